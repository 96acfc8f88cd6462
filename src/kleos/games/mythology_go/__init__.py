"""Mythology GO: creatures, spells, secret divinities and chosen beliefs, for two to eight over three rounds."""

from kleos.language.catalogues import opened
from kleos.words import CATALOGUE as SHARED

CATALOGUE = opened(__file__, SHARED)
