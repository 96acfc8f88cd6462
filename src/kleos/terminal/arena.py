"""Bots against each other: a bar while they play, then tables of who wins how much, against whom and from which seat."""

import argparse
import json
from typing import Final

from kleos.bots import FORFEIT, REPLACED
from kleos.lab.arena import COMPLETE, INTERRUPTED, WORKER_LOST, Contest, arena
from kleos.lab.chart import drawn
from kleos.lab.messages import scores_named
from kleos.lab.sections import heading
from kleos.lab.standings import Standing, Standings, Tally, document, first_seat_advantage
from kleos.terminal.ending import ending_tidily
from kleos.terminal.files import check_writable, write_text
from kleos.terminal.messages import say
from kleos.terminal.opening import named_options
from kleos.terminal.presenters import presenter_of
from kleos.terminal.progress import bar
from kleos.terminal.screen import Screen, grid
from kleos.terminal.simulate import chosen_decks, chosen_seed, show_cards_used

STATUS: Final = {COMPLETE: 0, WORKER_LOST: 1, INTERRUPTED: 130}  # 130 as a shell counts Ctrl-C
ENDED: Final = {INTERRUPTED: "arena-interrupted", WORKER_LOST: "arena-worker-lost"}
FAULTS: Final = {REPLACED: "arena-fault-random", FORFEIT: "arena-fault-forfeit"}
NOTHING: Final = "–"  # where there is no number


def run(args: argparse.Namespace) -> int:
    """kleos arena"""
    contest = asked_for(args)
    contest.check()
    for file in (args.json, args.plot):
        if file is not None:
            check_writable(file)
    with ending_tidily(), bar(say("simulate-bar", args.lang), contest.matches) as on_progress:
        results = arena(contest, args.workers, on_progress)
    standings = Standings(results)
    show(Screen(), standings, args.lang)
    if args.json is not None:
        write_text(args.json, json.dumps(document(results), indent=1) + "\n")
    if args.plot is not None:
        write_text(args.plot, drawn(standings, args.lang))
    return STATUS[results.end]


def asked_for(args: argparse.Namespace) -> Contest:
    presenter = presenter_of(args.game)
    return Contest(
        args.game,
        tuple(name.strip() for name in args.bots.split(",")),
        args.number,
        chosen_seed(args),
        presenter.rules.players[0] if args.players is None else args.players,
        chosen_decks(args, presenter),
        named_options(args.option or (), presenter.rules),
        args.on_fault,
    )


# Showing ------------------------------------------------------------------------------------------------------------------
def show(screen: Screen, standings: Standings, lang: str) -> None:
    results = standings.results
    contest = results.contest
    screen.line(heading(standings.matches, contest.game, contest.seed, contest.decks, lang), style="bold")
    show_cards_used(screen, contest.game, lang)
    scheme = {"players": contest.players, "count": len(contest.bots), "deals": contest.deals}
    screen.line(say("arena-scheme", lang, **scheme))
    show_bots(screen, standings, scores_named(contest.game, lang), lang)
    show_pairs(screen, standings, lang)
    show_seats(screen, standings, lang)
    if standings.tie_added:
        screen.line(say("arena-tie-added", lang))
    for standing in standings.best_first:
        if standing.faults:
            screen.item(told_faults(standing, contest, lang), style="red")
    show_speed(screen, standings, lang)
    if results.end != COMPLETE:
        screen.line(say(ENDED[results.end], lang, played=standings.matches, all=contest.matches), style="bold yellow")


def show_bots(screen: Screen, standings: Standings, scores: str, lang: str) -> None:
    """Win rates, Elo and points, the best bot first."""
    shared = any(standing.all.shared for standing in standings.bots)
    keys = ["simulate-bot", "arena-matches", "simulate-wins"]
    keys += ["arena-shared"] if shared else []
    keys += ["simulate-share", "simulate-interval", "arena-elo"]
    table = grid(*["left" if key in ("simulate-bot", "simulate-interval") else "right" for key in keys], "right")
    table.add_row(*[say(key, lang) for key in keys], scores)
    for standing in standings.best_first:
        tally, rating = standing.all, standing.rating
        low, high = tally.interval
        table.add_row(
            standing.name,
            str(tally.matches),
            str(tally.wins),
            *([str(tally.shared)] if shared else []),
            share(tally, lang),
            say("interval", lang, low=100 * low, high=100 * high),
            NOTHING if rating is None else say("arena-rating", lang, elo=rating.elo, margin=rating.margin),
            say("decimal", lang, number=standing.score_mean),
        )
    screen.line()
    screen.show(table)


def show_pairs(screen: Screen, standings: Standings, lang: str) -> None:
    """Which share of the points the row takes off the column."""
    bots = standings.best_first
    table = grid("left", *["right"] * len(bots))
    table.add_row(say("arena-against", lang), *[bot.name for bot in bots])
    for bot in bots:
        pairs = [standings.pair(bot.bot, other.bot) for other in bots]
        shares = [say("percent", lang, share=100 * pair.rate) if pair.matches else NOTHING for pair in pairs]
        table.add_row(bot.name, *shares)
    screen.line()
    screen.show(table)


def show_seats(screen: Screen, standings: Standings, lang: str) -> None:
    """Win rates by seat, for each bot and for all together."""
    seats = range(standings.results.contest.players)
    table = grid("left", *["right"] * len(seats), "right")
    table.add_row(say("simulate-bot", lang), *[f"p{seat}" for seat in seats], say("arena-first", lang))
    by_name = [(bot.name, bot.seats) for bot in standings.best_first]
    for name, tallies in [*by_name, (say("arena-all", lang), standings.seats)]:
        ahead = first_seat_advantage(tallies)
        more = NOTHING if ahead is None else say("percent-more", lang, share=100 * ahead)
        table.add_row(name, *[share(tally, lang) for tally in tallies], more)
    screen.line()
    screen.show(table)
    screen.line()


def show_speed(screen: Screen, standings: Standings, lang: str) -> None:
    seconds = standings.results.seconds
    speed = {"matches": standings.matches / seconds, "decisions": standings.decisions / seconds}
    screen.line(say("simulate-speed", lang, seconds=seconds, **speed))


def share(tally: Tally, lang: str) -> str:
    return say("percent", lang, share=100 * tally.rate) if tally.matches else NOTHING


def told_faults(standing: Standing, contest: Contest, lang: str) -> str:
    match, fault = standing.faults[0]
    return say(
        "arena-faults",
        lang,
        bot=standing.name,
        count=len(standing.faults),
        what=say(FAULTS[contest.on_fault], lang),
        deal=match.deal + 1,
        seed=match.seed,
        seat=match.order.index(standing.bot),
        moves=fault.moves,
        problem=fault.problem,
    )
