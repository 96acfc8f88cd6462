"""A table with people at it: whoever is connected, one act at a time, and what the table does by itself."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kleos.language.grammar import Sayable
from kleos.language.messages import Words
from kleos.match import IllegalMove, Match
from kleos.server import showing
from kleos.server.errors import Refusal, failure
from kleos.server.foretelling import foretell, things_of
from kleos.server.plain import plain
from kleos.server.protocol import (
    Advice,
    Arrange,
    AwayInfo,
    Back,
    Choose,
    Claim,
    Consent,
    Done,
    Earlier,
    Entries,
    Foresee,
    Foretold,
    FromBrowser,
    FromServer,
    Habit,
    Hint,
    Hints,
    Look,
    Notice,
    Nudge,
    Nudged,
    Rematch,
    Resign,
    Sign,
    Signed,
    Speak,
    StandIn,
    State,
    Undo,
    Why,
)
from kleos.server.thinking import Answer, Trouble, usual_seconds
from kleos.server.why import reasons
from kleos.server.words import known_language
from kleos.table.arranging import laid_out
from kleos.table.naming import skeleton
from kleos.table.position import Position
from kleos.table.seating import OPEN, PERSON, rules_of
from kleos.table.store import Conflict, Kept, KeptOutcome, KeptRequest, NotHeld, Person
from kleos.table.table import ANSWER, CLAIM, CONCEDE, HABIT, QUIET, UNDO, Habits, Step, Table, UndoRequest
from kleos.table.undo import last_event

if TYPE_CHECKING:
    from kleos.server.house import House

log = logging.getLogger("kleos.server")
encode = msgspec.json.Encoder().encode

UNMOVED: Final = 60_000  # milliseconds without a move, after which how the match stands is kept
LIVELY: Final = 300_000  # milliseconds after which it is kept again, however fast people play
WAITING: Final = 64  # messages that may wait for a slow browser before it must connect again
ADVICE: Final = 3
MOST_FORESEEN: Final = 12  # answers whose outcome may be asked for at once
REFUSED: Final = 4400  # how a connection is closed that is not let in, or not any more; the last message says why
RESTARTING: Final = 1012  # as RFC 6455 has it: the service restarts; browsers come again by themselves
LOST: Final = 4408  # the browser did not keep up: it may connect again
MOST_THINKING: Final = 1.5  # seconds that a moment in which others may react is shown longer for bots that think
LEAST_REACTION: Final = 0.25  # seconds that a bot has to react, also in a house without pauses
LONGEST_REACTION: Final = 60_000  # milliseconds for a reaction at a table with clocks, but none for a move
HURRIED: Final = 300_000  # milliseconds until a table is told once more that bots must hurry
# What a table takes in memory, in bytes, as measured; with every move, every line of the log told, every moment kept.
OF_TABLE, OF_MOVE, OF_TOLD, OF_MOMENT = 20_000, 700, 500, 12_500
AGAIN: Final = 2.0  # seconds until something that could not be kept is tried again


@dataclass(eq=False)
class Connection:
    """A browser at a table."""

    person: Person
    lang: str
    key: str = ""  # in its cookie
    network: str = ""  # the address by which it is counted
    address: str = ""
    outbox: asyncio.Queue[bytes | int] = field(default_factory=lambda: asyncio.Queue(WAITING))  # a number hangs up
    looking: int | None = None  # who of several people at this screen looks
    log_of: tuple[int | None, str] | None = None  # whose log was told so far, in which language
    log_told: int = 0  # up to which number
    lost: bool = False  # it does not keep up
    asked_at: float = 0.0  # when what is being answered came, as the performance counter counts

    def send(self, message: FromServer) -> None:
        """Puts a message on its way; a browser that does not keep up must connect again."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        self.lost = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(LOST)

    def part(self) -> None:
        """Tells a browser that the server stops, perhaps for a moment, and hangs up: it comes again by itself."""
        if self.outbox.qsize() > WAITING - 2:
            self.hang_up()
            return
        self.send(Notice(Words("restarting").text(self.lang)))
        self.outbox.put_nowait(RESTARTING)

    def send_away(self, code: str) -> None:
        """Tells a browser that there is nothing here for it any more, and hangs up for good."""
        self.hang_up()
        self.outbox.get_nowait()
        self.outbox.put_nowait(encode(failure(0, Refusal(code), self.lang)))
        self.outbox.put_nowait(REFUSED)


class Sitting:
    """One table, its people, and its bots. Whatever changes it holds the lock."""

    def __init__(self, house: "House", kept: Kept, table: Table) -> None:
        self.house = house
        self.kept = kept
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.habits: dict[str, Habits] = {}  # of the people here
        self.wants: set[str] = set(kept.rematch)  # another match
        self.going_on: asyncio.Task[None] | None = None  # a bot thinks, or a habit answers
        self.going_for: tuple[int, str] | None = None  # after which entry; the token of a habit, "" for a bot
        # Moments in which others may react, still to be shown, each as long as any other: whether anybody could react is
        # not to be seen. The first is what everybody sees now.
        self.moments: list[Match] = []
        self.moment_shown = 0  # when the first of them was
        self.unfolding: asyncio.Task[None] | None = None
        self.absences = dict.fromkeys(self.table.people, self.house.now())  # since when people are not connected
        self.agreed: dict[str, set[str]] = {}  # by who is away: the people who agree that a bot plays on
        self.nudged = 0  # when somebody was, last
        self.hurried = 0  # when the table was told that bots must hurry, last
        self.tellings: dict[tuple[int | None, str], showing.Telling] = {}  # the log by whose eyes read it and how
        self.move_texts: dict[str, list[str]] = {}  # of a match that is over, by language
        self.used = self.house.now()
        self.position_kept = 0  # after which entry
        self.position_tried = 0  # after which entry that was begun last
        self.position_at = 0  # and when
        self.told_lost: set[str] = set()  # the people who know that the last moves could not be played any more

    # What is shown --------------------------------------------------------------------------------------------------
    @property
    def at_hand(self) -> bool:
        """Whether the open decision has come up for whoever is asked: all moments before it have been shown."""
        return not self.moments or (len(self.moments) == 1 and self.table.secret)

    @property
    def decider(self) -> int | None:
        """Who is asked now, if that has come up."""
        return self.table.decider if self.at_hand else None

    @property
    def over(self) -> bool:
        """Whether the match is over and everybody has seen how: the moments before its end are shown first."""
        return self.kept.status == "over" and not self.moments

    def hides(self, eyes: int | None) -> bool:
        """Whether these eyes see only that reactions are awaited."""
        asked = eyes is not None and self.decider == eyes and eyes not in self.table.stand_ins
        return bool(self.moments or self.table.secret) and not asked

    def shown_to(self, eyes: int | None) -> Match | None:
        """The match as these eyes see it now."""
        return self.moments[0] if self.moments and self.hides(eyes) else self.table.match

    def view(self, eyes: int | None, lang: str) -> dict[str, Any] | None:
        """All that these eyes see, everything lying as it was arranged."""
        match = self.shown_to(eyes)
        if match is None:
            return None
        view = showing.view_of(match, eyes, lang)
        for seat in self.table.resigned if self.moments else ():  # also who gave up after the moment that is shown
            view["players"][seat]["conceded"] = True
        return laid_out(view, match, self.table.orders)

    def standings(self, eyes: int | None) -> list[int]:
        """Who would win now, while the match goes on, from no more than these eyes see."""
        match = self.shown_to(eyes)
        return [] if match is None or match.outcome is not None else list(match.standings(eyes))

    def unfold(self) -> None:
        """Shows the moments one after the other, each for the same time; the last stays while somebody is asked."""
        if self.unfolding is not None and not self.unfolding.done():
            self.unfolding.cancel()
        self.unfolding = self.background(self.unfolded()) if self.moments else None

    async def unfolded(self) -> None:
        while self.moments:
            left = self.moment_shown + self.window_time() - self.house.now()
            await asyncio.sleep(max(0, left) / 1000)
            async with self.lock:
                if not self.moments or (len(self.moments) == 1 and self.table.secret):
                    return  # the answer goes on from here
                try:
                    await self.show_next()
                    continue
                except NotHeld:
                    self.house.let_go(self)
                    return
                except Exception:  # whatever it is, the moment must not last for ever
                    log.exception("the end of a match that could not be kept")
            await asyncio.sleep(AGAIN)

    async def show_next(self) -> None:
        if len(self.moments) == 1 and (outcome := ended(self.table)) is not None:
            await self.house.store.keep_end(self.kept.id, outcome)
            self.end(outcome)
        self.moments.pop(0)
        self.moment_shown = self.house.now()
        if not self.moments:
            self.table.since = self.house.now()  # nobody's clock ran before
        self.tell_all()
        self.go_on()

    def end(self, outcome: KeptOutcome) -> None:
        """The match is over, and everybody may know; nothing can be taken back any more."""
        self.kept.status, self.kept.outcome = "over", outcome
        self.table.request = None

    def window_time(self) -> int:
        """How long a moment is shown at least, in milliseconds: long enough for the bots at this table to think."""
        bots = [bot for at in range(len(self.table.seats)) if (bot := self.table.bot_at(at))]
        thinking = sum(usual_seconds(bot) for bot in bots)
        return round(1000 * (self.house.config.pause + min(thinking, MOST_THINKING)))

    def reaction_time(self) -> float:
        """Seconds that a bot has to react: what is left of the moment that everybody sees."""
        shown = self.moment_shown if self.moments else self.house.now()
        return max(LEAST_REACTION, (shown + self.window_time() - self.house.now()) / 1000)

    # Who may what ---------------------------------------------------------------------------------------------------
    def admits(self, person: str) -> bool:
        """Whether somebody may look at this table at all."""
        return bool(self.table.seats_of(person)) or self.kept.watchable or self.over

    def eyes(self, connection: Connection) -> tuple[int | None, int | None]:
        """Through whose eyes a browser looks, and who must take the screen first, if somebody must."""
        mine = self.table.seats_of(connection.person.id)
        if len(mine) <= 1:
            return (mine[0] if mine else None), None
        decider = self.decider
        if decider in mine and decider != connection.looking and decider not in self.table.stand_ins:
            return None, decider
        return (connection.looking if connection.looking in mine else None), None

    def acting(self, connection: Connection) -> int:
        """The seat for which a browser acts now; raises a Refusal if it looks through nobody's eyes."""
        eyes, hand_over = self.eyes(connection)
        if hand_over is not None:
            raise Refusal("other-eyes")
        if eyes is None:
            raise Refusal("only-watching")
        if eyes in self.table.stand_ins:
            raise Refusal("bot-plays")
        return eyes

    def seated(self, connection: Connection) -> int:
        """A seat of the person at a browser; raises a Refusal for spectators."""
        mine = self.table.seats_of(connection.person.id)
        if not mine:
            raise Refusal("only-watching")
        return mine[0]

    def asked_now(self, connection: Connection) -> tuple[int, Match]:
        """The seat for which a browser acts, which must be the one to decide, and the match.

        What somebody else is asked, and could answer, is not for others to know.
        """
        seat = self.acting(connection)
        match = self.table.playing(unseen=not self.over)
        if self.decider != seat:
            raise Refusal("refused", Words("not-your-turn"))
        return seat, match

    @property
    def weight(self) -> int:
        """About how many bytes of memory the table takes, with its log in all languages and moments to look at."""
        told = sum(len(telling.entries) for telling in self.tellings.values())
        texts = sum(len(texts) for texts in self.move_texts.values())
        moments = len(self.house.replays.get(self.kept.id, ())) + len(self.table.marks)
        return OF_TABLE + OF_MOVE * self.table.moves + OF_TOLD * (told + texts) + OF_MOMENT * moments

    @property
    def busy(self) -> bool:
        """Whether somebody is here, or something is going on."""
        going_on = any(task is not None and not task.done() for task in (self.going_on, self.unfolding))
        return bool(self.connections) or self.lock.locked() or going_on

    @property
    def closed(self) -> bool:
        return self.kept.status == "closed"

    @property
    def here(self) -> set[str]:
        return {connection.person.id for connection in self.connections}

    # Coming and going -----------------------------------------------------------------------------------------------
    async def enter(self, connection: Connection, ask: int) -> None:
        async with self.lock:
            if self.closed:
                connection.send_away("table-closed")
                return
            fresh = connection.person.id not in self.here
            self.absences.pop(connection.person.id, None)
            self.agreed.pop(connection.person.id, None)
            for person in self.table.people:
                await self.learn_habits(person)
            await self.read_log(connection)
            self.connections.add(connection)
            connection.send(self.state(connection, ask))
            self.tell_lost(connection)
            if fresh and self.table.seats_of(connection.person.id):  # of who only watches nobody is told
                self.tell_all(but=connection)
            self.go_on()

    def tell_lost(self, connection: Connection) -> None:
        """Tells somebody, once, that the last moves cannot be played by the rules of now."""
        if self.table.lost is not None and connection.person.id not in self.told_lost:
            self.told_lost.add(connection.person.id)
            connection.send(Notice(Words("moves-lost").text(connection.lang)))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = self.house.now()
        if connection.person.id not in self.here and self.table.seats_of(connection.person.id):
            self.absences.setdefault(connection.person.id, self.house.now())
            self.tell_all()
        if not self.connections and not self.house.stopping:
            self.background(self.keep_position())

    def keep_quiet_position(self) -> None:
        """Keeps how the match stands once nobody has moved for a while, and now and then while they do.

        A server that is killed has no time to.
        """
        now = self.house.now()
        due = now - self.table.since >= UNMOVED or now - self.position_at >= LIVELY
        if self.table.moves != self.position_kept and (due or not self.position_at):
            self.background(self.keep_position())

    async def keep_position(self) -> None:
        """Keeps how the match stands, if it has gone on: the next program may play by other rules."""
        match, number = self.table.match, self.table.moves
        if match is None or number == self.position_kept:
            return
        self.position_tried, self.position_at = number, self.house.now()
        try:
            position = await asyncio.to_thread(Position.of, number, match)
            await self.house.store.keep_position(self.kept.id, position)
            self.position_kept = max(self.position_kept, number)
        except Exception:  # the entries are the truth, and they are kept
            log.exception("the position of table %s", self.kept.id)

    def send_away(self, code: str, person: str | None = None) -> None:
        """Leads browsers away from the table: those of a person, or all."""
        for connection in list(self.connections):
            if person is None or connection.person.id == person:
                self.connections.discard(connection)
                connection.send_away(code)

    def turn_out(self, connection: Connection, code: str) -> None:
        """Leads one browser away, as if it had left."""
        connection.send_away(code)
        self.leave(connection)

    async def give_up_for(self, person: str) -> None:
        """Somebody is no more: their seats are given up, so that the others need not wait."""
        async with self.lock:
            for seat in self.table.seats_of(person):
                if self.table.match is not None and not self.over and seat not in self.table.resigned:
                    self.notice("gave-up", name=self.name(seat))
                    await self.take(self.conceded(seat))

    async def learn_habits(self, person: str) -> None:
        if person not in self.habits:
            self.habits[person] = await self.house.store.habits(person, self.kept.game)

    async def learn_habits_again(self) -> None:
        """They may have changed while nobody told."""
        for person in list(self.habits):
            self.habits[person] = await self.house.store.habits(person, self.kept.game)
        self.go_on()

    def shows(self, looks: str) -> bool:
        """Whether somebody sits here under a name that looks so."""
        return any(skeleton(name) == looks for seat in self.table.seats for name in (seat.name, seat.called) if name)

    async def learn_names(self) -> None:
        """Calls people as the database does by now, and tells everybody if that is another name."""
        async with self.lock:
            kept = await self.house.store.table(self.kept.id)
            names = [] if kept is None else [(seat.person, seat.name, seat.called) for seat in kept.seats]
            for at, (person, name, called) in enumerate(names):
                mine = self.table.seats[at]
                if mine.person == person and (mine.name, mine.called) != (name, called):
                    for seat in (mine, self.kept.seats[at]):
                        seat.name, seat.called = name, called
                    self.tell_all()

    # What people ask ------------------------------------------------------------------------------------------------
    async def asked(self, connection: Connection, message: FromBrowser) -> None:
        """Answers a message; whatever goes wrong is told, and nothing has changed then."""
        connection.asked_at = time.perf_counter()
        try:
            async with self.lock:
                await self.answer(connection, message)
        except Conflict:
            await self.reload()
            self.house.metrics.errors.labels("out-of-date").inc()
            connection.send(failure(message.ask, Refusal("out-of-date"), connection.lang))
        except NotHeld:
            self.house.let_go(self)
        except Exception as problem:
            told = failure(message.ask, problem, connection.lang)
            if told.code in ("at-fault", "not-kept"):
                log.exception("a message that could not be answered")
            self.house.metrics.errors.labels(told.code).inc()
            connection.send(told)

    async def answer(self, connection: Connection, message: FromBrowser) -> None:
        if isinstance(message, Choose):
            seat = self.acting(connection)
            self.check_length()
            self.check_moves(connection, message.moves)
            if not self.at_hand:
                raise Refusal("refused", Words("not-your-turn"))
            await self.take(self.table.choose(seat, message.token, self.house.now()), connection, message.ask)
        elif isinstance(message, Look):
            self.look(connection, message.seat)
            await self.read_log(connection)
            connection.send(self.state(connection, message.ask))
        elif isinstance(message, Speak):
            connection.lang = known_language(message.lang)
            await self.read_log(connection)
            connection.send(self.state(connection, message.ask))
        elif isinstance(message, Earlier):
            await self.earlier(connection, message)
        elif isinstance(message, Why):
            connection.send(reasons(self.asked_now(connection)[1], message, connection.lang))
        elif isinstance(message, Undo):
            await self.undo(connection, message)
        elif isinstance(message, Consent):
            await self.consent(connection, message)
        elif isinstance(message, Resign):
            await self.resign(connection, message.ask)
        elif isinstance(message, Claim):
            await self.claim(connection, message)
        elif isinstance(message, Rematch):
            await self.rematch(connection, message.ask)
        elif isinstance(message, Habit):
            await self.set_habit(connection, message)
        elif isinstance(message, Hint):
            await self.hint(connection, message)
        elif isinstance(message, Foresee):
            connection.send(self.foreseen(connection, message))
        elif isinstance(message, Arrange):
            await self.arrange(connection, message)
        elif isinstance(message, StandIn):
            await self.stand_in(connection, message)
        elif isinstance(message, Back):
            await self.come_back(connection, message.ask)
        elif isinstance(message, Sign):
            self.sign(connection, message)
        elif isinstance(message, Nudge):
            self.nudge(connection, message.ask)
        else:  # hello once more
            connection.log_of = None
            await self.read_log(connection)
            connection.send(self.state(connection, message.ask))

    def moves_for(self, connection: Connection) -> int:
        """How much has happened as far as the people at a screen may know."""
        return self.table.version(self.table.seats_of(connection.person.id))

    def check_length(self) -> None:
        if self.table.moves >= self.house.config.bounds.moves_of_table:
            raise Refusal("table-full")

    def check_moves(self, connection: Connection, moves: int) -> None:
        if moves != self.moves_for(connection):
            raise Refusal("out-of-date")

    async def take(self, step: Step, by: Connection | None = None, ask: int = 0) -> None:
        """Keeps what was tried, does it, and tells everybody."""
        kind = step.entries[-1].kind
        moments = [*(self.moments if kind in (QUIET, CONCEDE) else ()), *step.moments]
        outcome = (
            None if moments else ended(self.table, step)
        )  # before they are shown, nobody else is to know of an end
        await self.house.store.append(self.kept.id, step.entries, outcome)
        told = last_event(step.match) if kind == UNDO else None
        self.table.take(step)
        if outcome is not None:
            self.end(outcome)
        if told is not None:
            for telling in self.tellings.values():
                telling.take_back(told)
            for connection in self.connections:
                connection.log_told = min(connection.log_told, told)
        if by is not None:
            by.send(Done(ask, self.moves_for(by)))
            self.house.metrics.acknowledged.observe(time.perf_counter() - by.asked_at)
        self.house.metrics.moves.labels(self.kept.game).inc(len(step.entries))
        if not self.moments or kind not in (QUIET, CONCEDE):
            self.moment_shown = self.house.now()
        self.moments = moments
        if not self.position_at or (kind == UNDO and int(step.entries[-1].token) <= self.position_tried):
            self.background(self.keep_position())  # there is none yet, or it was taken back
        if kind == QUIET:
            self.pass_quietly(step)
        else:
            self.tell_all()
        self.unfold()
        self.go_on()

    def pass_quietly(self, step: Step) -> None:
        """Only who let the chance pass, and who is asked next, are told anything: for the others nothing has happened."""
        for connection in list(self.connections):
            mine = self.table.seats_of(connection.person.id)
            if step.entries[-1].seat in mine or self.decider in mine:
                connection.send(self.state(connection))
        if not self.moments:
            self.tell_all()

    async def reload(self) -> None:
        """Somebody else has written to this table: reads it again."""
        async with self.lock:
            fresh = await self.house.opened(self.kept.id)
            if fresh is not None:
                self.kept, self.table = fresh
                self.moments = []
                self.tellings.clear()
                for connection in self.connections:
                    connection.log_of = None
                await self.read_logs()
                self.tell_all()
                self.go_on()

    # Acts that are more than a step -----------------------------------------------------------------------------------
    def look(self, connection: Connection, seat: int) -> None:
        """Somebody takes the screen: whoever is to decide, or anybody of them while others are."""
        mine = self.table.seats_of(connection.person.id)
        if seat not in mine:
            raise Refusal("not-yours")
        decider = self.decider
        if decider in mine and decider != seat:
            raise Refusal("other-eyes")
        connection.looking = seat

    async def undo(self, connection: Connection, message: Undo) -> None:
        seat = self.undoer(connection)
        self.check_length()
        self.check_moves(connection, message.moves)
        if self.table.request is not None:
            raise Refusal("already-asked")
        step = self.table.undo(seat, connection.lang, self.house.now(), unseen=not self.over)
        if step is None:
            await self.keep_request(None)
            connection.send(Done(message.ask, self.moves_for(connection)))
            self.notice("asks-undo", name=self.name(seat), but=connection)
            self.tell_all()
            return
        if step.seen is not None:
            shown = self.shown_to(seat)
            names = {} if shown is None else shown.objects(seat, connection.lang)
            told = plain(step.seen, names, connection.lang)
            seen = Words("undone-seen", what=told) if told else Words("undone-seen-table")
            connection.send(Notice(seen.text(connection.lang)))
        self.notice("undone", name=self.name(seat), but=connection)
        await self.take(step, connection, message.ask)

    def undoer(self, connection: Connection) -> int:
        """Who takes back: whoever looks; at a shared screen that was handed on, whoever chose last."""
        _, hand_over = self.eyes(connection)
        if hand_over is not None and connection.looking is not None:
            return connection.looking
        return self.acting(connection)

    async def consent(self, connection: Connection, message: Consent) -> None:
        self.check_moves(connection, message.moves)
        request = self.table.request
        person = connection.person.id
        if request is None or person not in request.waits_for:
            raise Refusal("no-request")
        before = replace(request, waits_for=set(request.waits_for))
        if message.yes:
            step = self.table.agree(person, self.house.now())
            if step is not None:
                self.notice("undone", name=self.name(request.seat))
                await self.take(step, connection, message.ask)
                return
            await self.keep_request(before)
        else:
            self.table.request = None
            await self.keep_request(before)
            seat = self.table.seats_of(person)[0]
            self.notice("undo-refused", name=self.name(seat))
        connection.send(Done(message.ask, self.moves_for(connection)))
        self.tell_all()

    async def keep_request(self, before: UndoRequest | None) -> None:
        """Keeps who asks to take a choice back, so that it is still asked when the house opens again."""
        request = self.table.request
        try:
            await self.house.store.keep_request(
                self.kept.id,
                None
                if request is None
                else KeptRequest(request.seat, self.table.version(()), tuple(request.waits_for)),
            )
        except Exception:
            self.table.request = before
            raise

    async def resign(self, connection: Connection, ask: int) -> None:
        seat = self.acting(connection)
        step = self.conceded(seat)
        self.notice("gave-up", name=self.name(seat), but=connection)
        await self.take(step, connection, ask)

    def conceded(self, seat: int) -> Step:
        """A seat gives up; what is being shown goes on, as if nothing had come of it yet."""
        return self.table.concede(seat, self.house.now(), shown=self.moments[0] if self.moments else None)

    async def claim(self, connection: Connection, message: Claim) -> None:
        self.seated(connection)
        if not 0 <= message.seat < len(self.table.seats):
            raise Refusal("not-yours")
        if self.moments:  # nobody's clock runs while something is still being shown
            raise Refusal("refused", Words("time-left"))
        step = self.table.claim(message.seat, self.house.now())
        self.notice("ran-out", name=self.name(message.seat))
        await self.take(step, connection, message.ask)

    async def rematch(self, connection: Connection, ask: int) -> None:
        seat = self.seated(connection)
        if not self.over:
            raise Refusal("not-over")
        if not self.kept.next_table:
            person = connection.person.id
            if person not in self.wants:
                await self.house.store.keep_rematch(self.kept.id, self.wants | {person})
                self.wants.add(person)
                self.notice("wants-rematch", name=self.name(seat), but=connection)
            if self.wants >= set(self.table.people):
                self.house.gate.check("tables", person, connection.network)
                self.kept.next_table = await self.house.rematch(self.kept)
        connection.send(Done(ask, self.moves_for(connection)))
        self.tell_all()

    async def set_habit(self, connection: Connection, message: Habit) -> None:
        person = connection.person.id
        self.seated(connection)
        if not showing.can_be_habit(self.table.played_with, message.card, message.line, message.answer):
            raise Refusal("no-habit", Words("no-habit", card=message.card[:40]))
        answer = None if message.answer == "ask" else message.answer
        await self.house.store.set_habit(person, self.kept.game, message.card, message.line, answer)
        connection.send(Done(message.ask, self.moves_for(connection)))
        self.house.habit_changed(person, self.kept.game, (message.card, message.line), answer)

    def habit_changed(self, person: str, effect: tuple[str, int], answer: str | None) -> None:
        """Somebody answers an effect in another way from now on, here or elsewhere."""
        if person not in self.habits:
            return  # nobody has asked for that person's habits here yet
        known = {one: kept for one, kept in self.habits[person].items() if one != effect}
        self.habits[person] = known if answer is None else {**known, effect: answer}
        for connection in self.connections:
            if connection.person.id == person:
                connection.send(self.state(connection))
        self.go_on()

    def foreseen(self, connection: Connection, message: Foresee) -> Foretold:
        """What answers would do: only whoever decides may ask, and nothing is done."""
        self.check_moves(connection, message.moves)
        _, match = self.asked_now(connection)
        tokens = list(dict.fromkeys(message.tokens))[:MOST_FORESEEN]
        for token in tokens:
            if match.why_not(token) is not None:
                raise IllegalMove(match.reason(token))
        return Foretold(message.ask, message.moves, [foretell(match, token, connection.lang) for token in tokens])

    async def hint(self, connection: Connection, message: Hint) -> None:
        self.acting(connection)
        self.check_moves(connection, message.moves)
        if len(self.table.people) > 1:
            raise Refusal("others-play")
        seat, match = self.asked_now(connection)
        self.background(self.advise(connection, message, match.clone(), seat))

    async def advise(self, connection: Connection, message: Hint, match: Any, seat: int) -> None:
        """Thinks about a decision while the table goes on; tells what is best, and what would come of it."""
        lang = connection.lang
        try:
            best = await self.house.thinkers.hints(connection.person.id, match, seat, message.moves, ADVICE)
        except Trouble as trouble:
            connection.send(failure(message.ask, Refusal("no-hint", trouble.words), connection.lang))
            return
        names = match.objects(seat, lang)
        texts = {option.token: plain(option.text(lang), names, lang) for option in match.decision.options}
        advice = [
            Advice(token, texts[token], round(chance, 3), things_of(match, token), foretell(match, token, lang).text)
            for token, chance in best.answers
        ]
        if best.hurried:
            connection.send(Notice(Words("hint-hurried").text(lang)))
        connection.send(Hints(message.ask, message.moves, advice))

    async def arrange(self, connection: Connection, message: Arrange) -> None:
        """Somebody lays out the own field: everybody sees it, and nothing else comes of it."""
        seat = self.acting(connection)
        arrangement = self.table.arranged(seat, message.objects, unseen=not self.over)
        if arrangement is None:
            raise Refusal("no-order")
        await self.house.store.keep_arranged(self.kept.id, {**self.table.arrangements, seat: arrangement})
        self.table.arrange(seat, arrangement)
        connection.send(self.state(connection, message.ask))
        self.tell_all(but=connection)

    # Being away -------------------------------------------------------------------------------------------------------
    def away(self) -> list[AwayInfo]:
        """Who still plays and is not connected, for those who wait."""
        if self.table.mode != "online" or self.table.match is None or self.over:
            return []
        return [
            self.away_info(at, seat.person, seat.lends)
            for at, seat in enumerate(self.table.seats)
            if seat.person in self.absences and at not in self.table.resigned and at not in self.table.stand_ins
        ]

    def away_info(self, seat: int, person: str, lends: bool) -> AwayInfo:
        since = self.house.now() - self.absences[person]
        agreed = self.agreed.get(person, set())
        waiting = [
            (at, one.person) for at, one in enumerate(self.table.seats) if one.person in self.waiting_for(person)
        ]
        return AwayInfo(
            seat=seat,
            since=since,
            lends=lends,
            wait=max(0, round(1000 * self.house.config.away) - since),
            agreed=[at for at, one in waiting if one in agreed],
            waits_for=[at for at, one in waiting if one not in agreed],
        )

    def waiting_for(self, person: str) -> set[str]:
        """The people who are here and wait for somebody."""
        return {other for other in self.table.others(person) if other in self.here}

    async def stand_in(self, connection: Connection, message: StandIn) -> None:
        """Somebody would have a bot play on for who is away, or rather wait; it plays when all agree."""
        seat = self.seated(connection)
        away = next((one for one in self.away() if one.seat == message.seat), None)
        if away is None:
            raise Refusal("not-away")
        if not away.lends:
            raise Refusal("not-lent")
        if away.wait:
            raise Refusal("away-briefly")
        me, absent = connection.person.id, self.table.seats[message.seat].person
        if me not in self.waiting_for(absent):
            raise Refusal("only-watching")
        agreed = self.agreed.get(absent, set())
        name = self.name(message.seat)
        if not message.yes:
            if self.agreed.pop(absent, None) is not None:
                self.notice("rather-waits", name=self.name(seat), other=name, but=connection)
        elif agreed | {me} >= self.waiting_for(absent):
            bot = self.house.config.stand_in
            await self.take_quietly(self.table.stand_in(absent, bot, self.house.now(), unseen=True))
            self.agreed.pop(absent, None)
            self.notice("stands-in", name=name)
        else:
            self.agreed[absent] = agreed | {me}
            self.notice("asks-stand-in", name=self.name(seat), other=name, but=connection)
        connection.send(Done(message.ask, self.moves_for(connection)))
        self.tell_all()
        self.go_on()

    async def come_back(self, connection: Connection, ask: int) -> None:
        """Somebody takes the seat back from the bot that has played there."""
        step = self.table.come_back(connection.person.id, self.house.now(), unseen=not self.over)
        if not step.entries:
            raise Refusal("no-stand-in")
        await self.take_quietly(step)
        self.notice("is-back", name=self.name(step.entries[0].seat), but=connection)
        connection.send(Done(ask, self.moves_for(connection)))
        self.tell_all()
        self.go_on()

    # Signs ------------------------------------------------------------------------------------------------------------
    def sign(self, connection: Connection, message: Sign) -> None:
        """Shows a friendly sign to everybody, beside whoever gives it."""
        seat = connection.looking if connection.looking is not None else self.seated(connection)
        connection.send(Done(message.ask, self.moves_for(connection)))
        for one in self.connections:
            one.send(Signed(seat, message.sign))

    def nudge_in(self, person: str) -> int | None:
        """Milliseconds until somebody may nudge whoever is asked; None where that is nobody else, or a secret."""
        asked = None if self.moments or self.table.secret else self.decider
        mine = self.table.seats_of(person)
        if asked is None or not mine or asked in mine or self.table.bot_at(asked):
            return None
        config = self.house.config
        first = self.table.since + round(1000 * config.nudge_after)
        return max(0, first - self.house.now(), self.nudged + round(1000 * config.nudge_every) - self.house.now())

    def nudge(self, connection: Connection, ask: int) -> None:
        """Tells whoever is asked that somebody waits."""
        seat = self.seated(connection)
        wait = self.nudge_in(connection.person.id)
        if wait is None:
            raise Refusal("nobody-to-nudge")
        if wait:
            raise Refusal("nudged-too-soon")
        assert self.decider is not None
        self.nudged = self.house.now()
        connection.send(Done(ask, self.moves_for(connection)))
        asked = self.table.seats[self.decider].person
        for one in self.connections:
            if one.person.id == asked:
                one.send(Nudged(seat))
        self.tell_all()

    # What the table does by itself ------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Sets a bot thinking, or a habit answering, if it is theirs to decide."""
        decider = self.decider
        wanted: tuple[int, str] | None = None
        wait = self.house.config.pause
        if decider is not None:
            seat = self.table.seats[decider]
            person = seat.kind == PERSON and not self.table.bot_at(decider)
            token = self.table.by_habit(self.habits.get(seat.person, {})) if person else ""
            if token is None and self.table.secret and self.table.clocks.any:
                token = self.table.letting_pass
                wait = (self.table.clocks.move or LONGEST_REACTION) / 1000
            if token is not None and seat.kind != OPEN:
                wanted = (self.table.moves, token)
        if wanted == self.going_for and self.going_on is not None and not self.going_on.done():
            return
        if self.going_on is not None and self.going_on is not asyncio.current_task():
            self.going_on.cancel()
        self.going_on, self.going_for = None, wanted
        if wanted is not None and decider is not None:
            moves, token = wanted
            work = self.habit_answers(moves, decider, token, wait) if token else self.bot_answers(moves, decider)
            self.going_on = self.background(work)

    def background(self, work: Any) -> asyncio.Task[None]:
        return self.house.background(work, self.kept.id)

    def revive(self) -> None:
        """Sets going again what the table does by itself, should that have died; whoever holds the lock does so anyway."""
        if self.lock.locked() or self.closed:
            return
        if self.moments and not self.at_hand and (self.unfolding is None or self.unfolding.done()):
            self.unfold()
        self.go_on()

    async def bot_answers(self, moves: int, seat: int) -> None:
        """A bot thinks; nobody can tell from how long it takes what it had to think about."""
        assert self.table.match is not None
        wait = 0 if self.table.secret else self.house.config.pause  # a moment to react is shown long enough as it is
        pause = asyncio.create_task(asyncio.sleep(wait))
        bot = self.table.bot_at(seat)
        match = self.table.match
        seed = self.table.seed + moves
        secret, passing = self.table.secret, self.table.letting_pass
        try:
            thinking = self.house.thinkers.answer(self.kept.host, match, bot, seat, seed)
            answer = await asyncio.wait_for(thinking, self.reaction_time() if secret else None)
        except TimeoutError:  # a moment lasts no longer because a bot is asked in it
            answer = Answer(passing)
        except Trouble as problem:
            token = match.clone().state.options[seed % len(match.state.options)].token
            answer = Answer(token, problem.words)
        if secret and answer.trouble is not None:  # to replace the bot now would tell that it was asked
            log.warning("the bot %s lets a chance pass: %s", bot, answer.trouble.text())
            answer = Answer(passing)
        await pause
        async with self.lock:
            if self.table.moves != moves or self.table.decider != seat:
                return
            if answer.trouble is not None:
                self.notice("bot-taken-over", bot=self.name(seat), problem=answer.trouble)
                await self.take_quietly(self.table.replace(seat, "random", self.house.now()))
            elif answer.hurried and not secret and self.house.now() - self.hurried > HURRIED:
                self.hurried = self.house.now()
                self.notice("bots-hurry", bot=self.name(seat))
            await self.take_own(lambda: self.table.choose(seat, answer.token, self.house.now(), ANSWER))

    async def habit_answers(self, moves: int, seat: int, token: str, wait: float) -> None:
        """The table answers for somebody, after the same pause as for anybody; or because the time to react is over."""
        await asyncio.sleep(wait)
        async with self.lock:
            if self.table.moves != moves or self.table.decider != seat:
                return
            source = self.table.optional
            if source is None:
                return
            key = "by-habit-used" if token == "use" else "by-habit-passed" if self.table.secret else "by-habit-skipped"
            for connection in self.connections:
                if seat in self.table.seats_of(connection.person.id):
                    name = showing.habit_name(self.table.played_with, source[0], connection.lang)
                    connection.send(Notice(Words(key, card=name).text(connection.lang)))
            await self.take_own(lambda: self.table.choose(seat, token, self.house.now(), HABIT))

    async def take_quietly(self, step: Step) -> None:
        await self.house.store.append(self.kept.id, step.entries)
        self.table.take(step)

    async def take_own(self, tried: Callable[[], Step]) -> None:
        """Takes a step of the table's own; where it cannot be kept, it is tried again a little later."""
        try:
            await self.take(tried())
        except Conflict:
            self.background(self.reload())
        except NotHeld:
            self.house.let_go(self)
        except Exception:  # whatever it is, the table must not stand still because of it
            log.exception("a step that could not be kept")
            self.going_on = self.going_for = None
            asyncio.get_running_loop().call_later(AGAIN, self.go_on)

    # Telling ----------------------------------------------------------------------------------------------------------
    def name(self, seat: int) -> Sayable:
        return Player(self.table, seat)

    def notice(self, key: str, but: Connection | None = None, **values: Any) -> None:
        """Tells everybody at the table something, each in the own language."""
        for connection in self.connections:
            if connection is not but:
                connection.send(Notice(Words(key, **values).text(connection.lang)))

    def tell_all(self, but: Connection | None = None) -> None:
        """Tells everybody the state of the table; those who watch in one language, and know as much, hear the same."""
        told: dict[tuple[str, int], bytes] = {}
        for connection in list(self.connections):
            if connection is but:
                continue
            person = connection.person.id
            alike = person != self.kept.host and not self.table.seats_of(person) and connection.log_of is not None
            key = (connection.lang, connection.log_told)
            if not alike:
                connection.send(self.state(connection))
            elif key in told:
                connection.log_told = self.telling(None, connection.lang).last
                connection.send_encoded(told[key])
            else:
                told[key] = encode(self.state(connection))
                connection.send_encoded(told[key])

    def state(self, connection: Connection, ask: int = 0) -> State:
        """The table for the eyes of a browser."""
        table, kept, lang = self.table, self.kept, connection.lang
        person = connection.person.id
        mine = table.seats_of(person)
        eyes, hand_over = self.eyes(connection)
        since, entries = self.fresh_log(connection, eyes, hand_over)
        decider = self.decider
        hidden = self.hides(eyes)
        opened = any(seat.kind == OPEN for seat in table.seats)
        return State(
            ask=ask,
            table=kept.id,
            game=kept.game,
            title=rules_of(kept.game).title,
            mode=table.mode,
            status="waiting" if table.waiting else "over" if self.over else "playing",
            moves=self.moves_for(connection),
            seats=showing.seat_infos(table, mine, self.here, self.wants, lang),
            eyes=eyes,
            hand_over=hand_over,
            view=None if hand_over is not None else self.view(eyes, lang),
            decision=showing.decision_info(table, eyes, hidden, lang),
            log_from=since,
            log=entries,
            clocks=[] if table.waiting else showing.clock_infos(table, self.house.now(), bool(self.moments)),
            undo=showing.undo_info(table, self.taker_back(connection, eyes, hand_over), bool(self.moments), lang),
            outcome=None if self.moments else showing.outcome_info(table, lang),
            habits=showing.habit_infos(table.played_with, self.habits.get(person, {}), lang) if mine else [],
            names=showing.names_of(table, lang),
            invite=f"/join/{kept.id}?invite={kept.invite}" if mine and opened else "",
            watch=f"/table/{kept.id}" if kept.watchable else "",
            next_table=kept.next_table if mine else "",
            host=person == kept.host,
            standings=[] if hand_over is not None else self.standings(eyes),
            thinking=not hidden and decider is not None and bool(table.bot_at(decider)),
            away=self.away(),
            nudge=self.nudge_in(person),
            origin=showing.origin_info(kept.origin, lang),
            cards=showing.cards_info(self.house.card_sets, kept.game, kept.setup, lang),
        )

    def taker_back(self, connection: Connection, eyes: int | None, hand_over: int | None) -> int | None:
        return connection.looking if hand_over is not None else eyes

    def fresh_log(self, connection: Connection, eyes: int | None, hand_over: int | None) -> tuple[int, list[Any]]:
        """The entries of the log that a browser has not been told yet, and the number they come after."""
        match = self.shown_to(eyes)
        if match is None or hand_over is not None:
            connection.log_of = None
            return 0, []
        if connection.log_of != (eyes, connection.lang):
            connection.log_of = (eyes, connection.lang)
            connection.log_told = -1
        telling = self.telling(eyes, connection.lang)
        telling.go_on(match)
        since = connection.log_told if connection.log_told >= 0 else max(0, telling.last - showing.PIECE)
        connection.log_told = max(since, telling.last)
        return since, telling.after(since)

    def telling(self, eyes: int | None, lang: str) -> showing.Telling:
        """The log for some eyes in a language."""
        return self.tellings.setdefault((eyes, lang), showing.Telling(eyes, lang, self.kept.game))

    async def read_log(self, connection: Connection) -> None:
        """Prepares the log that a browser is told next, so that nobody else waits for a long one."""
        eyes, hand_over = self.eyes(connection)
        match = self.shown_to(eyes)
        if match is not None and hand_over is None:
            await self.telling(eyes, connection.lang).catch_up(match)

    async def read_logs(self) -> None:
        """Prepares the logs for everybody who is here."""
        for connection in list(self.connections):
            await self.read_log(connection)

    async def earlier(self, connection: Connection, message: Earlier) -> None:
        """A piece of the log from before what a browser was told."""
        await self.read_log(connection)
        eyes, hand_over = self.eyes(connection)
        if hand_over is not None:
            raise Refusal("other-eyes")
        last = min(message.before - 1, connection.log_told)
        told = self.telling(eyes, connection.lang).after(max(0, last - showing.PIECE), last)
        connection.send(Entries(message.ask, told))

    async def close(self) -> None:
        """Hangs up on everybody; what was done is kept."""
        for connection in list(self.connections):
            connection.hang_up()
        for task in (self.going_on, self.unfolding):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])  # what it died of, if it did, was noted then


def ended(table: Table, step: Step | None = None) -> KeptOutcome | None:
    """How the match of a table ended, or does by a step, as it is kept; none while it goes on."""
    match = table.match if step is None else step.match
    outcome = None if match is None else match.outcome
    if match is None or outcome is None:
        return None
    resigned = table.resigned | {
        entry.seat for entry in (step.entries if step else ()) if entry.kind in (CONCEDE, CLAIM)
    }
    losers = set(range(match.players)) - set(outcome.winners)
    given_up = tuple(sorted(losers)) if losers <= resigned else ()
    return KeptOutcome(tuple(outcome.winners), tuple(outcome.scores), given_up)


class Player:
    """A player yet to be named, when the language is known."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def text(self, lang: str = "en") -> str:
        return showing.names_of(self.table, lang)[self.seat]
