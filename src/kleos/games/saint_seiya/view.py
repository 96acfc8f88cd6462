"""What a seat is shown: built from what it may know, never by hiding parts of the whole."""

from typing import Any

from kleos.engine.events import Event, seats_in
from kleos.engine.lines import Line
from kleos.games.saint_seiya import words
from kleos.games.saint_seiya.board import AT_PLAY, Board
from kleos.games.saint_seiya.flow import ranks
from kleos.games.saint_seiya.kinds import (
    ACQUIRES,
    ALL_BOOSTED,
    ARMOURS_SWAPPED,
    BOOSTED,
    CHEAPER,
    COSMOS,
    CURRENCIES,
    DREW,
    ENDED,
    EVENTS,
    FLAME,
    FORCE,
    FREE,
    HEROES,
    KEPT,
    KINDS,
    LOOKED_HAND,
    OVER,
    PHASES,
    PLACES,
    POINTS,
    RECYCLED,
    RESHUFFLED,
    SCORED,
    STOLEN,
    SWAPPED,
    TO_RESERVE,
    TOP_SHOWN,
)
from kleos.games.saint_seiya.schema import (
    Costs,
    Decision,
    Numbered,
    Played,
    Player,
    Strength,
    TerrainCard,
    View,
)
from kleos.games.saint_seiya.visibility import bit, sees_hand, tops_of

WITH_OTHER_PLAYER = (ARMOURS_SWAPPED, LOOKED_HAND, STOLEN)  # events whose number is a seat
WITH_AMOUNT = (  # events whose number is an amount, also where it is 0
    ACQUIRES, ALL_BOOSTED, BOOSTED, CHEAPER, DREW, FLAME, KEPT, RECYCLED, RESHUFFLED, TOP_SHOWN, TO_RESERVE, SCORED,
)  # fmt: skip


def view(g: Board, seat: int, lang: str) -> View:
    """All and only what the seat may know (section 9); -1 is a spectator."""
    return {
        "game": "saint-seiya",
        "seat": None if seat < 0 else seat,
        "phase": PHASES[g.phase],
        "turn": g.turn,
        "first": g.first,
        "active": g.current,
        "actions": g.actions,
        "flames": g.flames,
        "ending": g.ending,
        "reserve_size": len(g.reserve),
        "common_discard": ids(g, g.common),
        "terrain": [terrain_view(g, place, lang) for place in range(PLACES)],
        "held": [card_view(g, n, lang) for n in g.held],
        "revealed": ids(g, g.revealed),
        "players": [player_view(g, other, seat, lang) for other in range(len(g.players))],
        "decision": decision_view(g, seat, lang),
    }


def ids(g: Board, pile: tuple[int, ...] | list[int]) -> list[str]:
    return [g.identity[card].id for card in pile]


def card_view(g: Board, number: int, lang: str) -> Numbered:
    card = g.card_of(number)
    return {"object": number, "card": card.id, "name": words.card_name(card, lang)}


def terrain_view(g: Board, place: int, lang: str) -> TerrainCard | None:
    """A terrain card with its effective costs and what faces it, for the active player (SS-5.41)."""
    number = g.terrain[place]
    if not number:
        return None
    piece = g.at(number)
    return {
        "place": place + 1,
        **card_view(g, number, lang),
        "flame": g.card_of(number).flame,
        "costs": costs_view(g, number),
        "strength": strength_view(g, number),
        "facing": g.fighters(number),
        "force_less": piece.force_less,
        "cosmos_less": piece.cosmos_less,
        "dauphin_paid": piece.paid,
    }


def costs_view(g: Board, number: int) -> Costs:
    shown: Costs = {}
    for currency, name in enumerate(CURRENCIES):
        cost = g.cost(number, currency)
        if cost >= 0:
            shown[name] = cost
    return shown


def strength_view(g: Board, number: int) -> Strength:
    return {"force": g.strength(number, FORCE), "cosmos": g.strength(number, COSMOS)}


def player_view(g: Board, other: int, seat: int, lang: str) -> Player:
    player = g.players[other]
    shown: Player = {
        "seat": other,
        "hero": HEROES[player.hero],
        "hand_size": len(player.hand),
        "draw_size": len(player.draw),
        "draw_top": ids(g, tops_of(g, other)),
        "discard": ids(g, player.discard),
        "destroyed": ids(g, player.destroyed),
        "aside": ids(g, player.aside),
        "wounded": [card_view(g, n, lang) for n in player.wounded],
        "armour": card_view(g, player.armour, lang) if player.armour else None,
        "played": [played_view(g, n, lang) for n in player.played],
        "force_all": player.force_all,
        "armours_by_force": player.armours_by_force,
        "conceded": g.conceded >> other & 1 == 1,
    }
    if sees_hand(g, seat, other):
        shown["hand"] = ids(g, player.hand)
    if g.phase == OVER:
        shown["score"] = g.score(other)
        shown["rank"] = ranks(g)[other]
    return shown


def played_view(g: Board, number: int, lang: str) -> Played:
    piece = g.at(number)
    assert piece.zone == AT_PLAY
    place = g.place_of(piece.facing)
    return {
        **card_view(g, number, lang),
        "facing": place + 1 if place >= 0 else None,
        "opposite": piece.facing or None,  # the object it faces, on the terrain or held (SS-5.55); None: stranded
        "force": g.value(number, FORCE),
        "cosmos": g.value(number, COSMOS),
        "force_bonus": piece.boost,
    }


def decision_view(g: Board, seat: int, lang: str) -> Decision | None:
    """The open decision; only the deciding seat sees what is offered (SS-13.8)."""
    if g.seat < 0:
        return None
    shown: Decision = {"seat": g.seat, "kind": KINDS[g.kind]}
    source = asking_card(g)
    if source >= 0:
        shown["source"] = g.pool.cards[source].id
    if g.seat == seat:
        shown["prompt"] = words.prompt(g, lang)
        shown["options"] = [{"token": a.token, "text": words.option_text(g, a, lang)} for a in g.options]
    return shown


def asking_card(g: Board) -> int:
    """The card whose effect asks, -1 if the rules do (SS-13.2)."""
    scope = g.frames[-1].scope
    line = scope.line
    if isinstance(line, Line):
        return line.card
    piece = g.pieces.get(scope.source)
    return -1 if piece is None or len(g.frames) == 1 else g.identity[piece.card].index


def asking_line(g: Board) -> tuple[str, int] | None:
    """The card and the number of the line that asks (0 if it is no line of its own), None if the rules do."""
    card = asking_card(g)
    if card < 0:
        return None
    line = g.frames[-1].scope.line
    return g.pool.cards[card].id, line.number if isinstance(line, Line) else 0


def objects(view: View) -> dict[int, str]:
    """What lies on the table under a number, by the name under which the view shows it; "" where it shows none."""
    shown: list[Numbered] = [card for card in view["terrain"] if card is not None]
    shown += view["held"]
    for player in view["players"]:
        shown += [*player["wounded"], *player["played"]]
        if player["armour"] is not None:
            shown.append(player["armour"])
    return {one["object"]: one["name"] for one in shown}


def event_view(g: Board, event: Event, seat: int, lang: str) -> dict[str, Any]:
    """One entry of the log as the seat saw it."""
    shown: dict[str, Any] = {"number": event.number, "kind": EVENTS[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat
    if event.a and event.kind != POINTS:
        shown["object"] = event.a
    if event.place >= 0:
        shown["place"] = event.place + 1
    if event.kind == ACQUIRES:
        shown["currency"] = "free" if event.b >> 1 == FREE else CURRENCIES[event.b >> 1]
        shown["armour"] = event.b & 1 == 1
    if event.kind == ENDED:
        shown["winners"] = seats_in(event.b)
    elif event.kind == POINTS:
        shown |= {"points": event.n, "count": event.b}
        if event.a:
            shown["line"] = event.a
    elif event.kind == SWAPPED:
        shown["with"] = event.n + 1
    elif event.kind in WITH_OTHER_PLAYER:
        shown["player"] = event.n
    elif event.n or event.kind in WITH_AMOUNT:
        shown["amount"] = event.n
    if event.scope_card >= 0:
        shown["source"] = {"object": event.source or None, "card": g.pool.cards[event.scope_card].id}
    if event.cards:
        if event.sees & bit(seat):
            shown["cards"] = [g.pool.cards[index].id for index in event.cards]
        else:
            shown["cards_hidden"] = len(event.cards)
    shown["text"] = words.event_text(g, event, None if seat < 0 else seat, lang)
    return shown
