"""Whatever comes in from outside: a clear error that names field and clause, nothing changed, never a crash."""

import ast
import inspect
import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleos
from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess import CATALOGUE
from kleos.games.kanzume_goddess import explain as explaining
from kleos.games.kanzume_goddess.explain import explain
from kleos.games.kanzume_goddess.kinds import KINDS
from kleos.games.kanzume_goddess.pool import read_pool, standard_pool
from kleos.games.kanzume_goddess.testing import Story, protect, reaction, table
from kleos.games.kanzume_goddess.words.reasons import REFUSALS, refusal_text
from kleos.language.catalogues import entries
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Listed, Words
from kleos.testing import check_invariants, clause, eager_choice
from kleos.testing.wording import WRITTEN_OUT, faults

POOL = standard_pool()
CARDS = files("kleos.games.kanzume_goddess").joinpath("cards.toml").read_text("utf-8")
CLAUSES = kleos.rules("kanzume-goddess").clauses
Document = dict[str, Any]
relaxed = settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])


def told_in_every_language(problem: kleos.KleosError) -> bool:
    texts = {problem.words.text(lang) for lang in LANGUAGES}
    return str(problem) == problem.words.text() and len(texts) == len(LANGUAGES)


def keys_of(words: Any) -> set[str]:
    """The keys of a message and of all it is made of."""
    if isinstance(words, Listed):
        return {key for part in words.parts for key in keys_of(part)}
    if not isinstance(words, Words):
        return set()
    return {words.key} | {key for value in words.values.values() for key in keys_of(value)}


# Match options ------------------------------------------------------------------------------------------------------------
@clause("KG-3.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 99])
def test_one_or_seven_players_are_refused(players: int) -> None:
    with pytest.raises(kleos.KleosError, match=r"KG-3\.1") as problem:
        kleos.new("kanzume-goddess", seed=1, players=players)
    assert told_in_every_language(problem.value)


@clause("KG-3.2", "KG-3.29")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_team_match_of_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(kleos.KleosError, match=r"KG-3\.29") as problem:
        kleos.new("kanzume-goddess", seed=1, players=players, options={"mode": "team"})
    assert "option-team-players" in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("KG-3.29")
@pytest.mark.parametrize("mode", ["", "Team", "solo", None, 1, ["team"], {"team": 1}], ids=repr)
def test_a_mode_that_is_not_known_is_refused(mode: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"KG-3\.29") as problem:
        kleos.new("kanzume-goddess", seed=1, players=4, options={"mode": mode})
    assert "mode" in str(problem.value)
    assert told_in_every_language(problem.value)


@clause("KG-3.5", "KG-3.6", "KG-3.29")
@pytest.mark.parametrize(
    "mains",
    [[], [0], [1, 0], [0, 2], [1, 3], [0, 1, 2], [0, 5], [4, 1], [-2, 1], ["0", "1"], [0.0, 1], [False, True], "01", 7, None],
    ids=repr,
)  # fmt: skip
def test_main_gods_that_cannot_be_are_refused(mains: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"KG-3\.6") as problem:
        kleos.new("kanzume-goddess", seed=1, players=4, options={"mode": "team", "mains": mains})
    assert "option-mains" in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("KG-3.6", "KG-3.29")
def test_an_individual_match_has_no_main_gods() -> None:
    with pytest.raises(kleos.KleosError, match=r"KG-3\.6") as problem:
        kleos.new("kanzume-goddess", seed=1, players=4, options={"mains": [0, 1]})
    assert "option-no-mains" in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)
    assert kleos.new("kanzume-goddess", seed=1, players=4, options={"mains": []}).players == 4


@clause("KG-3.31")
@pytest.mark.parametrize(
    "sides",
    [["greek"], ["greek"] * 4, ["greek", "roman", "norse"], ["Greek", "norse", "random"], "greek", "grk", 1, None,
     [0, 1, 0], [None] * 3, [["greek"], "norse", "random"], {"greek": 1}],
    ids=repr,
)  # fmt: skip
def test_sides_that_are_not_one_for_each_player_are_refused(sides: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"for each of the 3 players.*KG-3\.31") as problem:
        kleos.new("kanzume-goddess", seed=1, players=3, options={"sides": sides})
    assert "option-sides" in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("KG-3.33")
@pytest.mark.parametrize("sides", [["greek", "norse"], ["greek"] * 4, ["roman"], "greek", None, [0]], ids=repr)
def test_a_team_match_knows_one_side_that_of_team_a(sides: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"the side of team A.*KG-3\.33") as problem:
        kleos.new("kanzume-goddess", seed=1, players=4, options={"mode": "team", "sides": sides})
    assert "option-team-sides" in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("KG-3.32")
def test_too_many_players_for_one_mythology_are_told_which_and_how_many() -> None:
    with pytest.raises(kleos.KleosError) as problem:
        kleos.new("kanzume-goddess", seed=1, players=5, options={"sides": ["norse"] * 4 + ["greek"]})
    assert "option-sides-many" in keys_of(problem.value.words)
    assert "Norse mythology" in str(problem.value)
    assert "4 have chosen it" in str(problem.value)
    assert told_in_every_language(problem.value)


@clause("KG-3.6")
def test_who_names_main_gods_wrongly_is_told_the_seats_of_the_teams() -> None:
    with pytest.raises(kleos.KleosError) as problem:
        kleos.new("kanzume-goddess", seed=1, players=6, options={"mode": "team", "mains": [0, 2]})
    assert "team A (0, 2, 4)" in str(problem.value)
    assert "team B (1, 3, 5), not [0, 2]" in str(problem.value)
    with pytest.raises(kleos.KleosError, match="`mains` goes with `mode` team"):
        kleos.new("kanzume-goddess", seed=1, players=6, options={"mains": [0, 1]})


@clause("KG-2.1")
@pytest.mark.parametrize("decks", [[], {}, "starter", [["aries"], ["leo"]], 0, [None, None]], ids=str)
def test_decks_are_refused(decks: Any) -> None:
    with pytest.raises(kleos.DeckError, match=r"KG-2\.1") as problem:
        kleos.new("kanzume-goddess", seed=1, decks=decks)
    assert told_in_every_language(problem.value)


@clause("KG-3.29")
def test_an_unknown_option_is_named() -> None:
    with pytest.raises(kleos.KleosError, match="gods") as problem:
        kleos.new("kanzume-goddess", seed=1, options={"gods": ["zeus", "thor"]})
    assert told_in_every_language(problem.value)


@clause("KG-8.21")
def test_only_who_is_in_the_match_can_give_up() -> None:
    match = kleos.from_position(position(players=[{"god": "zeus"}, {"god": "thor", "out": True}, {"god": "loki"}]))
    with pytest.raises(kleos.KleosError, match=r"KG-8\.21") as problem:
        match.concede(1)
    assert "has-left" in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)
    for seat in (-1, 3):
        with pytest.raises(kleos.KleosError):
            match.concede(seat)
    match.concede(2)
    assert match.outcome is not None


@relaxed
@given(
    st.dictionaries(
        st.sampled_from(["mode", "mains", "sides", "x"]),
        st.one_of(
            st.none(),
            st.booleans(),
            st.integers(-3, 9),
            st.floats(),
            st.sampled_from(["team", "individual", ""]),
            st.lists(st.one_of(st.integers(-1, 6), st.sampled_from(["0", None])), max_size=3),
            st.lists(st.sampled_from(["greek", "norse", "random", "x"]), max_size=6),
        ),
        max_size=3,
    ),
    st.integers(-1, 8),
)
def test_any_options_start_a_sound_match_or_are_refused(options: dict[str, Any], players: int) -> None:
    try:
        match = kleos.new("kanzume-goddess", seed=1, players=players, options=options)
    except kleos.KleosError as problem:
        assert told_in_every_language(problem)
        return
    assert check_invariants(match) == []
    assert kleos.replay(match.record()).hash() == match.hash()


# Tokens -------------------------------------------------------------------------------------------------------------------
def chosen(players: int, mode: str, *tokens: str, seed: int = 1) -> Story:
    """A new match at one of the choices of Gods."""
    return Story(kleos.new("kanzume-goddess", seed=seed, players=players, options={"mode": mode})).does(*tokens)


def not_dealt() -> tuple[str, str, str]:
    """A God that p0 of the first match was not dealt."""
    dealt = chosen(2, "individual").tokens
    other = next(f"god {POOL.cards[god].id}" for god in POOL.gods if f"god {POOL.cards[god].id}" not in dealt)
    return other, "KG-3.9", "god-not-dealt"


def team_choice() -> Story:
    """p2, whose team-mate p0 has taken the first God of their mythology."""
    story = chosen(4, "team")
    story.does(story.tokens[0])
    return story.does(story.tokens[0]).expects("choose-god", 2)


def taken_gods() -> list[tuple[str, str, str]]:
    story = chosen(4, "team")
    mine = story.tokens[0]
    story.does(mine)
    return [(mine, "KG-3.14", "god-taken"), (story.tokens[0], "KG-2.6", "god-of-other-team")]


def attacked(*others: Document, **fields: Any) -> Story:
    """p0's Leo has been declared against p1."""
    return table({"hand": ["leo"]}, *others, **fields).does("play leo 1", *(["player p1"] if len(others) > 1 else []))


TEAM = {"mode": "team"}
GREEKS: list[Document] = [{"god": "hades", "hand": ["leo"]}, {"god": "thor"}, {"god": "zeus"}, {"god": "loki"}]
Cases = list[tuple[str, str, str]]  # token, clause, key of the reason
ANYWHERE: Cases = [("", "KG-5.1", "unknown-token"), ("castle", "KG-5.1", "unknown-token"), ("concede", "KG-5.1", "unknown-token")]  # fmt: skip

WRONG: list[tuple[str, Callable[[], Story], Cases]] = [
    (
        "choose-god",
        lambda: chosen(2, "individual"),
        [
            not_dealt(),
            ("god aries", "KG-1.4", "no-god"),
            ("god priest", "KG-1.4", "no-god"),
            ("god nobody", "KG-5.1", "unknown-token"),
            ("use zeus.1", "KG-13.1", "wrong-kind"),
            ("done", "KG-13.1", "wrong-kind"),
        ],
    ),
    ("choose-god", team_choice, taken_gods()),
    (
        "start-phase",
        lambda: table({"god": "apollo", "hand": ["priest", "cancer"], "deck": ["leo"]}, phase="start"),
        [
            ("play priest 1", "KG-4.7", "only-in-play-phase"),
            ("recruit w1", "KG-4.11", "only-in-recruit-phase"),
            ("recruit netherworld leo", "KG-4.11", "only-in-recruit-phase"),
            ("react cancer 2", "KG-6.2", "nothing-to-react-to"),
            ("use zeus.1", "KG-5.21", "other-god"),
            ("card priest", "KG-13.1", "wrong-kind"),
            ("pass", "KG-13.1", "wrong-kind"),
            ("skip", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "play-phase",
        lambda: table(
            {
                "hand": ["leo", "libra", "orion", "cancer", "sacred-guardian", "priest"],
                "play": ["priest", "aries"],
                "discard": ["virgo"],
            },
            {"hand": ["pisces"]},
        ),
        [
            ("play leo 1", "KG-5.13", "colour-does-not-follow"),
            ("play orion 1", "KG-5.13", "colour-does-not-follow"),
            ("play orion 2", "KG-6.3", "bond-of-card"),
            ("play cancer 2", "KG-6.2", "reaction-is-no-action"),
            ("play sacred-guardian 1", "KG-5.6", "no-action"),
            ("play sacred-guardian 3", "KG-5.6", "no-action"),
            ("play sacred-guardian 4", "KG-1.13", "no-such-ability"),
            ("play libra 0", "KG-1.13", "no-such-ability"),
            ("play libra 2", "KG-1.13", "no-such-ability"),
            ("play virgo 1", "KG-6.1", "not-in-hand"),
            ("play pisces 1", "KG-6.1", "not-in-hand"),
            ("play hades 1", "KG-1.4", "god-is-no-card-in-hand"),
            ("play libra", "KG-5.1", "unknown-token"),
            ("play libra one", "KG-5.1", "unknown-token"),
            ("use hades.1", "KG-5.21", "other-moment"),
            ("use hades.2", "KG-5.30", "bond-of-god"),
            ("use thor.1", "KG-5.21", "other-god"),
            ("use hades.3", "KG-5.1", "unknown-token"),
            ("use", "KG-13.1", "wrong-kind"),
            ("recruit priest", "KG-4.11", "only-in-recruit-phase"),
            ("react cancer 2", "KG-6.2", "nothing-to-react-to"),
            ("player p1", "KG-13.1", "wrong-kind"),
            ("target #1", "KG-13.1", "wrong-kind"),
            ("energy", "KG-13.1", "wrong-kind"),
            ("Done", "KG-5.1", "unknown-token"),
        ],
    ),
    (
        "play-phase",
        lambda: table({"god": "zeus", "hand": []}, used=[]),
        [("use zeus.1", "KG-5.25", "no-card-to-pay")],
    ),
    (
        "play-phase",
        lambda: table({"god": "zeus", "hand": ["priest"]}, used=["zeus.1"]),
        [("use zeus.1", "KG-5.23", "used-this-turn")],
    ),
    ("play-phase", lambda: table({"god": "loki"}), [("use loki.1", "KG-5.25", "no-card-to-pay")]),
    ("play-phase", lambda: table({"god": "odin"}), [("use odin.1", "KG-5.30", "bond-of-god")]),
    ("play-phase", lambda: table({"god": "hel", "hand": ["leo"]}), [("use hel.1", "KG-5.21", "other-moment")]),
    ("play-phase", lambda: table({"god": "heimdall"}), [("use heimdall.1", "KG-5.21", "other-moment")]),
    (
        "play-phase",
        lambda: table({"god": "poseidon", "hand": ["leo"]}),
        [("use poseidon.1", "KG-11.24", "no-colour-to-ignore")],
    ),
    (
        "play-phase",
        lambda: table({"god": "poseidon", "hand": ["leo"], "play": ["aries"]}, ignore_colour=True),
        [("use poseidon.1", "KG-11.24", "colour-ignored-already")],
    ),
    (
        "play-phase",
        lambda: table({"god": "poseidon", "energy": 1, "play": ["aries"]}),
        [("use poseidon.1", "KG-5.26", "nothing-to-pay")],
    ),
    (
        "choose-player",
        lambda: table({"hand": ["leo"]}, {}, {}, {"out": True}).does("play leo 1"),
        [
            ("player p0", "KG-5.33", "own-god"),
            ("player p3", "KG-5.32", "player-out"),
            ("player p4", "KG-3.1", "no-player"),
            ("player 1", "KG-5.1", "unknown-token"),
            ("pass", "KG-13.1", "wrong-kind"),
            ("play leo 1", "KG-13.1", "wrong-kind"),
            ("use hades.1", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "choose-player",
        lambda: table(*GREEKS, {"god": "athena"}, {"god": "hel", "sealed": True}, **TEAM).does("play leo 1"),
        [
            ("player p0", "KG-5.33", "own-god"),
            ("player p2", "KG-5.33", "team-mate"),
            ("player p4", "KG-5.33", "team-mate"),
            ("player p5", "KG-5.32", "player-sealed"),
        ],
    ),
    (
        "react-ability",
        lambda: table({"hand": ["leo"]}, {"hand": ["aquarius", "cancer", "priest"]}).does("play leo 1"),
        [
            ("react aquarius 1", "KG-6.1", "action-is-no-reaction"),
            ("react aquarius 3", "KG-1.13", "no-such-ability"),
            ("react cancer 2", "KG-6.2", "answers-attacks"),
            ("react priest 1", "KG-6.1", "action-is-no-reaction"),
            ("react pegasus 2", "KG-5.46", "not-in-hand"),
            ("react thor 1", "KG-1.4", "god-is-no-card-in-hand"),
            ("use thor.1", "KG-13.1", "wrong-kind"),
            ("play aquarius 1", "KG-13.1", "wrong-kind"),
            ("skip", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "react-attack",
        lambda: attacked({"god": "heimdall", "hand": ["pegasus", "sacred-guardian"]}, used=["heimdall.1"]),
        [
            ("react pegasus 3", "KG-5.43", "protects-others"),
            ("react pegasus 1", "KG-6.1", "action-is-no-reaction"),
            ("react sacred-guardian 2", "KG-5.43", "protects-others"),
            ("react sacred-guardian 3", "KG-6.3", "bond-of-card"),
            ("react cancer 2", "KG-5.46", "not-in-hand"),
            ("use heimdall.1", "KG-5.22", "used-this-turn"),
            ("use hades.1", "KG-5.21", "other-god"),
            ("done", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "react-attack",
        lambda: attacked({"hand": ["aquarius", "cancer"]}).does("pass"),
        [("react aquarius 2", "KG-6.2", "answers-abilities")],
    ),
    (
        "react-attack",
        lambda: attacked({}, {"hand": ["pegasus", "cancer"]}),
        [
            ("react pegasus 2", "KG-5.42", "defends-own-god"),
            ("react cancer 2", "KG-5.42", "defends-own-god"),
            ("use apollo.1", "KG-5.21", "other-moment"),
        ],
    ),
    (
        "react-attack",
        lambda: attacked({}, {"god": "heimdall", "hand": ["pegasus"]}),
        [("use heimdall.1", "KG-5.21", "other-moment")],
    ),
    (
        "react-attack",
        lambda: attacked({}, {"god": "athena", "hand": ["pegasus", "priest"]}),
        [("use athena.1", "KG-5.21", "other-moment")],
    ),
    (
        "react-attack",
        lambda: attacked({"god": "athena", "hand": ["cancer"]}),
        [("use athena.1", "KG-5.25", "no-such-card-to-pay")],
    ),
    (
        "react-attack",
        lambda: attacked({"god": "athena", "hand": ["priest", "cancer", "priest"]}).does("use athena.1"),
        [("use athena.1", "KG-5.22", "used-in-attack")],
    ),
    (
        "react-attack",
        lambda: attacked({"god": "loki"}, {"god": "athena"}, {"god": "odin", "hand": ["pegasus"]}, **TEAM),
        [("react pegasus 2", "KG-5.42", "defends-own-god")],
    ),
    (
        "pay-cost",
        lambda: table({"god": "zeus", "hand": ["priest", "leo"]}).does("use zeus.1"),
        [
            ("card aries", "KG-5.27", "not-in-hand"),
            ("energy", "KG-5.25", "energy-not-asked-for"),
            ("card priest hand", "KG-13.1", "wrong-kind"),
            ("skip", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "pay-cost",
        lambda: table({"god": "poseidon", "hand": ["leo", "priest"], "play": ["aries"], "energy": 1}).does("use poseidon.1"),
        [("energy", "KG-5.26", "no-energy-to-pay")],
    ),
    (
        "pay-cost",
        lambda: attacked({"god": "athena", "hand": ["priest", "bishop", "cancer"]}).does("use athena.1"),
        [("card cancer", "KG-5.25", "not-asked-for"), ("card leo", "KG-5.27", "not-in-hand")],
    ),
    (
        "discard-choice",
        lambda: table({"hand": ["scorpio"]}, {"hand": ["priest", "leo"]}).does("play scorpio 1"),
        [("card aries", "KG-7.10", "not-in-hand"), ("energy", "KG-13.1", "wrong-kind"), ("skip", "KG-13.1", "wrong-kind")],
    ),
    (
        "banish-choice",
        lambda: table({"hand": ["hydra", "leo"], "discard": ["priest"]}).does("play hydra 1"),
        [
            ("card priest hand", "KG-6.39", "not-in-hand"),
            ("card leo discard", "KG-6.39", "not-in-discard"),
            ("card hydra hand", "KG-6.39", "not-in-hand"),
            ("card leo", "KG-13.1", "which-zone"),
            ("pass", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "hades-banish",
        lambda: table({"hand": ["leo"], "discard": ["priest", "virgo"]}, phase="recruit", faith=1).does("use hades.1"),
        [("card leo", "KG-6.39", "not-in-discard"), ("skip", "KG-13.1", "wrong-kind")],
    ),
    (
        "repeat-warrior",
        lambda: table(
            {"play": ["priest", "capricorn", "libra", "sagittarius", "capricorn", reaction("aquarius")], "hand": ["gemini"]},
            {"play": [protect("pegasus")]},
        ).does("play gemini 1"),
        [
            ("target #1", "KG-6.6", "not-played-for-action"),
            ("target #5", "KG-13.2", "same-as"),
            ("target #6", "KG-6.6", "not-played-for-action"),
            ("target #7", "KG-11.11", "not-in-own-play-area"),
            ("target #8", "KG-11.11", "not-to-repeat"),
            ("target #9", "KG-7.6", "no-object"),
            ("target 2", "KG-5.1", "unknown-token"),
            ("done", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "repeat-ability",
        lambda: table({"play": ["phoenix", "taurus"], "hand": ["gemini"], "god": "poseidon"}, netherworld=["aries"], ignore_colour=True).does(
            "play gemini 1", "target #1"
        ),
        [
            ("ability 3", "KG-1.13", "no-such-ability"),
            ("ability 0", "KG-1.13", "no-such-ability"),
            ("ability one", "KG-5.1", "unknown-token"),
        ],
    ),
    (
        "take-netherworld",
        lambda: table({"hand": ["phoenix"]}, netherworld=["aries", "leo", "priest", "taurus"]).does("play phoenix 2"),
        [
            ("card leo", "KG-6.42", "not-asked-for"),
            ("card priest", "KG-6.42", "not-asked-for"),
            ("card virgo", "KG-6.42", "not-in-netherworld"),
        ],
    ),
    (
        "recruit-phase",
        lambda: table(
            phase="recruit",
            faith=3,
            piles={"w1": ["leo", "virgo"], "w2": ["aries"]},
            supply={"bishop": 1},
            netherworld=["capricorn", "priest", "taurus"],
        ),
        [
            ("recruit w1", "KG-5.54", "too-dear"),
            ("recruit w3", "KG-5.47", "pile-empty"),
            ("recruit w7", "KG-5.1", "unknown-token"),
            ("recruit aries", "KG-13.16", "recruit-by-pile"),
            ("recruit leo", "KG-13.16", "recruit-by-pile"),
            ("recruit virgo", "KG-5.47", "not-on-top"),
            ("recruit pisces", "KG-5.47", "not-on-top"),
            ("recruit priest", "KG-5.47", "no-more-disciples"),
            ("recruit zeus", "KG-5.47", "god-is-not-recruited"),
            ("recruit netherworld taurus", "KG-5.54", "too-dear"),
            ("recruit netherworld priest", "KG-6.46", "not-from-netherworld"),
            ("recruit netherworld leo", "KG-6.46", "not-in-netherworld"),
            ("use hades.1", "KG-13.12", "nothing-to-banish"),
            ("use hades.2", "KG-5.30", "bond-of-god"),
            ("play priest 1", "KG-4.7", "only-in-play-phase"),
            ("skip", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "recruit-phase",
        lambda: table({"discard": ["leo"]}, phase="recruit", supply={"bishop": 1}, used=["hades.2"], netherworld=["aries"]),
        [
            ("recruit bishop", "KG-5.54", "too-dear"),
            ("use hades.1", "KG-5.25", "no-faith-to-pay"),
            ("recruit netherworld aries", "KG-6.46", "netherworld-used"),
        ],
    ),
    (
        "recruit-phase",
        lambda: table({"god": "thor"}, {"god": "odin"}, phase="recruit", faith=9, netherworld=["aries"]),
        [("recruit netherworld aries", "KG-5.48", "no-netherworld-ability")],
    ),
    (
        "discard-phase",
        lambda: table({"god": "hel", "hand": ["leo"], "discard": ["priest"]}, phase="discard"),
        [
            ("card priest", "KG-6.39", "not-in-hand"),
            ("card leo hand", "KG-13.1", "wrong-kind"),
            ("use hel.1", "KG-13.1", "wrong-kind"),
            ("use zeus.1", "KG-5.21", "other-god"),
            ("play leo 1", "KG-4.7", "only-in-play-phase"),
            ("done", "KG-13.1", "wrong-kind"),
        ],
    ),
    (
        "end-choice",
        lambda: table({"god": "odin", "energy": 1, "deck": ["leo", "priest"]}, phase="end"),
        [
            ("energy", "KG-5.26", "no-energy-to-pay"),
            ("card aries", "KG-5.27", "not-in-hand"),
            ("skip", "KG-13.1", "wrong-kind"),
        ],
    ),
]  # fmt: skip
FLAT = [
    pytest.param(kind, tell, *case, id=f"{kind}: {case[0]} {case[2]}")
    for kind, tell, cases in WRONG
    for case in cases + ANYWHERE
]


@clause("KG-5.1", "KG-13.1")
@pytest.mark.parametrize(("kind", "tell", "token", "named", "key"), FLAT)
def test_a_token_that_is_not_offered_is_refused_with_the_clause_a_judge_would_cite(
    kind: str, tell: Callable[[], Story], token: str, named: str, key: str
) -> None:
    story = tell().expects(kind).refuses(token, clause=named)
    assert named in CLAUSES
    refusal = explain(story.board, token)
    assert refusal.key == key
    said = [refusal_text(refusal, POOL, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    for lang, text in zip(LANGUAGES, said, strict=True):
        assert faults(unquoted(text), lang) == [], text
        assert text.endswith(".")


def unquoted(text: str) -> str:
    """Without quoted tokens, which are the same in all languages."""
    return re.sub(r"'[a-z0-9 #-]*'|«.*?»", "X", text)


def test_every_kind_of_decision_is_answered_wrongly_at_least_once() -> None:
    assert {kind for kind, _, _ in WRONG} == set(KINDS)


def test_every_reason_is_given_for_some_token() -> None:
    """All but the last resort and those that only a box with other abilities can bring about."""
    given_here = {case[2] for _, _, cases in WRONG for case in cases} | {"unknown-token", "over"}
    assert set(REFUSALS) == keys_in_the_source()
    assert set(REFUSALS) - given_here == {
        "not-offered",
        "aids-own-side",
        "would-do-nothing",
        "no-action-to-repeat",
    }


def keys_in_the_source() -> set[str]:
    keys: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(explaining))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            second = node.args[1]
            both = [second.body, second.orelse] if isinstance(second, ast.IfExp) else [second]
            keys |= {part.value for part in both if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return keys


def said(story: Story, token: str) -> list[str]:
    return [
        refusal_text(explain(story.board, token), POOL, lang).replace("\N{NO-BREAK SPACE}", " ") for lang in WRITTEN_OUT
    ]


@clause("KG-5.13", "KG-5.15")
def test_who_asks_about_a_colour_is_told_which_may_follow() -> None:
    assert said(table({"hand": ["leo"], "play": ["aries"]}), "play leo 1") == [
        "Leo (red) cannot follow Aries: only a green or silver Warrior may be played now.",
        "Lion (rouge) ne peut pas suivre Bélier : seul un Guerrier vert ou argent peut être joué maintenant.",
        "Leone (rosso) non può seguire Ariete: ora si può giocare solo un Guerriero verde o argento.",
    ]
    libra = said(table({"hand": ["pisces"], "play": ["aries", "libra"]}), "play pisces 1")
    assert libra[0] == "Pisces (yellow) cannot follow Libra: only a red Warrior may be played now."


@clause("KG-5.54")
def test_who_cannot_pay_is_told_the_cost_and_the_faith_there_is() -> None:
    story = table(phase="recruit", faith=1, piles={"w1": ["leo"]})
    assert said(story, "recruit w1") == [
        "Leo costs 6 faith and you have 1.",
        "Lion coûte 6 points de foi et vous en avez 1.",
        "Leone costa 6 punti fede e ne hai 1.",
    ]


@clause("KG-5.21", "KG-5.23")
def test_abilities_of_gods_are_named_with_their_moment_or_limit() -> None:
    assert said(table({"god": "apollo"}), "use apollo.1") == [
        "Ability 1 of Apollo is used only in your own Start phase.",
        "La capacité 1 d'Apollon ne s'utilise que pendant votre phase de démarrage.",
        "L'abilità 1 di Apollo si usa solo nella tua fase iniziale.",
    ]
    assert said(table({"god": "zeus"}, used=["zeus.1"]), "use zeus.1")[0] == (
        "Ability 1 of Zeus has already been used this turn."
    )


@clause("KG-5.45")
def test_protect_helps_no_opponent_in_a_team_match() -> None:
    """So whoever is neither attacked nor a team-mate has no reaction, and is not asked."""
    hands: list[Document] = [
        {"god": "hades", "hand": ["leo"]},
        {"god": "thor", "hand": []},
        {"god": "zeus", "hand": ["pegasus", "aquarius"]},
        {"god": "loki", "hand": ["pegasus"]},
    ]
    story = table(*hands, mode="team").does("play leo 1", "player p1").expects("react-attack", 3)
    story.expects_exactly("react pegasus 3", "pass").refuses("react pegasus 2", clause="KG-5.42")
    story.does("pass").expects("play-phase", 0)  # p2, an opponent of p1, was not asked


@clause("KG-9.5", "KG-15.17")
@pytest.mark.parametrize("token", ["recruit virgo", "recruit pisces", "play aries 1", "use heimdall.1", "recruit w1"])
def test_a_reason_says_the_same_whatever_the_one_who_asks_cannot_see(token: str) -> None:
    told = set()
    for hidden in (["leo", "virgo", "aries"], ["leo", "pisces", "lyra"]):
        other = {"god": "heimdall", "hand": hidden[1:], "deck": [hidden[2]]}
        story = table({"deck": [hidden[1]]}, other, phase="recruit", piles={"w1": hidden})
        told.add(said(story, token)[0])
    assert len(told) == 1


@clause("KG-9.5", "KG-15.17")
@relaxed
@given(st.data())
def test_no_reason_depends_on_what_the_one_who_asks_cannot_see(data: st.DataObject) -> None:
    match = kleos.resume(data.draw(st.sampled_from(moments())))
    decision = match.decision
    assert decision is not None
    other = match.determinize(decision.seat, data.draw(st.integers(0, 9)))
    for token in data.draw(st.lists(st.one_of(st.sampled_from(everything()), tokens()), min_size=8, max_size=20)):
        assert str(match.why_not(token)) == str(other.why_not(token))


@clause("KG-5.1")
@pytest.mark.parametrize("what", [-1, 99, 1.5, None, b"done", ["done"]], ids=repr)
def test_what_is_neither_token_nor_index_is_refused(what: Any) -> None:
    story = table({"hand": ["leo"]})
    before = story.match.hash()
    with pytest.raises((kleos.IllegalMove, TypeError)):
        story.match.choose(what)
    assert story.match.hash() == before


@clause("KG-5.1", "KG-8.2")
def test_nothing_can_be_chosen_after_the_end() -> None:
    story = table({"energy": 25}, phase="over")
    story.refuses("done", "pass", "play leo 1", "castle", "", clause="KG-8.2")


@clause("KG-5.1", "KG-5.2")
def test_a_story_can_be_told_on_after_a_refusal() -> None:
    story = table({"hand": ["aries", "libra"]}).refuses("play aries 2", "recruit w1", "nonsense")
    story.does("play aries 1").refuses("play aries 1", "undo").does("play libra 1")
    assert story.symbols == ["red", "red"]


@cache
def moments() -> list[str]:
    """Saved matches at assorted decisions of every kind of match."""
    out: list[str] = []
    seen: dict[str, int] = {}
    for seed in range(10):
        mode = "team" if seed % 3 == 2 else "individual"
        players = (4, 6)[seed % 2] if mode == "team" else 2 + seed % 5
        match = kleos.new("kanzume-goddess", seed=seed, players=players, options={"mode": mode})
        rng = seeded(seed, 5)
        for _ in range(400):
            if match.decision is None:
                break
            kind = match.decision.kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] < 12 or seen[kind] % 50 == 0:
                out.append(match.save())
            match.choose(eager_choice(match.decision, rng))
    return out


words = st.one_of(
    st.sampled_from(POOL.notation.cards),
    st.sampled_from(POOL.notation.places),
    st.sampled_from(POOL.notation.abilities),
    st.sampled_from(["hand", "discard", "netherworld", "p0", "p1", "p5", "p6"]),
    st.integers(-3, 70).map(lambda n: f"#{n}"),
    st.integers(-3, 70000).map(str),
    st.integers(0, 4).map(str),
    st.text(max_size=6),
)


@cache
def tokens() -> st.SearchStrategy[str]:
    """Texts that may look like tokens."""
    verbs = st.sampled_from(POOL.notation.verbs)
    made = st.builds(lambda verb, rest: " ".join([verb, *rest]), verbs, st.lists(words, max_size=3))
    return st.one_of(st.text(max_size=30), made)


@cache
def everything() -> list[str]:
    """All well-formed tokens, with low numbers."""
    notation = POOL.notation
    numbers = {"c": len(notation.cards), "n": 5, "a": len(notation.abilities), "p": 6, "s": 7, "o": 9}
    out = []
    for verb, shape in enumerate(notation.shapes):
        kinds = shape.split(" ")[0]
        for a in range(numbers[kinds[0]] if kinds else 1):
            for b in range(numbers[kinds[1]] if len(kinds) > 1 else 1):
                out.append(notation.action(verb, a, b).token)
    return out


@clause("KG-5.1", "KG-13.1")
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_token_is_accepted_or_refused_with_a_reason(data: st.DataObject) -> None:
    match = kleos.resume(data.draw(st.sampled_from(moments())))
    token = data.draw(tokens())
    before = match.hash()
    reason = match.why_not(token)
    assert match.hash() == before, "asking changed the match"
    if reason is None:
        match.choose(token)
        assert check_invariants(match) == []
        return
    assert reason.clause in CLAUSES
    assert all(reason.text(lang) for lang in LANGUAGES)
    assert explain(Story(match).board, token).key != "not-offered"
    with pytest.raises(kleos.IllegalMove):
        match.choose(token)
    assert match.hash() == before


@clause("KG-5.1", "KG-13.1")
def test_every_well_formed_token_is_refused_for_a_reason_of_its_own() -> None:
    """The last resort, that a token is not among the options, is never needed with the cards of this box."""
    for kind, tell, _ in WRONG:
        story = tell()
        for token in everything():
            if token not in story.tokens:
                refusal = explain(story.board, token)
                assert refusal.key not in ("not-offered", "would-do-nothing"), f"{kind}: {token}"
                assert refusal.clause in CLAUSES
                assert len({refusal_text(refusal, POOL, lang) for lang in LANGUAGES}) == len(LANGUAGES)


# Positions ----------------------------------------------------------------------------------------------------------------
def position(**fields: Any) -> Document:
    return {"game": "kanzume-goddess", "players": [{"god": "hades"}, {"god": "thor"}], **fields}


def mine(**fields: Any) -> Document:
    """A match of two with fields of p0."""
    return position(players=[{"god": "hades", **fields}, {"god": "thor"}])


def team(*fields: Document, **rest: Any) -> Document:
    gods = ("hades", "thor", "zeus", "loki")
    players = [{"god": god, **(fields[seat] if seat < len(fields) else {})} for seat, god in enumerate(gods)]
    return position(mode="team", players=players, **rest)


# Each message about positions, the field it names and its clause
BROKEN: dict[str, tuple[Document, str, str]] = {
    "position-team-players": (position(mode="team"), "players", "KG-3.2"),
    "position-mains": (team(mains=[1, 0]), "mains", "KG-14.10"),
    "position-no-mains": (position(mains=[0, 1]), "mains", "KG-14.10"),
    "position-first": (team(first=2), "first", "KG-14.21"),
    "position-god": (mine(god="aries"), "players[0].god", "KG-1.4"),
    "position-same-god": (mine(god="thor"), "players[1].god", "KG-15.2"),
    "position-two-mythologies": (team({}, {}, {"god": "odin"}), "players[2].god", "KG-15.2"),
    "position-one-mythology": (team({}, {"god": "athena"}), "players[1].god", "KG-14.20"),
    "position-sealed-who": (mine(sealed=True, energy=2), "players[0].sealed", "KG-8.18"),
    "position-out-who": (team({}, {}, {"out": True}), "players[2].out", "KG-8.9"),
    "position-sealed-cards": (team({}, {}, {"sealed": True, "hand": ["leo"]}), "players[2]", "KG-15.6"),
    "position-out-cards": (mine(out=True, hand=["leo"]), "players[0]", "KG-15.7"),
    "position-out-energy": (mine(out=True, energy=3), "players[0].energy", "KG-15.7"),
    "position-sealed-energy": (team({}, {}, {"sealed": True, "energy": 5}), "players[2].energy", "KG-15.6"),
    "position-no-energy": (mine(energy=0), "players[0].energy", "KG-15.3"),
    "position-energy-most": (team({"energy": 26}), "players[0].energy", "KG-15.5"),
    "position-energy-won": (mine(energy=25), "players[0].energy", "KG-15.4"),
    "position-only-protect": ({**mine(play=[{"card": "aries"}]), "active": 1}, "players[0].play[0].use", "KG-15.12"),
    "position-no-protect": (mine(play=[protect("leo")]), "players[0].play[0].use", "KG-14.11"),
    "position-no-action": (mine(play=[{"card": "sacred-guardian"}]), "players[0].play[0].use", "KG-14.19"),
    "position-no-own-reaction": (mine(play=[reaction("cancer")]), "players[0].play[0].use", "KG-14.19"),
    "position-chain": (mine(play=[{"card": "aries"}, {"card": "leo"}]), "players[0].play[1]", "KG-15.10"),
    "position-no-warrior": (position(piles={"w1": ["priest"]}), "piles.w1[0]", "KG-3.20"),
    "position-pile-size": (position(piles={"w1": ["leo", "aries", "libra", "virgo"] * 4}), "piles.w1", "KG-3.20"),
    "position-symbols": (position(symbols=["red", "red"]), "symbols", "KG-14.4"),
    "position-ignore-colour": (position(ignore_colour=True), "ignore_colour", "KG-14.8"),
    "position-used-twice": (position(used=["hades.1", "hades.1"]), "used[1]", "KG-14.12"),
    "position-used-who": (position(used=["zeus.1"]), "used[0]", "KG-14.12"),
    "position-attack-bonus": (position(attack_bonus=2), "attack_bonus", "KG-14.22"),
    "position-active-absent": (mine(out=True), "active", "KG-15.15"),
    "position-start": (position(phase="start", faith=1), "faith", "KG-14.7"),
    "position-end": ({**mine(hand=["leo"]), "phase": "end"}, "players[0].hand", "KG-14.18"),
    "position-too-few": ({**mine(out=True), "active": 1}, "players", "KG-14.6"),
    "position-both-beaten": (team({"energy": 0}, {"energy": 0}, phase="over"), "players", "KG-14.17"),
    "position-two-winners": (
        position(phase="over", players=[{"god": "zeus", "energy": 25}, {"god": "thor", "energy": 25}]),
        "players",
        "KG-14.17",
    ),
    "position-undecided": (position(phase="over"), "phase", "KG-14.17"),
}  # fmt: skip


@clause("KG-14.3")
@pytest.mark.parametrize("key", BROKEN)
def test_a_broken_position_is_refused_by_field_and_clause(key: str) -> None:
    document, path, named = BROKEN[key]
    before = json.dumps(document)
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path == path
    assert path in str(problem.value)
    assert named in str(problem.value)
    assert key in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)
    assert json.dumps(document) == before  # what was given is left as it is


values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(-2, 26),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(POOL.notation.cards),
        st.sampled_from(POOL.notation.abilities),
        st.sampled_from(["play", "recruit", "discard", "end", "over", "start", "team", "red", "silver", "protect"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=6),
        st.dictionaries(st.sampled_from(["card", "use", "god", "hand", "w1", "priest", "x"]), inner, max_size=3),
    ),
    max_leaves=8,
)


@cache
def documents() -> list[Document]:
    out: list[Document] = []
    for text in moments():
        match = kleos.resume(text)
        if match.decision is not None and match.decision.kind in match.game.top_level:
            out.append(match.position())
    return out[::4]


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a document."""
    out = [at]
    if isinstance(value, dict):
        for key in value:
            out += paths(value[key], (*at, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            out += paths(item, (*at, index))
    return out


def altered(document: Document, path: tuple[Any, ...], value: Any, remove: bool) -> Any:
    copy = json.loads(json.dumps(document))
    if not path:
        return value
    at = copy
    for key in path[:-1]:
        at = at[key]
    if remove:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return copy


def plays_on(match: kleos.Match) -> None:
    assert check_invariants(match) == []
    rng = seeded(1)
    for _ in range(12):
        if match.decision is None:
            assert match.outcome is not None
            break
        match.choose(eager_choice(match.decision, rng))
        assert check_invariants(match) == []


@clause("KG-14.3")
@relaxed
@given(st.data())
def test_an_altered_position_is_refused_by_naming_the_field_or_makes_a_sound_match(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(documents()))
    path = data.draw(st.sampled_from(paths(document)))
    broken = altered(document, path, data.draw(values), data.draw(st.booleans()))
    try:
        match = kleos.from_position(broken)
    except kleos.PositionError as problem:
        assert told_in_every_language(problem)
        return
    plays_on(match)


FIELDS = ["seed", "mode", "mains", "first", "round", "active", "phase", "faith", "symbols", "ignore_colour",
          "attack_bonus", "attacks_declared", "warrior_gains", "used", "piles", "supply", "netherworld"]  # fmt: skip
PLAYER_FIELDS = ["energy", "hand", "deck", "discard", "play", "sealed", "out"]


@clause("KG-14.3", "KG-14.24")
@relaxed
@given(
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=2),
    st.lists(st.dictionaries(st.sampled_from(PLAYER_FIELDS), values, max_size=2), min_size=2, max_size=4),
)
def test_any_fields_make_a_sound_match_or_an_error_that_names_one(
    fields: dict[str, Any], players: list[dict[str, Any]]
) -> None:
    gods = ("zeus", "thor", "poseidon", "loki")
    seats = [{"god": god, **player} for god, player in zip(gods, players, strict=False)]
    try:
        match = kleos.from_position({"game": "kanzume-goddess", **fields, "players": seats})
    except kleos.PositionError as problem:
        assert told_in_every_language(problem)
        return
    if match.decision is None or match.decision.kind in match.game.top_level:
        again = kleos.from_position(match.position())
        assert again.position() == match.position()
    plays_on(match)


@clause("KG-14.3")
@relaxed
@given(st.one_of(values, st.text(), st.dictionaries(st.sampled_from(["game", "players"]), values)))
def test_what_is_no_position_is_refused(value: Any) -> None:
    with pytest.raises(kleos.PositionError):
        kleos.from_position(value)


# Saves and records ----------------------------------------------------------------------------------------------------------
@relaxed
@given(st.data())
def test_a_damaged_save_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(moments()))
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(list('0123456789abc"[]{},')))
    broken = text[:at] + letter + text[at + 1 :]
    if broken == text:
        return
    with pytest.raises(kleos.SaveError):
        kleos.resume(broken)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "kleos", '{"kleos": 1}', '{"kleos": 2, "check": ""}'])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(kleos.SaveError) as problem:
        kleos.resume(text)
    assert told_in_every_language(problem.value)


@clause("KG-15.18", "KG-5.1")
def test_a_record_with_a_move_nobody_could_make_is_refused_by_its_line() -> None:
    match = kleos.new("kanzume-goddess", seed=5, players=4, options={"mode": "team", "mains": [2, 1]})
    rng = seeded(5)
    for _ in range(12):
        assert match.decision is not None
        match.choose(eager_choice(match.decision, rng))
    lines = match.record().splitlines()
    assert kleos.replay("\n".join(lines)).hash() == match.hash()
    at = next(i for i, line in enumerate(lines) if line.startswith("4. "))
    for move in ("4. p3 god aries", "4. p0 done", "4. p9 done", "4. p3 castle", "9. p3 done"):
        with pytest.raises(kleos.RecordError) as problem:
            kleos.replay("\n".join([*lines[:at], move, *lines[at + 1 :]]))
        assert problem.value.line == at + 1
        assert told_in_every_language(problem.value)
    wrong = [("mode", "solo"), ("mode", "individual"), ("mains", "1 2"), ("mains", "a b"), ("mains", "2"),
             ("players", "5"), ("players", "7"), ("players", "x"), ("cards", "0")]  # fmt: skip
    for key, value in wrong:
        header = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in lines]
        assert header != lines
        with pytest.raises(kleos.RecordError) as problem:
            kleos.replay("\n".join(header))
        assert told_in_every_language(problem.value)
    with pytest.raises(kleos.RecordError):
        kleos.replay("\n".join([*lines[:2], "first_player: 1", *lines[2:]]))


# Card files -----------------------------------------------------------------------------------------------------------------
def replaced(old: str, new: str, table_of: str) -> str:
    """The file of the box with another text in one table."""
    start = CARDS.index(f"[{table_of}]\n")
    end = CARDS.find("\n[", start)
    part = CARDS[start : end if end > 0 else len(CARDS)]
    assert old in part, f"{old} is not in {table_of}"
    return CARDS[:start] + part.replace(old, new, 1) + CARDS[start + len(part) :]


def place(text: str, table_of: str, found: str) -> str:
    """Where a piece of text stands in a table, as line:column."""
    start = text.index(f"[{table_of}]\n")
    at = text.index(found, start)
    return f"{text.count(chr(10), 0, at) + 1}:{at - text.rfind(chr(10), 0, at)}"


# Each message about card files: what is changed in which table, and what the mistake is found at
BROKEN_CARDS: dict[str, tuple[str, str, str, str]] = {
    "card-expected-follow": ("aries", '["green", "silver"]', '["green"]', "follow"),
    "card-expected-god-number": ("zeus", '"X0001"', "1", "number"),
    "card-expected-printed": ("leo", '["kind", "copies"]', '["price"]', "printed"),
    "card-expected-partly": ("aries", '"ability.1".en', '"ability.2".en', "partly"),
    "card-expected-part": ("aries", '"ability.1".en = "', '"ability.1".en = "" # "', "partly"),
    "card-expected-unnamed": ("zeus", 'unnamed = ["number"', 'unnamed = ["name.en"', "unnamed"),
    "box-start": ("priest", "start = 8", "start = 9", "start"),
    "line-is-bond": ("thor", 'bond = "first_attack', 'action = "first_attack', "first_attack(1"),
    "line-no-bond": ("leo", "action", "bond", "attack(6)"),
    "line-only-gods": ("leo", "action", "start", "attack(6)"),
    "line-bond-of-gods": ("leo", 'action = "attack(6)"', 'bond = "first_gain(1)"', "first_gain(1)"),
    "line-bond-of-cards": ("thor", "first_attack(1, any(red))", "attack_bonus(1)", "attack_bonus(1)"),
    "line-bond-inside": ("leo", "attack(6)", "seq(attack(6), attack_bonus(1))", "seq(attack(6)"),
    "line-bond-aims": ("odin", "discard_or_energy(anything, 1)", "attack(2)", "end_draw(6"),
    "line-limit-gods": ("leo", "attack(6)", "once_per_turn(attack(6))", "once_per_turn(attack(6))"),
    "line-limit-attack": ("zeus", "once_per_turn", "once_per_attack", "once_per_attack"),
    "line-only-attacked": ("leo", "attack(6)", "defend(2)", "defend(2)"),
    "line-only-answer": ("leo", "attack(6)", "cancel", "cancel"),
    "line-only-discard": ("leo", "attack(6)", "may_banish_from_hand", "may_banish_from_hand"),
}
BROKEN_CARDS["line-limit-inside"] = (
    "poseidon",
    "pay(discard_or_energy(anything, 1), ignore_colour)",
    "seq(once_per_turn(draw(1)), draw(1))",
    "seq(once_per_turn",
)
BROKEN_BOXES: dict[str, tuple[str, str]] = {
    "box-warriors": (replaced("copies = 5", "copies = 6", "leo"), "KG-3.20"),
    "box-gods": (replaced('"greek"', '"norse"', "zeus"), "KG-1.1"),
    "box-no-start": (
        replaced("start = 8", "start = 0", "priest").replace("start = 2\nlines", "start = 0\nlines"),
        "KG-2.2",
    ),
}


@pytest.mark.parametrize("key", BROKEN_CARDS)
def test_a_mistake_in_a_card_file_is_told_with_its_place(key: str) -> None:
    card, old, new, found = BROKEN_CARDS[key]
    text = replaced(old, new, card)
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", text)
    assert len(problem.value.problems) == 1, problem.value.problems
    assert problem.value.problems[0].startswith(f"box.toml:{place(text, card, found)}: [{card}] "), (
        problem.value.problems
    )
    assert key in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("KG-1.1", "KG-2.2", "KG-3.20")
@pytest.mark.parametrize("key", BROKEN_BOXES)
def test_a_box_of_other_numbers_is_refused(key: str) -> None:
    text, named = BROKEN_BOXES[key]
    with pytest.raises(kleos.CardFileError, match=named) as problem:
        read_pool("box.toml", text)
    assert all(entry.startswith("box.toml:1:1: ") for entry in problem.value.problems)
    assert key in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("KG-1.1")
def test_a_god_too_many_on_one_side_is_one_too_few_on_the_other() -> None:
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", BROKEN_BOXES["box-gods"][0])
    assert [entry.partition("mythology, ")[2] for entry in problem.value.problems] == [
        "this one has 5 (KG-1.1)",
        "this one has 7 (KG-1.1)",
    ]


def test_every_message_of_the_game_is_provoked() -> None:
    """Each message of problems.ftl belongs to a test of this file."""
    keys = {id for id, _ in entries((CATALOGUE.folder / "en" / "problems.ftl").read_text("utf-8"))}
    others = {"option-team-players", "option-mains", "option-no-mains", "has-left", "no-scoring"}
    others |= {"option-sides", "option-team-sides", "option-sides-many"}
    # with the other games whose cards are reconstructed
    shared = {"card-expected-printed", "card-expected-partly", "card-expected-part", "card-expected-unnamed"}
    assert keys == {*BROKEN, *BROKEN_CARDS, *BROKEN_BOXES, *others} - shared


@clause("KG-8.20")
def test_there_is_no_score_sheet_of_a_game_without_points() -> None:
    with pytest.raises(kleos.KleosError, match=r"KG-8\.20") as problem:
        kleos.rules("kanzume-goddess").score_sheet({}, "en")
    assert told_in_every_language(problem.value)


OTHER_MISTAKES = [
    ("leo", "cost = 6", "cost = -1", "cost"),
    ("leo", "cost = 6", "cost = 2.5", "cost"),
    ("leo", "cost = 6\n", "", "[leo]"),
    ("leo", "copies = 5", "copies = 0", "copies"),
    ("leo", '"red"', '"blue"', "colour"),
    ("leo", '"red"', "1", "colour"),
    ("leo", 'kind = "warrior"', 'kind = "hero"', "kind"),
    ("leo", 'kind = "warrior"', 'kind = ["warrior"]', "kind"),
    ("leo", 'kind = "warrior"\n', "", "[leo]"),
    ("leo", "colour", "color", "color"),
    ("leo", '["silver", "yellow"]', '["silver", "yellow", "red"]', "follow"),
    ("leo", '["silver", "yellow"]', '[["silver"], "yellow"]', "follow"),
    ("leo", '{ en = "Leo", fr = "Lion", it = "Leone" }', '"Leo"', "name"),
    ("leo", 'en = "Leo", ', "", "name"),
    ("leo", '["kind", "copies"]', '[["copies"]]', "printed"),
    ("leo", '["kind", "copies"]', '"copies"', "printed"),
    ("leo", 'printed = ["kind", "copies"]', 'partly = ["copies"]', "partly"),
    ("leo", 'printed = ["kind", "copies"]', 'partly.cost = "not its number"', "partly"),
    ("leo", 'printed = ["kind", "copies"]', 'partly.cost.en = ""', "partly"),
    ("leo", 'printed = ["kind", "copies"]', 'partly."name.en".en = "only the first letter"', "partly"),
    ("leo", '["kind", "copies"]', '["copies"]\npartly.copies.en = "that there are several"', "partly"),
    ("leo", '["kind", "copies"]', '["copies"]\nunnamed = ["cost"]', "unnamed"),
    ("leo", '["kind", "copies"]', '["copies"]\nunnamed = "copies"', "unnamed"),
    ("leo", "attack(6)", "atack(6)", "atack(6)"),
    ("leo", "attack(6)", "attack(6", "attack(6"),
    ("leo", "attack(6)", "attack()", "attack()"),
    ("leo", "attack(6)", "draw(red)", "red)"),
    ("leo", "{ action =", "{ acton =", "lines"),
    ("leo", '"attack(6)"', "6", "action"),
    ("zeus", '"greek"', '"roman"', "mythology"),
    ("zeus", "mythology", "myth", "myth"),
    ("priest", "start = 8", 'start = "8"', "start"),
]


@pytest.mark.parametrize(("card", "old", "new", "found"), OTHER_MISTAKES, ids=str)
def test_other_mistakes_are_told_with_their_place_too(card: str, old: str, new: str, found: str) -> None:
    text = replaced(old, new, card)
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", text)
    line = place(text, card, found).partition(":")[0]
    assert any(entry.startswith(f"box.toml:{line}:") for entry in problem.value.problems), problem.value.problems
    assert all(f"[{card}]" in entry for entry in problem.value.problems)
    assert told_in_every_language(problem.value)


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    text = replaced("cost = 6", "cost = -1", "leo").replace("gain_energy(3)", "gain_energi(3)")
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", text.replace('mythology = "norse"', 'mythology = "roman"', 1))
    assert len(problem.value.problems) == 3


def test_what_is_no_toml_is_told_with_its_place() -> None:
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", "[leo\n")
    assert problem.value.problems[0].startswith("box.toml:1:5: ")
    with pytest.raises(kleos.CardFileError, match=r"KG-3\.20"):
        read_pool("box.toml", "")
