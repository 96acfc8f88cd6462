"""Who sits at a table, and how a match begins with what they bring."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

import kleos
from kleos.engine.errors import KleosError
from kleos.engine.messages import Words, hint, says
from kleos.engine.rng import seeded
from kleos.match import Match

Kind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

LOT: Final = 401  # of a seed: which sides those draw who bring nothing

# Games whose players bring no deck but take a side that is an option of the match.
SIDE_OPTIONS: Final = {"saint-seiya": "heroes"}

says(
    "side-unknown",
    en="'{side}' cannot be chosen in this game{hint} (known: {known})",
    fr="« {side} » n'est pas un choix possible dans ce jeu{hint} (choix possibles : {known})",
    it="«{side}» non si può scegliere in questo gioco{hint} (scelte possibili: {known})",
)
says(
    "no-sides",
    en="nobody brings anything to this game, so '{side}' cannot be chosen",
    fr="on n'apporte rien à ce jeu : « {side} » n'est pas un choix possible",
    it="a questo gioco non si porta nulla: «{side}» non si può scegliere",
)
says(
    "side-taken",
    en="'{side}' is already taken by somebody at this table",
    fr="« {side} » est déjà pris par quelqu'un à cette table",
    it="«{side}» è già stato preso da qualcuno a questo tavolo",
)


rules_of = cache(kleos.rules)  # what can be asked about a game never changes


@dataclass
class Seat:
    """One chair of a table: whose it is, and what is brought there."""

    kind: Kind
    person: str = ""  # the id of the person, for a person's seat
    name: str = ""  # the name others see
    bot: str = ""
    side: str = ""  # a starter deck or a hero by its id; "" leaves it to chance
    deck: str = ""  # the text of a deck of one's own


def sides_of(rules: kleos.Rules) -> list[str]:
    """What a player may choose in a game: its starter decks, or its heroes."""
    option = SIDE_OPTIONS.get(rules.game)
    return [str(value) for value in rules.options[option]] if option else list(rules.starter_decks)


def check_side(rules: kleos.Rules, seat: Seat, others: Sequence[Seat], lang: str) -> None:
    """Raises what stands against what somebody brings to a table where the others sit."""
    if seat.deck:
        problems = rules.deck_errors(seat.deck + "\n", lang)
        if problems:
            raise KleosError(Said(problems[0]))
        return
    if not seat.side:
        return
    known = sides_of(rules)
    if not known:
        raise KleosError(Words("no-sides", side=seat.side[:40]))
    if seat.side not in known:
        side = seat.side[:40]
        raise KleosError(Words("side-unknown", side=side, hint=hint(side, known), known=", ".join(known)))
    if rules.game in SIDE_OPTIONS and seat.side in [other.side for other in others]:
        raise KleosError(Words("side-taken", side=seat.side))


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
    """The decks and the options of a match of these players; whoever brings nothing draws one of the sides left."""
    known = sides_of(rules)
    if not known:  # nobody brings anything
        return None, dict(options)
    lot = [known[at] for at in seeded(seed, LOT).shuffled(tuple(range(len(known))))]
    left = [side for side in lot if side not in [seat.side for seat in seats]]
    chosen = [seat.deck or seat.side or (left.pop() if left else known[0]) for seat in seats]
    option = SIDE_OPTIONS.get(rules.game)
    if option is not None:
        return None, {**options, option: chosen}
    decks = [seat.deck + "\n" if seat.deck else side for seat, side in zip(seats, chosen, strict=True)]
    return decks, dict(options)
