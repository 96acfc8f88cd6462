"""Lines that play a character, demand that one be revealed, or copy another line."""

from typing import Final, final

from kleos.effects.terms import Predicate
from kleos.engine.actions import Action
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, Character, as_board
from kleos.games.naruto_mythos.cards import DEFEATING, Card
from kleos.games.naruto_mythos.happenings import would_happen
from kleos.games.naruto_mythos.kinds import (
    AMBUSH,
    ASK_DEMAND,
    ASK_DISCARD_ORDER,
    ASK_LINE,
    ASK_PLAY,
    BY_REVEAL,
    BY_UPGRADE,
    CARD,
    COPIED,
    DEFEAT,
    LINE,
    LINE_OF_CARD,
    MILLED,
    UPGRADE,
)
from kleos.games.naruto_mythos.plays import Survey, faces, hidden_of, play, plays, reveals
from kleos.games.naruto_mythos.targets import Deed, Who

# Where a line plays cards from (NM-5.82)
FROM_HAND: Final = 0  # or from the player's hidden characters
FROM_HIDDEN: Final = 1
FROM_DISCARD: Final = 2
FROM_TOP_OF_DISCARD: Final = 3


@final
class PlayCard(Node):
    """Plays one character face up, in any way the rules allow, at a price lowered by `cut` (NM-5.80)."""

    def __init__(self, which: Predicate, zone: int, cut: int) -> None:
        super().__init__()
        self.which = which
        self.zone = zone
        self.cut = cut

    def source(self, g: Board, seat: int) -> tuple[int, ...]:
        player = g.players[seat]
        if self.zone == FROM_HAND:
            return player.hand
        if self.zone == FROM_DISCARD:
            return player.discard
        if self.zone == FROM_TOP_OF_DISCARD:
            return player.discard[len(player.discard) - 1 :]
        return ()

    def options(self, g: Board, seat: int) -> list[Action]:
        cards = [card for card in faces(g, self.source(g, seat)) if self.which.suits(g, card.index)]
        hidden: list[int] = []
        if self.zone == FROM_HAND or self.zone == FROM_HIDDEN:
            hidden = [n for n in hidden_of(g, seat) if self.which.suits(g, g.card_of(g.at(n)).index)]
        return plays(g, seat, Survey(g, seat), cards, hidden, self.cut, g.players[seat].chakra)

    def possible(self, s: State, b: Scope) -> bool:
        """Never told by what only the player can see (NM-6.43)."""
        g = as_board(s)
        player = g.players[b.you]
        if self.zone == FROM_HAND:
            return len(player.hand) > 0 or len(hidden_of(g, b.you)) > 0
        if self.zone == FROM_HIDDEN:
            return len(hidden_of(g, b.you)) > 0
        if self.zone == FROM_TOP_OF_DISCARD:
            return len(player.discard) > 0
        return len(self.options(g, b.you)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            options = self.options(g, b.you)
            if not options:
                b.n = 0
                b.it = ()
                return DONE
            return g.ask(b.you, ASK_PLAY, options)
        b.it = (play(g, b.you, answer, self.source(g, b.you), self.cut, 0, b),)
        b.n = 1
        return DONE


@final
class PlayFromTop(Node):
    """Looks at the top cards of the deck, plays one if one can be played, and discards the others (NM-11.135.1)."""

    def __init__(self, count: int, cut: int) -> None:
        super().__init__()
        self.count = count
        self.cut = cut

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].deck) > 0

    def step(self, s: State, f: Frame) -> int:
        """Registers: items = the cards looked at and still there, extra = the order of discarding so far."""
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            f.items = g.look_at_deck(b.you, self.count, b)
            f.step = 1
        if f.step == 1:
            answer = g.take()
            if answer is None:
                options = plays(g, b.you, Survey(g, b.you), faces(g, f.items), [], self.cut, g.players[b.you].chakra)
                if options:
                    return g.ask(b.you, ASK_PLAY, options)
                b.it = ()
                b.n = 0
                f.step = 2
            else:
                b.it = (play(g, b.you, answer, f.items, self.cut, 0, b),)
                b.n = 1
                played = g.at(b.it[0]).top
                f.items = tuple([card for card in f.items if card != played])
                f.step = 2
                return CALL
        answer = g.take()
        left = tuple([card for card in f.items if card not in f.extra])
        if answer is not None:
            f.extra = (*f.extra, g.find(left, answer.a))
            left = tuple([card for card in f.items if card not in f.extra])
        if left:
            return g.ask(
                b.you, ASK_DISCARD_ORDER, [g.pool.notation.action(CARD, card.index) for card in faces(g, left)]
            )
        player = g.players[b.you]
        player.deck = tuple([card for card in player.deck if card not in f.extra])
        player.discard = player.discard + f.extra
        for card in f.extra:
            g.note(MILLED, b.you, cards=(card,), scope=b)
        return DONE


@final
class Demand(Deed):
    """The opponent reveals the chosen hidden character at a raised price, or it is defeated (NM-11.69.2)."""

    def __init__(self, who: Who, extra: int) -> None:
        super().__init__(who)
        self.extra = extra

    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        return c.hidden

    def perform(self, g: Board, f: Frame) -> int:
        b = f.scope
        if f.step == 2:
            return DONE
        number = f.items[0]
        seat = g.at(number).side
        answer = g.take()
        if answer is None:
            options = reveals(g, seat, Survey(g, seat), [number], 0, self.extra, g.players[seat].chakra)
            options.append(g.pool.notation.action(DEFEAT, number))
            return g.ask(seat, ASK_DEMAND, options)
        f.step = 2
        if answer.verb == DEFEAT:
            would_happen(g, DEFEATING, (number,), True, seat, b)  # NM-11.69.3
        else:
            play(g, seat, answer, (), 0, self.extra, b)
        return CALL


# Copying ------------------------------------------------------------------------------------------------------------
def copies(g: Board, b: Scope, card: Card, upgrades: bool) -> list[Line]:
    """The lines of a card that the copier could carry out now (NM-6.91, NM-6.92, NM-6.97)."""
    out: list[Line] = []
    for line in card.copyable:
        if line.timing == AMBUSH and not b.way & BY_REVEAL:
            continue
        if line.timing == UPGRADE and not (upgrades and b.way & BY_UPGRADE):
            continue
        if line.effect.possible(g, copier(b, line)):
            out.append(line)
    return out


def copier(b: Scope, line: Line) -> Scope:
    """The scope in which a copied line is carried out: as if printed on the copier (NM-6.90, NM-6.94)."""
    scope = Scope(b.you, b.source, b.here)
    scope.way = b.way
    scope.covered = b.covered
    scope.line = line
    return scope


def carry_out(g: Board, f: Frame, line: Line) -> int:
    f.step = 1
    g.note(COPIED, f.scope.you, f.scope.source, n=line.number, b=line.card + 1, scope=f.scope)
    g.push(line.effect, copier(f.scope, line))
    return CALL


@final
class Copy(Node):
    """Copies one instant line of such a character."""

    def __init__(self, which: Predicate, upgrades: bool) -> None:
        super().__init__()
        self.which = which
        self.upgrades = upgrades  # whether UPGRADE lines may be copied

    def options(self, g: Board, b: Scope) -> list[Action]:
        out: list[Action] = []
        for n in sorted(g.subjects()):
            c = g.at(n)
            if not c.hidden and self.which.test(g, b, n):
                for line in copies(g, b, g.card_of(c), self.upgrades):
                    out.append(g.pool.notation.action(LINE, n, line.number))
        return out

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.options(as_board(s), b)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if f.step == 1:
            return DONE
        answer = g.take()
        if answer is None:
            options = self.options(g, f.scope)
            return g.ask(f.scope.you, ASK_LINE, options) if options else DONE
        return carry_out(g, f, g.card_of(g.at(answer.a)).lines[answer.b - 1])


@final
class CopyDiscarded(Node):
    """Copies one instant line, no UPGRADE line, of the card just discarded (NM-11.106.4)."""

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return len(b.cards) > 0 and len(copies(g, b, g.identity[b.cards[0]], False)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 1 or not b.cards:
            return DONE
        card = g.identity[b.cards[0]]
        answer = g.take()
        if answer is None:
            lines = copies(g, b, card, False)
            options = [g.pool.notation.action(LINE_OF_CARD, card.index, line.number) for line in lines]
            return g.ask(b.you, ASK_LINE, options) if options else DONE
        return carry_out(g, f, card.lines[answer.b - 1])


def copies_lines(effect: Node) -> bool:
    """Whether a line copies; such a line cannot itself be copied (NM-6.93)."""
    if isinstance(effect, (Copy, CopyDiscarded)):
        return True
    return any(copies_lines(part) for part in effect.parts())


@final
class Repeat(Node):
    """Carry out the MAIN line of the same play once more, if it was used (NM-6.88)."""

    def __init__(self, line: Node) -> None:
        super().__init__()
        self.line = line  # the effect of that line; registered there, so it is no part of this tree

    def possible(self, s: State, b: Scope) -> bool:
        return b.prior is not None and self.line.possible(s, b)

    def step(self, s: State, f: Frame) -> int:
        if f.step == 0 and f.scope.prior is not None:
            f.step = 1
            s.push(self.line, f.scope)
            return CALL
        return DONE
