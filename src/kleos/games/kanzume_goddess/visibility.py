"""What a seat may know: the one place that decides, for views, logs, bots and determinized matches."""

from typing import Final

from kleos.effects.terms import Predicate
from kleos.engine.frames import Frame
from kleos.engine.rng import Rng, seeded
from kleos.games.kanzume_goddess.board import NO_CARD, Board, in_order, sorted_in, without
from kleos.games.kanzume_goddess.deal import hand_out
from kleos.games.kanzume_goddess.deeds import LoseCard, Price
from kleos.games.kanzume_goddess.flow import choosing_order
from kleos.games.kanzume_goddess.kinds import ASK_ANSWER, ASK_ATTACKED, DEALT_GODS, PILES, PUBLIC, SETUP
from kleos.games.kanzume_goddess.picks import different
from kleos.games.kanzume_goddess.windows import Window

TRIES: Final = 20  # deals before one is mended in which somebody would not have been asked what he is being asked


def bit(seat: int) -> int:
    """The bit of a seat in masks of who knows something; -1 is a spectator."""
    return PUBLIC if seat < 0 else 1 << seat


def sees_hand(g: Board, seat: int, owner: int) -> bool:
    """Team-mates do not look at each other's hands (KG-9.4)."""
    return seat == owner


def sees_god(g: Board, seat: int, owner: int) -> bool:
    """A chosen God before the common reveal (KG-3.10, KG-3.15)."""
    return g.phase != SETUP or seat == owner or (seat >= 0 and g.allied(seat, owner))


def sees_gods_of_team(g: Board, seat: int, team: int) -> bool:
    """The pile of Gods a team chooses from (KG-3.15)."""
    return seat >= 0 and seat & 1 == team


def in_window(g: Board) -> bool:
    """Whether reactions are awaited; who is asked is nobody else's business (KG-9.5)."""
    return g.seat >= 0 and (g.kind == ASK_ANSWER or g.kind == ASK_ATTACKED)


def sees_question(g: Board, seat: int) -> bool:
    """Whether a seat may know who is being asked."""
    return not in_window(g) or g.seat == seat


# Matches dealt anew ---------------------------------------------------------------------------------------------------
def determinized(g: Board, seat: int, seed: int) -> Board:
    """A board consistent with all that the seat knows, everything else dealt anew (KG-9.13).

    Which cards a player owns is public; only where in hand and deck they are is not.
    """
    rng = seeded(seed, 1 + seat)
    new = g.clone()
    new.rng = seeded(seed, 101 + seat)
    new.log = g.log_seen_by(seat, bit(seat))
    if g.phase == SETUP:
        deal_gods(new, seat, rng)
        return new
    deal_piles(new, rng)
    if in_window(g) and g.seat != seat:
        deal_window(new, seat, rng)
        return new
    for owner in range(len(new.players)):
        if owner == g.seat and owner != seat:
            deal_asked(new, seat, owner, rng)
        else:
            deal_anew(new, seat, owner, rng)
    return new


def deal_gods(g: Board, seat: int, rng: Rng) -> None:
    """The Gods that others were dealt or have chosen, before they are revealed."""
    chosen = choosing_order(g)[: g.frames[0].n]
    if g.mains:
        if seat < 0 and not g.sides:  # which mythology is whose, only the teams know (KG-3.13)
            halves = (min(g.offered), max(g.offered))
            lot = rng.below(2)
            g.offered = (halves[lot], halves[1 - lot])
        for team in range(2):
            if sees_gods_of_team(g, seat, team):
                continue
            gods = rng.shuffled(g.offered[team])
            at = 0
            for owner in chosen:
                if owner & 1 == team:
                    g.players[owner].god = gods[at]
                    at += 1
        return
    mine = g.players[seat].dealt if seat >= 0 else ()
    others = [owner for owner in range(len(g.players)) if owner != seat]
    hand_out(g, others, rng.shuffled(tuple([god for god in g.pool.gods if god not in mine])))
    for owner in others:
        player = g.players[owner]
        player.god = player.dealt[rng.below(DEALT_GODS)] if owner in chosen else NO_CARD


def deal_piles(g: Board, rng: Rng) -> None:
    """Everything below the top cards of the Warrior piles, with what a position document left out."""
    hidden: list[int] = []
    for pile in g.piles:
        hidden.extend(pile[: len(pile) - 1])
    strays = [card for card in g.stray if g.pool.cards[card].warrior]
    cards = rng.shuffled(in_order(tuple(hidden + strays)))
    at = 0
    for number in range(PILES):
        size = len(g.piles[number]) - 1
        if size > 0:
            g.piles[number] = cards[at : at + size] + g.piles[number][size:]
            at += size
    if strays:
        kept = [card for card in g.stray if not g.pool.cards[card].warrior]
        g.stray = in_order(tuple(kept) + cards[at:])


def hidden_from(g: Board, seat: int, owner: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of a hand and of a deck whose place the seat does not know."""
    player = g.players[owner]
    below = player.deck[: len(player.deck) - player.tops]
    if owner == seat:
        return (), below
    hand = player.hand
    for card in player.shown:
        hand = without(hand, card)
    return hand, below


def hidden(g: Board, seat: int) -> tuple[int, ...]:
    """The cards of which the seat does not know where they are, sorted."""
    out = list(g.stray)
    for pile in g.piles:
        out += pile[: len(pile) - 1]
    for owner, player in enumerate(g.players):
        hand, below = hidden_from(g, seat, owner)
        out += hand + below
        if g.phase == SETUP and owner != seat:
            out += player.dealt
    return tuple(sorted(out))


def lay(g: Board, owner: int, hand: tuple[int, ...], below: tuple[int, ...], cards: tuple[int, ...]) -> None:
    """Other cards take the place of these ones of a hand, then of those of a deck."""
    player = g.players[owner]
    new = player.hand
    for card in hand:
        new = without(new, card)
    for card in cards[: len(hand)]:
        new = sorted_in(new, card)
    player.hand = new
    player.deck = cards[len(hand) :] + player.deck[len(below) :]


def deal_anew(g: Board, seat: int, owner: int, rng: Rng) -> None:
    hand, below = hidden_from(g, seat, owner)
    lay(g, owner, hand, below, rng.shuffled(in_order(hand + below)))


def swap_in(g: Board, seat: int, owner: int, card: int, kept: list[int]) -> bool:
    """Puts a card of the hidden part of a deck into the hand, for a hidden one that need not be kept; false if it cannot."""
    hand, below = hidden_from(g, seat, owner)
    held = g.players[owner].hand
    spare = [other for other in hand if other not in kept or held.count(other) > 1]
    if card not in below or not spare:
        return False
    lay(g, owner, hand, below, without(hand, spare[0]) + (card,) + exchanged(below, card, spare[0]))
    return True


def exchanged(pile: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    at = pile.index(old)
    return pile[:at] + (new,) + pile[at + 1 :]


def deal_asked(g: Board, seat: int, owner: int, rng: Rng) -> None:
    """Who is asked to give a card has a choice: a lone answer would not have been asked (KG-13.5)."""
    which, least = choice_needed(g, owner)
    for _ in range(TRIES):
        deal_anew(g, seat, owner, rng)
        if len(different(g, g.players[owner].hand, which)) >= least:
            return
    pool = hidden_from(g, seat, owner)[1]
    for card in rng.shuffled(tuple(different(g, pool, which))):
        kinds = different(g, g.players[owner].hand, which)
        if len(kinds) >= least:
            return
        if card not in kinds:
            swap_in(g, seat, owner, card, kinds)


def choice_needed(g: Board, owner: int) -> tuple[Predicate | None, int]:
    """How many different cards, and which, the open question shows that its player holds."""
    node = g.frames[len(g.frames) - 1].node
    if isinstance(node, Price):
        return node.which, 1 if node.payable(g, owner) else 2
    return None, 2 if isinstance(node, LoseCard) else 0


def deal_window(g: Board, seat: int, rng: Rng) -> None:
    """Somebody else is being asked for a reaction, and the seat does not know who (KG-9.5)."""
    frame = g.frames[len(g.frames) - 1]
    window = frame.node
    assert isinstance(window, Window)
    count = len(frame.items)
    order = [frame.items[(frame.n + i) % count] for i in range(count)]
    passed = seat in frame.used
    able = seat in order and len(window.reactions(g, frame.scope, seat)) > 0
    frame.used = ()
    if able:  # the seat knows whether its own turn has come
        at = order.index(seat)
        if passed:
            frame.used = tuple(order[: at + 1])
            order = order[at + 1 :]
        else:
            order = order[:at]
    others = [other for other in order if other != seat and g.present(other) and not g.absent >> other & 1]  # KG-8.23
    for _ in range(TRIES):
        for owner in range(len(g.players)):
            deal_anew(g, seat, owner, rng)
        if any_reacts(g, window, frame, others):
            return
    for owner in rng.shuffled(tuple(others)):
        pool = hidden_from(g, seat, owner)[1]
        for card in rng.shuffled(tuple(different(g, pool, None))):
            before = g.players[owner].hand, g.players[owner].deck
            if swap_in(g, seat, owner, card, []):
                if window.reactions(g, frame.scope, owner):
                    return
                g.players[owner].hand, g.players[owner].deck = before


def any_reacts(g: Board, window: Window, frame: Frame, seats: list[int]) -> bool:
    for seat in seats:
        if window.reactions(g, frame.scope, seat):
            return True
    return False
