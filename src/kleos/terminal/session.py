"""A match at one screen: who plays, whose eyes look, what may be taken back, and where it is kept."""

from collections.abc import Sequence
from dataclasses import dataclass

from kleos.bots import FORFEIT, PATIENCE, REPLACED, Fault, GuardedBot, RandomBot, bot_named
from kleos.engine.errors import KleosError
from kleos.match import Match
from kleos.table.arranging import arrangeable, gone_on
from kleos.table.undo import tells
from kleos.terminal.keeping import HUMAN, FolderKeeper, Keeper
from kleos.terminal.messages import Mistake, Words, say


@dataclass(frozen=True)
class Taken:
    """A choice of a person, with the match as it was before."""

    seat: int
    token: str
    before: Match


@dataclass(frozen=True)
class Answer:
    """What a bot would take, or the random bot for it where it has failed."""

    index: int
    fault: Fault | None = None


class Session:
    """A match and those who play it; knows nothing of how it is shown."""

    def __init__(
        self, match: Match, players: tuple[str, ...], keeper: Keeper | None = None, resumed: bool = False
    ) -> None:
        self.match = match
        self.resumed = resumed  # whether it was begun at another time
        self.players = players  # by seat: "human", or the name of a bot
        self.keeper = keeper or FolderKeeper()
        self.taken: list[Taken] = []  # by one person, since anybody else decided
        self.on_fault = REPLACED  # what becomes of a seat whose bot fails
        self.failures: list[Words] = []  # of bots, in the order they happened
        self.told_failures = [0] * len(players)  # by seat, how many of them whoever sits there has been told
        self.trouble: KleosError | None = None  # why the match could not be kept
        self.record: str | None = None  # where the record is, once the match is over
        self.orders: dict[int, tuple[int, ...]] = {}  # by seat: how people have arranged what may lie in any order
        people = self.people
        self.eyes: int | None = people[0] if len(people) == 1 else None  # nobody looks before a hand-over

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    @property
    def still_playing(self) -> list[int]:
        """The people who have not given up."""
        players = self.match.view(None)["players"]
        return [seat for seat in self.people if not players[seat]["conceded"]]

    @property
    def hot_seat(self) -> bool:
        return len(self.people) > 1

    @property
    def decider(self) -> int | None:
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def bot_decides(self) -> bool:
        seat = self.decider
        return seat is not None and self.players[seat] != HUMAN

    @property
    def must_hand_over(self) -> bool:
        """Whether somebody other than the one who looks is to decide at this screen."""
        seat = self.decider
        return self.hot_seat and seat is not None and seat != self.eyes

    # Choices --------------------------------------------------------------------------------------------------------
    def take(self, index: int) -> None:
        """The person at the screen takes an option."""
        decision = self.match.decision
        assert decision is not None
        if self.taken and self.taken[-1].seat != decision.seat:
            self.taken.clear()
        token = decision.options[index].token
        before = self.match.clone()
        self.match.choose(index)
        self.taken.append(Taken(decision.seat, token, before))
        self.went_on()

    def bot_answer(self) -> Answer:
        """What the bot to decide would take; it is given a copy, so this may run beside everything else."""
        match = self.match.clone()
        decision = match.decision
        assert decision is not None
        seed = 0 if match.setup is None else match.setup.seed
        moves = 0 if match.moves is None else match.moves.count
        bot = bot_named(self.players[decision.seat], seed + moves)
        guarded = GuardedBot(bot, RandomBot(seed + moves), PATIENCE)
        return Answer(guarded.choose(match, decision.seat), guarded.fault)

    def bot_takes(self, answer: Answer) -> None:
        """The bot's move. One that has failed gives up, or the random bot takes its seat from now on."""
        decision = self.match.decision
        assert decision is not None
        seat = decision.seat
        fault = answer.fault
        if fault is not None:
            key = "bot-forfeits" if self.on_fault == FORFEIT else "bot-replaced"
            self.failures.append(Words(key, seat=seat, bot=self.players[seat], problem=fault.problem))
        if fault is not None and self.on_fault == FORFEIT:
            self.match.concede(seat)
        else:
            if fault is not None:
                self.players = (*self.players[:seat], REPLACED, *self.players[seat + 1 :])
            self.match.choose(answer.index)
        self.taken.clear()
        self.went_on()

    def untold_failures(self) -> list[Words]:
        """The failures of bots that whoever looks has not been told of yet, or somebody, where all look."""
        looking = self.people if self.eyes is None else [self.eyes]
        told = min((self.told_failures[seat] for seat in looking), default=0)
        for seat in looking:
            self.told_failures[seat] = len(self.failures)
        return self.failures[told:]

    def concede(self, seat: int) -> None:
        self.match.concede(seat)
        self.taken.clear()
        self.went_on()

    # Taking back ----------------------------------------------------------------------------------------------------
    @property
    def has_last_choice(self) -> bool:
        """Whether whoever looks was the last to choose: a bot, another person or giving up leaves nothing to undo."""
        return bool(self.taken) and self.taken[-1].seat == self.eyes

    def undo(self, lang: str) -> None:
        """Takes back the last choice of whoever looks; raises a Mistake that says why not."""
        if self.match.outcome is not None:
            raise Mistake("undo-over")
        if not self.has_last_choice:
            raise Mistake("undo-nothing" if self.match.moves is None else "undo-others")
        last = self.taken[-1]
        told = tells(last.before, last.token, self.match, last.seat, lang)
        if told is not None:
            raise Mistake("undo-told", what=told) if told else Mistake("undo-told-table")
        self.taken.pop()
        self.match = last.before
        self.went_on()

    # Arranging ------------------------------------------------------------------------------------------------------
    def arrange(self, number: int, step: int) -> bool:
        """Whoever looks moves an object of their own one place to the left or right; false if it is not theirs."""
        order = [] if self.eyes is None else list(self.orders.get(self.eyes) or arrangeable(self.match, self.eyes))
        if self.eyes is None or number not in order:
            return False
        at = order.index(number)
        if 0 <= at + step < len(order):
            order[at], order[at + step] = order[at + step], order[at]
            self.orders[self.eyes] = tuple(order)
        return True

    # Keeping --------------------------------------------------------------------------------------------------------
    def went_on(self) -> None:
        """Something has happened, or was taken back."""
        self.orders = gone_on(self.orders, self.match)
        self.keep()

    def keep(self) -> None:
        """Keeps the match as it is now. Where that fails, the match goes on and the trouble is told."""
        try:
            self.keeper.keep(self.match, self.players)
            if self.match.outcome is not None:
                self.record = self.keeper.finish(self.match)
            self.trouble = None
        except KleosError as problem:
            self.trouble = problem

    def leave(self) -> Words:
        """The last words to whoever leaves before the end."""
        return self.keeper.leave(self.match, self.players)

    # Names ----------------------------------------------------------------------------------------------------------
    def name(self, seat: int, lang: str) -> str:
        return called(self.players, seat, lang)


def called(players: Sequence[str], seat: int, lang: str) -> str:
    """A player by seat and by what it is: a bot, the one person at the screen, one of several."""
    if players[seat] != HUMAN:
        return f"p{seat} ({players[seat]})"
    return say("you-at", lang, seat=seat) if list(players).count(HUMAN) == 1 else f"p{seat}"
