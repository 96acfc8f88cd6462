"""A picture made of cells, and the spots in it that stand for things one can point at."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from kleos.terminal.table.palette import CURSOR, PLAIN

MORE = "…"


def fitted(text: str, width: int) -> str:
    """The text in at most so many cells; what is cut off is marked."""
    if width <= 0:
        return ""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + MORE


@dataclass(frozen=True)
class Spot:
    """A thing in a picture: its key, and the cells it takes."""

    key: str
    x: int
    y: int
    width: int
    height: int = 1

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def lower(self, rows: int) -> "Spot":
        return Spot(self.key, self.x, self.y + rows, self.width, self.height)


class Canvas:
    """Cells to write on. What does not fit is left out; nothing is ever written outside."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self.cells: list[list[tuple[str, Style]]] = [[(" ", PLAIN)] * self.width for _ in range(self.height)]
        self.spots: list[Spot] = []
        self.middle = 0  # the row to be seen where not all fit

    def write(self, x: int, y: int, text: str, style: Style = PLAIN, width: int | None = None) -> int:
        """Writes text from a cell on, cut to a width; returns the cell after it."""
        room = self.width - x if width is None else min(width, self.width - x)
        shown = fitted(text, room)
        if not 0 <= y < self.height or x < 0:
            return x + cell_len(shown)
        row = self.cells[y]
        for letter in shown:
            wide = cell_len(letter)
            if wide == 0 or x + wide > self.width:
                continue
            row[x] = (letter, style)
            for more in range(1, wide):
                row[x + more] = ("", style)
            x += wide
        return x

    def write_right(self, right: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Writes text that ends before a cell; returns the cell it begins at."""
        left = right - cell_len(text)
        self.write(left, y, text, style)
        return left

    def fill(self, x: int, y: int, width: int, letter: str, style: Style) -> None:
        self.write(x, y, letter * max(0, min(width, self.width - x)), style)

    def spot(self, key: str, x: int, y: int, width: int, height: int = 1) -> None:
        self.spots.append(Spot(key, x, y, width, height))

    def restyle(self, spot: Spot, style: Style) -> None:
        """Another style for all cells of a spot."""
        for y in range(max(0, spot.y), min(self.height, spot.y + spot.height)):
            row = self.cells[y]
            for x in range(spot.x, min(self.width, spot.x + spot.width)):
                row[x] = (row[x][0], style)

    def point_at(self, key: str | None) -> None:
        """Shows the cursor on a thing."""
        for spot in self.spots:
            if spot.key == key:
                self.restyle(spot, CURSOR)

    def strips(self) -> list[Strip]:
        return [Strip(merged(row), self.width) for row in self.cells]

    def lines(self) -> list[str]:
        """The picture as plain text."""
        return ["".join(letter for letter, _ in row).rstrip() for row in self.cells]


def merged(row: Iterable[tuple[str, Style]]) -> list[Segment]:
    """Cells as segments, those of one style together."""
    out: list[Segment] = []
    letters: list[str] = []
    last: Style | None = None
    for letter, style in row:
        if style is not last and letters:
            out.append(Segment("".join(letters), last))
            letters = []
        letters.append(letter)
        last = style
    if letters:
        out.append(Segment("".join(letters), last))
    return out


# Fitting --------------------------------------------------------------------------------------------------------------------
def rows_of(count: int, columns: int) -> int:
    return max(1, -(-count // columns))


def wrapped(text: str, width: int, rows: int) -> list[str]:
    """A text in at most so many lines, the last one cut if it must be."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > rows:
        lines = [*lines[: rows - 1], fitted(" ".join(lines[rows - 1 :]), width)]
    return lines


# Going from spot to spot ------------------------------------------------------------------------------------------------
def neighbour(spots: list[Spot], key: str | None, dx: int, dy: int) -> str | None:
    """The nearest thing in a direction; without a thing to start from, the first one."""
    here = next((spot for spot in spots if spot.key == key), None)
    if here is None:
        return spots[0].key if spots else None
    best: tuple[float, str] | None = None
    for spot in spots:
        if spot.key == key:
            continue
        ahead, aside = distance(here, spot, dx, dy)
        if ahead > 0:
            far = ahead + 3.0 * aside
            if best is None or far < best[0]:
                best = (far, spot.key)
    return best[1] if best else key


def distance(here: Spot, there: Spot, dx: int, dy: int) -> tuple[float, float]:
    """How far a spot lies ahead in the direction, and how far aside; a row counts as two and a half columns."""
    ahead: float
    if dx:
        ahead = (there.x - (here.x + here.width - 1)) if dx > 0 else (here.x - (there.x + there.width - 1))
        aside = gap(here.y, here.height, there.y, there.height) * 2.5
    else:
        ahead = (there.y - (here.y + here.height - 1)) if dy > 0 else (here.y - (there.y + there.height - 1))
        ahead *= 2.5
        aside = gap(here.x, here.width, there.x, there.width)
    middle = abs((here.x + here.width / 2) - (there.x + there.width / 2)) if dy else 0.0
    return ahead, aside + middle / 100


def gap(a: int, size: int, b: int, other: int) -> float:
    """The cells between two ranges; 0 if they overlap."""
    return float(max(0, b - (a + size - 1), a - (b + other - 1)))
