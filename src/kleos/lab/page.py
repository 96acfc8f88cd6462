"""A report as one HTML file: tables with their pictures, without scripts and without anything from elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Final

import kleos
from kleos.lab.plots import Plot
from kleos.lab.sections import Section, by_card, heading, sections, sentences
from kleos.lab.summary import Summary
from kleos.language.messages import say

STYLE: Final = """
:root { color-scheme: light dark; --line: #8888; --mark: light-dark(#0a5fb4, #7ab8ff); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
.section { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
.table { overflow-x: auto; max-width: 100%; } /* a shade at the side where there is more */
.table { background: linear-gradient(90deg, Canvas 1rem, transparent 2rem) local,
  linear-gradient(270deg, Canvas 1rem, transparent 2rem) local,
  linear-gradient(90deg, var(--line), transparent .75rem), linear-gradient(270deg, var(--line), transparent .75rem); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; } .words { text-align: left; }
figure { margin: 0; flex: 0 1 22.5rem; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; display: block; }
svg text { font-size: 12px; fill: currentColor; stroke: Canvas; stroke-width: 4px; paint-order: stroke; } svg circle, svg rect { fill: var(--mark); }
svg line { stroke: var(--line); } svg .interval { stroke: var(--mark); stroke-width: 3; }
svg .equal { stroke: currentColor; stroke-dasharray: 4 3; }
footer { margin-top: 2.5rem; font-size: .9rem; } code { overflow-wrap: anywhere; }
details { flex-basis: 100%; order: 1; } summary { cursor: pointer; padding: .5rem 0; }
@media (max-width: 32rem) { table { font-size: .85rem; } th, td { padding-right: .5rem; } }
"""


@dataclass(frozen=True)
class Making:
    """How a report came about: the command, when it was given, and with whose cards if not with the game's own."""

    command: str
    when: datetime
    cards: str = ""

    def text(self, lang: str) -> str:
        """As HTML: which program made the report, when, and by which command it can be made again."""
        told = say("report-made", lang, version=kleos.__version__, when=f"{self.when:%Y-%m-%d %H:%M %Z}".strip())
        return f"<footer><p>{escape(told)} <code>{escape(self.command)}</code></p></footer>"


def page(summary: Summary, seed: int, decks: str | None, lang: str, making: Making | None = None) -> str:
    """The report of a simulation, and how it was made where that is told."""
    title = escape(heading(summary.matches, summary.game, seed, decks, lang))
    told = [making.cards] if making is not None and making.cards else []
    parts = [f"<p>{escape(sentence)}</p>" for sentence in (*told, *sentences(summary, lang))]
    if summary.matches:
        parts.append(f"<p>{escape(say('report-intervals', lang))}</p>")
        parts += [shown(section, lang, table(section)) for section in sections(summary, lang)]
        parts += [shown(section, lang, folded(section, lang)) for section in by_card(summary, lang)]
    if making is not None:
        parts.append(making.text(lang))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/>\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{lines(parts)}</main>\n</body>\n</html>\n"
    )


def shown(section: Section, lang: str, words: str) -> str:
    """A section: its table, however it is shown, and its pictures."""
    figures = [
        f"<figure><figcaption>{escape(caption(plot, section, lang))}</figcaption>{plot.svg(lang)}</figure>"
        for plot in section.plots
    ]
    title = escape(section.title)
    return f'<section>\n<h2>{title}</h2>\n<div class="section">\n{lines([words, *figures])}</div>\n</section>'


def caption(plot: Plot, section: Section, lang: str) -> str:
    """What a picture shows; the title of its section stands above already."""
    return say("report-shares", lang) if plot.title == section.title else plot.title


def folded(section: Section, lang: str) -> str:
    """A long table, which is unfolded by whoever wants it."""
    title = escape(say("report-all", lang, title=section.title, count=len(section.rows)))
    return f"<details>\n<summary>{title}</summary>\n{table(section)}\n</details>"


def table(section: Section) -> str:
    """The table; one that is too wide for a phone can be moved, also with the keyboard."""
    title = escape(section.title)
    head = row([cell("th", word, at < section.words, ' scope="col"') for at, word in enumerate(section.columns)])
    body = [
        row(
            [
                cell("td" if at else "th", word, at < section.words, "" if at else ' scope="row"')
                for at, word in enumerate(words)
            ]
        )
        for words in section.rows
    ]
    return (
        f'<div class="table" role="region" tabindex="0" aria-label="{title}">\n<table>\n<thead>\n{head}\n</thead>\n'
        f"<tbody>\n{lines(body)}</tbody>\n</table>\n</div>"
    )


def row(cells: Sequence[str]) -> str:
    return f"<tr>{''.join(cells)}</tr>"


def cell(tag: str, words: str, left: bool, attributes: str) -> str:
    side = ' class="words"' if left else ""
    return f"<{tag}{side}{attributes}>{escape(words)}</{tag}>"


def lines(parts: Sequence[str]) -> str:
    return "".join(f"{part}\n" for part in parts)
