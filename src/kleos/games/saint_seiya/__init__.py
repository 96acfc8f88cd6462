"""Saint Seiya Deck Building, for two to five players: rules.md is its norm, cards.toml its box."""

from kleos.language.catalogues import opened
from kleos.words import CATALOGUE as SHARED

CATALOGUE = opened(__file__, SHARED)
