"""Opening tables, finding them, taking a seat, leaving it, and closing a table that nobody came to."""

import json
import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy import select

import kleos
from kleos.bots import bot_named
from kleos.engine.errors import KleosError
from kleos.language.messages import Words
from kleos.server import showing
from kleos.server.accounts import free_name
from kleos.server.house import House, Unopenable
from kleos.server.library.replies import ExplainingRoute, Refused, encoded, language
from kleos.server.protocol import CardsInfo, OriginInfo
from kleos.server.requests import body_of
from kleos.server.sitting import Sitting
from kleos.server.visitors import house_of, kept_person_of, network_of, person_of
from kleos.table import schema
from kleos.table.clocks import Clocks
from kleos.table.seating import BOT, OPEN, PERSON, Seat, begun, check_side, rules_of
from kleos.table.store import Kept, Person
from kleos.table.table import Table

router = APIRouter(prefix="/api", route_class=ExplainingRoute)

Lang = Annotated[str, Depends(language)]

SHORTEST_CLOCK: Final = 5  # seconds
LONGEST_CLOCK: Final = 30  # days
LONGEST_BUDGET: Final = 5.0  # seconds that a bot at a table may ask for
DAY: Final = 24 * 3600
MOST_TURNS: Final = 30  # tables of somebody's that are looked at for whose turn it is
MOST_OVER: Final = 6  # matches that the lobby offers to look at again
STALE: Final = 6 * 3600 * 1000  # milliseconds after which a table without anybody is no longer offered


# What is asked and answered -----------------------------------------------------------------------------------------------
class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a chair, and with what."""

    kind: Literal["person", "bot", "open"]
    bot: str = ""
    side: str = ""
    deck: str = ""  # the id of a deck of mine
    name: str = ""  # of one of several people at this screen


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for each move, and for all of them together."""

    move: float | None = None
    total: float | None = None


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    clocks: ClockWish = msgspec.field(default_factory=ClockWish)
    listed: bool = False
    watchable: bool = False
    lends: bool = False  # whether a bot may play on for me when I am away


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    invite: str = ""
    side: str = ""
    deck: str = ""
    lends: bool = False


class FillWish(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for an open seat."""

    seat: int
    bot: str


class LevelWish(msgspec.Struct, forbid_unknown_fields=True):
    """The bot to meet next."""

    bot: str


class Made(msgspec.Struct):
    id: str


class ListedSeat(msgspec.Struct):
    """A chair in a list: who sits there, and what they bring if that is known to all."""

    seat: int
    kind: str
    name: str
    bot: str
    side: str
    yours: bool


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    mode: str
    status: str
    seats: list[ListedSeat]
    moves: int
    when: int  # milliseconds since 1970
    your_turn: bool
    clocks: ClockWish
    options: dict[str, Any]
    watchable: bool
    host: bool  # whether whoever asks opened it
    origin: OriginInfo | None  # where its match comes from; none: a fresh deal
    cards: CardsInfo | None  # null: those that come with the game


class Lobby(msgspec.Struct):
    open: list[Listed]
    watch: list[Listed]
    over: list[Listed]  # to look at again


class Mine(msgspec.Struct):
    tables: list[Listed]


class TableInfo(msgspec.Struct):
    """What somebody with the link may know: the table, and what is open to them."""

    table: Listed
    you_sit: bool
    may_join: bool
    may_watch: bool


# Opening ------------------------------------------------------------------------------------------------------------------
@router.post("/tables")
async def open_table(request: Request, lang: Lang) -> Response:
    """A new table of whoever asks."""
    house = house_of(request)
    wish = await body_of(request, TableWish)
    person = await kept_person_of(request)
    house.gate.check("tables", person.id, network_of(request.scope))
    kept = await wished_table(house, wish, person, lang)
    return encoded(Made((await house.open_table(kept)).id), 201)


@router.post("/tables/{table}/again")
async def meet_another(request: Request, table: str) -> Response:
    """After a match alone: a new one as that was, with what everybody brought, against other bots."""
    house = house_of(request)
    wish = await body_of(request, LevelWish)
    bot = known_bot(wish.bot, "bot")
    sitting = await known_sitting(house, table)
    person = await person_of(request)
    check_host(sitting, person)
    if not sitting.over:
        raise Refused(409, "not-over", Words("not-over"))
    if sitting.table.mode != "solo":
        raise Refused(409, "not-alone", Words("not-alone"))
    house.gate.check("tables", person.id, network_of(request.scope))
    try:
        return encoded(Made(await house.again(sitting.kept, bot)), 201)
    except KleosError as problem:
        raise Refused(409, "cannot-begin", Words("cannot-begin", problem=problem.words)) from None


async def wished_table(house: House, wish: TableWish, person: Person, lang: str) -> Kept:
    """The table that is asked for, not yet opened; raises what stands against it."""
    try:
        rules = rules_of(wish.game)
    except KleosError as problem:
        raise Refused(404, "unknown-game", problem.words, field="game") from None
    seats = await wished_seats(house, rules, wish.seats, wish.options, person, lang)
    for seat in seats:
        seat.lends = wish.lends and seat.kind == PERSON
    kept = Kept(
        id="",
        game=rules.game,
        host=person.id,
        seats=seats,
        options=wish.options,
        clocks=clocks(wish.clocks),
        listed=wish.listed,
        watchable=wish.watchable,
    )
    try:
        begun(kept.game, seats, wish.options)  # what is wrong with the options is told before others come
    except KleosError as problem:
        raise Refused(400, "refused", problem.words, field="options") from None
    return kept


async def wished_seats(
    house: House, rules: kleos.Rules, wishes: list[SeatWish], options: Mapping[str, Any], person: Person, lang: str
) -> list[Seat]:
    least, most = rules.players
    if not least <= len(wishes) <= most:
        words = Words("seats-number", game=rules.title, least=least, most=most, count=len(wishes))
        raise Refused(400, "seats-number", words, field="seats")
    if not any(wish.kind == PERSON for wish in wishes):
        raise Refused(400, "seat-for-you", Words("seat-for-you"), field="seats")
    seats: list[Seat] = []
    for at, wish in enumerate(wishes):
        seat = Seat(wish.kind, side=wish.side)
        if wish.kind == BOT:
            seat.bot = known_bot(wish.bot, f"seats.{at}.bot")
        elif wish.kind == PERSON:
            seat.person, seat.name = person.id, person.name
            seat.called = await given_name(house, person, wish.name, f"seats.{at}.name")
        if wish.deck:
            seat.deck = await deck_text(house, person, rules.game, wish.deck, f"seats.{at}.deck")
        check_bringing(rules, seat, seats, options, lang, f"seats.{at}.")
        seats.append(seat)
    return seats


async def given_name(house: House, person: Person, name: str, field: str) -> str:
    """The name of somebody at a shared screen; without one, they are called as whoever opened the table."""
    if not name.strip():
        return ""
    try:
        return await free_name(house, name, person)
    except Refused as problem:
        raise Refused(problem.status, problem.code, problem.words, field=field) from None


def check_bringing(
    rules: kleos.Rules, seat: Seat, others: list[Seat], options: Mapping[str, Any], lang: str, of: str = ""
) -> None:
    try:
        check_side(rules, seat, others, options, lang)
    except KleosError as problem:
        raise Refused(400, "side", problem.words, field=of + ("deck" if seat.deck else "side")) from None


def known_bot(name: str, field: str) -> str:
    """A bot that may sit at a table: one that answers in good time."""
    try:
        bot = bot_named(name[:40], 0)
    except KleosError as problem:
        raise Refused(400, "unknown-bot", problem.words, field=field) from None
    budget = getattr(bot, "budget", None)
    if budget is not None and budget.seconds > LONGEST_BUDGET:
        raise Refused(400, "unknown-bot", Words("bot-too-slow"), field=field)
    return name


def clocks(wish: ClockWish) -> Clocks:
    return Clocks(clock(wish.move, "clocks.move"), clock(wish.total, "clocks.total"))


def clock(seconds: float | None, field: str) -> int | None:
    if seconds is None:
        return None
    if not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK * DAY:
        words = Words("clock-range", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
        raise Refused(400, "clock-range", words, field=field)
    return int(seconds * 1000)


async def deck_text(house: House, person: Person, game: str, id: str, field: str = "deck") -> str:
    """The text of a deck of somebody's own."""
    columns = schema.decks.c
    mine = (columns.id == id[:64]) & (columns.person == person.id) & (columns.game == game)
    found = await house.store.row(select(columns.text).where(mine))
    if found is None:
        raise Refused(404, "no-deck", Words("no-deck-of-yours"), field=field)
    return str(found["text"])


# Finding ------------------------------------------------------------------------------------------------------------------
@router.get("/tables")
async def lobby(request: Request, lang: Lang) -> Response:
    """Tables with a free seat, tables to watch, and matches to look at again."""
    house = house_of(request)
    person = await person_of(request)
    columns = schema.tables.c
    recent = columns.changed > house.now() - STALE
    waiting = await house.store.tables_where(columns.listed & (columns.status == "waiting") & recent)
    going = await house.store.tables_where(columns.listed & columns.watchable & (columns.status == "playing") & recent)
    over = await house.store.tables_where(columns.listed & columns.watchable & (columns.status == "over"), MOST_OVER)
    counts = await house.store.counts([kept.id for kept in [*going, *over]])
    return encoded(
        Lobby(
            [listed(house, kept, person.id, 0, lang) for kept in waiting],
            [listed(house, kept, person.id, counts.get(kept.id, 0), lang) for kept in going],
            [listed(house, kept, person.id, counts.get(kept.id, 0), lang) for kept in over],
        )
    )


@router.get("/tables/mine")
async def my_tables(request: Request, lang: Lang) -> Response:
    house = house_of(request)
    person = await person_of(request)
    found = await house.store.tables_of(person.id)
    counts = await house.store.counts([kept.id for kept in found])
    tables = [listed(house, kept, person.id, counts.get(kept.id, 0), lang) for kept in found]
    going = [shown for shown in tables if shown.status == "playing"]
    turns = await house.turns(person.id, [shown.id for shown in going[:MOST_TURNS]])
    for shown in going:
        shown.your_turn = shown.id in turns
    return encoded(Mine(tables))


@router.get("/tables/{table}")
async def table_info(request: Request, table: str, lang: Lang) -> Response:
    """What somebody with the link may know before joining."""
    house = house_of(request)
    person = await person_of(request)
    sitting = await known_sitting(house, table)
    invited = is_invited(sitting.kept, request.query_params.get("invite", ""))
    sits = bool(sitting.table.seats_of(person.id))
    free = any(seat.kind == OPEN for seat in sitting.table.seats)
    may_watch = sitting.admits(person.id)
    if not (sits or may_watch or (free and invited)):
        raise Refused(404, "no-table", Words("no-such-table"))
    shown = listed(house, sitting.kept, person.id, sitting.table.version(sitting.table.seats_of(person.id)), lang)
    return encoded(TableInfo(shown, sits, free and invited and not sits, may_watch))


async def known_sitting(house: House, id: str) -> Sitting:
    try:
        sitting = await house.sitting(id[:64])
    except Unopenable as problem:
        raise Refused(409, "cannot-open", problem.words) from None
    if sitting is None:
        raise Refused(404, "no-table", Words("no-such-table"))
    check_open(sitting)
    return sitting


def check_open(sitting: Sitting) -> None:
    if sitting.closed:
        raise Refused(410, "table-closed", Words("table-closed"))


def listed(house: House, kept: Kept, person: str, moves: int, lang: str) -> Listed:
    table = Table(kept.game, kept.seats)
    return Listed(
        id=kept.id,
        game=kept.game,
        title=rules_of(kept.game).title,
        mode=table.mode,
        status=kept.status,
        seats=[listed_seat(kept.game, at, seat, person, lang) for at, seat in enumerate(kept.seats)],
        moves=moves,
        when=kept.changed,
        your_turn=False,
        clocks=ClockWish(seconds(kept.clocks.move), seconds(kept.clocks.total)),
        options=json.loads(json.dumps(kept.options or {})),
        watchable=kept.watchable,
        host=kept.host == person,
        origin=showing.origin_info(kept.origin, lang),
        cards=showing.cards_info(house.card_sets, kept.game, kept.setup, lang),
    )


def listed_seat(game: str, at: int, seat: Seat, person: str, lang: str) -> ListedSeat:
    """A chair; what somebody brings is told to others only where it is agreed by all, as a hero, and no deck."""
    yours = seat.person == person != ""
    side = seat.side if yours or rules_of(game).bringing is not None else ""
    return ListedSeat(at, seat.kind, showing.seat_name(seat, lang), seat.bot, side, yours)


def seconds(milliseconds: int | None) -> float | None:
    return None if milliseconds is None else milliseconds / 1000


def is_invited(kept: Kept, invite: str) -> bool:
    """Whether somebody may take a free seat: with the invitation, or because the table is in the lobby."""
    return kept.listed or secrets.compare_digest(invite.encode(), kept.invite.encode())


# Joining ------------------------------------------------------------------------------------------------------------------
@router.post("/tables/{table}/join")
async def join(request: Request, table: str, lang: Lang) -> Response:
    """Takes an open seat: with the invitation, or at a table that is in the lobby."""
    house = house_of(request)
    wish = await body_of(request, JoinWish)
    sitting = await known_sitting(house, table)
    if not is_invited(sitting.kept, wish.invite):
        raise Refused(403, "needs-invite", Words("needs-invite"))
    person = await kept_person_of(request)
    seat = Seat(PERSON, person.id, person.name, side=wish.side, lends=wish.lends)
    if wish.deck:
        seat.deck = await deck_text(house, person, sitting.kept.game, wish.deck)
    async with sitting.lock:
        check_open(sitting)
        if sitting.table.seats_of(person.id):
            raise Refused(409, "sits-already", Words("sits-already"))
        free = [at for at, one in enumerate(sitting.kept.seats) if one.kind == OPEN]
        if not free:
            raise Refused(409, "no-open-seat", Words("no-open-seat"))
        others = [one for one in sitting.kept.seats if one.kind != OPEN]
        check_bringing(rules_of(sitting.kept.game), seat, others, sitting.kept.options or {}, lang)
        await take_seat(house, sitting, free[0], seat)
    return encoded(Made(sitting.kept.id))


@router.post("/tables/{table}/fill")
async def fill(request: Request, table: str) -> Response:
    """Who has opened a table that still waits gives an open seat to a bot."""
    house = house_of(request)
    wish = await body_of(request, FillWish)
    bot = known_bot(wish.bot, "bot")
    sitting = await known_sitting(house, table)
    person = await person_of(request)
    async with sitting.lock:
        check_host(sitting, person)
        check_waiting(sitting)
        if not 0 <= wish.seat < len(sitting.kept.seats) or sitting.kept.seats[wish.seat].kind != OPEN:
            raise Refused(409, "seat-taken", Words("seat-taken"), field="seat")
        await take_seat(house, sitting, wish.seat, Seat(BOT, bot=bot))
    return encoded(Made(sitting.kept.id))


async def take_seat(house: House, sitting: Sitting, at: int, seat: Seat) -> None:
    """Somebody takes a seat; refused where the match cannot begin then, since cards that others bring are gone."""
    try:
        await house.join(sitting, at, seat)
    except KleosError as problem:
        raise Refused(409, "cannot-begin", Words("cannot-begin", problem=problem.words)) from None


# Leaving ------------------------------------------------------------------------------------------------------------------
@router.post("/tables/{table}/leave")
async def leave(request: Request, table: str) -> Response:
    """Who has joined a table that still waits gets up again."""
    house = house_of(request)
    sitting = await known_sitting(house, table)
    person = await person_of(request)
    async with sitting.lock:
        if not sitting.table.seats_of(person.id):
            raise Refused(403, "not-seated", Words("not-seated"))
        check_waiting(sitting)
        if sitting.kept.host == person.id:
            raise Refused(409, "host-closes", Words("host-closes"))
        await house.leave(sitting, person.id)
    return encoded(Made(sitting.kept.id))


@router.post("/tables/{table}/close")
async def close(request: Request, table: str) -> Response:
    """Who has opened a table that still waits gives it up."""
    house = house_of(request)
    sitting = await known_sitting(house, table)
    person = await person_of(request)
    async with sitting.lock:
        check_host(sitting, person)
        check_waiting(sitting)
        await house.close_table(sitting)
    return encoded(Made(sitting.kept.id))


def check_host(sitting: Sitting, person: Person) -> None:
    if sitting.kept.host != person.id:
        raise Refused(403, "not-host", Words("not-host"))


def check_waiting(sitting: Sitting) -> None:
    """Once a match has begun one gives up instead."""
    check_open(sitting)
    if sitting.kept.status != "waiting":
        raise Refused(409, "begun-already", Words("begun-already"))
