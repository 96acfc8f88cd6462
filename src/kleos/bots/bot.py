"""What every bot is: a name, and an answer to the open decision of its seat."""

from kleos.engine.errors import KleosError
from kleos.language.messages import Words
from kleos.match import Decision, Match


class Bot:
    """A player that is a program."""

    name: str = ""
    seconds: float = 0.0  # what it allows itself for an answer, if that is worth mentioning

    def choose(self, match: Match, seat: int) -> int:
        """The index of the option that this bot takes at the open decision, which must be the seat's."""
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """Allows itself no more than so many seconds for an answer from now on."""


def own_decision(match: Match, seat: int) -> Decision:
    """The open decision, if it is the seat's to answer."""
    decision = match.decision
    if decision is None:
        raise KleosError(Words("match-over"))
    if decision.seat != seat:
        raise KleosError(Words("not-to-decide", decider=decision.seat, seat=seat))
    return decision
