"""Kanzume Goddess: attacks and reactions of gods and their Warriors, for two to six, alone or in teams."""

from kleos.language.catalogues import opened
from kleos.words import CATALOGUE as SHARED

CATALOGUE = opened(__file__, SHARED)
