"""How PostgreSQL is connected to: one that falls silent fails whoever asks it, and holds nobody up for ever."""

from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

# Seconds without an answer after which a statement has failed: a table waits so long for what was chosen there, and no
# statement takes nearly as long. It is more than what a server that froze keeps others waiting (CUT_OFF).
SILENCE: Final = 10.0
CUT_OFF: Final = "5000"  # milliseconds that a server which froze in the midst of a transaction keeps others waiting


def connecting(statements: bool = True) -> dict[str, Any]:
    """The arguments of every connection; migrations have statements that may take as long as they like."""
    if not statements:
        return {"timeout": SILENCE}
    cut_off = {"idle_in_transaction_session_timeout": CUT_OFF}
    return {"timeout": SILENCE, "command_timeout": SILENCE, "server_settings": cut_off}


def pooled() -> dict[str, Any]:
    """The arguments of an engine whose connections stay: to make one takes longer than most questions."""
    return {"pool_size": 15, "max_overflow": 0, "pool_timeout": SILENCE, "connect_args": connecting()}


def tell_silence(engine: AsyncEngine) -> None:
    """Has an engine tell that nothing was answered as any other trouble with the database, and hang up."""
    event.listen(engine.sync_engine, "handle_error", unanswered)


def unanswered(context: ExceptionContext) -> Exception | None:
    if not isinstance(context.original_exception, TimeoutError):
        return None
    context.is_disconnect = True  # else it would be asked to roll back, which takes as long once more
    return OperationalError(context.statement, None, context.original_exception, hide_parameters=True)


def is_silence(problem: BaseException) -> bool:
    """Whether something failed because nothing was answered: to ask again at once would take as long."""
    return isinstance(problem, (TimeoutError, PoolTimeout)) or (
        problem.__cause__ is not None and is_silence(problem.__cause__)
    )
