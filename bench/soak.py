"""Random matches by the million, all invariants checked after every step; every second one by eager players.

    python bench/soak.py naruto-mythos -n 1000000 --workers 2
    python bench/soak.py saint-seiya -n 100000 --workers 2            any number of players
    python bench/soak.py saint-seiya -n 25000 --players 5             always five
    python bench/soak.py kanzume-goddess -n 20000                     individual matches of two to six
    python bench/soak.py kanzume-goddess -n 20000 --players 4 --option mode=team --option mains=2,1
    python bench/soak.py mythology-go -n 70000                        two to eight in turn

A match comes from its seed alone (decks, deal and choices), so an offender is played again with --seed S -n 1.
Exit status 1 if a match broke an invariant, raised, or did not end.
"""

import argparse
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import kleos
from kleos.engine.rng import seeded
from kleos.testing import check_invariants, eager_choice, random_match

if TYPE_CHECKING:
    from kleos.match import Match

CHUNK = 50  # matches handed to a worker at once
LONGEST = 20_000  # decisions after which a match is taken to be endless
PAUSE = 5.0  # seconds between two lines of progress
SHOWN = 5  # offenders printed in full; the others are only counted


class Chunk(NamedTuple):
    """Matches for a worker; those with a seed divisible by `check_every` are checked."""

    game: str
    seeds: range
    check_every: int
    players: int | None  # None: any number, by the seed
    options: dict[str, Any]  # of the match


class Offender(NamedTuple):
    """A match that went wrong."""

    seed: int
    decisions: int
    problems: list[str]
    record: str


class Result(NamedTuple):
    """What came of the matches of a chunk."""

    matches: int
    decisions: int
    offenders: list[Offender]


# ---- in a worker ---------------------------------------------------------------------
def unchecked(match: "Match") -> list[str]:
    return []


def play(
    game: str, seed: int, players: int | None, options: dict[str, Any], check: Callable[["Match"], list[str]]
) -> tuple[int, Offender | None]:
    """Play to the end or to the first problem; how many decisions it took, and what went wrong."""
    rng = seeded(seed, 9)
    match: Match | None = None
    count = 0
    try:
        match = random_match(game, seed, players, options)
        problems = check(match)
        while not problems and (decision := match.decision) is not None:
            match.choose(eager_choice(decision, rng) if seed % 2 else rng.below(len(decision.options)))
            count += 1
            problems = check(match) if count < LONGEST else [f"no end after {count} decisions"]
    except Exception:  # noqa: BLE001 - whatever a match raises is shown with its seed and fails the soak
        problems = [traceback.format_exc().rstrip()]
    if not problems:
        return count, None
    return count, Offender(seed, count, problems, "" if match is None else match.record())


def play_chunk(chunk: Chunk) -> Result:
    decisions = 0
    offenders: list[Offender] = []
    for seed in chunk.seeds:
        check = unchecked if seed % chunk.check_every else check_invariants
        count, offender = play(chunk.game, seed, chunk.players, chunk.options, check)
        decisions += count
        if offender is not None:
            offenders.append(offender)
    return Result(len(chunk.seeds), decisions, offenders)


# ---- the run -------------------------------------------------------------------------
def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=kleos.games())
    parser.add_argument("-n", "--matches", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (one for each core)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first match; the next has the next (0)")
    parser.add_argument("--check-every", type=int, default=1, metavar="K", help="check one match in K (1)")
    parser.add_argument("--players", type=int, help="how many take part (any number the game allows)")
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="of the match; numbers by commas",
    )
    return parser.parse_args()


def option(text: str) -> tuple[str, Any]:
    """mode=team, first_player=1, mains=2,1"""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"not NAME=VALUE: {text}")
    words = value.split(",")
    if not all(word.isdigit() for word in words):
        return name, value
    numbers = [int(word) for word in words]
    return name, numbers[0] if len(numbers) == 1 else numbers


def chunks(args: argparse.Namespace) -> Iterator[Chunk]:
    end = args.seed + args.matches
    for first in range(args.seed, end, CHUNK):
        seeds = range(first, min(first + CHUNK, end))
        yield Chunk(args.game, seeds, args.check_every, args.players, dict(args.option))


def results(args: argparse.Namespace) -> Iterator[Result]:
    """In the order of the seeds, so that every run prints the same."""
    with ProcessPoolExecutor(args.workers) as pool:
        yield from pool.map(play_chunk, chunks(args))


def show(offender: Offender) -> None:
    print(f"\nVIOLATION: seed {offender.seed}, after {offender.decisions} decisions")
    print("\n".join(offender.problems))
    print(f"{offender.record}\n", flush=True)


def soak(args: argparse.Namespace) -> int:
    """Play everything, print as it goes, and return the number of offenders."""
    matches = decisions = violations = 0
    start = said = perf_counter()

    def progress() -> str:
        pace = matches / (perf_counter() - start)
        return f"{matches:,} matches, {decisions:,} decisions, {violations:,} violations, {pace:,.0f} matches/s"

    try:
        for result in results(args):
            for offender in result.offenders[: max(0, SHOWN - violations)]:
                show(offender)
            matches += result.matches
            decisions += result.decisions
            violations += len(result.offenders)
            if perf_counter() - said >= PAUSE:
                said = perf_counter()
                print(progress(), flush=True)
    except BrokenProcessPool:
        sys.exit(f"{progress()}; then a worker died in a match shortly after seed {args.seed + matches - 1}")
    print(f"{args.game} from seed {args.seed}: {progress()}")
    return violations


if __name__ == "__main__":
    sys.exit(1 if soak(arguments()) else 0)
