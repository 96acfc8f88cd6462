"""What a game provides to the boundary: everything a Match does is asked of one of these."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any, Final, Generic, TypedDict

from kleos.engine.actions import Action
from kleos.engine.errors import DeckError, Refusal
from kleos.engine.events import Event
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.engine.typed import V
from kleos.language.grammar import Sayable
from kleos.language.messages import Words, by, say


class Setup:
    """How a match began: with a seed, decks and options, or from a position document."""

    def __init__(
        self, seed: int, players: int, decks: list[Any] | None, options: dict[str, Any], position: dict[str, Any] | None
    ) -> None:
        self.seed = seed
        self.players = players
        self.decks = decks  # as the game understands them
        self.options = options
        self.position = position


@dataclass(frozen=True)
class Side:
    """What a player may bring to a match: a starter deck, a hero, a mythology."""

    id: str
    name: str
    about: str
    more: str = ""
    most: int = 0  # how many players of a match may bring it; 0 if all of them may


@dataclass(frozen=True)
class Bringing:
    """How what players bring comes into a match where it is no deck: as an option of the match, a list by seat."""

    option: str
    nothing: str = ""  # what the option says of whoever brings nothing; "" if one of the sides left is drawn for them
    only: Mapping[str, str] = field(default_factory=dict)  # other options that must be so, else nobody brings anything


@dataclass(frozen=True)
class Value:
    """What a match option may be, as people call it."""

    id: str | int
    name: str
    players: tuple[int, ...] = ()  # with how many players it can be chosen; empty if with any number


@dataclass(frozen=True)
class Choice:
    """A match option, or one entry of an option that is a list, as people choose it: the default first."""

    id: str
    name: str
    values: tuple[Value, ...]
    about: str = ""
    part: int | None = None  # which entry of the list it is
    seats: bool = False  # whether numbers among the values are seats, which people call by who sits there
    only: Mapping[str, str] = field(default_factory=dict)  # other options that must be so, else it is not asked

    def offered(self, players: int) -> list[Value]:
        """What it may be in a match of so many."""
        return [value for value in self.values if not value.players or players in value.players]


def seat_values(seats: Iterable[int], sizes: Sequence[int], lang: str) -> tuple[Value, ...]:
    """Seats to choose from, each where so many play that there is such a seat."""
    return tuple(
        Value(seat, say("offer-seat", lang, number=seat + 1), tuple(size for size in sizes if size > seat))
        for seat in seats
    )


@dataclass
class DeckList:
    """A deck as it was read, also one that the rules refuse: cards with repetition, missions, and what is wrong."""

    cards: list[str]
    missions: list[str]
    name: str = ""
    problems: Sequence[Sayable] = ()
    lines: dict[str, int] = field(default_factory=dict)  # the first line that names a card, counted from 1


@dataclass(frozen=True)
class Entry:
    """Points on a score sheet: how many, in which step they are counted, and what for, in words."""

    step: str
    points: int
    text: str


@dataclass(frozen=True)
class Account:
    """What a player has on a score sheet, entry by entry.

    `before` are points of earlier rounds; `cards`, by id, are those that were counted, where they were gathered.
    """

    name: str
    entries: tuple[Entry, ...]
    rank: int
    before: int = 0
    cards: tuple[str, ...] = ()

    def points(self, step: str) -> int:
        return sum(entry.points for entry in self.entries if entry.step == step)

    @property
    def score(self) -> int:
        """Without what was there before."""
        return sum(entry.points for entry in self.entries)

    @property
    def total(self) -> int:
        return self.before + self.score


@dataclass(frozen=True)
class Working:
    """A part of the reckoning that is no player's own, such as a mission: a heading and its lines."""

    title: str
    lines: tuple[str, ...]


class ReckonedEntry(TypedDict):
    step: str
    points: int
    text: str


class ReckonedPlayer(TypedDict):
    name: str
    entries: list[ReckonedEntry]
    before: int
    score: int
    total: int
    rank: int
    cards: list[str]  # what was counted, where cards were gathered: card ids, copies beside each other


class ReckonedWorking(TypedDict):
    title: str
    lines: list[str]


class Reckoned(TypedDict):
    """A score sheet as plain data: who has how much, from which step, and every entry with its reason."""

    game: str
    steps: dict[str, str]
    players: list[ReckonedPlayer]
    winners: list[int]
    workings: list[ReckonedWorking]
    notes: list[str]


@dataclass(frozen=True)
class Sheet:
    """Points reckoned for people who play with real cards."""

    game: str
    steps: dict[str, str]  # their titles by id, in the order in which they are counted
    accounts: tuple[Account, ...]  # by seat
    winners: tuple[int, ...]
    workings: tuple[Working, ...] = ()
    notes: tuple[str, ...] = ()  # what the reckoning leaves open

    def data(self) -> Reckoned:
        """The same as plain data."""
        return {
            "game": self.game,
            "steps": self.steps,
            "players": [
                {
                    "name": account.name,
                    "entries": [{"step": one.step, "points": one.points, "text": one.text} for one in account.entries],
                    "before": account.before,
                    "score": account.score,
                    "total": account.total,
                    "rank": account.rank,
                    "cards": list(account.cards),
                }
                for account in self.accounts
            ],
            "winners": list(self.winners),
            "workings": [{"title": one.title, "lines": list(one.lines)} for one in self.workings],
            "notes": list(self.notes),
        }


# What can be read off the table, by the thing it stands at and its name there: how it stands in numbers.
# A thing is named as tokens name it, by a letter and a word ("p:D", "o:12", "s:1"); "" is the table itself.
Measures = dict[tuple[str, str], int]
IDENTITY: Final = "is"  # the measure that tells which of several things stands there; another one is measured anew


@dataclass(frozen=True)
class Change:
    """What a choice would change: a measure of a thing, before and after."""

    thing: str
    what: str
    before: int
    after: int


def changes(before: Measures, after: Measures) -> list[Change]:
    """What differs between two looks at the table, of what stands there both times."""
    other = {thing for (thing, what), value in before.items() if what == IDENTITY and after.get((thing, what)) != value}
    return [
        Change(thing, what, value, after[thing, what])
        for (thing, what), value in before.items()
        if thing not in other and after.get((thing, what), value) != value
    ]


@dataclass(frozen=True)
class Rare:
    """A choice that is rarely meant: of which kind, and why, in words."""

    kind: str
    why: Sayable


# Kinds of choices that are rarely meant
HIDES_UNPAID: Final = "hides-unpaid"  # a card is hidden because it cannot be paid for
ADDS_NOTHING: Final = "adds-nothing"  # something is put where it does not count
ENDS_EARLY: Final = "ends-early"  # a phase is ended though something useful could still be done


# How much of something a card says is published.
PUBLISHED: Final = "published"
PARTLY: Final = "partly"  # its words say which part
OURS: Final = "ours"  # published, but told here in our own words
RECONSTRUCTED: Final = "reconstructed"


@dataclass(frozen=True)
class Origin:
    """Where a fact or a line of a card comes from, and what there is to add in words."""

    status: str
    words: str = ""


class Face:
    """A card as people see it: its facts, and its text generated from what runs."""

    id: str = ""
    reconstructed: bool = False  # whether what is not published of it is a guess, and not just our own wording

    def name(self, lang: str = "en") -> str:
        raise NotImplementedError

    def title(self, lang: str = "en") -> str:
        raise NotImplementedError

    def facts(self, lang: str = "en") -> dict[str, Any]:
        """Numbers and words printed on the card, by field."""
        raise NotImplementedError

    def keys(self) -> dict[str, Any]:
        """The same facts by ids and numbers that no language changes, one level deep: for drawing and for filters."""
        raise NotImplementedError

    def origins(self, lang: str = "en") -> dict[str, Origin]:
        """Where name, title and each of the facts come from, as they are told in that language."""
        raise NotImplementedError

    def text(self, lang: str = "en") -> list[str]:
        """The rules text, one entry a line."""
        raise NotImplementedError

    def text_origins(self, lang: str = "en") -> list[Origin]:
        """Where each line of the text comes from; on a published card it says in our words what is printed."""
        return [Origin(OURS)] * len(self.text(lang))


@dataclass(frozen=True)
class Cards:
    """A card file that stands in place of a game's own; it can be handed on to other processes."""

    game: str
    name: str  # of the file, for what is said about it
    text: str
    digest: str = ""  # by which these cards are known, where that is not the one that their text has

    @property
    def called(self) -> str:
        """What people call it: neither where it lies nor how its name ends is of interest."""
        return PurePath(self.name).stem


class Game(Generic[V]):
    """One of the games with its cards; stateless, shared by all its matches."""

    id: str = ""
    title: str = ""
    least_players: int = 2
    most_players: int = 2
    players_clause: str = ""  # the rule that says so
    # What newcomers ask first. No box tells the minutes: they are the decisions of one seat in matches of two between
    # greedy bots, at eight to fifteen seconds each. How hard a game is to learn, from 1 to 3, is our own judgement, by
    # what a first match asks of a player at once.
    minutes: tuple[int, int] = (0, 0)
    difficulty: int = 1
    card_words: frozenset[str] = frozenset()  # what card files call its tables, and its cards' fields and kinds
    kinds: Sequence[str] = []  # the names of its decisions
    top_level: frozenset[str] = frozenset()  # decisions at which nothing is resolving
    answers: dict[int, tuple[int, ...]] = {}  # by kind of decision: the verbs of its answers, offered now or not
    clauses: Mapping[int, str] = {}  # by kind of decision: the rule by which it is asked, if there is one
    # By kind of decision: the verbs of its answers as people want to read them, what most of them want first.
    wanted: Mapping[int, tuple[int, ...]] = {}
    # Decisions of which nobody else may know who is asked, and the answer that leaves no trace.
    secret: Mapping[str, str] = {}
    routine: frozenset[str] = frozenset()  # decisions that come up in the course of every turn, whatever was chosen
    # Kinds of events by which something hidden comes out that has few faces: chance alone may make them look certain.
    revealing: frozenset[str] = frozenset()
    drawing: frozenset[str] = frozenset({"draw"})  # events by which cards come out that nothing has come of yet
    clearing: str = ""  # the event by which most that lay on the table under a number is gone
    top_last: bool = False  # whether events list the cards of a stack from the lowest to the top
    arranges: str = ""  # the zone of a player, as views call it, that may lie in any order since no rule looks at it
    lists: frozenset[str] = frozenset()  # the match options that are lists
    bringing: Bringing | None = None  # how sides come into a match, where they are no decks
    card_file: Cards | None = None  # what its cards are from, where they are not those that come with the game

    def with_cards(self, name: str, text: str) -> "Game":
        """The same game with the cards of a card file of that name; raises CardFileError with all that is wrong."""
        raise NotImplementedError

    # About ----------------------------------------------------------------------------------------------------------
    def faces(self) -> dict[str, Face]:
        """All cards by id."""
        raise NotImplementedError

    def rules_text(self) -> str:
        """The rules file."""
        raise NotImplementedError

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        """The match options and what they, or the entries of lists, may be, the default first."""
        raise NotImplementedError

    def deck_problems(self, deck: Any, lang: str) -> list[str]:
        """Everything the rules have against a deck; empty if it is legal, or if the game has no decks."""
        raise NotImplementedError

    def starters(self) -> dict[str, Any]:
        """The decks that come with the game, by name."""
        raise NotImplementedError

    # Choosing what to play ------------------------------------------------------------------------------------------
    def about(self, lang: str) -> str:
        """The game in a sentence or two."""
        raise NotImplementedError

    def about_cards(self, lang: str) -> str:
        """Which facts of the cards are published ones and which are our own."""
        raise NotImplementedError

    def sides_name(self, lang: str) -> str:
        """What the sides of this game are: decks, heroes."""
        raise NotImplementedError

    def sides(self, lang: str) -> list[Side]:
        """What a player may bring, the one to begin with first."""
        raise NotImplementedError

    def choices(self, lang: str) -> list[Choice]:
        """The match options that people may want to set, beside what each player brings."""
        raise NotImplementedError

    def filters(self) -> dict[str, list[Any]]:
        """By which facts cards are best looked for, and all that these may be, in their order."""
        raise NotImplementedError

    # Decks ----------------------------------------------------------------------------------------------------------
    def read_deck(self, text: str) -> DeckList:
        """A deck from its plain text, with everything that is wrong with it."""
        raise NotImplementedError

    def deck_text(self, deck: DeckList, lang: str) -> str:
        """The plain text of a deck, as `read_deck` reads it."""
        raise NotImplementedError

    def deck_summary(self, deck: Any, lang: str) -> list[str]:
        """What a legal deck is made of, in a few lines."""
        raise NotImplementedError

    def random_deck(self, rng: Rng) -> Any:
        """A random legal deck; None if players bring none to this game."""
        return None

    # Beginning ------------------------------------------------------------------------------------------------------
    def setup(self, seed: int, players: int, decks: Any, options: Mapping[str, Any] | None) -> Setup:
        """Checks what a caller asks for; raises DeckError or KleosError naming what is wrong."""
        raise NotImplementedError

    def begin(self, setup: Setup) -> State:
        """The state before the first decision, not yet run."""
        raise NotImplementedError

    def load(self, document: dict[str, Any]) -> State:
        """The state a position document describes, not yet run; raises PositionError."""
        raise NotImplementedError

    # Values ---------------------------------------------------------------------------------------------------------
    def position(self, s: State) -> dict[str, Any]:
        raise NotImplementedError

    def encode(self, s: State) -> dict[str, Any]:
        """Everything that makes up the state but its log, as plain data."""
        raise NotImplementedError

    def decode(self, data: dict[str, Any]) -> State:
        raise NotImplementedError

    def cards_digest(self) -> str:
        """Names the card set, so that files made with another one are recognised."""
        raise NotImplementedError

    def setup_lines(self, setup: Setup) -> list[tuple[str, str]]:
        """Decks and options of a match, for its record."""
        raise NotImplementedError

    def read_setup(self, seed: int, players: int, fields: dict[str, str]) -> Setup:
        """The reverse of setup_lines."""
        raise NotImplementedError

    def seats(self, s: State) -> int:
        """How many players take part."""
        raise NotImplementedError

    # Playing --------------------------------------------------------------------------------------------------------
    def scores(self, s: State) -> tuple[int, ...]:
        raise NotImplementedError

    def winners(self, s: State) -> tuple[int, ...]:
        raise NotImplementedError

    def won_by(self, s: State) -> str:
        """The message that says how a finished match was won."""
        raise NotImplementedError

    def scores_are(self) -> str:
        """The message that names what the scores of an outcome count, where they are no points; "" if they are."""
        return ""

    def concede(self, s: State, seat: int) -> None:
        raise NotImplementedError

    def determinize(self, s: State, seat: int, seed: int) -> State:
        """A state consistent with all that the seat (-1: everybody) knows, the rest dealt anew; not yet run."""
        raise NotImplementedError

    def hidden(self, s: State, seat: int) -> tuple[int, ...]:
        """The cards of which the seat does not know where they are, in an order of their own."""
        raise NotImplementedError

    def explain(self, s: State, token: str) -> Refusal:
        """Why a token that is not offered is not legal now."""
        raise NotImplementedError

    def broken(self, s: State, dealt: bool) -> list[str]:
        """What the state breaks of the invariants of the rules (section 15); `dealt`: it began with a deal."""
        raise NotImplementedError

    def score_sheet(self, document: dict[str, Any], lang: str) -> Sheet:
        """The points of what lies on a real table (docs/score-sheets.md).

        Raises PositionError naming the field that is wrong, and games.scoring.Unanswered if the rules ask somebody
        something that the document does not say.
        """
        raise NotImplementedError

    def reckoning(self, s: State, lang: str) -> Sheet:
        """How a match that is over came to its result, player by player, each entry with its reason."""
        raise NotImplementedError

    # Showing --------------------------------------------------------------------------------------------------------
    def view(self, s: State, seat: int, lang: str) -> V:
        """All and only what a seat may know; a seat of -1 is a spectator."""
        raise NotImplementedError

    def objects(self, view: V) -> dict[int, str]:
        """What lies on the table under a number, by the name under which a view shows it; "" where it shows none."""
        raise NotImplementedError

    def event_view(self, s: State, event: Event, seat: int, lang: str) -> dict[str, Any]:
        raise NotImplementedError

    # Foreseeing -----------------------------------------------------------------------------------------------------
    def measures(self, s: State, seat: int) -> Measures:
        """How the table stands, in the numbers that people look at: no more than the seat may know."""
        raise NotImplementedError

    def standings(self, s: State, seat: int) -> tuple[int, ...]:
        """The points of each player if everything ended now, as far as the seat knows (-1 is a spectator).

        Nothing in games whose players see all their points anyway.
        """
        return ()

    def change_text(self, change: Change, before: Measures, after: Measures, lang: str) -> str:
        """A change between two looks at the table, where it happens, in a few words; "" if it goes without saying."""
        raise NotImplementedError

    def rare(self, s: State, action: Action, changed: Sequence[Change]) -> Rare | None:
        """Whether the open decision's answer is rarely meant, given what it would change; for who is asked only."""
        return None

    # Telling --------------------------------------------------------------------------------------------------------
    def arrangeable(self, s: State, seat: int) -> tuple[int, ...]:
        """The objects in the zone that a seat may arrange, in the match's own order."""
        return ()

    def source(self, s: State) -> tuple[str, int] | None:
        """The card, and the number of its line, that asks the open question; None if the rules themselves ask."""
        raise NotImplementedError

    def standing_questions(self, lang: str) -> dict[str, str]:
        """Questions a player may answer once for all by the answer that leaves no trace: their names by id."""
        return {}

    def standing_question(self, s: State) -> str:
        """Which of them the open decision is, "" if none."""
        return ""

    def prompt(self, s: State, lang: str) -> str:
        raise NotImplementedError

    def option_text(self, s: State, action: Action, lang: str) -> str:
        raise NotImplementedError

    def refusal_text(self, refusal: Refusal, lang: str) -> str:
        raise NotImplementedError


class DealtGame(Game[V]):
    """A game to which nobody brings a deck: everybody begins with the cards the rules give."""

    decks_clause: str = ""  # the rule that says so

    def no_decks(self) -> Words:
        return by(self.decks_clause, "no-decks", game=self.title)

    def refuse_decks(self, decks: Any) -> None:
        """Raises DeckError if a caller brings some all the same."""
        if decks is not None:
            raise DeckError([self.no_decks()])

    def deck_problems(self, deck: Any, lang: str) -> list[str]:
        return [] if deck is None else [self.no_decks().text(lang)]

    def starters(self) -> dict[str, Any]:
        return {}

    def read_deck(self, text: str) -> DeckList:
        return DeckList([], [], "", [self.no_decks()])

    def deck_text(self, deck: DeckList, lang: str) -> str:
        raise DeckError([self.no_decks()])

    def deck_summary(self, deck: Any, lang: str) -> list[str]:
        raise DeckError([self.no_decks()])
