"""Choices that may be taken back for nothing: how many are, and whether any of them had told something new.

    python bench/undo.py -n 16000 --workers 2             all four games alike
    python bench/undo.py saint-seiya -n 4000 --worlds 400
    python bench/undo.py --by samples                     as a few worlds alone would have it
    python bench/undo.py --by match                       as the match alone would have it

A choice of a random match is looked at as a table does when somebody wants to take it back and other people play. Where
that is free, the choice is made in many more matches that the seat could not tell from this one: if one of them looks
different afterwards, the choice had told something. Where others may react, they are asked in any case.
Exit status 1 if there was such a choice.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import kleos
from kleos.engine.rng import seeded
from kleos.table.undo import difference, last_event, made_in, may_tell, samples_tell, tells
from kleos.testing import eager_choice, random_match

if TYPE_CHECKING:
    from kleos.match import Match

CHUNK = 50  # choices looked at by a worker before it asks for more
OTHERS = 100_000  # the first seed of the worlds that no table looks at
SHOWN = 20


class Chunk(NamedTuple):
    game: str
    seed: int
    tries: int
    worlds: int
    by: str


class Found(NamedTuple):
    """What came of some choices."""

    game: str
    counted: dict[str, int]
    wrong: list[str]


def looked(chunk: Chunk) -> Found:
    counted: Counter[str] = Counter()
    wrong: list[str] = []
    seed = chunk.seed * 1000
    while counted["tries"] < chunk.tries:
        match = random_match(chunk.game, seed)
        rng = seeded(seed, 9)
        seed += 1
        while (decision := match.decision) is not None and counted["tries"] < chunk.tries:
            index = eager_choice(decision, rng) if rng.below(3) else rng.below(len(decision.options))
            token = decision.options[index].token
            after = match.clone()
            if not after.choose_slowly(token) and rng.below(8) == 0:
                counted["tries"] += 1
                if not JUDGES[chunk.by](match, token, after, decision.seat):
                    counted["free"] += 1
                    if told_more(match, token, after, decision.seat, chunk.worlds):
                        counted["wrong"] += 1
                        wrong.append(described(chunk.game, seed - 1, match, token, after, decision.seat))
            match = after
    return Found(chunk.game, dict(counted), wrong)


JUDGES: dict[str, Callable[["Match", str, "Match", int], bool]] = {
    "both": lambda before, token, after, seat: tells(before, token, after, seat, "en") is not None,
    "samples": lambda before, token, after, seat: samples_tell(before, token, after, seat, "en") is not None,
    "match": lambda before, token, after, seat: may_tell(before, after, seat),
}


def told_more(before: "Match", token: str, after: "Match", seat: int, worlds: int) -> bool:
    """Whether any of many worlds tells that the choice had told something."""
    others = (made_in(before, token, seat, number) for number in range(OTHERS, OTHERS + worlds))
    since = last_event(before)
    return any(other is not None and difference(after, other, seat, "en", since) is not None for other in others)


def described(game: str, seed: int, before: "Match", token: str, after: "Match", seat: int) -> str:
    moves = before.moves.count if before.moves is not None else 0
    events = [f"{entry['kind']}: {entry['text']}" for entry in after.log(seat, "en", len(before.log(None)))]
    decision = after.decision
    then = "over" if decision is None else f"{decision.kind} of p{decision.seat}"
    return f"{game} seed {seed} after move {moves}, p{seat} {token}: {events}, then {then}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=kleos.games(), help="only this one")
    parser.add_argument("-n", type=int, default=1600, metavar="N", help="choices to look at, in all")
    parser.add_argument("--worlds", type=int, default=200, help="in which each of those is made again that is free")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--by", choices=JUDGES, default="both", help="what a choice is judged by")
    args = parser.parse_args()
    games = [args.game] if args.game else list(kleos.games())
    each = args.n // len(games)
    chunks = [
        Chunk(game, number, min(CHUNK, each - number * CHUNK), args.worlds, args.by)
        for number in range(-(-each // CHUNK))
        for game in games
    ]
    began = perf_counter()
    counted = {game: Counter[str]() for game in games}
    wrong: list[str] = []
    with ProcessPoolExecutor(args.workers) as pool:
        for found in pool.map(looked, chunks):
            counted[found.game].update(found.counted)
            wrong += found.wrong
    for game, numbers in counted.items():
        share = 100 * numbers["free"] / max(1, numbers["tries"])
        print(
            f"{game}: {numbers['tries']} choices, {numbers['free']} free ({share:.1f} %), {numbers['wrong']} had told something"
        )
    for line in wrong[:SHOWN]:
        print(f"  {line}")
    print(f"{perf_counter() - began:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
