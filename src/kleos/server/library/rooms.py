"""All that the library answers, put together; apart, since others ask for single pieces of it."""

from fastapi import APIRouter

from kleos.server.library import decks, routes

router = APIRouter()
router.include_router(routes.router)
router.include_router(decks.router)
