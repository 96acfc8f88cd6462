import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import kleos.terminal
from kleos.engine.errors import KleosError
from kleos.match import IllegalMove
from kleos.terminal.messages import (
    LANGUAGES,
    MESSAGES,
    Mistake,
    Words,
    check_language,
    environment_language,
    explained,
    say,
    typeset,
)
from kleos.words import phrases

TERMINAL = Path(kleos.terminal.__file__).parent
SPEAKING = ("say", "Words", "Mistake")


def fields(template: str) -> list[tuple[str, str]]:
    """The placeholders of a template with what follows their colon."""
    return [(name, spec or "") for _, name, spec, _ in string.Formatter().parse(template) if name is not None]


def literals() -> Iterator[tuple[str, str]]:
    """The texts written out in the terminal's modules but for those of the table, with the function each is told to."""
    for path in sorted(TERMINAL.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        entered = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) == "says"]
        table = {id(part) for entry in entered for part in ast.walk(entry)}
        tellers = {
            id(node.args[0]): called(node) for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in table:
                yield node.value, tellers.get(id(node), "")


def called(call: ast.Call) -> str:
    name = call.func
    return name.attr if isinstance(name, ast.Attribute) else name.id if isinstance(name, ast.Name) else ""


# The table --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", sorted(MESSAGES))
def test_a_message_is_complete_in_every_language(key: str) -> None:
    texts = MESSAGES[key]
    assert tuple(texts) == LANGUAGES
    assert all(text.strip() for text in texts.values())
    asked = [{name for name, _ in fields(text)} for text in texts.values()]
    assert asked[0] == asked[1] == asked[2]
    for lang, text in texts.items():
        assert "  " not in text
        for name, spec in fields(text):
            assert name.isidentifier(), "values are given by name"
            assert spec.count("|") <= 1
            assert spec == spec.strip()
        if lang == "fr":
            assert text == typeset(text)
            assert not any(f"{letter}{mark}" in text for letter in string.ascii_letters for mark in "?!;»")
            assert '"' not in text
        if lang != "en":
            assert not any(quoted in text for quoted in (" '", "' ", "“")), "quotation marks are « and »"


def test_no_message_is_entered_in_vain() -> None:
    used = {text for text, _ in literals()}
    assert [key for key in MESSAGES if key not in used] == []


def test_every_message_that_is_said_is_there() -> None:
    assert [text for text, teller in literals() if teller in SPEAKING and text not in MESSAGES] == []


def test_the_words_of_the_games_are_in_languages_of_the_terminal() -> None:
    assert set(phrases.LANGUAGES) <= set(LANGUAGES)


# Filling in ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["0 cards", "1 card", "2 cards"]),
        ("fr", ["0 carte", "1 carte", "2 cartes"]),
        ("it", ["0 carte", "1 carta", "2 carte"]),
    ],
)
def test_words_agree_with_numbers(lang: str, texts: list[str]) -> None:
    assert [say("cards", lang, count=count) for count in range(3)] == texts


def test_numbers_are_written_as_the_language_does() -> None:
    values = {"matches": 1234.56, "decisions": 1234567.0, "seconds": 0.25}
    said = {lang: say("simulate-speed", lang, **values) for lang in LANGUAGES}
    assert said["en"].startswith("1,234.6 matches/s, 1,234,567 ")
    assert said["fr"].startswith("1\u202f234,6 parties/s\u202f; 1\u202f234\u202f567 ")
    assert said["it"].startswith("1.234,6 partite/s; 1.234.567 ")
    assert say("simulate-heading", "fr", matches=2, game="x", decks="y", seed=123456).endswith("graine 123456")


def test_words_within_words_are_said_in_the_same_language() -> None:
    hint = Words("did-you-mean", close="KS-009")
    assert say("no-card", "en", words="x", hint=hint) == "no card 'x', did you mean KS-009?"
    assert say("no-card", "fr", words="x", hint=hint) == (
        "aucune carte «\u00a0x\u00a0», vouliez-vous dire KS-009\u202f?"
    )
    assert say("no-card", "it", words="x", hint=hint) == "nessuna carta «x», intendevi KS-009?"
    assert say("no-card", "it", words="{x}", hint="") == "nessuna carta «{x}»", "values are not templates"


def test_mistakes_are_explained_in_a_language() -> None:
    mistake = Mistake("no-clause", id="NM-99", hint="")
    assert str(mistake) == explained(mistake, "en") == "no clause 'NM-99'"
    assert explained(mistake, "it") == "nessuna clausola «NM-99»"
    assert explained(KleosError("something else"), "it") == "something else"
    match = kleos.new("naruto-mythos", seed=1)
    with pytest.raises(IllegalMove) as refused:
        match.choose("pass")
    assert explained(refused.value, "en") == str(refused.value)


# The language -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "FR-ca"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fra"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], lang: str) -> None:
    assert environment_language(environment) == lang


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    for lang in LANGUAGES:
        assert check_language(lang) == lang
    with pytest.raises(Mistake) as refused:
        check_language("de")
    assert str(refused.value) == "unknown language 'de', known are: en, fr, it"
    assert explained(refused.value, "it") == "lingua sconosciuta: «de», lingue conosciute: en, fr, it"
