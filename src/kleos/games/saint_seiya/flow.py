"""The course of a match: main phases, upkeep step by step, the last round, giving up."""

from typing import Final, final

from kleos.engine.actions import STOP
from kleos.engine.events import mask_of
from kleos.engine.frames import CALL, DONE, Frame, Library, Node
from kleos.engine.state import State
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.counting import count_up
from kleos.games.saint_seiya.kinds import (
    ASK_MAIN,
    ASK_UPKEEP,
    BY_GIVING_UP,
    BY_POINTS,
    CONCEDED,
    END,
    ENDED,
    HAND_SIZE,
    LAST_PLACE,
    MAIN,
    OVER,
    TURN,
    UPKEEP,
)
from kleos.games.saint_seiya.lands import ACQUIRING, COMPLETING
from kleos.games.saint_seiya.moves import ACTIVATION_OVER, HEALING, PAYING_TOLL, act, main_options
from kleos.games.saint_seiya.picks import card_options

# Steps of a turn
AT_MAIN: Final = 0
AT_DISCARD: Final = 1
AT_REFILL: Final = 2
AT_NEXT: Final = 3


@final
class Course(Node):
    """The lowest frame of every match: one turn after the other (section 4)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if g.absent != g.conceded and not give_up(g):
            return DONE
        if f.step == AT_MAIN:
            return self.main(g, f)
        if f.step == AT_DISCARD:
            return self.discard(g, f)
        if f.step == AT_REFILL:
            f.step = AT_NEXT
            refill(g)
            return CALL
        if not g.reserve and not any(g.terrain):
            g.trigger_end()  # SS-8.2
        if not next_turn(g):
            return finish(g)
        f.step = AT_MAIN
        return CALL

    def main(self, g: Board, f: Frame) -> int:
        gone = g.conceded >> g.current & 1
        answer = g.take()
        if answer is None and not gone:
            return g.ask(g.current, ASK_MAIN, main_options(g))
        if answer is not None and answer.verb != END and not gone:
            act(g, answer)
            return CALL
        g.end_of_turn(g.current)  # SS-4.8
        g.phase = UPKEEP
        f.step = AT_DISCARD
        return CALL

    def discard(self, g: Board, f: Frame) -> int:
        """Steps 1b and 2 (SS-4.10, SS-4.11); a seat that has given up is spared both (SS-8.25)."""
        seat = g.current
        answer = g.take()
        if not g.conceded >> seat & 1:
            hand = g.players[seat].hand
            if answer is None and hand:
                options = card_options(g, hand, None)
                options.append(g.pool.notation.action(STOP))
                return g.ask(seat, ASK_UPKEEP, options)
            if answer is not None and answer.verb != STOP:
                g.discard(seat, g.find(hand, answer.a), None)
                return CALL
            missing = HAND_SIZE - len(hand)
            if missing > 0:
                g.draw(seat, missing, None)
        f.step = AT_REFILL
        return CALL


def refill(g: Board) -> None:
    """Steps 3 to 5 (SS-4.12 to SS-4.15)."""
    number = g.terrain[LAST_PLACE]
    if number:
        g.remove([number], None)
    g.push_right()
    g.push(g.pool.complete, g.frames[0].scope)


def later_seats(g: Board) -> bool:
    """Whether anybody still has a turn in this round (SS-8.3, SS-8.27)."""
    count = len(g.players)
    for turn in range(g.turn, g.turn + count - 1 - (g.turn - 1) % count):
        if not g.conceded >> (g.first + turn) % count & 1:
            return True
    return False


def next_turn(g: Board) -> bool:
    """The next player who has not given up becomes active; false if the match is over (SS-4.16, SS-8.27)."""
    count = len(g.players)
    played = g.turn
    while not g.ending or later_seats(g):
        g.turn += 1
        g.current = (g.first + g.turn - 1) % count
        if g.turn >= g.turn_limit:
            g.trigger_end()  # SS-8.22
        if not g.conceded >> g.current & 1:
            start_turn(g)
            return True
    g.turn = played  # SS-14.7
    g.current = (g.first + g.turn - 1) % count
    return False


def start_turn(g: Board) -> None:
    g.phase = MAIN
    g.actions = 0
    g.decisions = 0
    g.note(TURN, g.current, n=g.turn)


def give_up(g: Board) -> bool:
    """Giving up takes effect when nothing is resolving (SS-8.24); false if that ends the match."""
    for seat in range(len(g.players)):
        if (g.absent & ~g.conceded) >> seat & 1 and seat != g.last_to_go:
            g.conceded |= 1 << seat
            g.note(CONCEDED, seat)
    if len(g.seats_from(0)) > 1:
        return True
    g.end_of_turn(g.current)
    finish(g)
    return False


def finish(g: Board) -> int:
    g.phase = OVER
    count_up(g)
    g.note(ENDED, -1, b=mask_of(winners(g)), n=why_over(g))
    return DONE


def why_over(g: Board) -> int:
    return BY_POINTS if len(g.seats_from(0)) > 1 else BY_GIVING_UP


def winners(g: Board) -> tuple[int, ...]:
    """Everybody with the highest score (SS-8.19, SS-8.20)."""
    seats = g.seats_from(0)
    best = max([g.score(seat) for seat in seats])
    return tuple([seat for seat in sorted(seats) if g.score(seat) == best])


def ranks(g: Board) -> list[int]:
    """The final ranking by seat: equal scores share a rank, who has given up is last (SS-8.21, SS-8.24)."""
    playing = g.seats_from(0)
    out: list[int] = []
    for seat in range(len(g.players)):
        if seat in playing:
            out.append(1 + len([other for other in playing if g.score(other) > g.score(seat)]))
        else:
            out.append(1 + len(playing))
    return out


COURSE: Final = Course()


def register(library: Library) -> None:
    """The nodes that belong to no card."""
    library.register("flow/course", COURSE)
    library.register("flow/complete", COMPLETING)
    library.register("flow/acquire", ACQUIRING)
    library.register("flow/activation", ACTIVATION_OVER)
    library.register("flow/toll", PAYING_TOLL)
    library.register("flow/healing", HEALING)
