"""What somebody has played: own matches with their results, and how it goes in each game and against whom."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Depends, Request, Response

from kleos.server import showing
from kleos.server.house import House, Unopenable
from kleos.server.library.replies import ExplainingRoute, encoded, language
from kleos.server.protocol import OriginInfo
from kleos.server.requests import number_of
from kleos.server.sitting import ended
from kleos.server.visitors import house_of, person_of
from kleos.table.seating import BOT, rules_of
from kleos.table.store import Kept, KeptOutcome
from kleos.table.table import Table

router = APIRouter(prefix="/api/me", route_class=ExplainingRoute)

Lang = Annotated[str, Depends(language)]
Result = Literal["won", "lost", "drawn", "shared-screen"]

PAGE: Final = 20  # matches told at once
LAST_PAGE: Final = 500
MOST_COUNTED: Final = 500  # matches that the statistics look back on
MOST_OPPONENTS: Final = 12


class Opponent(msgspec.Struct):
    name: str
    bot: str  # its id, "" for a person


class Played(msgspec.Struct):
    """One match that is over, as whoever sat there sees it."""

    table: str  # its replay
    game: str
    title: str
    when: int  # milliseconds since 1970
    result: Result | None  # none where it is not known any more
    score: int | None  # none where the match was given up, which no score tells
    others: list[Opponent]
    best_other: int | None  # the best score among them
    given_up: list[str]  # by whom the match was given up: names, "" for whoever asks
    origin: OriginInfo | None  # where the match comes from; none: a fresh deal


class Matches(msgspec.Struct):
    matches: list[Played]
    more: bool  # whether there is another page


class Tally(msgspec.Struct):
    """How often somebody has won; matches at one screen have no winner."""

    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0


class GameTally(Tally, kw_only=True):
    game: str
    title: str
    streak: int = 0  # matches won in a row up to now
    best_streak: int = 0


class OpponentTally(Tally, kw_only=True):
    name: str
    bot: str


class Statistics(msgspec.Struct):
    games: list[GameTally]
    opponents: list[OpponentTally]  # those met most often first


@dataclass
class Standings:
    """Matches counted from the first to the last."""

    lang: str
    games: dict[str, GameTally] = field(default_factory=dict)
    opponents: dict[str, OpponentTally] = field(default_factory=dict)

    def count(self, kept: Kept, person: str) -> None:
        result = result_of(kept, person)
        known = kept.origin is not None and not kept.origin.anew  # whoever knew the deal has won nothing
        if result is None or result == "shared-screen" or known:
            return
        game = self.games.setdefault(kept.game, GameTally(game=kept.game, title=rules_of(kept.game).title))
        add(game, result)
        game.streak = game.streak + 1 if result == "won" else 0
        game.best_streak = max(game.best_streak, game.streak)
        met = {seat.bot or seat.person: seat for seat in kept.seats if seat.person != person}
        for key, seat in met.items():
            tally = OpponentTally(name=showing.seat_name(seat, self.lang), bot=seat.bot)
            add(self.opponents.setdefault(key, tally), result)


def add(tally: Tally, result: Result) -> None:
    tally.played += 1
    tally.won += result == "won"
    tally.lost += result == "lost"
    tally.drawn += result == "drawn"


def result_of(kept: Kept, person: str) -> Result | None:
    """What came of a match for somebody who sat there."""
    mine = {at for at, seat in enumerate(kept.seats) if seat.person == person}
    if len(mine) > 1:
        return "shared-screen"
    if kept.outcome is None:
        return None
    if len(kept.outcome.winners) == len(kept.seats):
        return "drawn"
    return "won" if mine <= set(kept.outcome.winners) else "lost"


def statistics_of(matches: Iterable[Kept], person: str, lang: str) -> Statistics:
    """The statistics of matches that are given in their order."""
    standings = Standings(lang)
    for kept in matches:
        standings.count(kept, person)
    games = sorted(standings.games.values(), key=lambda one: -one.played)
    opponents = sorted(standings.opponents.values(), key=lambda one: -one.played)
    return Statistics(games, opponents[:MOST_OPPONENTS])


def played(kept: Kept, person: str, lang: str) -> Played:
    result = result_of(kept, person)
    others = [(at, seat) for at, seat in enumerate(kept.seats) if seat.person != person]
    mine = [at for at, seat in enumerate(kept.seats) if seat.person == person]
    given_up = () if kept.outcome is None else kept.outcome.given_up or ()
    scores = () if kept.outcome is None or given_up else kept.outcome.scores
    names = showing.names_of(Table(kept.game, kept.seats), lang)
    return Played(
        table=kept.id,
        game=kept.game,
        title=rules_of(kept.game).title,
        when=kept.changed,
        result=result,
        score=scores[mine[0]] if scores and len(mine) == 1 else None,
        others=[Opponent(showing.seat_name(seat, lang), seat.bot if seat.kind == BOT else "") for _, seat in others],
        best_other=max((scores[at] for at, _ in others), default=None) if scores else None,
        given_up=["" if [at] == mine else names[at] for at in given_up],
        origin=showing.origin_info(kept.origin, lang),
    )


async def outcome_of(house: House, kept: Kept) -> KeptOutcome | None:
    """How a match ended: kept with it, or found out once by playing it again where it ended before that was kept."""
    if kept.outcome is None or kept.outcome.given_up is None:
        opened = None
        with suppress(Unopenable):
            opened = await house.opened(kept.id)
        outcome = None if opened is None else ended(opened[1])
        if outcome is not None:
            await house.store.keep_outcome(kept.id, outcome)
            return outcome
    return kept.outcome


@router.get("/matches")
async def my_matches(request: Request, lang: Lang) -> Response:
    """A page of the matches that are over and where I sat, the last first."""
    house = house_of(request)
    person = await person_of(request)
    page = min(number_of(request, "page") or 0, LAST_PAGE)
    found = await house.store.played_by(person.id, PAGE + 1, page * PAGE)
    for kept in found[:PAGE]:
        kept.outcome = await outcome_of(house, kept)
    return encoded(Matches([played(kept, person.id, lang) for kept in found[:PAGE]], len(found) > PAGE))


@router.get("/statistics")
async def my_statistics(request: Request, lang: Lang) -> Response:
    person = await person_of(request)
    found = await house_of(request).store.played_by(person.id, MOST_COUNTED)
    return encoded(statistics_of(reversed(found), person.id, lang))
