"""What must hold at every decision (section 15)."""

from kleos.games.mythology_go.board import NO_COUNTDOWN, Board
from kleos.games.mythology_go.counting import has_identification
from kleos.games.mythology_go.kinds import (
    CIRCLES,
    COPIES_,
    DRAW,
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


def broken(g: Board, dealt: bool) -> list[str]:
    """The invariants a board does not keep; `dealt` when it began with a deal and not with a position."""
    out: list[str] = []
    copies(g, dealt, out)
    fields(g, out)
    hands(g, out)
    divinities_and_beliefs(g, out)
    rounds(g, out)
    counting(g, out)
    if g.seat >= 0 and g.players[g.seat].conceded:
        out.append(f"MG-15.24: p{g.seat} has given up and is asked")
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
        if count[card.index] > most or (dealt and count[card.index] != most):
            out.append(f"MG-15.1: {count[card.index]} copies of {card.id}")
    numbered: list[int] = []
    for player in g.players:
        numbered += list(player.field)
    if sorted(numbered) != sorted(g.pieces):
        out.append("MG-1.12: a creature is on no field, or on two")
    if len(g.deck_known) != len(g.deck) or g.promised_among > len(g.deck):
        out.append("MG-9.2: knowledge of a deck that is not there")


def fields(g: Board, out: list[str]) -> None:
    for seat in range(len(g.players)):
        if not 0 <= g.slots_used(seat) <= SLOTS:
            out.append(f"MG-15.3: p{seat} uses {g.slots_used(seat)} slots")
    for n in g.pieces:
        piece = g.pieces[n]
        card = g.pool.cards[piece.card]
        if piece.seat < 0 or n not in g.players[piece.seat].field or not card.creature:
            out.append(f"MG-15.6: #{n} is on no field of its holder, or no creature")
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


def hands(g: Board, out: list[str]) -> None:
    for seat, player in enumerate(g.players):
        if len(player.hand) != len(player.hand_known):
            out.append(f"MG-9.6: knowledge of a hand that p{seat} does not have")
        if player.hand and (seat != g.current or g.phase != MAIN):
            out.append(f"MG-15.7: p{seat} holds cards outside a turn")
    if g.plays > PLAYS or g.plays + g.turn_spells > PLAYS + 1 + g.turn_spells:
        out.append("MG-15.8: too many plays")


def divinities_and_beliefs(g: Board, out: list[str]) -> None:
    held = [player.divinity for player in g.players if player.divinity >= 0]
    held += [player.extra for player in g.players if player.extra >= 0]
    held += list(g.unused)
    if len(set(held)) != len(held):
        out.append("MG-15.14: a divinity in two places")
    beliefs = [player.belief for player in g.players if player.belief >= 0] + list(g.free_beliefs)
    if len(set(beliefs)) != len(beliefs):
        out.append("MG-15.14: a belief in two places")


def rounds(g: Board, out: list[str]) -> None:
    count = len(g.players)
    if g.countdown != NO_COUNTDOWN and not 0 <= g.countdown <= CIRCLES * count:
        out.append("MG-15.15: a countdown longer than two circles")
    if g.opportunities > (MOST_TURNS + CIRCLES) * count:
        out.append("MG-15.15: too many opportunities")
    if g.round > ROUNDS:
        out.append("MG-15.22: a round after the last")
    if g.phase == DRAW and len(g.pieces) > SLOTS * count:
        out.append("MG-15.3: more creatures than places")


def counting(g: Board, out: list[str]) -> None:
    for items, scores in zip(
        g.sheets[len(g.sheets) - 1 :], [[player.scores[len(player.scores) - 1 :] for player in g.players]]
    ):
        taken = sum(item.points for item in items if item.kind in (IDENTIFIED, IDENTIFIED_AS))
        if taken:
            out.append("MG-15.16: points of identification that nobody lost")
        for seat, last in enumerate(scores):
            kinds = {item.kind for item in items if item.seat == seat}
            if STRONG in kinds and WEAK in kinds:
                out.append(f"MG-15.17: p{seat} is strong and weak")
            # A round counted before a position was loaded has a score and no entries (MG-14.10).
            if items and last and last[0] != sum(item.points for item in items if item.seat == seat):
                out.append(f"MG-15.19: the score of p{seat} is not the sum of its entries")
    for kind in (COPIES_, TARGETS):
        targets = [target for one, _, target in g.aims if one == kind]
        if len(set(targets)) != len(targets):
            out.append("MG-15.18: a target of two")
    if g.divinities_shown and g.phase == SCORING:
        declared = [seat for seat in range(len(g.players)) if has_identification(g, seat)]
        made = [accuser for accuser, _, _ in g.accusations]
        if sorted(made) != [seat for seat in declared if not g.players[seat].conceded]:
            out.append("MG-15.16: not one accusation for each who declared")
