"""Many matches between bots, with a bar while they are played and a table of what came of them."""

import argparse
import secrets
from typing import Any

from kleos.bots import RandomBot
from kleos.lab.simulate import RANDOM, STARTER, Summary, simulate
from kleos.terminal.guide import Guide
from kleos.terminal.guides import guide_of
from kleos.terminal.messages import Mistake, Words, say
from kleos.terminal.progress import bar
from kleos.terminal.screen import Screen, grid

DECKS = {RANDOM: "decks-random", STARTER: "decks-starter"}
RANDOM_BOT = RandomBot.name  # plays where no bot is named
BY_BOT = ("simulate-bot", "simulate-wins", "simulate-share", "simulate-interval", "simulate-points")
BY_SEAT = ("simulate-seat", "simulate-wins", "simulate-share", "simulate-interval")


def run(args: argparse.Namespace) -> int:
    """kleos simulate"""
    guide = guide_of(args.game)
    decks = chosen_decks(args, guide)
    bots = named_bots(args, guide.rules.players[0])
    seed = chosen_seed(args)
    with bar(say("simulate-bar", args.lang), args.number) as on_progress:
        summary = simulate(args.game, args.number, bots, seed, decks, on_progress=on_progress)
    show(Screen(), summary, seed, decks, args.lang)
    return 0


def chosen_decks(args: argparse.Namespace, guide: Guide) -> str | None:
    """Which decks are played; None where the game has none."""
    if args.decks is not None and not guide.has_decks:
        raise guide.no_decks("--decks", args.lang)
    return (args.decks or RANDOM) if guide.has_decks else None


def chosen_seed(args: argparse.Namespace) -> int:
    return secrets.randbits(32) if args.seed is None else int(args.seed)


def named_bots(args: argparse.Namespace, least: int) -> list[str]:
    """A bot for each seat; one named alone takes all of them."""
    names = [name.strip() for name in (args.bots or RANDOM_BOT).split(",")]
    if args.players is None:
        return names if args.bots else names * least
    if len(names) not in (1, args.players):
        raise Mistake("bots-players", players=args.players, count=len(names))
    return names * args.players if len(names) == 1 else names


def show(screen: Screen, summary: Summary, seed: int, decks: str | None, lang: str) -> None:
    screen.line(heading(summary.matches, summary.game, seed, decks, lang), style="bold")
    bots = grid("left", "right", "right", "left", "right")
    bots.add_row(*[say(key, lang) for key in BY_BOT])
    for label, wins, points in zip(summary.labels, summary.wins, summary.points_mean, strict=True):
        bots.add_row(label, *counted(summary, wins, lang), say("decimal", lang, number=points))
    screen.show(bots)
    seats = grid("left", "right", "right", "left")
    seats.add_row(*[say(key, lang) for key in BY_SEAT])
    for seat, wins in enumerate(summary.seat_wins):
        seats.add_row(f"p{seat}", *counted(summary, wins, lang))
    screen.line()
    screen.show(seats)
    screen.line()
    if summary.draws:
        screen.line(say("simulate-draws", lang, draws=summary.draws))
    screen.line(say("simulate-decisions", lang, decisions=summary.decisions_per_match))
    speed = {"matches": summary.matches_per_second, "decisions": summary.decisions_per_second}
    screen.line(say("simulate-speed", lang, seconds=summary.seconds, **speed))


def heading(matches: int, game: str, seed: int, decks: str | None, lang: str) -> str:
    played: dict[str, Any] = {"matches": matches, "game": game, "seed": seed}
    if decks is None:
        return say("simulate-heading-no-decks", lang, **played)
    return say("simulate-heading", lang, decks=Words(DECKS[decks]), **played)


def counted(summary: Summary, wins: int, lang: str) -> list[str]:
    """A number of wins, its share, and what the true share may be."""
    low, high = summary.interval(wins)
    return [
        str(wins),
        say("percent", lang, share=100 * summary.share(wins)),
        say("interval", lang, low=100 * low, high=100 * high),
    ]
