import pickle

import pytest

import kleos
from kleos.language.messages import Listed
from kleos.terminal.messages import LANGUAGES, Mistake, Words, check_language, environment_language, say
from kleos.testing.wording import AVAILABLE, WRITTEN_OUT


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
    assert str(mistake) == mistake.words.text() == "no clause 'NM-99'"
    assert mistake.words.text("it") == "nessuna clausola «NM-99»"
    match = kleos.new("naruto-mythos", seed=1)
    with pytest.raises(kleos.IllegalMove) as refused:
        match.choose("pass")
    move = refused.value
    assert str(move) == move.words.text() == f"{move.clause}: {move.text()}"
    assert move.words.text("fr") == f"{move.clause}\u00a0: {move.text('fr')}"


def test_errors_travel_between_processes() -> None:
    problem = Words("expected-flag", value="7")
    errors: list[kleos.KleosError] = [
        kleos.KleosError(problem),
        kleos.SaveError(problem),
        kleos.PositionError("strict", problem),
        kleos.RecordError(3, problem),
        kleos.DeckError([problem, problem]),
        kleos.CardFileError([problem]),
    ]
    for error in errors:
        back = pickle.loads(pickle.dumps(error))
        assert (type(back), str(back)) == (type(error), str(error))
        assert back.words.text("it") == error.words.text("it")


def test_things_are_listed_and_take_their_article() -> None:
    kinds = Listed([Words("kind-of-effect"), Words("kind-of-target")], ", ")
    assert [kinds.text(lang) for lang in WRITTEN_OUT] == [
        "effect, target",
        "un effet, une cible",
        "un effetto, un bersaglio",
    ]
    assert say("expected-kind", "en", want=Words("kind-of-effect")) == "expected an effect"
    assert say("expected-kind", "en", want=Words("kind-of-target")) == "expected a target"


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
    with pytest.raises(kleos.KleosError) as refused:
        check_language("de")
    assert str(refused.value) == f"unknown language 'de' {AVAILABLE}"
    known = ", ".join(LANGUAGES)
    assert refused.value.words.text("it") == f"lingua sconosciuta: «de», lingue conosciute: {known}"
