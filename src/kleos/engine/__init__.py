"""The game-free heart: states, frames over effect trees, decisions, events, randomness, notation, saves."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)
