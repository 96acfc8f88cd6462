"""The addresses of what is there to read."""

from functools import cache

from fastapi import APIRouter, Request, Response

from kleos.games.registry import GAMES, game_named
from kleos.server.library.content import cards_answer, games_answer, glossary_answer, guide_answer, rules_answer
from kleos.server.library.replies import ExplainingRoute, KnownGame, Lang, Page, page, sent

router = APIRouter(prefix="/api", route_class=ExplainingRoute)


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


@cache
def guide_page(game: str, lang: str) -> Page:
    return page(guide_answer(game_named(game), lang))


@cache
def glossary_page(game: str, lang: str) -> Page:
    return page(glossary_answer(game_named(game), lang))


@router.get("/games")
def get_games(request: Request, lang: Lang) -> Response:
    return sent(games_page(lang), request)


@router.get("/games/{game}/cards")
def get_cards(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(cards_page(game.id, lang), request)


@router.get("/games/{game}/rules")
def get_rules(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(rules_page(game.id, lang), request)


@router.get("/games/{game}/guide")
def get_guide(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(guide_page(game.id, lang), request)


@router.get("/games/{game}/glossary")
def get_glossary(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(glossary_page(game.id, lang), request)
