"""How fair a game is between equal bots: win rates by seat, by order of play and by side, with 95 % intervals.

In Mythology GO, where divinities and beliefs are others in every round, also how many rounds who had each of them won, and
with how many points on average.

    python bench/balance.py kanzume-goddess --bots search:100w --players 2 -n 400
    python bench/balance.py kanzume-goddess --bots search:100w --players 4 --option mode=team --seconds 600

The matches are those that `kleos simulate` plays with the same seed. It says which values lie outside the bounds: a seat,
or a place in the order of play, of two players outside 40 to 60 %; a side (God, hero, deck) outside 0.6 to 1.5 times its
fair share, and whether its whole interval does. Of many intervals some are off by chance alone, about one in twenty.
"""

import argparse
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter

import kleos
from kleos.games.mythology_go.lab import course as mythology_go
from kleos.lab.simulate import Plan, play, seating
from kleos.lab.statistics import Distribution, Rate
from kleos.lab.summary import Summary, side_title

SEATS = (0.8, 1.2)  # times the fair share: 40 to 60 % of two players
SIDES = (0.6, 1.5)


@dataclass
class Had:
    """Rounds that were played with something, and what they brought."""

    rounds: Rate = field(default_factory=Rate)
    points: Distribution = field(default_factory=Distribution)

    def add(self, won: bool, points: int) -> None:
        self.rounds.tries += 1
        self.rounds.wins += won
        self.points.counts[points] += 1


Rounds = dict[str, dict[str, Had]]  # by what was had: by its name


def balance(plan: Plan, matches: int, seconds: float) -> tuple[Summary, Distribution, Rounds]:
    """Plays matches until their number or the time is used up; what came of them, of how many rounds and of each."""
    summary = Summary(plan.game, list(plan.bots))
    rounds = Distribution()
    had: Rounds = {}
    start = perf_counter()
    for number in range(matches):
        match = plan.match(number)
        assert match.setup is not None
        order = seating(len(plan.bots), number)
        decisions = play(match, plan.bots, order, match.setup.seed)
        summary.count(match, order, decisions)
        rounds.counts[match.view(None).get("round", 0)] += 1
        if plan.game == "mythology-go":
            count_parts(had, match)
        if perf_counter() - start > seconds:
            break
    summary.seconds = perf_counter() - start
    return summary, rounds, had


def count_parts(had: Rounds, match: kleos.Match) -> None:
    for part in mythology_go.parts(match):
        place = "begins the round" if part.began else "does not begin"
        for what, name in (
            ("divinities", side_title("mythology-go", part.divinity, "en")),
            ("beliefs", side_title("mythology-go", part.belief, "en")),
            ("starters of rounds", place),
        ):
            had.setdefault(what, {}).setdefault(name, Had()).add(part.won, part.points)


def told(rates: Iterable[tuple[str, Rate]], fair: float, bounds: tuple[float, float] | None) -> list[str]:
    """A line for each rate; what is outside the bounds says so."""
    lines = []
    for label, rate in rates:
        low, high = rate.interval
        line = f"  {label:18} {rate.wins:5} of {rate.tries:5}  {100 * rate.share:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})"
        if bounds is not None:
            least, most = bounds[0] * fair, bounds[1] * fair
            if not least <= rate.share <= most:
                whole = ", with its interval" if high < least or low > most else ""
                line += f"  OUTSIDE {100 * least:.0f} to {100 * most:.0f} %{whole}"
        lines.append(line)
    return lines


def told_rounds(had: Rounds, fair: float) -> list[str]:
    """Rounds won and points of a round by what was had; a starter is bound like a seat, if anything."""
    out = []
    for what, entries in had.items():
        ordered = sorted(entries.items(), key=lambda entry: -entry[1].rounds.share)
        lines = told(
            [(name, one.rounds) for name, one in ordered], fair, None if what.startswith("starters") else SIDES
        )
        out += [f"{what}, rounds won alone"]
        out += [f"{line}  points {one.points.mean:.1f}" for line, (_, one) in zip(lines, ordered, strict=True)]
    return out


def report(summary: Summary, rounds: Distribution, had: Rounds) -> str:
    matches, fair = summary.matches, summary.equal
    seats = SEATS if summary.players == 2 else None
    mean, span = rounds.mean, rounds.interval
    within = "" if span is None else f" ({span[0]:.1f} to {span[1]:.1f})"
    out = [
        f"{matches} matches, {summary.draws} drawn, fair share {100 * fair:.1f} %, {summary.seconds:.0f} s",
        f"rounds: mean {mean:.1f}{within}, median {rounds.median:.0f}, least {rounds.least}, most {rounds.most}",
        f"turns: mean {summary.turns.mean:.1f}, least {summary.turns.least}, most {summary.turns.most}",
        f"decisions of a match: mean {summary.decisions_per_match:.0f}",
        "seats",
        *told([(f"p{seat}", Rate(matches, wins)) for seat, wins in enumerate(summary.seat_wins)], fair, seats),
        "order of play",
        *told([(f"{place}.", Rate(matches, wins)) for place, wins in enumerate(summary.order_wins, 1)], fair, seats),
    ]
    if summary.sides:
        named = sorted((side_title(summary.game, side, "en"), rate) for side, rate in summary.sides.items())
        out += ["sides", *told(sorted(named, key=lambda entry: -entry[1].share), fair, SIDES)]
    if had:
        won = sum(one.rounds.wins for one in had["divinities"].values())
        tried = sum(one.rounds.tries for one in had["divinities"].values())
        out += told_rounds(had, won / tried)
    return "\n".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=kleos.games())
    parser.add_argument("--bots", default="search:100w", help="one name for all seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="a match option, as name=value")
    parser.add_argument("-n", type=int, default=400, help="matches at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no match begins later")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    plan = Plan(args.game, (args.bots,) * args.players, args.seed, None, options or None)
    print(report(*balance(plan, args.n, args.seconds)))


if __name__ == "__main__":
    main()
