"""A match among people, as a value of time: seats, entries, clocks, taking back, habits. It knows no network and no disk.

Everything that happens at a table is an entry. An act is tried first (`choose`, `concede`, `claim`, `undo`, ...), which
gives a `Step`: the entries it makes and the match it leads to. Nothing has changed until `take` is called with the step,
so that whoever keeps the entries can do that in between. Loading a table is taking its entries once more.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from kleos.engine.errors import KleosError
from kleos.engine.game import Game
from kleos.games.registry import game_named
from kleos.language.messages import Words
from kleos.match import Match, read_setup, setup_fields, started
from kleos.table.arranging import Arrangement, can_lie, gone_on
from kleos.table.clocks import UNLIMITED, Clocks, Left, left
from kleos.table.position import Position
from kleos.table.seating import OPEN, PERSON, Seat
from kleos.table.undo import last_event, tells

Habits = Mapping[tuple[str, int], str]  # by card and line: always or never

# Kinds of entries
MOVE: Final = "move"  # a person chose
ANSWER: Final = "bot"  # a bot chose
HABIT: Final = "habit"  # the table chose for a person, by what that person always does
QUIET: Final = "quiet"  # somebody let a chance to react pass, which nobody else may know
PAST: Final = "past"  # played before this table began
DEAL: Final = "deal"  # what was hidden is dealt anew from the seed that is the token, for people who come after it
CONCEDE: Final = "concede"
CLAIM: Final = "claim"  # the seat ran out of time, and somebody said so
UNDO: Final = "undo"  # everything from the entry on whose number is the token is taken back
REPLACE: Final = "replace"  # a bot failed; the token is the one that plays for it from now on
STAND_IN: Final = "stand-in"  # somebody is away, and a bot plays on for them; the token is the bot
BACK: Final = "back"  # and plays themselves again
CHOICES: Final = (MOVE, ANSWER, HABIT, QUIET, PAST)
SEATING: Final = (REPLACE, STAND_IN, BACK)  # who plays, which taking back does not change

STRIDE: Final = 64  # entries between two moments of a match that are kept ready, at first
MOST_MARKS: Final = 32  # of such moments

USE_OR_SKIP: Final = ["use", "skip"]
ANSWERS: Final = {"always": "use", "never": "skip"}


class Entry(NamedTuple):
    """One thing that happened at a table: which, by whom, what, when, and how long the seat thought about it."""

    number: int
    kind: str
    seat: int
    token: str
    at: int
    spent: int = 0


@dataclass(frozen=True)
class Step:
    """What an act leads to, not yet done."""

    entries: list[Entry]
    match: Match
    live: list[Entry]
    moments: tuple[Match, ...] = ()  # in which others might have reacted, in their order
    seen: str | None = None  # for something taken back: what had been seen since, "" if it has no words


@dataclass(frozen=True)
class Undoing:
    """Whether a seat may take back its last choice: not, at once, or if the others agree; and why."""

    can: Literal["no", "free", "ask"]
    entry: Entry | None = None
    why: Words | None = None


@dataclass
class UndoRequest:
    """Somebody wants to take a choice back, and others have yet to agree."""

    seat: int
    entry: Entry
    waits_for: set[str]  # people


class Table:
    """A table where a match is played, or will be when all seats are taken."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat],
        clocks: Clocks = UNLIMITED,
        setup: Mapping[str, str] | None = None,
        box: Game | None = None,
    ) -> None:
        self.game = game
        self.box = box  # the game with the cards that the match began with; none: with those it has now
        self.seats = list(seats)
        self.clocks = clocks
        self.setup: dict[str, str] | None = None
        self.match: Match | None = None
        self.base: tuple[int, Match] | None = None  # what it goes on from, after which entry, where rules have changed
        self.moves = 0  # the number of the last entry
        self.live: list[Entry] = []  # entries that were not taken back
        self.spent = [0] * len(self.seats)
        self.resigned: set[int] = set()
        self.stand_ins: dict[int, str] = {}  # by seat: the bot that plays for who is away
        self.out_of_time: set[int] = set()
        self.since = 0  # when the open decision came up
        self.request: UndoRequest | None = None
        self.lost: Exception | None = None  # what stands against the last entries, where rules have changed
        self.marks: list[tuple[int, Match]] = []  # the match after some entries, so that little must be played again
        self.stride = STRIDE  # entries between two of them
        self.before: tuple[int, Match] | None = None  # the match before the last choice of a person, by its number
        self.quiet = [0] * len(self.seats)  # entries by seat of which nobody else may know
        self.opened: set[int] = set()  # the entries after which others might have reacted
        self.arrangements: dict[int, Arrangement] = {}  # by seat, as they were made
        self.orders: dict[int, tuple[int, ...]] = {}  # the same as everything lies now; how it looks, no entry tells it
        if setup is not None:
            self.start(setup)

    def start(self, setup: Mapping[str, str], now: int = 0) -> None:
        """The match begins as the fields of its record say."""
        self.setup = dict(setup)
        self.match = self.first()
        self.since = now

    def first(self) -> Match:
        """The match before its first decision."""
        assert self.setup is not None
        game, setup = read_setup(self.setup, self.box)
        return started(game, setup)

    def begin(self, match: Match, now: int) -> None:
        """The match begins."""
        assert match.setup is not None
        self.setup = setup_fields(match.game, match.setup)
        self.box = match.game
        self.match = match
        self.since = now

    @property
    def played_with(self) -> Game:
        """The game with the cards of this table; with those it has now, until the match begins."""
        return self.box or game_named(self.game)

    # Who is who -----------------------------------------------------------------------------------------------------
    @property
    def waiting(self) -> bool:
        return self.match is None

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.decision is None

    @property
    def decider(self) -> int | None:
        if self.match is None:
            return None
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def secret(self) -> bool:
        """Whether nobody but who is asked may know who that is."""
        decision = None if self.match is None else self.match.decision
        return decision is not None and self.match is not None and decision.kind in self.match.game.secret

    @property
    def letting_pass(self) -> str:
        """The answer that leaves no trace, where there is one."""
        decision = None if self.match is None else self.match.decision
        return "" if decision is None or self.match is None else self.match.game.secret.get(decision.kind, "")

    @property
    def seed(self) -> int:
        """From what chance comes here. Bots draw from it too: nobody may know it where others play."""
        assert self.match is not None
        dealt = [int(entry.token) for entry in self.live if entry.kind == DEAL]
        setup = self.match.setup
        return dealt[-1] if dealt else setup.seed if setup is not None else 0

    def version(self, seats: Sequence[int]) -> int:
        """How much has happened that whoever sits there may know of."""
        return self.moves - sum(count for at, count in enumerate(self.quiet) if at not in seats)

    def bot_at(self, seat: int) -> str:
        """The bot that plays for a seat; "" where a person plays, or nobody yet."""
        return self.stand_ins.get(seat) or self.seats[seat].bot

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    @property
    def people(self) -> list[str]:
        """The people at the table, each once, by seat."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == PERSON and seat.person))

    @property
    def mode(self) -> Literal["solo", "hot-seat", "online"]:
        chairs = [seat for seat in self.seats if seat.kind == PERSON]
        if len(self.people) > 1 or any(seat.kind == OPEN for seat in self.seats):
            return "online"
        return "hot-seat" if len(chairs) > 1 else "solo"

    def others(self, person: str) -> list[str]:
        """The other people who still play."""
        playing = {seat.person for at, seat in enumerate(self.seats) if seat.kind == PERSON and at not in self.resigned}
        return [other for other in self.people if other != person and other in playing]

    # Acts -----------------------------------------------------------------------------------------------------------
    def begun(self) -> Match:
        """The match, which may be over."""
        if self.match is None:
            raise KleosError(Words("table-waits"))
        return self.match

    def playing(self, unseen: bool = False) -> Match:
        """The match, while it can go on; an end that is `unseen` as yet is none."""
        match = self.begun()
        if match.decision is None and not unseen:
            raise KleosError(Words("match-over"))
        return match

    def choose(self, seat: int, token: str, now: int, kind: str = MOVE) -> Step:
        """The seat answers the open decision."""
        match = self.playing()
        if self.decider != seat:
            raise KleosError(Words("not-your-turn"))
        after = match.clone()
        moments = after.choose_slowly(token)
        assert after.moves is not None
        if self.secret and after.moves.token == self.letting_pass:
            kind = QUIET
        spent = 0 if kind in (HABIT, QUIET) or seat in self.stand_ins else self.thinking(now)
        entry = Entry(self.moves + 1, kind, seat, after.moves.token, now, spent)
        return Step([entry], after, [*self.live, entry], tuple(moments))

    def concede(self, seat: int, now: int, kind: str = CONCEDE, shown: Match | None = None) -> Step:
        """The seat gives up, or is taken to have.

        Whether it can is told by what is `shown`, where the match has gone on from there and nobody has seen it.
        """
        if seat in self.resigned:
            raise KleosError(Words("has-conceded", seat=seat))
        (shown or self.playing()).clone().concede(seat)
        after = self.begun().clone()
        moments = given_up(after, seat)
        entry = Entry(self.moves + 1, kind, seat, "", now)
        return Step([entry], after, [*self.live, entry], tuple(moments))

    def claim(self, seat: int, now: int) -> Step:
        """Somebody says that the seat has run out of time."""
        self.playing()
        if not self.left(seat, now).over:
            raise KleosError(Words("time-left"))
        return self.concede(seat, now, CLAIM)

    def replace(self, seat: int, bot: str, now: int) -> Step:
        """A bot failed, and another takes its place."""
        return self.step(Entry(self.moves + 1, REPLACE, seat, bot, now), self.playing())

    def stand_in(self, person: str, bot: str, now: int, unseen: bool = False) -> Step:
        """A bot plays on for somebody who is away."""
        seats = [at for at in self.seats_of(person) if at not in self.resigned and at not in self.stand_ins]
        return self.reseat(STAND_IN, seats, bot, now, unseen)

    def come_back(self, person: str, now: int, unseen: bool = False) -> Step:
        """Somebody for whom a bot has played plays again."""
        return self.reseat(BACK, [at for at in self.seats_of(person) if at in self.stand_ins], "", now, unseen)

    def reseat(self, kind: str, seats: Sequence[int], token: str, now: int, unseen: bool) -> Step:
        match = self.playing(unseen)
        entries = [Entry(self.moves + 1 + i, kind, at, token, now) for i, at in enumerate(seats)]
        return Step(entries, match, [*self.live, *entries])

    def step(self, entry: Entry, after: Match) -> Step:
        return Step([entry], after, [*self.live, entry])

    def take(self, step: Step) -> None:
        """Does what was tried."""
        before = self.match
        for entry in step.entries:
            self.note(entry)
            if entry.kind == MOVE and before is not None:
                self.before = (entry.number, before)
            if step.moments:
                self.opened.add(entry.number)
        self.match = step.match
        self.live = step.live
        if step.entries[-1].kind == UNDO:
            self.marks = [mark for mark in self.marks if mark[0] < int(step.entries[-1].token)]
        self.mark(self.moves, step.match)
        if step.entries[-1].kind != QUIET:  # that a chance was let pass, nobody is to see
            self.request = None
        undone = step.entries[-1].kind == UNDO
        self.orders = self.orders_again() if undone else gone_on(self.orders, step.match)

    def note(self, entry: Entry) -> None:
        """What an entry means for the table, whatever becomes of the match."""
        self.moves = entry.number
        if entry.kind not in (STAND_IN, BACK) or self.decider == entry.seat:  # the clock of nobody else begins anew
            self.since = entry.at
        if entry.kind in CHOICES:
            self.spent[entry.seat] += entry.spent
            if entry.kind == QUIET:
                self.quiet[entry.seat] += 1
        elif entry.kind in (CONCEDE, CLAIM):
            self.resigned.add(entry.seat)
            if entry.kind == CLAIM:
                self.out_of_time.add(entry.seat)
        elif entry.kind == STAND_IN or (entry.kind == REPLACE and entry.seat in self.stand_ins):
            self.stand_ins[entry.seat] = entry.token
        elif entry.kind == REPLACE:
            self.seats[entry.seat].bot = entry.token
        elif entry.kind == BACK:
            del self.stand_ins[entry.seat]

    # Loading --------------------------------------------------------------------------------------------------------
    def load(self, entries: Sequence[Entry], since: int = 0, position: Position | None = None) -> None:
        """Plays kept entries through. Nobody's clock ran before `since`, when the house opened.

        Where that leads elsewhere than to the `position` that the match once had, or nowhere, since rules have changed
        meanwhile, the match goes on from there, as far as the entries after it can still be played.
        """
        live: list[Entry] = []
        for entry in entries:
            self.note(entry)
            if entry.kind == UNDO:
                live = without(live, entry)
            else:
                live.append(entry)
        self.live = live
        if position is None or taken_back(entries, position.number):
            self.match = self.played(live)
        else:
            self.match = self.played_by(live, position)
        self.orders = self.orders_again()
        self.since = max(self.since, since)

    def played_by(self, live: list[Entry], position: Position) -> Match:
        """The match after these entries, by way of how it is known to have stood; raises what stands against it."""
        last = max((entry.number for entry in live if entry.number <= position.number), default=0)
        there = ""
        try:
            for number, match in self.course(live):
                if number == last:
                    there = match.hash()
            if there == position.hash:
                return match
        except Exception:  # noqa: BLE001 - whatever other rules lead to
            return self.played_from(live, last, position.match(self.box))
        with suppress(KleosError):  # a save that cannot be read says nothing against what could be played
            stood = position.match(self.box)
            if stood.hash() != there:  # else it is only written otherwise today
                return self.played_from(live, last, stood)
        return match

    def played_from(self, live: Sequence[Entry], number: int, match: Match) -> Match:
        """The match after these entries, where that of the first ones up to a number is given.

        It goes on as far as the rules of now allow; whoever gave up later has done so all the same.
        """
        self.base = (number, match)
        for entry in live:
            if entry.number > number and (self.lost is None or entry.kind in (CONCEDE, CLAIM)):
                after = match.clone()
                try:
                    self.make(after, entry)
                    match = after
                except Exception as problem:  # noqa: BLE001 - whatever other rules lead to
                    self.lost = problem
        self.marks = []
        if self.lost is not None:
            self.base = (self.moves, match)
        return match

    def played(self, live: Sequence[Entry]) -> Match:
        """The match after these entries."""
        *_, (_, match) = self.course(live, live[-1].number if live else 0)
        return match

    def mark(self, number: int, match: Match) -> None:
        """Keeps a match ready after an entry, if the last one is far enough; of too many every other is forgotten."""
        if number - (self.marks[-1][0] if self.marks else 0) < self.stride:
            return
        self.marks.append((number, match.clone()))
        if len(self.marks) > MOST_MARKS:
            del self.marks[::2]
            self.stride *= 2

    def ready(self, number: int) -> tuple[int, Match]:
        """The last match that is kept ready up to an entry, and after which that is; else the one before the first."""
        for at, match in reversed(self.marks):
            if at <= number:
                return at, match.clone()
        return (0, self.first()) if self.base is None else (self.base[0], self.base[1].clone())

    def course(self, live: Iterable[Entry], since: int = 0) -> Iterator[tuple[int, Match]]:
        """One match that goes on by these entries, after each of them, with its number; first before any of them.

        What comes before the entry `since` may be left out.
        """
        begun, match = self.ready(since)
        yield begun, match
        for entry in live:
            if entry.number <= begun:
                continue
            self.make(match, entry)
            self.mark(entry.number, match)
            yield entry.number, match

    def make(self, match: Match, entry: Entry) -> None:
        """What happened goes on in a match."""
        moments: list[Match] = []
        if entry.kind in CHOICES:
            moments = match.choose_slowly(entry.token)
        elif entry.kind in (CONCEDE, CLAIM):
            moments = given_up(match, entry.seat)
        elif entry.kind == DEAL:
            match.deal_anew(int(entry.token))
        if moments:
            self.opened.add(entry.number)

    # Arranging ------------------------------------------------------------------------------------------------------
    def arranged(self, seat: int, order: Sequence[int], unseen: bool = False) -> Arrangement | None:
        """The seat lays out what is its own in this order; None if that is not exactly what lies there."""
        return Arrangement(tuple(order), self.moves) if can_lie(self.playing(unseen), seat, order) else None

    def arrange(self, seat: int, arrangement: Arrangement) -> None:
        self.arrangements[seat] = arrangement
        self.orders[seat] = arrangement.order

    def orders_again(self) -> dict[int, tuple[int, ...]]:
        """How everything lies after all that was not taken back: each arrangement, as the match has gone on since."""
        orders: dict[int, tuple[int, ...]] = {}
        since = min((made.moves for made in self.arrangements.values()), default=0)
        for number, match in self.course(self.live, since) if self.arrangements else ():
            made = {seat: made.order for seat, made in self.arrangements.items() if number <= made.moves}
            orders = gone_on({**orders, **made}, match)
        return orders

    # Clocks ---------------------------------------------------------------------------------------------------------
    def thinking(self, now: int) -> int:
        return max(0, now - self.since)

    def left(self, seat: int, now: int) -> Left:
        """What the seat has left of its time; bots and tables without clocks have all the time in the world.

        Where nobody may know who is asked, nobody's clock runs: the table lets a chance pass that is not taken in time.
        """
        person = self.seats[seat].kind == PERSON and not self.bot_at(seat)
        runs = self.decider == seat and person and not self.secret
        limits = self.clocks if person else UNLIMITED
        return left(limits, self.spent[seat], self.thinking(now) if runs else None)

    # Taking back ----------------------------------------------------------------------------------------------------
    def undoing(self, seat: int, unseen: bool = False) -> Undoing:
        """Whether the seat may take back its last choice, as far as can be said without looking closely.

        An end that is `unseen` as yet is none.
        """
        if self.match is None or (self.over and not unseen):
            return Undoing("no", None, Words("over-for-good") if self.over else None)
        at = len(self.live) - 1
        while at >= 0 and not (self.live[at].kind == MOVE and self.live[at].seat == seat):
            if self.live[at].kind in (CONCEDE, CLAIM):
                return Undoing("no", None, Words("somebody-left"))
            at -= 1
        if at < 0:
            return Undoing("no", None, Words("nothing-to-take-back"))
        entry = self.live[at]
        if self.base is not None and entry.number <= self.base[0]:
            return Undoing("no", None, Words("rules-changed"))
        if not self.others(self.seats[seat].person):
            return Undoing("free", entry)
        since = self.live[at + 1 :]
        if any(later.seat != seat and later.kind in CHOICES and later.kind != QUIET for later in since):
            return Undoing("ask", entry, Words("others-chose"))
        if any(one.number in self.opened for one in self.live[at:]):
            return Undoing("ask", entry, Words("others-could-react"))  # whether or not anybody did
        return Undoing("free", entry)

    def seen_since(self, entry: Entry, lang: str) -> str | None:
        """What a seat has learned since its choice: words of its log, "" if only the table tells it, None if nothing."""
        assert self.match is not None
        before = self.before_entry(entry)
        after = before.clone()
        after.choose(entry.token)
        told = tells(before, entry.token, after, entry.seat, lang)
        if told is not None or self.live[-1].number == entry.number:
            return told
        fresh = self.match.log(entry.seat, lang, last_event(after), 1)
        return str(fresh[0]["text"]) if fresh else ""

    def before_entry(self, entry: Entry) -> Match:
        """The match before an entry."""
        if self.before is not None and self.before[0] == entry.number:
            return self.before[1].clone()
        return self.played([one for one in self.live if one.number < entry.number])

    def undo(self, seat: int, lang: str, now: int, unseen: bool = False) -> Step | None:
        """Takes back the seat's last choice; None if the others must be asked first. Raises what stands against it."""
        undoing = self.undoing(seat, unseen)
        if undoing.entry is None:
            raise KleosError(undoing.why or Words("table-waits"))
        seen = self.seen_since(undoing.entry, lang)
        if undoing.can == "ask" or (seen is not None and self.others(self.seats[seat].person)):
            self.request = UndoRequest(seat, undoing.entry, set(self.others(self.seats[seat].person)))
            return None
        return self.undone(undoing.entry, now, seen)

    def ask_again(self, seat: int, moves: int, waits_for: Iterable[str]) -> None:
        """A request that was open when the table was kept, if nothing has happened since."""
        undoing = self.undoing(seat)
        if moves == self.version(()) and undoing.entry is not None:
            self.request = UndoRequest(seat, undoing.entry, set(waits_for))

    def agree(self, person: str, now: int) -> Step | None:
        """Somebody agrees that a choice is taken back; a step when all have."""
        request = self.request
        assert request is not None
        request.waits_for.discard(person)
        return self.undone(request.entry, now, None) if not request.waits_for else None

    def undone(self, entry: Entry, now: int, seen: str | None) -> Step:
        back = Entry(self.moves + 1, UNDO, entry.seat, str(entry.number), now)
        live = without(self.live, back)
        return Step([back], self.before_entry(entry), live, seen=seen)

    # Habits ---------------------------------------------------------------------------------------------------------
    @property
    def optional(self) -> tuple[str, int] | None:
        """The card and line of an optional effect that asks whether it is used; or the window that asks for a reaction."""
        decision = None if self.match is None else self.match.decision
        if decision is None or self.match is None:
            return None
        window = self.match.game.standing_question(self.match.state)
        if window:
            return window, 0
        return decision.source if decision.options.tokens() == USE_OR_SKIP else None

    def by_habit(self, habits: Habits) -> str | None:
        """The token with which the decider always answers this effect, or lets this window pass."""
        source = self.optional
        if source is None:
            return None
        habit = habits.get(source, "")
        if self.secret:
            return self.letting_pass if habit == "never" else None
        return ANSWERS.get(habit)


def given_up(match: Match, seat: int) -> list[Match]:
    """The seat gives up, unless what has come of earlier moves had put it out; the moments in which others might react."""
    with suppress(KleosError):
        return match.concede_slowly(seat)
    return []


def taken_back(entries: Iterable[Entry], number: int) -> bool:
    """Whether something up to that entry was taken back after it."""
    return any(entry.kind == UNDO and int(entry.token) <= number < entry.number for entry in entries)


def without(live: list[Entry], undo: Entry) -> list[Entry]:
    """The entries that stay; whoever plays for a seat by now stays there."""
    first = int(undo.token)
    return [entry for entry in live if entry.number < first or entry.kind in SEATING]
