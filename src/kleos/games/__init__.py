"""The four games; each package holds the rules, nodes, cards and words that only its game needs."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)
