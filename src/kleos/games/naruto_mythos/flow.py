"""The course of a match: mulligan, four rounds of four phases, turns, the evaluation of missions, the end."""

from typing import Final, final

from kleos.engine.frames import CALL, DONE, Frame, Library, Node, Scope, Trigger
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, as_board
from kleos.games.naruto_mythos.cards import KEEPS_TOKENS, ON_LOSS, ON_ROUND_END, Whenever
from kleos.games.naruto_mythos.counting import count_up
from kleos.games.naruto_mythos.happenings import HAPPENING
from kleos.games.naruto_mythos.kinds import (
    ACTION_PHASE,
    AMBUSH,
    ASK_LOCK,
    ASK_MULLIGAN,
    ASK_TURN,
    BY_EDGE,
    BY_GIVING_UP,
    BY_POINTS,
    BY_REVEAL,
    BY_UPGRADE,
    CONCEDED,
    END_PHASE,
    ENDED,
    HAND_SIZE,
    HIDE,
    INCOME,
    KEEP,
    MISSION_PHASE,
    MISSION_UP,
    MULLIGAN,
    MULLIGANED,
    NOBODY_WON,
    OVER,
    PASS,
    PASSED,
    ROUND,
    ROUND_END,
    ROUNDS,
    TOTALS,
    UPGRADE,
    WON,
)
from kleos.games.naruto_mythos.plays import play, put_down, turn_options
from kleos.games.naruto_mythos.targets import targets
from kleos.games.naruto_mythos.waiting import GROUP

# Steps of the match
AT_MULLIGAN: Final = 0
AT_START: Final = 1
AT_TURN: Final = 2
AT_SET_OFF: Final = 3
AT_TURN_END: Final = 4
AT_MISSION: Final = 5
AT_END: Final = 6
AT_CLEAN: Final = 7


@final
class Course(Node):
    """The lowest frame of every match. Its `n` is the mission being evaluated."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if g.conceded >= 0:
            return give_up(g)
        at = f.step
        if at == AT_TURN:
            return self.turn(g, f)
        if at == AT_SET_OFF:
            f.step = AT_TURN_END
            if g.played or g.pending:
                g.set_off()
            else:
                end_turn(g)
                f.step = AT_TURN
        elif at == AT_TURN_END:
            end_turn(g)
            f.step = AT_TURN
        elif at == AT_MISSION:
            if f.n < len(g.missions):
                f.n += 1
                evaluate(g, f.n - 1)
            elif g.round == ROUNDS:
                return finish(g)  # NM-4.60
            else:
                f.step = AT_END
        elif at == AT_END:
            f.step = AT_CLEAN
            end_of_round(g)
        elif at == AT_CLEAN:
            clean_up(g)
            f.step = AT_START
        elif at == AT_START:
            start_round(g)
            f.step = AT_TURN
        else:
            return self.mulligan(g, f)
        return CALL

    def mulligan(self, g: Board, f: Frame) -> int:
        """Asked one after the other; neither answer shows before both are in (NM-3.9, NM-3.10)."""
        answer = g.take()
        for seat in range(2):
            player = g.players[seat]
            if player.mulligan < 0:
                if answer is None:
                    notation = g.pool.notation
                    return g.ask(seat, ASK_MULLIGAN, [notation.action(KEEP), notation.action(MULLIGAN)])
                player.mulligan = 1 if answer.verb == MULLIGAN else 0
                answer = None
        for seat in range(2):
            g.note(MULLIGANED, seat, n=g.players[seat].mulligan)
            if g.players[seat].mulligan == 1:
                redraw(g, seat)
        f.step = AT_START
        return CALL

    def turn(self, g: Board, f: Frame) -> int:
        if g.players[0].passed and g.players[1].passed:
            g.phase = MISSION_PHASE  # NM-4.28
            f.n = 0
            f.step = AT_MISSION
            return CALL
        seat = g.turn
        answer = g.take()
        if answer is None:
            return g.ask(seat, ASK_TURN, turn_options(g, seat))
        f.step = AT_SET_OFF
        if answer.verb == PASS:
            pass_turn(g, seat)
        elif answer.verb == HIDE:
            put_down(g, seat, g.find(g.players[seat].hand, answer.a), answer.b)
        else:
            play(g, seat, answer, g.players[seat].hand, 0, 0, None)
        return CALL


def redraw(g: Board, seat: int) -> None:
    """All cards back, shuffle, as many new ones (NM-3.11)."""
    player = g.players[seat]
    player.deck = g.rng.shuffled(tuple(sorted(player.deck + player.hand)))
    player.hand = ()
    g.draw(seat, HAND_SIZE, None)


def start_round(g: Board) -> None:
    """Mission, income, draw (NM-4.10 to NM-4.18)."""
    if g.phase == END_PHASE:
        g.round += 1
    g.note(ROUND, g.edge, n=g.round)
    if g.mission_deck:
        mission = g.mission_deck[len(g.mission_deck) - 1]
        g.mission_deck = g.mission_deck[: len(g.mission_deck) - 1]
        g.missions = (*g.missions, mission)
        g.note(MISSION_UP, -1, b=mission, place=len(g.missions) - 1)
    else:
        g.missions = (*g.missions, -1)  # NM-4.18
    incomes = [income(g, 0), income(g, 1)]
    for seat in range(2):
        g.players[seat].chakra += incomes[seat]
        g.players[seat].passed = False
        g.note(INCOME, seat, n=incomes[seat])
    for seat in range(2):
        g.draw(seat, 2, None)
    g.phase = ACTION_PHASE
    g.turn = g.edge  # NM-4.20


def income(g: Board, seat: int) -> int:
    """5, and 1 for each character, and CHAKRA lines (NM-4.12 to NM-4.14)."""
    amount = 5
    for place in range(len(g.missions)):
        amount += len(g.sides[place * 2 + seat])
        mission = g.missions[place]
        if mission >= 0:
            amount += chakra_lines(g, mission, seat, 0, place, True)
        for n in g.sides[place * 2 + seat]:
            c = g.at(n)
            if not c.hidden:
                amount += chakra_lines(g, g.card_of(c).index, seat, n, place, False)
    return amount


def chakra_lines(g: Board, card: int, seat: int, source: int, place: int, both: bool) -> int:
    amount = 0
    for line in g.pool.cards[card].chakra:
        b = g.measure(seat, source, place)
        condition = line.condition
        if line.both == both and (condition is None or condition.holds(g, b)):
            amount += line.amount.value(g, b)
    return amount


def pass_turn(g: Board, seat: int) -> None:
    """The first to pass takes the Edge (NM-4.25, NM-4.26)."""
    g.players[seat].passed = True
    g.note(PASSED, seat)
    if not g.players[1 - seat].passed:
        g.give_edge(seat, None)


def end_turn(g: Board) -> None:
    """The other player goes on, unless they have passed (NM-4.23)."""
    g.decisions = 0
    player = g.players[g.turn]
    player.last_turn = player.this_turn
    player.this_turn = ()
    if not g.players[1 - g.turn].passed:
        g.turn = 1 - g.turn


def evaluate(g: Board, place: int) -> None:
    """One mission: totals, winner, points, and the group of lines this sets off (NM-4.40 to NM-4.50)."""
    mission = g.missions[place]
    if mission < 0:
        return
    totals = [g.total(place, 0), g.total(place, 1)]
    winner = g.edge if totals[0] == totals[1] else 0 if totals[0] > totals[1] else 1
    if totals[winner] < 1:
        g.note(NOBODY_WON, -1, totals[0] + TOTALS, totals[1] + TOTALS, place=place)
        return
    card = g.pool.cards[mission]
    points = card.points + place + 1  # NM-1.8, NM-4.46
    g.players[winner].points += points
    g.note(WON, winner, totals[0] + TOTALS, totals[1] + TOTALS, place=place, n=points)
    waiting: list[Trigger] = []
    for seat in range(2):
        for n in g.sides[place * 2 + seat]:
            c = g.at(n)
            if c.hidden:
                continue
            lines = g.card_of(c).scores if seat == winner else reacting(g, c.top, ON_LOSS)
            for line in lines:
                waiting.append(Trigger(line, n, c.top, seat, place, 0, False))
    for line in card.scores:
        waiting.append(Trigger(line, 0, 0, winner, place, 0, False))  # NM-4.49
    if waiting:
        g.push_group(tuple(waiting))


def reacting(g: Board, physical: int, event: int) -> list[Line]:
    """The triggered lines of a card that react to an event."""
    out: list[Line] = []
    for line in g.identity[physical].triggers:
        effect = line.effect
        if isinstance(effect, Whenever) and effect.event == event:
            out.append(line)
    return out


def end_of_round(g: Board) -> None:
    """All end-of-round lines form one group (NM-4.61)."""
    g.phase = END_PHASE
    waiting: list[Trigger] = []
    for n in g.subjects():
        c = g.at(n)
        if not c.hidden:
            for line in reacting(g, c.top, ON_ROUND_END):
                waiting.append(Trigger(line, n, c.top, c.side, c.place, 0, False))
    if waiting:
        g.push_group(tuple(waiting))


def clean_up(g: Board) -> None:
    """Chakra and Power tokens go, but for protected tokens (NM-4.64)."""
    for seat in range(2):
        g.players[seat].chakra = 0
    for n in g.subjects():
        c = g.at(n)
        if c.tokens and (c.hidden or not g.card_of(c).rules & KEEPS_TOKENS):
            g.characters[n] = c.with_tokens(0)
    g.note(ROUND_END, -1, n=g.round)


def finish(g: Board) -> int:
    """More points win, then the Edge (NM-8.4, NM-8.5)."""
    g.phase = OVER
    count_up(g)
    g.note(ENDED, winner_of(g), n=why_over(g))
    return DONE


def give_up(g: Board) -> int:
    """Giving up takes effect when nothing is resolving (NM-8.8)."""
    g.note(CONCEDED, g.conceded)
    return finish(g)


def winner_of(g: Board) -> int:
    if g.conceded >= 0:
        return 1 - g.conceded
    mine = g.players[0].points
    theirs = g.players[1].points
    return g.edge if mine == theirs else 0 if mine > theirs else 1


def why_over(g: Board) -> int:
    if g.conceded >= 0:
        return BY_GIVING_UP
    return BY_EDGE if g.players[0].points == g.players[1].points else BY_POINTS


@final
class PlayedLines(Node):
    """The instant lines of a character just played, in printed order (NM-6.1, NM-6.15). `n` is the next line."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        card = g.identity[b.cards[0]]
        lines = card.merged if b.way & BY_UPGRADE else card.plain
        while f.n < len(lines):
            line = lines[f.n]
            f.n += 1
            if line.timing == UPGRADE and not b.way & BY_UPGRADE:
                continue
            if line.timing == AMBUSH and not b.way & BY_REVEAL:
                continue
            c = g.characters[b.source]
            if c is None or c.hidden or c.side != b.you or c.top != b.cards[0]:
                return DONE  # NM-6.24
            scope = Scope(b.you, b.source, c.place)
            scope.line = line
            scope.way = b.way
            scope.covered = b.covered
            scope.prior = b.prior
            g.push(line, scope)
            return CALL
        return DONE


@final
class ChooseLock(Node):
    """A tie for the strongest enemy of KS-067 (NM-11.67.1, NM-11.67.11)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        c = g.at(f.scope.source)
        answer = g.take()
        if answer is None:
            return g.ask(c.side, ASK_LOCK, targets(g, sorted(g.strongest_against(c))))
        g.lock_on(c, answer.a)
        g.dirty = True
        return DONE


COURSE: Final = Course()
PLAYED_LINES: Final = PlayedLines()
CHOOSE_LOCK: Final = ChooseLock()


def register(library: Library) -> None:
    """The nodes that belong to no card."""
    library.register("flow/course", COURSE)
    library.register("flow/played", PLAYED_LINES)
    library.register("flow/lock", CHOOSE_LOCK)
    library.register("flow/group", GROUP)
    library.register("flow/happening", HAPPENING)
