"""Amounts in the log: a number that is 0 is told like any other."""

from importlib.resources import files
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.game import KanzumeGoddess
from kleos.games.mythology_go import testing as mythology_go
from kleos.games.naruto_mythos import testing as naruto_mythos
from kleos.games.saint_seiya import testing as saint_seiya
from kleos.match import Match
from kleos.testing import play_randomly, random_match

FLAGS = {"mulligan", "defeat", "fuse", "place"}  # their number says yes or no, and counts nothing


def amounts(match: Match, kind: str) -> list[Any]:
    return [entry["amount"] for entry in match.log(None) if entry["kind"] == kind]


def test_a_round_without_points_is_a_score_of_0() -> None:
    story = mythology_go.scored({"field": ["golem"], "divinity": "zeus"}, {"divinity": "odin"})
    assert amounts(story.match, "score") == story.scores()
    assert story.scores()[1] == 0


def test_a_play_that_costs_nothing_has_a_price_of_0() -> None:
    story = naruto_mythos.table(p0={"hand": ["KS-132", "KS-097"], "chakra": 8}).does("play KS-132 D", "use")
    assert amounts(story.match, "play") == [8, 0]


def test_what_is_acquired_for_free_has_a_price_of_0() -> None:
    story = saint_seiya.table(["misty", "armure-lion"], {"hand": ["armure-sagittaire", "seiya-green"]})
    story.does("equip armure-sagittaire", "use")
    assert amounts(story.match, "acquire") == [0]


def test_an_attack_and_faith_of_0_are_told_as_such() -> None:
    # No card of this set is worth nothing, but one of a card file may be.
    text = files("kleos.games.kanzume_goddess").joinpath("cards.toml").read_text("utf-8")
    game = KanzumeGoddess().with_cards("cards.toml", text.replace('"attack(6)"', '"seq(attack(0), faith(0))"'))
    players = [{"god": "hades", "hand": ["leo"]}, {"god": "thor"}]
    state = game.load({"game": "kanzume-goddess", "players": players})
    state.run()
    match = Match(game, state, None, None)
    match.choose("play leo 1")
    assert (amounts(match, "attack"), amounts(match, "faith")) == ([0], [0])


@pytest.mark.parametrize("game", kleos.games())
def test_events_of_one_kind_have_an_amount_always_or_never(game: str) -> None:
    told: dict[str, set[bool]] = {}
    for seed in range(6):
        for entry in play_randomly(random_match(game, seed), seed, eager=True).log(None):
            told.setdefault(entry["kind"], set()).add("amount" in entry)
    assert {kind for kind, ways in told.items() if len(ways) > 1} <= FLAGS
