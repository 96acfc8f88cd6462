"""The games by their ids, each with its own cards or with those of a card file given in their place."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, Final, cast

from kleos.cards.files import EXTENDS, GAME, own_text
from kleos.engine.errors import KleosError
from kleos.engine.game import Cards, Game
from kleos.language.messages import Close, Words

GROUP: Final = "kleos.games"  # of entry points: pyproject.toml says how they name games
RANKED: Final = re.compile(r"(?:(\d+)-)?(.+)")
LAST: Final = 1_000_000


def installed() -> dict[str, str]:
    """The classes of all games that are installed, by id, as entry points name objects, in their order."""
    found = []
    for point in entry_points(group=GROUP):
        named = RANKED.fullmatch(point.name)
        assert named is not None  # it takes anything
        found.append((int(named[1] or LAST), named[2], point.value))
    if not found:
        raise ImportError("kleos finds no games: install the package, or run tools/setup dev in a clone")
    ids = [id for _, id, _ in found]
    if twice := sorted({id for id in ids if ids.count(id) > 1}):
        raise ImportError(f"several packages bring a game called {', '.join(twice)}: keep one of them")
    return {id: value for _, id, value in sorted(found)}


CLASSES: Final = installed()
GAMES: Final = tuple(CLASSES)

USED: dict[Cards, Game] = {}  # the card files in use in this process, with the games they make


@cache
def made(id: str) -> Game:
    """A game is put together when it is first asked for: importing kleos stays quick."""
    module, _, name = CLASSES[id].partition(":")
    game: Game = getattr(import_module(module), name)()
    return game


@cache
def room(id: str, name: str) -> ModuleType | None:
    """A room of a game: the module of that name in its folder, if it has one."""
    module = f"{CLASSES[id].rpartition('.')[0]}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is not None and f"{module}.".startswith(f"{problem.name}."):
            return None
        raise


def needed_room(id: str, name: str) -> ModuleType:
    """A room that a game must have for what is asked of it; raises a KleosError if it has none."""
    check_game(id)
    found = room(id, name)
    if found is None:
        raise KleosError(Words("no-room", game=id, room=name))
    return found


def check_game(id: str) -> None:
    if id not in GAMES:
        raise KleosError(Words("unknown-game", game=id, hint=Close(str(id), GAMES), known=", ".join(GAMES)))


def game_named(id: str) -> Game:
    check_game(id)
    for cards, game in USED.items():
        if cards.game == id:
            return game
    return made(id)


def game_with(cards: Cards) -> Game:
    """A game with the cards of a file; raises CardFileError for one with mistakes."""
    game: Any = made(cards.game).with_cards(cards.name, cards.text)
    game.card_file = cards
    if cards.digest:
        game.pool.digest = cards.digest
    return cast(Game, game)


def cards_of(game: Game) -> Cards:
    """The file that the cards of a game are from; one without a name came with the program."""
    return game.card_file or Cards(game.id, "", own_text(game.id))


def use_cards(given: Sequence[Cards]) -> None:
    """From now on these files, and no others, stand in place of their games' own cards, in this process.

    Matches that are being played keep the cards they began with. Raises CardFileError for a file with mistakes, and
    then changes nothing.
    """
    for cards in given:
        check_game(cards.game)
    games = {cards: USED.get(cards) or game_with(cards) for cards in given}
    USED.clear()
    USED.update(games)


def cards_in_use() -> tuple[Cards, ...]:
    """What another process must be told to play with the same cards."""
    return tuple(USED)


def game_of_cards(data: Mapping[str, Any]) -> str | None:
    """Which game the tables of a card file are for: the one it names, else the one that knows most of its words."""
    for key in (GAME, EXTENDS):
        if isinstance(data.get(key), str):
            return str(data[key])
    words = list(data)
    for entry in data.values():
        words += [*entry, str(entry.get("kind"))] if isinstance(entry, dict) else []
    known = {id: sum(word in made(id).card_words for word in words) for id in GAMES}
    best = [id for id in GAMES if known[id] == max(known.values())]
    return best[0] if len(best) == 1 else None
