"""The rules file by its sections, whose titles are told in every language, and its glossary."""

import re
from dataclasses import dataclass, field
from typing import Final

from kleos.games.clauses import Clause, read_clauses
from kleos.language.catalogues import translated
from kleos.language.languages import GRAMMARS
from kleos.language.messages import keyed

HEADING: Final = re.compile(r"(#{2,3}) (?:([0-9.]+) )?(.+)")
NOT_IN_IDS: Final = re.compile("[^A-Za-z0-9]+")
NUMBERED: Final = re.compile(r"(?:([0-9.]+) )?(.+)")


@dataclass
class Section:
    """A heading of a rules file with the clauses below it; level 2 is a part of the last section of level 1."""

    id: str
    level: int
    title: str
    clauses: list[Clause] = field(default_factory=list)


def read_sections(text: str) -> list[Section]:
    """The sections in order; their ids are their numbers, or for parts without one that of the section and a count."""
    clauses = read_clauses(text)
    out: list[Section] = []
    chapter, parts = "", 0
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading is not None:
            level = len(heading[1]) - 1
            if level == 1:
                chapter, parts = heading[2], 0
            else:
                parts += 1
            out.append(Section(heading[2] if level == 1 else f"{chapter}-{parts}", level, heading[3]))
        elif line.startswith("- **"):
            clause = clauses.get(line[4:].partition("*")[0])
            if clause is not None:
                out[-1].clauses.append(clause)
    return out


def section_key(title: str) -> str:
    """What a title is called in catalogues: "Start Phase" is section-Start-Phase."""
    return f"section-{NOT_IN_IDS.sub('-', title).strip('-')}"


def section_title(title: str, lang: str) -> str:
    """The title of a section, given in English."""
    entry = translated(section_key(title), lang)
    return title if entry is None else entry.say()


def section_heading(heading: str, lang: str) -> str:
    """The heading above a clause, given in English, with its number if it has one."""
    parts = NUMBERED.fullmatch(heading)
    assert parts is not None  # a heading is not empty
    title = section_title(parts[2], lang)
    return keyed(parts[1], title) if parts[1] else title


def read_terms(text: str) -> list[tuple[str, str, str]]:
    """The words of the game in English, French and Italian, from the table of the section Glossary."""
    _, _, rest = text.partition("Glossary\n")
    rows = []
    for line in rest.splitlines():
        if line.startswith("#"):
            break
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    heads = [head.partition(" ")[0] for head in rows[0]]
    columns = [heads.index(language) for language in ("English", "French", "Italian")]
    return [(row[columns[0]], GRAMMARS["fr"].typeset(row[columns[1]]), row[columns[2]]) for row in rows[2:]]
