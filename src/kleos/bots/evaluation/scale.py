"""What evaluations of all games have in common."""

from typing import Final

WIN: Final = 1000.0  # a match that is won; one that is lost is worth as much less than nothing
