"""A board as plain data, and back; the log travels apart."""

from typing import Any

from kleos.engine.rng import Rng
from kleos.engine.saving import decode_frames, encode_frames
from kleos.games.mythology_go.board import Board, Item, Piece, Player
from kleos.games.mythology_go.cards import Pool

NUMBERS = [
    "round", "phase", "starter", "current", "plays", "turn_spells", "countdown", "opportunities", "turns",
    "lacking", "casting", "declared", "divinities_shown", "last_number", "absent",
]  # fmt: skip
ZONES = ["deck", "deck_known", "discard_pile", "aside", "lost", "unused", "free_beliefs", "left", "leaving"]
GROUPS = ["promised", "accusations", "aims", "shown_divinities"]
PLAYER_NUMBERS = ["divinity", "extra", "belief", "belief_used", "spells", "conceded"]
PLAYER_ZONES = ["field", "hand", "hand_known", "seen", "scores"]
PIECE_FIELDS = [
    "number", "card", "seat", "down", "mod", "resurrected", "fused", "used", "known", "mark", "looks", "colour",
    "turned",
]  # fmt: skip


def encode_board(g: Board) -> dict[str, Any]:
    return {
        "rng": g.rng.state(),
        "players": [encode_player(player) for player in g.players],
        **{name: getattr(g, name) for name in NUMBERS},
        **{name: list(getattr(g, name)) for name in ZONES},
        **{name: [list(group) for group in getattr(g, name)] for name in GROUPS},
        "items": encode_items(g.items),
        "sheets": [encode_items(sheet) for sheet in g.sheets],
        "pieces": [[getattr(g.pieces[n], field) for field in PIECE_FIELDS] for n in sorted(g.pieces)],
        "frames": encode_frames(g.frames),
    }


def decode_board(pool: Pool, data: dict[str, Any]) -> Board:
    g = Board(pool, Rng(*data["rng"]), [decode_player(player) for player in data["players"]])
    for name in NUMBERS:
        setattr(g, name, data[name])
    for name in ZONES:
        setattr(g, name, tuple(data[name]))
    for name in GROUPS:
        setattr(g, name, tuple([tuple(group) for group in data[name]]))
    g.items = decode_items(data["items"])
    g.sheets = tuple([decode_items(sheet) for sheet in data["sheets"]])
    g.pieces = {entry[0]: Piece(*entry) for entry in data["pieces"]}
    g.frames = decode_frames(data["frames"], pool.library)
    return g


def encode_items(items: tuple[Item, ...]) -> list[list[int]]:
    return [[item.seat, item.kind, item.number, item.card, item.about, item.points] for item in items]


def decode_items(data: list[list[int]]) -> tuple[Item, ...]:
    return tuple([Item(*entry) for entry in data])


def encode_player(player: Player) -> dict[str, Any]:
    return {
        **{name: getattr(player, name) for name in PLAYER_NUMBERS},
        **{name: list(getattr(player, name)) for name in PLAYER_ZONES},
    }


def decode_player(data: dict[str, Any]) -> Player:
    player = Player()
    for name in PLAYER_NUMBERS:
        setattr(player, name, data[name])
    for name in PLAYER_ZONES:
        setattr(player, name, tuple(data[name]))
    return player
