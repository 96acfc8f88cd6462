"""Looking back: both ways, through everybody's eyes, and on from any point."""

from pathlib import Path

from kleos.match import Match, replayed
from kleos.terminal.keeping import HUMAN
from kleos.terminal.table.app import TableApp
from kleos.terminal.table.playing import PlayScreen
from kleos.terminal.table.replaying import ALL
from kleos.testing import play_randomly

from .conftest import LARGE, SMALL, Sit, Sitting, kept, new_match


def finished(seed: int = 4) -> Match:
    return play_randomly(new_match(seed), seed)


def moments_of(match: Match) -> list[Match]:
    return [moment.clone() for moment in replayed(match.record())]


MOMENTS = moments_of(finished())
LAST = len(MOMENTS) - 1


def begins(app: TableApp) -> None:
    app.replay(MOMENTS, None)


def test_both_ways(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        assert f"Move 0 of {LAST}" in at.text()
        await at.press("right", "right", "right")
        assert f"Move 3 of {LAST}" in at.text()
        there = at.text()
        await at.press("right", "left")
        assert at.text() == there, "back is where one was"
        await at.press("end")
        assert at.replay.at == LAST
        outcome = MOMENTS[-1].outcome
        assert outcome is not None
        assert f"p{outcome.winners[0]} wins by points: {outcome.scores[0]} : {outcome.scores[1]}." in at.text()
        await at.press("right")
        assert at.replay.at == LAST
        await at.press("home", "left")
        assert at.replay.at == 0
        await at.press("pagedown", "pagedown", "pageup")
        assert at.replay.at == 10
        await at.press("enter")
        assert at.replay.at == 11, "the first choice is one move forwards"

    sit(story, begins=begins)


def test_the_log_of_every_moment(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        for _ in range(12):
            await at.press("right")
            told = at.replay.entries
            assert told == MOMENTS[at.replay.at].log(None)
        assert told[-1]["text"][:30] in at.text()

    sit(story, begins=begins, size=LARGE)


def test_through_everybodys_eyes(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("right", "right", "right")
        match = MOMENTS[3]
        hands = [match.view(seat)["players"][seat]["hand"] for seat in range(2)]
        rules = at.replay.layout_of_game.rules
        names = [{rules.cards[id].name()[:8] for id in hand} for hand in hands]

        def seen() -> tuple[bool, bool]:
            text = at.text()
            return tuple(all(name in text for name in cards) for cards in names)  # type: ignore[return-value]

        assert seen() == (False, False), "a spectator sees no hand"
        await at.press("s")
        assert seen() == (True, False)
        await at.press("s")
        assert seen() == (False, True)
        await at.press("s")
        assert seen() == (True, True)
        assert at.replay.eyes == ALL
        await at.press("s")
        assert seen() == (False, False)

    sit(story, begins=begins, size=LARGE)


def test_eyes_can_be_asked_for(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        assert "seen by p1" in at.text()

    sit(story, begins=lambda app: app.replay(MOMENTS, 1))

    async def other(at: Sitting) -> None:
        assert "seen by everybody" in at.text()

    sit(other, begins=lambda app: app.replay(MOMENTS, None, everything=True))


def test_on_from_any_point_as_a_new_match(sit: Sit, data: Path) -> None:
    async def story(at: Sitting) -> None:
        for _ in range(9):
            await at.press("right")
        await at.press("c")
        assert at.says("replay-go-on-words", move=9)
        await at.press("b")
        assert isinstance(at.app.screen, PlayScreen)
        assert at.session.players == (HUMAN, "random")
        assert at.match.moves is not None
        assert at.match.moves.count >= 9
        await at.take(0)
        assert MOMENTS[9].moves is not None
        assert MOMENTS[9].moves.count == 9, "the record is as it was"

    sit(story, begins=begins)
    assert len(kept(data)) == 1


def test_on_as_the_other_seat_and_with_two_people(sit: Sit) -> None:
    for key, players in (("d", ("greedy", HUMAN)), ("e", ("random", HUMAN)), ("g", (HUMAN, HUMAN))):

        async def story(at: Sitting, key: str = key, players: tuple[str, str] = players) -> None:
            await at.press("right", "right", "right", "c", key)
            assert at.session.players == players
            if players[0] != HUMAN:
                assert at.session.eyes == 1
                assert "p1 (you)" in at.text()

        sit(story, begins=begins)


def test_after_the_end_there_is_no_going_on(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("end", "c")
        assert at.says("replay-over")
        await at.press("q")
        assert at.app.return_value == ""

    sit(story, begins=begins)


def test_languages_and_sizes(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("right", "right", "right", "l")
        assert at.says("replay-move", move=3, moves=LAST)
        await at.resize(LARGE)
        await at.press("right")
        await at.resize(SMALL)
        assert at.replay.at == 4
        await at.press("tab", "right", "i", "escape", "question_mark", "escape")
        assert at.replay.at == 4, "on the table the arrows go from card to card"
        await at.press("escape", "right")
        assert at.replay.at == 5

    sit(story, begins=begins)
