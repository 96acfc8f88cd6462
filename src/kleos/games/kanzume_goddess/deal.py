"""Beginning a match: an empty table and the Gods to choose from."""

from kleos.engine.frames import Scope
from kleos.engine.rng import Rng, seeded
from kleos.games.kanzume_goddess.board import Board, Player, in_order
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.flow import COURSE
from kleos.games.kanzume_goddess.kinds import ANY_MYTHOLOGY, DEALT_GODS


def deal(pool: Pool, seed: int, players: int, mains: tuple[int, ...], sides: tuple[int, ...] = ()) -> Board:
    """A new match, up to the choice of Gods (KG-3.9, KG-3.13); everything else is laid out after it.

    `sides` are the mythologies agreed on by seat, if any is. The lot is drawn all the same (KG-3.34).
    """
    g = table(pool, seeded(seed), players, mains)
    g.sides = sides
    if mains:
        lot = g.rng.below(2)
        mine = sides[0] if sides else lot
        halves = [tuple([god for god in pool.gods if pool.cards[god].mythology == side]) for side in (0, 1)]
        g.offered = (halves[mine], halves[1 - mine])
        return g
    hand_out(g, list(range(players)), g.rng.shuffled(tuple(pool.gods)))
    return g


def hand_out(g: Board, seats: list[int], gods: tuple[int, ...]) -> None:
    """Each of the seats gets the first Gods left that it may have; who named a mythology comes first (KG-3.34)."""
    sides = g.sides or (ANY_MYTHOLOGY,) * len(g.players)
    left = list(gods)
    named = [seat for seat in seats if sides[seat] != ANY_MYTHOLOGY]
    for seat in named + [seat for seat in seats if seat not in named]:
        fitting = [god for god in left if sides[seat] in (ANY_MYTHOLOGY, g.pool.cards[god].mythology)]
        dealt = tuple(fitting[:DEALT_GODS])
        left = [god for god in left if god not in dealt]
        g.players[seat].dealt = in_order(dealt)


def table(pool: Pool, rng: Rng, players: int, mains: tuple[int, ...]) -> Board:
    """An empty table, on which the course of a match is about to begin."""
    g = Board(pool, rng, [Player() for _ in range(players)], mains)
    g.push(COURSE, Scope(0, 0, -1))
    return g
