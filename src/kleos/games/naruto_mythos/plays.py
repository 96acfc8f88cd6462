"""Playing cards: one price function, one list of legal ways, one procedure for every way of playing."""

from typing import Final, final

from kleos.engine.actions import Action
from kleos.engine.frames import Scope
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import LOCKS, NO_REVEALS, ON_ENEMY_PLAY, ONLY_WINNING, Card, Discount
from kleos.games.naruto_mythos.kinds import (
    ACTION_PHASE,
    BY_REVEAL,
    BY_UPGRADE,
    PLAY,
    PLAY_UPGRADE,
    PLAYED,
    PUT_DOWN,
    REVEAL,
    REVEAL_UPGRADE,
    REVEAL_UPGRADED,
    REVEALED,
    UPGRADED,
)

NO_DISCOUNTS: Final[list[Discount]] = []
NOTHING_GIVEN: Final[list[list[Discount]]] = [NO_DISCOUNTS, NO_DISCOUNTS, NO_DISCOUNTS, NO_DISCOUNTS]


@final
class Survey:
    """What a player finds on the table when looking for plays, by mission: read once, used for every card."""

    __slots__ = ("barred", "given", "hidden", "mine", "names", "places", "taxes")

    def __init__(self, g: Board, seat: int) -> None:
        self.places: list[int] = []
        self.names: list[int] = [0, 0, 0, 0]  # names of the own face-up characters, as bits
        self.taxes: list[int] = [0, 0, 0, 0]  # what opposing characters add to every price (NM-5.13)
        self.given: list[list[Discount]] = NOTHING_GIVEN  # reductions given by either side (NM-5.15)
        self.barred = 0  # missions, as bits, where the player may not reveal (NM-11.111.1)
        self.mine: list[int] = []  # own face-up characters
        self.hidden: list[int] = []
        characters = g.characters
        identity = g.identity
        for place in range(len(g.missions)):
            if g.missions[place] >= 0:
                self.places.append(place)
            names = 0
            tax = 0
            for n in g.sides[place * 2 + seat]:
                c = characters[n]
                assert c is not None
                if c.hidden:
                    self.hidden.append(n)
                    continue
                self.mine.append(n)
                card = identity[c.top]
                names |= card.name_bit
                if card.discounts:
                    self.give(place, card.discounts)
            for n in g.sides[place * 2 + 1 - seat]:
                c = characters[n]
                assert c is not None
                if c.hidden:
                    continue
                card = identity[c.top]
                tax += card.tax
                if card.rules & NO_REVEALS:
                    self.barred |= 1 << place
                if card.discounts:
                    self.give(place, card.discounts)
            self.names[place] = names
            self.taxes[place] = tax
        if len(self.mine) > 1:
            self.mine.sort()
        if len(self.hidden) > 1:
            self.hidden.sort()

    def give(self, place: int, discounts: list[Discount]) -> None:
        if self.given is NOTHING_GIVEN:
            self.given = NOTHING_GIVEN[:]
        self.given[place] = self.given[place] + discounts


def price(
    g: Board, seat: int, card: Card, place: int, way: int, covered: Character | None, hidden: int, cut: int, extra: int
) -> int:
    """What playing a card non-hidden costs (NM-5.11). `hidden` is the object to be revealed, 0 if none."""
    given = NO_DISCOUNTS
    for side in range(place * 2, place * 2 + 2):
        for n in g.sides[side]:
            c = g.characters[n]
            if c is None or c.hidden:
                continue
            other = g.identity[c.top]
            if c.side != seat:
                extra += other.tax
            if other.discounts:
                given = given + other.discounts
    return reckon(g, seat, card, place, way, covered, hidden, cut, extra, given)


def reckon(
    g: Board,
    seat: int,
    card: Card,
    place: int,
    way: int,
    covered: Character | None,
    hidden: int,
    cut: int,
    extra: int,
    given: list[Discount],
) -> int:
    """The steps of the price (NM-5.12 to NM-5.18), once what is added and given in the mission is known."""
    amount = card.cost + extra
    if covered is not None:
        amount -= g.identity[covered.top].cost  # NM-5.14
    elif not given and not card.cheaper:
        return amount - cut if amount > cut else 0  # most cards, most of the time
    for discount in given:
        if amount - discount.amount >= discount.floor and discount.who.suits(g, card.index):
            amount -= discount.amount  # NM-5.15
    for own in card.cheaper:
        if own.revealed and not way & BY_REVEAL:
            continue
        condition = own.condition
        if condition is None or condition.holds(g, g.measure(seat, hidden, place)):
            amount -= own.amount  # NM-5.16
    return max(0, amount - cut)  # NM-5.17, NM-5.18


def can_cover(g: Board, seat: int, card: Card, target: Character) -> bool:
    """Whether the card may be played as an upgrade of the character (NM-5.35 to NM-5.39)."""
    if target.hidden or target.side != seat or target.owner != seat:
        return False
    face = g.card_of(target)
    if card.cost <= face.cost:
        return False
    over = card.over
    same = card.name_bit == face.name_bit
    if over is not None and over.who.test(g, g.measure(seat, 0, target.place), target.number):
        return same or not g.names(target.place, seat) & card.name_bit
    return same and (over is None or not over.only)


def may_stand(g: Board, seat: int, card: Card, place: int) -> bool:
    """Whether the card's own line lets it be played non-hidden there (NM-5.84)."""
    return not card.rules & ONLY_WINNING or g.winning(place, seat)


def reveals(g: Board, seat: int, table: Survey, hidden: list[int], cut: int, extra: int, chakra: int) -> list[Action]:
    """The legal and affordable reveals and reveal-upgrades of these hidden characters."""
    notation = g.pool.notation
    plain: list[Action] = []
    merged: list[Action] = []
    for n in hidden:
        c = g.characters[n]
        assert c is not None
        place = c.place
        card = g.identity[c.top]
        if table.barred >> place & 1 or not may_stand(g, seat, card, place):
            continue
        added = extra + table.taxes[place]
        given = table.given[place]
        free = not table.names[place] & card.name_bit
        if free and reckon(g, seat, card, place, BY_REVEAL, None, n, cut, added, given) <= chakra:
            plain.append(notation.action(REVEAL, n))  # NM-5.54
        if c.owner != seat or (free and card.over is None):
            continue  # NM-5.36
        for t in table.mine:
            target = g.at(t)
            if (
                target.place == place
                and can_cover(g, seat, card, target)
                and reckon(g, seat, card, place, BY_REVEAL | BY_UPGRADE, target, n, cut, added, given) <= chakra
            ):
                merged.append(notation.action(REVEAL_UPGRADE, n, t))
    return plain + merged


def plays(
    g: Board, seat: int, table: Survey, cards: list[Card], hidden: list[int], cut: int, chakra: int
) -> list[Action]:
    """Every legal and affordable non-hidden way of playing one of these cards or hidden characters (NM-5.80)."""
    covers: list[Action] = []
    out = face_up(g, seat, table, cards, cut, chakra, covers)
    out.extend(covers)
    if hidden:
        out.extend(reveals(g, seat, table, hidden, cut, 0, chakra))
    return out


def face_up(
    g: Board, seat: int, table: Survey, cards: list[Card], cut: int, chakra: int, covers: list[Action]
) -> list[Action]:
    """The legal and affordable plays of these cards as new characters; those as upgrades are added to `covers`."""
    out: list[Action] = []
    all_names = table.names
    taxes = table.taxes
    given = table.given
    for card in cards:
        bit = card.name_bit
        over = card.over is not None
        restricted = card.rules & ONLY_WINNING
        named = False
        for place in table.places:
            if all_names[place] & bit:
                named = True
            elif reckon(g, seat, card, place, 0, None, 0, cut, taxes[place], given[place]) <= chakra and (
                not restricted or may_stand(g, seat, card, place)
            ):
                out.append(card.plays[place])
        if not over and not named:
            continue
        for n in table.mine:
            target = g.at(n)
            at = target.place
            if (
                (over or all_names[at] & bit)
                and can_cover(g, seat, card, target)
                and reckon(g, seat, card, at, BY_UPGRADE, target, 0, cut, taxes[at], given[at]) <= chakra
                and may_stand(g, seat, card, at)
            ):
                covers.append(g.pool.notation.action(PLAY_UPGRADE, card.index, n))
    return out


def faces(g: Board, cards: tuple[int, ...]) -> list[Card]:
    """The different cards among these physical ones, ordered by id (NM-13.2, NM-13.3)."""
    out: list[Card] = []
    for physical in cards:
        card = g.identity[physical]
        if not out or out[len(out) - 1].index < card.index:
            out.append(card)
        elif card not in out:
            out.append(card)
            out.sort(key=index_of)
    return out


def index_of(card: Card) -> int:
    return card.index


def hidden_of(g: Board, seat: int) -> list[int]:
    """The hidden characters a player controls, by object number."""
    out: list[int] = []
    for place in range(len(g.missions)):
        for n in g.sides[place * 2 + seat]:
            if g.at(n).hidden:
                out.append(n)
    out.sort()
    return out


def turn_options(g: Board, seat: int) -> list[Action]:
    """The options of a turn, in their fixed order (NM-4.21, NM-13.2)."""
    player = g.players[seat]
    chakra = player.chakra
    cards = faces(g, player.hand)
    table = Survey(g, seat)
    covers: list[Action] = []
    out = face_up(g, seat, table, cards, 0, chakra, covers)
    if chakra >= 1:  # NM-5.10
        places = table.places
        whole = len(places) == len(g.missions)
        for card in cards:
            if whole:
                out.extend(card.hides[: len(places)])
            else:
                out.extend([card.hides[place] for place in places])
    if covers:
        out.extend(covers)
    if table.hidden:
        out.extend(reveals(g, seat, table, table.hidden, 0, 0, chakra))
    out.append(g.pool.pass_turn)
    return out


def put_down(g: Board, seat: int, card: int, place: int) -> None:
    """A card from the hand is played hidden, for exactly 1 chakra (NM-5.10, NM-5.30)."""
    player = g.players[seat]
    g.mingle(1 - seat, player.hand)
    player.chakra -= 1
    g.remove_from_hand(seat, card)
    c = g.enter(card, seat, place, True, 0)
    g.note(PUT_DOWN, seat, c.number, place=place, n=1, cards=(card,), sees=1 << seat)
    remember(g, seat, c.number)


def remember(g: Board, seat: int, number: int) -> None:
    """What a player plays in their own turn is listed once each, in order (NM-14.7)."""
    player = g.players[seat]
    if g.phase == ACTION_PHASE and g.turn == seat and number not in player.this_turn:
        player.this_turn = (*player.this_turn, number)


def play(g: Board, seat: int, action: Action, source: tuple[int, ...], cut: int, extra: int, b: Scope | None) -> int:
    """Carries out one non-hidden play; `source` are the cards it may come from. Returns the object number.

    The price is computed and paid before the card enters or turns (NM-5.19). The character's lines wait on `g.played`
    and what its play sets off on `g.pending` (NM-6.15, NM-6.22).
    """
    verb = action.verb
    covered_power = 0
    if verb == PLAY:
        physical = g.find(source, action.a)
        amount = price(g, seat, g.identity[physical], action.b, 0, None, 0, cut, extra)
        g.players[seat].chakra -= amount
        take_from(g, seat, physical)
        c = g.enter(physical, seat, action.b, False, 0)
        way = 0
        g.note(PLAYED, seat, c.number, place=c.place, n=amount, cards=(physical,), scope=b)
    elif verb == PLAY_UPGRADE:
        target = g.at(action.b)
        physical = g.find(source, action.a)
        amount = price(g, seat, g.identity[physical], target.place, BY_UPGRADE, target, 0, cut, extra)
        covered_power = g.power(target)
        g.players[seat].chakra -= amount
        take_from(g, seat, physical)
        c = target.with_cards((*target.cards, physical))
        way = BY_UPGRADE
        g.note(UPGRADED, seat, c.number, place=c.place, n=amount, cards=(physical,), scope=b)
    elif verb == REVEAL:
        shut = g.at(action.a)
        amount = price(g, seat, g.card_of(shut), shut.place, BY_REVEAL, None, shut.number, cut, extra)
        g.players[seat].chakra -= amount
        c = shut.turned(False)
        way = BY_REVEAL
        g.note(REVEALED, seat, c.number, place=c.place, n=amount, cards=(c.top,), scope=b)
    else:
        shut = g.at(action.a)
        target = g.at(action.b)
        amount = price(g, seat, g.card_of(shut), shut.place, BY_REVEAL | BY_UPGRADE, target, shut.number, cut, extra)
        covered_power = g.power(target)
        g.players[seat].chakra -= amount
        g.leave(shut)
        g.characters[shut.number] = None
        c = target.with_cards(target.cards + shut.cards).with_tokens(target.tokens + shut.tokens)  # NM-5.61
        pass_lock(g, shut, c)
        way = BY_REVEAL | BY_UPGRADE
        g.note(REVEAL_UPGRADED, seat, c.number, shut.number, place=c.place, n=amount, cards=(c.top,), scope=b)
    if c.lock and not g.card_of(c).rules & LOCKS:
        c = c.locking(0)
    g.characters[c.number] = c
    if g.card_of(c).rules & LOCKS:
        g.lockers = True
    g.dirty = True
    remember(g, seat, c.number)
    for n in g.sides[c.place * 2 + 1 - seat]:
        g.queue_lines(ON_ENEMY_PLAY, g.at(n), c.number)
    scope = Scope(seat, c.number, c.place)
    scope.way = way
    scope.covered = covered_power
    scope.cards = (c.top,)
    g.played = (*g.played, scope)
    return c.number


def take_from(g: Board, seat: int, physical: int) -> None:
    """The card played leaves the zone it is in: hand, discard pile or deck."""
    player = g.players[seat]
    if physical in player.hand:
        g.remove_from_hand(seat, physical)
    elif physical in player.discard:
        g.take_from_discard(seat, physical)
    else:
        at = player.deck.index(physical)
        player.deck = player.deck[:at] + player.deck[at + 1 :]


def pass_lock(g: Board, shut: Character, merged: Character) -> None:
    """A lock on a hidden character passes to the character it is put on (NM-11.67.12)."""
    for n in g.sides[merged.place * 2 + 1 - merged.side]:
        c = g.at(n)
        if c.lock == shut.number:
            g.characters[n] = c.locking(merged.number)
