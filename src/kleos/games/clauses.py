"""The numbered clauses of a game's rules file: the norm that tests, refusals and the rules book refer to."""

import re
from dataclasses import dataclass

from kleos.language.catalogues import translated
from kleos.language.languages import FALLBACK

CLAUSE = re.compile(r"- \*\*([A-Z]{2}-[0-9A-Z.]+[a-z]?)\*\* (.*)")
SOURCES = re.compile(r"(.*?) ?\[([^\[\]]*)\]$")
UNTESTABLE = "untestable"


@dataclass(frozen=True)
class Clause:
    """One statement of the rules, with where it comes from."""

    id: str
    section: str
    text: str
    source: str

    @property
    def testable(self) -> bool:
        """A clause that no test can show says so, with the reason, in its source."""
        return not self.source.startswith(UNTESTABLE)


def read_clauses(text: str) -> dict[str, Clause]:
    """The clauses of a rules file by id, in order."""
    out: dict[str, Clause] = {}
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        found = CLAUSE.fullmatch(line)
        if found is None:
            continue
        parts = SOURCES.fullmatch(found[2])
        body, source = (parts[1], parts[2]) if parts else (found[2], "")
        out[found[1]] = Clause(found[1], section, body, source)
    return out


def key_of(id: str) -> str:
    """What a clause is called in catalogues: NM-5.13 is NM-5-13."""
    return id.replace(".", "-")


def clause_in(clause: Clause, lang: str) -> tuple[str, str]:
    """What a clause says, and in which language: the norm is English, and some of it has been translated."""
    entry = translated(key_of(clause.id), lang)
    return (clause.text, FALLBACK) if entry is None else (entry.say(), lang)
