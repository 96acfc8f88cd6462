"""What a seat is shown: built from what it may know, never by hiding parts of the whole."""

from typing import Any, Final

from kleos.engine.events import Event
from kleos.engine.lines import Line
from kleos.games.naruto_mythos import schema, words
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.kinds import (
    ACTION_PHASE,
    BENEATH,
    CHAKRA,
    CHAKRA_LOST,
    CHAKRA_TAKEN,
    DREW,
    ENDED,
    EVENTS,
    INCOME,
    KINDS,
    LOOKED_DECK,
    LOOKED_HAND,
    MISSION_PHASE,
    MISSION_UP,
    MOVED,
    NOBODY_WON,
    OVER,
    PLAYED,
    POINTS,
    PUT_DOWN,
    RANKS,
    REVEAL_UPGRADED,
    REVEALED,
    SCORED,
    SETUP,
    SHOWN,
    TALLY,
    TOKENS,
    TOKENS_LOST,
    TOKENS_TAKEN,
    TOTALS,
    UPGRADED,
    WON,
)
from kleos.games.naruto_mythos.visibility import bit, sees

PHASES: Final[dict[int, schema.Phase]] = {
    SETUP: "mulligan",
    ACTION_PHASE: "action",
    MISSION_PHASE: "mission",
    OVER: "over",
}
MULLIGANS: Final[tuple[schema.Mulligan, ...]] = ("keep", "mulligan")
WITH_AMOUNT = (  # events whose number is an amount, also where it is 0
    BENEATH, CHAKRA, CHAKRA_LOST, CHAKRA_TAKEN, DREW, INCOME, LOOKED_DECK, LOOKED_HAND, PLAYED, POINTS, PUT_DOWN,
    REVEALED, REVEAL_UPGRADED, SHOWN, TOKENS, TOKENS_LOST, TOKENS_TAKEN, UPGRADED, WON, SCORED,
)  # fmt: skip


def view(g: Board, seat: int, lang: str) -> schema.View:
    """All and only what the seat may know (section 9); -1 is a spectator."""
    return {
        "game": "naruto-mythos",
        "seat": None if seat < 0 else seat,
        "mode": "competitive" if g.competitive else "casual",
        "phase": PHASES.get(g.phase, "end"),
        "round": g.round,
        "edge": g.edge,
        "turn": g.turn if g.phase == ACTION_PHASE else None,
        "mission_deck": len(g.mission_deck),
        "missions": [mission_view(g, place, seat, lang) for place in g.places()],
        "players": [player_view(g, other, seat) for other in range(2)],
        "decision": decision_view(g, seat, lang),
    }


def mission_view(g: Board, place: int, seat: int, lang: str) -> schema.Mission:
    card = g.pool.cards[g.missions[place]]
    return {
        "rank": RANKS[place],
        "card": card.id,
        "name": words.card_name(card, lang),
        "points": card.points + place + 1,
        "totals": [g.total(place, side) for side in range(2)],
        "sides": [[character_view(g, g.at(n), seat, lang) for n in g.sides[place * 2 + side]] for side in range(2)],
    }


def character_view(g: Board, c: Character, seat: int, lang: str) -> schema.Character:
    shown: schema.Character = {
        "object": c.number,
        "hidden": c.hidden,
        "stack": len(c.cards),
        "tokens": c.tokens,
        "power": g.power(c),
        "owner": c.owner,
        "controller": c.side,
    }
    if c.source:
        shown["controlled_by"] = c.source
    if c.lock:
        shown["lock"] = c.lock
    if sees(g, seat, c):
        card = g.card_of(c)
        shown["card"] = card.id
        shown["name"] = words.card_name(card, lang)
        shown["under"] = [g.identity[under].id for under in c.cards[-2::-1]]
        if c.hidden:
            shown["known"] = True  # NM-9.3
    return shown


def player_view(g: Board, other: int, seat: int) -> schema.Player:
    player = g.players[other]
    shown: schema.Player = {
        "seat": other,
        "chakra": player.chakra,
        "points": player.points,
        "passed": player.passed,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "discard": [g.identity[card].id for card in player.discard[::-1]],
        "conceded": g.conceded == other,
    }
    if other == seat:
        shown["hand"] = [g.identity[card].id for card in player.hand]
        shown["deck_list"] = [g.pool.cards[index].id for index in player.starting]  # NM-9.15
        shown["missions"] = [g.pool.cards[index].id for index in player.missions]
        if g.phase == SETUP:
            shown["mulligan"] = MULLIGANS[player.mulligan] if player.mulligan >= 0 else None
    return shown


def decision_view(g: Board, seat: int, lang: str) -> schema.Decision | None:
    """The open decision; only the deciding seat sees what is offered (NM-9.14)."""
    if g.seat < 0:
        return None
    shown: schema.Decision = {"seat": g.seat, "kind": KINDS[g.kind]}
    if g.seat == seat:
        source = asking_line(g)
        if source is not None:
            shown["source"] = {"card": source[0], "line": source[1]}  # what the prompt names
        shown["prompt"] = words.prompt(g, lang)
        shown["options"] = [{"token": a.token, "text": words.option_text(g, a, lang)} for a in g.options]
    return shown


def asking_line(g: Board) -> tuple[str, int] | None:
    """The card and the number of the line that asks, None if the rules do."""
    line = g.frames[-1].scope.line
    return (g.pool.cards[line.card].id, line.number) if isinstance(line, Line) else None


def objects(view: schema.View) -> dict[int, str]:
    """What lies on the table under a number, by the name under which the view shows it; "" where it shows none."""
    sides = [side for mission in view["missions"] for side in mission["sides"]]
    return {c["object"]: c.get("name", "") for side in sides for c in side}


def event_view(g: Board, event: Event, seat: int, lang: str) -> dict[str, Any]:
    """One entry of the log as the seat saw it (NM-9.6 to NM-9.13)."""
    shown: dict[str, Any] = {"number": event.number, "kind": EVENTS[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat
    if event.kind in (WON, NOBODY_WON):
        shown["totals"] = [event.a - TOTALS, event.b - TOTALS]
    elif event.kind == ENDED:
        shown["winners"] = [event.seat]
    elif event.kind == TALLY:
        shown["round"] = event.b
        if event.a:
            shown["line"] = event.a
    elif event.a:
        shown["object"] = event.a
    if event.kind == MISSION_UP:
        shown["card"] = g.pool.cards[event.b].id
    if event.place >= 0:
        shown["mission"] = RANKS[event.place]
    if event.kind == MOVED:
        shown["from"] = RANKS[event.n]
    elif event.kind in WITH_AMOUNT or (event.n and event.kind != ENDED):
        shown["amount"] = event.n
    if event.scope_card >= 0:
        shown["source"] = {
            "object": event.source or None,
            "card": g.pool.cards[event.scope_card].id,
            "line": event.scope_line,
        }
    if event.cards:
        if event.sees & bit(seat):
            shown["cards"] = [g.pool.cards[index].id for index in event.cards]
        else:
            shown["cards_hidden"] = len(event.cards)
    shown["text"] = words.event_text(g, event, None if seat < 0 else seat, lang)
    return shown
