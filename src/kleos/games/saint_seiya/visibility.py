"""What a seat may know: the one place that decides, for views, logs, bots and determinized matches."""

from typing import final

from kleos.effects.control import Then
from kleos.effects.terms import Predicate
from kleos.engine.lines import Line
from kleos.engine.rng import Rng, seeded
from kleos.games.saint_seiya.board import Board, Player
from kleos.games.saint_seiya.deeds import DestroyPair, FromHand, Search, WoundSeen
from kleos.games.saint_seiya.kinds import PUBLIC
from kleos.games.saint_seiya.moves import PayingToll
from kleos.games.saint_seiya.terms import Anything

TRIES = 20  # deals before one is mended in which somebody would not have been asked what he is being asked


def bit(seat: int) -> int:
    """The bit of a seat in masks of who knows something; -1 is a spectator."""
    return PUBLIC if seat < 0 else 1 << seat


def sees_hand(g: Board, seat: int, owner: int) -> bool:
    """Whether the seat may look at a hand (section 9); all other cards lie open or are seen by nobody."""
    return seat == owner


def tops_of(g: Board, owner: int) -> list[int]:
    """The cards on top of a draw pile that everybody knows, uppermost first (SS-9.8)."""
    player = g.players[owner]
    return list(player.draw[len(player.draw) - player.tops :][::-1])


@final
class Need:
    """What a player who is being asked about hidden cards must have: different cards, and copies of each."""

    __slots__ = ("copies", "in_hand", "kinds", "owner", "which")

    def __init__(self, owner: int, which: Predicate, kinds: int, copies: int, in_hand: bool) -> None:
        self.owner = owner
        self.which = which
        self.kinds = kinds
        self.copies = copies
        self.in_hand = in_hand  # or in the draw pile


def need_of(g: Board) -> Need | None:
    """What the open question tells about hidden cards: a lone answer would not have been asked (SS-13.3)."""
    frame = g.frames[len(g.frames) - 1]
    node = frame.node
    you = frame.scope.you
    if isinstance(node, Line):
        effect = node.effect
        if isinstance(effect, Then) and isinstance(effect.first, FromHand):
            return Need(you, effect.first.which, 1, 1, True)
    elif isinstance(node, FromHand):
        return Need(you, node.which, 1 if node.optional else 2, 1, True)
    elif isinstance(node, WoundSeen):
        return Need(you, node.which, 2, 1, True)
    elif isinstance(node, DestroyPair):
        return Need(you, node.which, 2, 2, True)
    elif isinstance(node, PayingToll):
        return Need(you, Anything(), 2, 1, True)
    elif isinstance(node, Search):
        return Need(you, node.which, 2, 1, False)
    return None


def determinized(g: Board, seat: int, seed: int) -> Board:
    """A board consistent with all that the seat knows, everything else dealt anew (SS-9.12).

    Which cards a player owns is public; only where in hand and draw pile they are is not.
    """
    rng = seeded(seed, 1 + seat)
    new = g.clone()
    new.rng = seeded(seed, 101 + seat)
    new.log = g.log_seen_by(seat, bit(seat))
    need = need_of(g) if g.seat >= 0 else None
    for owner, player in enumerate(new.players):
        if need is not None and need.owner == owner:
            deal_asked(new, seat, owner, need, rng)
        else:
            deal_anew(new, seat, owner, rng)
        if player.lacks and owner != seat:
            respect(new, player, seat)
    new.reserve = rng.shuffled(new.by_number(new.reserve))
    return new


def deal_anew(g: Board, seat: int, owner: int, rng: Rng) -> None:
    """The cards of a player that the seat does not know, in a random order."""
    player = g.players[owner]
    free = unknown(player, seat, owner)
    below = len(player.draw) - player.tops
    cards = rng.shuffled(g.by_number(tuple(free) + player.draw[:below]))
    lay(g, owner, free, cards[: len(free)], cards[len(free) :] + player.draw[below:])


def unknown(player: Player, seat: int, owner: int) -> list[int]:
    """The cards of a hand that the seat does not know to be there."""
    if owner == seat:
        return []
    return [card for card, mask in zip(player.hand, player.known) if not mask & bit(seat)]


def hidden(g: Board, seat: int) -> tuple[int, ...]:
    """The cards of which the seat does not know where they are, sorted."""
    out = list(g.reserve)
    for owner, player in enumerate(g.players):
        out += unknown(player, seat, owner)
        out += player.draw[: len(player.draw) - player.tops]
    return tuple(sorted(indices(g, out)))


def lay(g: Board, owner: int, free: list[int], cards: tuple[int, ...], draw: tuple[int, ...]) -> None:
    """Other cards take the place of the free ones of a hand."""
    player = g.players[owner]
    kept = [(card, mask) for card, mask in zip(player.hand, player.known) if card not in free]
    player.draw = draw
    player.hand = ()
    player.known = ()
    for card, mask in kept:
        g.add_to_hand(owner, card, mask)
    for card in cards:
        g.add_to_hand(owner, card, 1 << owner)


def deal_asked(g: Board, seat: int, owner: int, need: Need, rng: Rng) -> None:
    """The same for a player who is being asked: deals until he has a choice, and sees to it if chance does not."""
    for _ in range(TRIES):
        deal_anew(g, seat, owner, rng)
        if len(satisfied(g, need)) >= need.kinds:
            return
    player = g.players[owner]
    free = unknown(player, seat, owner)
    below = len(player.draw) - player.tops
    hidden = list(player.draw[:below])
    if not need.in_hand:  # from the hand into the pile
        free, hidden = hidden, free
    wanted = wanted_kinds(g, need, [*[card for card in player.hand + player.draw if card not in hidden], *hidden], rng)
    fixed = [g.identity[card].index for card in zone_of(g, need) if card not in free]
    for index in wanted:
        while [*fixed, *indices(g, free)].count(index) < need.copies:
            there = [*fixed, *indices(g, free)]
            spare = [
                at
                for at, other in enumerate(indices(g, free))
                if other not in wanted or there.count(other) > need.copies
            ]
            at, other = spare[0], indices(g, hidden).index(index)
            free[at], hidden[other] = hidden[other], free[at]
    if not need.in_hand:
        free, hidden = hidden, free
    lay(g, owner, unknown(player, seat, owner), tuple(free), tuple(hidden) + player.draw[below:])


def zone_of(g: Board, need: Need) -> tuple[int, ...]:
    player = g.players[need.owner]
    return player.hand if need.in_hand else player.draw


def satisfied(g: Board, need: Need) -> list[int]:
    """The different cards, by index, that fit and of which there are copies enough."""
    return counted(g, need, list(zone_of(g, need)))


def counted(g: Board, need: Need, cards: list[int]) -> list[int]:
    found = indices(g, [card for card in cards if g.fits(need.which, card)])
    return [index for index in sorted(set(found)) if found.count(index) >= need.copies]


def indices(g: Board, cards: list[int]) -> list[int]:
    return [g.identity[card].index for card in cards]


def wanted_kinds(g: Board, need: Need, cards: list[int], rng: Rng) -> list[int]:
    """Which cards to choose from: those he has in any case, then others by chance."""
    out = satisfied(g, need)[: need.kinds]
    others = [index for index in rng.shuffled(tuple(counted(g, need, cards))) if index not in out]
    return out + others[: need.kinds - len(out)]


def respect(g: Board, player: Player, seat: int) -> None:
    """Exchanges cards between hand and pile, so that the hand lacks what it was seen to lack."""
    owner = g.players.index(player)
    free = unknown(player, seat, owner)
    below = len(player.draw) - player.tops
    hidden = list(player.draw[:below])
    before = list(free)
    every = 0
    for mask, _ in player.lacks:
        every |= mask
    for mask, least in player.lacks:
        kept = [card for card in player.hand if card not in before]
        outside = len([card for card in kept + free if not mask >> g.identity[card].index & 1])
        for wanted in (every, mask):  # best a card that breaks nothing else that is known
            for at in range(len(free)):
                if outside >= least:
                    break
                if not mask >> g.identity[free[at]].index & 1:
                    continue
                for other in range(len(hidden)):
                    if not wanted >> g.identity[hidden[other]].index & 1:
                        free[at], hidden[other] = hidden[other], free[at]
                        outside += 1
                        break
    if free != before:
        lay(g, owner, before, tuple(free), tuple(hidden) + player.draw[below:])
