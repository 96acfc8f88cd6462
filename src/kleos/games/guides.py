"""The guides that teach a game: chapters of short paragraphs, each with the clauses it rests on, in every language.

A guide is a text file: `# Title {#id}` begins a chapter, an empty line ends a paragraph, and every paragraph ends with
its clauses in brackets: `... and takes the Edge. [NM-4.25 NM-4.26]`
"""

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from kleos.games.packages import package_of
from kleos.language.languages import GRAMMARS

TITLE: Final = re.compile(r"# (.+) \{#([a-z][a-z-]*)\}")
PARAGRAPH: Final = re.compile(r"(.+)\s\[([^\[\]]+)\]", re.DOTALL)
CLAUSE: Final = re.compile(r"[A-Z]{2}-[0-9]+[A-Z]?(\.[0-9]+)*[a-z]?")


class GuideFault(Exception):
    """A guide that cannot be read: a mistake of ours, named by file and line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")


@dataclass(frozen=True)
class Paragraph:
    text: str
    clauses: tuple[str, ...]
    line: int


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def read_guide(game: str, lang: str) -> list[Chapter]:
    """The guide of a game in a language."""
    name = f"locales/{lang}/guide.md"
    return chapters(files(package_of(game)).joinpath(name).read_text("utf-8"), f"{game}/{name}", lang)


def chapters(text: str, file: str, lang: str) -> list[Chapter]:
    """The chapters of a guide's text; raises GuideFault naming the line where it cannot be read."""
    out: list[Chapter] = []
    paragraphs: list[Paragraph] = []
    for line, block in blocks(text):
        if block.startswith("#"):
            title = TITLE.fullmatch(block)
            if title is None:
                raise GuideFault(file, line, f"expected '# Title {{#id}}', not {block[:60]!r}")
            if any(chapter.id == title[2] for chapter in out):
                raise GuideFault(file, line, f"a second chapter {title[2]!r}")
            if out and not paragraphs:
                raise GuideFault(file, line, f"chapter {out[-1].id!r} has no paragraph")
            paragraphs = []
            out.append(Chapter(title[2], set_in(title[1], lang), ()))
            continue
        if not out:
            raise GuideFault(file, line, "a paragraph before the first chapter")
        paragraphs.append(paragraph(block, file, line, lang))
        out[-1] = Chapter(out[-1].id, out[-1].title, tuple(paragraphs))
    if not paragraphs:
        raise GuideFault(file, len(text.splitlines()), "the guide ends without a paragraph")
    return out


def paragraph(block: str, file: str, line: int, lang: str) -> Paragraph:
    found = PARAGRAPH.fullmatch(block)
    if found is None:
        raise GuideFault(file, line, f"a paragraph without its clauses in brackets: '{block[:60]}'")
    clauses = tuple(found[2].split())
    for clause in clauses:
        if CLAUSE.fullmatch(clause) is None:
            raise GuideFault(file, line, f"{clause!r} is not the number of a clause")
    if len(set(clauses)) < len(clauses):
        raise GuideFault(file, line, "a clause is named twice")
    return Paragraph(set_in(" ".join(found[1].split()), lang), clauses, line)


def blocks(text: str) -> list[tuple[int, str]]:
    """What stands between empty lines, with the number of its first line."""
    out: list[tuple[int, str]] = []
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            lines.append(line.rstrip())
        elif lines:
            out.append((number - len(lines), "\n".join(lines)))
            lines = []
    return out


def set_in(text: str, lang: str) -> str:
    return GRAMMARS[lang].typeset(text)
