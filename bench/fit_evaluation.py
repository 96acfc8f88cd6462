"""What a deck of Saint Seiya is worth, fitted from matches: prints the numbers the search judges positions with.

    python bench/fit_evaluation.py -n 600

Greedy bots with the evaluation of the search play each other, every hero in turn, and now and then one answers at
random, so that decks of all kinds come about. At the beginning of every turn it is noted what both have; the fit then
explains by it how much the lead still changes until the end (least squares). What it prints replaces the numbers in
`games/saint_seiya/bots/search_evaluation.py`; bots that judge by them play other matches, so the next fit differs a little.
"""

import argparse
import itertools
from collections import defaultdict
from collections.abc import Iterator
from time import perf_counter

from kleos.bots import GreedyBot
from kleos.bots.knowledge import outlook_of
from kleos.engine.rng import seeded
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.kinds import COSMOS, FORCE, HAND_SIZE, HEROES
from kleos.testing import random_match

GAME = "saint-seiya"
STRAY = 20  # one answer in so many is random

Row = dict[str, float]  # by feature
PAIRS = list(itertools.permutations(HEROES, 2))


def beginnings(seed: int) -> tuple[list[Board], tuple[int, ...]]:
    """The board at the beginning of every turn of a match, and the final scores."""
    match = random_match(GAME, seed, 2, {"heroes": list(PAIRS[seed % len(PAIRS)])})
    evaluate = outlook_of(GAME).evaluate
    bots = [GreedyBot(2 * seed + seat, 1, evaluate) for seat in range(2)]
    rng = seeded(seed, 11)
    boards: list[Board] = []
    while (decision := match.decision) is not None:
        board = as_board(match.state)
        if not boards or boards[-1].turn != board.turn:
            boards.append(board.clone())
        stray = rng.below(STRAY) == 0
        match.choose(rng.below(len(decision.options)) if stray else bots[decision.seat].choose(match, decision.seat))
    assert match.outcome is not None
    return boards, match.outcome.scores


def owned(g: Board, seat: int, turns: float) -> Row:
    """What a seat goes on drawing, for each turn that is left, and what it holds now."""
    player = g.players[seat]
    cards = [g.identity[card] for card in player.draw + player.discard + player.hand]
    if player.armour:
        cards.append(g.card_of(player.armour))
    share = turns / max(len(cards), HAND_SIZE)
    row: Row = defaultdict(float)
    power = 0
    for card in cards:
        row["force"] += share * card.value(FORCE)
        row["cosmos"] += share * card.value(COSMOS)
        power += card.value(FORCE) + card.value(COSMOS)
    for held in player.hand:
        card = g.identity[held]
        row["held"] += card.value(FORCE) + card.value(COSMOS) - power / max(len(cards), HAND_SIZE)
    row["armour"] = float(player.armour > 0)
    row["turn"] = float(g.current == seat)
    return row


def lead(g: Board, turns: float) -> Row:
    mine, theirs = owned(g, 0, turns), owned(g, 1, turns)
    return {key: mine.get(key, 0.0) - theirs.get(key, 0.0) for key in mine.keys() | theirs.keys()}


def fitted(rows: Iterator[tuple[Row, float]]) -> Row:
    """Least squares by the normal equations."""
    products: dict[str, Row] = {}
    targets: Row = defaultdict(float)
    for row, target in rows:
        some = [(key, value) for key, value in row.items() if value]
        for key, value in some:
            of = products.setdefault(key, defaultdict(float))
            for other, weight in some:
                of[other] += value * weight
            targets[key] += value * target
    keys = sorted(products)
    return dict(zip(keys, solved([[*[products[a][b] for b in keys], targets[a]] for a in keys])))


def solved(lines: list[list[float]]) -> list[float]:
    """The solution of linear equations, each a line that ends with its right side."""
    count = len(lines)
    for i in range(count):
        pivot = max(range(i, count), key=lambda n: abs(lines[n][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        top = lines[i]
        for n in range(count):
            factor = lines[n][i] / top[i]
            if n != i and factor:
                lines[n] = [value - factor * above for value, above in zip(lines[n], top)]
    return [line[count] / line[i] for i, line in enumerate(lines)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-n", type=int, default=600, help="matches")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first match")
    args = parser.parse_args()
    start = perf_counter()
    matches = [beginnings(args.seed + number) for number in range(args.n)]
    pace = fitted(
        ({"one": 1.0, "flames": g.flames, "reserve": len(g.reserve)}, boards[-1].turn - g.turn)
        for boards, _ in matches
        for g in boards
    )

    def rows() -> Iterator[tuple[Row, float]]:
        for boards, scores in matches:
            for g in boards:
                left = pace["one"] + pace["flames"] * g.flames + pace["reserve"] * len(g.reserve)
                yield lead(g, max(1.0, left / 2)), scores[0] - scores[1] - (g.score(0) - g.score(1))

    weights = fitted(rows())
    print(f"{args.n} matches from seed {args.seed}, {perf_counter() - start:.0f} s")
    print(f"TURNS {pace['one']:.1f}, BY_FLAME {pace['flames']:.2f}, BY_RESERVE {pace['reserve']:.2f}")
    print(f"BY_FORCE {weights['force']:.2f}, BY_COSMOS {weights['cosmos']:.2f}")
    print(f"HELD {weights['held']:.2f}, ARMOUR {weights['armour']:.2f}, the turn itself {weights['turn']:.2f}")


if __name__ == "__main__":
    main()
