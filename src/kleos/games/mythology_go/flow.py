"""The course of a match: setting a round up, turns, the countdown, counting, giving up, and who has won."""

from typing import Final, final

from kleos.engine.actions import STOP
from kleos.engine.events import mask_of
from kleos.engine.frames import CALL, DONE, Frame, Library, Node
from kleos.engine.state import State
from kleos.games.mythology_go.board import NO_CARD, NO_COUNTDOWN, Board, as_board, in_order
from kleos.games.mythology_go.counting import COUNT, in_turn
from kleos.games.mythology_go.deeds import AFTERMATH, DESTRUCTION
from kleos.games.mythology_go.kinds import (
    ASK_BELIEF,
    ASK_DIVINITY,
    ASK_MAIN,
    ASK_RETURN,
    BELIEFS,
    BY_GIVING_UP,
    BY_POINTS,
    BY_ROUNDS,
    CIRCLES,
    CONCEDED,
    COUNTDOWN,
    DEALT,
    DRAW,
    DRAWN,
    ENDED,
    MAIN,
    MOST_TURNS,
    OVER,
    ROUND,
    ROUNDS,
    SCORING,
    SKIPPED,
    TURN,
)
from kleos.games.mythology_go.moves import act, main_options, must_end
from kleos.games.mythology_go.picks import card_options, different

# Steps of a match
AT_ROUND: Final = 0
AT_BELIEFS: Final = 1
AT_SETTLING: Final = 2
AT_TURN: Final = 3
AT_MAIN: Final = 4
AT_RETURN: Final = 5
AT_CHECK: Final = 6
AT_COUNTING: Final = 7
AT_RESULT: Final = 8


@final
class Course(Node):
    """The lowest frame of every match (section 4)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if g.leaving and not give_up(g, f):
            return finish(g)
        at = f.step
        if at == AT_ROUND:
            begin_round(g)
            f.step = AT_BELIEFS
            return CALL
        if at == AT_BELIEFS:
            return self.beliefs(g, f)
        if at == AT_SETTLING:
            return self.settling(g, f)
        if at == AT_TURN:
            f.step = AT_MAIN if begin_turn(g) else AT_CHECK
            return CALL
        if at == AT_MAIN:
            return self.main(g, f)
        if at == AT_RETURN:
            return self.returning(g, f)
        if at == AT_CHECK:
            f.step = AT_TURN if goes_on(g) else AT_COUNTING
            return CALL
        if at == AT_COUNTING:
            g.phase = SCORING
            f.step = AT_RESULT
            g.push(COUNT, f.scope)
            return CALL
        if g.round == ROUNDS:
            return finish(g)
        g.starter = next_starter(g)
        g.round += 1
        f.step = AT_ROUND
        return CALL

    def beliefs(self, g: Board, f: Frame) -> int:
        """From the starter clockwise, each one that is left (MG-3.9)."""
        answer = g.take()
        player = g.players[g.current]
        if answer is not None:
            g.choose_belief(g.current, answer.a)
        elif player.belief < 0 and not player.conceded:
            return g.ask(g.current, ASK_BELIEF, card_options(g, g.free_beliefs))
        g.current = (g.current + 1) % len(g.players)
        if g.current == g.starter:
            f.step = AT_SETTLING
            f.n = 0
        return CALL

    def settling(self, g: Board, f: Frame) -> int:
        """Polytheism, then Divination (MG-3.11); `n` counts the seats whose Polytheism has been looked at."""
        seats = in_turn(g)
        answer = g.take()
        if answer is not None:
            g.keep_divinity(seats[f.n], answer.a)
            f.n += 1
        while f.n < len(seats):
            seat = seats[f.n]
            player = g.players[seat]
            belief = g.belief(seat)
            if belief is not None and belief.two_divinities and not player.conceded and player.divinity >= 0:
                if player.extra < 0 and g.unused:
                    g.offer_divinity(seat)
                if player.extra >= 0:
                    return g.ask(seat, ASK_DIVINITY, card_options(g, [player.divinity, player.extra]))
            f.n += 1
        for seat in seats:
            belief = g.belief(seat)
            if belief is not None and belief.sees_unused and not g.players[seat].conceded:
                g.see_unused(seat)
        f.n = 0
        f.step = AT_TURN
        return CALL

    def main(self, g: Board, f: Frame) -> int:
        answer = g.take()
        if answer is None:
            options = main_options(g)
            if not must_end(g, options):
                return g.ask(g.current, ASK_MAIN, options)
        elif answer.verb != STOP:
            act(g, answer)
            return CALL
        f.step = AT_RETURN
        f.items = ()
        return CALL

    def returning(self, g: Board, f: Frame) -> int:
        """The rest of the hand goes under the deck; `items` are the cards put so far (MG-4.4)."""
        answer = g.take()
        rest = list(g.players[g.current].hand)
        for card in f.items:
            rest.remove(card)
        if answer is not None and answer.verb != STOP:
            f.items = (*f.items, answer.a)
            return CALL
        if answer is None and len(different(rest)) > 1:
            options = card_options(g, rest)
            options.append(g.pool.notation.action(STOP))
            return g.ask(g.current, ASK_RETURN, options)
        g.return_hand(g.current, f.items + tuple(rest))
        f.items = ()
        f.step = AT_CHECK
        return CALL


# Rounds ---------------------------------------------------------------------------------------------------------------
def begin_round(g: Board) -> None:
    """All cards become one deck, divinities are dealt, beliefs are free (section 3)."""
    cards = list(g.deck + g.discard_pile)
    for n in sorted(g.pieces):
        piece = g.pieces[n]
        cards += [piece.card] * (2 if piece.fused else 1)
    g.pieces = {}
    g.discard_pile = ()
    g.lacking = 0
    g.declared = 0
    g.divinities_shown = False
    g.accusations = ()
    g.aims = ()
    g.countdown = NO_COUNTDOWN
    g.opportunities = 0
    g.phase = BELIEFS
    g.current = g.starter
    g.decisions = 0
    g.note(ROUND, g.starter, n=g.round)
    g.new_deck(tuple(cards))
    divinities = list(g.rng.shuffled(tuple(g.pool.divinities)))
    for seat in in_turn(g):
        player = g.players[seat]
        player.field = ()
        player.belief = NO_CARD
        player.belief_used = False
        player.spells = 0
        player.seen = ()
        player.divinity = NO_CARD
        if not player.conceded:  # MG-8.10.10
            player.divinity = divinities.pop(0)
            g.note(DEALT, seat, cards=(player.divinity,), sees=1 << seat)
    g.unused = in_order(tuple(divinities))
    g.free_beliefs = tuple(g.pool.beliefs)


def begin_turn(g: Board) -> bool:
    """The draw; false if the opportunity is skipped (MG-4.1.2)."""
    seat = g.current
    g.phase = DRAW
    g.turns += 1
    g.decisions = 0
    g.plays = 0
    g.turn_spells = 0
    if g.players[seat].conceded or g.full(seat):
        g.note(SKIPPED, seat)
        return False
    g.note(TURN, seat, n=g.opportunities // len(g.players) + 1)
    belief = g.belief(seat)
    g.draw(seat, belief.draws if belief is not None and belief.draws else DRAWN, None)
    g.phase = MAIN
    return True


def goes_on(g: Board) -> bool:
    """The end check; the next opportunity, or false if the round is over (MG-4.5)."""
    count = len(g.players)
    g.opportunities += 1
    g.plays = 0
    g.turn_spells = 0
    g.phase = DRAW
    fulls = [g.full(seat) for seat in g.seats_from(0)]
    if g.countdown != NO_COUNTDOWN:
        g.countdown -= 1
    if all(fulls) or g.countdown == 0:
        return False
    if g.countdown == NO_COUNTDOWN:
        if any(fulls):
            g.countdown = CIRCLES * count
            g.note(COUNTDOWN, -1, n=g.countdown)
        elif g.opportunities >= MOST_TURNS * count:
            return False
    g.current = (g.current + 1) % count
    return True


def next_starter(g: Board) -> int:
    """Who has the fewest points of the round (MG-4.6)."""
    playing = [seat for seat in range(len(g.players)) if not g.players[seat].conceded]
    last = g.round - 1
    fewest = min([g.players[seat].scores[last] for seat in playing])
    count = len(g.players)
    for i in range(1, count + 1):
        seat = (g.starter + i) % count
        if seat in playing and g.players[seat].scores[last] == fewest:
            return seat
    raise AssertionError("nobody is left")


# Giving up ------------------------------------------------------------------------------------------------------------
def give_up(g: Board, f: Frame) -> bool:
    """Giving up takes effect when nothing is resolving (MG-8.10.8); false if that ends the match."""
    for seat in g.leaving:
        if len(g.seats_from(0)) <= 1:
            break  # the last at the table has won, also if he was about to leave too
        player = g.players[seat]
        player.conceded = True
        g.left = (*g.left, seat)
        g.note(CONCEDED, seat)
        if player.extra >= 0:
            g.unused = in_order((*g.unused, player.extra))
            player.extra = NO_CARD
    broken_off = g.players[g.current].conceded and f.step in (AT_MAIN, AT_RETURN)
    alone = len(g.seats_from(0)) <= 1
    g.leaving = ()
    if broken_off or alone:  # MG-8.10.9
        g.return_hand(g.current, g.players[g.current].hand)
        f.items = ()
        f.step = AT_CHECK
    return not alone


# The end --------------------------------------------------------------------------------------------------------------
def rounds_won(g: Board, seat: int) -> int:
    """MG-8.10.2; whoever has given up is left out of every round (MG-8.10.11)."""
    won = 0
    for scores in zip(*[g.players[other].scores for other in g.seats_from(0)]):
        at = g.seats_from(0).index(seat)
        if scores[at] == max(scores):
            won += 1
    return won


def ranks(g: Board) -> list[int]:
    """The final ranking by seat: points, then rounds won; who has given up is behind (MG-8.10.6, MG-8.10.13)."""
    playing = g.seats_from(0)
    if len(playing) == 1:
        results = {playing[0]: (0, 0)}
    else:
        results = {seat: (sum(g.players[seat].scores), rounds_won(g, seat)) for seat in playing}
    out = [0] * len(g.players)
    for seat in playing:
        out[seat] = 1 + len([other for other in playing if results[other] > results[seat]])
    behind = len(playing)
    for seat in reversed(g.left):
        behind += 1
        out[seat] = behind
    together = [seat for seat in range(len(g.players)) if g.players[seat].conceded and seat not in g.left]
    for seat in together:  # loaded as such (MG-14.13)
        better = [other for other in together if sum(g.players[other].scores) > sum(g.players[seat].scores)]
        out[seat] = behind + 1 + len(better)
    return out


def winners(g: Board) -> tuple[int, ...]:
    return tuple([seat for seat, rank in enumerate(ranks(g)) if rank == 1])


def finish(g: Board) -> int:
    g.phase = OVER
    g.note(ENDED, -1, b=mask_of(winners(g)), n=why_over(g))
    return DONE


def why_over(g: Board) -> int:
    """Why the winners are ahead of everybody else (MG-8.10.3, MG-8.10.4, MG-8.10.8)."""
    playing = g.seats_from(0)
    if len(playing) == 1:
        return BY_GIVING_UP
    first = winners(g)
    most = sum(g.players[first[0]].scores)
    equal = [seat for seat in playing if sum(g.players[seat].scores) == most]
    return BY_ROUNDS if len(equal) > len(first) else BY_POINTS


COURSE: Final = Course()


def register(library: Library) -> None:
    """The nodes that belong to no card."""
    library.register("flow/course", COURSE)
    library.register("flow/counting", COUNT)
    library.register("flow/aftermath", AFTERMATH)
    library.register("flow/destruction", DESTRUCTION)
