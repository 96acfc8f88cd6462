"""What a seat is shown: built from what it may know, never by hiding parts of the whole."""

from typing import Any

from kleos.engine.events import Event, seats_in
from kleos.engine.lines import Line
from kleos.games.mythology_go import words
from kleos.games.mythology_go.board import NO_COUNTDOWN, Board, Item
from kleos.games.mythology_go.cards import TwoDivinities
from kleos.games.mythology_go.flow import ranks, rounds_won
from kleos.games.mythology_go.kinds import (
    ACCUSED,
    ASK_DIVINITY,
    CHOSE_PLAYER,
    COLOUR_BONUS,
    COLOURS,
    COUNTDOWN,
    DRAINED,
    DREW,
    ENDED,
    EVENTS,
    IDENTIFIED,
    IDENTIFIED_AS,
    KINDS,
    OVER,
    PHASES,
    POINT_KINDS,
    POINTS,
    RECOLOURED,
    RECYCLED,
    REDREW,
    RETURNED,
    ROUND,
    SAW_UNUSED,
    SCORED,
    SWAPPED,
    TURN,
    UNDER,
)
from kleos.games.mythology_go.schema import Creature, Decision, Entry, Player, Round, Sheet, View
from kleos.games.mythology_go.visibility import (
    bit,
    knows_creature,
    knows_hand_card,
    remembered,
    sees_divinity,
    told_of_deck,
)

WITH_OTHER_PLAYER = (ACCUSED, CHOSE_PLAYER)  # events whose number is a seat
WITH_AMOUNT = (  # events whose number is an amount, also where it is 0
    COUNTDOWN, DRAINED, DREW, RECYCLED, REDREW, RETURNED, SAW_UNUSED, SCORED, UNDER,
)  # fmt: skip


def view(g: Board, seat: int, lang: str) -> View:
    """All and only what the seat may know (section 9); -1 is a spectator."""
    return {
        "game": "mythology-go",
        "seat": None if seat < 0 else seat,
        "phase": PHASES[g.phase],
        "round": g.round,
        "starter": g.starter,
        "active": g.current,
        "plays": g.plays,
        "turn_spells": g.turn_spells,
        "countdown": None if g.countdown == NO_COUNTDOWN else g.countdown,
        "opportunities": g.opportunities,
        "deck_size": len(g.deck),
        "deck_known": [{"from_bottom": at + 1, "card": g.pool.cards[card].id} for at, card in remembered(g, seat)],
        "deck_promised": [
            {"from_bottom": low + 1, "to": high, "cards": ids(g, cards)} for low, high, *cards in told_of_deck(g, seat)
        ],
        "discard": ids(g, g.discard_pile[::-1]),
        "aside": ids(g, g.aside),
        "casting": None if g.casting < 0 else g.pool.cards[g.casting].id,
        "free_beliefs": ids(g, g.free_beliefs),
        "unused_divinities": len(g.unused),
        "divinities_shown": g.divinities_shown,
        "accusations": [
            {"by": accuser, "player": accused, "divinity": g.pool.cards[divinity].id}
            for accuser, accused, divinity in g.accusations
        ],
        "targets": [{"object": number, "target": target} for _, number, target in g.aims],
        "players": [player_view(g, other, seat, lang) for other in range(len(g.players))],
        "counting": sheet_view(g, g.items, lang),
        "rounds": [round_view(g, number, lang) for number in range(len(g.sheets))],
        "decision": decision_view(g, seat, lang),
    }


def ids(g: Board, cards: tuple[int, ...] | list[int]) -> list[str]:
    return [g.pool.cards[card].id for card in cards]


def card_id(g: Board, card: int) -> str | None:
    return None if card < 0 else g.pool.cards[card].id


def player_view(g: Board, other: int, seat: int, lang: str) -> Player:
    player = g.players[other]
    belief = g.belief(other)
    shown: Player = {
        "seat": other,
        "field": [creature_view(g, n, seat, lang) for n in player.field],
        "slots_used": g.slots_used(other),
        "full": g.full(other),
        "hand_size": len(player.hand),
        # By card: which of the cards drawn went since is nobody else's business.
        "hand_known": ids(
            g, sorted([card for at, card in enumerate(player.hand) if knows_hand_card(g, seat, other, at)])
        ),
        "has_divinity": player.divinity >= 0,
        "divinity": card_id(g, player.divinity) if sees_divinity(g, seat, other) else None,
        "declared": g.declared >> other & 1 == 1,
        "belief": card_id(g, player.belief),
        "belief_name": None if belief is None else words.card_name(belief, lang),
        "belief_used": player.belief_used,
        "spells_played": player.spells,
        "scores": list(player.scores),
        "total": sum(player.scores),
        "conceded": player.conceded,
    }
    if seat == other:
        shown["hand"] = ids(g, player.hand)
        shown["divinities_seen"] = ids(g, player.seen)
        if player.extra >= 0:
            shown["extra_divinity"] = g.pool.cards[player.extra].id
    if g.phase == OVER:
        shown["rank"] = ranks(g)[other]
        shown["rounds_won"] = 0 if player.conceded else rounds_won(g, other)
    return shown


def creature_view(g: Board, number: int, seat: int, lang: str) -> Creature:
    piece = g.pieces[number]
    shown: Creature = {"object": number, "face": "down" if piece.down else "up", "known": False}
    if not knows_creature(g, seat, number):
        return shown
    card = g.pool.cards[piece.card]
    looks = g.looks_of(number)
    shown |= {
        "known": True,
        "card": card.id,
        "name": words.card_name(looks, lang),
        "value": g.value_of(number),
        "mod": piece.mod,
        "colour": COLOURS[g.colour_of(number)],
        "slots": card.slots,
        "resurrected": piece.resurrected,
        "fused": piece.fused,
        "used": piece.used,
        "was_down": piece.mark,
    }
    if looks is not card:
        shown["looks"] = looks.id
        shown["transformed"] = piece.turned
    return shown


# The counting -----------------------------------------------------------------------------------------------------------
def item_view(g: Board, item: Item, lang: str) -> Entry:
    """An entry of a counting: what for, how many points, and the reason in words (MG-8.1.5)."""
    shown: Entry = {
        "step": item.step,
        "kind": POINT_KINDS[item.kind],
        "points": item.points,
        "text": words.item_text(g, item, lang),
    }
    if item.number:
        shown["object"] = item.number
    if item.card >= 0:
        shown["card"] = g.pool.cards[item.card].id
    if item.kind == COLOUR_BONUS:
        shown["colour"] = COLOURS[item.about]
    elif item.kind in (IDENTIFIED, IDENTIFIED_AS):
        shown["player"] = item.about
    else:
        shown["count"] = item.about
    return shown


def sheet_view(g: Board, items: tuple[Item, ...], lang: str) -> list[Sheet]:
    """The entries of each player, with the sums of the steps."""
    out: list[Sheet] = []
    for seat in range(len(g.players)):
        mine = [item for item in items if item.seat == seat]
        out.append(
            {
                "seat": seat,
                "items": [item_view(g, item, lang) for item in mine],
                "subtotal": sum(item.points for item in mine if item.step <= 7),
                "total": sum(item.points for item in mine),
            }
        )
    return out


def round_view(g: Board, number: int, lang: str) -> Round:
    """A finished round: who was who, and the whole counting (MG-9.9)."""
    scores = [player.scores[number] for player in g.players]
    playing = [seat for seat in range(len(g.players)) if not g.players[seat].conceded]
    best = max([scores[seat] for seat in playing])
    return {
        "round": number + 1,
        "divinities": [card_id(g, card) for card in g.shown_divinities[number]],
        "scores": scores,
        "winners": [seat for seat in playing if scores[seat] == best],
        "sheet": sheet_view(g, g.sheets[number], lang),
    }


# The decision -----------------------------------------------------------------------------------------------------------
def decision_view(g: Board, seat: int, lang: str) -> Decision | None:
    """The open decision; only the deciding seat sees what is offered (MG-9.7, MG-13.11)."""
    if g.seat < 0:
        return None
    shown: Decision = {"seat": g.seat, "kind": KINDS[g.kind]}
    source = asking_line(g)
    if source is not None:
        shown["source"] = source[0]
    if g.frames[-1].scope.source:
        shown["object"] = g.frames[-1].scope.source
    if g.seat == seat:
        shown["prompt"] = words.prompt(g, lang)
        shown["options"] = [{"token": a.token, "text": words.option_text(g, a, lang)} for a in g.options]
    return shown


def asking_line(g: Board) -> tuple[str, int] | None:
    """The card and the number of the effect that asks; None if the rules do (MG-13.5)."""
    line = g.frames[-1].scope.line
    if g.kind == ASK_DIVINITY:  # asked in the course of the match, by a belief
        belief = g.belief(g.seat)
        assert belief is not None
        line = next(one for one in belief.lines if isinstance(one.effect, TwoDivinities))
    return (g.pool.cards[line.card].id, line.number) if isinstance(line, Line) else None


def objects(view: View) -> dict[int, str]:
    """What lies on the table under a number, by the name under which the view shows it; "" where it shows none."""
    return {c["object"]: c.get("name", "") for player in view["players"] for c in player["field"]}


def event_view(g: Board, event: Event, seat: int, lang: str) -> dict[str, Any]:
    """One entry of the log as the seat saw it."""
    shown: dict[str, Any] = {"number": event.number, "kind": EVENTS[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat
    if event.a:
        shown["object"] = event.a
    if event.kind == POINTS:
        shown["what"] = POINT_KINDS[event.b]
        shown["points"] = event.n
    else:
        if event.b and event.kind != ENDED:
            shown["other"] = event.b
        if event.kind == SWAPPED:
            shown["player"] = event.place
        if event.kind == ENDED:
            shown["winners"] = seats_in(event.b)
        elif event.kind in WITH_OTHER_PLAYER:
            shown["player"] = event.n
        elif event.kind == RECOLOURED:
            shown["colour"] = COLOURS[event.n]
        elif event.kind in (ROUND, TURN):
            shown["count"] = event.n
        elif event.n or event.kind in WITH_AMOUNT:
            shown["amount"] = event.n
    if event.scope_card >= 0:
        shown["source"] = {"object": event.source or None, "card": g.pool.cards[event.scope_card].id}
    if event.cards:
        if event.sees & bit(seat):
            shown["cards"] = ids(g, event.cards)
        else:
            shown["cards_hidden"] = len(event.cards)
    shown["text"] = words.event_text(g, event, None if seat < 0 else seat, lang)
    return shown
