"""What the active player may do in the main phase, and doing it (section 5)."""

from kleos.engine.actions import STOP, Action
from kleos.engine.frames import Scope
from kleos.games.mythology_go.board import Board
from kleos.games.mythology_go.cards import Card
from kleos.games.mythology_go.deeds import Swap, place_options, scope_of
from kleos.games.mythology_go.kinds import (
    ACTIVATES,
    BELIEVES,
    CASTS,
    FUSE,
    HIDE,
    PLAY,
    PLAY_ONTO,
    PLAYS,
    USE_BELIEF,
    USE_OBJECT,
)
from kleos.games.mythology_go.picks import different


def made_a_play(g: Board) -> bool:
    """Whether the minimum of one play is fulfilled (MG-4.3.3, MG-6.5.4)."""
    return g.plays > 0 or g.turn_spells > 0


def has_free_spell(g: Board) -> bool:
    """MG-6.5.4."""
    belief = g.belief(g.current)
    return belief is not None and belief.free_spell and g.turn_spells == 0


def may_play_more(g: Board) -> bool:
    """Whether the number of plays allows another (MG-4.3.1)."""
    return g.plays < PLAYS or has_free_spell(g)


def castable(g: Board, card: Card) -> bool:
    """MG-5.2.4, MG-5.2.5; a spell may be the free one."""
    if g.plays >= PLAYS and not has_free_spell(g):
        return False
    assert card.cast is not None
    return not isinstance(card.cast.effect, Swap) or len(g.players[g.current].field) > 0


def play_options(g: Board) -> list[Action]:
    """Everything that is a play (MG-4.3.2)."""
    seat = g.current
    out: list[Action] = []
    creatures = place_options(g, seat) if g.plays < PLAYS else []
    spells: list[Action] = []
    onto: list[Action] = []
    for index in different(g.players[seat].hand):
        card = g.pool.cards[index]
        if card.spell:
            if castable(g, card):
                assert card.play is not None
                spells.append(card.play)
        elif card.fuses and g.plays < PLAYS:  # MG-5.1.12
            for n in g.players[seat].field:
                piece = g.pieces[n]
                if piece.card == index and not piece.down and not piece.fused:
                    onto.append(g.pool.notation.action(PLAY_ONTO, index, n))
    out.extend([option for option in creatures if option.verb == PLAY])
    out.extend(spells)
    out.extend([option for option in creatures if option.verb == HIDE])
    out.extend(onto)
    return out


def free_options(g: Board) -> list[Action]:
    """Fusing, activating, using a belief (MG-4.3.5)."""
    seat = g.current
    notation = g.pool.notation
    out: list[Action] = []
    field = g.players[seat].field
    single = [n for n in field if g.card_of(n).fuses and not g.pieces[n].down and not g.pieces[n].fused]
    if len(single) > 1:
        down = g.count_down(seat)
        if g.may_have(seat, len(field) - down - 1, down):  # MG-5.3.8
            for i in range(len(single)):
                for j in range(i + 1, len(single)):
                    if g.pieces[single[i]].card == g.pieces[single[j]].card:
                        out.append(notation.action(FUSE, single[i], single[j]))
    for n in field:
        piece = g.pieces[n]
        line = g.card_of(n).activated
        if line is not None and not piece.used and not piece.down and line.effect.possible(g, scope_of(seat, n, line)):
            out.append(notation.action(USE_OBJECT, n))
    belief = g.belief(seat)
    if belief is not None and belief.activated is not None and not g.players[seat].belief_used:
        if belief.activated.effect.possible(g, scope_of(seat, 0, belief.activated)):
            out.append(notation.action(USE_BELIEF, belief.index))
    return out


def main_options(g: Board) -> list[Action]:
    """All that may be done, in the order of section 13."""
    plays = play_options(g)
    out = plays + free_options(g)
    if made_a_play(g) or not plays:
        out.append(g.pool.notation.action(STOP))
    return out


def must_end(g: Board, options: list[Action]) -> bool:
    """Whether the phase ends unasked: nothing else is left, and everybody can see why (MG-13.6, MG-13.7)."""
    if len(options) != 1 or options[0].verb != STOP:
        return False
    return not may_play_more(g) or not g.players[g.current].hand


def act(g: Board, action: Action) -> None:
    """Carries out an action of the main phase, or puts what it takes on the stack."""
    seat = g.current
    verb = action.verb
    if verb in (PLAY, HIDE):
        card = g.pool.cards[action.a]
        if card.spell:
            cast(g, seat, card)
        else:
            g.plays += 1
            piece = g.play(seat, action.a, verb == HIDE)
            if card.on_play is not None and verb == PLAY:  # MG-5.1.11
                resolve(g, scope_of(seat, piece.number, card.on_play))
    elif verb == PLAY_ONTO:
        g.plays += 1
        g.play_onto(seat, action.a, action.b)
    elif verb == FUSE:
        g.fuse(action.a, action.b)
    elif verb == USE_OBJECT:
        line = g.card_of(action.a).activated
        assert line is not None
        g.note(ACTIVATES, seat, action.a, cards=(g.pieces[action.a].card,))
        g.change(action.a).used = True
        resolve(g, scope_of(seat, action.a, line))
    else:
        assert verb == USE_BELIEF
        line = g.pool.cards[action.a].activated
        assert line is not None
        g.players[seat].belief_used = True
        g.note(BELIEVES, seat, cards=(action.a,))
        resolve(g, scope_of(seat, 0, line))


def cast(g: Board, seat: int, card: Card) -> None:
    """A spell is played openly and resolved at once (MG-5.2)."""
    if not has_free_spell(g):
        g.plays += 1
    g.take_from_hand(seat, card.index, False)
    g.turn_spells += 1
    g.players[seat].spells += 1
    g.casting = card.index
    g.note(CASTS, seat, cards=(card.index,))
    assert card.cast is not None
    resolve(g, scope_of(seat, 0, card.cast))


def resolve(g: Board, scope: Scope) -> None:
    """An effect, and what follows it when it is finished."""
    line = scope.line
    assert line is not None
    g.push(g.pool.aftermath, scope)
    g.push(line.parts()[0], scope)
