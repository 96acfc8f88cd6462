"""The command line and play in a terminal."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)
