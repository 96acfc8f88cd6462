"""Taking back for nothing what has told something: never, however seldom it would have come out otherwise."""

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.match import Match
from kleos.table import undo
from kleos.table.undo import difference, last_event, made_in, may_tell, tells
from kleos.testing import eager_choice, random_match

CHOICES = 60  # of each game; bench/undo.py looks at many more
WORLDS = 10
PHASES = {"apollo": "start", "loki": "play"}  # in which their first abilities are used


@pytest.fixture
def luckless(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of the matches that are tried shows a difference."""
    monkeypatch.setattr(undo, "samples_tell", lambda *given: None)


def kanzume(god: str, others: list[str]) -> Match:
    """p0 to act, with a deck of which one card is another than all the rest."""
    hand = ["priest", "priest", "bishop"]
    deck = ["bishop"] + ["priest"] * 9
    players = [{"god": god, "hand": hand, "deck": deck}, {"god": "thor", "hand": others, "deck": ["priest"] * 6}]
    return kleos.from_position({"game": "kanzume-goddess", "seed": 5, "phase": PHASES[god], "players": players})


def after(match: Match, token: str) -> Match:
    done = match.clone()
    done.choose(token)
    return done


@pytest.mark.usefixtures("luckless")
@pytest.mark.parametrize(
    ("god", "tokens", "others"),
    [
        ("apollo", ["use apollo.1", "card priest"], ["priest"]),  # a card is drawn: almost always the same one
        ("loki", ["use loki.1", "card priest"], ["priest", "priest"]),  # the other has no choice which card to discard
        ("loki", ["use loki.1", "card priest"], ["priest", "bishop"]),  # the other has one
    ],
    ids=["drawn", "no choice", "a choice"],
)
def test_what_almost_always_comes_out_alike_is_news_all_the_same(
    god: str, tokens: list[str], others: list[str]
) -> None:
    match = kanzume(god, others)
    *before, token = tokens
    for earlier in before:
        match.choose(earlier)
    assert tells(match, token, after(match, token), 0, "en") is not None


@pytest.mark.usefixtures("luckless")
@pytest.mark.parametrize("game", kleos.games())
def test_whatever_the_worlds_tell_the_match_itself_tells_too(game: str) -> None:
    looked, free = 0, 0
    for seed in range(100):
        match = random_match(game, seed)
        rng = seeded(seed, 9)
        while (decision := match.decision) is not None and looked < CHOICES:
            token = decision.options[eager_choice(decision, rng)].token
            then = match.clone()
            if not then.choose_slowly(token) and rng.below(6) == 0:
                looked += 1
                if not may_tell(match, then, decision.seat):
                    free += 1
                    alike(match, token, then, decision.seat)
            match = then
        if looked == CHOICES:
            break
    assert free > CHOICES // 2, "most choices can be taken back for nothing"


def alike(before: Match, token: str, then: Match, seat: int) -> None:
    for number in range(WORLDS):
        other = made_in(before, token, seat, number)
        assert other is None or difference(then, other, seat, "en", last_event(before)) is None, token
