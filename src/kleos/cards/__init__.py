"""Card files: reading them, parsing effect expressions into nodes, and saying precisely what is wrong."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)
