"""A board as plain data, and back; the log travels apart."""

from typing import Any

from kleos.engine.rng import Rng
from kleos.engine.saving import decode_frames, encode_frames
from kleos.games.saint_seiya.board import Board, Piece, Player
from kleos.games.saint_seiya.cards import Pool

NUMBERS = [
    "silver_by_class", "action_limit", "turn_limit", "first", "turn", "current", "phase", "actions", "flames", "ending",
    "conceded", "absent", "last_to_go", "last_number",
]  # fmt: skip
PILES = ["reserve", "common", "held", "revealed"]
ZONES = ["hand", "known", "draw", "discard", "destroyed", "aside", "played", "wounded"]


def encode_board(g: Board) -> dict[str, Any]:
    return {
        "rng": g.rng.state(),
        "identity": [card.index for card in g.identity],
        "players": [encode_player(player) for player in g.players],
        **{name: getattr(g, name) for name in NUMBERS},
        **{name: list(getattr(g, name)) for name in PILES},
        "terrain": list(g.terrain),
        "pieces": [encode_piece(g.pieces[number]) for number in sorted(g.pieces)],
        "frames": encode_frames(g.frames),
    }


def decode_board(pool: Pool, data: dict[str, Any]) -> Board:
    players = [decode_player(player) for player in data["players"]]
    g = Board(pool, Rng(*data["rng"]), [pool.cards[index] for index in data["identity"]], players)
    for name in NUMBERS:
        setattr(g, name, data[name])
    for name in PILES:
        setattr(g, name, tuple(data[name]))
    g.terrain = list(data["terrain"])
    g.pieces = {entry[0]: Piece(*entry) for entry in data["pieces"]}
    g.frames = decode_frames(data["frames"], pool.library)
    return g


def encode_player(player: Player) -> dict[str, Any]:
    return {
        "hero": player.hero,
        **{name: list(getattr(player, name)) for name in ZONES},
        "lacks": [list(lack) for lack in player.lacks],
        "tops": player.tops,
        "armour": player.armour,
        "force_all": player.force_all,
        "armours_by_force": player.armours_by_force,
    }


def decode_player(data: dict[str, Any]) -> Player:
    player = Player(data["hero"])
    for name in ZONES:
        setattr(player, name, tuple(data[name]))
    player.lacks = tuple([(mask, count) for mask, count in data["lacks"]])
    player.tops, player.armour = data["tops"], data["armour"]
    player.force_all, player.armours_by_force = data["force_all"], data["armours_by_force"]
    return player


def encode_piece(piece: Piece) -> list[Any]:
    return [piece.number, piece.card, piece.zone, piece.seat, piece.facing, piece.boost, piece.force_less,
            piece.cosmos_less, piece.paid, piece.spent]  # fmt: skip
