"""What a seat may know: the one place that decides, for views, logs, bots and determinized matches."""

from typing import Final

from kleos.engine.rng import Rng, seeded
from kleos.games.mythology_go.board import Board, in_order
from kleos.games.mythology_go.kinds import ASK_RETURN, PUBLIC

TRIES: Final = 40  # deals until one in which somebody would have been asked what he is being asked


def bit(seat: int) -> int:
    """The bit of a seat in masks of who knows something; -1 is a spectator."""
    return PUBLIC if seat < 0 else 1 << seat


def knows_creature(g: Board, seat: int, number: int) -> bool:
    """Whether a seat may know what a creature is (section 9)."""
    piece = g.pieces[number]
    return not piece.down or piece.known & bit(seat) != 0


def knows_hand_card(g: Board, seat: int, owner: int, at: int) -> bool:
    return g.players[owner].hand_known[at] & bit(seat) != 0


def sees_divinity(g: Board, seat: int, owner: int) -> bool:
    """The own one, and all after they were shown (MG-3.6, MG-8.8.1)."""
    return seat == owner or g.divinities_shown


def remembered(g: Board, seat: int) -> list[tuple[int, int]]:
    """The places of the deck, counted from the bottom, whose card a seat knows, with the cards (MG-9.2)."""
    mask = bit(seat)
    return [(at, g.deck[at]) for at in range(len(g.deck)) if g.deck_known[at] & mask]


# Matches dealt anew ---------------------------------------------------------------------------------------------------
def determinized(g: Board, seat: int, seed: int) -> Board:
    """A board consistent with all that the seat knows, everything else dealt anew (MG-9.11)."""
    rng = seeded(seed, 1 + seat)
    new = g.clone()
    new.rng = seeded(seed, 101 + seat)
    new.log = g.log_seen_by(seat, bit(seat))
    hiding = g.seat >= 0 and g.seat != seat
    if hiding and g.kind == ASK_RETURN:
        new.frames[0].items = ()  # how many cards were put so far is nobody else's business
    for _ in range(TRIES):
        deal_cards(new, seat, rng)
        if not hiding or asks_the_same(new, g):
            break
    deal_divinities(new, seat, rng)
    return new


def asks_the_same(new: Board, g: Board) -> bool:
    """Whether a new deal leads to the question that is open: a lone answer would not have been asked (MG-13.6)."""
    trial = new.clone()
    trial.run()
    return trial.seat == g.seat and trial.kind == g.kind


def deal_cards(g: Board, seat: int, rng: Rng) -> None:
    """The cards whose place the seat does not know: in the deck, on fields face-down, in the hand of another."""
    mask = bit(seat)
    cards = g.pool.cards
    deck = [at for at in range(len(g.deck)) if not g.deck_known[at] & mask]
    hidden = [n for n in sorted(g.pieces) if not knows_creature(g, seat, n)]
    hand = [at for at in range(len(g.players[g.current].hand)) if not knows_hand_card(g, seat, g.current, at)]
    pool = [g.deck[at] for at in deck] + [g.pieces[n].card for n in hidden]
    pool += [g.players[g.current].hand[at] for at in hand]
    loose = list(rng.shuffled(in_order(tuple(pool))))
    outside = [card for card in loose if g.lacking >> card & 1]  # the deck lacks these (MG-9.5)
    inside = [card for card in loose if not g.lacking >> card & 1]
    below = [at for at in deck if at < g.promised_among]
    promised = promised_cards(g, seat, inside, below)
    places = list(rng.shuffled(tuple(range(len(hidden) + len(hand)))))
    filled: dict[int, int] = {}
    for card in outside:  # face-down or in the hand, where they may be
        for at in places:
            if at not in filled and (at >= len(hidden) or cards[card].may_hide):
                filled[at] = card
                break
        else:
            inside.append(card)
    for at in places:
        if at in filled:
            continue
        for i, card in enumerate(inside):
            if at >= len(hidden) or cards[card].may_hide:
                filled[at] = inside.pop(i)
                break
    for i, n in enumerate(hidden):
        g.change(n).card = filled[i]
    player = g.players[g.current]
    held = list(player.hand)
    for i, at in enumerate(hand):
        held[at] = filled[len(hidden) + i]
    player.hand = tuple(held)
    lay_deck(g, deck, below, inside, promised, rng)


def promised_cards(g: Board, seat: int, loose: list[int], below: list[int]) -> list[int]:
    """The cards everybody knows to be among the lowest, where the seat does not know better (MG-9.6)."""
    out: list[int] = []
    if len(below) == g.promised_among:  # else it was this seat that put them there
        for card in g.promised:
            if card in loose:
                loose.remove(card)
                out.append(card)
    return out


def lay_deck(g: Board, deck: list[int], below: list[int], rest: list[int], promised: list[int], rng: Rng) -> None:
    """What is left goes to the places of the deck the seat does not know, promised cards to the lowest."""
    new = list(g.deck)
    spots = list(rng.shuffled(tuple(below)))
    for card in promised:
        new[spots.pop()] = card
    places = sorted([place for place in deck if place >= g.promised_among] + spots) if promised else deck
    for at, place in enumerate(places):
        new[place] = rest[at]
    g.deck = tuple(new)


def deal_divinities(g: Board, seat: int, rng: Rng) -> None:
    """The divinities of others, which declarations tell something about (MG-8.7.2)."""
    if g.divinities_shown:
        return
    own = g.players[seat]
    known = [own.divinity, own.extra, *own.seen]
    loose = rng.shuffled(tuple([card for card in g.pool.divinities if card not in known]))
    left = list(loose)
    declared = g.declared
    told = g.declaring_over()
    for owner, player in enumerate(g.players):
        if owner == seat or player.divinity < 0:
            continue
        for i, card in enumerate(left):
            has = g.pool.cards[card].identification > 0
            if not told or has == (declared >> owner & 1 == 1):
                player.divinity = left.pop(i)
                break
        if player.extra >= 0:
            player.extra = left.pop()
    holders = [player.divinity for player in g.players] + [player.extra for player in g.players]
    g.unused = in_order(tuple([card for card in g.pool.divinities if card not in holders]))
    for owner, player in enumerate(g.players):
        if owner != seat:  # what others saw is among what is unused now
            count = len(player.seen)
            player.seen = g.unused if count >= len(g.unused) else in_order(rng.shuffled(g.unused)[:count])
