"""Stories of Naruto Mythos: a position in a few words, moves as tokens, and what must be offered and happen."""

from collections.abc import Sequence
from typing import Any

import kleos
from kleos.games.naruto_mythos.board import Board, Character, as_board
from kleos.games.naruto_mythos.invariants import broken
from kleos.games.naruto_mythos.kinds import RANKS, ROUNDS
from kleos.match import Match
from kleos.testing import refreshed

PLAIN_MISSION = "KS-M04"  # no continuous line, and a SCORE line only with a hidden enemy in play
Spec = str | dict[str, Any]
Lanes = tuple[tuple[list[Spec], list[Spec]], ...]


def ch(card: str, **fields: Any) -> dict[str, Any]:
    """A character of a position: ch("KS-009", tokens=2), ch("KS-108", under=["KS-009"])."""
    return {"card": card, **fields}


def hidden(card: str, **fields: Any) -> dict[str, Any]:
    """A hidden character of a position."""
    return {"card": card, "hidden": True, **fields}


def table(
    d: Sequence[Sequence[Spec]] = ((), ()),
    c: Sequence[Sequence[Spec]] | None = None,
    b: Sequence[Sequence[Spec]] | None = None,
    a: Sequence[Sequence[Spec]] | None = None,
    *,
    missions: Sequence[str] = (),
    p0: dict[str, Any] | None = None,
    p1: dict[str, Any] | None = None,
    **document: Any,
) -> "Story":
    """A story that begins on p0's turn: the sides of the missions D, C, B, A as (p0's, p1's) characters.

    The round is the number of missions given. Players have 20 chakra unless told otherwise; `missions` names the
    mission cards by rank (PLAIN_MISSION where not named). Characters are numbered #1, #2, … rank by rank, p0's first.
    """
    lanes = [lane for lane in (d, c, b, a) if lane is not None]
    names = [*missions, *[PLAIN_MISSION] * len(lanes)]
    entries = []
    for lane, card in zip(lanes, names, strict=False):
        sides = [[{"card": spec} if isinstance(spec, str) else spec for spec in side] for side in lane]
        entries.append({"card": card, "sides": sides})
    players = [{"chakra": 20, **(p0 or {})}, {"chakra": 20, **(p1 or {})}]
    doc = {"game": "naruto-mythos", "round": len(lanes), "missions": entries, "players": players, **document}
    doc.setdefault("mission_deck", [PLAIN_MISSION] * (ROUNDS - len(lanes)))
    return Story(kleos.from_position(doc))


class Story:
    """A match told step by step; every step checks the invariants and, as the test mode says, plays on a copy."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.check()

    # Telling --------------------------------------------------------------------------------------------------------
    def does(self, *tokens: str) -> "Story":
        """The moves, one after the other."""
        for token in tokens:
            self.match = refreshed(self.match)
            self.match.choose(token)
            self.check()
        return self

    def check(self) -> None:
        problems = invariants(self.match)
        assert not problems, "; ".join(problems)

    def passes(self) -> "Story":
        """Whoever is to take turns passes, until the Action Phase is over."""
        round_number = self.board.round
        while self.match.decision is not None and self.kind == "turn" and self.board.round == round_number:
            self.does("pass")
        return self

    # Expecting ------------------------------------------------------------------------------------------------------
    def expects(self, kind: str, seat: int | None = None) -> "Story":
        """The open decision is of this kind (and this seat's)."""
        decision = self.match.decision
        assert decision is not None, f"expected a {kind} decision, the match is over"
        assert decision.kind == kind, f"expected {kind}, not {decision.kind} of p{decision.seat}: {self.tokens}"
        assert seat is None or decision.seat == seat, f"expected p{seat} to decide, not p{decision.seat}"
        return self

    def expects_exactly(self, *tokens: str) -> "Story":
        """Exactly these options are offered."""
        assert sorted(self.tokens) == sorted(tokens), f"offered: {self.tokens}"
        return self

    def offers(self, *tokens: str) -> "Story":
        for token in tokens:
            assert token in self.tokens, f"{token!r} is not offered: {self.tokens}"
            assert self.match.why_not(token) is None
        return self

    def refuses(self, *tokens: str, clause: str | None = None) -> "Story":
        """Not offered; choosing it is refused (for this reason) and changes nothing."""
        for token in tokens:
            assert token not in self.tokens, f"{token!r} is offered"
            before = self.match.hash()
            reason = self.match.why_not(token)
            assert reason is not None
            assert reason.text("en")
            assert clause is None or reason.clause == clause, f"{token!r} is refused by {reason}"
            try:
                self.match.choose(token)
            except kleos.IllegalMove as problem:
                assert problem.clause == reason.clause
            else:
                raise AssertionError(f"{token!r} was accepted")
            assert self.match.hash() == before, "a refused move changed the match"
        return self

    # Looking --------------------------------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        return as_board(self.match.state)

    @property
    def tokens(self) -> list[str]:
        decision = self.match.decision
        return [] if decision is None else decision.options.tokens()

    @property
    def kind(self) -> str:
        decision = self.match.decision
        return "" if decision is None else decision.kind

    @property
    def seat(self) -> int:
        decision = self.match.decision
        return -1 if decision is None else decision.seat

    def at(self, number: int) -> Character:
        """The character #number, which must be in play."""
        c = self.board.characters[number] if number < len(self.board.characters) else None
        assert c is not None, f"#{number} is not in play"
        return c

    def gone(self, number: int) -> bool:
        """Whether #number has left play."""
        return self.board.characters[number] is None

    def card(self, number: int) -> str:
        return self.board.card_of(self.at(number)).id

    def power(self, number: int) -> int:
        return self.board.power(self.at(number))

    def tokens_on(self, number: int) -> int:
        return self.at(number).tokens

    def is_hidden(self, number: int) -> bool:
        return self.at(number).hidden

    def place(self, number: int) -> str:
        return RANKS[self.at(number).place]

    def side(self, number: int) -> int:
        return self.at(number).side

    def row(self, rank: str, seat: int) -> list[int]:
        """The object numbers on a side of a mission, in order."""
        return list(self.board.sides[RANKS.index(rank) * 2 + seat])

    def totals(self, rank: str) -> list[int]:
        return [self.board.total(RANKS.index(rank), seat) for seat in range(2)]

    def hand(self, seat: int) -> list[str]:
        return [self.board.identity[card].id for card in self.board.players[seat].hand]

    def deck(self, seat: int) -> list[str]:
        """Top card first."""
        return [self.board.identity[card].id for card in self.board.players[seat].deck[::-1]]

    def discard(self, seat: int) -> list[str]:
        """Top card first."""
        return [self.board.identity[card].id for card in self.board.players[seat].discard[::-1]]

    def chakra(self, seat: int) -> int:
        return self.board.players[seat].chakra

    def points(self, seat: int) -> int:
        return self.board.players[seat].points

    @property
    def edge(self) -> int:
        return self.board.edge

    def log(self, seat: int | None) -> list[str]:
        """The log lines as a seat saw them."""
        return [entry["text"] for entry in self.match.log(seat)]

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The log entries of one kind as a seat saw them."""
        return [entry for entry in self.match.log(seat) if entry["kind"] == kind]

    def shown(self, number: int, seat: int | None) -> dict[str, Any]:
        """The character #number as a seat sees it."""
        for mission in self.match.view(seat)["missions"]:
            for side in mission["sides"]:
                for character in side:
                    if character["object"] == number:
                        found: dict[str, Any] = character
                        return found
        raise AssertionError(f"#{number} is not in play")

    def kinds(self, seat: int | None = None) -> list[str]:
        """The kinds of the events so far."""
        return [entry["kind"] for entry in self.match.log(seat)]


def invariants(match: Match) -> list[str]:
    """What the match breaks of section 15 of the rules; empty if nothing."""
    return broken(as_board(match.state), match.setup is not None and match.setup.position is None)
