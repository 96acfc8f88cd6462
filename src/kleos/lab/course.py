"""What the log of a finished match tells: who began, how long it was, who met which cards, who played what."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kleos.games.registry import needed_room
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
    sides: tuple[str, ...] = ()  # by seat the id of its hero or God; empty where players bring decks
    teams: tuple[int, ...] = ()  # by seat the number of its team; empty where everybody plays alone


def parties(winners: Sequence[int], teams: Sequence[int]) -> int:
    """How many have won together: a team is one, and so is everybody who plays alone (`teams` is empty then)."""
    return len({teams[seat] for seat in winners}) if teams else len(winners)


def course_of(match: Match) -> Course:
    """What a finished match tells of its course, as its game reads its log: `games/<game>/lab/course.py`."""
    course: Course = needed_room(match.game.id, "lab.course").course(match)
    return course


def no_cards(match: Match) -> list[set[int]]:
    """For each seat the cards it has met, as the log numbers them: none so far."""
    return [set() for _ in range(match.players)]


def by_id(ids: list[str], met: Mapping[str, list[set[int]]]) -> dict[str, list[set[str]]]:
    """The cards that were met by their ids, which come in the order of the log's numbers."""
    return {way: [{ids[card] for card in cards} for cards in seats] for way, seats in met.items()}
