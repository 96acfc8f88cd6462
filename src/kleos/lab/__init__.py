"""The laboratory: matches by the thousand, and what they show."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)
