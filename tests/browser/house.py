"""A house for the tests: the server as it is, but its bots answer at once, its matches are always the same ones, and it
does not count what anybody asks for. With --leak FILE it tells what it must not and the file names, so that the tests can be seen to notice.

Run as a program of its own: python tests/browser/house.py --database URL --port 0
"""

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any

import kleos
from kleos.engine.game import Cards
from kleos.games.registry import use_cards
from kleos.match import Match
from kleos.server import showing
from kleos.server.house import Config
from kleos.server.plain import Ledger
from kleos.server.protocol import DecisionInfo, LogEntry
from kleos.server.serving import address_of, bound, serve
from kleos.server.settings import Rates
from kleos.table.table import Table


def seeded(seed: int) -> None:
    """Every match begins with this seed."""
    begin = kleos.new

    def new(game: str, **given: Any) -> Match:
        return begin(game, **{"seed": seed, **given})

    setattr(kleos, "new", new)  # noqa: B010 - what is set takes fewer words than what was there


def leaking(wanted: Path) -> None:
    """Tells what must not be told; the file says what, so that one house can leak in every way, one after the other."""
    view_of, new_entries, decision_info = showing.view_of, showing.new_entries, showing.decision_info

    def leaks(what: str) -> bool:
        return what in wanted.read_text()

    def view(match: Match, eyes: int | None, lang: str) -> dict[str, Any]:
        shown = view_of(match, eyes, lang)
        for player in shown["players"]:
            if leaks("hands"):
                player["hand"] = view_of(match, player["seat"], lang)["players"][player["seat"]]["hand"]
        return shown

    def entries(
        match: Match, eyes: int | None, lang: str, since: int, ledger: Ledger, most: int | None
    ) -> list[LogEntry]:
        return new_entries(match, 0 if leaks("logs") else eyes, lang, since, ledger, most)

    def decision(table: Table, eyes: int | None, hidden: bool, lang: str) -> DecisionInfo | None:
        if leaks("decisions"):
            return decision_info(table, table.decider, False, lang)
        return decision_info(table, eyes, hidden, lang)

    showing.view_of, showing.new_entries, showing.decision_info = view, entries, decision


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.01)
    parser.add_argument("--away", type=float, default=60.0)
    parser.add_argument("--nudge", type=float, default=20.0)
    parser.add_argument("--leak", type=Path)
    parser.add_argument("--cards", metavar="GAME=FILE")
    args = parser.parse_args()
    seeded(args.seed)
    if args.leak:
        leaking(args.leak)
    if args.cards:
        game, _, file = args.cards.partition("=")
        use_cards([Cards(game, file, Path(file).read_text("utf-8"))])
    rates = Rates(**{field.name: "100000/minute" for field in fields(Rates)})
    listening = bound("127.0.0.1", args.port)
    config = Config(
        database=args.database,
        pause=args.pause,
        processes=0,
        away=args.away,
        stand_in="random",
        nudge_after=args.nudge,
        rates=rates,
    )
    serve(config, listening, lambda: print(address_of(listening), flush=True))


if __name__ == "__main__":
    main()
