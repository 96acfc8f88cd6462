"""What cannot be done for somebody, with a stable code."""

from kleos.engine.errors import EngineFault, KleosError
from kleos.language.grammar import Sayable
from kleos.language.messages import Words
from kleos.match import IllegalMove
from kleos.server.limits import TooFast, TooMany
from kleos.server.protocol import Failure


class Refusal(Exception):
    """Something asked of a table that cannot be: a code for programs, and words for people."""

    def __init__(self, code: str, words: Sayable | None = None, clause: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.words = words or Words(code)
        self.clause = clause


def failure(ask: int, problem: Exception, lang: str) -> Failure:
    """The message for whatever went wrong."""
    if isinstance(problem, Refusal):
        return Failure(ask, problem.code, problem.words.text(lang), problem.clause)
    if isinstance(problem, (TooFast, TooMany)):
        return Failure(ask, problem.code, Words(problem.code).text(lang))
    if isinstance(problem, IllegalMove):
        return Failure(ask, "illegal", problem.text(lang), problem.clause)
    if isinstance(problem, KleosError):
        return Failure(ask, "refused", problem.words.text(lang))
    code = "at-fault" if isinstance(problem, EngineFault) else "not-kept"
    return Failure(ask, code, Words(code).text(lang))
