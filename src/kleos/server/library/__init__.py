"""Everything to read and to prepare: the games, their cards, rules and guides, and the decks of a person."""

from fastapi import APIRouter

from kleos.server.library import decks, routes

__all__ = ["router"]

router = APIRouter()
router.include_router(routes.router)
router.include_router(decks.router)
