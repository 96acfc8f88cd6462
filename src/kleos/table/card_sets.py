"""The card sets of tables: each is played to its end with the cards it began with, whatever cards the server has now."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any, Final

from kleos.engine.errors import CardFileError, KleosError
from kleos.engine.game import Cards, Game
from kleos.games.registry import GAMES, cards_of, game_named, game_with
from kleos.language.messages import Words, say
from kleos.table.store import Store

log = logging.getLogger("kleos.table")

MOST_BUILT: Final = 12  # sets of earlier times that are ready to be played with


def called(name: str, lang: str) -> str:
    """How people are told which cards these are: by the name of their file; without one, they came with the program."""
    return say("cards-of-file", lang, name=name) if name else say("cards-of-before", lang)


def check_alike(game: Game, file: str, kept: Cards) -> None:
    """Raises KleosError if a game plays otherwise with a card file than with the set that is kept under its digest.

    A digest tells neither in which order a file has its cards nor which of two fields a value stands in. What only people
    read may differ.
    """
    with suppress(CardFileError):  # what cannot be read today is nobody's rival
        if ruling(game) != ruling(game_with(kept)):
            other = kept.called or game.title
            raise KleosError(Words("cards-mistaken", file=file, digest=game.cards_digest(), other=other))


def rules_otherwise(game: Game, kept: Cards) -> bool:
    """Whether a game's own cards play otherwise than the set that is kept under their digest."""
    if cards_of(game).text == kept.text:
        return False
    try:
        return ruling(game) != ruling(game_with(kept))
    except CardFileError:  # what cannot be read today, nobody can play with
        return False


def ruling(game: Game) -> list[tuple[str, dict[str, Any]]]:
    """The cards in their order, with all that rules may ask of them but their lines."""
    return [(id, {**face.keys(), "rarity": None}) for id, face in game.faces().items()]


class CardSets:
    """The card sets that this database has seen, by game and digest; those asked for last stay ready.

    What is ready is marked as used before anybody counts on it, and again every hour, so that no server prunes it.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock
        self.built: dict[tuple[str, str], Game] = {}  # the one asked for last comes last
        self.names: dict[tuple[str, str], str] = {}  # of the card files, as people know them

    async def keep(self) -> None:
        """Keeps the cards that the games have now: what begins with them can go on with them when they have changed."""
        now = {(id, game_named(id).cards_digest()) for id in GAMES}
        await self.store.use_card_sets(sorted(now | set(self.built)), self.clock())
        for id in GAMES:
            game = game_named(id)
            kept = await self.store.card_set(id, game.cards_digest())
            if kept is None:
                await self.store.keep_card_set(game.cards_digest(), cards_of(game), self.clock())
            elif game.card_file is not None and game.card_file.text != kept.text:
                check_alike(game, game.card_file.name, kept)
            elif game.card_file is None and await asyncio.to_thread(rules_otherwise, game, kept):
                await self.set_apart(game, kept)
        self.names = await self.store.card_set_names()

    async def set_apart(self, game: Game, kept: Cards) -> None:
        """Has tables go on with the cards they began with, where the game's own now have their digest, but rule otherwise."""
        digest = game.cards_digest()
        known = await self.store.card_set_names()
        apart = next(name for number in count(1) if (game.id, name := f"{digest}-{number}") not in known)
        log.warning(
            "the cards %s of %s are now another set: tables that began with them go on as %s", digest, game.id, apart
        )
        await self.store.set_apart(digest, apart, kept, cards_of(game), self.clock())

    def name(self, id: str, digest: str) -> str:
        """What the card file of a set is called; "" for cards that came with the program."""
        now = game_named(id)
        if digest == now.cards_digest():
            return "" if now.card_file is None else now.card_file.called
        return self.names.get((id, digest), "")

    async def of(self, setup: Mapping[str, str] | None) -> Game | None:
        """The game with the cards that a match began with, by the fields of its record.

        None where these name no cards. Raises KleosError for cards that this server has never had.
        """
        if setup is None or not {"game", "cards"} <= set(setup):
            return None
        return await self.game(setup["game"], setup["cards"])

    async def game(self, id: str, digest: str) -> Game:
        """A game with the cards of that digest: those it has now, or those it had once."""
        now = game_named(id)
        if digest == now.cards_digest():
            return now
        key = (id, digest)
        found = self.built.pop(key, None) or await self.built_again(id, digest)
        self.built[key] = found
        while len(self.built) > MOST_BUILT:
            del self.built[next(iter(self.built))]
        return found

    async def built_again(self, id: str, digest: str) -> Game:
        await self.store.use_card_sets([(id, digest)], self.clock())
        kept = await self.store.card_set(id, digest)
        if kept is None:
            raise KleosError(Words("other-cards", cards=digest[:40], here=game_named(id).cards_digest()))
        try:
            return await asyncio.to_thread(game_with, replace(kept, digest=digest))
        except CardFileError as problem:
            raise KleosError(Words("cards-unreadable", problem=problem.words)) from problem
