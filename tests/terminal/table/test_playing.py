"""Playing at the table by keys and mouse."""

import asyncio
import random
import re
import threading
import time
from pathlib import Path

import pytest

import kleos
from kleos.match import Match
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.session import Answer, Session
from kleos.terminal.table.keys import COMMANDS, LETTERS
from kleos.terminal.table.playing import OVER, THINKING, PlayScreen
from kleos.terminal.table.reading import Listing, Reading, RulesBook
from kleos.terminal.table.screen import TableScreen
from kleos.terminal.table.widgets import Choices, Lines

from .conftest import LARGE, SMALL, Sit, Sitting, kept, new_match, records

POSITION = {
    "game": "naruto-mythos", "round": 2, "edge": 0, "active": 0,
    "mission_deck": ["KS-M10", "KS-M04"],
    "missions": [
        {"card": "KS-M02", "sides": [
            [{"object": 1, "card": "KS-108", "under": ["KS-009"], "tokens": 3}],
            [{"object": 2, "card": "KS-074", "hidden": True, "known_to": [0, 1]}]]},
        {"card": "KS-M06", "sides": [
            [{"object": 4, "card": "KS-011", "hidden": True}],
            [{"object": 3, "card": "KS-070"}, {"object": 5, "card": "KS-052", "hidden": True, "under": ["KS-050"]}]]},
    ],
    "players": [
        {"chakra": 3, "points": 3, "hand": ["KS-001", "KS-013", "KS-013", "KS-134"], "deck": ["KS-015"],
         "discard": ["KS-002"]},
        {"chakra": 4, "points": 1, "hand": ["KS-057"], "deck": ["KS-060", "KS-061"]},
    ],
}  # fmt: skip


def position() -> Match:
    return kleos.from_position(POSITION)


# A whole match ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "seed"), [(SMALL, 3), (LARGE, 4)])
def test_a_whole_match_by_keys(sit: Sit, data: Path, size: tuple[int, int], seed: int) -> None:
    rng = random.Random(seed)

    async def story(at: Sitting) -> None:
        while at.play.stage != OVER:
            await at.take_any(rng)
        outcome = at.match.outcome
        assert outcome is not None
        assert f"{outcome.scores[0]} : {outcome.scores[1]}" in at.one_line()
        assert at.session.record is not None
        await at.press("q")
        assert at.app.return_value == say("record-written", "en", file=at.session.record)

    sit(story, new_match(seed), size=size)
    (record,) = records(data)
    assert kleos.replay(record.read_text("utf-8")).outcome is not None
    assert kept(data) == [], "a match that is over is not kept"


def test_arrows_and_enter_alone_are_enough(sit: Sit) -> None:
    rng = random.Random(8)

    async def story(at: Sitting) -> None:
        for _ in range(24):
            await at.down(rng.randrange(min(4, len(at.items))))
            await at.press("enter")
        assert at.match.moves is not None
        assert at.match.moves.count > 12

    sit(story, new_match(8))


def test_the_greedy_bot_thinks_beside_the_screen(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Session.bot_answer
    released = threading.Event()

    def slowly(session: Session) -> Answer:
        assert released.wait(30), "the screen did not answer while the bot was thinking"
        return thinking(session)

    monkeypatch.setattr(Session, "bot_answer", slowly)

    async def story(at: Sitting) -> None:
        await at.pilot.press("a")
        assert at.play.stage == THINKING
        assert "p1 (greedy) is thinking" in at.text()
        await at.pilot.press("question_mark")
        await at.pilot.pause()
        assert isinstance(at.app.screen, Reading)
        released.set()
        await at.pilot.press("escape")
        await at.settle()
        assert at.play.stage != THINKING

    sit(story, new_match(), against="greedy")


# Choosing -----------------------------------------------------------------------------------------------------------------
def test_first_a_card_then_what_to_do_with_it(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        first = at.items[0]
        assert first.key == "hand:KS-001"
        assert first.text == "Hiruzen Sarutobi, The Professor: play D C, hide D C"
        await at.press("a")
        assert [item.text for item in at.items] == [
            "Play Hiruzen Sarutobi, The Professor on mission D for 3 chakra",
            "Play Hiruzen Sarutobi, The Professor on mission C for 3 chakra",
            "Hide Hiruzen Sarutobi, The Professor face down on mission D for 1 chakra",
            "Hide Hiruzen Sarutobi, The Professor face down on mission C for 1 chakra",
        ]
        await at.press("escape")
        assert at.items[0] == first or at.items[0].text == first.text
        await at.press("enter", "down", "enter")
        assert at.match.moves is not None
        assert any("plays Hiruzen Sarutobi" in entry["text"] for entry in at.match.log(0))

    sit(story, position())


def test_letters_are_not_commands() -> None:
    assert not COMMANDS & set(LETTERS)
    bound = {binding.key for screen in (TableScreen, PlayScreen) for binding in screen.BINDINGS}  # type: ignore[union-attr]
    assert not bound & set(LETTERS)
    assert len(set(LETTERS)) == len(LETTERS) > 20


def test_what_can_be_chosen_is_lit_and_has_a_letter(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        look = at.play.look()
        lights = at.play.lights(look)
        assert list(lights) == ["hand:KS-001", "hand:KS-013", "hand:KS-134", "#4"]
        screen = at.text()
        for letter, name in (("a", "Hiruzen"), ("b", "Sasuke"), ("c", "Nine-Tailed")):
            assert re.search(rf"{letter}[✓▒✗]◇\d {name}", screen), name
        assert re.search(r" d #4 ", screen), "a hidden character that can be revealed"
        assert "✓◇3 Hiruzen" in screen, "can be paid"
        assert re.search(r"▒◇\d Nine", screen), "can only be hidden"

    sit(story, position())


def test_space_passes_when_pressed_twice(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        moves = at.match.moves
        await at.press("a", "space")
        assert at.match.moves is moves
        current = at.app.screen.query_one(Choices).current
        assert current is not None
        assert current.text == "Pass"
        assert at.says("play-pass-again")
        await at.press("space")
        assert any(entry["kind"] == "pass" and entry["seat"] == 0 for entry in at.match.log(0))

    sit(story, position())


def test_the_table_is_gone_through_with_arrows(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        assert at.focus == "board"
        seen = {at.play.cursor}
        for key in ["up"] * 6 + ["right"] * 4 + ["down"] * 8 + ["left"] * 6 + ["up"] * 6 + ["right", "up", "up"]:
            await at.press(key)
            seen.add(at.play.cursor)
        assert {"#1", "#2", "#3", "#4", "#5", "mission:D", "mission:C", "pile:0", "pile:1"} <= seen
        assert {"hand:KS-001", "hand:KS-013", "hand:KS-134"} & seen
        await at.press("escape")
        assert at.focus == "choices"

    sit(story, position())


def test_enter_on_a_lit_thing_takes_it(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        at.play.point("hand:KS-013")
        await at.press("enter")
        assert at.play.picked == "hand:KS-013"
        await at.press("tab")
        at.play.point("mission:C")
        await at.press("enter")  # play and hide lead there: the cursor goes to the first of them
        current = at.app.screen.query_one(Choices).current
        assert current is not None
        assert "on mission C" in current.text
        await at.press("enter")
        assert at.match.moves is not None

    sit(story, position())


def test_the_mouse_points_and_takes(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        hand = at.app.screen.query_one("#hand")
        spot = next(spot for spot in hand.canvas.spots if spot.key == "hand:KS-013")  # type: ignore[attr-defined]
        await at.pilot.click(hand, offset=(spot.x + 2, spot.y))
        await at.settle()
        assert at.play.cursor == "hand:KS-013"
        asked = [item.text for item in at.items]
        await at.pilot.click(hand, offset=(spot.x + 2, spot.y))
        await at.settle()
        assert at.play.picked == "hand:KS-013"
        assert [item.text for item in at.items] != asked
        await at.pilot.click(Choices, offset=(10, 1))
        await at.settle()
        assert at.match.moves is not None
        keys = at.app.screen.query_one("#keys")
        await at.pilot.click(keys, offset=(2, 0))
        await at.settle()
        assert isinstance(at.app.screen, Reading)

    sit(story, position())


# Looking things up --------------------------------------------------------------------------------------------------------
def test_the_screen_shows_everything_the_seat_may_know(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        for size in (SMALL, (120, 40), LARGE):
            await at.resize(size)
            screen = at.text()
            for words in ("Round 2 of 4", "2 missions to come", "p0 (you)", "[Edge]", "3 points", "◇3 chakra", "hand 4",
                          "p1 (random)", "1 point", "◇4 chakra", "D Chunin Exam", "C Rescue a friend", "9:0", "0:4",
                          "p0 leads", "p1 leads", "#1", "●3", "▤2", "#2", "Gaara", "#5", "hidden"):  # fmt: skip
                assert words in screen, (size, words)
            for secret in ("KS-052", "Kabuto", "Orochimaru", "Jirobo", "KS-057", "Kidomaru", "Kakashi"):
                assert secret not in screen, (size, secret)

    sit(story, position())


def test_the_text_of_a_card_with_its_rulings(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        at.play.point("#1")
        await at.press("i")
        assert isinstance(at.app.screen, Reading)
        rules = kleos.rules("naruto-mythos")
        words = at.one_line()
        assert "KS-108 Naruto Uzumaki, Fury of the Rasengan" in words
        assert "3 tokens" in words
        assert "over Naruto Uzumaki KS-009" in words
        await at.resize((100, 60))
        words = at.one_line()
        for line in rules.cards["KS-108"].text():
            assert line in words
        assert "NM-11.108.1" in words
        await at.press("right")
        assert "KS-009 Naruto Uzumaki" in at.one_line(), "the card beneath"
        await at.press("escape")
        at.play.point("#5")
        await at.press("i")
        assert isinstance(at.app.screen, PlayScreen)
        assert "you don't know what it is" in at.text()

    sit(story, position())


def test_why_not_names_reason_and_clause(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.resize((100, 60))
        await at.press("tab")
        at.play.point("hand:KS-134")
        await at.press("w")
        assert isinstance(at.app.screen, Reading)
        words = at.one_line()
        reason = at.match.why_not("play KS-134 D")
        assert reason is not None
        assert reason.text("en") in words
        assert f"{reason.clause} {kleos.rules('naruto-mythos').clauses[reason.clause].text[:40]}" in words
        assert "✗ play on D" in words
        assert "✓ hide on D, hide on C" in words
        await at.press("escape")
        at.play.point("hand:KS-001")
        await at.press("w")
        assert "it can be chosen" in at.text()
        at.play.point("#3")
        await at.press("w")
        reason = at.match.why_not("reveal #3")
        assert reason is not None
        assert reason.text("en") in at.one_line()

    sit(story, position())


def test_the_log_opens_cards(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("a", "g")
        assert isinstance(at.app.screen, Listing)
        for entry in at.match.log(0)[-3:]:
            assert entry["text"].split(":")[0][:40] in at.one_line()
        drew = next(entry for entry in at.match.log(0) if entry["kind"] == "draw" and "cards" in entry)
        at.app.screen.query_one(Lines).highlighted = drew["number"] - 1
        await at.press("enter")
        assert isinstance(at.app.screen, Reading)
        assert drew["cards"][0] in at.text()
        assert f"1 of {len(set(drew['cards']))}" in at.text()
        await at.press("escape", "escape")
        assert isinstance(at.app.screen, PlayScreen)
        await at.resize(LARGE)
        await at.press("tab", "tab")
        assert at.focus == "log"
        await at.press("home", "down", "enter")
        assert isinstance(at.app.screen, Reading)

    sit(story, new_match())


def test_piles_deck_list_rules_and_keys(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("p")
        assert "KS-002" in at.text()
        assert "Your deck as it was at the start" in at.text()
        await at.press("escape", "r")
        assert isinstance(at.app.screen, RulesBook)
        assert "NM-5." in at.text(), "at a turn, the chapter on actions"
        await at.press(*"NM-3.1")
        assert "NM-3.1 " in at.text()
        assert "3 Setup" in at.text()
        await at.press("escape", "l", "r", *"NM-3.1")
        assert "3 Mise en place" in at.text()
        await at.press("escape", *["l"] * (len(LANGUAGES) - 1), "question_mark")
        await at.resize((100, 70))
        for letter in "iwugprlq":
            assert re.search(rf"│ {letter}  ", at.text()), letter
        assert "Power tokens" in at.text()

    sit(story, position())


# Sizes and languages --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [SMALL, (100, 30), (120, 36), LARGE, (40, 12)])
def test_every_size_can_be_played_on(sit: Sit, size: tuple[int, int]) -> None:
    async def story(at: Sitting) -> None:
        await at.resize(size)
        for _ in range(12):
            if at.play.stage == OVER:
                break
            await at.press("enter")
            if size[0] >= 80:
                screen = at.text()
                assert max(len(line) for line in screen.splitlines()) <= size[0]
                for words in ("p0 (you)", "p1 (random)", "chakra"):
                    assert words in screen

    sit(story, new_match(5), size=LARGE)


def test_resizing_keeps_everything(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("b")
        before = [item.text for item in at.items]
        assert at.play.picked == "hand:KS-013"
        for size in (LARGE, SMALL, (130, 40), SMALL):
            await at.resize(size)
            assert [item.text for item in at.items] == before
            assert at.play.picked == "hand:KS-013"
            assert "Sasuke" in at.text()
        assert at.app.screen.query_one("#right").display is False
        await at.resize(LARGE)
        assert at.app.screen.query_one("#right").display is True
        assert "KS-013 Sasuke Uchiha" in at.text(), "the card under the cursor"

    sit(story, position())


def test_the_language_changes_in_play(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("a")
        decision = at.match.decision
        assert decision is not None
        for _ in range(4):
            lang = at.app.lang
            assert at.says("state-yours")
            assert at.says("bar-leave")
            assert at.items[0].text == decision.options[0].text(lang)
            assert at.play.picked is not None, "what is picked stays picked"
            await at.press("l")
            order = LANGUAGES.index(lang)
            assert at.app.lang == LANGUAGES[(order + 1) % len(LANGUAGES)]
        await at.press("escape", "enter", "enter")
        await at.resize(LARGE)
        assert at.match.log(0, at.app.lang)[-1]["text"] in at.one_line()

    sit(story, position())


# Leaving --------------------------------------------------------------------------------------------------------------------
def test_leaving_keeps_the_match(sit: Sit, data: Path) -> None:
    async def story(at: Sitting) -> None:
        await at.press("a", "q")
        assert at.says("leave-title")
        await at.press("a")
        assert isinstance(at.app.screen, PlayScreen)
        await at.press("q", "b")
        assert at.app.return_value == say("match-kept-in-folder", "en")

    sit(story, new_match())
    assert len(kept(data)) == 1


def test_giving_up(sit: Sit, data: Path) -> None:
    async def story(at: Sitting) -> None:
        await at.press("a", "q", "c")
        assert at.match.outcome is not None
        assert at.match.outcome.winners == (1,)
        assert "p1 (random) wins" in at.text()
        await at.press("b")
        assert at.replay.moments[-1].outcome is not None, "the match can be looked at again"

    sit(story, new_match())
    assert len(records(data)) == 1
    assert kept(data) == []


@pytest.mark.parametrize("key", ["S", "d"])
def test_what_decided_the_match_can_be_read_at_its_end(sit: Sit, key: str) -> None:
    document = {
        "game": "naruto-mythos", "round": 4, "edge": 0, "active": 0,
        "missions": [{"card": "KS-M02", "sides": [[{"object": 1, "card": "KS-009"}], []]}, *[{"card": "KS-M06"}] * 3],
        "players": [{"points": 5}, {"points": 2, "passed": True}],
    }  # fmt: skip

    async def story(at: Sitting) -> None:
        await at.press("S")
        assert at.says("score-at-end")
        await at.press("space", "space")
        assert at.play.stage == OVER
        assert "p0 (you) wins by points: 8 : 2." in at.one_line()
        await at.press(key)
        assert isinstance(at.app.screen, Reading)
        assert "round 4" in at.one_line()
        await at.press("right")
        for words in ("p0 (you): 8", "+5 before", "+3 mission D: p0 has more Power"):
            assert words in at.one_line()

    sit(story, kleos.from_position(document))


def test_another_match_after_the_end(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("q", "c", "a")
        await at.press("enter", "enter", "enter")
        assert at.match.outcome is None
        assert at.match.moves is None or at.match.moves.seat == 1

    sit(story, new_match())


def test_a_match_that_cannot_be_kept_goes_on_and_says_so(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", "utf-8")
    monkeypatch.setenv("KLEOS_DATA", str(blocked))

    async def story(at: Sitting) -> None:
        await at.press("a")
        assert "couldn't be saved" in at.text()
        assert at.match.moves is not None

    sit(story, new_match())


def test_a_table_that_is_closed_while_the_bot_thinks(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(session: Session) -> Answer:
        time.sleep(0.3)
        return Answer(0)

    monkeypatch.setattr(Session, "bot_answer", slowly)

    async def story(at: Sitting) -> None:
        await at.pilot.press("a")
        await at.pilot.press("q")
        await at.pilot.press("b")
        await asyncio.sleep(0.4)

    sit(story, new_match())


def test_names_say_who_is_a_bot_and_who_looks() -> None:
    session = Session(new_match(), (HUMAN, "greedy"))
    assert [session.name(seat, "en") for seat in range(2)] == ["p0 (you)", "p1 (greedy)"]
    two = Session(new_match(), (HUMAN, HUMAN))
    assert [two.name(seat, "it") for seat in range(2)] == ["p0", "p1"]
