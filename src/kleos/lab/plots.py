"""Small pictures of numbers, as SVG that stands within a page: shares with their intervals, and histograms.

They are as wide as a phone and take the colours of the page; the table beside them says the same in words.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor
from typing import Final

from kleos.language.messages import say

WIDTH: Final = 360
MARGIN: Final = 16
TEXT: Final = 12
ROW: Final = 34  # of an interval: its label, and the interval below
AXIS: Final = 24
HEIGHT: Final = 140  # of a histogram
STEP: Final = 0.1  # between the lines of a share


@dataclass(frozen=True)
class Intervals:
    """Shares, each with its label, its interval and itself; a line where they would be if all were equal."""

    title: str
    rows: Sequence[tuple[str, float, float, float]]
    equal: float

    def svg(self, lang: str) -> str:
        first = floor(min([self.equal, *[low for _, low, _, _ in self.rows]]) / STEP)
        last = ceil(max([self.equal, *[high for _, _, high, _ in self.rows]]) / STEP)
        bottom = ROW * len(self.rows) + TEXT

        def x(share: float) -> float:
            return MARGIN + (share / STEP - first) / (last - first) * (WIDTH - 2 * MARGIN)

        parts = []
        every = 1 if last - first <= 5 else 2
        for line in range(first, last + 1, every):
            at = x(line * STEP)
            parts.append(stroke("grid", at, 0, at, bottom))
            parts.append(text(at, bottom + TEXT + 4, say("percent-whole", lang, share=100 * line * STEP), "middle"))
        parts.append(stroke("equal", x(self.equal), 0, x(self.equal), bottom))
        for number, (label, low, high, share) in enumerate(self.rows):
            y = ROW * number + ROW - 6
            parts.append(text(MARGIN, y - 10, label, "start"))
            parts.append(stroke("interval", x(low), y, x(high), y))
            parts.append(f'<circle cx="{x(share):.1f}" cy="{y}" r="4"/>')
        return picture(self.title, bottom + AXIS, parts)


@dataclass(frozen=True)
class Bars:
    """How often each number came up, or each range of numbers."""

    title: str
    bars: Sequence[tuple[str, int]]

    def svg(self, lang: str) -> str:
        most = max(count for _, count in self.bars)
        wide = (WIDTH - 2 * MARGIN) / len(self.bars)
        parts = [
            f'<rect x="{MARGIN + wide * number + 1:.1f}" y="{HEIGHT * (1 - count / most):.1f}" '
            f'width="{wide - 2:.1f}" height="{HEIGHT * count / most:.1f}"><title>{escape(label)}: {count}</title></rect>'
            for number, (label, count) in enumerate(self.bars)
        ]
        parts.append(stroke("grid", MARGIN, HEIGHT, WIDTH - MARGIN, HEIGHT))
        for number in sorted({0, len(self.bars) // 2, len(self.bars) - 1}):
            anchor = "start" if number == 0 else "end" if number == len(self.bars) - 1 else "middle"
            at = {"start": MARGIN, "middle": MARGIN + wide * (number + 0.5), "end": WIDTH - MARGIN}[anchor]
            parts.append(text(at, HEIGHT + TEXT + 4, self.bars[number][0], anchor))
        return picture(self.title, HEIGHT + AXIS, parts)


Plot = Intervals | Bars


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title)
    inner = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}"><title>{name}</title>{inner}</svg>'


def stroke(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
