"""What must hold in every position (section 15 of the rules), checked on a board."""

from kleos.engine.events import Event
from kleos.games.saint_seiya.board import AT_ARMOUR, AT_HELD, AT_PLAY, AT_TERRAIN, AT_WOUNDED, Board
from kleos.games.saint_seiya.cards import ARMOUR, CHARACTER, HERO
from kleos.games.saint_seiya.kinds import (
    ASK_MAIN,
    ASK_UPKEEP,
    COSMOS,
    DREW,
    FLAMES,
    FORCE,
    HAND_SIZE,
    MAIN,
    OVER,
    PLACES,
    TURN,
)


def broken(g: Board, dealt: bool) -> list[str]:
    """Everything the board breaks of SS-15; empty if nothing. `dealt`: it comes from a deal, not from a position."""
    out: list[str] = []
    check_cards(g, dealt, out)
    check_pieces(g, out)
    check_players(g, out)
    check_terrain(g, out)
    check_moment(g, out)
    return out


def check_cards(g: Board, dealt: bool, out: list[str]) -> None:
    """SS-15.1, SS-15.2, SS-15.11: every card is in exactly one zone; common zones hold cards of the reserve set."""
    found = [0] * len(g.identity)
    for pile in (g.reserve, g.common, g.revealed):
        for card in pile:
            found[card] += 1
    for card in g.reserve + g.common:
        if g.identity[card].hero >= 0:
            out.append(f"SS-15.11: {g.identity[card].id} is in a common zone")
    for player in g.players:
        for pile in (player.hand, player.draw, player.discard, player.destroyed, player.aside):
            for card in pile:
                found[card] += 1
    for number in g.pieces:
        found[g.pieces[number].card] += 1
    for card in range(len(found)):
        if found[card] != 1:
            out.append(f"SS-15.1: a {g.identity[card].id} is {found[card]} times there")
    if dealt:
        own = [card for card in g.identity if card.hero >= 0]
        if len(own) != 15 * len(g.players) or len(g.identity) - len(own) != 125:
            out.append("SS-15.2: the cards are others than at the start")


def check_pieces(g: Board, out: list[str]) -> None:
    """SS-15.8, SS-15.13, SS-15.16, SS-15.23: every numbered card is where it says."""
    for number in g.pieces:
        piece = g.pieces[number]
        if piece.number != number or number > g.last_number:
            out.append(f"SS-15.23: the object number {number} is not that of its card")
        if piece.zone == AT_TERRAIN:
            there = g.place_of(number) >= 0
        elif piece.zone == AT_HELD:
            there = number in g.held
        else:
            player = g.players[piece.seat]
            if piece.zone == AT_PLAY:
                there = number in player.played
            elif piece.zone == AT_WOUNDED:
                there = number in player.wounded
            else:
                there = piece.zone == AT_ARMOUR and player.armour == number
        if not there:
            out.append(f"SS-15.23: #{number} is not where it says")
        if piece.zone == AT_PLAY and piece.facing:
            faced = g.pieces.get(piece.facing)
            if faced is None or (faced.zone != AT_TERRAIN and faced.zone != AT_HELD):
                out.append(f"SS-15.8: #{number} faces a card that is not there")
        if piece.boost < 0 or piece.force_less < 0 or piece.cosmos_less < 0:
            out.append(f"SS-15.13: #{number} has a negative bonus or reduction")
        if piece.zone == AT_PLAY and (g.value(number, FORCE) < 0 or g.value(number, COSMOS) < 0):
            out.append(f"SS-15.13: #{number} has a negative value")
    count = len(g.held) + len([number for number in g.terrain if number])
    for player in g.players:
        count += len(player.played) + len(player.wounded) + (1 if player.armour else 0)
    if count != len(g.pieces):
        out.append("SS-15.23: a numbered card is in two places or in none")
    if g.seat >= 0 and g.kind == ASK_MAIN and g.held:
        out.append("SS-15.16: a card is held in the main phase")


def check_players(g: Board, out: list[str]) -> None:
    """SS-15.5 to SS-15.7, SS-15.9, SS-15.10, SS-15.24."""
    for seat in range(len(g.players)):
        player = g.players[seat]
        if player.armour and not g.card_of(player.armour).is_(ARMOUR):
            out.append(f"SS-15.5: p{seat} has equipped what is no armour")
        for n in player.played + player.wounded:
            if not g.card_of(n).is_(CHARACTER):
                out.append(f"SS-15.6: #{n} is no Character")
        if player.played and (seat != g.current or g.phase != MAIN):
            out.append(f"SS-15.7: p{seat} has cards in play")
        if (player.force_all or player.armours_by_force) and (seat != g.current or g.phase != MAIN):
            out.append(f"SS-15.7: p{seat} has a bonus beyond the turn")
        mine = list(player.hand + player.draw + player.discard + player.destroyed + player.aside)
        for n in player.played + player.wounded:
            mine.append(g.at(n).card)
        if player.armour:
            mine.append(g.at(player.armour).card)
        for card in mine:
            hero = g.identity[card].hero
            if hero >= 0 and hero != player.hero:
                out.append(f"SS-15.9: p{seat} has a card of another hero")
        for card in player.aside:
            if not g.identity[card].is_(HERO) or g.identity[card].rank == 0:
                out.append(f"SS-15.10: p{seat} has set aside what is no bronze rank Hero")
        if len(player.known) != len(player.hand) or player.tops > len(player.draw):
            out.append(f"SS-9.10: what is known of the cards of p{seat} does not fit them")
        for pile in (player.hand, player.discard, player.destroyed):
            indices = [g.identity[card].index for card in pile]
            if indices != sorted(indices):
                out.append(f"SS-13.7: a zone of p{seat} is out of order")


def check_terrain(g: Board, out: list[str]) -> None:
    """SS-15.3, SS-15.4, SS-15.12."""
    if len(g.terrain) != PLACES:
        out.append("SS-15.3: there are not six places")
    for number in g.terrain:
        if number:
            if g.terrain.count(number) > 1:
                out.append(f"SS-15.3: #{number} is on two places")
            if g.card_of(number).hero >= 0:
                out.append(f"SS-15.11: #{number} is no card of the reserve set")
            if g.cost(number, FORCE) == 0 or g.cost(number, COSMOS) == 0:
                out.append(f"SS-15.12: #{number} costs nothing")
    if not 0 <= g.flames <= FLAMES or (g.flames == 0 and not g.ending):
        out.append("SS-15.4: the clock is wrong")


def check_moment(g: Board, out: list[str]) -> None:
    """SS-15.14, SS-15.15, SS-15.20, SS-15.21: what depends on where the match stands."""
    count = len(g.players)
    if g.current != (g.first + g.turn - 1) % count:
        out.append("SS-4.1: the active player does not fit the turn")
    if g.seat < 0:
        if g.phase != OVER or g.frames:
            out.append("SS-15.21: the match stopped before its end")
        return
    if not g.options:
        out.append("SS-15.21: a decision without an option")
    tokens = [action.token for action in g.options]
    tokens.sort()
    for i in range(1, len(tokens)):
        if tokens[i] == tokens[i - 1]:
            out.append(f"SS-15.21: the option {tokens[i]} is offered twice")
    if g.kind != ASK_MAIN and g.kind != ASK_UPKEEP:
        return
    if len(g.frames) != 1:
        out.append("SS-5.2: something is still resolving")
    if g.revealed:
        out.append("SS-7.31: cards lie revealed after the effect")
    last = g.log
    if last is not None and last.kind == TURN and last.n > 1:
        seat = drawn_last(last)
        if seat >= 0 and len(g.players[seat].hand) < HAND_SIZE and g.can_draw(seat):
            out.append("SS-15.14: the player before has too few cards")
        if g.reserve and 0 in g.terrain:
            out.append("SS-15.15: a place is empty although the reserve is not")


def drawn_last(turn: Event) -> int:
    """Who drew in the upkeep before a turn, -1 if nobody did or an arrival effect came after it."""
    event = turn.prev
    while event is not None and event.kind != TURN and event.scope_card < 0:
        if event.kind == DREW:
            return event.seat
        event = event.prev
    return -1
