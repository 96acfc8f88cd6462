"""The course of a match, as far as the laboratory counts it."""

from collections.abc import Mapping
from dataclasses import dataclass

from kleos.match import Match

# Ways in which a player meets a card
DRAWN = "drawn"
PLAYED = "played"
ACQUIRED = "acquired"


@dataclass(frozen=True)
class Course:
    """What the log of a finished match tells."""

    first: int  # the seat that began
    turns: int
    met: dict[str, list[set[str]]]  # by way: for each seat the ids of the cards it met so


def no_cards(match: Match) -> list[set[int]]:
    """For each seat the cards it has met, as the log numbers them: none so far."""
    return [set() for _ in range(match.players)]


def by_id(ids: list[str], met: Mapping[str, list[set[int]]]) -> dict[str, list[set[str]]]:
    """The cards that were met by their ids, which come in the order of the log's numbers."""
    return {way: [{ids[card] for card in cards} for cards in seats] for way, seats in met.items()}
