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


def told_of_deck(g: Board, seat: int) -> list[tuple[int, ...]]:
    """What everybody knows of places of the deck, where the seat does not know better: it may have put them (MG-9.6)."""
    mask = bit(seat)
    return [group for group in g.promised if not g.deck_known[group[0]] & mask]


def hidden(g: Board, seat: int) -> tuple[int, ...]:
    """The cards of which the seat does not know where they are, sorted."""
    mask = bit(seat)
    out = [g.deck[at] for at in range(len(g.deck)) if not g.deck_known[at] & mask]
    out += [g.pieces[n].card for n in sorted(g.pieces) if not knows_creature(g, seat, n)]
    for owner, player in enumerate(g.players):
        out += [card for card, known in zip(player.hand, player.hand_known) if not known & mask]
        if not sees_divinity(g, seat, owner) and player.divinity >= 0:
            out.append(player.divinity)
    return tuple(sorted(out))


# Matches dealt anew ---------------------------------------------------------------------------------------------------
def determinized(g: Board, seat: int, seed: int) -> Board:
    """A board consistent with all that the seat knows, everything else dealt anew (MG-9.1, MG-9.2)."""
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
    owner = g.players[g.current]
    places = [at for at in range(len(g.deck)) if not g.deck_known[at] & mask]
    hidden: list[int] = []
    for n in sorted(g.pieces):
        if not knows_creature(g, seat, n):
            hidden.append(n)
    kept: list[int] = []  # cards of the hand that the seat knows, and who does
    knowing: list[int] = []
    loose = [g.deck[at] for at in places] + [g.pieces[n].card for n in hidden]
    for card, known in zip(owner.hand, owner.hand_known):
        if known & mask:
            kept.append(card)
            knowing.append(known)
        else:
            loose.append(card)
    rest = list(rng.shuffled(in_order(tuple(loose))))
    groups = told_of_deck(g, seat)
    for group in groups:
        for card in group[2:]:
            rest.remove(card)
    room = len(owner.hand) - len(kept)
    held: list[int] = []
    down: list[int] = []
    if g.lacking:
        outside_deck(g, rest, len(hidden), room, held, down, rng)
    at = 0
    while len(down) < len(hidden):  # of a face-down creature everybody knows that it may be so (MG-5.1.5)
        if cards[rest[at]].may_hide:
            down.append(rest.pop(at))
        else:
            at += 1
    for i, n in enumerate(hidden):
        g.change(n).card = down[i]
    if g.current != seat:
        while len(held) < room:
            held.append(rest.pop())
        if seat < 0:  # a spectator does not even know in which order the known ones lie
            order = sorted(range(len(kept)), key=lambda i: (kept[i], knowing[i]))
            kept, knowing = [kept[i] for i in order], [knowing[i] for i in order]
        hold(g, kept + held, knowing + [1 << g.current] * room, rng)
    lay_deck(g, places, groups, rest, rng)


def outside_deck(g: Board, rest: list[int], hidden: int, room: int, held: list[int], down: list[int], rng: Rng) -> None:
    """The cards everybody knows the deck to lack are face-down or in the hand, where they may be (MG-9.5)."""
    cards = g.pool.cards
    either: list[int] = []
    for card in [card for card in rest if g.lacking >> card & 1]:
        rest.remove(card)
        (either if cards[card].may_hide else held).append(card)
    hideable = len([card for card in rest if cards[card].may_hide])
    free = room - len(held)
    count = len([at for at in rng.shuffled(tuple(range(hidden + free)))[: len(either)] if at < hidden])
    count = min(max(count, len(either) - free, hidden - hideable), hidden, len(either))
    down.extend(either[:count])
    held.extend(either[count:])
    for at, card in enumerate(rng.shuffled(tuple(down))):
        down[at] = card


def hold(g: Board, cards: list[int], knowing: list[int], rng: Rng) -> None:
    """The hand of another: in which order its cards came, and who else knows one, a seat cannot tell once one has gone."""
    order = rng.shuffled(tuple(range(len(cards))))
    player = g.players[g.current]
    player.hand = tuple([cards[at] for at in order])
    player.hand_known = tuple([knowing[at] for at in order])


def lay_deck(g: Board, places: list[int], groups: list[tuple[int, ...]], rest: list[int], rng: Rng) -> None:
    """What is left goes to the places of the deck the seat does not know, promised cards to one of theirs."""
    new = list(g.deck)
    for group in groups:
        spots = list(rng.shuffled(tuple(range(group[0], group[1]))))
        for card in group[2:]:
            place = spots.pop()
            new[place] = card
            places.remove(place)
    for at, place in enumerate(places):
        new[place] = rest[at]
    g.deck = tuple(new)


def deal_divinities(g: Board, seat: int, rng: Rng) -> None:
    """The divinities of others, which declarations and accusations tell something about (MG-8.7.2, MG-8.7.5)."""
    if g.divinities_shown:
        return
    known: list[int] = []
    if seat >= 0:
        own = g.players[seat]
        known = [own.divinity, own.extra, *own.seen]
    loose = list(rng.shuffled(tuple([card for card in g.pool.divinities if card not in known])))
    owners = [owner for owner in range(len(g.players)) if owner != seat and g.players[owner].divinity >= 0]
    dealt: list[int] = []
    fitting = assign(g, owners, loose, dealt)
    assert fitting  # the true ones are one way
    for owner, card in zip(owners, dealt):
        g.players[owner].divinity = card
        loose.remove(card)
    for owner in owners:
        if g.players[owner].extra >= 0:
            g.players[owner].extra = loose.pop()
    holders = [player.divinity for player in g.players] + [player.extra for player in g.players]
    g.unused = in_order(tuple([card for card in g.pool.divinities if card not in holders]))
    for owner, player in enumerate(g.players):
        if owner != seat:  # what others saw is among what is unused now
            count = len(player.seen)
            player.seen = g.unused if count >= len(g.unused) else in_order(rng.shuffled(g.unused)[:count])


def assign(g: Board, owners: list[int], loose: list[int], dealt: list[int]) -> bool:
    """Gives each owner the first divinity that may be its own; false if that leaves too few for the others."""
    if len(dealt) == len(owners):
        return True
    owner = owners[len(dealt)]
    for card in loose:
        if card not in dealt and may_hold(g, owner, card):
            dealt.append(card)
            if assign(g, owners, loose, dealt):
                return True
            dealt.pop()
    return False


def may_hold(g: Board, owner: int, divinity: int) -> bool:
    """Whether all that was said in the open allows a divinity to be a player's."""
    if g.declaring_over():
        if (g.pool.cards[divinity].identification > 0) != (g.declared >> owner & 1 == 1):
            return False
        for accuser, _, named in g.accusations:
            if accuser == owner and named == divinity:
                return False
    return True
