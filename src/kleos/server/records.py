"""Matches that are over: looking through them, keeping them as files, going on from any point, reading files in."""

import asyncio
import secrets
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from starlette.responses import PlainTextResponse

import kleos
from kleos.engine.errors import KleosError
from kleos.language.messages import Words
from kleos.match import CONCEDE as CONCEDES
from kleos.match import NOBODY, Match, dealt_from, listed, record_head, setup_fields
from kleos.server import showing
from kleos.server.house import House
from kleos.server.library.replies import ExplainingRoute, Refused, encoded, language
from kleos.server.limits import TooMany
from kleos.server.plain import plain
from kleos.server.protocol import CardsInfo, DecisionInfo, LogEntry, OriginInfo, OutcomeInfo, SeatInfo
from kleos.server.requests import body_of, number_of
from kleos.server.sitting import Sitting
from kleos.server.tables import ClockWish, Made, SeatWish, clocks, known_sitting, wished_seats
from kleos.server.visitors import house_of, kept_person_of, network_of, person_of
from kleos.table.origin import Origin, OriginKind
from kleos.table.seating import OPEN, PERSON, Seat, rules_of, rules_with
from kleos.table.store import Kept, fresh_id
from kleos.table.table import CONCEDE, DEAL, PAST, Entry, Table

router = APIRouter(prefix="/api", route_class=ExplainingRoute)

Lang = Annotated[str, Depends(language)]

LARGEST_RECORD: Final = 256 * 1024
STRIDE: Final = 16  # moves between two moments of a match that are kept ready
MOST_MOMENTS: Final = 4000  # that are kept ready, of all matches


# What is asked and answered -----------------------------------------------------------------------------------------------
class ReplayMove(msgspec.Struct):
    number: int
    seat: int | None  # none: the table itself deals anew
    text: str


class Replay(msgspec.Struct):
    """A match to look through."""

    game: str
    title: str
    seats: list[SeatInfo]
    names: list[str]
    moves: list[ReplayMove]
    outcome: OutcomeInfo | None
    origin: OriginInfo | None  # where the match comes from; none: a fresh deal
    cards: CardsInfo | None


class Frame(msgspec.Struct):
    """A match after some of its moves, through somebody's eyes."""

    moves: int
    eyes: int | None
    view: dict[str, Any]
    log_from: int
    log: list[LogEntry]
    prompt: str  # the open question, for whoever is asked
    decision: DecisionInfo | None
    position: bool  # whether it can be kept as a position document


class ContinueWish(msgspec.Struct, forbid_unknown_fields=True):
    moves: int
    seats: list[SeatWish]
    clocks: ClockWish = msgspec.field(default_factory=ClockWish)
    listed: bool = False
    watchable: bool = False


class RecordWish(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Report(msgspec.Struct):
    """What to send with a bug report: all that the seat sees, and nothing else while the match goes on."""

    kleos: str
    game: str
    cards: str
    table: str
    moves: int
    eyes: int | None
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    log: list[LogEntry]
    record: str  # "" until the match is over


# Looking through ----------------------------------------------------------------------------------------------------------
async def finished(house: House, id: str) -> Sitting:
    """A table whose match is over: whoever has its link may look."""
    sitting = await known_sitting(house, id)
    if not sitting.over or sitting.table.match is None:
        raise Refused(409, "not-over", Words("not-over"))
    if sitting.table.base is not None:
        raise Refused(409, "rules-changed", Words("rules-changed"))
    return sitting


@router.get("/tables/{table}/replay")
async def replay(request: Request, table: str, lang: Lang) -> Response:
    house = house_of(request)
    sitting = await finished(house, table)
    person = await person_of(request)
    at = sitting.table
    assert at.match is not None
    names = showing.names_of(at, lang)
    return encoded(
        Replay(
            game=sitting.kept.game,
            title=rules_of(sitting.kept.game).title,
            seats=showing.seat_infos(at, at.seats_of(person.id), set(), set(), lang),
            names=names,
            moves=[
                ReplayMove(move.count, None if move.seat == NOBODY else move.seat, text)
                for move, text in zip(listed(at.match.moves), await move_texts(sitting, lang), strict=True)
            ],
            outcome=showing.outcome_info(at, lang),
            origin=showing.origin_info(sitting.kept.origin, lang),
            cards=showing.cards_info(house.card_sets, sitting.kept.game, sitting.kept.setup, lang),
        )
    )


async def move_texts(sitting: Sitting, lang: str) -> list[str]:
    """Every move of a match in words: made once, and piece by piece, so that others are answered meanwhile."""
    if lang in sitting.move_texts:
        return sitting.move_texts[lang]
    table = sitting.table
    assert table.match is not None
    match = table.first()
    out: list[str] = []
    for move in listed(table.match.moves):
        if move.count % STRIDE == 0:
            await asyncio.sleep(0)
        if move.token == CONCEDES:
            text = Words("gave-up", name=showing.names_of(table, lang)[move.seat]).text(lang)
            match.concede(move.seat)
        elif move.seat == NOBODY:
            text = Words("dealt-anew").text(lang)
            match.deal_anew(dealt_from(move))
        else:
            assert match.decision is not None
            at = match.decision.options.tokens().index(move.token)
            text = match.decision.options[at].text(lang)
            if "#" in text:
                text = plain(text, match.objects(move.seat, lang), lang)
            match.choose(at)
        out.append(text)
    sitting.move_texts[lang] = out
    return out


async def moment(house: House, id: str, table: Table, count: int) -> Match:
    """The match after so many moves; some moments of matches that are looked through are kept ready."""
    assert table.match is not None
    moves = listed(table.match.moves)
    if not 0 <= count <= len(moves):
        raise Refused(400, "move-range", Words("move-range", most=len(moves)))
    ready = house.replays.pop(id, None) or {0: table.first()}
    house.replays[id] = ready  # the one looked at last comes last
    while len(house.replays) > 1 and sum(map(len, house.replays.values())) > MOST_MOMENTS:
        del house.replays[next(iter(house.replays))]
    match = ready[max(at for at in ready if at <= count)].clone()
    while (at := 0 if match.moves is None else match.moves.count) < count:
        if moves[at].token == CONCEDES:
            match.concede(moves[at].seat)
        elif moves[at].seat == NOBODY:
            match.deal_anew(dealt_from(moves[at]))
        else:
            match.choose(moves[at].token)
        if (at + 1) % STRIDE == 0:
            ready[at + 1] = match.clone()
            await asyncio.sleep(0)  # others are answered meanwhile
    return match


@router.get("/tables/{table}/replay/{count}")
async def replay_frame(request: Request, table: str, count: int, lang: Lang) -> Response:
    house = house_of(request)
    sitting = await finished(house, table)
    match = await moment(house, sitting.kept.id, sitting.table, count)
    eyes = seat_in(request, match)
    since = number_of(request, "since") or 0
    decision = match.decision
    shown = Table(sitting.kept.game, sitting.kept.seats, box=match.game)
    shown.match = match
    asked = showing.decision_info(shown, eyes, shown.secret and shown.decider != eyes, lang)
    return encoded(
        Frame(
            moves=count,
            eyes=eyes,
            view=showing.view_of(match, eyes, lang),
            log_from=since,
            log=await log_until(sitting, match, eyes, lang, since),
            prompt=asked.prompt if asked is not None else "",
            decision=asked,
            position=decision is None or decision.kind in match.game.top_level,
        )
    )


async def log_until(sitting: Sitting, match: Match, eyes: int | None, lang: str, since: int) -> list[LogEntry]:
    """The log of a match that is over after a number, as far as it went at that moment."""
    assert sitting.table.match is not None
    telling = sitting.telling(eyes, lang)
    await telling.catch_up(sitting.table.match)
    return telling.after(since, match.state.log.number if match.state.log is not None else 0)


def seat_in(request: Request, match: Match) -> int | None:
    eyes = number_of(request, "eyes")
    if eyes is not None and eyes >= match.players:
        raise Refused(400, "no-seat", Words("no-seat", seat=eyes, last=match.players - 1))
    return eyes


# Files --------------------------------------------------------------------------------------------------------------------
@router.get("/tables/{table}/record")
async def record(request: Request, table: str) -> Response:
    sitting = await finished(house_of(request), table)
    assert sitting.table.match is not None
    return attached(sitting.table.match.record(), f"kleos-{sitting.kept.game}-{table}.txt", "text/plain")


@router.get("/tables/{table}/position")
async def position(request: Request, table: str) -> Response:
    house = house_of(request)
    sitting = await finished(house, table)
    assert sitting.table.match is not None
    last = sitting.table.match.moves
    count = number_of(request, "moves")
    match = await moment(house, sitting.kept.id, sitting.table, (last.count if last else 0) if count is None else count)
    try:
        document = match.position()
    except KleosError as problem:
        raise Refused(409, "no-position", problem.words) from None
    text = msgspec.json.format(msgspec.json.encode(document), indent=1).decode()
    return attached(text, f"kleos-{sitting.kept.game}-{table}.json", "application/json")


@router.get("/tables/{table}/report")
async def report(request: Request, table: str, lang: Lang) -> Response:
    """A bug report of whoever asks: what that person's seat sees; the record too when the match is over."""
    sitting = await known_sitting(house_of(request), table)
    person = await person_of(request)
    at = sitting.table
    mine = at.seats_of(person.id)
    if not sitting.admits(person.id) or at.match is None:
        raise Refused(404, "no-table", Words("no-such-table"))
    eyes = mine[0] if len(mine) == 1 else None  # people who share a screen do not see each other's cards in a file
    telling = showing.Telling(eyes, lang, sitting.kept.game)
    await telling.catch_up(sitting.shown_to(eyes) or at.match)
    made = Report(
        kleos=kleos.__version__,
        game=sitting.kept.game,
        cards=at.match.game.cards_digest(),
        table=sitting.kept.id,
        moves=at.version(mine),
        eyes=eyes,
        view=sitting.view(eyes, lang),
        decision=showing.decision_info(at, eyes, sitting.hides(eyes), lang),
        log=telling.entries,
        record=at.match.record() if sitting.over else "",
    )
    text = msgspec.json.format(msgspec.json.encode(made), indent=1).decode()
    return attached(text, f"kleos-report-{table}.json", "application/json")


def attached(text: str, name: str, kind: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers, media_type=f"{kind}; charset=utf-8")


# Going on -----------------------------------------------------------------------------------------------------------------
@router.post("/tables/{table}/continue")
async def go_on_from(request: Request, table: str, lang: Lang) -> Response:
    """A new table that goes on from a moment of a match that is over."""
    house = house_of(request)
    wish = await body_of(request, ContinueWish)
    sitting = await finished(house, table)
    person = await kept_person_of(request)
    house.gate.check("tables", person.id, network_of(request.scope))
    match = await moment(house, sitting.kept.id, sitting.table, wish.moves)
    if match.decision is None:
        raise Refused(409, "match-over", Words("match-over"))
    rules = rules_with(match.game)
    if len(wish.seats) != match.players:
        words = Words("seats-number", game=rules.title, least=match.players, most=match.players, count=len(wish.seats))
        raise Refused(400, "seats-number", words, field="seats")
    origin = Origin(origin_kind(match, wish.moves), wish.moves, any(seat.kind == OPEN for seat in wish.seats))
    if origin.anew:  # who comes has not seen what the host may have
        try:
            match.deal_anew(secrets.randbits(63))
        except KleosError as problem:
            raise Refused(409, "cannot-deal-anew", problem.words, field="moves") from None
    kept = Kept(
        id="",
        game=sitting.kept.game,
        host=person.id,
        seats=await wished_seats(house, rules, wish.seats, sitting.kept.options or {}, person, lang),
        setup=sitting.table.setup,
        options=sitting.kept.options,
        clocks=clocks(wish.clocks),
        listed=wish.listed,
        watchable=wish.watchable,
        origin=origin,
    )
    return encoded(Made((await house.open_table(kept, past(match, house.now()))).id), 201)


def origin_kind(match: Match, moves: int) -> OriginKind:
    """What a match is begun from when it goes on after so many moves."""
    assert match.setup is not None
    if match.setup.position is not None:
        return "position"
    return "record" if moves else "seed"


def past(match: Match, at: int) -> list[Entry]:
    """The moves of a match as entries of a table where they were not made."""
    return [
        Entry(move.count, DEAL, 0, str(dealt_from(move)), at)
        if move.seat == NOBODY
        else Entry(move.count, CONCEDE if move.token == CONCEDES else PAST, move.seat, move.token, at)
        for move in listed(match.moves)
    ]


@router.post("/records")
async def read_record(request: Request) -> Response:
    """A record becomes a table that is over, to be looked through and continued."""
    house = house_of(request)
    wish = await body_of(request, RecordWish)
    person = await kept_person_of(request)
    house.gate.check("records", person.id, network_of(request.scope))
    if await house.store.read_in_by(person.id) >= house.config.bounds.records_of_person:
        raise TooMany("too-many-records")
    if len(wish.text) > LARGEST_RECORD:
        raise Refused(413, "too-large", Words("too-large", most=LARGEST_RECORD))
    try:
        fields, _ = record_head(wish.text.splitlines())
        match = await asyncio.to_thread(kleos.replay, wish.text, await house.card_sets.of(fields))
    except KleosError as problem:
        raise Refused(400, "bad-record", problem.words) from None
    assert match.setup is not None
    kept = Kept(
        id=fresh_id(),
        game=match.game.id,
        host=person.id,
        seats=[Seat(PERSON) for _ in range(match.players)],
        status="over",
        setup=setup_fields(match.game, match.setup),
        options=match.setup.options,
        created=house.now(),
        begun=house.now(),
        changed=house.now(),
        origin=Origin("read", 0 if match.moves is None else match.moves.count),
    )
    await house.store.add_table(kept, past(match, house.now()))
    return encoded(Made(kept.id), 201)
