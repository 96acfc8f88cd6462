"""Who sits at a table, and how a match begins with what they bring."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

import kleos
from kleos.engine.errors import KleosError
from kleos.engine.game import Game
from kleos.engine.rng import seeded
from kleos.games.registry import game_named
from kleos.language.messages import Close, Words
from kleos.match import Match

Kind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

MOST_RULES: Final = 24  # games, each with some cards, whose rules are kept ready

LOT: Final = 401  # of a seed: which sides those draw who bring nothing


def rules_of(game: str) -> kleos.Rules:
    """What can be asked about a game with the cards it has now."""
    return rules_with(game_named(game))


@lru_cache(MOST_RULES)
def rules_with(game: Game) -> kleos.Rules:
    """What can be asked about a game with the cards it was made with."""
    return kleos.Rules(game)


@dataclass
class Seat:
    """One chair of a table: whose it is, and what is brought there."""

    kind: Kind
    person: str = ""  # the id of the person, for a person's seat
    name: str = ""  # the name others see
    called: str = ""  # another name that was given for this seat, where several people share a screen
    bot: str = ""
    side: str = ""  # a starter deck, a hero or a mythology by its id; "" leaves it to chance
    deck: str = ""  # the text of a deck of one's own
    lends: bool = False  # whether a bot may play on for a person who is away
    erased: bool = False  # whether all about the person was, but that somebody sat here


def sides_of(rules: kleos.Rules, options: Mapping[str, Any]) -> list[str]:
    """What a player may choose in a match with these options: a starter deck, a hero, a mythology."""
    bringing = rules.bringing
    if bringing is None:
        return list(rules.starter_decks)
    return [side.id for side in rules.sides()] if rules.agree(bringing.only, options) else []


def check_side(rules: kleos.Rules, seat: Seat, others: Sequence[Seat], options: Mapping[str, Any], lang: str) -> None:
    """Raises what stands against what somebody brings to a match with these options where the others sit."""
    if seat.deck:
        problems = rules.deck_errors(seat.deck + "\n", lang)
        if problems:
            raise KleosError(Said(problems[0]))
        return
    if not seat.side:
        return
    known = sides_of(rules, options)
    if not known:
        raise KleosError(no_sides(rules, seat.side[:40]))
    if seat.side not in known:
        side = seat.side[:40]
        raise KleosError(Words("side-unknown", side=side, hint=Close(side, known), known=", ".join(known)))
    wanted = next(side for side in rules.sides(lang) if side.id == seat.side)
    count = len([other for other in others if other.side == seat.side])
    if wanted.most and count >= wanted.most:
        raise KleosError(Words("side-taken" if wanted.most == 1 else "side-full", side=wanted.name, count=count))


def no_sides(rules: kleos.Rules, side: str) -> Words:
    """Why nothing can be chosen: never in this game, or not in such a match."""
    if rules.bringing is None:
        return Words("no-sides", side=side)
    only = ", ".join([f"`{name}` {value}" for name, value in rules.bringing.only.items()])
    return Words("no-sides-now", side=side, only=only)


class Said:
    """Words that were already said in the language that was asked for."""

    def __init__(self, words: str) -> None:
        self.words = words

    def text(self, lang: str = "en") -> str:
        return self.words


def begun(game: str, seats: Sequence[Seat], options: Mapping[str, Any]) -> Match:
    """A new match of these players."""
    decks, complete = brought(rules_of(game), seats, options, secrets.randbits(63))
    return kleos.new(game, players=len(seats), decks=decks, options=complete)


def brought(
    rules: kleos.Rules, seats: Sequence[Seat], options: Mapping[str, Any], seed: int
) -> tuple[list[str] | None, dict[str, Any]]:
    """The decks and the options of a match of these players.

    For whoever brings nothing one of the sides left is drawn, unless the rules of the game leave that to chance too, or
    nobody brings anything and the options say what everybody has.
    """
    known = sides_of(rules, options)
    bringing = rules.bringing
    agreed = bringing is not None and bringing.option in options and not any(seat.side for seat in seats)
    if not known or agreed:
        return None, dict(options)
    if bringing is not None and bringing.nothing:
        return None, {**options, bringing.option: [seat.side or bringing.nothing for seat in seats]}
    lot = [known[at] for at in seeded(seed, LOT).shuffled(tuple(range(len(known))))]
    left = [side for side in lot if side not in [seat.side for seat in seats]]
    chosen = [seat.deck or seat.side or (left.pop() if left else known[0]) for seat in seats]
    if bringing is not None:
        return None, {**options, bringing.option: chosen}
    decks = [seat.deck + "\n" if seat.deck else side for seat, side in zip(seats, chosen, strict=True)]
    return decks, dict(options)
