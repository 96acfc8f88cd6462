"""What must hold at every decision (section 15)."""

from kleos.engine.actions import STOP
from kleos.games.mythology_go.board import NO_COUNTDOWN, Board, Item
from kleos.games.mythology_go.counting import has_identification
from kleos.games.mythology_go.kinds import (
    ALL,
    ASK_MAIN,
    BELIEFS,
    CIRCLES,
    COPIES_,
    IDENTIFIED,
    IDENTIFIED_AS,
    MAIN,
    MOST_TURNS,
    OVER,
    PLAYS,
    ROUNDS,
    SCORING,
    SLOTS,
    STRONG,
    TARGETS,
    WEAK,
)
from kleos.games.mythology_go.moves import play_options


def broken(g: Board, dealt: bool) -> list[str]:
    """The invariants a board does not keep; `dealt` when it began with a deal and not with a position."""
    out: list[str] = []
    copies(g, dealt, out)
    fields(g, out)
    hands(g, dealt, out)
    knowledge(g, out)
    divinities_and_beliefs(g, out)
    rounds(g, dealt, out)
    counting(g, out)
    questions(g, out)
    return out


def copies(g: Board, dealt: bool, out: list[str]) -> None:
    count = [0] * len(g.pool.cards)
    zones = [g.deck, g.discard_pile, g.aside]
    for player in g.players:
        zones.append(player.hand)
    for zone in zones:
        for index in zone:
            count[index] += 1
    for n in g.pieces:
        piece = g.pieces[n]
        count[piece.card] += 2 if piece.fused else 1
    if g.casting >= 0:
        count[g.casting] += 1
    for card in g.pool.cards:
        most = card.copies if card.creature or card.spell else 0
        if count[card.index] > most:
            out.append(f"MG-15.2: {count[card.index]} copies of {card.id}")
        if dealt and count[card.index] != most:
            out.append(f"MG-15.1: {count[card.index]} copies of {card.id}")
    numbered: list[int] = []
    for player in g.players:
        numbered += list(player.field)
    if sorted(numbered) != sorted(g.pieces):
        out.append("MG-1.12: a creature is on no field, or on two")
    if g.pieces and max(g.pieces) > g.last_number:
        out.append("MG-1.12: a number that was never given")


def fields(g: Board, out: list[str]) -> None:
    for seat in range(len(g.players)):
        if g.slots_used(seat) > SLOTS:
            out.append(f"MG-15.3: p{seat} uses {g.slots_used(seat)} slots")
    for n in g.pieces:
        piece = g.pieces[n]
        card = g.pool.cards[piece.card]
        if not card.creature or (g.casting >= 0 and not g.pool.cards[g.casting].spell):
            out.append(f"MG-15.6: #{n} is no creature, or a creature is resolved")
        if n not in g.players[piece.seat].field:
            out.append(f"MG-1.15: #{n} is not on the field of its holder")
        if piece.down and not card.may_hide:
            out.append(f"MG-15.5: #{n} is face-down")
        if piece.resurrected and (piece.down or card.resurrection is None):
            out.append(f"MG-15.11: #{n} is resurrected")
        if piece.fused and (piece.down or not card.fuses):
            out.append(f"MG-15.12: #{n} is fused")
        if g.value_of(n) < 0:
            out.append(f"MG-15.10: #{n} has a negative value")
        if g.phase != SCORING and g.phase != OVER and (piece.looks >= 0 or piece.colour >= 0 or piece.mark):
            out.append(f"MG-8.3.7: #{n} looks like another outside a counting")
        if (piece.down and not piece.known >> piece.seat & 1) or (not piece.down and piece.known != ALL):
            out.append(f"MG-9.1: who knows #{n} does not fit how it lies")


def hands(g: Board, dealt: bool, out: list[str]) -> None:
    for seat, player in enumerate(g.players):
        if player.hand and (seat != g.current or g.phase != MAIN):
            out.append(f"MG-15.7: p{seat} holds cards outside a turn")
    belief = g.belief(g.current)
    free = 1 if belief is not None and belief.free_spell and g.turn_spells else 0
    if g.plays > PLAYS or (dealt and g.turn_spells > g.plays + free):  # a position may say anything of spells
        out.append("MG-15.8: too many plays")
    if g.turn_spells > g.players[g.current].spells:
        out.append("MG-3.13: more spells in a turn than in its round")


def knowledge(g: Board, out: list[str]) -> None:
    """What is remembered belongs to cards that are there."""
    for seat, player in enumerate(g.players):
        if len(player.hand) != len(player.hand_known) or not all(known >> seat & 1 for known in player.hand_known):
            out.append(f"MG-9.6: knowledge of a hand that p{seat} does not have")
    if len(g.deck_known) != len(g.deck):
        out.append("MG-9.2: knowledge of a deck that is not there")
    for group in g.promised:
        cards = list(g.deck[group[0] : group[1]])
        for card in group[2:]:
            if card not in cards:
                out.append("MG-9.6: a card is not where everybody knows it to be")
                break
            cards.remove(card)
    if any(g.lacking >> card & 1 for card in g.deck):
        out.append("MG-9.5: the deck holds what everybody knows it to lack")


def divinities_and_beliefs(g: Board, out: list[str]) -> None:
    held = [player.divinity for player in g.players if player.divinity >= 0]
    held += [player.extra for player in g.players if player.extra >= 0]
    if sorted([*held, *g.unused]) != g.pool.divinities:
        out.append("MG-15.14: a divinity in two places, or in none")
    beliefs = [player.belief for player in g.players if player.belief >= 0]
    if sorted([*beliefs, *g.free_beliefs]) != g.pool.beliefs:
        out.append("MG-15.14: a belief in two places, or in none")
    for seat, player in enumerate(g.players):
        if any(card not in g.unused for card in player.seen):
            out.append(f"MG-9.2: p{seat} remembers as unused a divinity that is not")


def rounds(g: Board, dealt: bool, out: list[str]) -> None:
    count = len(g.players)
    if g.countdown != NO_COUNTDOWN and not 0 <= g.countdown <= CIRCLES * count:
        out.append("MG-15.15: a countdown longer than two circles")
    if dealt and g.opportunities > (MOST_TURNS + CIRCLES) * count:
        out.append("MG-15.15: too many opportunities")
    if g.round > ROUNDS or (g.phase != OVER and any(len(player.scores) >= ROUNDS for player in g.players)):
        out.append("MG-15.22: a round after the last")
    playing = len([player for player in g.players if not player.conceded])
    if (g.phase == OVER) != (g.seat < 0) or (g.phase == OVER) != (len(g.frames) == 0):
        out.append("MG-15.22: the match stands still, or goes on after its end")
    if g.phase == OVER and playing > 1 and any(len(player.scores) != ROUNDS for player in g.players):
        out.append("MG-15.22: an end before three rounds were counted")
    if dealt and g.phase == MAIN and g.plays + g.turn_spells + g.decisions == 0:  # the hand was there at the draw
        if len(g.deck) + len(g.discard_pile) + len(g.players[g.current].hand) < least_left(g):
            out.append("MG-15.23: too few cards left to draw from")
    if g.phase == BELIEFS and (g.pieces or g.discard_pile):
        out.append("MG-3.3: cards outside the deck while a round is set up")


def least_left(g: Board) -> int:
    """How many cards are not on fields while one player is not full: 39 for eight in a standard match (MG-15.23)."""
    box = sum([g.pool.cards[index].copies for index in g.pool.deck])
    pairs = sum([g.pool.cards[index].copies // 2 for index in g.pool.deck if g.pool.cards[index].fuses])
    return box - (SLOTS * len(g.players) - 1) - pairs


def counting(g: Board, out: list[str]) -> None:
    for kind in (COPIES_, TARGETS):
        targets = [target for one, _, target in g.aims if one == kind]
        if len(set(targets)) != len(targets):
            out.append("MG-15.18: a target of two")
    accusers = [accuser for accuser, _, _ in g.accusations]
    if len(set(accusers)) != len(accusers) or any(not g.declared >> accuser & 1 for accuser in accusers):
        out.append("MG-15.16: an accusation too many")
    if g.divinities_shown:
        for seat, player in enumerate(g.players):
            if has_identification(g, seat) and not player.conceded and seat not in accusers:
                out.append(f"MG-15.16: p{seat} has declared and accuses nobody")
    for number, items in enumerate(g.sheets):
        if items:  # a round counted before a position was loaded has a score and no entries (MG-14.10)
            sheet(g, items, [player.scores[number] for player in g.players], out)


def sheet(g: Board, items: tuple[Item, ...], scores: list[int], out: list[str]) -> None:
    """A counting that is over."""
    sums = [0] * len(scores)
    strong = weak = moved = 0
    for item in items:
        sums[item.seat] += item.points
        if item.kind == STRONG:
            strong |= 1 << item.seat
        elif item.kind == WEAK:
            weak |= 1 << item.seat
        elif item.kind == IDENTIFIED or item.kind == IDENTIFIED_AS:
            moved += item.points
    if moved:
        out.append("MG-15.16: points of identification that nobody lost")
    if strong & weak:
        out.append("MG-15.17: somebody is strong and weak")
    if sums != scores:
        out.append("MG-15.19: a score is not the sum of its entries")


def questions(g: Board, out: list[str]) -> None:
    if g.seat < 0:
        return
    if g.players[g.seat].conceded:
        out.append(f"MG-15.24: p{g.seat} has given up and is asked")
    if not g.options or len({option.token for option in g.options}) != len(g.options):
        out.append("MG-13.4: nothing to choose from, or one answer twice")
    if g.kind == ASK_MAIN and g.plays == 0 and g.turn_spells == 0:
        if any(option.verb == STOP for option in g.options) and play_options(g):
            out.append("MG-15.9: the phase may be ended before a play")
