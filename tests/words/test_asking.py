"""Questions name what can be done now, say why if that is little, and put the answer first that most people want."""

import pytest

import kleos
from kleos.games.kanzume_goddess import testing as kanzume_goddess
from kleos.games.mythology_go import testing as mythology_go
from kleos.games.naruto_mythos.testing import hidden, table
from kleos.games.registry import GAMES, game_named
from kleos.games.saint_seiya import testing as saint_seiya
from kleos.language.languages import LANGUAGES
from kleos.testing import play_randomly, random_match
from kleos.testing.stories import Story
from kleos.testing.wording import WRITTEN_OUT
from kleos.words import CATALOGUE


def asked(story: Story, lang: str = "en") -> str:
    decision = story.match.decision
    assert decision is not None
    return decision.prompt(lang)


def listed(story: Story) -> list[str]:
    decision = story.match.decision
    assert decision is not None
    return [option.text() for option in decision.listed]


# What can be done -----------------------------------------------------------------------------------------------------
def test_what_is_offered_is_listed_as_the_language_lists_things() -> None:
    deeds = ["a", "b", "c"]
    listed = [CATALOGUE.say("offered", lang, {"deeds": deeds}) for lang in WRITTEN_OUT]
    assert listed == ["a, b or c", "a, b ou c", "a, b o c"]
    assert CATALOGUE.say("offered", "en", {"deeds": ["a"]}) == "a"
    assert CATALOGUE.say("only", "fr", {"deed": "a", "reasons": ["b", "c"]}) == "vous ne pouvez que a, car b et c"
    assert CATALOGUE.say("only", "it", {"deed": "a", "reasons": []}) == "puoi solo a"


def test_a_turn_of_naruto_mythos_names_only_the_verbs_that_are_offered() -> None:
    story = table(([], []), p0={"hand": ["KS-009"], "chakra": 5})
    assert asked(story) == "Your turn: play, hide or pass."
    assert asked(story, "fr") == "À vous\u00a0: jouez, cachez ou passez."
    assert asked(story, "it") == "Tocca a te: gioca, nascondi o passa."
    assert asked(table(([hidden("KS-009")], []), p0={"chakra": 9})) == "Your turn: reveal or pass."
    assert asked(table((["KS-009"], []), p0={"hand": ["KS-010"], "chakra": 9})) == "Your turn: hide, upgrade or pass."


def test_whoever_can_only_pass_is_told_why() -> None:
    broke = table(([], []), p0={"hand": ["KS-009"], "chakra": 0})
    assert asked(broke) == "Your turn: you can only pass, since you have no chakra."
    assert asked(broke, "fr") == "À vous\u00a0: vous ne pouvez que passer, car vous n'avez plus de Chakra."
    assert asked(broke, "it") == "Tocca a te: puoi solo passare, perché non hai più Chakra."
    assert asked(table(([], []), p0={"chakra": 5})) == "Your turn: you can only pass, since your hand is empty."
    both = "Your turn: you can only pass, since you have no chakra and your hand is empty."
    assert asked(table(([], []), p0={"chakra": 0})) == both


def test_a_main_phase_of_saint_seiya_names_only_what_is_offered() -> None:
    story = saint_seiya.table(["geist"], {"hand": ["seiya-green"]})
    assert asked(story) == "Your main phase: play a Character or end the phase."
    assert asked(story, "it") == "La tua fase principale: gioca un Personaggio o concludi la fase."
    idle = saint_seiya.table(["geist"], {"hand": []})
    assert asked(idle) == "Your main phase: you can only end the phase, since your hand is empty."


def test_a_phase_of_kanzume_goddess_says_why_it_can_only_be_ended() -> None:
    story = kanzume_goddess.table({"hand": ["sacred-guardian"]}, phase="play")
    assert asked(story).endswith(": you can only end the phase, since none of your cards can be played now.")
    empty = kanzume_goddess.table({"hand": []}, phase="play")
    assert asked(empty, "fr").endswith("\u00a0: vous ne pouvez que terminer la phase, car votre main est vide.")
    poor = kanzume_goddess.table({"hand": []}, phase="recruit", faith=0)
    assert asked(poor).endswith(": you can only end the phase, since no card is that cheap.")


def test_what_goes_under_the_deck_of_mythology_go_goes_at_once_unless_one_minds_the_order() -> None:
    story = mythology_go.table({"hand": ["harpie", "nain", "golem"]}, plays=1).does("done")
    assert asked(story) == (
        "Your turn ends: the rest of your hand goes under the deck. Its order matters only if the deck runs down that far."
    )
    assert listed(story) == [
        "Put them under the deck as they are",
        "Dwarf (grey, value 1) first",
        "Golem (grey, value 4) first",
        "Harpy (blue, value 1) first",
    ]
    story.does("card nain")
    assert asked(story) == "Which card comes next under the deck?"
    assert listed(story)[1] == "Golem (grey, value 4) next"


# Effects --------------------------------------------------------------------------------------------------------------
def test_an_optional_effect_is_used_or_not_used_by_the_same_word() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-001"], "chakra": 9}).does("play KS-001 D").expects("use", 0)
    assert asked(story).startswith("Hiruzen Sarutobi (KS-001) MAIN: use this effect? Give 2 Power tokens to ")
    assert listed(story) == ["Use the effect of Hiruzen Sarutobi", "Do not use it"]
    decision = story.match.decision
    assert decision is not None
    assert [option.text("fr") for option in decision.listed] == [
        "Utiliser l'effet de Hiruzen Sarutobi",
        "Ne pas l'utiliser",
    ]
    assert [option.text("it") for option in decision.listed] == ["Usa l'effetto di Hiruzen Sarutobi", "Non usarlo"]


# The order of the answers ---------------------------------------------------------------------------------------------
def test_what_can_be_acquired_comes_before_playing_more_against_it() -> None:
    played = saint_seiya.facing(1, "seiya-green", "seiya-green", "seiya-green")
    story = saint_seiya.table(["jaki"], {"hand": ["seiya-green"], "played": played})
    assert listed(story)[0].startswith("Acquire Jaki ")
    assert listed(story)[-1] == "End the main phase"


@pytest.mark.parametrize("game", GAMES)
def test_people_read_the_same_answers_in_their_own_order(game: str) -> None:
    def check(match: kleos.Match) -> None:
        decision = match.decision
        if decision is not None:
            assert sorted(option.index for option in decision.listed) == list(range(len(decision.options)))

    play_randomly(random_match(game, 3), 3, check)


@pytest.mark.parametrize("game", GAMES)
def test_the_wanted_order_names_every_answer_of_its_question(game: str) -> None:
    rules = game_named(game)
    for kind, verbs in rules.wanted.items():
        assert sorted(verbs) == sorted(rules.answers[kind])


# The rule behind a question -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_the_rule_by_which_something_is_asked_is_told_beside_the_question(game: str) -> None:
    rules = game_named(game)
    assert rules.clauses
    book = kleos.rules(game).clauses
    assert [id for id in rules.clauses.values() if id not in book] == []
    prefix = next(iter(book)).partition("-")[0] + "-"

    def check(match: kleos.Match) -> None:
        if match.decision is not None:
            assert all(prefix not in match.decision.prompt(lang) for lang in LANGUAGES)

    play_randomly(random_match(game, 5), 5, check)


def test_the_mulligan_is_asked_by_its_rule() -> None:
    decision = kleos.new("naruto-mythos", seed=1).decision
    assert decision is not None
    assert decision.clause == "NM-3.9"
    assert decision.prompt() == "Keep your opening hand, or swap it once for 5 new cards?"
