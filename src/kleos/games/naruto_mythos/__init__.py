"""Naruto Mythos TCG (Konoha Shido), for two players: rules.md is its norm, cards.toml its card pool."""

from kleos.language.catalogues import opened
from kleos.words import CATALOGUE as SHARED

CATALOGUE = opened(__file__, SHARED)
