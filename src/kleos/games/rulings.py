"""The clauses that rule on a card, found by its id: first those about it alone, then those that name it beside others.

`rulings.toml` of a game has a list of clauses for each card that any clause names.
"""

import tomllib
from functools import cache
from importlib.resources import files

from kleos.games.packages import package_of


@cache
def rulings(game: str) -> dict[str, list[str]]:
    """The clauses that rule on the cards of a game, by card."""
    text = files(package_of(game)).joinpath("rulings.toml").read_text("utf-8")
    return {str(card): [str(clause) for clause in clauses] for card, clauses in tomllib.loads(text).items()}
