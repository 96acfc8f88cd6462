"""The addresses of the library."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from kleos.engine.errors import KleosError
from kleos.engine.game import Game
from kleos.games.registry import GAMES, game_named
from kleos.server.library.content import cards_answer, games_answer, rules_answer
from kleos.server.library.replies import ExplainingRoute, Page, Refused, language, page, sent

router = APIRouter(prefix="/api", route_class=ExplainingRoute)

Lang = Annotated[str, Depends(language)]


def known_game(game: str) -> Game:
    """The game of an address."""
    try:
        return game_named(game)
    except KleosError as problem:
        raise Refused(404, "unknown-game", problem.words) from None


KnownGame = Annotated[Game, Depends(known_game)]


# Pages are made when they are first asked for; nothing changes them while the program runs.
@cache
def games_page(lang: str) -> Page:
    return page(games_answer([game_named(id) for id in GAMES], lang))


@cache
def cards_page(game: str, lang: str) -> Page:
    return page(cards_answer(game_named(game), lang))


@cache
def rules_page(game: str, lang: str) -> Page:
    return page(rules_answer(game_named(game), lang))


@router.get("/games")
def get_games(request: Request, lang: Lang) -> Response:
    return sent(games_page(lang), request)


@router.get("/games/{game}/cards")
def get_cards(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(cards_page(game.id, lang), request)


@router.get("/games/{game}/rules")
def get_rules(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(rules_page(game.id, lang), request)
