"""A board as plain data, and back; the log travels apart."""

from typing import Any

from kleos.engine.rng import Rng
from kleos.engine.saving import decode_frames, encode_frames
from kleos.games.kanzume_goddess.board import Attack, Board, Piece, Player
from kleos.games.kanzume_goddess.cards import Pool

NUMBERS = [
    "first", "round", "turns", "current", "phase", "faith", "last_warrior", "ignore_colour", "attack_bonus",
    "attacks_declared", "warrior_gains", "used", "absent", "last_number",
]  # fmt: skip
ZONES = ["netherworld", "aside", "out", "stray", "leaving"]
PLAYER_NUMBERS = ["god", "energy", "tops", "sealed", "out"]
PLAYER_ZONES = ["dealt", "hand", "shown", "deck", "discard", "play"]


def encode_board(g: Board) -> dict[str, Any]:
    return {
        "rng": g.rng.state(),
        "players": [encode_player(player) for player in g.players],
        "mains": list(g.mains),
        "offered": [list(gods) for gods in g.offered],
        **({"sides": list(g.sides)} if g.sides else {}),
        **{name: getattr(g, name) for name in NUMBERS},
        **{name: list(getattr(g, name)) for name in ZONES},
        "piles": [list(pile) for pile in g.piles],
        "supply": list(g.supply),
        "attacks": [[a.by, a.on, a.value, a.reduced, a.used] for a in g.attacks],
        "pieces": [encode_piece(g.pieces[number]) for number in sorted(g.pieces)],
        "frames": encode_frames(g.frames),
    }


def decode_board(pool: Pool, data: dict[str, Any]) -> Board:
    players = [decode_player(player) for player in data["players"]]
    g = Board(pool, Rng(*data["rng"]), players, tuple(data["mains"]))
    g.offered = tuple([tuple(gods) for gods in data["offered"]])
    g.sides = tuple(data.get("sides", ()))
    for name in NUMBERS:
        setattr(g, name, data[name])
    for name in ZONES:
        setattr(g, name, tuple(data[name]))
    g.piles = [tuple(pile) for pile in data["piles"]]
    g.supply = list(data["supply"])
    g.attacks = tuple([Attack(*entry) for entry in data["attacks"]])
    g.pieces = {entry[0]: Piece(*entry) for entry in data["pieces"]}
    g.frames = decode_frames(data["frames"], pool.library)
    return g


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


def encode_piece(piece: Piece) -> list[Any]:
    return [piece.number, piece.card, piece.seat, piece.use, piece.unbound]
