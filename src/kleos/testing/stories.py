"""Stories: a match told step by step in tests, with what must be offered and happen."""

from typing import Any, Self

import kleos
from kleos.match import Match
from kleos.testing import check_invariants, refreshed


class Story:
    """A match told step by step; every step checks the invariants and, as the test mode says, plays on a copy."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.check()

    # Telling --------------------------------------------------------------------------------------------------------
    def does(self, *tokens: str) -> Self:
        """The moves, one after the other."""
        for token in tokens:
            self.match = refreshed(self.match)
            self.match.choose(token)
            self.check()
        return self

    def check(self) -> None:
        problems = check_invariants(self.match)
        assert not problems, "; ".join(problems)

    # Expecting ------------------------------------------------------------------------------------------------------
    def expects(self, kind: str, seat: int | None = None) -> Self:
        """The open decision is of this kind (and this seat's)."""
        decision = self.match.decision
        assert decision is not None, f"expected a {kind} decision, the match is over"
        assert decision.kind == kind, f"expected {kind}, not {decision.kind} of p{decision.seat}: {self.tokens}"
        assert seat is None or decision.seat == seat, f"expected p{seat} to decide, not p{decision.seat}"
        return self

    def expects_exactly(self, *tokens: str) -> Self:
        """Exactly these options are offered."""
        assert sorted(self.tokens) == sorted(tokens), f"offered: {self.tokens}"
        return self

    def offers(self, *tokens: str) -> Self:
        for token in tokens:
            assert token in self.tokens, f"{token!r} is not offered: {self.tokens}"
            assert self.match.why_not(token) is None
        return self

    def refuses(self, *tokens: str, clause: str | None = None) -> Self:
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

    def log(self, seat: int | None) -> list[str]:
        """The log lines as a seat saw them."""
        return [entry["text"] for entry in self.match.log(seat)]

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The log entries of one kind as a seat saw them."""
        return [entry for entry in self.match.log(seat) if entry["kind"] == kind]

    def kinds(self, seat: int | None = None) -> list[str]:
        """The kinds of the events so far."""
        return [entry["kind"] for entry in self.match.log(seat)]
