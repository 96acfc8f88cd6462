"""What an answer would do is what it then does, and no more than whoever decides can know."""

from typing import Any

import pytest

import kleos
from kleos.engine.game import ADDS_NOTHING, ENDS_EARLY, HIDES_UNPAID, Change, changes
from kleos.engine.rng import seeded
from kleos.games.mythology_go.testing import table as myths
from kleos.games.naruto_mythos.testing import ch
from kleos.games.naruto_mythos.testing import table as lanes
from kleos.games.saint_seiya.testing import table
from kleos.match import Match
from kleos.server.foretelling import foretell
from kleos.table.foreseeing import HIDDEN, QUESTION, World, foresee
from kleos.testing import random_match

GAMES = kleos.games()
NARUTO = "naruto-mythos"
ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
Play = Any  # the fixture of conftest.py
House = Any
MATCHES = range(6)
MOVES = 70


def steps(game: str, seed: int) -> list[tuple[Match, str]]:
    """Moments of a match played at random, and the answer that was given then."""
    match, rng = random_match(game, seed), seeded(seed, 5)
    out: list[tuple[Match, str]] = []
    while match.decision is not None and len(out) < MOVES:
        tokens = match.decision.options.tokens()
        token = tokens[rng.below(len(tokens))]
        out.append((match.clone(), token))
        match.choose(token)
    return out


def really(match: Match, token: str, last: int) -> World:
    """The match itself after the answer, as far as events up to that number go; others do not react."""
    decision = match.decision
    assert decision is not None
    world = World(match, decision.seat, token, 0)
    world.dealt = match
    world.unfold(last)
    return world


def newest(match: Match) -> int:
    return match.state.log.number if match.state.log is not None else 0


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foretold_then_happens(game: str) -> None:
    told = 0
    for seed in MATCHES:
        for match, token in steps(game, seed):
            seen = foresee(match, token, "en")
            real = really(match, token, newest(match) + len(seen.lines) if seen.then == HIDDEN else 1 << 30)
            assert match.decision is not None
            after = match.game.measures(real.match.state, match.decision.seat)
            for change in seen.changed:
                assert after[change.thing, change.what] == change.after, (token, change)
            events = real.events(newest(match), "en")
            assert list(seen.lines) == events[: len(seen.lines)]
            if seen.then != HIDDEN:
                assert len(seen.lines) == len(events)
                assert (seen.then == QUESTION) == bool(seen.prompt)
                assert seen.prompt == real.prompt("en")
            told += len(seen.changed)
    assert told > 100


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_told(game: str) -> None:
    """In matches that differ only in what the seat cannot see, the same is foretold."""
    compared = 0
    for seed in MATCHES[:3]:
        for match, token in steps(game, seed)[::3]:
            assert match.decision is not None
            twin = match.determinize(match.decision.seat, 4711 + seed)
            assert foretell(twin, token, "en") == foretell(match, token, "en")
            compared += twin.hash() != match.hash()
    assert compared > 10


@pytest.mark.parametrize("game", GAMES)
def test_the_match_itself_is_not_touched(game: str) -> None:
    for match, token in steps(game, 3):
        before = match.save()
        foresee(match, token, "en")
        assert match.save() == before


def test_only_what_stays_the_same_thing_has_changed() -> None:
    before = {("p:1", "is"): 4, ("p:1", "force"): 0, ("p:2", "is"): 5, ("p:2", "force"): 1, ("o:9", "power"): 2}
    after = {("p:1", "is"): 6, ("p:1", "force"): 3, ("p:2", "is"): 5, ("p:2", "force"): 4}
    assert changes(before, after) == [Change("p:2", "force", 1, 4)]


def test_the_points_that_are_foretold_are_those_of_the_running_counter() -> None:
    """With those of the rounds before: that is what stands beside the player."""
    players = {"scores": [10], "hand": ["elfe", "troll"], "field": ["troll"]}, {"scores": [4], "field": ["elfe"]}
    match = myths(*players, round=2).match
    change = next(one for one in foresee(match, "play elfe", "en").changed if one.what == "standing")
    assert change.before == match.game.standings(match.state, 0)[0] == 12
    match.choose("play elfe")
    assert change.after == match.game.standings(match.state, 0)[0] == 15


# What is rarely meant ---------------------------------------------------------------------------------------------------
def test_a_card_that_cannot_be_paid_for_is_hidden_on_purpose_only() -> None:
    """KS-107 costs 5, KS-009 costs 2."""
    match = lanes(d=((), ()), p0={"chakra": 3, "hand": ["KS-107", "KS-009"]}).match
    told = foretell(match, "hide KS-107 D", "en")
    assert (told.rare, told.badge) == (HIDES_UNPAID, "face down")
    assert "Sasuke Uchiha" in told.why
    bluff = foretell(match, "hide KS-009 D", "en")
    assert (bluff.rare, bluff.badge) == ("", "face down")
    assert foretell(match, "pass", "en").rare == ENDS_EARLY
    poor = lanes(d=((), ()), p0={"chakra": 1, "hand": ["KS-107"]}).match
    assert foretell(poor, "pass", "en").rare == ""


def test_power_cost_and_who_leads_are_told() -> None:
    match = lanes(d=((), (ch("KS-032"),)), p0={"chakra": 5, "hand": ["KS-107"]}).match
    told = foretell(match, "play KS-107 D", "en")
    assert told.badge == "Power 0 → 6, you lead"
    assert told.text[:2] == ["Mission D: Power 0 → 6, you lead.", "Chakra 5 → 0."]
    assert told.rare == ""


def test_force_does_not_count_where_cosmos_is_asked_for() -> None:
    match = table(["armure-belier", "leda"], {"hand": ["seiya-green"]}).match
    waste = foretell(match, "play seiya-green 1", "en")
    assert (waste.rare, waste.badge) == (ADDS_NOTHING, "adds nothing")
    good = foretell(match, "play seiya-green 2", "en")
    assert (good.rare, good.badge) == ("", "Force 0/2 → 1/2")
    assert foretell(match, "end", "en").rare == ENDS_EARLY


def test_where_there_is_nothing_else_to_do_nobody_asks_again() -> None:
    match = table(["leda"], {"hand": []}).match
    assert foretell(match, "end", "en").rare == ""


def test_what_a_recruit_costs_is_told_though_the_next_card_of_the_pile_is_hidden() -> None:
    match = kleos.new("kanzume-goddess", seed=3, players=2)
    while (decision := match.decision) is None or decision.kind != "recruit-phase":
        assert decision is not None
        match.choose(decision.options.tokens()[0])
    faith = match.view(decision.seat)["faith"]
    piles = {pile["pile"]: pile["top"] for pile in match.view(decision.seat)["piles"]}
    token = next(token for token in decision.options.tokens() if token.removeprefix("recruit ") in piles)
    told = foretell(match, token, "en")
    after = match.clone()
    after.choose(token)
    assert told.text[0] == f"Faith {faith} → {after.view(decision.seat)['faith']}."
    assert not any("hidden" in line for line in told.text)


# At the table -----------------------------------------------------------------------------------------------------------
def test_whoever_decides_may_ask_what_answers_would_do(play: Play) -> None:
    async def story(world: House) -> None:
        ann, eve = world.browser(), world.browser()
        path = await ann.table(NARUTO, ME, BOT, watchable=True)
        screen = await ann.sit(path)
        moves = screen.state["moves"]
        answer = await screen.answer("foresee", moves=moves, tokens=["keep", "mulligan", "keep"])
        assert (answer["type"], answer["moves"]) == ("foretold", moves)
        assert [one["token"] for one in answer["told"]] == ["keep", "mulligan"]
        assert all(one["text"] for one in answer["told"])
        assert screen.state["moves"] == moves  # nothing came of it
        assert (await screen.answer("foresee", moves=moves + 1, tokens=["keep"]))["code"] == "out-of-date"
        assert (await screen.answer("foresee", moves=moves, tokens=["pass"]))["code"] == "illegal"
        watcher = await eve.sit(path)
        assert (await watcher.answer("foresee", moves=moves, tokens=["keep"]))["code"] == "only-watching"

    play(story)


def test_nobody_else_is_told(play: Play) -> None:
    async def story(world: House) -> None:
        ann, bob = world.browser(), world.browser()
        path = await ann.table(NARUTO, ME, {"kind": "open"})
        first = await ann.sit(path)
        await bob.post(f"/api/tables/{path}/join", invite=first.state["invite"].partition("?invite=")[2])
        await first.until(status="playing")
        second = await bob.sit(path)
        assert second.state["decision"]["mine"] is False
        answer = await second.answer("foresee", moves=second.state["moves"], tokens=["keep"])
        assert (answer["type"], answer["code"]) == ("error", "refused")

    play(story)
