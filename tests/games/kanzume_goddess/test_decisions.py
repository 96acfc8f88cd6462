"""Decisions (section 13): every kind with its tokens, who decides, the order of options, and what is never asked."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess.pool import standard_pool
from kleos.games.kanzume_goddess.testing import Story, protect, reaction, table
from kleos.language.languages import LANGUAGES
from kleos.testing import clause, eager_choice

POOL = standard_pool()
Fields = dict[str, Any]


class Case:
    """A story up to a decision, and what that decision must be; the source by card id and object number."""

    def __init__(
        self, kind: str, seat: int, source: tuple[str, int] | None, tell: Callable[[], Story], tokens: list[str]
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.tell = tell
        self.tokens = tokens  # in the order of KG-13.14


def new(players: int, mode: str = "individual", seed: int = 3) -> Story:
    return Story(kleos.new("kanzume-goddess", seed=seed, players=players, options={"mode": mode}))


def dealt() -> list[str]:
    return [f"god {god}" for god in sorted(new(2).match.view(0)["players"][0]["dealt"])]


def team_gods() -> list[str]:
    return [f"god {god}" for god in sorted(new(4, "team").match.view(0)["team_gods"])]


def struck(hand: list[str], *others: Fields, **fields: Any) -> Story:
    """p0 has played the first of these Warriors against p1."""
    story = table({"hand": hand}, *others, **fields).does(f"play {hand[0]} 1")
    return story.does("player p1") if story.kind == "choose-player" else story


CASES = [
    Case("choose-god", 0, None, lambda: new(2), dealt()),
    Case("choose-god", 0, None, lambda: new(4, "team"), team_gods()),
    Case(
        "start-phase",
        0,
        None,
        lambda: table({"god": "apollo", "hand": ["priest"]}, phase="start"),
        ["use apollo.1", "done"],
    ),
    Case(
        "play-phase",
        0,
        None,
        lambda: table({"god": "zeus", "hand": ["priest", "phoenix", "aries", "aries", "bishop", "sacred-guardian"]}),
        ["play aries 1", "play bishop 1", "play phoenix 1", "play phoenix 2", "play priest 1", "use zeus.1", "done"],
    ),
    Case("play-phase", 0, None, lambda: table({"hand": ["sacred-guardian"]}), ["done"]),
    Case(
        "choose-player",
        0,
        ("leo", 1),
        lambda: table({"hand": ["leo"]}, {}, {"out": True}, {}).does("play leo 1"),
        ["player p1", "player p3"],
    ),
    Case(
        "choose-player",
        0,
        ("ophiuchus", 1),
        lambda: table(
            {"god": "zeus", "hand": ["ophiuchus"]}, {"god": "thor"}, {"god": "hades"}, {"god": "hel"}, mode="team"
        ).does("play ophiuchus 1"),
        ["player p1", "player p3"],
    ),
    Case(
        "react-ability",
        1,
        ("leo", 1),
        lambda: table({"hand": ["leo"]}, {"hand": ["aquarius", "cancer", "aquarius"]}).does("play leo 1"),
        ["react aquarius 2", "pass"],
    ),
    Case(
        "react-attack",
        1,
        ("leo", 1),
        lambda: struck(["leo"], {"god": "athena", "hand": ["taurus", "sacred-guardian", "pegasus", "cancer", "priest"]}),
        [
            *["react cancer 2", "react pegasus 2", "react sacred-guardian 1", "react taurus 2"],
            *["use athena.1", "pass"],
        ],
    ),
    Case(
        "react-attack",
        2,
        ("leo", 1),
        lambda: struck(["leo"], {}, {"hand": ["sacred-guardian", "pegasus", "cancer"]}),
        ["react pegasus 3", "react sacred-guardian 2", "pass"],
    ),
    Case(
        "react-attack",
        1,
        ("leo", 1),
        lambda: struck(["leo"], {"god": "heimdall"}),
        ["use heimdall.1", "pass"],
    ),
    Case(
        "pay-cost",
        0,
        ("zeus", 0),
        lambda: table({"god": "zeus", "hand": ["priest", "leo", "priest"]}).does("use zeus.1"),
        ["card leo", "card priest"],
    ),
    Case(
        "pay-cost",
        0,
        ("poseidon", 0),
        lambda: table({"god": "poseidon", "hand": ["priest", "leo"], "play": ["aries"]}).does("use poseidon.1"),
        ["card leo", "card priest", "energy"],
    ),
    Case(
        "pay-cost",
        1,
        ("athena", 0),
        lambda: struck(["leo"], {"god": "athena", "hand": ["bishop", "priest", "leo"]}).does("use athena.1"),
        ["card bishop", "card priest"],
    ),
    Case(
        "discard-choice",
        1,
        ("scorpio", 1),
        lambda: struck(["scorpio"], {"hand": ["priest", "leo", "leo"]}),
        ["card leo", "card priest"],
    ),
    Case(
        "discard-choice",
        1,
        ("loki", 0),
        lambda: table({"god": "loki", "hand": ["priest"]}, {"hand": ["virgo", "leo"]}).does("use loki.1"),
        ["card leo", "card virgo"],
    ),
    Case(
        "banish-choice",
        0,
        ("hydra", 1),
        lambda: table({"hand": ["hydra", "priest", "leo"], "discard": ["virgo", "priest", "priest"]}).does("play hydra 1"),
        ["card leo hand", "card priest hand", "card priest discard", "card virgo discard", "skip"],
    ),
    Case(
        "hades-banish",
        0,
        ("hades", 0),
        lambda: table({"discard": ["priest", "leo", "priest"]}, phase="recruit", faith=1).does("use hades.1"),
        ["card leo", "card priest"],
    ),
    Case(
        "repeat-warrior",
        0,
        ("gemini", 6),
        lambda: table({"hand": ["gemini"], "play": ["capricorn", "orion", "aries", "capricorn", "priest"]}).does("play gemini 1"),
        ["target #1", "target #2", "target #3"],
    ),
    Case(
        "repeat-ability",
        0,
        ("gemini", 3),
        lambda: table({"hand": ["gemini"], "play": ["phoenix", "aries"]}).does("play gemini 1", "target #1"),
        ["ability 1", "ability 2"],
    ),
    Case(
        "take-netherworld",
        0,
        ("phoenix", 1),
        lambda: table({"hand": ["phoenix"]}, netherworld=["taurus", "leo", "priest", "aries", "aries"]).does("play phoenix 2"),
        ["card aries", "card taurus"],
    ),
    Case(
        "recruit-phase",
        0,
        None,
        lambda: table(
            {"discard": ["priest"]},
            phase="recruit",
            faith=4,
            piles={"w2": ["taurus"], "w3": ["leo"], "w5": ["aries", "leo"], "w6": ["aries"]},
            supply={"priest": 2, "bishop": 1, "sacred-guardian": 3},
            netherworld=["virgo", "capricorn", "priest", "virgo", "scorpio"],
        ),
        [
            *["recruit w2", "recruit w5", "recruit w6"],
            *["recruit bishop", "recruit priest", "recruit sacred-guardian"],
            *["recruit netherworld capricorn", "recruit netherworld virgo"],
            *["use hades.1", "done"],
        ],
    ),
    Case("recruit-phase", 0, None, lambda: table(phase="recruit"), ["done"]),
    Case(
        "discard-phase",
        0,
        ("hel", 0),
        lambda: table({"god": "hel", "hand": ["priest", "leo", "priest"]}, phase="discard"),
        ["card leo", "card priest", "skip"],
    ),
    Case(
        "end-choice",
        0,
        ("odin", 0),
        lambda: table({"god": "odin", "deck": ["priest", "leo", "aries"] * 2}, phase="end"),
        ["card aries", "card leo", "card priest", "energy"],
    ),
]  # fmt: skip
each_case = pytest.mark.parametrize("case", CASES, ids=[f"{case.kind}-{at}" for at, case in enumerate(CASES)])


@clause("KG-13.1", "KG-13.3", "KG-13.14", "KG-13.15")
@each_case
def test_a_decision_names_kind_seat_options_and_source(case: Case) -> None:
    story = case.tell().expects(case.kind, case.seat)
    assert story.tokens == case.tokens
    shown = story.question(case.seat)
    assert (shown["kind"], shown["seat"]) == (case.kind, case.seat)
    assert [option["token"] for option in shown["options"]] == case.tokens
    decision = story.match.decision
    assert decision is not None
    if case.source is None:
        assert decision.source is None
        assert "source" not in shown
    else:
        card, number = case.source
        assert decision.source is not None
        assert (decision.source[0], shown["source"]) == (card, card)
        assert shown.get("object", 0) == number


@clause("KG-9.5", "KG-13.15")
@each_case
def test_the_others_see_no_options_and_in_a_window_not_even_who_is_asked(case: Case) -> None:
    story = case.tell()
    others = [seat for seat in range(story.match.players) if seat != case.seat]
    for seat in [*others, None]:
        shown = story.question(seat)
        assert "options" not in shown
        if case.kind.startswith("react-"):
            assert shown == {"seat": None, "kind": "reactions"}
        else:
            assert (shown["kind"], shown["seat"]) == (case.kind, case.seat)


@clause("KG-13.1")
def test_the_cases_above_show_every_kind_of_the_table() -> None:
    rules = kleos.new("kanzume-goddess", seed=1).game.rules_text()
    section = rules[rules.index("## 13 Decisions") : rules.index("- **KG-13.1**")]
    rows = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| ")][1:]
    assert len(rows) == 16
    assert {case.kind for case in CASES} == set(rows)


@clause("KG-13.1")
def test_skip_pass_and_done_are_offered_where_the_table_says() -> None:
    done = {"start-phase", "play-phase", "recruit-phase"}
    skip = {"banish-choice", "discard-phase"}
    for case in CASES:
        last = case.tokens[-1]
        assert (last == "done") == (case.kind in done), case.kind
        assert (last == "skip") == (case.kind in skip), case.kind
        assert (last == "pass") == case.kind.startswith("react-"), case.kind
        assert not {"done", "skip", "pass"} & set(case.tokens[:-1])


# The order of options, in whole matches -------------------------------------------------------------------------------------
VERBS = {  # per kind, in the order of the table
    "choose-god": ["god"],
    "start-phase": ["use", "done"],
    "play-phase": ["play", "use", "done"],
    "choose-player": ["player"],
    "react-ability": ["react", "pass"],
    "react-attack": ["react", "use", "pass"],
    "pay-cost": ["card", "energy"],
    "discard-choice": ["card"],
    "banish-choice": ["card", "skip"],
    "hades-banish": ["card"],
    "repeat-warrior": ["target"],
    "repeat-ability": ["ability"],
    "take-netherworld": ["card"],
    "recruit-phase": ["recruit", "use", "done"],
    "discard-phase": ["card", "skip"],
    "end-choice": ["card", "energy"],
}
DISCIPLES = ["bishop", "priest", "sacred-guardian"]


def rank(kind: str, token: str) -> tuple[Any, ...]:
    """Where a token stands among the options of a kind (KG-13.14, KG-13.21)."""
    verb, *rest = token.split()
    at = VERBS[kind].index(verb)
    if verb == "recruit":
        group = 2 if rest[0] == "netherworld" else 1 if rest[0] in DISCIPLES else 0
        return (at, group, rest[-1])
    if verb in ("play", "react"):
        return (at, rest[0], int(rest[1]))
    if verb == "card" and len(rest) == 2:
        return (at, rest[0], ["hand", "discard"].index(rest[1]))
    if verb in ("target", "player", "ability"):
        return (at, int(rest[0].lstrip("#p")))
    return (at, *rest)


MATCHES = [("individual", players) for players in range(2, 7)] + [("team", 4), ("team", 6)]
ALONE = {"choose-player", "pay-cost", "discard-choice", "hades-banish", "repeat-warrior", "repeat-ability",
         "take-netherworld", "end-choice"}  # fmt: skip


@cache
def seen() -> dict[str, list[list[str]]]:
    """The options of all decisions of some matches, by kind."""
    out: dict[str, list[list[str]]] = {}
    for seed, (mode, players) in enumerate(MATCHES * 2):
        match = kleos.new("kanzume-goddess", seed=seed, players=players, options={"mode": mode})
        rng = seeded(seed, 3)
        while (decision := match.decision) is not None:
            out.setdefault(decision.kind, []).append(decision.options.tokens())
            match.choose(eager_choice(decision, rng))
    return out


@clause("KG-13.1", "KG-13.2", "KG-13.14", "KG-13.20", "KG-13.21")
def test_options_are_listed_once_and_in_the_fixed_order() -> None:
    counted = Counter({kind: len(lists) for kind, lists in seen().items()})
    assert set(counted) <= set(VERBS)
    assert len(counted) >= 12, counted
    for kind, lists in seen().items():
        for tokens in lists:
            assert len(set(tokens)) == len(tokens)
            assert tokens == sorted(tokens, key=lambda token: rank(kind, token)), f"{kind}: {tokens}"


@clause("KG-13.5", "KG-13.8")
def test_a_single_option_is_asked_only_where_the_turn_itself_is_shown() -> None:
    for kind, lists in seen().items():
        fewest = min(len(tokens) for tokens in lists)
        if kind in ("play-phase", "recruit-phase"):
            assert fewest == 1
        else:
            assert fewest >= 2, kind


@clause("KG-13.2", "KG-1.10")
def test_identical_cards_in_one_zone_are_one_option() -> None:
    table({"hand": ["leo", "leo", "priest", "priest", "priest"]}).expects_exactly("play leo 1", "play priest 1", "done")
    hel = table({"god": "hel", "hand": ["priest", "priest"]}, phase="discard")
    hel.expects_exactly("card priest", "skip")
    both = table({"hand": ["hydra", "priest", "priest"], "discard": ["priest", "priest"]}).does("play hydra 1")
    both.expects_exactly("card priest hand", "card priest discard", "skip")  # two zones, two options


@clause("KG-13.2")
def test_copies_with_object_numbers_are_named_by_the_lowest_that_may_be_picked() -> None:
    play = [reaction("aquarius"), "capricorn", "aquarius", "capricorn", "aquarius"]
    story = table({"god": "poseidon", "hand": ["gemini"], "play": play}, ignore_colour=True).does("play gemini 1")
    story.expects_exactly("target #2", "target #3").refuses("target #4", "target #5", clause="KG-13.2")
    story.refuses("target #1", clause="KG-6.6")


@clause("KG-13.16")
def test_equal_cards_on_two_piles_are_two_options() -> None:
    story = table(phase="recruit", faith=6, piles={"w1": ["aries", "leo"], "w4": ["aries", "virgo"]})
    story.expects_exactly("recruit w1", "recruit w4", "done").does("recruit w4")
    assert (story.pile("w1"), story.pile("w4"), story.deck(0)) == (["aries", "leo"], ["virgo"], ["aries"])
    story.expects_exactly("recruit w1", "recruit w4", "done")  # 3 faith left for the Virgo turned up


@clause("KG-13.3", "KG-1.13")
def test_the_number_after_a_card_is_that_of_its_ability() -> None:
    story = table({"hand": ["phoenix"], "energy": 10}, netherworld=["aries", "taurus"])
    story.offers("play phoenix 1", "play phoenix 2").does("play phoenix 1")
    assert story.energy(0) == 13
    defence = struck(["leo"], {"hand": ["pegasus"]}).does("react pegasus 2")
    assert defence.energy(1) == 15 - (6 - 2)
    other = struck(["leo"], {}, {"hand": ["pegasus"]}).does("react pegasus 3")
    assert other.energy(1) == 15 - (6 - 3)


# Choosing Gods --------------------------------------------------------------------------------------------------------------
@clause("KG-13.4", "KG-3.10")
def test_gods_are_chosen_in_seat_order_and_seen_by_nobody_else_before_the_last_one() -> None:
    story = new(4)
    for seat in range(4):
        story.expects("choose-god", seat)
        for other in range(4):
            shown = [player["god"] for player in story.match.view(other)["players"]]
            assert all(god is None or at == other for at, god in enumerate(shown))
            assert not [entry for entry in story.match.log(other) if entry.get("cards") and entry["seat"] != other]
        assert [player["chosen"] for player in story.match.view(None)["players"]] == [at < seat for at in range(4)]
        story.does(story.tokens[-1])
    assert all(player["god"] for player in story.match.view(None)["players"])


@clause("KG-13.4", "KG-3.14", "KG-3.15", "KG-3.28")
def test_teams_choose_in_parallel_and_see_only_their_own_picks() -> None:
    match = kleos.new("kanzume-goddess", seed=8, players=6, options={"mode": "team", "mains": [2, 5]})
    story = Story(match)
    for done, seat in enumerate([2, 5, 0, 1, 4, 3]):
        story.expects("choose-god", seat)
        assert len(story.tokens) == 6 - done // 2
        chosen = [2, 5, 0, 1, 4, 3][:done]
        for other in range(6):
            shown = [player["god"] for player in story.match.view(other)["players"]]
            assert [at for at, god in enumerate(shown) if god] == sorted(at for at in chosen if (at ^ other) % 2 == 0)
        story.does(story.tokens[0])
    assert story.kind != "choose-god"


@clause("KG-13.6")
def test_the_main_gods_of_a_team_match_are_asked_with_six_gods_left() -> None:
    story = new(4, "team").expects("choose-god", 0)
    assert len(story.tokens) == 6
    story.does(story.tokens[2]).expects("choose-god", 1)
    assert len(story.tokens) == 6


# What is resolved without asking ----------------------------------------------------------------------------------------------
@clause("KG-13.5")
def test_a_lone_target_is_not_asked_for() -> None:
    story = table({"hand": ["leo"]}, {"out": True}, {"energy": 15}).does("play leo 1")
    story.expects("play-phase", 0)
    assert story.energy(2) == 15 - 6


@clause("KG-13.5")
def test_a_lone_way_to_pay_is_not_asked_for() -> None:
    zeus = table({"god": "zeus", "hand": ["priest", "priest"]}).does("use zeus.1").expects("play-phase", 0)
    assert zeus.discard(0) == ["priest"]
    poseidon = table({"god": "poseidon", "play": ["aries"], "energy": 2}).does("use poseidon.1")
    assert poseidon.expects("play-phase", 0).energy(0) == 1


@clause("KG-13.5")
def test_a_lone_card_to_discard_banish_take_or_repeat_is_not_asked_for() -> None:
    scorpio = struck(["scorpio"], {"hand": ["priest", "priest"]}).expects("play-phase", 0)
    assert scorpio.discard(1) == ["priest"]
    hades = table({"discard": ["leo"]}, phase="recruit", faith=1).does("use hades.1").expects("recruit-phase", 0)
    assert hades.netherworld == ["leo"]
    phoenix = table({"hand": ["phoenix"]}, netherworld=["aries", "leo"]).does("play phoenix 2")
    assert phoenix.expects("play-phase", 0).hand(0) == ["aries"]
    gemini = table({"hand": ["gemini"], "play": ["priest", "capricorn"]}).does("play gemini 1").expects("play-phase", 0)
    assert gemini.faith == 2  # the only Warrior, and the only Action it has


@clause("KG-13.5", "KG-11.32")
def test_a_lone_end_choice_is_not_asked_for() -> None:
    odin = table({"god": "odin", "energy": 1, "deck": ["priest"] * 6}, phase="end").expects("play-phase", 1)
    assert (odin.hand(0), odin.discard(0), odin.energy(0)) == (["priest"] * 5, ["priest"], 1)


@clause("KG-13.5", "KG-11.11")
def test_gemini_with_nobody_to_repeat_does_nothing() -> None:
    story = table({"hand": ["gemini"]}).does("play gemini 1").expects("play-phase", 0)
    assert story.symbols == ["green", "yellow"]


@clause("KG-13.7")
def test_play_and_recruit_phases_are_asked_with_nothing_to_do() -> None:
    story = table().expects("play-phase", 0).expects_exactly("done")
    story.does("done").expects("recruit-phase", 0).expects_exactly("done")
    story.does("done").expects("play-phase", 1).expects_exactly("done")


@clause("KG-13.7", "KG-8.15")
def test_the_turn_of_a_sealed_player_is_not_asked_about() -> None:
    players: list[Fields] = [{"god": "zeus"}, {"god": "thor"}, {"god": "hades", "sealed": True}, {"god": "hel"}]
    story = table(*players, mode="team", active=1).ends().expects("play-phase", 3)
    assert (story.energy(2), story.sealed(2)) == (1, True)


@clause("KG-13.8", "KG-13.9", "KG-6.19")
def test_only_players_with_a_usable_reaction_are_asked() -> None:
    others: list[Fields] = [{"hand": ["priest", "leo"]}, {"hand": ["cancer", "taurus"]}, {"hand": ["pegasus"]}]
    story = struck(["leo"], *others)
    story.expects("react-attack", 3).does("pass").expects("play-phase", 0)
    nobody = table({"hand": ["leo"]}, {"hand": ["cancer"]}).does("play leo 1")
    nobody.expects("react-attack", 1)  # no cancel, so no ability window


@clause("KG-13.8")
def test_one_usable_reaction_is_asked_for() -> None:
    struck(["leo"], {"hand": ["cancer"]}).expects("react-attack", 1).expects_exactly("react cancer 2", "pass")
    cancel = table({"hand": ["virgo"]}, {"hand": ["aquarius"]}).does("play virgo 1")
    cancel.expects("react-ability", 1).expects_exactly("react aquarius 2", "pass")


@clause("KG-11.16", "KG-13.8", "KG-5.8", "KG-6.21")
def test_aquarius_is_not_asked_about_disciples_gods_and_repeated_abilities() -> None:
    holder: Fields = {"hand": ["aquarius", "priest"]}
    table({"hand": ["priest"]}, holder).does("play priest 1").expects("play-phase", 0)
    loki = table({"god": "loki", "hand": ["priest"]}, holder).does("use loki.1")
    loki.expects("discard-choice", 1)  # Loki's own question, no window
    gemini = table({"hand": ["gemini"], "play": ["capricorn"]}, holder).does("play gemini 1")
    gemini.expects("react-ability", 1).does("pass").expects("play-phase", 0)  # once, for the Gemini
    assert gemini.faith == 2


@clause("KG-13.9", "KG-4.5")
def test_start_and_discard_phases_without_a_usable_ability_are_skipped() -> None:
    table({"god": "apollo"}, phase="start").expects("play-phase", 0)  # no card to discard
    table({"god": "zeus", "hand": ["leo"]}, phase="start").expects("play-phase", 0)
    table({"god": "hel"}, phase="discard").expects("play-phase", 1)
    table({"god": "zeus", "hand": ["leo"]}, phase="discard").expects("play-phase", 1)


@clause("KG-13.10")
def test_freyja_thor_aphrodite_and_the_guardian_ask_nothing() -> None:
    freyja = table({"god": "freyja", "hand": ["priest", "leo"]}, phase="discard").expects("play-phase", 1)
    assert freyja.energy(0) == 16
    thor = table({"god": "thor", "hand": ["aries"]}, {"god": "odin"}).does("play aries 1").expects("play-phase", 0)
    assert thor.energy(1) == 15 - 4
    aphrodite = table({"god": "aphrodite", "hand": ["cancer"]}).does("play cancer 1").expects("play-phase", 0)
    assert aphrodite.energy(0) == 17
    guardian = struck(["leo"], {"hand": ["sacred-guardian"], "deck": ["priest"]}).does("react sacred-guardian 1")
    assert (guardian.expects("play-phase", 0).hand(1), guardian.energy(1)) == (["priest"], 15 - (6 - 2))


@clause("KG-13.10", "KG-4.18")
def test_random_discards_and_the_draw_of_the_end_phase_ask_nothing() -> None:
    ophiuchus = table({"hand": ["ophiuchus"]}, {"hand": ["leo", "priest"]}).does("play ophiuchus 1")
    assert len(ophiuchus.expects("play-phase", 0).hand(1)) == 1
    story = table({"deck": ["leo", "priest", "aries", "virgo", "hydra", "lyra"]}).does("done", "done")
    assert len(story.expects("play-phase", 1).hand(0)) == 5


# When abilities of Gods are offered -------------------------------------------------------------------------------------------
@clause("KG-13.11", "KG-5.26")
def test_poseidon_pays_energy_only_if_some_remains() -> None:
    rich = table({"god": "poseidon", "energy": 2, "hand": ["leo", "priest"], "play": ["aries"]}).does("use poseidon.1")
    rich.expects("pay-cost", 0).expects_exactly("card leo", "card priest", "energy")
    poor = table({"god": "poseidon", "energy": 1, "hand": ["leo", "priest"], "play": ["aries"]}).does("use poseidon.1")
    poor.expects("pay-cost", 0).expects_exactly("card leo", "card priest").refuses("energy", clause="KG-5.26")


@clause("KG-13.12", "KG-5.25")
@pytest.mark.parametrize("god", ["zeus", "loki"])
def test_zeus_and_loki_need_a_card_in_hand(god: str) -> None:
    table({"god": god, "hand": ["sacred-guardian"]}).expects_exactly(f"use {god}.1", "done")
    table({"god": god}).expects_exactly("done").refuses(f"use {god}.1", clause="KG-5.25")


@clause("KG-13.12")
def test_apollo_athena_and_hades_need_what_they_give() -> None:
    table({"god": "apollo", "hand": ["leo"]}, phase="start").expects("start-phase", 0)
    table({"god": "apollo", "deck": ["leo"]}, phase="start").expects("play-phase", 0)
    struck(["leo"], {"god": "athena", "hand": ["leo"]}).expects("play-phase", 0)
    struck(["leo"], {"god": "athena", "hand": ["priest"]}).expects("react-attack", 1).offers("use athena.1")
    table({"discard": ["leo"]}, phase="recruit", faith=1).offers("use hades.1")
    table({"discard": ["leo"]}, phase="recruit").refuses("use hades.1", clause="KG-5.25")
    table({"hand": ["leo"]}, phase="recruit", faith=1).refuses("use hades.1", clause="KG-13.12")


@clause("KG-13.13", "KG-5.3")
def test_loki_may_discard_for_nothing() -> None:
    story = table({"god": "loki", "hand": ["priest"]}, {"hand": []}).offers("use loki.1").does("use loki.1")
    assert story.expects("play-phase", 0).discard(0) == ["priest"]


@clause("KG-13.17", "KG-11.9")
def test_hydra_with_nothing_to_banish_only_draws() -> None:
    story = table({"hand": ["hydra"], "deck": ["leo"]}).does("play hydra 1").expects("play-phase", 0)
    assert (story.hand(0), story.netherworld) == (["leo"], [])
    table({"hand": ["hydra"], "discard": ["leo"]}).does("play hydra 1").expects("banish-choice", 0)
    table({"hand": ["hydra", "leo"]}).does("play hydra 1").expects("banish-choice", 0)


@clause("KG-13.18", "KG-12.21", "KG-11.24")
def test_poseidon_may_be_wasted() -> None:
    story = table({"god": "poseidon", "hand": ["priest"], "play": ["aries"]}).offers("use poseidon.1")
    story.does("use poseidon.1", "energy").refuses("use poseidon.1", clause="KG-11.24")
    alone = table({"god": "poseidon", "energy": 1, "hand": ["leo"], "play": ["aries"]}).does("use poseidon.1")
    assert (alone.expects("play-phase", 0).discard(0), alone.energy(0)) == (["leo"], 1)


@clause("KG-13.19", "KG-6.28")
def test_heimdall_may_judge_without_a_card() -> None:
    story = struck(["leo"], {"god": "heimdall"}).expects_exactly("use heimdall.1", "pass").does("use heimdall.1")
    assert story.expects("play-phase", 0).energy(1) == 15 - 6


@clause("KG-13.20", "KG-4.17")
def test_card_id_order_is_alphabetical() -> None:
    cards = sorted(card.id for card in POOL.cards if not card.god)
    assert [card.id for card in POOL.cards if not card.god] == cards
    hand = ["virgo", "aquarius", "priest", "leo", "bishop", "sacred-guardian"]
    story = table({"god": "hel", "hand": hand}, phase="discard")
    assert story.tokens == [*[f"card {card}" for card in sorted(hand)], "skip"]
    story.does("skip").expects("play-phase", 1)
    discarded = story.events("clear")[0]["cards"]
    assert discarded == sorted(hand)


# Answering --------------------------------------------------------------------------------------------------------------------
@clause("KG-5.1")
def test_an_option_can_be_chosen_by_token_index_or_itself() -> None:
    def fresh() -> Story:
        return table({"hand": ["leo", "priest"]})

    by_token, by_index, by_itself = fresh(), fresh(), fresh()
    by_token.match.choose("  play   priest 1 ")
    by_index.match.choose(by_index.tokens.index("play priest 1"))
    decision = by_itself.match.decision
    assert decision is not None
    by_itself.match.choose(decision.options[by_itself.tokens.index("play priest 1")])
    assert by_token.match.hash() == by_index.match.hash() == by_itself.match.hash()


@clause("KG-13.1")
@each_case
def test_kinds_and_tokens_are_the_same_in_every_language_and_words_are_not(case: Case) -> None:
    story = case.tell()
    decision = story.match.decision
    assert decision is not None
    for lang in LANGUAGES:
        shown = story.question(case.seat, lang)
        assert (shown["kind"], [option["token"] for option in shown["options"]]) == (case.kind, case.tokens)
        assert shown["prompt"] == decision.prompt(lang)
        assert [option["text"] for option in shown["options"]] == [option.text(lang) for option in decision.options]
        assert not [option for option in shown["options"] if re.search(r"[{}]|None", option["text"])]


@clause("KG-9.5", "KG-6.17")
def test_who_passed_is_asked_again_after_another_reaction() -> None:
    others: list[Fields] = [{"hand": ["cancer"]}, {"hand": ["sacred-guardian"]}]
    story = struck(["leo"], *others).expects("react-attack", 1).does("pass")
    story.expects("react-attack", 2).does("react sacred-guardian 2").expects("react-attack", 1)
    assert story.does("react cancer 2").energy(1) == 15 - (6 - 1 - 3)


@clause("KG-13.15", "KG-7.19")
def test_the_source_is_what_is_answered_not_what_lies_there() -> None:
    story = table({"hand": ["leo"], "play": [protect("pegasus")]}, {"hand": ["cancer"]}).does("play leo 1")
    shown = story.question(1)
    assert (shown["source"], shown["object"]) == ("leo", 2)
