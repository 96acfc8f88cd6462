"""A contest of the arena as a picture: Elo with its intervals, and who takes how much off whom. Plain SVG, no library."""

from collections.abc import Iterator
from html import escape
from typing import Final

from kleos.lab.standings import Standing, Standings
from kleos.language.messages import say

LETTER: Final = 7.5  # how wide a letter is, roughly
EDGE: Final = 24  # around everything
ROW: Final = 30
CELL: Final = 64
AXIS: Final = 360  # how long that of Elo is
HEADING: Final = 36  # above both
TITLE: Final = 44  # above each of the two pictures
LEAST_NAMES: Final = 60  # room for names, also where they are short
STEPS: Final = (
    10,
    20,
    50,
    100,
    200,
    500,
    1000,
    2000,
    5000,
)  # of Elo between two lines; the first that gives few enough
MOST_LINES: Final = 6

# Blue for more than half, orange for less: told apart whatever colours somebody sees
MORE: Final = (33, 102, 172)
LESS: Final = (214, 96, 15)
PAPER: Final = (255, 255, 255)


def drawn(standings: Standings, lang: str) -> str:
    """The picture as an SVG document, the best bot on top."""
    bots = standings.best_first
    names = max(LEAST_NAMES, LETTER * max(len(bot.name) for bot in bots)) + 12
    elo_at = EDGE + HEADING
    pairs_at = elo_at + TITLE + ROW * (len(bots) + 1) + EDGE
    width = 2 * EDGE + names + max(AXIS, CELL * len(bots))
    height = pairs_at + TITLE + CELL * len(bots) + EDGE
    title = say("chart-title", lang, game=standings.results.contest.game, matches=standings.matches)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" style="max-width: 100%; height: auto" role="img" xml:lang="{lang}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width:g}" height="{height:g}" fill="{colour(PAPER)}"/>',
        text(EDGE + names, EDGE + 14, title, size=16),
        *elo(bots, EDGE + names, elo_at, lang),
        *pairs(standings, bots, EDGE + names, pairs_at, lang),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


# Elo ----------------------------------------------------------------------------------------------------------------------
def elo(bots: list[Standing], left: float, top: float, lang: str) -> Iterator[str]:
    """A row for each bot: a point for its Elo and a bar for the interval."""
    yield text(left, top + 14, say("chart-elo", lang), weight="bold")
    ratings = [bot.rating for bot in bots if bot.rating is not None]
    low = min([rating.interval[0] for rating in ratings], default=-1.0)
    high = max([rating.interval[1] for rating in ratings], default=1.0)
    scale = AXIS / (high - low)
    first, last = top + TITLE, top + TITLE + ROW * len(bots)
    for value in lines_between(low, high):
        x = left + (value - low) * scale
        yield f'<line x1="{x:.1f}" y1="{first:g}" x2="{x:.1f}" y2="{last:g}" stroke="#ccc"/>'
        yield text(x, last + 18, f"{value:+d}" if value else "0", anchor="middle")
    for row, bot in enumerate(bots):
        y = first + ROW * (row + 0.5)
        yield text(left - 12, y + 5, bot.name, anchor="end")
        if bot.rating is not None:
            start, end = (left + (value - low) * scale for value in bot.rating.interval)
            at = left + (bot.rating.elo - low) * scale
            bar = colour(MORE)
            yield f'<line x1="{start:.1f}" y1="{y:g}" x2="{end:.1f}" y2="{y:g}" stroke="{bar}" stroke-width="3"/>'
            yield f'<circle cx="{at:.1f}" cy="{y:g}" r="6" fill="{bar}"/>'
            yield text(at, y - 9, f"{bot.rating.elo:+.0f}", anchor="middle", size=11)


def lines_between(low: float, high: float) -> list[int]:
    """Round values for the lines across the axis."""
    step = next((step for step in STEPS if (high - low) / step <= MOST_LINES), STEPS[-1])
    return list(range(int(-(-low // step)) * step, int(high // step) * step + 1, step))


# Pairs --------------------------------------------------------------------------------------------------------------------
def pairs(standings: Standings, bots: list[Standing], left: float, top: float, lang: str) -> Iterator[str]:
    """A field for each two bots, the bluer the more the row takes off the column."""
    yield text(left, top + 14, say("chart-pairs", lang), weight="bold")
    first = top + TITLE
    for row, bot in enumerate(bots):
        y = first + CELL * row
        yield text(left - 12, y + CELL / 2 + 5, bot.name, anchor="end")
        short = bot.name if len(bot.name) * LETTER <= CELL else bot.name[: int(CELL / LETTER) - 1] + "…"
        yield text(left + CELL * (row + 0.5), first - 6, short, anchor="middle", size=11)
        for column, other in enumerate(bots):
            pair = standings.pair(bot.bot, other.bot)
            x = left + CELL * column
            fill = "#eee" if not pair.matches else colour(shade(pair.rate))
            yield f'<rect x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="#fff"/>'
            if pair.matches:
                ink = "#fff" if abs(pair.rate - 0.5) > 0.3 else "#222"
                said = say("percent-whole", lang, share=100 * pair.rate)
                yield text(x + CELL / 2, y + CELL / 2 + 5, said, anchor="middle", fill=ink)


def shade(rate: float) -> tuple[int, ...]:
    """From orange by way of paper to blue."""
    far = MORE if rate > 0.5 else LESS
    part = abs(rate - 0.5) * 2
    return tuple(round(near + (end - near) * part) for near, end in zip(PAPER, far, strict=True))


# Pieces -------------------------------------------------------------------------------------------------------------------
def colour(parts: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02x}" for part in parts)


def text(x: float, y: float, words: str, anchor: str = "", weight: str = "", fill: str = "", size: int = 0) -> str:
    given = {"text-anchor": anchor, "font-weight": weight, "fill": fill, "font-size": size or ""}
    more = "".join(f' {name}="{value}"' for name, value in given.items() if value)
    return f'<text x="{x:.1f}" y="{y:.1f}"{more}>{escape(words)}</text>'
