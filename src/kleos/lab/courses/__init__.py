"""What the log of a finished match tells: who began, how long it was, who met which cards; a module for each game."""

from collections.abc import Callable
from typing import Final

from kleos.lab.courses import naruto_mythos, saint_seiya
from kleos.lab.courses.course import Course
from kleos.match import Match

__all__ = ["COURSES", "Course", "course_of"]

COURSES: Final[dict[str, Callable[[Match], Course]]] = {
    "naruto-mythos": naruto_mythos.course,
    "saint-seiya": saint_seiya.course,
}


def course_of(match: Match) -> Course:
    return COURSES[match.game.id](match)
