"""Setting a match up: physical cards, the Edge, missions, shuffled decks and opening hands."""

from kleos.engine.frames import Scope
from kleos.engine.rng import Rng, seeded
from kleos.games.naruto_mythos.board import Board, Player
from kleos.games.naruto_mythos.cards import Card, Pool
from kleos.games.naruto_mythos.flow import AT_MULLIGAN, COURSE
from kleos.games.naruto_mythos.kinds import EDGE_TO, HAND_SIZE


def deal(pool: Pool, seed: int, decks: list[list[int]], missions: list[list[int]], competitive: bool) -> Board:
    """A new match, up to the mulligan (section 3). Decks and missions are given by card index.

    Random results are consumed in the order of NM-3.14.
    """
    rng = seeded(seed)
    first = sorted(decks[0])
    second = sorted(decks[1])
    players = [Player((), tuple(first), tuple(missions[0])), Player((), tuple(second), tuple(missions[1]))]
    g = table(pool, rng, first, second, players)
    g.competitive = competitive
    g.edge = rng.below(2)  # NM-3.2
    g.turn = g.edge
    g.note(EDGE_TO, g.edge)
    drawn = [rng.shuffled(tuple(sorted(missions[0]))), rng.shuffled(tuple(sorted(missions[1])))]
    for seat in range(2):
        players[seat].aside = drawn[seat][2]  # NM-3.7
    if competitive:
        e, o = drawn[g.edge], drawn[1 - g.edge]
        g.mission_deck = (e[0], o[0], e[1], o[1])  # NM-3.5
    else:
        g.mission_deck = rng.shuffled(tuple(sorted(drawn[0][:2] + drawn[1][:2])))  # NM-3.4
    players[0].deck = rng.shuffled(tuple(range(len(first))))
    players[1].deck = rng.shuffled(tuple(range(len(first), len(first) + len(second))))
    for seat in range(2):
        g.draw(seat, HAND_SIZE, None)  # NM-3.8
    frame = g.push(COURSE, Scope(g.edge, 0, -1))
    frame.step = AT_MULLIGAN
    return g


def table(pool: Pool, rng: Rng, first: list[int], second: list[int], players: list[Player]) -> Board:
    """An empty board whose physical cards are those of both decks, each player's in the order of card ids."""
    identity: list[Card] = [pool.cards[index] for index in first + second]
    g = Board(pool, rng, identity, len(first), players)
    mine = (1 << len(first)) - 1
    theirs = ((1 << len(identity)) - 1) ^ mine
    players[0].pools = (0,) * len(first) + (1,) * len(second)
    players[1].pools = (1,) * len(first) + (0,) * len(second)
    players[0].identified = mine
    players[1].identified = theirs
    return g
