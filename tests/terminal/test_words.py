"""kleos words: what a translator asks."""

import json
from pathlib import Path

import pytest

from kleos.cards.files import CardFile, own_text, text_key, untranslated
from kleos.language import catalogues
from kleos.language.catalogues import Catalogue
from kleos.language.languages import LANGUAGES

from .conftest import Run


def test_every_language_says_everything(run: Run) -> None:
    result = run("words check")
    assert result.status == 0
    assert result.out.count("nothing is missing") == len(LANGUAGES) - 1


def test_what_is_missing_is_named_with_its_file(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for lang, text in (("en", "hello = hello { $who }\nbye = bye"), ("xx", "hello = oy { $whom }\nhello = twice")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "some.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(catalogues, "OPENED", [Catalogue(tmp_path)])
    monkeypatch.setattr("kleos.terminal.words.OPENED", [Catalogue(tmp_path)])
    monkeypatch.setattr("kleos.terminal.words.untranslated", lambda game, lang: [])
    result = run("words check xx --json")
    assert result.status == 1
    problems = json.loads(result.out)["languages"]["xx"]
    assert [(Path(one["file"]).name, one["line"], one["problem"]) for one in problems] == [
        ("some.ftl", 2, "hello stands in some.ftl already"),
        ("some.ftl", 0, "bye is missing"),
    ]


def test_a_language_that_nobody_has_begun_is_refused(run: Run) -> None:
    result = run("words check xx")
    assert result.status == 2
    assert result.err == f"kleos: no catalogue has a folder 'xx' (available: {', '.join(LANGUAGES)})\n"


def test_an_entry_is_shown_in_every_language(run: Run) -> None:
    result = run("words show clause-in-english")
    assert "terminal/locales/fr\nclause-in-english = { $text } (en anglais)\n" in result.out
    assert result.out.count("clause-in-english = ") == len(LANGUAGES)
    assert run("words show no-such-thing").err == "kleos: nothing is called 'no-such-thing'\n"


# The texts of cards ---------------------------------------------------------------------------------------------------
def test_texts_of_cards_are_translated_where_their_english_is_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Said:
        def say(self) -> str:
            return "Zeus el Grande"

    def translated(id: str, lang: str, folder: str) -> Said | None:
        return Said() if (id, lang, folder) == ("card-zeus-name", "xx", "kanzume_goddess") else None

    monkeypatch.setattr("kleos.cards.files.translated", translated)
    monkeypatch.setattr("kleos.cards.files.LANGUAGES", (*LANGUAGES, "xx"))
    text = own_text("kanzume-goddess")
    assert CardFile("own", text, "kanzume-goddess").data["zeus"]["name"]["xx"] == "Zeus el Grande"
    other = CardFile("own", text.replace('{ en = "Zeus"', '{ en = "Another"', 1), "kanzume-goddess")
    assert "xx" not in other.data["zeus"]["name"]
    missing = dict(untranslated("kanzume-goddess", "xx"))
    assert "card-zeus-name" not in missing
    assert missing["card-hades-name"] == "Hades"


def test_a_card_is_called_as_its_own_game_calls_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened = []
    for game, name in (("kanzume_goddess", "Aphrodita"), ("saint_seiya", "Aphrodita of the Fish")):
        folder = tmp_path / game / "locales"
        (folder / "it").mkdir(parents=True)
        (folder / "it" / "cards.ftl").write_text(f"card-aphrodite-name = {name}", "utf-8")
        opened.append(Catalogue(folder))
    monkeypatch.setattr(catalogues, "OPENED", opened)
    entry = catalogues.translated("card-aphrodite-name", "it", "saint_seiya")
    assert entry is not None
    assert entry.say() == "Aphrodita of the Fish"


def test_keys_of_texts_are_what_fluent_can_call_an_entry() -> None:
    assert text_key(("loup-garou", "partly", "line.1")) == "card-loup-garou-partly-line-1"
    assert text_key(("KS-001", "title")) == "card-KS-001-title"
