"""A table as somebody at it is shown it: one whole state, made for the eyes of a seat and in a language."""

import asyncio
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypedDict

from kleos.bots.names import opponent_name
from kleos.engine.actions import OBJECT, SEAT, Action, Notation
from kleos.engine.game import Game
from kleos.games.mythology_go.schema import Round, Sheet
from kleos.games.registry import game_named
from kleos.language.messages import say
from kleos.match import Match, Option
from kleos.server.plain import Ledger, Names, plain, plain_lines
from kleos.server.protocol import (
    CardsInfo,
    ClockInfo,
    DecisionInfo,
    HabitInfo,
    LogEntry,
    OptionInfo,
    OriginInfo,
    OutcomeInfo,
    SeatInfo,
    SourceInfo,
    UndoInfo,
)
from kleos.server.words import guest_name
from kleos.table.card_sets import CardSets, called
from kleos.table.origin import Origin, OriginKind
from kleos.table.seating import BOT, OPEN, Seat, rules_with
from kleos.table.table import Habits, Table

AMOUNTS: Final = ("amount", "points", "count", "round")  # what the games call the number an event tells
MOST_LINES: Final = 20  # of a card
PIECE: Final = 200  # entries of a log that are told at once
ORIGINS: Final[dict[OriginKind, tuple[str, str]]] = {  # the messages that name and explain them
    "record": ("origin-record", "origin-record-text"),
    "position": ("origin-position", "origin-position-text"),
    "seed": ("origin-seed", "origin-seed-text"),
    "read": ("origin-read", "origin-read-text"),
}


# Names ----------------------------------------------------------------------------------------------------------------
def seat_name(seat: Seat, lang: str) -> str:
    """What is said for a player: a bot's name, a person's, or nothing for an open seat."""
    if seat.kind == BOT:
        return opponent_name(seat.bot, lang)
    if seat.erased:
        return say("deleted-player", lang)
    return "" if seat.kind == OPEN or not seat.person else guest_name(seat.called or seat.name, lang)


def names_of(table: Table, lang: str) -> list[str]:
    """The players by seat; those of one name are numbered as they sit, and who has none is counted."""
    names = [seat_name(seat, lang) for seat in table.seats]
    told = [f"{name} {at + 1}" if names.count(name) > 1 else name for at, name in enumerate(names)]
    return [told[at] if name else say("player-number", lang, number=at + 1) for at, name in enumerate(names)]


def card_name(game: Game, card: str, lang: str) -> str:
    face = rules_with(game).cards.get(card)
    return face.name(lang) if face is not None else card


def habit_name(game: Game, what: str, lang: str) -> str:
    """What somebody answers once for all: an effect of a card, or a kind of window."""
    windows = game.standing_questions(lang)
    return windows.get(what) or card_name(game, what, lang)


def is_window(game: Game, what: str) -> bool:
    """Whether it is a kind of chance to react, which can only be let pass once for all."""
    return what in game.standing_questions("en")


def can_be_habit(game: Game, what: str, line: int, answer: str) -> bool:
    """Whether a card could ask by such a line (0 is for what is no line of its own), or such a window be let pass."""
    if is_window(game, what):
        return line == 0 and answer != "always"
    return what in rules_with(game).cards and 0 <= line <= MOST_LINES


def cards_info(sets: CardSets, game: str, setup: Mapping[str, str] | None, lang: str) -> CardsInfo | None:
    """The cards that a match is played with, or would be if it began now; None for those that come with the game."""
    now = game_named(game).cards_digest()
    digest = now if setup is None else setup.get("cards", now)
    name = sets.name(game, digest)
    if digest == now and not name:
        return None
    return CardsInfo("" if digest == now else digest, called(name, lang))


def seat_infos(table: Table, mine: list[int], here: set[str], wants: set[str], lang: str) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=at,
            kind=seat.kind,
            name=seat_name(seat, lang),
            bot=seat.bot,
            yours=at in mine,
            here=bool(seat.person) and seat.person in here,
            resigned=at in table.resigned,
            wants_rematch=bool(seat.person) and seat.person in wants,
            stand_in=opponent_name(table.stand_ins[at], lang) if at in table.stand_ins else "",
        )
        for at, seat in enumerate(table.seats)
    ]


# The match --------------------------------------------------------------------------------------------------------------
def view_of(match: Match, eyes: int | None, lang: str) -> dict[str, Any]:
    """All that the eyes may see, but for the open decision: of that, only the decider is told more than whose it is."""
    view: dict[str, Any] = match.view(eyes, lang)
    view.pop("decision", None)
    for sheet in sheets_in(view):
        make_plain(sheet["items"], lang)
    return view


def sheets_in(view: Mapping[str, Any]) -> list[Sheet]:
    """The sheets of the counting that goes on, and of the rounds already counted, in a game that counts rounds."""
    counting: list[Sheet] = view.get("counting", [])
    rounds: list[Round] = view.get("rounds", [])
    return [*counting, *(sheet for one in rounds for sheet in one["sheet"])]


class Worded(TypedDict):
    """An entry of a counting, as far as it is words."""

    text: str


def make_plain(entries: Sequence[Worded], lang: str) -> None:
    """Leaves out the numbers in the entries of one counting where no two things could be meant."""
    lines = plain_lines([entry["text"] for entry in entries], lang)
    for entry, line in zip(entries, lines, strict=True):
        entry["text"] = line


def things_in(notation: Notation, action: Action) -> list[str]:
    """The things a token names, in its order."""
    kinds = notation.shapes[action.verb].split(" ")[0]
    words = action.token.split()[len(notation.verbs[action.verb].split()) :]
    return [f"{kind}:{word[1:] if kind in (OBJECT, SEAT) else word}" for kind, word in zip(kinds, words, strict=False)]


def option_info(notation: Notation, option: Option, names: Names, lang: str) -> OptionInfo:
    action = option.action
    text = plain(option.text(lang), names, lang)
    return OptionInfo(action.token, text, notation.verbs[action.verb], things_in(notation, action))


def decision_info(table: Table, eyes: int | None, hidden: bool, lang: str) -> DecisionInfo | None:
    """The open decision: all about it for the eyes that decide, only whose it is for everybody else.

    Where reactions are awaited, it is hidden even whose it is.
    """
    match = table.match
    if hidden:
        return DecisionInfo(None)
    decision = None if match is None else match.decision
    if match is None or decision is None:
        return None
    if decision.seat != eyes or eyes in table.stand_ins:
        return DecisionInfo(decision.seat)
    notation = match.state.notation()
    names = match.objects(eyes, lang)
    window = match.game.standing_question(match.state)
    source = decision.source
    return DecisionInfo(
        seat=decision.seat,
        mine=True,
        kind=decision.kind,
        prompt=plain(decision.prompt(lang), names, lang),
        clause=decision.clause,
        source=None if source is None else SourceInfo(*source, card_name(match.game, source[0], lang)),
        optional=not window and table.optional is not None,
        window=window,
        window_name=habit_name(match.game, window, lang) if window else "",
        options=[option_info(notation, option, names, lang) for option in decision.listed],
    )


class Telling:
    """The log for some eyes in a language, entry by entry as it was told: made once, however many look through them."""

    def __init__(self, eyes: int | None, lang: str, game: str) -> None:
        self.eyes = eyes
        self.lang = lang
        self.ledger = Ledger(game_named(game).clearing)  # what it told of the things on the table
        self.entries: list[LogEntry] = []

    @property
    def last(self) -> int:
        return self.entries[-1].number if self.entries else 0

    def go_on(self, match: Match, most: int | None = None) -> bool:
        """Tells what has happened since, so many entries at most; says whether that was all of it."""
        fresh = new_entries(match, self.eyes, self.lang, self.last, self.ledger, most)
        self.entries += fresh
        done = most is None or len(fresh) < most
        if done and fresh:
            self.ledger.keep(match.objects(self.eyes, self.lang))
        return done

    async def catch_up(self, match: Match) -> None:
        """Tells all there is, piece by piece: others are answered between any two."""
        while not self.go_on(match, PIECE):
            await asyncio.sleep(0)

    def take_back(self, last: int) -> None:
        """Forgets what came after a number."""
        self.entries = self.after(0, last)

    def after(self, number: int, last: int | None = None) -> list[LogEntry]:
        """The entries after a number, up to another."""
        begin = bisect_right(self.entries, number, key=number_of)
        return self.entries[begin : None if last is None else bisect_right(self.entries, last, key=number_of)]


def number_of(entry: LogEntry) -> int:
    return entry.number


def new_entries(
    match: Match, eyes: int | None, lang: str, since: int, ledger: Ledger, most: int | None
) -> list[LogEntry]:
    """The entries after a number, so many at most, where the ledger knows what came before."""
    return [log_entry(shown, match.game, ledger, lang) for shown in match.log(eyes, lang, since, most)]


def log_entry(shown: dict[str, Any], game: Game, ledger: Ledger, lang: str) -> LogEntry:
    named = shown.get("cards") or [""]
    top = card_name(game, named[-1 if game.top_last else 0], lang)
    source = shown.get("source") or {}
    cards = [*shown.get("cards", []), shown.get("card"), source.get("card")]
    objects = [shown.get("object"), source.get("object")]
    return LogEntry(
        number=shown["number"],
        kind=shown["kind"],
        text=ledger.told(shown, top, lang),
        seat=shown.get("seat"),
        cards=[card for card in dict.fromkeys(cards) if card],
        objects=[number for number in dict.fromkeys(objects) if number],
        amount=next((shown[name] for name in AMOUNTS if name in shown), None),
        place=shown.get("mission", ""),
    )


# Around it --------------------------------------------------------------------------------------------------------------
def clock_infos(table: Table, now: int, still: bool) -> list[ClockInfo]:
    """The clocks of all seats; none runs while something is still being shown."""
    if not table.clocks.any or table.waiting:
        return []
    lefts = [table.left(at, table.since if still else now) for at in range(len(table.seats))]
    if still:
        return [ClockInfo(at, left.move, left.total, False, False) for at, left in enumerate(lefts)]
    return [ClockInfo(at, left.move, left.total, left.running, left.over) for at, left in enumerate(lefts)]


def undo_info(table: Table, eyes: int | None, shown: bool, lang: str) -> UndoInfo:
    """Whether the seat may take its last choice back; `shown`: others may still react, as far as anybody knows."""
    request = table.request
    if eyes is None:
        asked = UndoInfo("no")
    else:
        undoing = table.undoing(eyes, shown)  # that this was the end is not to be seen before it is shown
        asked = UndoInfo(undoing.can, undoing.why.text(lang) if undoing.why is not None else "")
    if request is not None:
        asked.asked_by = request.seat
        asked.waits_for = [at for at, seat in enumerate(table.seats) if seat.person in request.waits_for]
    return asked


def outcome_info(table: Table, lang: str) -> OutcomeInfo | None:
    outcome = None if table.match is None else table.match.outcome
    if outcome is None or table.match is None:
        return None
    players = table.match.view(None, lang)["players"]
    if all("rank" in player for player in players):
        places = [int(player["rank"]) for player in players]
    else:
        places = [place(outcome.scores, outcome.winners, at) for at in range(len(outcome.scores))]
    losers = set(range(len(outcome.scores))) - set(outcome.winners)
    game = table.match.game
    reason = game.won_by(table.match.state)
    if losers and losers <= table.resigned:
        reason = "by-time" if losers & table.out_of_time else "by-giving-up"
    unit = game.scores_are()
    named = say(unit, lang) if unit else ""
    reckoning = table.match.reckoning(lang)
    assert reckoning is not None
    told = reckoning.data()
    for player in told["players"]:
        for _, entries in groupby(player["entries"], lambda entry: entry["step"]):
            make_plain(list(entries), lang)
    return OutcomeInfo(list(outcome.scores), list(outcome.winners), places, say(reason, lang), told, named)


def origin_info(origin: Origin | None, lang: str) -> OriginInfo | None:
    """Where a match comes from that is no fresh deal, and what that means for who plays or watches."""
    if origin is None:
        return None
    title, text = ORIGINS[origin.kind]
    told = [say(text, lang, moves=origin.moves)]
    if origin.kind != "read":
        told.append(say("origin-anew" if origin.anew else "origin-known", lang))
    return OriginInfo(origin.kind, origin.moves, origin.anew, say(title, lang, moves=origin.moves), " ".join(told))


def place(scores: tuple[int, ...], winners: tuple[int, ...], seat: int) -> int:
    """The place of a seat: winners first, then by points; equals share a place."""
    if seat in winners:
        return 1
    better = [other for other, score in enumerate(scores) if other not in winners and score > scores[seat]]
    return 1 + len(winners) + len(better)


def habit_infos(game: Game, habits: Habits, lang: str) -> list[HabitInfo]:
    return [
        HabitInfo(card, line, habit_name(game, card, lang), "always" if answer == "always" else "never")
        for (card, line), answer in habits.items()
    ]
