"""The counting at the end of a round, step by step (section 8)."""

from typing import Final, final

from kleos.engine.actions import Action
from kleos.engine.frames import CALL, DONE, Frame, Node
from kleos.engine.state import State
from kleos.games.mythology_go.board import NO_CARD, Board, as_board
from kleos.games.mythology_go.cards import (
    Copies,
    Monochrome,
    Outnumber,
    PointsFor,
    PointsForSpells,
    PointsIf,
    Polychrome,
    Strong,
    Twice,
    Unique,
    Weak,
    WhenDown,
)
from kleos.games.mythology_go.deeds import Copy, Transform, scope_of
from kleos.games.mythology_go.kinds import (
    ACCUSE,
    ALL,
    ASK_ACCUSE,
    COLOUR_BONUS,
    COLOURS,
    COPIES,
    COPIES_,
    COUNTING,
    DIVINE,
    IDENTIFIED,
    IDENTIFIED_AS,
    MONOCHROME,
    OUTNUMBER,
    POLYCHROME,
    RESURRECTED,
    STRONG,
    TARGETS,
    UNIQUE,
    VALUE,
    WAS_DOWN,
    WEAK,
)

# Steps of the frame; what needs no answer is done in one
AT_COPIES: Final = 1
AT_COPIED: Final = 2
AT_TARGETS: Final = 3
AT_TRANSFORMED: Final = 4
AT_COLOURS: Final = 5
AT_POINTS: Final = 6
AT_ACCUSATIONS: Final = 7
AT_RESULT: Final = 8


@final
class Counting(Node):
    """`items` are those who still declare something in a step, `n` is the next of them."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if f.step == 0:
            reveal(g)
            f.step = AT_COPIES
            f.items = tuple(declaring(g, Copy))
            f.n = 0
        if f.step == AT_COPIES:
            if self.declares(g, f):
                return CALL
            for kind, number, target in g.aims:
                if kind == COPIES_:
                    g.become(number, target)
            f.step = AT_TARGETS
            f.items = tuple(declaring(g, Transform))
            f.n = 0
        if f.step == AT_TARGETS:
            if self.declares(g, f):
                return CALL
            into = {target: g.looks_of(number).index for kind, number, target in g.aims if kind == TARGETS}
            for target in sorted(into):
                g.transform(target, into[target])
            f.step = AT_COLOURS
            f.items = tuple([seat for seat in in_turn(g) if recolours(g, seat)])
            f.n = 0
        if f.step == AT_COLOURS:
            if f.n < len(f.items):
                seat = f.items[f.n]
                f.n += 1
                belief = g.belief(seat)
                assert belief is not None
                assert belief.round_end is not None
                g.push(belief.round_end.effect, scope_of(seat, 0, belief.round_end))
                return CALL
            f.step = AT_POINTS
        if f.step == AT_POINTS:
            count_creatures(g)
            count_colours(g)
            for seat in in_turn(g):
                if has_identification(g, seat):
                    g.declare(seat)
            f.step = AT_ACCUSATIONS
            f.items = tuple([seat for seat in in_turn(g) if g.declared >> seat & 1 and not g.players[seat].conceded])
            f.n = 0
        if f.step == AT_ACCUSATIONS:
            answer = g.take()
            if answer is not None:
                g.accuse(f.items[f.n], answer.a, answer.b)
                f.n += 1
            if f.n < len(f.items):
                return g.ask(f.items[f.n], ASK_ACCUSE, accusations(g, f.items[f.n]))
            g.reveal_divinities()
            count_divinities(g)
            count_identifications(g)
            count_strong_and_weak(g)
            g.close_round()
        return DONE

    def declares(self, g: Board, f: Frame) -> bool:
        """Lets the next creature declare its target; false when all have."""
        if f.n == len(f.items):
            return False
        number = f.items[f.n]
        f.n += 1
        line = g.looks_of(number).round_end
        assert line is not None
        g.push(line.effect, scope_of(g.pieces[number].seat, number, line))
        return True


def in_turn(g: Board) -> list[int]:
    """All seats from the starter of the round clockwise, also those who have given up (MG-8.1.2)."""
    count = len(g.players)
    return [(g.starter + i) % count for i in range(count)]


def reveal(g: Board) -> None:
    """MG-8.2."""
    g.note(COUNTING, -1, n=g.round, cards=(), sees=ALL)
    for n in sorted(g.pieces):
        if g.pieces[n].down:
            piece = g.change(n)
            piece.mark = True
            piece.down = False
            piece.known = ALL


def declaring(g: Board, effect: type) -> list[int]:
    """The creatures that declare a target, by holder and number (MG-8.3.3); none of who has given up (MG-8.10.12)."""
    out: list[int] = []
    for seat in in_turn(g):
        if not g.players[seat].conceded:
            for n in g.players[seat].field:
                line = g.looks_of(n).round_end
                if line is not None and isinstance(line.effect, effect):
                    out.append(n)
    return out


def recolours(g: Board, seat: int) -> bool:
    belief = g.belief(seat)
    return belief is not None and belief.round_end is not None and not g.players[seat].conceded


# Points ---------------------------------------------------------------------------------------------------------------
def count_creatures(g: Board) -> None:
    """Steps 5 and 6: values, then keywords, counts and other bonuses (MG-8.5)."""
    for seat in in_turn(g):
        for n in g.players[seat].field:
            g.score(seat, VALUE, n, g.looks_of(n).index, g.cards_in(g.pieces[n]), g.value_of(n))
    for seat in in_turn(g):
        counted: list[int] = []
        for n in g.players[seat].field:
            count_bonuses(g, seat, n)
            card = g.looks_of(n)
            if card.index not in counted:
                counted.append(card.index)
                for copies in card.copy_bonuses:
                    count_copies(g, seat, card.index, copies)


def count_bonuses(g: Board, seat: int, n: int) -> None:
    piece = g.pieces[n]
    card = g.looks_of(n)
    cards = g.cards_in(piece)
    b = g.measure(seat, n)
    for bonus in card.bonuses:
        points = bonus.points.value(g, b) * cards
        if isinstance(bonus, Outnumber):
            if outnumbers(g, seat, card.index):
                g.score(seat, OUTNUMBER, n, card.index, g.held(seat, card.index), points)
        elif isinstance(bonus, Unique):
            if alone(g, seat, card.index):
                g.score(seat, UNIQUE, n, card.index, g.held(seat, card.index), points)
        elif isinstance(bonus, Polychrome):
            if g.polychrome(seat):
                g.score(seat, POLYCHROME, n, card.index, len(COLOURS), points)
        elif isinstance(bonus, Monochrome):
            if monochrome(g, seat):
                g.score(seat, MONOCHROME, n, card.index, g.colour_of(n), points)
        elif isinstance(bonus, WhenDown):
            if piece.mark:
                g.score(seat, WAS_DOWN, n, card.index, 1, points)
    if piece.resurrected and card.resurrection is not None:
        g.score(seat, RESURRECTED, n, card.index, 1, card.resurrection.points.value(g, b) * cards)


def count_copies(g: Board, seat: int, card: int, copies: Copies) -> None:
    """Once per player and name (MG-8.5.12)."""
    held = g.held(seat, card)
    if held >= copies.count:
        g.score(seat, COPIES, 0, card, held, copies.points.value(g, g.measure(seat, 0)))


def outnumbers(g: Board, seat: int, card: int) -> bool:
    held = g.held(seat, card)
    for other in range(len(g.players)):
        if other != seat and g.held(other, card) >= held:
            return False
    return True


def alone(g: Board, seat: int, card: int) -> bool:
    for other in range(len(g.players)):
        if other != seat and g.held(other, card) > 0:
            return False
    return True


def monochrome(g: Board, seat: int) -> bool:
    colours = g.colours_of(seat)
    return colours != 0 and colours & (colours - 1) == 0


def count_colours(g: Board) -> None:
    """Step 7 (MG-8.6)."""
    for seat in in_turn(g):
        for colour, bonus in enumerate(g.pool.colours):
            count = g.coloured(seat, colour)
            if bonus.given(count):
                g.score(seat, COLOUR_BONUS, 0, NO_CARD, colour, bonus.points)


def has_identification(g: Board, seat: int) -> bool:
    divinity = g.players[seat].divinity
    return divinity >= 0 and g.pool.cards[divinity].identification > 0


def accusations(g: Board, seat: int) -> list[Action]:
    """Every other player with the divinities it could have (MG-8.7.5)."""
    notation = g.pool.notation
    own = g.players[seat].divinity
    out: list[Action] = []
    for other in range(len(g.players)):
        if other == seat:
            continue
        declared = g.declared >> other & 1 == 1
        for divinity in g.pool.divinities:
            if divinity != own and (g.pool.cards[divinity].identification > 0) == declared:
                out.append(notation.action(ACCUSE, other, divinity))
    return out


def count_divinities(g: Board) -> None:
    """Step 9 (MG-8.8)."""
    for seat in in_turn(g):
        index = g.players[seat].divinity
        if index < 0:
            continue
        b = g.measure(seat, 0)
        for effect in g.pool.cards[index].divine:
            if isinstance(effect, Twice):
                subtotal = g.subtotal(seat)
                if subtotal <= effect.most:
                    g.score(seat, DIVINE, 0, index, subtotal, subtotal)
            elif isinstance(effect, PointsIf):
                if effect.condition.holds(g, b):
                    g.score(seat, DIVINE, 0, index, 1, effect.points.value(g, b))
            elif isinstance(effect, PointsFor):
                count = len([n for n in g.players[seat].field if effect.which.test(g, b, n)])
                g.score(seat, DIVINE, 0, index, count, min(count * effect.points, effect.most))
            elif isinstance(effect, PointsForSpells):
                count = g.players[seat].spells
                g.score(seat, DIVINE, 0, index, count, min(count * effect.points, effect.most))


def count_identifications(g: Board) -> None:
    """Step 10: what a right accusation takes it gives (MG-8.8.5)."""
    for accuser, accused, divinity in g.accusations:
        if g.players[accused].divinity == divinity:
            points = g.pool.cards[g.players[accuser].divinity].identification
            g.score(accuser, IDENTIFIED, 0, divinity, accused, points)
            g.score(accused, IDENTIFIED_AS, 0, divinity, accuser, -points)


def count_strong_and_weak(g: Board) -> None:
    """Step 11: one comparison for all players (MG-8.9)."""
    playing = [seat for seat in in_turn(g) if not g.players[seat].conceded]
    totals = {seat: g.total(seat, 10) for seat in playing}
    most = max(totals.values())
    fewest = min(totals.values())
    for seat in playing:
        strong = keyword_cards(g, seat, Strong)
        weak = keyword_cards(g, seat, Weak)
        if totals[seat] == most and strong:
            kind, numbers = STRONG, strong
        elif totals[seat] == fewest and weak:
            kind, numbers = WEAK, weak
        else:
            continue
        for n in numbers:
            points = 0
            for bonus in g.looks_of(n).bonuses:
                if isinstance(bonus, Strong if kind == STRONG else Weak):
                    points += bonus.points.value(g, g.measure(seat, n)) * g.cards_in(g.pieces[n])
            g.score(seat, kind, n, g.looks_of(n).index, totals[seat], points)


def keyword_cards(g: Board, seat: int, keyword: type) -> list[int]:
    out: list[int] = []
    for n in g.players[seat].field:
        for bonus in g.looks_of(n).bonuses:
            if isinstance(bonus, keyword):
                out.append(n)
                break
    return out


COUNT: Final = Counting()
