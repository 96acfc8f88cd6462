"""The course of a match: choosing Gods, turns phase by phase, giving up, and who has won."""

from typing import Final, final

from kleos.engine.actions import STOP
from kleos.engine.events import mask_of
from kleos.engine.frames import CALL, DONE, Frame, Library, Node
from kleos.engine.state import State
from kleos.games.kanzume_goddess.board import AT_NEXT, AT_OVER, Board, as_board
from kleos.games.kanzume_goddess.counting import count_up
from kleos.games.kanzume_goddess.deeds import scope_of
from kleos.games.kanzume_goddess.kinds import (
    ASK_GOD,
    ASK_PLAY,
    ASK_RECRUIT,
    ASK_START,
    BY_ENERGY,
    BY_GIVING_UP,
    BY_LIMIT,
    BY_MAIN,
    BY_STANDING,
    CONCEDED,
    DISCARD,
    END,
    ENDED,
    ENERGY,
    FIRST,
    GOAL,
    GOD_CHOSEN,
    GODS_REVEALED,
    HAND_SIZE,
    LAST_ROUND,
    MAIN_ENERGY,
    PILE_SIZE,
    PILES,
    PLAY,
    PLAYING,
    RECRUIT,
    START,
    SUPPORT_ENERGY,
    TURN,
    USE_ABILITY,
)
from kleos.games.kanzume_goddess.kinds import AT_DISCARD as DISCARD_ACTIONS
from kleos.games.kanzume_goddess.kinds import AT_RECRUIT as RECRUIT_ACTIONS
from kleos.games.kanzume_goddess.kinds import AT_START as START_ACTIONS
from kleos.games.kanzume_goddess.moves import god_options, play_options, recruit, recruit_options
from kleos.games.kanzume_goddess.windows import ABILITY, ABILITY_WINDOW, ATTACK_WINDOW, play, use_god

# Steps of a match, before AT_NEXT
AT_GODS: Final = 0
AT_TURN: Final = 1
AT_START: Final = 2
AT_PLAY: Final = 3
AT_RECRUIT: Final = 4
AT_DISCARD: Final = 5
AT_END: Final = 6


@final
class Course(Node):
    """The lowest frame of every match; `flag` counts the parts of a phase that are done (section 4)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        at = f.step
        if at == AT_OVER:
            return end_match(g)
        if at == AT_GODS:
            return self.gods(g, f)  # setup is one resolution: nobody leaves during it (KG-8.22)
        if g.leaving:
            give_up(g)
            return CALL
        if at == AT_TURN:
            f.step = AT_START if begin_turn(g) else AT_NEXT
            return CALL
        if at == AT_START:
            return self.start(g, f)
        if at == AT_PLAY:
            return self.play(g, f)
        if at == AT_RECRUIT:
            return self.recruit(g, f)
        if at == AT_DISCARD:
            return self.discard(g, f)
        if at == AT_END:
            return self.end(g, f)
        g.reset_turn()
        if not next_turn(g):
            g.finish()
            return CALL
        f.step = AT_TURN
        return CALL

    def gods(self, g: Board, f: Frame) -> int:
        """KG-3.10, KG-3.14; `n` counts the players who have chosen."""
        order = choosing_order(g)
        answer = g.take()
        if answer is not None:
            seat = order[f.n]
            g.players[seat].god = answer.a
            g.note(GOD_CHOSEN, seat, cards=(answer.a,), sees=allies(g, seat))
            f.n += 1
        if f.n < len(order):
            seat = order[f.n]
            return g.ask(seat, ASK_GOD, [g.pool.choose_god[god] for god in gods_for(g, seat)])
        f.n = 0
        lay_out(g)
        f.step = AT_TURN
        return CALL

    def start(self, g: Board, f: Frame) -> int:
        answer = g.take()
        if answer is None:
            g.phase = START
            options = god_options(g, g.current, START_ACTIONS)
            if options:
                return g.ask(g.current, ASK_START, options)
        elif answer.verb != STOP:
            use_god(g, g.current, answer)
            return CALL
        f.step = AT_PLAY
        return CALL

    def play(self, g: Board, f: Frame) -> int:
        answer = g.take()
        if answer is None:
            g.phase = PLAYING
            return g.ask(g.current, ASK_PLAY, play_options(g))
        if answer.verb == STOP:
            f.step = AT_RECRUIT
        elif answer.verb == PLAY:
            play(g, g.current, answer)
        else:
            use_god(g, g.current, answer)
        return CALL

    def recruit(self, g: Board, f: Frame) -> int:
        answer = g.take()
        if answer is None:
            g.phase = RECRUIT
            return g.ask(g.current, ASK_RECRUIT, recruit_options(g, RECRUIT_ACTIONS))
        if answer.verb == STOP:
            f.step = AT_DISCARD
            f.flag = 0
        elif answer.verb == USE_ABILITY:
            use_god(g, g.current, answer)
        else:
            recruit(g, answer)
        return CALL

    def discard(self, g: Board, f: Frame) -> int:
        """What the God does in this phase, then all cards are discarded (KG-4.15)."""
        seat = g.current
        god = g.god(seat)
        g.phase = DISCARD
        if f.flag == 0:
            f.flag = 1
            bond = god.when_discarding
            line = god.when_discarding_line
            if bond is not None and line is not None:
                g.push(bond.effect, scope_of(seat, 0, line))
                return CALL
        if f.n:  # an ability has been dealt with
            f.n = 0
            f.flag += 1
        lines = god.by_phase[DISCARD_ACTIONS]
        while f.flag <= len(lines):
            action = lines[f.flag - 1]
            scope = scope_of(seat, 0, action)
            if action.effect.possible(g, scope):
                f.n = 1
                g.push(g.pool.ability, scope)
                return CALL
            f.flag += 1
        g.clear(seat)
        f.step = AT_END
        f.flag = 0
        return CALL

    def end(self, g: Board, f: Frame) -> int:
        """KG-4.18, KG-4.19."""
        seat = g.current
        god = g.god(seat)
        g.phase = END
        if f.flag == 0:
            f.flag = 1
            bond = god.end_draw
            g.draw(seat, HAND_SIZE if bond is None else bond.count, None)
            line = god.end_line
            if bond is not None and line is not None and g.players[seat].hand:  # KG-11.39
                g.push(bond.then, scope_of(seat, 0, line))
                return CALL
        f.flag = 0
        f.step = AT_NEXT
        return CALL


# Setting up -----------------------------------------------------------------------------------------------------------
def choosing_order(g: Board) -> list[int]:
    """KG-3.10; in a team match KG-3.28."""
    seats = list(range(len(g.players)))
    if not g.mains:
        return seats
    teams = [
        [g.mains[team]] + [seat for seat in seats if seat & 1 == team and seat != g.mains[team]] for team in (0, 1)
    ]
    out: list[int] = []
    for i in range(len(teams[0])):
        out += [teams[0][i], teams[1][i]]
    return out


def gods_for(g: Board, seat: int) -> list[int]:
    """The Gods a player may choose from, by id: the two dealt, or what is left of the team's."""
    if not g.mains:
        return list(g.players[seat].dealt)
    taken = [g.players[other].god for other in range(len(g.players))]
    return [god for god in g.offered[seat & 1] if god not in taken]


def allies(g: Board, seat: int) -> int:
    """The player and the team-mates, as bits."""
    mask = 1 << seat
    for other in range(len(g.players)):
        if g.allied(seat, other):
            mask |= 1 << other
    return mask


def lay_out(g: Board) -> None:
    """Gods are revealed, then everything else is set up; random results come in the order of KG-3.8."""
    pool = g.pool
    count = len(g.players)
    for seat, player in enumerate(g.players):
        player.dealt = ()
        player.energy = ENERGY if not g.mains else MAIN_ENERGY if seat in g.mains else SUPPORT_ENERGY
        g.note(GODS_REVEALED, seat, n=player.energy, cards=(player.god,))
    g.offered = ()
    g.sides = ()
    warriors: list[int] = []
    for index in pool.warriors:
        warriors += [index] * pool.cards[index].copies
    shuffled = g.rng.shuffled(tuple(warriors))
    for pile in range(PILES):
        g.piles[pile] = shuffled[pile * PILE_SIZE : (pile + 1) * PILE_SIZE]
    starting: list[int] = []
    for index in pool.disciples:
        card = pool.cards[index]
        starting += [index] * card.start
        g.supply[index] = card.copies - card.start * count  # KG-2.3
    for player in g.players:
        player.deck = g.rng.shuffled(tuple(starting))
    g.first = g.mains[g.rng.below(2)] if g.mains else g.rng.below(count)  # KG-3.23, KG-3.24
    g.current = g.first
    g.phase = START  # setup is over: who gave up during it leaves now, and takes no turn (KG-4.23, KG-8.22)
    for seat in range(count):
        g.draw(seat, HAND_SIZE, None)
    g.note(FIRST, g.first)


# Turns ----------------------------------------------------------------------------------------------------------------
def begin_turn(g: Board) -> bool:
    """False if the turn is over at once: its player is sealed and stays so (KG-8.15)."""
    seat = g.current
    g.turns += 1
    g.decisions = 0
    g.phase = START
    g.reset_turn()
    g.note(TURN, seat, n=g.round)
    if g.players[seat].sealed:
        g.recover(seat)
        if g.players[seat].sealed:
            return False
        g.draw(seat, HAND_SIZE, None)  # KG-8.16
    return True


def next_turn(g: Board) -> bool:
    """The next player in the game becomes active; false if the last round is over (KG-4.20, KG-4.22, KG-8.19)."""
    count = len(g.players)
    seat = g.current
    while True:
        seat = (seat + 1) % count
        if seat == g.first:
            if g.round == LAST_ROUND:
                return False
            g.round += 1
        if not g.players[seat].out:
            g.current = seat
            return True


def give_up(g: Board) -> None:
    """Giving up takes effect when nothing is resolving (KG-8.22, KG-8.24)."""
    seat = g.leaving[0]
    g.leaving = g.leaving[1:]
    if g.players[seat].out:
        return
    g.note(CONCEDED, seat)
    loser = g.mains[seat & 1] if g.mains else seat
    g.players[loser].energy = 0
    g.check_energy(loser)


# The end --------------------------------------------------------------------------------------------------------------
def end_match(g: Board) -> int:
    """The table is made tidy, and the log says who fell when, who has won and why (KG-8.27, KG-8.28)."""
    if not g.present(g.current):
        g.reset_turn()  # KG-14.14: that turn had ended
    while g.aside:
        g.put_aside_away(g.aside[0])
    count_up(g)
    g.note(ENDED, -1, b=mask_of(winners(g)), n=why_over(g))
    return DONE


def why_over(g: Board) -> int:
    """KG-8.4, KG-8.5, KG-8.9, KG-8.19, KG-8.24, read from the final state as the winners are."""
    won = winners(g)
    lost = [seat for seat in range(len(g.players)) if seat not in won]
    if g.mains:
        if not any(g.players[main].energy == 0 for main in g.mains):
            return BY_LIMIT
        return BY_GIVING_UP if any(g.absent >> seat & 1 for seat in lost) else BY_MAIN
    if len(won) == 1 and g.players[won[0]].energy >= GOAL:
        return BY_ENERGY
    if len(g.seats_from(0)) > 1:
        return BY_LIMIT
    return BY_GIVING_UP if all(g.absent >> seat & 1 for seat in lost) else BY_STANDING


def winners(g: Board) -> tuple[int, ...]:
    """KG-8.3 to KG-8.5, KG-8.9, KG-8.19, KG-8.25, read from the final state (KG-14.16)."""
    seats = list(range(len(g.players)))
    if g.mains:
        energies = [g.players[g.mains[team]].energy for team in (0, 1)]
        best = max(energies)
        return tuple([seat for seat in seats if energies[seat & 1] == best])
    inside = [seat for seat in seats if not g.players[seat].out]
    if not inside:
        return (g.current,)  # KG-8.8
    most = max([g.players[seat].energy for seat in inside])
    return tuple([seat for seat in inside if g.players[seat].energy == most])


COURSE: Final = Course()


def back_to_course(g: Board) -> None:
    """A question between two moves is taken back, so that somebody can leave first; it is asked anew (KG-8.22)."""
    del g.frames[1:]
    g.frames[0].n = 0


def register(library: Library) -> None:
    """The nodes that belong to no card."""
    library.register("flow/course", COURSE)
    library.register("flow/ability", ABILITY)
    library.register("flow/ability-window", ABILITY_WINDOW)
    library.register("flow/attack-window", ATTACK_WINDOW)
