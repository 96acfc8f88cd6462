"""How fair a game is between equal bots: win rates by seat, by order of play and by side, with 95 % intervals.

    python bench/balance.py kanzume-goddess --bots search:100w --players 2 -n 400
    python bench/balance.py kanzume-goddess --bots search:100w --players 4 --option mode=team --seconds 600

The matches are those that `kleos simulate` plays with the same seed. It says which values lie outside the bounds: a seat,
or a place in the order of play, of two players outside 40 to 60 %; a side (God, hero, deck) outside 0.6 to 1.5 times its
fair share, and whether its whole interval does. Of many intervals some are off by chance alone, about one in twenty.
"""

import argparse
from collections.abc import Iterable
from time import perf_counter

import kleos
from kleos.lab.simulate import Plan, play, seating
from kleos.lab.statistics import Distribution, Rate
from kleos.lab.summary import Summary, side_title

SEATS = (0.8, 1.2)  # times the fair share: 40 to 60 % of two players
SIDES = (0.6, 1.5)


def balance(plan: Plan, matches: int, seconds: float) -> tuple[Summary, Distribution]:
    """Plays matches until their number or the time is used up; what came of them, and how many rounds they had."""
    summary = Summary(plan.game, list(plan.bots))
    rounds = Distribution()
    start = perf_counter()
    for number in range(matches):
        match = plan.match(number)
        assert match.setup is not None
        order = seating(len(plan.bots), number)
        decisions = play(match, plan.bots, order, match.setup.seed)
        summary.count(match, order, decisions)
        rounds.counts[match.view(None).get("round", 0)] += 1
        if perf_counter() - start > seconds:
            break
    summary.seconds = perf_counter() - start
    return summary, rounds


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


def report(summary: Summary, rounds: Distribution) -> str:
    matches, fair = summary.matches, summary.equal
    seats = SEATS if summary.players == 2 else None
    mean, span = rounds.mean, rounds.interval
    within = "" if span is None else f" ({span[0]:.1f} to {span[1]:.1f})"
    out = [
        f"{matches} matches, {summary.draws} drawn, fair share {100 * fair:.1f} %, {summary.seconds:.0f} s",
        f"rounds: mean {mean:.1f}{within}, median {rounds.median:.0f}, least {rounds.least}, most {rounds.most}",
        "seats",
        *told([(f"p{seat}", Rate(matches, wins)) for seat, wins in enumerate(summary.seat_wins)], fair, seats),
        "order of play",
        *told([(f"{place}.", Rate(matches, wins)) for place, wins in enumerate(summary.order_wins, 1)], fair, seats),
    ]
    if summary.sides:
        named = sorted((side_title(summary.game, side, "en"), rate) for side, rate in summary.sides.items())
        out += ["sides", *told(sorted(named, key=lambda entry: -entry[1].share), fair, SIDES)]
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
