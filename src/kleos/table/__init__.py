"""A match among people: seats, clocks, taking back, habits, records, and where all that is kept."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)
