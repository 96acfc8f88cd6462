"""What the log of a finished match tells: who began, how long it was, who met which cards, who played what; a module for each game."""

from collections.abc import Callable
from typing import Final

from kleos.lab.courses import kanzume_goddess, mythology_go, naruto_mythos, saint_seiya
from kleos.lab.courses.course import Course, parties
from kleos.match import Match

__all__ = ["COURSES", "Course", "course_of", "parties"]

COURSES: Final[dict[str, Callable[[Match], Course]]] = {
    "naruto-mythos": naruto_mythos.course,
    "saint-seiya": saint_seiya.course,
    "kanzume-goddess": kanzume_goddess.course,
    "mythology-go": mythology_go.course,
}


def course_of(match: Match) -> Course:
    return COURSES[match.game.id](match)
