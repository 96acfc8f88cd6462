"""The boundary: a match, its decisions and options, what it can be asked, and every way to begin or resume one."""

import json
import re
import secrets
from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic, final, overload

from kleos.engine.actions import Action
from kleos.engine.errors import KleosError, PositionError, RecordError, Refusal, SaveError
from kleos.engine.events import since as events_since
from kleos.engine.game import Bringing, Choice, Face, Game, Setup, Sheet, Side
from kleos.engine.outline import outline
from kleos.engine.saving import canonical, decode_log, digest, encode_log
from kleos.engine.state import State
from kleos.engine.typed import V
from kleos.games.clauses import Clause, read_clauses
from kleos.games.registry import GAMES, game_named
from kleos.language.messages import Words, by

__all__ = [
    "Decision",
    "IllegalMove",
    "Match",
    "Option",
    "Outcome",
    "Reason",
    "Rules",
    "from_position",
    "games",
    "new",
    "replay",
    "replayed",
    "resume",
    "rules",
]

FORMAT: Final = 1  # of saves and records


@final
class Reason:
    """Why something is not allowed: the clause that decides, and the words for it."""

    __slots__ = ("_game", "_refusal", "clause")

    def __init__(self, game: Game, refusal: Refusal) -> None:
        self._game = game
        self._refusal = refusal
        self.clause = refusal.clause

    def text(self, lang: str = "en") -> str:
        """The reason in words."""
        return self._game.refusal_text(self._refusal, lang)

    def __str__(self) -> str:
        return f"{self.clause}: {self.text()}"


@final
class IllegalMove(KleosError):
    """A move that is not offered; the match is unchanged. `clause` and `text(lang)` say why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(Words("refused", clause=reason.clause, reason=reason))
        self.reason = reason
        self.clause = reason.clause

    def text(self, lang: str = "en") -> str:
        """The reason in words."""
        return self.reason.text(lang)


@final
class Option:
    """One answer to a decision."""

    __slots__ = ("_decision", "action", "index")

    def __init__(self, decision: "Decision", index: int, action: Action) -> None:
        self._decision = decision
        self.index = index
        self.action = action

    @property
    def token(self) -> str:
        """The answer as files and logs write it, the same in every language."""
        return self.action.token

    def text(self, lang: str = "en") -> str:
        """The answer in words."""
        match = self._decision.current()
        return match.game.option_text(match.state, self.action, lang)

    def __repr__(self) -> str:
        return f"<Option {self.token}>"


@final
class Options:
    """The answers to a decision, in their fixed order."""

    __slots__ = ("_actions", "_decision")

    def __init__(self, decision: "Decision", actions: list[Action]) -> None:
        self._decision = decision
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return list(self)[index]
        at = index if index >= 0 else index + len(self._actions)
        if not 0 <= at < len(self._actions):
            raise IndexError("no such option")
        return Option(self._decision, at, self._actions[at])

    def __iter__(self) -> Iterator[Option]:
        for index, action in enumerate(self._actions):
            yield Option(self._decision, index, action)

    def tokens(self) -> list[str]:
        return [action.token for action in self._actions]

    def __contains__(self, what: object) -> bool:
        """Whether a token, or an option, is among them."""
        token = what.token if isinstance(what, Option) else what
        return token in self.tokens()

    def __repr__(self) -> str:
        lines = [f"{option.index:>3} {option.token} - {option.text()}" for option in self]
        return "\n".join([f"<Options: {len(lines)}>", *lines])


@final
class Decision:
    """What somebody must decide now."""

    __slots__ = ("_match", "_moves", "kind", "options", "seat")

    def __init__(self, match: "Match") -> None:
        self._match = match
        self._moves = match.moves
        state = match.state
        self.seat: int = state.seat
        self.kind: str = match.game.kinds[state.kind]
        self.options = Options(self, state.options)

    def current(self) -> "Match":
        """The match, as long as this is still its open decision."""
        if self._match.moves is not self._moves:
            raise KleosError(Words("decision-answered"))
        return self._match

    def prompt(self, lang: str = "en") -> str:
        """The question, and why it is asked."""
        match = self.current()
        return match.game.prompt(match.state, lang)

    @property
    def clause(self) -> str:
        """The rule by which this is asked; "" where it is just what a card says."""
        match = self.current()
        return match.game.clauses.get(match.state.kind, "")

    @property
    def listed(self) -> list[Option]:
        """The options as people read them: the answers that most of them want come first."""
        match = self.current()
        wanted = match.game.wanted.get(match.state.kind, ())
        return sorted(self.options, key=lambda option: wanted.index(option.action.verb) if wanted else 0)

    @property
    def source(self) -> tuple[str, int] | None:
        """The card, and the number of its line, that asks; None if the rules themselves do."""
        match = self.current()
        return match.game.source(match.state)

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of p{self.seat}: {len(self.options)} options>"


@final
class Outcome:
    """How a match ended."""

    __slots__ = ("scores", "winners")

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.scores = scores
        self.winners = winners

    def __repr__(self) -> str:
        return f"<Outcome scores {self.scores} winners {self.winners}>"


@final
class Move:
    """One step of a match's history, linked backwards so that clones share it."""

    __slots__ = ("count", "prev", "seat", "token")

    def __init__(self, prev: "Move | None", seat: int, token: str) -> None:
        self.prev = prev
        self.seat = seat
        self.token = token
        self.count: int = 1 if prev is None else prev.count + 1


def listed(last: Move | None) -> list[Move]:
    out: list[Move] = []
    while last is not None:
        out.append(last)
        last = last.prev
    out.reverse()
    return out


def dealt_from(move: Move) -> int:
    """The seed of a move by which the table dealt anew."""
    return int(move.token.removeprefix(f"{DEAL} "))


CONCEDE: Final = "concede"
DEAL: Final = "deal"  # the table deals anew: what nobody sees is another from here on
NOBODY: Final = -1  # the seat of what the table does itself
MOST_TRIES: Final = 16  # deals until one leaves open what is being decided
MOST_DEALS: Final = 8  # in one match: each takes as long as many moves


@final
class Match(Generic[V]):
    """A match as a value: at every decision it can be cloned, saved, hashed, resumed and forked."""

    __slots__ = ("game", "moves", "setup", "state")

    def __init__(self, game: Game[V], state: State, setup: Setup | None, moves: Move | None) -> None:
        self.game = game
        self.state = state
        self.setup = setup  # None for a determinized match: it has no true beginning
        self.moves = moves

    # Deciding -------------------------------------------------------------------------------------------------------
    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the match is over."""
        return Decision(self) if self.state.seat >= 0 else None

    def choose(self, what: "str | int | Option") -> None:
        """Answers the open decision by token, option or index; raises IllegalMove and changes nothing if it cannot be."""
        state = self.state
        action: Action | None = None
        if isinstance(what, int):
            if state.seat >= 0 and 0 <= what < len(state.options):
                action = state.options[what]
        elif isinstance(what, Option):
            if what.action in state.options:
                action = what.action
        elif isinstance(what, str):
            action = offered(state, what)
        else:
            raise TypeError(f"expected a token, an index or an option, not {type(what).__name__}")
        if action is None:
            raise IllegalMove(self.reason(what.token if isinstance(what, Option) else str(what)))
        self.moves = Move(self.moves, state.seat, action.token)
        state.choose(action)

    def choose_slowly(self, what: "str | int | Option") -> "list[Match[V]]":
        """As choose; gives back how the match stood at every moment in which others might have reacted.

        Whether anybody could is not to be seen from these moments, nor from how many there are.
        """
        self.state.halts = True
        try:
            self.choose(what)
            return self.moments()
        finally:
            self.state.halts = False

    def moments(self) -> "list[Match[V]]":
        """Goes on from halt to halt until somebody must answer; gives back how the match stood at each."""
        moments: list[Match[V]] = []
        while self.state.seat < 0 and self.state.frames:
            moments.append(self.clone())
            self.state.run()
        return moments

    def why_not(self, token: str) -> Reason | None:
        """None if the token is legal now, else the reason: clause and words."""
        return None if offered(self.state, token) is not None else self.reason(token)

    def reason(self, token: str) -> Reason:
        """Why a token that is not offered is not legal now."""
        return Reason(self.game, self.game.explain(self.state, token))

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on, else scores by seat and the winning seats."""
        if self.state.frames:
            return None
        return Outcome(self.game.scores(self.state), self.game.winners(self.state))

    def concede(self, seat: int) -> None:
        """The seat gives up: an act of the table, which takes effect when nothing is resolving."""
        self.check_seat(seat)
        if self.outcome is not None:
            raise KleosError(Words("match-over"))
        if self.state.absent >> seat & 1:
            raise KleosError(Words("has-conceded", seat=seat))
        self.moves = Move(self.moves, seat, CONCEDE)
        self.game.concede(self.state, seat)

    def concede_slowly(self, seat: int) -> "list[Match[V]]":
        """As concede; gives back the moments in which others might have reacted, as choose_slowly does."""
        self.state.halts = True
        try:
            self.concede(seat)
            return self.moments()
        finally:
            self.state.halts = False

    def deal_anew(self, seed: int) -> None:
        """What not everybody knows is dealt anew from the seed: an act of the table, for people who were not there before.

        Everybody sees what they saw, and whoever is being asked something is asked it still. Where no deal allows that, it
        is refused, and nothing has changed.
        """
        if self.outcome is not None:
            raise KleosError(Words("match-over"))
        if len([move for move in listed(self.moves) if move.seat == NOBODY]) >= MOST_DEALS:
            raise KleosError(Words("too-many-deals", most=MOST_DEALS))
        for offset in range(MOST_TRIES):
            other = self.determinize(None, seed + offset)
            if self.looks_like(other):
                self.state = other.state
                self.moves = Move(self.moves, NOBODY, f"{DEAL} {seed}")
                return
        raise KleosError(Words("cannot-deal-anew"))

    def looks_like(self, other: "Match") -> bool:
        """Whether nobody who only watches could tell another match from this one."""
        here, there = self.decision, other.decision
        if here is None or there is None or here.kind != there.kind:
            return False
        hidden = here.kind in self.game.secret  # nobody may know who is asked
        return (here.seat == there.seat or hidden) and self.view(None) == other.view(None)

    @property
    def conceded(self) -> set[int]:
        """The seats that have given up."""
        return {seat for seat in range(self.players) if self.state.absent >> seat & 1}

    def check_seat(self, seat: int) -> None:
        """Raises for what is no seat of this match."""
        if not isinstance(seat, int):
            raise TypeError(f"a seat is a number, not {type(seat).__name__}")
        if not 0 <= seat < self.players:
            raise KleosError(Words("no-seat", seat=seat, last=self.players - 1))

    @property
    def players(self) -> int:
        """How many take part."""
        return self.game.seats(self.state)

    # Looking --------------------------------------------------------------------------------------------------------
    def __repr__(self) -> str:
        """How the match stands for who must decide, as text."""
        decision = self.decision
        head = f"{self.game.id}, {self.players} players, move {0 if self.moves is None else self.moves.count}"
        told = self.outcome if decision is None else decision
        view: Any = self.view(None if decision is None else decision.seat)
        return "\n".join([f"<Match {head}: {told!r}>", *outline(view)])

    def __eq__(self, other: object) -> bool:
        """Matches of one card set are equal if they stand equal, however they came there; so are their hashes."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = self.game, other.game
        if mine is not theirs and (mine.id != theirs.id or mine.cards_digest() != theirs.cards_digest()):
            return False
        return bool(mine.encode(self.state) == theirs.encode(other.state))

    def view(self, seat: int | None, lang: str = "en") -> V:
        """All and only what this seat may know, ready for JSON; None is a spectator.

        What is in it is declared in `schema.View` of the game, as types.
        """
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self.state, -1 if seat is None else seat, lang)

    def objects(self, seat: int | None, lang: str = "en") -> dict[int, str]:
        """What lies on the table under a number, by the name under which this seat sees it; "" where it sees none."""
        return self.game.objects(self.view(seat, lang))

    def log(self, seat: int | None, lang: str = "en", since: int = 0, most: int | None = None) -> list[dict[str, Any]]:
        """The events after number `since`, so many of them at most, as this seat saw them."""
        if seat is not None:
            self.check_seat(seat)
        at = -1 if seat is None else seat
        events = events_since(self.state.log, since)[:most]
        return [self.game.event_view(self.state, event, at, lang) for event in events]

    def standings(self, seat: int | None) -> tuple[int, ...]:
        """The points of each player if everything ended now, as far as this seat knows; nothing in some games."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.standings(self.state, -1 if seat is None else seat)

    def reckoning(self, lang: str = "en") -> Sheet | None:
        """How the match came to its result, player by player, each entry with its reason; None while it goes on."""
        return None if self.state.frames else self.game.reckoning(self.state, lang)

    def position(self) -> dict[str, Any]:
        """The position document; only when nothing is resolving."""
        decision = self.decision
        if decision is not None and decision.kind not in self.game.top_level:
            raise KleosError(Words("no-position", kind=decision.kind))
        return self.game.position(self.state)

    # Copies ---------------------------------------------------------------------------------------------------------
    def clone(self) -> "Match[V]":
        """The same match once more: what happens to one does not touch the other."""
        return Match(self.game, self.state.clone(), self.setup, self.moves)

    def determinize(self, seat: int | None, seed: int) -> "Match[V]":
        """A full match consistent with all that this seat (None: everybody) knows; the rest is dealt anew from the seed."""
        if seat is not None:
            self.check_seat(seat)
        state = self.game.determinize(self.state, -1 if seat is None else seat, seed)
        state.run()
        return Match(self.game, state, None, None)  # moves would name what the seat has not seen

    def hash(self) -> str:
        """A name for the value of the match: equal for equal matches, on every build and machine."""
        return digest(self.game.encode(self.state))

    def save(self) -> str:
        """The match as text, at any decision, also in the middle of an effect."""
        setup = self.setup
        body = {
            "kleos": FORMAT,
            "game": self.game.id,
            "cards": self.game.cards_digest(),
            "setup": None if setup is None else setup_fields(self.game, setup),
            "moves": [[move.seat, move.token] for move in listed(self.moves)],
            "state": self.game.encode(self.state),
            "log": encode_log(self.state.log),
        }
        return canonical({**body, "check": digest(body)})

    def record(self) -> str:
        """The match file: header, seed, decks, one move a line, and the hash it leads to."""
        setup = self.setup
        if setup is None:
            raise KleosError(Words("no-record"))
        lines = [f"kleos record {FORMAT}"]
        for key, value in setup_fields(self.game, setup).items():
            lines.append(f"{key}: {value}")
        lines.append("")
        for move in listed(self.moves):
            lines.append(f"{move.count}. {move.token}" if move.seat < 0 else f"{move.count}. p{move.seat} {move.token}")
        lines.append("")
        outcome = self.outcome
        if outcome is not None:
            scores = " ".join([str(score) for score in outcome.scores])
            lines.append(f"scores: {scores}")
            lines.append("winners: " + " ".join([f"p{seat}" for seat in outcome.winners]))
        lines.append(f"hash: {self.hash()}")
        return "\n".join(lines) + "\n"


def offered(state: State, token: str) -> Action | None:
    """The offered action with that token; spaces around and between words do not matter."""
    if state.seat < 0:
        return None
    words = " ".join(token.split())
    for action in state.options:
        if action.token == words:
            return action
    return None


def setup_fields(game: Game, setup: Setup) -> dict[str, str]:
    """How a match began, as lines of its record."""
    fields = {"game": game.id, "cards": game.cards_digest(), "players": str(setup.players), "seed": str(setup.seed)}
    if setup.position is not None:
        return {**fields, "position": canonical(setup.position)}
    for key, value in game.setup_lines(setup):
        fields[key] = value
    return fields


def read_setup(fields: dict[str, str], box: Game | None = None) -> tuple[Game, Setup]:
    """The reverse of setup_fields; raises KleosError for what cannot be.

    A `box` is the game with the cards that the match is known to have been begun with.
    """
    for key in ("game", "cards", "players", "seed"):
        if key not in fields:
            raise KleosError(Words("key-missing", key=key))
    game = box or game_named(fields["game"])
    if box is None and fields["cards"] != game.cards_digest():
        raise KleosError(Words("other-cards", cards=fields["cards"][:40], here=game.cards_digest()))
    numbers = {}
    for key in ("players", "seed"):
        if not re.fullmatch(r"-?\d{1,40}", fields[key], re.ASCII):
            raise KleosError(Words("key-number", key=key, text=fields[key][:40]))
        numbers[key] = int(fields[key])
    check_players(game, numbers["players"])
    if "position" in fields:
        position = read_document(fields["position"])
        return game, Setup(numbers["seed"], numbers["players"], None, {}, position)
    rest = {key: value for key, value in fields.items() if key not in ("game", "cards", "players", "seed")}
    return game, game.read_setup(numbers["seed"], numbers["players"], rest)


# Asking about a game ----------------------------------------------------------------------------------------------------
@final
class Rules:
    """What can be asked about a game without playing it."""

    def __init__(self, game: Game) -> None:
        self.game = game.id
        self.title = game.title
        self.players: tuple[int, int] = (game.least_players, game.most_players)
        self.cards: dict[str, Face] = game.faces()
        self.clauses: dict[str, Clause] = read_clauses(game.rules_text())
        self.options: dict[str, tuple[Any, ...]] = game.option_values()
        self.lists: frozenset[str] = game.lists
        self.bringing: Bringing | None = game.bringing
        self.starter_decks: dict[str, Any] = game.starters()
        self._game = game

    def __repr__(self) -> str:
        least, most = self.players
        seats = str(least) if least == most else f"{least} to {most}"
        return f"<Rules of {self.title} ({self.game}): {seats} players, {len(self.cards)} cards, {len(self.clauses)} clauses>"

    def deck_errors(self, deck: Any, lang: str = "en") -> list[str]:
        """Everything the rules have against a deck, with clause and card; empty if it is legal."""
        return self._game.deck_problems(deck, lang)

    def deck_summary(self, deck: Any, lang: str = "en") -> list[str]:
        """What a legal deck is made of, in a few lines."""
        return self._game.deck_summary(deck, lang)

    def sides_name(self, lang: str = "en") -> str:
        """What the sides of the game are: decks, heroes."""
        return self._game.sides_name(lang)

    def sides(self, lang: str = "en") -> list[Side]:
        """What a player may bring to a match, the one to begin with first."""
        return self._game.sides(lang)

    def choices(self, lang: str = "en") -> list[Choice]:
        """The match options that people may want to set."""
        return self._game.choices(lang)

    def agree(self, only: Mapping[str, str], options: Mapping[str, Any]) -> bool:
        """Whether the options of a match are so; what is not given is at its default."""
        return all(options.get(name, self.options[name][0]) == value for name, value in only.items())

    def score_sheet(self, document: dict[str, Any], lang: str = "en") -> Sheet:
        """The points of what lies on a real table, with the reason for each (docs/score-sheets.md)."""
        return self._game.score_sheet(document, lang)


def games() -> tuple[str, ...]:
    """The ids of the games that can be played."""
    return GAMES


def rules(game: str) -> Rules:
    """What can be asked about the game with that id."""
    return Rules(game_named(game))


# Beginning --------------------------------------------------------------------------------------------------------------
def new(
    game: str | Game[V],
    seed: int | None = None,
    players: int | None = None,
    decks: Any = None,
    options: Mapping[str, Any] | None = None,
) -> Match[V]:
    """A new match of a game, or of the game with that id. Without a seed one is drawn, without decks the game takes its own."""
    the_game = game_named(game) if isinstance(game, str) else game
    if seed is None:
        seed = secrets.randbits(63)
    count = the_game.least_players if players is None else players
    if not isinstance(seed, int):
        raise TypeError(f"a seed is a whole number, not {type(seed).__name__}")
    check_players(the_game, count)
    setup = the_game.setup(seed, count, decks, options)
    return started(the_game, setup)


def check_players(game: Game, count: int) -> None:
    least, most = game.least_players, game.most_players
    if not least <= count <= most:
        allowed = Words("from-to", least=least, most=most) if least < most else str(most)
        raise KleosError(by(game.players_clause, "players-number", game=game.title, allowed=allowed, count=count))


def started(game: Game[V], setup: Setup) -> Match[V]:
    state = game.begin(setup) if setup.position is None else game.load(setup.position)
    state.run()
    return Match(game, state, setup, None)


def from_position(document: "str | Mapping[str, Any]") -> Match:
    """The match a position document describes (section 14 of the rules); raises PositionError naming the field."""
    data = read_document(document) if isinstance(document, str) else document
    if not isinstance(data, Mapping):
        raise PositionError("", Words("expected-document"))
    if "game" not in data:
        raise PositionError("game", Words("field-missing"))
    if not isinstance(data["game"], str):
        raise PositionError("game", Words("expected-text", value=repr(data["game"])))
    try:
        game = game_named(data["game"])
    except KleosError as problem:
        raise PositionError("game", problem.words) from None
    position = read_document(canonical_copy(data))
    seed = position.get("seed", 0)
    state = game.load(position)
    state.run()
    return Match(game, state, Setup(seed, game.seats(state), None, {}, position), None)


def canonical_copy(data: Mapping[str, Any]) -> str:
    try:
        return json.dumps(dict(data))
    except (TypeError, ValueError, RecursionError) as problem:
        raise PositionError("", Words("not-json", problem=json_problem(problem))) from None


def read_document(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise PositionError("", Words("not-json", problem=json_problem(problem))) from None
    if not isinstance(data, dict):
        raise PositionError("", Words("expected-document"))
    return data


def json_problem(problem: Exception) -> Words | str:
    """Where a JSON text cannot be read on; what Python says seldom, in its own words."""
    if isinstance(problem, json.JSONDecodeError):
        return Words("json-place", line=problem.lineno, column=problem.colno)
    return Words("too-deep") if isinstance(problem, RecursionError) else str(problem)


def resume(text: str, box: Game | None = None) -> Match:
    """The match that `save` wrote, at the same decision; raises SaveError if the text is damaged.

    A `box` is the game with the cards that it was saved with, where those are not the ones in use.
    """
    try:
        body = json.loads(text)
    except (ValueError, RecursionError, TypeError) as problem:
        raise SaveError(Words("not-a-save", problem=json_problem(problem))) from None
    if not isinstance(body, dict) or "kleos" not in body:
        raise SaveError(Words("not-a-save", problem=Words("save-field")))
    if body["kleos"] != FORMAT:
        raise SaveError(Words("save-format", format=body["kleos"], known=FORMAT))
    check = body.pop("check", None)
    if check != digest(body):
        raise SaveError(Words("save-damaged"))
    try:
        return decoded(body, box)
    except (KeyError, IndexError, TypeError, ValueError):
        raise SaveError(Words("save-other-version")) from None  # its check sum fits, so another version wrote it


def decoded(body: dict[str, Any], box: Game | None) -> Match:
    """The match a save describes whose check sum fits."""
    game = box or game_named(body["game"])
    if box is None and body["cards"] != game.cards_digest():
        raise SaveError(Words("other-cards", cards=body["cards"], here=game.cards_digest()))
    state = game.decode(body["state"])
    state.log = decode_log(body["log"])
    moves: Move | None = None
    for seat, token in body["moves"]:
        moves = Move(moves, seat, token)
    setup = None if body["setup"] is None else read_setup(body["setup"], box)[1]
    state.run()
    return Match(game, state, setup, moves)


MOVE_LINE: Final = re.compile(r"(\d{1,9})\. p(\d{1,3}) (.+)", re.ASCII)
DEAL_LINE: Final = re.compile(r"(\d{1,9})\. deal (\d{1,40})", re.ASCII)


def replay(text: str, box: Game | None = None) -> Match:
    """Plays a record through; raises RecordError naming the line that does not fit."""
    return list(replayed(text, box))[-1]


def replayed(text: str, box: Game | None = None) -> Iterator[Match]:
    """The one match of a record, yielded at its beginning and after every move (clone it to keep a moment).

    A `box` is the game with the cards that the record was made with, where those are not the ones in use.
    """
    lines = text.splitlines()
    fields, number = record_head(lines)
    try:
        game, setup = read_setup(fields, box)
        match = started(game, setup)
    except KleosError as problem:
        raise RecordError(0, Words("record-header", problem=problem.words)) from None
    yield match
    for at in range(number, len(lines)):
        line = lines[at].strip()
        if not line or line.startswith("#"):
            continue
        found = MOVE_LINE.fullmatch(line)
        if found is not None:
            replay_move(match, at + 1, int(found[1]), int(found[2]), found[3])
            yield match
        elif (dealt := DEAL_LINE.fullmatch(line)) is not None:
            replay_deal(match, at + 1, int(dealt[1]), int(dealt[2]))
            yield match
        elif line.startswith("hash: "):
            if line[6:] != match.hash():
                raise RecordError(at + 1, Words("record-hash", hash=match.hash(), named=line[6:60]))
        elif not line.startswith(("scores: ", "winners: ")):
            raise RecordError(at + 1, Words("record-move", text=line[:60]))


def record_head(lines: list[str]) -> tuple[dict[str, str], int]:
    """The fields of a record by name, and how many of its lines they take."""
    if not lines or lines[0].strip() != f"kleos record {FORMAT}":
        raise RecordError(1, Words("record-begins", format=FORMAT))
    fields: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(": ")
        if not colon or key in fields:
            raise RecordError(number + 1, Words("record-key", text=lines[number][:60]))
        fields[key] = value.strip()
        number += 1
    return fields, number


def replay_deal(match: Match, line: int, count: int, seed: int) -> None:
    check_count(match, line, count)
    try:
        match.deal_anew(seed)
    except KleosError as problem:
        raise RecordError(line, problem.words) from None


def check_count(match: Match, line: int, count: int) -> None:
    before = 0 if match.moves is None else match.moves.count
    if count != before + 1:
        raise RecordError(line, Words("record-move-number", expected=before + 1, count=count))


def replay_move(match: Match, line: int, count: int, seat: int, token: str) -> None:
    check_count(match, line, count)
    try:
        if token == CONCEDE:
            match.concede(seat)
            return
        decision = match.decision
        if decision is None:
            raise RecordError(line, Words("match-over"))
        if decision.seat != seat:
            raise RecordError(line, Words("not-to-decide", decider=decision.seat, seat=seat))
        match.choose(token)
    except RecordError:
        raise
    except KleosError as problem:
        raise RecordError(line, problem.words) from None
