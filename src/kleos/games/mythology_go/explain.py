"""Why a move is not offered: the clause that decides, found by asking the same questions the options ask."""

from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.mythology_go.board import Board
from kleos.games.mythology_go.kinds import ANSWERS, KINDS


def explain(g: Board, token: str) -> Refusal:
    """Why the token, which is not offered, is not legal now."""
    if g.seat < 0:
        return Refusal("MG-8.10.3", "over")
    action = g.pool.notation.parse(token)
    if isinstance(action, Misread):
        return Refusal("MG-5.6.1", "unknown-token", (action,))
    if action.verb not in ANSWERS[g.kind]:
        return Refusal("MG-5.6.1", "wrong-kind", (KINDS[g.kind],))
    return Refusal("MG-5.6.1", "not-offered", (action.token,))
