"""What a summary tells, in a language: tables with what can be drawn of them, and sentences beside."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import kleos
from kleos.games.registry import game_named
from kleos.lab.course import ACQUIRED, DRAWN, PLAYED
from kleos.lab.messages import scores_named
from kleos.lab.plots import Bars, Intervals, Plot
from kleos.lab.simulate import RANDOM, STARTER
from kleos.lab.statistics import Distribution, Rate
from kleos.lab.summary import Summary, side_title
from kleos.language.messages import Words, say

DECKS: Final = {RANDOM: "decks-random", STARTER: "decks-starter"}
WAYS: Final = {ACQUIRED: "cards-acquired", DRAWN: "cards-drawn", PLAYED: "cards-played"}

# Columns
RATED: Final = ("simulate-wins", "simulate-share", "simulate-interval")
MEASURED: Final = (
    "simulate-what",
    "simulate-mean",
    "simulate-interval",
    "simulate-deviation",
    "simulate-least",
    "simulate-median",
    "simulate-most",
)

UNKNOWN: Final = "–"
BARS: Final = 24  # of a histogram; more are too thin on a phone
PLOTTED: Final = 10  # cards, best and worst each


@dataclass(frozen=True)
class Section:
    """A table with a title. `words` is how many columns, from the left, are words; the others are numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    words: int = 1
    plots: tuple[Plot, ...] = ()


def heading(matches: int, game: str, seed: int, decks: str | None, lang: str) -> str:
    played: dict[str, Any] = {"matches": matches, "game": game, "seed": seed}
    if decks is None:
        return say("simulate-heading-no-decks", lang, **played)
    return say("simulate-heading", lang, decks=Words(DECKS[decks]), **played)


def sentences(summary: Summary, lang: str) -> list[str]:
    """What no table tells; how fast it went comes last."""
    out = []
    if summary.draws:
        out.append(say("simulate-draws", lang, draws=summary.draws))
    if sum(summary.order_wins):
        advantage, (low, high) = summary.first_advantage
        out.append(say("simulate-advantage", lang, advantage=100 * advantage, low=100 * low, high=100 * high))
    speed = {"matches": summary.matches_per_second, "decisions": summary.decisions_per_second}
    out.append(say("simulate-speed", lang, seconds=summary.seconds, **speed))
    return out


def sections(summary: Summary, lang: str) -> list[Section]:
    """Everything but the cards."""
    out = [by_bot(summary, lang), by_seat(summary, lang), by_order(summary, lang)]
    if summary.sides:
        out.append(by_side(summary, lang))
    out.append(numbers(summary, lang))
    return out


# Shares -----------------------------------------------------------------------------------------------------------------
def rated(rate: Rate, lang: str) -> list[str]:
    """A number of wins, its share, and what the true share may be."""
    low, high = rate.interval
    return [
        str(rate.wins),
        say("percent", lang, share=100 * rate.share),
        say("interval", lang, low=100 * low, high=100 * high),
    ]


def said(lang: str, *keys: str) -> list[str]:
    return [say(key, lang) for key in keys]


def whiskers(rates: Sequence[tuple[str, Rate]], summary: Summary, title: str) -> tuple[Plot, ...]:
    """The shares with their intervals, beside an equal share."""
    return (Intervals(title, [(label, *rate.interval, rate.share) for label, rate in rates], summary.equal),)


def by_bot(summary: Summary, lang: str) -> Section:
    title = say("simulate-by-bot", lang)
    rates = [(label, Rate(summary.matches, wins)) for label, wins in zip(summary.labels, summary.wins, strict=True)]
    rows = [
        [label, *rated(rate, lang), say("decimal", lang, number=points)]
        for (label, rate), points in zip(rates, summary.points_mean, strict=True)
    ]
    columns = [
        *said(lang, "simulate-bot", *RATED),
        say("simulate-points", lang, scores=scores_named(summary.game, lang)),
    ]
    return Section(title, columns, rows, plots=whiskers(rates, summary, title))


def by_seat(summary: Summary, lang: str) -> Section:
    title = say("simulate-by-seat", lang)
    rates = [(f"p{seat}", Rate(summary.matches, wins)) for seat, wins in enumerate(summary.seat_wins)]
    rows = [[label, *rated(rate, lang)] for label, rate in rates]
    return Section(title, said(lang, "simulate-seat", *RATED), rows, plots=whiskers(rates, summary, title))


def by_order(summary: Summary, lang: str) -> Section:
    title = say("simulate-by-order", lang)
    rates = [(str(place), Rate(summary.matches, wins)) for place, wins in enumerate(summary.order_wins, 1)]
    rows = [[label, *rated(rate, lang)] for label, rate in rates]
    return Section(title, said(lang, "simulate-order", *RATED), rows, plots=whiskers(rates, summary, title))


def by_side(summary: Summary, lang: str) -> Section:
    """Decks, heroes or Gods, whatever the game has."""
    title = game_named(summary.game).sides_name(lang)
    rates = [(side_title(summary.game, side, lang), summary.sides[side]) for side in sorted(summary.sides)]
    rows = [[label, str(rate.tries), *rated(rate, lang)] for label, rate in rates]
    columns = [title, *said(lang, "simulate-times", *RATED)]
    return Section(title, columns, rows, plots=whiskers(rates, summary, title))


# Numbers ----------------------------------------------------------------------------------------------------------------
def numbers(summary: Summary, lang: str) -> Section:
    """Turns, decisions, points and the lead: how they are distributed."""
    named = scores_named(summary.game, lang)
    measured = [(say("simulate-turns", lang), summary.turns), (say("simulate-lengths", lang), summary.lengths)]
    for label, scores in zip(summary.labels, summary.scores, strict=True):
        measured.append((say("simulate-scores", lang, scores=named, bot=label), scores))
    measured.append((say("simulate-leads", lang), summary.leads))
    return Section(
        say("simulate-numbers", lang, scores=named),
        said(lang, *MEASURED),
        [[label, *described(distribution, lang)] for label, distribution in measured],
        plots=tuple(Bars(label, bars(distribution)) for label, distribution in measured),
    )


def described(distribution: Distribution, lang: str) -> list[str]:
    interval, deviation = distribution.interval, distribution.deviation
    return [
        say("tenths", lang, number=distribution.mean),
        UNKNOWN if interval is None else say("range", lang, low=interval[0], high=interval[1]),
        UNKNOWN if deviation is None else say("tenths", lang, number=deviation),
        str(distribution.least),
        say("tenths", lang, number=distribution.median),
        str(distribution.most),
    ]


def bars(distribution: Distribution) -> list[tuple[str, int]]:
    ranges = distribution.bins(BARS)
    return [(str(first) if first == last else f"{first}–{last}", count) for first, last, count in ranges]


# Cards ------------------------------------------------------------------------------------------------------------------
def by_card(summary: Summary, lang: str) -> list[Section]:
    """A section for every way of meeting cards, with all of them, the best first."""
    faces = kleos.rules(summary.game).cards
    out = []
    for way, rates in summary.cards.items():
        title = say(WAYS[way], lang)
        plotted = outstanding(rates, PLOTTED)
        labelled = list(zip(told_apart([id for id, _ in plotted], faces, lang), [rate for _, rate in plotted]))
        plots = whiskers(labelled, summary, say("cards-best", lang, title=title))
        out.append(Section(title, card_columns(lang), card_rows(rates, by_worth(rates), faces, lang), 2, plots))
    return out


def told_apart(ids: Sequence[str], faces: Mapping[str, Any], lang: str) -> list[str]:
    """The names of cards; with its id where another of them has the same."""
    names = [faces[id].name(lang) for id in ids]
    return [name if names.count(name) == 1 else f"{name} ({id})" for id, name in zip(ids, names)]


def best_cards(summary: Summary, most: int, lang: str) -> list[Section]:
    """A section for every way of meeting cards, with at most so many of the best and of the worst."""
    faces = kleos.rules(summary.game).cards
    out = []
    for way, rates in summary.cards.items():
        title = say("cards-best", lang, title=Words(WAYS[way]))
        chosen = [id for id, _ in outstanding(rates, most)]
        out.append(Section(title, card_columns(lang), card_rows(rates, chosen, faces, lang), 2))
    return out


def card_columns(lang: str) -> list[str]:
    return said(lang, "simulate-id", "simulate-card", "simulate-times", *RATED)


def card_rows(rates: Mapping[str, Rate], ids: Sequence[str], faces: Mapping[str, Any], lang: str) -> list[list[str]]:
    return [[id, faces[id].name(lang), str(rates[id].tries), *rated(rates[id], lang)] for id in ids]


def by_worth(rates: Mapping[str, Rate]) -> list[str]:
    """The ids of the cards, those with the greatest share first."""
    return sorted(rates, key=lambda id: (-rates[id].share, id))


def outstanding(rates: Mapping[str, Rate], most: int) -> list[tuple[str, Rate]]:
    """The best and the worst cards, judged by the near end of their interval: a card seen seldom is neither."""
    best = sorted(rates, key=lambda id: (-rates[id].interval[0], id))[:most]
    worst = sorted(rates, key=lambda id: (rates[id].interval[1], id))[:most]
    return [(id, rates[id]) for id in by_worth(rates) if id in best or id in worst]
