"""What a seat is shown: built from what it may know, never by hiding parts of the whole."""

from typing import Any

from kleos.engine.events import Event, seats_in
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess import schema, words
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.deeds import REPEATED_ABILITY
from kleos.games.kanzume_goddess.flow import gods_for, winners
from kleos.games.kanzume_goddess.kinds import (
    ANY_MYTHOLOGY,
    ATTACKED,
    BANISHED,
    BONUS,
    CLEARED,
    COLOURS,
    DREW,
    ENDED,
    EVENTS,
    FAITH,
    FALLS,
    FELL,
    GAINED,
    GODS_REVEALED,
    KINDS,
    LOST,
    MODES,
    MYTHOLOGIES,
    OVER,
    PAID,
    PHASES,
    PILE_NAMES,
    PILES,
    PLAYED,
    REACTED,
    RECOVERS,
    RECRUITED,
    REDUCED,
    REPEATED,
    RESHUFFLED,
    SCORED,
    SETUP,
    SPENT,
    TARGETED,
    TEAMS,
    TURN,
    USED,
    USES,
)
from kleos.games.kanzume_goddess.visibility import bit, sees_god, sees_gods_of_team, sees_hand, sees_question

WITH_ABILITY = (PLAYED, REACTED, USED, REPEATED)  # events whose number is that of an ability
ON_A_PLAYER = (ATTACKED, REDUCED)  # events whose first object is the seat of the attacked
WITH_AMOUNT = (  # events whose number is an amount, also where it is 0
    ATTACKED, BONUS, CLEARED, DREW, FAITH, GAINED, GODS_REVEALED, LOST, PAID, RECOVERS, REDUCED, RESHUFFLED, SPENT, SCORED,
)  # fmt: skip


def view(g: Board, seat: int, lang: str) -> schema.View:
    """All and only what the seat may know (section 9); -1 is a spectator."""
    return {
        "game": "kanzume-goddess",
        "seat": None if seat < 0 else seat,
        "mode": MODES[1 if g.mains else 0],
        "mains": list(g.mains),
        "phase": PHASES[g.phase],
        "round": g.round,
        "first": None if g.phase == SETUP else g.first,
        "active": None if g.phase == SETUP else g.current,
        "faith": g.faith,
        "symbols": symbols(g),
        "ignore_colour": g.ignore_colour,
        "attack_bonus": g.attack_bonus,
        "attacks_declared": g.attacks_declared,
        "warrior_gains": g.warrior_gains,
        "used": used_names(g),
        "piles": [pile_view(g, pile, lang) for pile in range(PILES)],
        "supply": {g.pool.cards[index].id: g.supply[index] for index in g.pool.disciples},
        "netherworld": ids(g, g.netherworld[::-1]),
        "out_size": len(g.out) + len(g.stray),
        "aside": [{**card_view(g, n, lang), "seat": g.pieces[n].seat} for n in g.aside],
        "abilities": abilities(g, lang),
        "attack": attack_view(g),
        "team_gods": team_gods(g, seat),
        "players": [player_view(g, other, seat, lang) for other in range(len(g.players))],
        "decision": decision_view(g, seat, lang),
    }


def ids(g: Board, pile: tuple[int, ...] | list[int]) -> list[str]:
    return [g.pool.cards[card].id for card in pile]


def symbols(g: Board) -> list[schema.Colour]:
    """The follow-up symbols in force (KG-5.14)."""
    return [COLOURS[symbol] for symbol in g.pool.cards[g.last_warrior].follow] if g.last_warrior >= 0 else []


def used_names(g: Board) -> list[str]:
    """The limited abilities already used this turn."""
    return [name for number, name in enumerate(g.pool.notation.abilities) if g.used >> number & 1]


def card_view(g: Board, number: int, lang: str) -> schema.Numbered:
    card = g.card_of(number)
    return {"object": number, "card": card.id, "name": words.card_name(card, lang)}


def pile_view(g: Board, pile: int, lang: str) -> schema.WarriorPile:
    """A Warrior pile: how many cards, and the one that lies face up (KG-3.20)."""
    cards = g.piles[pile]
    shown: schema.WarriorPile = {"pile": PILE_NAMES[pile], "size": len(cards), "top": None}
    if cards:
        top = g.pool.cards[cards[-1]]
        shown["top"] = top.id
        shown["name"] = words.card_name(top, lang)
        shown["cost"] = top.cost
    return shown


def abilities(g: Board, lang: str) -> list[schema.Ability]:
    """What is being carried out, the first one played first."""
    out: list[schema.Ability] = []
    for frame in g.frames:
        if frame.node is not g.pool.ability:
            continue
        scope = frame.scope
        line = scope.line
        assert isinstance(line, Line)
        card = g.pool.cards[line.card]
        out.append(
            {
                "seat": scope.you,
                "object": scope.source or None,
                "card": card.id,
                "name": words.card_name(card, lang),
                "ability": line.number,
                "target": scope.here if scope.here >= 0 else None,
                "cancelled": frame.flag == 1,
                "repeated": scope.way == REPEATED_ABILITY,
            }
        )
    return out


def attack_view(g: Board) -> schema.Attack | None:
    if not g.attacks:
        return None
    attack = g.attack()
    return {"by": attack.by, "on": attack.on, "value": attack.value, "reduced": attack.reduced}


def team_gods(g: Board, seat: int) -> list[str]:
    """During setup of a team match, the Gods left to the own team (KG-3.14, KG-3.15); its picks stand by its players."""
    for team in range(len(g.offered)):
        if sees_gods_of_team(g, seat, team):
            return ids(g, gods_for(g, seat))
    return []


def side_agreed(g: Board, seat: int) -> schema.Mythology | None:
    """During setup, the mythology that was agreed on for a seat; everybody knows it (KG-3.30)."""
    return MYTHOLOGIES[g.sides[seat]] if g.sides and g.sides[seat] != ANY_MYTHOLOGY else None


def player_view(g: Board, other: int, seat: int, lang: str) -> schema.Player:
    player = g.players[other]
    shown: schema.Player = {
        "seat": other,
        "team": TEAMS[other & 1] if g.mains else None,
        "main": other in g.mains,
        "side": side_agreed(g, other),
        "god": None,
        "god_name": None,
        "chosen": player.god >= 0,
        "energy": player.energy,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "discard": ids(g, player.discard[::-1]),
        "play": [{**card_view(g, n, lang), "use": USES[g.pieces[n].use]} for n in player.play],
        "sealed": player.sealed,
        "out": player.out,
        "conceded": bool(g.absent >> other & 1),
    }
    if player.god >= 0 and sees_god(g, seat, other):
        god = g.god(other)
        shown["god"] = god.id
        shown["god_name"] = words.card_name(god, lang)
    if sees_hand(g, seat, other):
        shown["hand"] = ids(g, player.hand)
        if player.dealt:
            shown["dealt"] = ids(g, player.dealt)
    if g.phase == OVER:
        shown["winner"] = other in winners(g)
    return shown


def decision_view(g: Board, seat: int, lang: str) -> schema.Decision | None:
    """The open decision; in a window the others are told only that reactions are awaited (KG-9.5)."""
    if g.seat < 0:
        return None
    if not sees_question(g, seat):
        return {"seat": None, "kind": "reactions"}
    shown: schema.Decision = {"seat": g.seat, "kind": KINDS[g.kind]}
    source = asking_line(g)
    if source is not None:
        shown["source"] = source[0]
        number = g.frames[-1].scope.source
        if number:
            shown["object"] = number
    if g.seat == seat:
        shown["prompt"] = words.prompt(g, lang)
        shown["options"] = [{"token": a.token, "text": words.option_text(g, a, lang)} for a in g.options]
    return shown


def asking_line(g: Board) -> tuple[str, int] | None:
    """The card or God and the number of the ability that asks, or is answered; None if the rules do (KG-13.15)."""
    line = g.frames[-1].scope.line
    return (g.pool.cards[line.card].id, line.number) if isinstance(line, Line) else None


def objects(view: schema.View) -> dict[int, str]:
    """What lies on the table under a number, by the name under which the view shows it; "" where it shows none."""
    shown: list[schema.Numbered] = [*view["aside"]]
    for player in view["players"]:
        shown += player["play"]
    names = {one["object"]: one["name"] for one in shown}
    return names | {one["object"]: one["name"] for one in view["abilities"] if one["object"] is not None}


def event_view(g: Board, event: Event, seat: int, lang: str) -> dict[str, Any]:
    """One entry of the log as the seat saw it."""
    shown: dict[str, Any] = {"number": event.number, "kind": EVENTS[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat
    if event.kind in ON_A_PLAYER:
        shown["player"] = event.a
    elif event.kind == FELL:
        shown |= {"by": event.a, "how": FALLS[event.b], "round": event.n}
    elif event.kind == ENDED:
        shown["winners"] = seats_in(event.b)
    elif event.a:
        shown["object"] = event.a
    if event.kind == TARGETED:
        shown["player"] = event.b
    if event.place >= 0:
        shown["pile"] = PILE_NAMES[event.place]
    if event.kind in WITH_ABILITY:
        shown["ability"] = event.n
    elif event.kind == TURN:
        shown["round"] = event.n
    elif event.kind == RECRUITED:
        shown["from"] = "netherworld" if event.n else "piles"
    elif event.kind == BANISHED:
        shown["from"] = "discard" if event.n else "hand"
    elif event.kind in WITH_AMOUNT or (event.n and event.kind not in (ENDED, FELL)):
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
