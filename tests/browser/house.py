"""A house for the tests: the server as it is, but its bots answer at once, its matches are always the same ones, and it
does not count what anybody asks for. With --leak it tells what it must not, so that the tests can be seen to notice.

Run as a program of its own: python tests/browser/house.py --database URL --port 0
"""

import argparse
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import kleos
from kleos.match import Match
from kleos.server import showing
from kleos.server.house import Config
from kleos.server.limits import Rates
from kleos.server.messages import DecisionInfo
from kleos.server.serving import address_of, bound, serve
from kleos.table.table import Table


def seeded(seed: int) -> None:
    """Every match begins with this seed."""
    begin = kleos.new

    def new(game: str, **given: Any) -> Match:
        return begin(game, **{"seed": seed, **given})

    kleos.new = new


def leak_hands() -> None:
    """Whoever looks sees the hands of everybody."""
    view_of = showing.view_of

    def view(match: Match, eyes: int | None, lang: str) -> dict[str, Any]:
        shown = view_of(match, eyes, lang)
        for player in shown["players"]:
            player["hand"] = view_of(match, player["seat"], lang)["players"][player["seat"]]["hand"]
        return shown

    showing.view_of = view


def leak_logs() -> None:
    """Whoever looks reads the log as the first player does."""
    log_entries = showing.log_entries
    showing.log_entries = lambda match, eyes, lang, since: log_entries(match, 0, lang, since)


def leak_decisions() -> None:
    """Whoever looks learns what the decider is offered."""
    decision_info = showing.decision_info

    def told(table: Table, eyes: int | None, lang: str) -> DecisionInfo | None:
        return decision_info(table, table.decider, lang)

    showing.decision_info = told


LEAKS: dict[str, Callable[[], None]] = {"hands": leak_hands, "logs": leak_logs, "decisions": leak_decisions}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.01)
    parser.add_argument("--leak", choices=LEAKS)
    args = parser.parse_args()
    seeded(args.seed)
    if args.leak:
        LEAKS[args.leak]()
    rates = Rates(**{field.name: "100000/minute" for field in fields(Rates)})
    listening = bound("127.0.0.1", args.port)
    config = Config(database=args.database, pause=args.pause, processes=0, rates=rates)
    serve(config, listening, lambda: print(address_of(listening), flush=True))


if __name__ == "__main__":
    main()
