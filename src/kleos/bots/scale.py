"""What evaluations of all games have in common."""

from typing import Final

from kleos.bots.outlook import chance

WIN: Final = 1000.0  # a match that is won; one that is lost is worth as much less than nothing
BEYOND: Final = 0.002  # what a point of the lead counts where winning is not in question any more


def hope(lead: float, scale: float) -> float:
    """A lead as a chance to win, where the lead may still change by about twice the scale."""
    return chance(lead, scale) + BEYOND * lead


def ended(winners: tuple[int, ...], seat: int, lead: float) -> float:
    """Likewise, at the end of the match; who shares the first place has a share of it."""
    return (1.0 / len(winners) if seat in winners else 0.0) + BEYOND * lead
