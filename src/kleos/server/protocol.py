"""What the browser and the server say to each other on the WebSocket of a table: typed, tagged, versioned.

Every message is one JSON object whose `type` names it. docs/protocol.md tells the story; this file is the norm, and
web/src/lib/protocol.ts is generated from it.
"""

from typing import Any, Final, Literal

from msgspec import Struct

from kleos.engine.game import Reckoned

VERSION: Final = 1  # a client of another version is told to load its page again
LARGEST: Final = 16 * 1024  # bytes of a message from a browser


# Things ---------------------------------------------------------------------------------------------------------------
# A thing on the table is named by a letter and a word, as the tokens of the game name it:
#   c:KS-009  a card (in a hand or a pile)     o:12  an object on the table, #12 in tokens
#   p:D       a place: a mission, a terrain    s:1   a player          n:2  a number
#   a:zeus.1  an ability of a card that is no card to be played
Thing = str


# From the browser -----------------------------------------------------------------------------------------------------
class Asked(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Whatever a browser says. `ask` is its own number for it; the answer carries it back."""

    ask: int = 0


class Hello(Asked, kw_only=True, tag="hello"):
    """The first message on every connection. The answer is the whole state of the table."""

    version: int
    lang: str


class Speak(Asked, kw_only=True, tag="speak"):
    """From now on in this language."""

    lang: str


class Earlier(Asked, kw_only=True, tag="earlier"):
    """What came before the entry of that number? A long log is told piece by piece."""

    before: int


class Look(Asked, kw_only=True, tag="look"):
    """Who of the people at this screen looks now (hot-seat, after the hand-over)."""

    seat: int


class Choose(Asked, kw_only=True, tag="choose"):
    """An answer to the open decision. `moves` is that of the last state the browser has seen: another is out of date."""

    moves: int
    token: str


class Why(Asked, kw_only=True, tag="why"):
    """Why a thing cannot be chosen now, or not together with another."""

    thing: Thing
    other: Thing | None = None


class Undo(Asked, kw_only=True, tag="undo"):
    """Take back my last choice: at once if it has told nothing, else if the others agree."""

    moves: int


class Consent(Asked, kw_only=True, tag="consent"):
    """My answer to somebody who wants to take a choice back."""

    moves: int
    yes: bool


class Resign(Asked, kw_only=True, tag="resign"):
    """The seat that looks gives up."""


class Claim(Asked, kw_only=True, tag="claim"):
    """The time of whoever decides has run out: the seat is taken to have given up."""

    seat: int


class Rematch(Asked, kw_only=True, tag="rematch"):
    """Once more with the same people; begins when all of them want it."""


class Habit(Asked, kw_only=True, tag="habit"):
    """What to answer from now on when this optional effect asks me: always use it, never, or ask me.

    For a chance to react, `card` is the name of the window, `line` 0, and the answer `never`.
    """

    card: str
    line: int
    answer: Literal["always", "never", "ask"]


class Hint(Asked, kw_only=True, tag="hint"):
    """What would the search bot do in my place? At tables without other people only."""

    moves: int


class Foresee(Asked, kw_only=True, tag="foresee"):
    """What would these answers to the open decision do? For who decides; nothing comes of asking."""

    moves: int
    tokens: list[str]


class Arrange(Asked, kw_only=True, tag="arrange"):
    """My own field lies in this order from now on, for everybody: all its objects, each once. No decision of the match."""

    objects: list[int]


class StandIn(Asked, kw_only=True, tag="stand-in"):
    """Somebody has been away for long: a bot plays on for them, if all others agree; or I would rather wait."""

    seat: int
    yes: bool


class Back(Asked, kw_only=True, tag="back"):
    """I am here again: the bot that has played for me gives my seat back."""


SignId = Literal["hello", "luck", "well-played", "thanks", "thinking", "oops", "moment", "good-game"]


class Sign(Asked, kw_only=True, tag="sign"):
    """A friendly sign to everybody at the table; each reads it in the own language."""

    sign: SignId


class Nudge(Asked, kw_only=True, tag="nudge"):
    """Whoever is asked has been for a while: tell them that it is their turn."""


FromBrowser = (
    Hello
    | Speak
    | Look
    | Choose
    | Why
    | Undo
    | Consent
    | Resign
    | Claim
    | Rematch
    | Habit
    | Hint
    | Foresee
    | Earlier
    | Arrange
    | StandIn
    | Back
    | Sign
    | Nudge
)


# From the server ------------------------------------------------------------------------------------------------------
class SeatInfo(Struct):
    """Who sits where, as everybody may know."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # "" for an open seat
    bot: str = ""  # its name for the lab: greedy, search:master
    yours: bool = False
    here: bool = False  # whether a browser of that person is connected
    resigned: bool = False
    wants_rematch: bool = False
    stand_in: str = ""  # the name of the bot that plays for this person


class ClockInfo(Struct):
    """The time of a seat in milliseconds; null where that is not limited."""

    seat: int
    move_left: int | None
    total_left: int | None
    running: bool
    claimable: bool


class AwayInfo(Struct):
    """Somebody who still plays is not connected."""

    seat: int
    since: int  # milliseconds for which that is so
    lends: bool  # whether a bot may play on for them: they were asked when they sat down
    wait: int  # milliseconds until that may be asked for
    agreed: list[int] = []  # seats that have
    waits_for: list[int] = []  # seats that have not; all that are here must


class OptionInfo(Struct):
    """One answer to a decision: its token, its words, and the things it names, the one to point at first."""

    token: str
    text: str
    verb: str
    things: list[Thing]


class SourceInfo(Struct):
    """The card, and the line of it, that asks."""

    card: str
    line: int
    name: str


class DecisionInfo(Struct):
    """What is to be decided. Whoever is not asked learns only who is: all but the seat is empty then.

    Where others may react, nobody else learns even that: the seat is null, whether or not anybody is asked.
    """

    seat: int | None
    mine: bool = False
    kind: str = ""
    prompt: str = ""
    clause: str = ""  # the rule by which this is asked, for a link to the rules book
    source: SourceInfo | None = None
    optional: bool = False  # `use` and `skip`: a habit can answer it
    window: str = ""  # the kind of chance to react that this is: a habit (its name as card, line 0, never) lets it pass
    window_name: str = ""
    options: list[OptionInfo] = []  # the answers that most people want first


class LogEntry(Struct):
    """One line of the log: the words, the cards and objects it speaks of, and its numbers where the table counts with them."""

    number: int
    kind: str
    text: str
    seat: int | None = None
    cards: list[str] = []
    objects: list[int] = []
    amount: int | None = None  # points, energy, flames left; the round or turn that begins or ends
    place: str = ""  # the mission it is about, by its rank


class Entries(Struct, tag="entries", tag_field="type"):
    """The answer to Earlier: entries of the log in their order, right before those that the browser has."""

    ask: int
    log: list[LogEntry]


class UndoInfo(Struct):
    """Whether the seat that looks may take its last choice back, and whether somebody asks to."""

    can: Literal["no", "free", "ask"]
    why: str = ""  # what was told since, or why not
    asked_by: int | None = None
    waits_for: list[int] = []


class OutcomeInfo(Struct):
    """How the match ended; places are counted from 1, equal players share one."""

    scores: list[int]
    winners: list[int]
    places: list[int]
    reason: str  # in words: by points, the last God standing, everybody else gave up, time
    reckoning: Reckoned  # how that came about, player by player: as `kleos score --json` tells it
    scores_are: str = ""  # what the scores count, where they are no points


class HabitInfo(Struct):
    card: str
    line: int
    name: str
    answer: Literal["always", "never"]


class OriginInfo(Struct):
    """Where a match comes from that is no fresh deal, for everybody who sits there, joins or looks."""

    kind: Literal["record", "position", "seed", "read"]
    moves: int  # that were made elsewhere
    anew: bool  # whether what was hidden has been dealt anew
    name: str  # in a few words
    text: str  # in sentences


class CardsInfo(Struct):
    """The cards of a table, where they are not just those that come with the game."""

    set: str  # the digest to ask the library for; "" for the cards that the game has on this server now
    text: str  # what they are called, in words: by the name of a card file, or as those of an earlier version


class State(Struct, tag="state", tag_field="type"):
    """Everything about the table that the person at the screen may know now; it replaces what came before."""

    ask: int
    table: str
    game: str
    title: str
    mode: Literal["solo", "hot-seat", "online"]
    status: Literal["waiting", "playing", "over"]
    moves: int  # rises with everything at the table that the person may know of, also when a choice is taken back
    seats: list[SeatInfo]
    eyes: int | None  # whose eyes the view is made for; null: a spectator's
    hand_over: int | None  # hot-seat: who must take the screen before anything is shown
    view: dict[str, Any] | None  # as match.view(eyes, lang) without the open decision, fields as arranged
    decision: DecisionInfo | None
    # Entries after this number are in `log` and replace what the browser has after it; `earlier` tells those before.
    log_from: int
    log: list[LogEntry]
    clocks: list[ClockInfo]
    undo: UndoInfo
    outcome: OutcomeInfo | None
    habits: list[HabitInfo]
    names: list[str]  # of the players, by seat, in the language
    invite: str = ""  # the path to send to a friend, while a seat is open; only to who sits there
    watch: str = ""  # the path for spectators
    next_table: str = ""  # where the rematch is
    thinking: bool = False  # whether a bot thinks
    host: bool = False  # whether the person at the screen opened the table
    standings: list[int] = []  # the points of each player if all ended now, as far as these eyes know
    away: list[AwayInfo] = []  # online, while the match goes on
    nudge: int | None = None  # milliseconds until whoever is asked may be nudged; null where nobody may
    origin: OriginInfo | None = None  # where the match comes from; null: a fresh deal
    cards: CardsInfo | None = None  # null: those that come with the game


class Reason(Struct):
    """Why something is not allowed: the clause, the words, and what one would have wanted to do."""

    clause: str
    text: str
    ways: list[str]


class Reasons(Struct, tag="reasons", tag_field="type"):
    """The answer to Why."""

    ask: int
    thing: Thing
    title: str
    offered: list[str]
    reasons: list[Reason]


class ChangeInfo(Struct):
    """What an answer would change at a thing: what is measured there, before and after, and in a few words."""

    thing: Thing  # "" is the table itself
    what: str
    before: int
    after: int
    text: str


class Foresight(Struct):
    """What an answer would do, as far as who decides can know."""

    token: str
    badge: str  # the shortest of it, to stand where the answer points
    text: list[str]  # all of it, in sentences
    changes: list[ChangeInfo]
    rare: str = ""  # the kind of choice that is rarely meant that this is: hides-unpaid, adds-nothing, ends-early
    why: str = ""  # why, in words


class Foretold(Struct, tag="foretold", tag_field="type"):
    """The answer to Foresee."""

    ask: int
    moves: int
    told: list[Foresight]


class Advice(Struct):
    token: str
    text: str
    chance: float
    things: list[Thing] = []  # that it names
    does: list[str] = []  # what it would do, in sentences


class Hints(Struct, tag="hints", tag_field="type"):
    """The answer to Hint: the best first."""

    ask: int
    moves: int
    advice: list[Advice]


class Done(Struct, tag="done", tag_field="type"):
    """What was asked is done and kept; the state that follows shows it."""

    ask: int
    moves: int


class Notice(Struct, tag="notice", tag_field="type"):
    """Something the people at the table should read: a bot was replaced, somebody agreed, refused, left."""

    text: str


class Signed(Struct, tag="signed", tag_field="type"):
    """Somebody at the table gives a sign."""

    seat: int
    sign: SignId


class Nudged(Struct, tag="nudged", tag_field="type"):
    """Somebody waits for who is at this screen."""

    seat: int  # who waits


class Failure(Struct, tag="error", tag_field="type"):
    """What was asked cannot be; nothing has changed."""

    ask: int
    code: str  # stable: out-of-date, not-yours, illegal, malformed, too-fast, ...
    text: str  # for people, in their language
    clause: str = ""


FromServer = State | Entries | Reasons | Hints | Foretold | Done | Notice | Signed | Nudged | Failure
