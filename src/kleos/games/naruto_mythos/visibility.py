"""What a seat may know: the one place that decides, for views, logs, bots and determinized matches."""

from kleos.engine.rng import Rng, seeded
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.decks import MISSIONS, MOST_COPIES
from kleos.games.naruto_mythos.kinds import PUBLIC, SETUP


def bit(seat: int) -> int:
    """The bit of a seat in masks of who knows something; -1 is a spectator."""
    return PUBLIC if seat < 0 else 1 << seat


def sees(g: Board, seat: int, c: Character) -> bool:
    """Whether the seat may know the cards of a character (NM-9.1 to NM-9.3)."""
    return not c.hidden or c.known & bit(seat) != 0


def determinized(g: Board, seat: int, seed: int) -> Board:
    """A board consistent with all that the seat knows, everything else dealt anew.

    Only what the seat may know goes in: own unseen cards are dealt from the own list, the opponent's unseen cards from
    the whole pool within the copy limit, and cards once seen are kept where they may still be.
    """
    if seat < 0:
        return dealt_anew(g, seed)
    new = g.clone()
    rng = seeded(seed, 1 + seat)
    new.rng = seeded(seed, 101 + seat)
    deal_cards(g, new, seat, seed)
    new.players[1 - seat].hand = ()
    for card in sorted(g.players[1 - seat].hand):
        new.add_to_hand(1 - seat, card)  # in the order of the new ids
    new.mission_deck, asides = deal_missions(g, seat, seed)
    for other in range(2):
        new.players[other].aside = asides[other]
    opponent = new.players[1 - seat]
    if g.phase == SETUP and opponent.mulligan >= 0 and g.seat >= 0:
        opponent.mulligan = rng.below(2)  # NM-3.9: given, but not known
    new.players[1 - seat].starting = ()
    new.players[1 - seat].missions = ()
    new.log = g.log_seen_by(seat, bit(seat))
    return new


def dealt_anew(g: Board, seed: int) -> Board:
    """A board consistent with what both players know: each has the own deck and missions still, in other places."""
    new = g.clone()
    rng = seeded(seed, 1)
    new.rng = seeded(seed, 100)
    new.identity = g.identity[:]
    for owner in range(2):
        deal_own(g, new, owner, rng)
    for owner in range(2):
        new.players[owner].hand = ()
        for card in sorted(g.players[owner].hand):
            new.add_to_hand(owner, card)
        if g.phase == SETUP and g.players[owner].mulligan >= 0 and g.seat >= 0:
            new.players[owner].mulligan = rng.below(2)  # NM-3.9: given, but not known
    deal_all_missions(new, rng)
    new.log = g.log_seen_by(-1, bit(-1))
    return new


def deal_own(g: Board, new: Board, owner: int, rng: Rng) -> None:
    """The cards of a player that lie out of sight change places, but for what the opponent knows of them."""
    rival = g.players[1 - owner]
    groups: dict[int, list[int]] = {}  # cards that may have changed places among each other, as the opponent sees it
    fresh: list[int] = []
    for card in out_of_sight(g, owner):
        groups.setdefault(rival.pools[card], []).append(card)
        if not rival.identified >> card & 1:
            fresh.append(g.identity[card].index)
    fresh.sort()  # in an order that tells nothing of where they were
    mix(fresh, len(fresh), rng)
    identified = rival.identified
    for at in sorted(groups):
        members = groups[at]
        faces: list[int] = []
        for card in members:
            if rival.identified >> card & 1:
                faces.append(g.identity[card].index << 1 | 1)  # the lowest bit: known to be here
                identified ^= 1 << card
        faces.sort()
        while len(faces) < len(members):
            faces.append(fresh.pop() << 1)
        mix(faces, len(faces), rng)
        for k in range(len(members)):
            new.identity[members[k]] = g.pool.cards[faces[k] >> 1]
            if faces[k] & 1:
                identified |= 1 << members[k]
    new.players[1 - owner].identified = identified


def out_of_sight(g: Board, owner: int) -> list[int]:
    """The physical cards of a player that do not lie open."""
    out = [*g.players[owner].deck, *sorted(g.players[owner].hand)]
    for n in g.subjects():
        c = g.at(n)
        if c.owner == owner and not sees(g, -1, c):
            out.extend(c.cards)
    return out


def deal_all_missions(g: Board, rng: Rng) -> None:
    """The missions that are not yet up, and those set aside: each player's change places among each other."""
    piles: list[list[int]] = [[], []]
    for owner in range(2):
        if g.players[owner].aside >= 0:
            piles[owner].append(g.players[owner].aside)
    bringers = mission_bringers(g)
    for place, mission in enumerate(g.mission_deck):
        piles[bringers[place]].append(mission)
    for owner in range(2):
        piles[owner].sort()
        mix(piles[owner], len(piles[owner]), rng)
        if g.players[owner].aside >= 0:
            g.players[owner].aside = piles[owner].pop()
    deck = [piles[bringer].pop() for bringer in bringers]
    if not g.competitive:
        deck.sort()
        mix(deck, len(deck), rng)
    g.mission_deck = tuple(deck)


def mission_bringers(g: Board) -> list[int]:
    """By place of the mission deck: whose mission lies there (NM-3.4, NM-3.5)."""
    if g.competitive:
        holder = holder_at_setup(g)
        return [holder if place % 2 == 0 else 1 - holder for place in range(len(g.mission_deck))]
    left = list(g.players[0].missions)
    for mission in (g.players[0].aside, *g.missions):
        if mission in left:
            left.remove(mission)
    out: list[int] = []
    for mission in g.mission_deck:
        out.append(0 if mission in left else 1)
        if mission in left:
            left.remove(mission)
    return out


def unseen(g: Board, seat: int) -> list[int]:
    """The physical cards the seat cannot see, in an order that tells nothing: by zone and place, never by identity."""
    out: list[int] = []
    out.extend(g.players[seat].deck)
    out.extend(sorted(g.players[1 - seat].hand))  # a hand lies in the order of its faces
    out.extend(g.players[1 - seat].deck)
    for n in g.subjects():
        c = g.at(n)
        if not sees(g, seat, c):
            out.extend(c.cards)
    return out


def hidden(g: Board, seat: int) -> tuple[int, ...]:
    """The cards of which the seat does not know where they are, sorted."""
    out = [g.identity[card].index for card in unseen(g, seat)]
    return tuple(sorted(out + list(g.mission_deck) + [player.aside for player in g.players]))


def deal_cards(g: Board, new: Board, seat: int, seed: int) -> None:
    """Everything unseen is dealt anew; what the seat knows to be among some cards goes with the faces."""
    rng = seeded(seed, 11 + seat)
    player = g.players[seat]
    identity = g.identity[:]
    identified = player.identified
    groups: dict[int, list[int]] = {}  # cards that may have changed places among each other
    for card in unseen(g, seat):
        at = player.pools[card]
        if at in groups:
            groups[at].append(card)
        else:
            groups[at] = [card]
    order = sorted(groups)  # in the order the groups came about, not in that of hidden hands
    copies = copies_left(g, seat)
    unknown = 0
    named: list[list[int]] = []  # by group: the cards known to be somewhere in it
    for at in order:
        faces: list[int] = []
        for card in groups[at]:
            if player.identified >> card & 1:
                index = g.identity[card].index
                faces.append(index << 1 | 1)  # the lowest bit: known to be here
                identified ^= 1 << card
                if g.owner_of(card) != seat:
                    copies[index] -= 1
            else:
                unknown += 1
        faces.sort()
        named.append(faces)
    fresh = supply(copies, unknown, rng)
    for i in range(len(order)):
        members = groups[order[i]]
        faces = named[i]
        while len(faces) < len(members):
            faces.append(fresh.pop() << 1)
        mix(faces, len(faces), rng)
        for k in range(len(members)):
            identity[members[k]] = g.pool.cards[faces[k] >> 1]
            if faces[k] & 1:
                identified |= 1 << members[k]
    new.identity = identity
    new.players[seat].identified = identified


def copies_left(g: Board, seat: int) -> list[int]:
    """By card: how many more copies the opponent may have, as far as the seat can tell (NM-2.2)."""
    copies = [MOST_COPIES] * len(g.pool.characters)
    for card in g.players[1 - seat].discard:
        copies[g.identity[card].index] -= 1
    for n in g.subjects():
        c = g.at(n)
        if c.owner != seat and sees(g, seat, c):
            for card in c.cards:
                copies[g.identity[card].index] -= 1
    return copies


def supply(copies: list[int], count: int, rng: Rng) -> list[int]:
    """Cards for the opponent's unknown ones: any of the pool, within the copy limit while that suffices."""
    free: list[int] = []
    for index in range(len(copies)):
        for _ in range(copies[index]):
            free.append(index)
    while len(free) < count:
        free.append(rng.below(len(copies)))
    mix(free, count, rng)
    return free[:count]


def mix(items: list[int], count: int, rng: Rng) -> None:
    """Brings a random choice of `count` items, in random order, to the front."""
    for i in range(count):
        j = i + rng.below(len(items) - i)
        item = items[i]
        items[i] = items[j]
        items[j] = item


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
