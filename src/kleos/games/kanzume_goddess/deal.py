"""Beginning a match: an empty table and the Gods to choose from."""

from kleos.engine.frames import Scope
from kleos.engine.rng import Rng, seeded
from kleos.games.kanzume_goddess.board import Board, Player
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.flow import COURSE
from kleos.games.kanzume_goddess.kinds import DEALT_GODS


def deal(pool: Pool, seed: int, players: int, mains: tuple[int, ...]) -> Board:
    """A new match, up to the choice of Gods (KG-3.9, KG-3.13); everything else is laid out after it."""
    g = table(pool, seeded(seed), players, mains)
    if mains:
        greek = g.rng.below(2)
        halves = [tuple([god for god in pool.gods if pool.cards[god].mythology == side]) for side in (0, 1)]
        g.offered = (halves[greek], halves[1 - greek])
        return g
    gods = g.rng.shuffled(tuple(pool.gods))
    for seat, player in enumerate(g.players):
        player.dealt = tuple(sorted(gods[seat * DEALT_GODS : (seat + 1) * DEALT_GODS]))
    return g


def table(pool: Pool, rng: Rng, players: int, mains: tuple[int, ...]) -> Board:
    """An empty table, on which the course of a match is about to begin."""
    g = Board(pool, rng, [Player() for _ in range(players)], mains)
    g.push(COURSE, Scope(0, 0, -1))
    return g
