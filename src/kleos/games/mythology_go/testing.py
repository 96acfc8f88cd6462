"""Stories of Mythology GO: a position in a few words, moves as tokens, and what must be offered and happen."""

from collections.abc import Sequence
from typing import Any, Self

import kleos
from kleos.games.mythology_go.board import Board, as_board
from kleos.games.mythology_go.schema import Decision, Entry, PointKind, Sheet, View
from kleos.match import Match
from kleos.testing import stories

Creature = str | dict[str, Any]


def down(card: str, **fields: Any) -> dict[str, Any]:
    """A face-down creature of a field."""
    return {"card": card, "face": "down", **fields}


def creature(card: str, **fields: Any) -> dict[str, Any]:
    """A creature of a field with more of its state: creature("troll", fused=True)."""
    return {"card": card, **fields}


def table(*players: dict[str, Any], **document: Any) -> "Story":
    """A story that begins in p0's main phase.

    Players are given by their fields; two take part unless more are given. Creatures of a `field` are ids, or down(…)
    and creature(…). Objects are numbered from #1 by seat, in the order given. Scoring stories: `phase="scoring"`.
    """
    seats = [*players, *[{}] * (2 - len(players))]
    filled = []
    for fields in seats:
        entry = dict(fields)
        if "field" in entry:
            entry["field"] = [{"card": one} if isinstance(one, str) else one for one in entry["field"]]
        filled.append(entry)
    return Story(kleos.from_position({"game": "mythology-go", "phase": "main", "players": filled, **document}))


def scored(*players: dict[str, Any], **document: Any) -> "Story":
    """A story that begins with the counting of the last round: its scores are those of round 3."""
    return table(*players, phase="scoring", round=3, **document)


def drawing(*players: dict[str, Any], **document: Any) -> "Story":
    """A story that begins when the active player's opportunity comes: p0's, unless it is said otherwise."""
    return table(*players, phase="draw", **document)


def begun(seed: int = 0, players: int = 2) -> "Story":
    """A story that begins with the match: its starter chooses a belief."""
    return Story(kleos.new("mythology-go", seed=seed, players=players))


class Story(stories.Story):
    """A match of this game, told step by step."""

    match: Match[View]

    @property
    def board(self) -> Board:
        return as_board(self.match.state)

    def asked(self, viewer: int | None, lang: str = "en") -> Decision:
        """The open decision as somebody is shown it."""
        shown = self.match.view(viewer, lang)["decision"]
        assert shown is not None, "the match is over"
        return shown

    def ids(self, cards: Sequence[int]) -> list[str]:
        return [self.board.pool.cards[card].id for card in cards]

    def field(self, seat: int = 0) -> list[str]:
        """The creatures by number."""
        return [self.board.card_of(n).id for n in self.board.players[seat].field]

    def hand(self, seat: int = 0) -> list[str]:
        """In the order drawn."""
        return self.ids(self.board.players[seat].hand)

    @property
    def deck(self) -> list[str]:
        """Top card first."""
        return self.ids(self.board.deck[::-1])

    @property
    def discard(self) -> list[str]:
        """Top card first."""
        return self.ids(self.board.discard_pile[::-1])

    def value(self, number: int) -> int:
        return self.board.value_of(number)

    def is_down(self, number: int) -> bool:
        return self.board.pieces[number].down

    def slots(self, seat: int = 0) -> int:
        return self.board.slots_used(seat)

    def divinity(self, seat: int) -> str | None:
        card = self.board.players[seat].divinity
        return None if card < 0 else self.board.pool.cards[card].id

    @property
    def active(self) -> int:
        return self.board.current

    @property
    def round(self) -> int:
        return self.board.round

    @property
    def countdown(self) -> int | None:
        return self.match.view(None)["countdown"]

    def scores(self) -> list[int]:
        """Of the round counted last, by seat."""
        return [player.scores[-1] for player in self.board.players]

    def counted(self, seat: int) -> Sheet:
        """The counting done last."""
        return self.match.view(None)["rounds"][-1]["sheet"][seat]

    def points(self, seat: int, kind: PointKind) -> list[int]:
        """The entries of one kind in the counting done last."""
        return [item["points"] for item in self.counted(seat)["items"] if item["kind"] == kind]

    def items(self, seat: int) -> list[tuple[PointKind, int | str, int]]:
        """All entries of the counting done last: what for, the creature, card or colour, and the points."""
        return [(one["kind"], thing_of(one), one["points"]) for one in self.counted(seat)["items"]]

    def subtotal(self, seat: int) -> int:
        return self.counted(seat)["subtotal"]

    def believes(self, *beliefs: str) -> Self:
        """The players choose these beliefs in turn, those who are left the first that is free."""
        for belief in beliefs:
            self.expects("choose-belief").does(f"card {belief}")
        while self.kind == "choose-belief":
            self.does(self.tokens[0])
        return self

    def gives_up(self, *seats: int) -> Self:
        for seat in seats:
            self.match.concede(seat)
            self.check()
        return self

    def ends_turn(self) -> Self:
        """The active player ends the main phase and returns the hand in the order drawn."""
        self.does("done")
        while self.kind == "return-order":
            self.does("done")
        return self


def thing_of(entry: Entry) -> int | str:
    """The creature, card or colour that an entry of a counting is for."""
    if "object" in entry:
        return entry["object"]
    return entry["card"] if "card" in entry else entry["colour"]
