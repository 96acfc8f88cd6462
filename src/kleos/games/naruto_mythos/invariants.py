"""What must hold in every position (section 15 of the rules), checked on a board."""

from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import KEEPS_TOKENS, LOCKS
from kleos.games.naruto_mythos.kinds import ACTION_PHASE, DREW, INCOME, OVER, RANKS, ROUNDS, SETUP


def broken(g: Board, dealt: bool) -> list[str]:
    """Everything the board breaks of NM-15; empty if nothing. `dealt`: it comes from a deal, not from a position."""
    out: list[str] = []
    check_cards(g, out)
    check_characters(g, out)
    check_sides(g, out)
    if dealt:
        check_missions(g, out)
    check_moment(g, out)
    return out


def check_cards(g: Board, out: list[str]) -> None:
    """NM-15.1, NM-15.5, NM-15.8, NM-15.10: every card is in exactly one place, its owner's."""
    count = len(g.identity)
    found = [0] * count
    for seat in range(2):
        player = g.players[seat]
        for pile in (player.deck, player.hand, player.discard):
            for card in pile:
                found[card] += 1
                if g.owner_of(card) != seat:
                    out.append(f"NM-15.10: p{seat} holds a foreign card")
        if player.chakra < 0 or player.points < 0:
            out.append(f"NM-15.5: p{seat} has a negative counter")
        last = -1
        for card in player.hand:
            index = g.identity[card].index
            if index < last:
                out.append(f"NM-13.2: the hand of p{seat} is out of order")
            last = index
    for n in g.subjects():
        c = g.at(n)
        for card in c.cards:
            found[card] += 1
            if g.owner_of(card) != c.owner:
                out.append(f"NM-15.8: #{n} holds cards of two owners")
    for card in range(count):
        if found[card] != 1:
            out.append(f"NM-15.1: a card of p{g.owner_of(card)} is {found[card]} times there")
    for seat in range(2):
        starting = g.players[seat].starting
        if starting:
            first = 0 if seat == 0 else g.owners
            last = g.owners if seat == 0 else count
            owned = sorted([g.identity[card].index for card in range(first, last)])
            if tuple(owned) != starting:
                out.append(f"NM-15.1: the cards of p{seat} are others than at the start")


def check_characters(g: Board, out: list[str]) -> None:
    """NM-15.5, NM-15.8, NM-15.9, NM-15.12, NM-15.13, NM-15.14."""
    seen = [False] * len(g.characters)
    for n in g.subjects():
        if n >= len(g.characters) or seen[n]:
            out.append(f"NM-15.12: the object number {n} is given twice")
            continue
        seen[n] = True
        c = g.characters[n]
        if c is None or c.number != n or n not in g.sides[c.place * 2 + c.side]:
            out.append(f"NM-15.12: #{n} is not where it says")
            continue
        if c.tokens < 0:
            out.append(f"NM-15.5: #{n} has negative tokens")
        if c.owner == c.side:
            if c.source:
                out.append(f"NM-15.8: #{n} is on its owner's side but under control")
        else:
            source = g.characters[c.source]
            if source is None or source.hidden or source.side != c.side:
                out.append(f"NM-15.9: #{n} is under no valid control")
        if g.power(c) != g.power(c) or g.characters[n] is not c:
            out.append(f"NM-15.13: the Power of #{n} changes by looking")
        if c.lock and not locks_well(g, c):
            out.append(f"NM-15.14: the lock of #{n} is broken")


def locks_well(g: Board, c: Character) -> bool:
    victim = g.characters[c.lock]
    if c.hidden or not g.card_of(c).rules & LOCKS or victim is None:
        return False
    return victim.place == c.place and victim.side != c.side and victim.tokens == 0 and g.power(victim) == 0


def check_sides(g: Board, out: list[str]) -> None:
    """NM-15.4: no name twice, face up, on one side of a mission."""
    for at in range(len(g.sides)):
        names = 0
        for n in g.sides[at]:
            c = g.characters[n]
            if c is None or c.hidden:
                continue
            bit = g.identity[c.top].name_bit
            if names & bit:
                out.append(f"NM-15.4: a name twice on mission {RANKS[at // 2]} of p{at % 2}")
            names |= bit


def check_missions(g: Board, out: list[str]) -> None:
    """NM-15.2, NM-15.3: the six missions of a deal, and how many of them are in play."""
    brought = sorted(g.players[0].missions + g.players[1].missions)
    present = sorted(g.mission_deck + g.missions + (g.players[0].aside, g.players[1].aside))
    if brought and len(brought) == 6 and brought != present:
        out.append("NM-15.2: the mission cards are others than at the start")
    if g.phase == ACTION_PHASE and (len(g.missions) != g.round or len(g.mission_deck) != ROUNDS - g.round):
        out.append("NM-15.3: not one mission a round")


def check_moment(g: Board, out: list[str]) -> None:
    """NM-15.6, NM-15.7, NM-15.11, NM-15.15, NM-15.21, NM-15.22: what depends on where the match stands."""
    if g.edge != 0 and g.edge != 1:
        out.append("NM-15.6: nobody holds the Edge")
    if g.seat < 0:
        if g.phase != OVER or g.frames:
            out.append("NM-15.21: the match stopped before its end")
        return
    if not g.options:
        out.append("NM-15.15: a decision without an option")
    tokens = [action.token for action in g.options]
    tokens.sort()
    for i in range(1, len(tokens)):
        if tokens[i] == tokens[i - 1]:
            out.append(f"NM-15.15: the option {tokens[i]} is offered twice")
    if g.phase == SETUP or len(g.frames) > 1:
        return
    if g.players[g.turn].passed:
        out.append("NM-15.7: the active player has passed")
    if g.pending or g.played:
        out.append("NM-15.22: an effect is waiting after a turn")
    if fresh_round(g):
        for n in g.subjects():
            c = g.at(n)
            if c.tokens and (c.hidden or not g.card_of(c).rules & KEEPS_TOKENS):
                out.append(f"NM-15.11: #{n} carries tokens into a round")


def fresh_round(g: Board) -> bool:
    """Whether a round has just begun: the last thing that happened are its draws."""
    event = g.log
    while event is not None and event.kind == DREW:
        event = event.prev
    return event is not None and event.kind == INCOME
