"""What the active player may do in each phase of the turn (section 5)."""

from kleos.engine.actions import STOP, Action
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.deeds import scope_of
from kleos.games.kanzume_goddess.kinds import ACTION, PILES, RECRUIT_NETHERWORLD, RECRUIT_PILE, RECRUIT_SUPPLY
from kleos.games.kanzume_goddess.picks import different


def add_god_actions(g: Board, seat: int, timing: int, out: list[Action]) -> None:
    """The usable abilities of the God for a phase (KG-5.21, KG-5.25)."""
    god = g.god(seat)
    for line in god.by_phase[timing]:
        if line.effect.possible(g, scope_of(seat, 0, line)):
            out.append(g.pool.uses[g.pool.ability_of(god.index, line.number)])


def god_options(g: Board, seat: int, timing: int) -> list[Action]:
    """The usable abilities of a phase and the end of it; nothing if there is none (KG-4.5)."""
    out: list[Action] = []
    add_god_actions(g, seat, timing, out)
    if out:
        out.append(g.pool.notation.action(STOP))
    return out


def play_options(g: Board) -> list[Action]:
    """Each playable card with each of its Actions, the God's abilities, and ending the phase."""
    seat = g.current
    out: list[Action] = []
    last = -1
    for index in g.players[seat].hand:
        if index == last:
            continue
        last = index
        card = g.pool.cards[index]
        if card.plays and (card.disciple or g.may_follow(card)):
            out.extend(card.plays)
    add_god_actions(g, seat, ACTION, out)
    out.append(g.pool.notation.action(STOP))
    return out


def recruit_options(g: Board, timing: int) -> list[Action]:
    """What can be paid for (KG-5.47, KG-13.21), the God's abilities, and ending the phase."""
    pool = g.pool
    faith = g.faith
    out: list[Action] = []
    for pile in range(PILES):
        cards = g.piles[pile]
        if cards and pool.cards[cards[len(cards) - 1]].cost <= faith:
            out.append(pool.recruits[pile])
    for index in pool.disciples:
        if g.supply[index] and pool.cards[index].cost <= faith:
            out.append(pool.notation.action(RECRUIT_SUPPLY, index))
    god = g.god(g.current)
    bond = god.from_netherworld
    if bond is not None and not g.used >> god.netherworld_ability & 1:
        for index in different(g, g.netherworld, bond.which):
            if pool.cards[index].cost <= faith:
                out.append(pool.notation.action(RECRUIT_NETHERWORLD, index))
    add_god_actions(g, g.current, timing, out)
    out.append(pool.notation.action(STOP))
    return out


def recruit(g: Board, answer: Action) -> None:
    """KG-5.49."""
    seat = g.current
    if answer.verb == RECRUIT_PILE:
        g.recruit_from_pile(seat, answer.a)
    elif answer.verb == RECRUIT_SUPPLY:
        g.recruit_from_supply(seat, answer.a)
    else:
        god = g.god(seat)
        line = god.netherworld_line
        assert line is not None
        g.used |= 1 << god.netherworld_ability
        g.recruit_from_netherworld(seat, answer.a, scope_of(seat, 0, line))
