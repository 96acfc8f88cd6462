"""Everything to read and to prepare: the games, their cards, rules and guides, and the decks of a person.

The application includes `router` and has `shelf` and `person_of` in its state (shelf.py says what they are).
"""

from fastapi import APIRouter

from kleos.server.library import decks, routes
from kleos.server.library.shelf import KeptDeck, Shelf

__all__ = ["KeptDeck", "Shelf", "router"]

router = APIRouter()
router.include_router(routes.router)
router.include_router(decks.router)
