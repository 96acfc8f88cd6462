"""Playing a record through: its log line by line, and whether it leads where it says."""

import argparse
from typing import Any

import kleos
from kleos.engine.errors import KleosError, RecordError
from kleos.match import Match, replayed
from kleos.terminal.files import read_text
from kleos.terminal.screen import Screen


def run(args: argparse.Namespace) -> int:
    """kleos replay"""
    screen = Screen()
    text = read_text(args.file)
    shown = 0
    match: Match | None = None
    try:
        for match in replayed(text):
            if shown == 0 and args.seat is not None:
                match.check_seat(args.seat)
            for entry in entries(match, args.seat, args.all, args.lang, shown):
                screen.line(f"{entry['number']:>4}  {entry['text']}")
                shown = entry["number"]
    except RecordError as problem:
        raise KleosError(f"{args.file}: {problem}") from None
    assert match is not None
    screen.line()
    screen.line(result(match), style="bold")
    has_hash = any(line.startswith("hash: ") for line in text.splitlines())
    screen.line("hash ok" if has_hash else "the record names no hash")
    return 0


def entries(match: kleos.Match, seat: int | None, everything: bool, lang: str, since: int) -> list[dict[str, Any]]:
    """The log after an event as one seat saw it; or, of every event, what the one who saw most of it saw."""
    if not everything:
        return match.log(seat, lang, since)
    told = [match.log(eyes, lang, since) for eyes in (None, *range(match.players))]
    return [next((entry for entry in seen if "cards" in entry), seen[0]) for seen in zip(*told, strict=True)]


def result(match: kleos.Match) -> str:
    outcome = match.outcome
    if outcome is None:
        decision = match.decision
        return f"The match goes on: p{decision.seat} is to decide." if decision else "The match goes on."
    scores = " : ".join(str(score) for score in outcome.scores)
    winners = " and ".join(f"p{winner}" for winner in outcome.winners)
    return f"{winners} {'wins' if len(outcome.winners) == 1 else 'win'}, {scores}."
