"""Where a game keeps what is its own."""

from importlib import import_module

from kleos.language.catalogues import Catalogue


def package_of(game: str) -> str:
    """The package of a game by its id."""
    return f"kleos.games.{game.replace('-', '_')}"


def catalogue_of(game: str) -> Catalogue:
    """What a game says."""
    found = import_module(package_of(game)).CATALOGUE
    assert isinstance(found, Catalogue)
    return found
