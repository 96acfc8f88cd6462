"""What may be taken back: one's own last choice, as long as it told nothing."""

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.match import Match
from kleos.table.undo import tells
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import Mistake
from kleos.terminal.session import Session

GAME = "naruto-mythos"


def match_of(**players: object) -> Match:
    hand = {"chakra": 9, "hand": ["KS-001", "KS-013"], "deck": ["KS-015", "KS-016", "KS-009"]}
    return kleos.from_position({
        "game": GAME, "round": 1, "edge": 0, "active": 0, "mission_deck": ["KS-M10", "KS-M04", "KS-M01"],
        "missions": [{"card": "KS-M02", "sides": [
            [{"object": 1, "card": "KS-009"}],
            [{"object": 2, "card": "KS-074", "hidden": True}]]}],
        "players": [{**hand, **players}, {"chakra": 4, "hand": ["KS-057"], "deck": ["KS-060", "KS-061"]}],
    })  # fmt: skip


def told(match: Match, token: str) -> str | None:
    after = match.clone()
    after.choose(token)
    return tells(match, token, after, 0, "en")


def test_playing_and_hiding_own_cards_tells_nothing() -> None:
    match = match_of()
    assert told(match, "play KS-013 D") is None
    assert told(match, "hide KS-013 D") is None
    assert told(match, "pass") is None


def test_drawing_tells_what_was_drawn() -> None:
    match = match_of(hand=["KS-005"], chakra=9)
    upgraded = match_of(hand=["KS-108", "KS-012"])
    upgraded.choose("play KS-012 D")  # Sakura's UPGRADE line would draw; played on an empty place she does not
    assert upgraded.decision is not None
    assert told(match, "play KS-005 D") is None
    drawing = kleos.new(GAME, seed=1)
    drawing.choose("keep")
    after = drawing.clone()
    after.choose("keep")
    text = tells(drawing, "keep", after, 1, "en")
    assert text is not None
    assert text in [entry["text"] for entry in after.log(1)]


def test_looking_at_a_hidden_character_tells() -> None:
    match = match_of(hand=["KS-068"])  # Dosu Kinuta
    after = match.clone()
    after.choose("play KS-068 D")
    fresh = after.log(0, "en", 0)
    if any(entry["kind"] == "look" for entry in fresh):
        assert told(match, "play KS-068 D") is not None
    else:
        after_use = after.clone()
        after_use.choose("use")
        assert tells(after, "use", after_use, 0, "en") is not None


def test_everything_that_shows_a_card_for_the_first_time_is_found() -> None:
    """Whole matches: whenever the log of the chooser shows cards it could not name before, the choice tells."""
    informing = {"draw", "look", "look-hand", "look-deck", "mill", "show", "take-top", "mission"}
    found = nothing = 0
    for seed in range(6):
        match = kleos.new(GAME, seed=seed, decks=["sannin-summons", "ambush"])
        bot = RandomBot(seed)
        while (decision := match.decision) is not None:
            seat = decision.seat
            before = match.clone()
            index = bot.choose(match, seat)
            token = decision.options[index].token
            match.choose(index)
            fresh = match.log(seat, "en", len(before.log(None)))
            answer = tells(before, token, match, seat, "en")
            if any(entry["kind"] in informing and entry.get("seat", seat) == seat for entry in fresh):
                drew = [entry for entry in fresh if "cards" in entry or entry["kind"] == "mission"]
                if drew and len(before.view(seat)["players"][seat]["hand"]) < 20 and enough_left(before, seat):
                    assert answer is not None, (seed, token, fresh)
                    found += 1
            elif not fresh:
                assert answer is None, (seed, token)
                nothing += 1
    assert found > 20
    assert nothing > 20


def enough_left(match: Match, seat: int) -> bool:
    """Whether the own deck could hold different cards on top."""
    return int(match.view(seat)["players"][seat]["deck_size"]) > 3


def test_a_session_takes_back_step_by_step() -> None:
    session = Session(kleos.new(GAME, seed=1), (HUMAN, HUMAN))
    session.eyes = 0
    with pytest.raises(Mistake, match="nothing to undo"):
        session.undo("en")
    hash = session.match.hash()
    session.take(0)
    session.undo("en")
    assert session.match.hash() == hash
    session.take(0)
    session.eyes = 1
    with pytest.raises(Mistake, match="somebody else has decided"):
        session.undo("en")
    session.take(0)
    with pytest.raises(Mistake, match="because you have learned something: "):
        session.undo("en")


def test_nothing_is_taken_back_after_the_end() -> None:
    session = Session(kleos.new(GAME, seed=1), (HUMAN, HUMAN))
    session.eyes = 0
    session.take(0)
    session.concede(0)
    with pytest.raises(Mistake, match="The match is over"):
        session.undo("en")
