"""Score sheets over HTTP: the points of a round or match that people play with real cards (docs/score-sheets.md)."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from starlette.concurrency import run_in_threadpool

from kleos.engine.errors import KleosError, PositionError
from kleos.engine.game import Game, Reckoned
from kleos.games.scoring import Unanswered
from kleos.server.library.replies import ExplainingRoute, KnownGame, Lang, Refused, encoded
from kleos.server.requests import body_of

LARGEST: Final = 32 * 1024  # bytes of a sheet: many times what a table of eight fills

router = APIRouter(prefix="/api", route_class=ExplainingRoute)


class AnswerOffer(Struct):
    """An answer that the rules allow: as it is written in a sheet, and in words."""

    value: str
    text: str


class Question(Struct):
    """What the rules ask and the sheet does not say yet; `field` is where the answer belongs."""

    field: str
    prompt: str
    options: list[AnswerOffer]


class Scored(Struct):
    """A sheet that was reckoned, or what it still has to say."""

    sheet: Reckoned | None
    question: Question | None


@router.post("/games/{game}/score")
async def post_score(request: Request, game: KnownGame, lang: Lang) -> Response:
    document = await body_of(request, dict[str, Any], LARGEST)
    return encoded(await run_in_threadpool(scored, game, document, lang))


def scored(game: Game, document: dict[str, Any], lang: str) -> Scored:
    """The sheet of a document; raises a Refused that names the field that is wrong."""
    try:
        return Scored(game.score_sheet(document, lang).data(), None)
    except Unanswered as asked:
        options = [AnswerOffer(value, text) for value, text in asked.options]
        return Scored(None, Question(asked.path, asked.prompt, options))
    except PositionError as problem:
        raise Refused(400, "no-sheet", problem.words, field=problem.path) from None
    except KleosError as problem:
        raise Refused(404, "no-scoring", problem.words) from None
