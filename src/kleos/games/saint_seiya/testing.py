"""Stories of Saint Seiya: a position in a few words, moves as tokens, and what must be offered and happen."""

from collections.abc import Sequence
from typing import Any, Self

import kleos
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.kinds import CURRENCIES, HEROES, PLACES
from kleos.games.saint_seiya.schema import Currency
from kleos.testing import stories

Spec = str | dict[str, Any] | None


def facing(place: int | None, *cards: str, **fields: Any) -> list[dict[str, Any]]:
    """Played Characters of a position: facing(6, "marine", "seiya-green"); facing(None, …) are stranded."""
    return [{"card": card, "facing": place, **fields} for card in cards]


def table(terrain: Sequence[Spec] = (), *players: dict[str, Any], **document: Any) -> "Story":
    """A story that begins in p0's main phase.

    The terrain is given from place 1 on, None for an empty place; places not named are empty. Players are given by
    their fields, `armour` by its id; two take part unless more are given. Heroes are seiya, shiryu, … by seat.
    Objects are numbered: terrain places 6 to 1, then seat by seat armour, played, wounded.
    """
    entries = [{"card": spec} if isinstance(spec, str) else spec for spec in terrain]
    entries += [None] * (PLACES - len(entries))
    seats = [*players, *[{}] * (2 - len(players))]
    filled = []
    for seat, fields in enumerate(seats):
        fields = {"hero": HEROES[seat], **fields}
        if isinstance(fields.get("armour"), str):
            fields["armour"] = {"card": fields["armour"]}
        filled.append(fields)
    return Story(kleos.from_position({"game": "saint-seiya", "terrain": entries, "players": filled, **document}))


class Story(stories.Story):
    """A match of this game, told step by step."""

    def ends(self) -> Self:
        """The active player ends the main phase and discards nothing, up to the next question that is not about that."""
        self.does("end")
        while self.kind == "upkeep-discard":
            self.does("done")
        return self

    # Looking --------------------------------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        return as_board(self.match.state)

    def ids(self, cards: Sequence[int]) -> list[str]:
        return [self.board.identity[card].id for card in cards]

    def hand(self, seat: int = 0) -> list[str]:
        return self.ids(self.board.players[seat].hand)

    def draw(self, seat: int = 0) -> list[str]:
        """The draw pile, top card first."""
        return self.ids(self.board.players[seat].draw[::-1])

    def discard(self, seat: int = 0) -> list[str]:
        """By card number."""
        return self.ids(self.board.players[seat].discard)

    def destroyed(self, seat: int = 0) -> list[str]:
        return self.ids(self.board.players[seat].destroyed)

    def aside(self, seat: int = 0) -> list[str]:
        return self.ids(self.board.players[seat].aside)

    def wounded(self, seat: int = 0) -> list[str]:
        return [self.board.card_of(n).id for n in self.board.players[seat].wounded]

    def played(self, seat: int = 0) -> list[str]:
        return [self.board.card_of(n).id for n in self.board.players[seat].played]

    def armour(self, seat: int = 0) -> str | None:
        number = self.board.players[seat].armour
        return self.board.card_of(number).id if number else None

    @property
    def terrain(self) -> list[str | None]:
        """Place 1 first."""
        return [self.board.card_of(n).id if n else None for n in self.board.terrain]

    @property
    def common(self) -> list[str]:
        return self.ids(self.board.common)

    @property
    def reserve(self) -> list[str]:
        """Top card first."""
        return self.ids(self.board.reserve[::-1])

    @property
    def flames(self) -> int:
        return self.board.flames

    def number(self, card: str) -> int:
        """The lowest object number of a card with that id."""
        found = [n for n in sorted(self.board.pieces) if self.board.card_of(n).id == card]
        assert found, f"no {card} has an object number"
        return found[0]

    def force(self, card: str) -> int:
        """The Force that the played card gives."""
        return self.board.value(self.number(card), CURRENCIES.index("force"))

    def cosmos(self, card: str) -> int:
        return self.board.value(self.number(card), CURRENCIES.index("cosmos"))

    def facing(self, card: str) -> int | None:
        """The place of the terrain card it faces, None if it is stranded."""
        place = self.board.place_of(self.board.at(self.number(card)).facing)
        return place + 1 if place >= 0 else None

    def cost(self, place: int, currency: Currency) -> int | None:
        """The effective cost of a terrain card, None if it has none."""
        cost = self.board.cost(self.board.terrain[place - 1], CURRENCIES.index(currency))
        return None if cost < 0 else cost

    def strength(self, place: int, currency: Currency) -> int:
        """What the active player has against a terrain card, without the armour."""
        return self.board.strength(self.board.terrain[place - 1], CURRENCIES.index(currency))

    def score(self, seat: int = 0) -> int:
        return self.board.score(seat)
