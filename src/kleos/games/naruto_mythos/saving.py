"""A board as plain data, and back; the log travels apart."""

from typing import Any

from kleos.engine.rng import Rng
from kleos.engine.saving import decode_frames, decode_scope, decode_trigger, encode_frames, encode_scope, encode_trigger
from kleos.games.naruto_mythos.board import Board, Character, Player
from kleos.games.naruto_mythos.cards import Pool


def encode_board(g: Board) -> dict[str, Any]:
    return {
        "rng": g.rng.state(),
        "identity": [card.index for card in g.identity],
        "owners": g.owners,
        "players": [encode_player(player) for player in g.players],
        "competitive": g.competitive,
        "phase": g.phase,
        "round": g.round,
        "edge": g.edge,
        "turn": g.turn,
        "mission_deck": list(g.mission_deck),
        "missions": list(g.missions),
        "characters": [None if c is None else encode_character(c) for c in g.characters],
        "sides": [list(side) for side in g.sides],
        "played": [encode_scope(scope) for scope in g.played],
        "pending": [encode_trigger(t) for t in g.pending],
        "controls": g.controls,
        "lockers": g.lockers,
        "conceded": g.conceded,
        "absent": g.absent,
        "frames": encode_frames(g.frames),
    }


def decode_board(pool: Pool, data: dict[str, Any]) -> Board:
    players = [decode_player(player) for player in data["players"]]
    g = Board(pool, Rng(*data["rng"]), [pool.cards[index] for index in data["identity"]], data["owners"], players)
    g.competitive = data["competitive"]
    g.phase, g.round, g.edge, g.turn = data["phase"], data["round"], data["edge"], data["turn"]
    g.mission_deck, g.missions = tuple(data["mission_deck"]), tuple(data["missions"])
    g.characters = [None if c is None else decode_character(c) for c in data["characters"]]
    g.sides = [tuple(side) for side in data["sides"]]
    played = [decode_scope(scope, pool.library) for scope in data["played"]]
    g.played = tuple([scope for scope in played if scope is not None])
    g.pending = tuple([decode_trigger(t, pool.library) for t in data["pending"]])
    g.controls, g.lockers = data["controls"], data["lockers"]
    g.conceded, g.absent = data["conceded"], data["absent"]
    g.frames = decode_frames(data["frames"], pool.library)
    return g


def encode_player(player: Player) -> dict[str, Any]:
    return {
        "deck": list(player.deck),
        "hand": list(player.hand),
        "discard": list(player.discard),
        "chakra": player.chakra,
        "points": player.points,
        "passed": player.passed,
        "mulligan": player.mulligan,
        "aside": player.aside,
        "last_turn": list(player.last_turn),
        "this_turn": list(player.this_turn),
        "starting": list(player.starting),
        "missions": list(player.missions),
        "pools": list(player.pools),
        "identified": player.identified,
        "informed": player.informed,
    }


def decode_player(data: dict[str, Any]) -> Player:
    player = Player(tuple(data["deck"]), tuple(data["starting"]), tuple(data["missions"]))
    player.hand, player.discard = tuple(data["hand"]), tuple(data["discard"])
    player.chakra, player.points, player.passed = data["chakra"], data["points"], data["passed"]
    player.mulligan, player.aside = data["mulligan"], data["aside"]
    player.last_turn, player.this_turn = tuple(data["last_turn"]), tuple(data["this_turn"])
    player.pools, player.identified = tuple(data["pools"]), data["identified"]
    player.informed = data["informed"]
    return player


def encode_character(c: Character) -> list[Any]:
    return [c.number, list(c.cards), c.hidden, c.tokens, c.owner, c.side, c.place, c.known, c.source, c.lock]


def decode_character(data: list[Any]) -> Character:
    number, cards, hidden, tokens, owner, side, place, known, source, lock = data
    return Character(number, tuple(cards), hidden, tokens, owner, side, place, known, source, lock)
