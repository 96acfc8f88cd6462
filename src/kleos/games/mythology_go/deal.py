"""Beginning a match: all cards of the box in a deck, and a starter by lot."""

from kleos.engine.frames import Scope
from kleos.engine.rng import Rng, seeded
from kleos.games.mythology_go.board import Board, Player
from kleos.games.mythology_go.cards import Pool
from kleos.games.mythology_go.flow import AT_ROUND, COURSE


def deal(pool: Pool, seed: int, players: int) -> Board:
    """A new match, up to the first round; random results come in the order of MG-3.14."""
    g = table(pool, seeded(seed), players)
    g.starter = g.rng.below(players)
    g.current = g.starter
    cards: list[int] = []
    for index in pool.deck:
        cards += [index] * pool.cards[index].copies
    g.deck = tuple(cards)
    return g


def table(pool: Pool, rng: Rng, players: int) -> Board:
    """An empty table, on which the course of a match is about to begin."""
    g = Board(pool, rng, [Player() for _ in range(players)])
    g.push(COURSE, Scope(0, 0, -1)).step = AT_ROUND
    return g
