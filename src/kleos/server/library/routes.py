"""The addresses of what is there to read."""

import asyncio
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request, Response

from kleos.engine.errors import KleosError
from kleos.engine.game import Game
from kleos.games.registry import GAMES, game_named
from kleos.language.languages import LANGUAGES
from kleos.server.library.content import cards_answer, games_answer, glossary_answer, guide_answer, rules_answer
from kleos.server.library.replies import ExplainingRoute, KnownGame, Lang, Page, Refused, page, sent
from kleos.server.visitors import house_of

router = APIRouter(prefix="/api", route_class=ExplainingRoute)


MOST_PAGES: Final = 16 * len(LANGUAGES)  # of a kind that are kept ready: games, each with some cards, in each language


# Pages are made when they are first asked for; a game with its cards never changes.
@lru_cache(MOST_PAGES)
def games_page(games: tuple[Game, ...], lang: str) -> Page:
    return page(games_answer(list(games), lang))


@lru_cache(MOST_PAGES)
def cards_page(game: Game, lang: str) -> Page:
    return page(cards_answer(game, lang))


@lru_cache(MOST_PAGES)
def rules_page(game: Game, lang: str) -> Page:
    return page(rules_answer(game, lang))


@lru_cache(MOST_PAGES)
def guide_page(game: Game, lang: str) -> Page:
    return page(guide_answer(game, lang))


@lru_cache(MOST_PAGES)
def glossary_page(game: Game, lang: str) -> Page:
    return page(glossary_answer(game, lang))


@router.get("/games")
def get_games(request: Request, lang: Lang) -> Response:
    return sent(games_page(tuple(game_named(id) for id in GAMES), lang), request)


@router.get("/games/{game}/cards")
async def get_cards(request: Request, game: KnownGame, lang: Lang, set: str = "") -> Response:
    """The cards of a game: those it has now, or the set of that digest which a table began with."""
    try:
        box = await house_of(request).card_sets.game(game.id, set[:40]) if set else game
    except KleosError as problem:
        raise Refused(404, "unknown-cards", problem.words) from None
    return sent(await asyncio.to_thread(cards_page, box, lang), request)


@router.get("/games/{game}/rules")
def get_rules(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(rules_page(game, lang), request)


@router.get("/games/{game}/guide")
def get_guide(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(guide_page(game, lang), request)


@router.get("/games/{game}/glossary")
def get_glossary(request: Request, game: KnownGame, lang: Lang) -> Response:
    return sent(glossary_page(game, lang), request)
