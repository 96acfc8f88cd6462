"""What a seat may know: the one place that decides, for views, logs, bots and determinized matches."""

from kleos.engine.events import Event, since
from kleos.engine.rng import Rng, seeded
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import Card
from kleos.games.naruto_mythos.decks import MISSIONS, MOST_COPIES
from kleos.games.naruto_mythos.kinds import PUBLIC, SETUP


def bit(seat: int) -> int:
    """The bit of a seat in masks of who knows something; -1 is a spectator."""
    return PUBLIC if seat < 0 else 1 << seat


def sees(g: Board, seat: int, c: Character) -> bool:
    """Whether the seat may know the cards of a character (NM-9.1 to NM-9.3)."""
    return not c.hidden or c.known & bit(seat) != 0


def in_sight(g: Board, seat: int) -> set[int]:
    """The physical cards whose identity the seat may know from where they lie."""
    out: set[int] = set(g.players[0].discard) | set(g.players[1].discard)
    if seat >= 0:
        out |= set(g.players[seat].hand)
    for n in g.subjects():
        c = g.at(n)
        if sees(g, seat, c):
            out |= set(c.cards)
    return out


def determinized(g: Board, seat: int, seed: int) -> Board:
    """A board consistent with all that the seat knows, everything else dealt anew.

    Only what the seat may know goes in: own unseen cards are dealt from the own list, the opponent's unseen cards from
    the whole pool within the copy limit, and cards once seen are kept where they may still be.
    """
    new = g.clone()
    rng = seeded(seed, 1 + seat)
    new.rng = seeded(seed, 101 + seat)
    new.identity = deal_cards(g, seat, seed)
    new.players[1 - seat].hand = ordered(new, g.players[1 - seat].hand)
    new.mission_deck, asides = deal_missions(g, seat, seed)
    for other in range(2):
        new.players[other].aside = asides[other]
    opponent = new.players[1 - seat]
    if g.phase == SETUP and opponent.mulligan >= 0 and g.seat >= 0:
        opponent.mulligan = rng.below(2)  # NM-3.9: given, but not known
    new.players[1 - seat].starting = ()
    new.players[1 - seat].missions = ()
    new.log = log_seen_by(g, seat)
    return new


def log_seen_by(g: Board, seat: int) -> Event | None:
    """The log with nothing in it that the seat did not see; remembered, since a search asks again and again."""
    if g.seen_of is not g.log or g.seen_by != seat:
        last: Event | None = None
        for event in since(g.log, 0):
            sees = event.sees
            cards = event.cards
            if cards and not sees & bit(seat):
                sees = 0
                cards = (0,) * len(cards)
            last = Event(last, event.kind, event.seat, event.a, event.b, event.place, event.n, cards, sees,
                         event.source, event.scope_card, event.scope_line)  # fmt: skip
        g.seen_log = last
        g.seen_of = g.log
        g.seen_by = seat
    return g.seen_log


def ordered(g: Board, hand: tuple[int, ...]) -> tuple[int, ...]:
    """A hand in the order of card ids."""
    return tuple(sorted(hand, key=lambda card: (g.identity[card].index, card)))


def slots(g: Board, seat: int) -> list[int]:
    """The physical cards the seat cannot see, in an order that tells nothing: by zone and place, never by identity."""
    sight = in_sight(g, seat)
    out: list[int] = []
    for other in (seat, 1 - seat):
        player = g.players[other]
        for card in (*player.hand, *player.deck):
            if card not in sight:
                out.append(card)
    for n in g.subjects():
        for card in g.at(n).cards:
            if card not in sight:
                out.append(card)
    return out


def deal_cards(g: Board, seat: int, seed: int) -> list[Card]:
    """The identity table with everything unseen dealt anew."""
    rng = seeded(seed, 11 + seat)
    player = g.players[seat]
    identity = list(g.identity)
    groups: dict[int, list[int]] = {}
    for card in slots(g, seat):
        groups.setdefault(player.pools[card], []).append(card)
    groups = dict(sorted(groups.items()))  # in the order they came about, not in that of hidden hands
    unknown = 0
    named: list[list[Card]] = []  # by group: the cards known to be somewhere in it
    for members in groups.values():
        found = [g.identity[card] for card in members if player.identified >> card & 1]
        named.append(sorted(found, key=lambda card: card.index))
        unknown += len(members) - len(found)
    fresh = supply(g, seat, named, unknown, rng)
    for members, faces in zip(groups.values(), named, strict=True):
        while len(faces) < len(members):
            faces.append(fresh.pop())
        for card, at in zip(members, rng.shuffled(tuple(range(len(faces)))), strict=True):
            identity[card] = faces[at]
    return identity


def supply(g: Board, seat: int, named: list[list[Card]], count: int, rng: Rng) -> list[Card]:
    """Cards for the opponent's unknown ones: any of the pool, within the copy limit as far as the seat can tell."""
    if count == 0:
        return []
    copies = [MOST_COPIES] * len(g.pool.characters)
    for card in in_sight(g, seat):
        if g.owner_of(card) != seat:
            copies[g.identity[card].index] -= 1
    for faces in named:
        for face in faces:
            copies[face.index] -= 1
    free: list[int] = []
    for index, number in enumerate(copies):
        free.extend([index] * max(0, number))
    out = [g.pool.cards[index] for index in rng.shuffled(tuple(free))[:count]]
    while len(out) < count:
        out.append(g.pool.characters[rng.below(len(g.pool.characters))])
    return out


def deal_missions(g: Board, seat: int, seed: int) -> tuple[tuple[int, ...], list[int]]:
    """The mission deck and the missions set aside, dealt anew from what the seat knows (its own three)."""
    rng = seeded(seed, 21 + seat)
    shown = [mission for mission in g.missions if mission >= 0]
    mine = [mission for mission in g.players[seat].missions if mission in shown][:2]
    theirs = list(shown)
    for mission in mine:
        theirs.remove(mission)
    my_left = list(rng.shuffled(tuple(sorted(set(g.players[seat].missions) - set(mine)))))
    others = [card.index for card in g.pool.missions if card.index not in theirs]
    their_left = list(rng.shuffled(tuple(others)))
    count = len(g.mission_deck)
    asides = [-1, -1]
    for other, left in ((seat, my_left), (1 - seat, their_left)):
        if g.players[other].aside >= 0 and left:
            asides[other] = left.pop()
    from_me = min(len(my_left), 2 - len(mine), count) if my_left else 0
    drawn = my_left[:from_me] + their_left[: count - from_me]
    if g.competitive and len(g.players[seat].missions) == MISSIONS:
        return alternating(g, seat, my_left[:from_me], their_left[: count - from_me]), asides
    return rng.shuffled(tuple(drawn)), asides


def alternating(g: Board, seat: int, mine: list[int], theirs: list[int]) -> tuple[int, ...]:
    """Competitive order: whoever brought the mission now on top of the deck is known from the ranks (NM-3.6)."""
    out: list[int] = []
    for place in range(len(g.mission_deck)):
        from_setup_holder = place % 2 == 0  # bottom to top: E, O, E, O
        own = from_setup_holder == (holder_at_setup(g) == seat)
        pile = mine if own else theirs
        out.append((pile or mine or theirs).pop())
    return tuple(out)


def holder_at_setup(g: Board) -> int:
    """Who held the Edge at setup: the first event of every dealt match says so."""
    first = g.log
    while first is not None and first.prev is not None:
        first = first.prev
    return 0 if first is None else first.seat
