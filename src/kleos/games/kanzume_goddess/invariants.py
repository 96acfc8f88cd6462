"""What must hold at every decision (section 15)."""

from typing import Final

from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.kinds import (
    ANY_MYTHOLOGY,
    ASK_DISCARD_PHASE,
    ASK_PLAY,
    ASK_RECRUIT,
    ASK_START,
    BY_ACTION,
    BY_PROTECT,
    GOAL,
    HAND_SIZE,
    LAST_ROUND,
    OVER,
    PILE_SIZE,
    RETURN,
    SETUP,
    START,
    TURN,
    USED,
)

TOP_LEVEL: Final = (ASK_START, ASK_PLAY, ASK_RECRUIT, ASK_DISCARD_PHASE)


def broken(g: Board, dealt: bool) -> list[str]:
    """The invariants a board does not keep; `dealt` when it began with a deal and not with a position."""
    out: list[str] = []
    question(g, out)
    if g.phase == SETUP:
        gods_of_setup(g, out)
        return out
    copies(g, out)
    gods(g, out)
    energies(g, out)
    sealed_and_out(g, out)
    turn(g, out)
    chain(g, out)
    piles(g, dealt, out)
    play_areas(g, out)
    if g.aside and (g.phase == OVER or (g.seat >= 0 and g.kind in TOP_LEVEL)):
        out.append("KG-15.14: the reveal place is not empty")
    if g.phase != OVER and not g.present(g.current):
        out.append("KG-15.15: the active player is out or sealed")
    hands(g, out)
    if g.round > LAST_ROUND:
        out.append("KG-15.19: a round after the last")
    for attack in g.attacks:
        if attack.by == attack.on or g.allied(attack.by, attack.on) or not g.present(attack.on):
            out.append("KG-15.16: an Attack on the own side or on nobody")
    return out


def question(g: Board, out: list[str]) -> None:
    """Until the match is over somebody has something to decide, and no option comes twice (KG-13.2)."""
    if (g.phase == OVER) != (g.seat < 0) or (g.phase == OVER) != (len(g.frames) == 0):
        out.append("KG-8.2: the match is over and goes on, or the reverse")
    if g.seat >= 0 and not g.options:
        out.append("KG-13.1: a question without an answer")
    if len({option.token for option in g.options}) < len(g.options):
        out.append("KG-13.2: an option twice")


def gods_of_setup(g: Board, out: list[str]) -> None:
    known: list[int] = []
    for seat, player in enumerate(g.players):
        known += list(player.dealt) if player.dealt else [player.god] if player.god >= 0 else []
        if player.god >= 0 and player.god not in (g.offered[seat & 1] if g.mains else player.dealt):
            out.append(f"KG-2.6: p{seat} has a God that was not offered")
        for god in player.dealt if g.sides else ():
            if g.sides[seat] not in (ANY_MYTHOLOGY, g.pool.cards[god].mythology):
                out.append(f"KG-3.31: p{seat} was dealt a God of another mythology than agreed")
        if player.hand or player.deck or player.energy:
            out.append("KG-3.11: something is laid out before the Gods are revealed")
    if len(set(known)) != len(known):
        out.append("KG-15.2: a God in two places")


def copies(g: Board, out: list[str]) -> None:
    count = list(g.supply)
    zones = [*g.piles, g.netherworld, g.out, g.stray]
    for player in g.players:
        zones += [player.hand, player.deck, player.discard]
    if min(count) < 0:
        out.append("KG-15.1: fewer than no cards in a Disciple pile")
    for zone in zones:
        for index in zone:
            count[index] += 1
    for number in g.pieces:
        count[g.pieces[number].card] += 1
    for card in g.pool.cards:
        if not card.god and count[card.index] != card.copies:
            out.append(f"KG-15.1: {count[card.index]} copies of {card.id}")
    numbered = list(g.aside)
    for player in g.players:
        numbered += list(player.play)
    if sorted(numbered) != sorted(g.pieces):
        out.append("KG-7.6: a numbered card is nowhere, or in two places")


def gods(g: Board, out: list[str]) -> None:
    chosen = [player.god for player in g.players]
    if len(set(chosen)) != len(chosen):
        out.append("KG-15.2: a God in two places")
    if g.mains:
        sides = [g.pool.cards[god].mythology for god in chosen]
        if any(sides[seat] != sides[seat & 1] for seat in range(len(sides))) or sides[0] == sides[1]:
            out.append("KG-15.2: a team of two mythologies")


def energies(g: Board, out: list[str]) -> None:
    for seat, player in enumerate(g.players):
        if player.energy < 0:
            out.append(f"KG-15.3: p{seat} has negative energy")
        if g.phase == OVER:
            continue
        if g.present(seat) and player.energy < 1:
            out.append(f"KG-15.3: p{seat} has no energy")
        if not g.mains and player.energy >= GOAL:
            out.append(f"KG-15.4: p{seat} has won")
        if g.mains and player.energy > GOAL:
            out.append(f"KG-15.5: p{seat} has more energy than there can be")
    for main in g.mains:
        if g.players[main].sealed or (g.phase != OVER and g.players[main].energy < 1):
            out.append("KG-15.5: a main God is sealed or has no energy")


def sealed_and_out(g: Board, out: list[str]) -> None:
    for seat, player in enumerate(g.players):
        if player.sealed and (player.energy >= RETURN or player.hand or player.play or player.discard):
            out.append(f"KG-15.6: p{seat} is sealed and has more than a deck")
        if player.out and (player.energy or player.hand or player.play or player.discard or player.deck):
            out.append(f"KG-15.7: p{seat} is out and has something")
        if player.tops > len(player.deck) or any(player.shown.count(c) > player.hand.count(c) for c in player.shown):
            out.append(f"KG-9.3: more is known of p{seat} than there is")
    if g.seat >= 0 and not g.present(g.seat):
        out.append(f"KG-15.7: p{g.seat} is asked")


def turn(g: Board, out: list[str]) -> None:
    if g.faith < 0 or (g.faith and g.phase == START):
        out.append("KG-15.8: negative faith, or faith of another turn")
    warriors = g.action_warriors(g.current)
    last = g.pieces[warriors[len(warriors) - 1]].card if warriors else -1
    if g.last_warrior != last and g.phase != OVER:
        out.append("KG-15.9: symbols in force that no Warrior gave")


def chain(g: Board, out: list[str]) -> None:
    before = -1
    for n in g.action_warriors(g.current):
        piece = g.pieces[n]
        card = g.pool.cards[piece.card]
        if before >= 0 and not piece.unbound and not g.pool.cards[before].allows >> card.colour & 1:
            out.append(f"KG-15.10: #{n} did not match")
        before = piece.card


def piles(g: Board, dealt: bool, out: list[str]) -> None:
    for number, pile in enumerate(g.piles):
        if len(pile) > PILE_SIZE:
            out.append(f"KG-15.11: pile w{number + 1} has grown")
    if dealt and g.stray:
        out.append("KG-15.1: cards that were never dealt")


def play_areas(g: Board, out: list[str]) -> None:
    used = [frame.scope.source for frame in g.frames if frame.node is g.pool.ability]
    for seat, player in enumerate(g.players):
        if seat == g.current:
            continue
        for n in player.play:
            piece = g.pieces[n]
            if piece.use == BY_ACTION or (piece.use != BY_PROTECT and n not in used and g.phase != OVER):
                out.append(f"KG-15.12: #{n} lies in the play area of p{seat}")


def hands(g: Board, out: list[str]) -> None:
    """When a turn begins, the hand of whoever had the one before is as the End phase left it (KG-15.13)."""
    untouched = g.seat >= 0 and (g.kind == ASK_START or g.kind == ASK_PLAY) and g.last_warrior < 0
    if not untouched or any(g.pieces[n].use == BY_ACTION for n in g.players[g.current].play):
        return
    seat = before(g)
    if seat < 0 or not g.present(seat):  # who left the match in the own turn had no End phase (KG-4.23)
        return
    player = g.players[seat]
    size = len(player.hand)
    bond = g.god(seat).end_draw
    drawn = HAND_SIZE if bond is None else bond.count
    spare = 0 if bond is None else 1  # what may have been given up
    missing = size < drawn - spare and (len(player.deck) > 0 or len(player.discard) > spare)
    if missing or size > drawn:
        out.append(f"KG-15.13: p{seat} has {size} cards in hand")


def before(g: Board) -> int:
    """Who had the last turn before this one that was not skipped (KG-8.15).

    -1 if the log does not tell, or if a God has done something since.
    """
    event = g.log
    this = True
    while event is not None:
        if event.kind == TURN:
            if not this and not g.players[event.seat].sealed:
                return event.seat
            this = False
        elif this and event.kind == USED:
            return -1
        event = event.prev
    return -1
