"""Two people at one screen: whoever looks sees what that seat may know, and in between nobody sees anything."""

import random
import re
from pathlib import Path

import kleos
from kleos.match import Match
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import say
from kleos.terminal.session import Session
from kleos.terminal.table.app import TableApp
from kleos.terminal.table.handover import HandOver
from kleos.terminal.table.playing import HANDING, OVER, PlayScreen

from .conftest import LARGE, Sit, Sitting, kept, new_match

RULES = kleos.rules("naruto-mythos")


def names_of(ids: set[str]) -> set[str]:
    return {RULES.cards[id].name() for id in ids} | {RULES.cards[id].title() for id in ids} | ids


def known(match: Match, seat: int) -> set[str]:
    """The cards that a seat has ever been shown."""
    return set(re.findall(r"KS-\d+", str([match.view(seat), match.log(seat)])))


def secrets(match: Match, eyes: int) -> set[str]:
    """Words that only the other seat may read just now: cards of its hand and its hidden characters."""
    theirs = set(match.view(1 - eyes)["players"][1 - eyes]["hand"]) | {
        c["card"]
        for mission in match.view(1 - eyes)["missions"]
        for c in mission["sides"][1 - eyes]
        if c["hidden"] and "card" in c
    }
    mine = known(match, eyes)
    return names_of(theirs - mine) - names_of(mine)


def test_no_secret_of_the_other_is_on_any_screen(sit: Sit) -> None:
    rng = random.Random(2)
    screens = {"handed": 0, "private": 0}

    async def story(at: Sitting) -> None:
        everything = names_of(set(at.match.view(0)["players"][0]["deck_list"]))
        everything |= names_of(set(at.match.view(1)["players"][1]["deck_list"]))
        keys = 0
        while at.play.stage != OVER:
            text = at.capture()
            match = at.match
            if isinstance(at.app.screen, HandOver):
                screens["handed"] += 1
                assert not [word for word in everything if word in text]
                await at.press("enter")
                continue
            eyes = at.session.eyes
            assert eyes is not None
            screens["private"] += 1
            hidden = secrets(match, eyes)
            assert not [word for word in hidden if word in text], f"p{eyes} looks"
            keys += 1
            if keys % 7 == 0:
                for key in "gp":
                    await at.press(key)
                    text = at.capture()
                    assert not [word for word in hidden if word in text], f"p{eyes} looks at {key}"
                    await at.press("escape")
            await at.take_any(rng)
        assert at.session.eyes is None, "at the end both look"
        assert f"p{at.match.outcome.winners[0]} wins" in at.text()  # type: ignore[union-attr]

    sit(story, new_match(6), against=HUMAN)
    assert screens["handed"] > 20
    assert screens["private"] > 60


def test_a_hand_over_waits_and_can_be_left(sit: Sit, data: Path) -> None:
    async def story(at: Sitting) -> None:
        assert isinstance(at.app.screen, HandOver)
        await at.press("a", "down", "space", "i", "g", "w")
        assert isinstance(at.app.screen, HandOver), "only Enter and q do something"
        assert "p0 decides next" in at.text()
        await at.press("enter", "a")
        assert at.play.stage == HANDING
        assert at.session.eyes == 0, "the one who chose may look at what came of it"
        assert at.says("play-hand-over", who="p1")
        await at.press("enter")
        assert isinstance(at.app.screen, HandOver)
        assert "p1 decides next" in at.text()
        await at.press("q")
        assert at.app.return_value == say("match-kept-in-folder", "en")

    sit(story, new_match(), against=HUMAN, size=LARGE)
    assert len(kept(data)) == 1


def test_the_choice_may_be_taken_back_before_the_hand_over(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("enter", "a", "u")
        assert at.match.moves is None
        assert at.says("play-undone")
        await at.press("b", "enter", "enter", "u")
        assert at.says("undo-others"), "p0 has decided since"

    sit(story, new_match(), against=HUMAN)


def test_the_news_are_those_of_the_one_who_looks(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("enter", "a", "enter", "enter")
        assert at.session.eyes == 1
        await at.press("a")
        text = at.text()
        first = next(entry for entry in at.match.log(1) if entry["kind"] == "draw" and entry["seat"] == 0)
        assert "cards" not in first
        assert isinstance(at.app.screen, PlayScreen)
        for id in at.match.view(0)["players"][0]["hand"]:
            assert RULES.cards[id].name() not in text

    sit(story, new_match(), against=HUMAN, size=LARGE)


def test_undo_is_offered_only_where_there_is_something_to_take_back(sit: Sit) -> None:
    match = kleos.new("saint-seiya", seed=4, players=3)

    async def story(at: Sitting) -> None:
        await at.press("enter")
        assert "u undo" in at.text()
        await at.press("q", "c")
        assert at.play.stage == HANDING
        assert at.says("play-hand-on")
        assert not at.says("play-done")
        assert "u undo" not in at.text(), "giving up is not taken back"
        await at.press("u")
        assert at.play.notice == say("undo-others", "en")
        await at.press("a", "enter", "space", "space")
        while at.play.stage != HANDING:
            await at.press("a")
        assert at.says("play-done")
        assert "u undo" in at.text()
        await at.press("q", "c")
        assert at.play.stage == OVER, "one of three is left"
        assert "u undo" not in at.text()

    sit(story, match, against=HUMAN, size=(120, 40))


def test_undo_is_not_offered_after_a_bot_has_played(sit: Sit) -> None:
    def begins(app: TableApp) -> None:
        app.play(Session(kleos.new("saint-seiya", seed=4, players=3), (HUMAN, "random", HUMAN)))

    async def story(at: Sitting) -> None:
        await at.press("enter", "space", "space")
        while at.play.stage != HANDING:
            await at.press("a")
        assert at.session.eyes == 0
        assert at.session.decider == 2
        assert at.says("play-hand-on")
        assert "u undo" not in at.text()

    sit(story, begins=begins)


def test_whoever_looks_arranges_only_the_own_field(sit: Sit) -> None:
    fields = [[{"card": "golem"}, {"card": "nain"}], [{"card": "elfe"}, {"card": "harpie"}]]
    players = [{"field": fields[0], "hand": ["sphinx", "griffon"]}, {"field": fields[1]}]
    match = kleos.from_position({"game": "mythology-go", "phase": "main", "deck_rest": True, "players": players})

    async def story(at: Sitting) -> None:
        await at.press("enter")
        at.play.point("#3")
        await at.press("]")
        assert at.session.orders == {}
        at.play.point("#1")
        await at.press("]")
        assert at.session.orders == {0: (2, 1)}

    session = Session(match, (HUMAN, HUMAN))
    sit(story, begins=lambda app: app.play(session))
