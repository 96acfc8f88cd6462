"""The house: its database, its tables that people sit at, its bots. One for each server, on `app.state.house`."""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from ipaddress import ip_address
from typing import Any, Final

from kleos.engine.errors import KleosError
from kleos.games.packages import catalogue_of
from kleos.games.registry import GAMES
from kleos.language.catalogues import OPENED
from kleos.language.grammar import Sayable
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Words
from kleos.match import IllegalMove, Match
from kleos.server.limits import Gate, TooMany, Whereabouts
from kleos.server.logs import apart
from kleos.server.metrics import Metrics
from kleos.server.peers import SESSION, Elsewhere, Peers
from kleos.server.pruning import DAY, Pruned, prune
from kleos.server.settings import Settings
from kleos.server.sitting import Sitting, ended
from kleos.server.thinking import Thinkers, processes_here
from kleos.table import administration
from kleos.table.card_sets import CardSets
from kleos.table.clocks import now
from kleos.table.naming import skeleton
from kleos.table.position import Position
from kleos.table.seating import BOT, OPEN, Seat, begun
from kleos.table.store import UNAVAILABLE, Kept, Person, Store, fresh_id
from kleos.table.table import Entry, Table

log = logging.getLogger("kleos.server")

LAST_WORDS: Final = 1.0  # seconds in which browsers are told that the server stops
HEED: Final = 1.0  # seconds between two looks for acts of administrators
OUT_OF_ORDER: Final = 20  # acts before the last one may still come: numbers are drawn before they are kept
TIDY: Final = 3600.0  # seconds between two times that old things are pruned
SETTLED: Final = 60.0  # seconds after opening until that is done for the first time
AT_ONCE: Final = 100  # entries that are played through in a moment
KEEPING: Final = 10.0  # seconds at most for the positions of all tables when the house closes
MOST_KEYS: Final = 20_000  # that are remembered
MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class Config(Settings):
    """How a house is run: its settings, and the clock it goes by."""

    clock: Callable[[], int] = now


class Unopenable(Exception):
    """A table that the database has, but that cannot be played through any more; its words say why."""

    def __init__(self, words: Sayable) -> None:
        super().__init__(words.text())
        self.words = words


class Banned:
    """Who is not let in."""

    def __init__(self, bans: Iterable[administration.Ban]) -> None:
        bans = list(bans)
        self.people = {ban.who: ban.until for ban in bans if ban.kind == "person"}
        self.networks = [(administration.network_of(ban.who), ban.until) for ban in bans if ban.kind == "address"]

    def hold(self, person: str, address: str, now: int) -> bool:
        """Whether somebody who comes from somewhere is kept out now."""
        if person in self.people and lasts(self.people[person], now):
            return True
        if not self.networks:
            return False
        try:
            here = ip_address(address)
        except ValueError:
            return False
        return any(here in network and lasts(until, now) for network, until in self.networks)


def lasts(until: int | None, now: int) -> bool:
    return until is None or now < until


async def played(table: Table, entries: Sequence[Entry], since: int, position: Position | None = None) -> None:
    """Plays entries through at a table that nobody has seen yet; aside where they are many, so that nobody waits."""
    if len(entries) <= AT_ONCE:
        table.load(entries, since, position)
    else:
        await asyncio.to_thread(table.load, entries, since, position)


async def read_ahead() -> None:
    """Reads what can be said in every language, a little at a time, so that nobody waits for it later."""
    for game in GAMES:
        catalogue_of(game)
    for catalogue in list(OPENED):
        for lang in LANGUAGES:
            for id in list(catalogue.unread(lang)):
                catalogue.find(id, lang)
                await asyncio.sleep(0)


class House:
    """All tables of a server."""

    def __init__(self, config: Config, store: Store, secret: str) -> None:
        self.config = config
        self.store = store
        self.secret = secret
        self.metrics = Metrics()
        self.card_sets = CardSets(store, self.now)
        self.gate = Gate(config.rates, config.bounds.people_of_address)
        processes = processes_here() if config.processes is None else config.processes
        self.whereabouts = Whereabouts()
        self.thinkers = Thinkers(processes, config.patience, self.metrics, self.whereabouts.of)
        self.hashing = asyncio.Semaphore(2)  # passwords at once: each takes 64 MiB and a core for a moment
        self.sittings: dict[str, Sitting] = {}
        self.keys: dict[str, str] = {}  # people by the keys in their cookies, those that were looked up
        self.sockets: Counter[str] = Counter()  # open at tables, by person and by address
        self.replays: dict[str, dict[int, Match]] = {}  # moments of matches that are looked through, by table and move
        self.weight = 0  # bytes that all tables in memory take, about
        self.opening: dict[str, asyncio.Lock] = {}
        self.opened_at = self.now()
        self.tasks: set[asyncio.Task[None]] = set()
        self.peers: Peers | None = None  # where others may serve the same database
        self.stopping = False  # nobody new should come
        self.banned = Banned([])
        self.heeded = 0  # the last act of an administrator that was
        self.heeded_lately: deque[int] = deque(maxlen=10 * OUT_OF_ORDER)
        store.written = self.metrics.writes.observe

    def now(self) -> int:
        """Milliseconds since 1970, as the house counts them."""
        return self.config.clock()

    @classmethod
    async def open(cls, config: Config) -> "House":
        store = await Store.open(config.database, alone=True)
        house = cls(config, store, await store.secret())
        house.heeded = await administration.last_act(store)
        house.heeded_lately.extend(range(house.heeded - OUT_OF_ORDER, house.heeded + 1))
        house.banned = Banned(await administration.bans(store))
        try:
            await house.card_sets.keep()
        except KleosError:
            await store.close()
            raise
        if store.shared:
            house.peers = await Peers.open(house)
        house.thinkers.warm()
        house.background(house.watched())
        house.background(house.tidied())
        house.background(house.metrics.watch_loop())
        house.background(house.attentive())
        house.background(read_ahead())
        return house

    async def part(self) -> None:
        """Tells everybody that the server stops, and waits a moment until they have heard."""
        self.stopping = True
        parting = [one for sitting in self.sittings.values() for one in sitting.connections]
        for connection in parting:
            connection.part()
        until = time.monotonic() + LAST_WORDS
        while time.monotonic() < until and not all(one.outbox.empty() for one in parting):
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        self.stopping = True
        for sitting in list(self.sittings.values()):
            await sitting.close()
        await self.keep_positions()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self.thinkers.close()
        if self.peers is not None:
            await self.peers.close()
        await self.store.close()

    async def keep_positions(self) -> None:
        """Keeps how the matches stand, those last used first, as far as there is time: the next program may differ."""
        with suppress(TimeoutError):
            async with asyncio.timeout(KEEPING):
                for sitting in sorted(self.sittings.values(), key=lambda one: -one.used):
                    await sitting.keep_position()

    def background(self, work: Coroutine[Any, Any, None], table: str = "") -> asyncio.Task[None]:
        """Does something beside everything else, perhaps for a table; what goes wrong is noted."""
        context = apart(table)
        task = asyncio.create_task(work, context=context)
        self.tasks.add(task)
        task.add_done_callback(self.finished, context=context)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("in the background", exc_info=problem)

    async def watched(self) -> None:
        """Looks again and again whether everything goes on: whatever a task died of, nothing stands still."""
        while True:
            await asyncio.sleep(self.config.watch)
            self.guarded("bots", self.thinkers.revive)
            weight = 0
            for id, sitting in list(self.sittings.items()):
                self.guarded(f"table {id}", sitting.revive)
                self.guarded(f"table {id}", sitting.keep_quiet_position)
                weight += sitting.weight
                await asyncio.sleep(0)  # others are answered between any two of them
            self.weight = weight
            self.guarded("memory", self.make_room)

    def guarded(self, what: str, work: Callable[[], None]) -> None:
        """Does a piece of the watchdog's work; what goes wrong is noted, and keeps it from nothing else."""
        try:
            work()
        except Exception:
            log.exception("watching: %s", what)

    async def tidied(self) -> None:
        """Prunes again and again what is kept longer than it need be."""
        wait = SETTLED  # also a server that is often started again comes to it
        while True:
            await asyncio.sleep(wait)
            wait = TIDY
            try:
                await self.prune()
            except Exception:  # whatever it is, it is tried again
                log.exception("pruning")

    async def prune_now(self) -> None:
        await self.prune()

    async def prune(self) -> Pruned:
        await self.card_sets.keep()
        most = self.config.bounds.finished_tables_of_account
        done = await prune(self.store, self.config.keeping, most, self.now(), self.busy)
        for id in list(self.sittings):
            if not self.busy(id) and not await self.store.has_table(id):
                self.forget(id)
        return done

    def busy(self, id: str) -> bool:
        """Whether a table must stay as it is, in memory and in the database: somebody sits there, or it goes on."""
        sitting, opening = self.sittings.get(id), self.opening.get(id)
        return (opening is not None and opening.locked()) or (sitting is not None and sitting.busy)

    def forget(self, id: str) -> None:
        """Lets go of a table; the database has it."""
        self.sittings.pop(id, None)
        self.replays.pop(id, None)

    # People ---------------------------------------------------------------------------------------------------------
    async def keep(self, person: Person, address: str) -> Person:
        """Keeps somebody who was unknown so far; of an address not too many in a time."""
        if not person.kept:
            self.gate.check("guests", address)
        return await self.store.keep(person, self.now())

    async def saw(self, person: Person) -> None:
        """Somebody has come: that is kept once a day, since guests who do not come are not kept for ever."""
        if person.kept and person.seen < self.now() - DAY:
            await self.store.saw(person.id, self.now())

    # Administrators -------------------------------------------------------------------------------------------------
    async def attentive(self) -> None:
        """Looks again and again whether an administrator did something that this house must heed."""
        while True:
            await asyncio.sleep(HEED)
            try:
                await self.heed()
            except UNAVAILABLE:  # /health says so, and the next look comes soon
                log.warning("the acts of administrators cannot be looked up")

    async def heed(self) -> None:
        """Takes over what administrators have done since the last look."""
        for act in await administration.acts_after(self.store, self.heeded - OUT_OF_ORDER):
            if act.number in self.heeded_lately:
                continue
            try:
                await self.heed_act(act)
            except UNAVAILABLE:
                raise  # it is looked at once more
            except Exception:
                log.exception("an act of an administrator that could not be heeded")
            self.heeded = max(self.heeded, act.number)
            self.heeded_lately.append(act.number)

    async def heed_act(self, act: administration.Done) -> None:
        log.info("an administrator's act", extra={"facts": {"act": act.what, "by": act.by, "subject": act.subject}})
        if act.what == "reset-password":
            self.end_all(act.subject)
        elif act.what in ("ban", "unban"):
            self.banned = Banned(await administration.bans(self.store))
            self.turn_out()
        elif act.what == "close-table":
            await self.closed(act.subject)
        elif act.what == "erase":
            await self.erased(act.subject)
        elif act.what == "prune":
            self.background(self.prune_now())

    def turn_out(self) -> None:
        """Leads those away who are banned and still sit at tables."""
        for sitting in self.sittings.values():
            for connection in list(sitting.connections):
                if self.banned.hold(connection.person.id, connection.address, self.now()):
                    sitting.turn_out(connection, "banned")

    async def closed(self, table: str) -> None:
        """A table was closed by somebody else than its people."""
        sitting = self.sittings.get(table)
        if sitting is not None and not sitting.closed:
            async with sitting.lock:
                sitting.kept.status = "closed"
                sitting.send_away("table-closed")

    async def erased(self, person: str) -> None:
        """All about a person was erased: they are nowhere any more, and others play on without them."""
        self.end_all(person)
        for sitting in list(self.sittings.values()):
            if not sitting.table.seats_of(person) and sitting.kept.host != person:
                continue
            if not await self.store.has_table(sitting.kept.id):
                await self.closed(sitting.kept.id)
                await sitting.close()
                del self.sittings[sitting.kept.id]
                continue
            await sitting.reload()
            if sitting.closed:
                sitting.send_away("table-closed")
            else:
                await sitting.give_up_for(person)

    async def erase(self, person: str) -> None:
        """Somebody erases all that is kept about them."""
        await administration.erase(self.store, "owner", person)
        await self.erased(person)

    # Sessions -------------------------------------------------------------------------------------------------------
    async def person_of(self, key: str) -> str | None:
        """The person of a key: a guest, or whoever a session is of; nobody if it has ended, or the guest has an account."""
        if key not in self.keys:
            if key.startswith(SESSION):
                found = await self.store.session(key.removeprefix(SESSION))
            else:
                known = await self.store.person(key)
                found = None if known is not None and (known.account is not None or known.erased) else key
            if found is None:
                return None
            self.keys[key] = found
            while len(self.keys) > MOST_KEYS:
                del self.keys[next(iter(self.keys))]
        return self.keys[key]

    async def begin_session(self, person: str) -> str:
        """A key for somebody who has an account."""
        id = fresh_id()
        await self.store.add_session(id, person)
        self.keys.pop(person, None)
        return SESSION + id

    async def end_session(self, key: str) -> None:
        await self.store.end_session(key.removeprefix(SESSION))
        self.ended([key])

    async def end_sessions(self, person: str, but: str = "") -> None:
        """Ends all sessions of a person but one; who is still at a table must come again."""
        await self.store.end_sessions(person, but.removeprefix(SESSION))
        self.end_all(person, but)

    def end_all(self, person: str, but: str = "") -> None:
        """Forgets all keys of a person but one."""
        known = {key for key, one in self.keys.items() if one == person}
        here = {one.key for sitting in self.sittings.values() for one in sitting.connections if one.person.id == person}
        self.ended((known | here) - {but})

    def ended(self, keys: Iterable[str]) -> None:
        """Forgets keys, and hangs up on the browsers that have them."""
        gone = set(keys)
        for key in gone:
            self.keys.pop(key, None)
        for sitting in self.sittings.values():
            for connection in list(sitting.connections):
                if connection.key in gone:
                    connection.hang_up()

    # Tables ---------------------------------------------------------------------------------------------------------
    async def opened(self, id: str) -> tuple[Kept, Table] | None:
        """A table as the database has it; raises Unopenable where that cannot be read any more."""
        kept = await self.store.table(id)
        if kept is None:
            if await self.store.has_table(id):
                raise Unopenable(Words("table-damaged"))
            return None
        entries = await self.store.entries(id)
        try:
            table = kept.opened(await self.card_sets.of(kept.setup))
            if not table.waiting:
                table.since = kept.begun or 0
                since = max(self.opened_at, kept.begun or 0)
                await played(table, entries, since, await self.store.position(id))
                if table.lost is not None and kept.status == "over":  # of how it ended nothing is left
                    raise table.lost
                if table.base is not None:
                    log.warning("table %s goes on from how it stood: its moves lead elsewhere by the rules of now", id)
                table.since = min(table.since, self.now())  # the clock of the machine may have been set back meanwhile
                if kept.undo is not None:
                    table.ask_again(kept.undo.seat, kept.undo.moves, kept.undo.waits_for)
        except IllegalMove as problem:
            raise Unopenable(Words("moves-refused", problem=problem.words)) from problem
        except KleosError as problem:
            raise Unopenable(problem.words) from problem
        except Exception as problem:  # whatever a damaged entry leads to
            log.exception("table %s cannot be opened", id)
            raise Unopenable(Words("table-damaged")) from problem
        if table.lost is not None and table.match is not None:  # what follows goes on from here
            log.warning("table %s goes on without its last moves: %s", id, table.lost)
            await self.store.keep_position(id, Position.of(table.moves, table.match))
        if kept.status == "playing" and (outcome := ended(table)) is not None:  # the server went before that was shown
            await self.store.keep_end(id, outcome)
            kept.status, kept.outcome = "over", outcome
        return kept, table

    async def sitting(self, id: str) -> Sitting | None:
        """A table with its people; it is taken out of the database when the first of them comes.

        Raises Unopenable where that cannot be done, and Elsewhere if another server holds it.
        """
        found = self.sittings.get(id)
        if found is not None:
            found.used = self.now()
            return found
        try:
            async with self.opening.setdefault(id, asyncio.Lock()):
                found = self.sittings.get(id)
                if found is None:
                    if self.peers is not None:
                        await self.peers.hold(id)
                    opened = await self.opened(id)
                    if opened is not None:
                        self.make_room()
                        found = self.sittings[id] = Sitting(self, *opened)
                        self.weight += found.weight
                        for gone in {seat.person for seat in found.table.seats if seat.erased}:
                            self.background(found.give_up_for(gone), id)
        finally:
            self.opening.pop(id, None)
        return found

    def let_go(self, sitting: Sitting) -> None:
        """Another server holds the table by now: its browsers come again by themselves, and find it there."""
        if self.sittings.get(sitting.kept.id) is sitting:
            del self.sittings[sitting.kept.id]
            self.background(sitting.close())

    async def turns(self, person: str, tables: Sequence[str]) -> set[str]:
        """At which of some tables it is somebody's turn; those that other servers hold are asked about there."""
        others, turns = (set[str](), set[str]()) if self.peers is None else await self.peers.turns(person, tables)
        return turns | await self.turns_here(person, [id for id in tables if id not in others])

    async def turns_here(self, person: str, tables: Sequence[str]) -> set[str]:
        out: set[str] = set()
        for id in tables:
            with suppress(Unopenable, Elsewhere):
                sitting = await self.sitting(id)
                if sitting is not None and sitting.decider in sitting.table.seats_of(person):
                    out.add(id)
        return out

    def has_room(self, sitting: Sitting, person: str, address: str) -> bool:
        """Whether a browser of a person may come to a table; who plays there is never kept away by who watches."""
        bounds = self.config.bounds
        full = len(sitting.connections) >= bounds.sockets_of_table and not sitting.table.seats_of(person)
        own = self.sockets[person] < bounds.sockets_of_person and self.sockets[address] < bounds.sockets_of_address
        return own and not full

    @contextmanager
    def counted(self, *whose: str) -> Iterator[None]:
        """Counts a connection as somebody's, as long as it lasts."""
        self.sockets.update(whose)
        try:
            yield
        finally:
            self.sockets.subtract(whose)
            for one in whose:
                if not self.sockets[one]:
                    del self.sockets[one]

    def make_room(self) -> None:
        """Lets go of tables that nobody has looked at for longest, until the others have room; the database has them."""
        most = self.config.bounds.memory * MEGABYTE
        if self.weight <= most:
            return
        self.weight = sum(sitting.weight for sitting in self.sittings.values())
        gone = []
        for _, id in sorted((one.used, id) for id, one in self.sittings.items() if not one.busy):
            if self.weight <= most * 0.9:
                break
            self.weight -= self.sittings[id].weight
            self.forget(id)
            gone.append(id)
        if self.peers is not None and gone:
            self.background(self.peers.release(gone))

    async def open_table(self, kept: Kept, entries: list[Entry] | None = None) -> Kept:
        """A new table; if nobody is waited for, its match begins. Raises TooMany where its host has enough of them."""
        if await self.store.opened_by(kept.host) >= self.config.bounds.open_tables_of_person:
            raise TooMany("too-many-tables")
        kept.id, kept.invite = fresh_id(), fresh_id()
        kept.created = kept.changed = self.now()
        self.begin_if_full(kept)
        await self.store.add_table(kept, entries or [])
        for seat in kept.seats:
            if seat.called:
                await self.settled(seat.called, seat.person)
        return kept

    def begin_if_full(self, kept: Kept) -> None:
        """The match begins when no seat is open any more."""
        if kept.setup is None and not any(seat.kind == OPEN for seat in kept.seats):
            match = begun(kept.game, kept.seats, kept.options or {})
            table = Table(kept.game, kept.seats, kept.clocks)
            table.begin(match, self.now())
            kept.setup = table.setup
        if kept.setup is not None and kept.status == "waiting" and not any(seat.kind == OPEN for seat in kept.seats):
            kept.status = "playing"
            kept.begun = self.now()

    async def join(self, sitting: Sitting, at: int, seat: Seat) -> None:
        """A person or a bot takes an open seat; when it was the last, the match begins. The sitting's lock is held."""
        seats = [replace(one) for one in sitting.kept.seats]
        seats[at] = seat
        kept = replace(sitting.kept, seats=seats, changed=self.now())
        self.begin_if_full(kept)
        box = await self.card_sets.of(kept.setup)
        await self.store.seat(kept, at)
        table = kept.opened(box)
        if not table.waiting:
            table.since = kept.begun or self.now()
            await played(table, await self.store.entries(kept.id), table.since)
        sitting.kept, sitting.table = kept, table
        if seat.person:
            await sitting.learn_habits(seat.person)
            if seat.person not in sitting.here:
                sitting.absences[seat.person] = self.now()
        await sitting.read_logs()
        sitting.notice("joined", name=sitting.name(at))
        sitting.tell_all()
        sitting.go_on()

    async def leave(self, sitting: Sitting, person: str) -> None:
        """Somebody who joined gets up again: the seat is open once more. The sitting's lock is held."""
        mine = sitting.table.seats_of(person)
        name = sitting.name(mine[0])
        seats = [Seat(OPEN) if at in mine else replace(one) for at, one in enumerate(sitting.kept.seats)]
        kept = replace(sitting.kept, seats=seats, changed=self.now())
        await self.store.seat(kept, *mine)
        sitting.send_away("left-table", person)
        sitting.notice("left", name=name)
        sitting.kept, sitting.table = kept, kept.opened()
        sitting.tell_all()

    async def close_table(self, sitting: Sitting) -> None:
        """A table that still waits is given up by who opened it. The sitting's lock is held."""
        await self.store.change_table(sitting.kept.id, status="closed", changed=self.now())
        sitting.kept.status = "closed"
        sitting.send_away("table-closed")

    async def rematch(self, kept: Kept) -> str:
        """The same people once more, with what they brought."""
        made = await self.again(kept)
        await self.store.change_table(kept.id, next_table=made)
        return made

    async def again(self, kept: Kept, bot: str = "") -> str:
        """A new table as another was, with what everybody brought there; its bots may be others."""
        again = Kept(
            id="",
            game=kept.game,
            host=kept.host,
            seats=[replace(seat, bot=bot or seat.bot) if seat.kind == BOT else replace(seat) for seat in kept.seats],
            options=kept.options,
            clocks=kept.clocks,
            watchable=kept.watchable,
        )
        return (await self.open_table(again)).id

    def habit_changed(self, person: str, game: str, effect: tuple[str, int], answer: str | None) -> None:
        """Somebody answers an effect in another way from now on: at every table of the game."""
        for sitting in self.sittings.values():
            if sitting.kept.game == game:
                sitting.habit_changed(person, effect, answer)

    async def settled(self, name: str, person: str) -> bool:
        """Whether somebody may be shown under a name that was just kept; if an account holds it, nobody else is any more."""
        holder = await self.store.holder_of(name)
        if holder is not None and await self.store.free(name, holder):
            await self.held(skeleton(name))
        return holder in (None, person)

    async def held(self, looks: str) -> None:
        """Names that look so were freed in the database: the tables where they are shown look there."""
        for sitting in list(self.sittings.values()):
            if sitting.shows(looks):
                await sitting.learn_names()
            await asyncio.sleep(0)  # others are answered between any two of them

    def renamed(self, person: Person) -> None:
        """Somebody has another name: the tables where they sit are told."""
        for sitting in self.sittings.values():
            for at in sitting.table.seats_of(person.id):
                sitting.table.seats[at].name = sitting.kept.seats[at].name = person.name
                sitting.tell_all()
