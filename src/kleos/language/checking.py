"""Whether a language says everything: what is missing, superfluous, unreadable or asks for other values than English."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kleos.language.catalogues import CLIENT, Catalogue
from kleos.language.languages import FALLBACK, GRAMMARS

OFFERED: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")


ELSEWHERE: Final = ("cards.ftl", "clauses.ftl", "sections.ftl")  # the English stands in card files and rules
OPTIONAL: Final = "clauses.ftl"  # what nobody has translated is shown in English, and says so


@dataclass(frozen=True)
class Said:
    """An entry as a translator sees it: where it stands, its attributes, and what it asks for."""

    file: Path
    line: int
    attributes: frozenset[str]
    values: frozenset[str]
    offered: frozenset[str]  # the values its comment names, or that of its group: translations may ask for them too
    entries: frozenset[str]
    functions: frozenset[str]
    empty: bool


@dataclass
class Problem:
    """Something to mend in a catalogue."""

    file: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


@dataclass
class Asked(Visitor):
    """Collects what patterns ask for."""

    values: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that Fluent calls
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def ours(folder: Path) -> list[Path]:
    """The files of a folder, but for that of the client."""
    return [file for file in sorted(folder.glob("*.ftl")) if file.name != CLIENT]


def the_clients(folder: Path) -> list[Path]:
    return sorted(folder.glob(CLIENT))


def read(files: Iterable[Path], problems: list[Problem]) -> dict[str, Said]:
    """The entries of Fluent files by id; what cannot be read becomes a problem."""
    found: dict[str, Said] = {}
    for file in files:
        text = file.read_text("utf-8")
        group: set[str] = set()
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                problems.append(Problem(file, line, "; ".join(str(one.message) for one in entry.annotations)))
            if isinstance(entry, ast.GroupComment):
                group = set(OFFERED.findall(entry.content or ""))
            if not isinstance(entry, (ast.Message, ast.Term)):
                continue
            id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if id in found:
                problems.append(Problem(file, line, f"{id} stands in {found[id].file.name} already"))
            asked = Asked()
            asked.visit(entry)
            found[id] = Said(
                file,
                line,
                frozenset(one.id.name for one in entry.attributes),
                frozenset(asked.values),
                frozenset(group.union(OFFERED.findall(entry.comment.content or "")) if entry.comment else group),
                frozenset(asked.entries),
                frozenset(asked.functions),
                not "".join(str(getattr(part, "value", "x")) for part in entry.value.elements).strip()
                if entry.value
                else not entry.attributes,
            )
    return found


def problems_of(catalogue: Catalogue, lang: str) -> list[Problem]:
    """What is wrong with one catalogue in one language, beside English; functions of the client are its own business."""
    return [
        *compared(catalogue, lang, ours, lambda id, said: unknown(id, said, catalogue, lang)),
        *compared(catalogue, lang, the_clients, lambda id, said: iter(())),
    ]


def compared(
    catalogue: Catalogue,
    lang: str,
    files: Callable[[Path], list[Path]],
    unknown: Callable[[str, Said], Iterator[str]],
) -> list[Problem]:
    problems: list[Problem] = []
    english = read(files(catalogue.folder / FALLBACK), [])
    mine = read(files(catalogue.folder / lang), problems)
    wanted = {id: said.file.name for id, said in english.items() if not id.startswith("-")}  # terms are each language's
    wanted.update(asked_of_all(catalogue, lang, files))
    for id, name in wanted.items():
        if id not in mine:
            problems.append(Problem(catalogue.folder / lang / name, 0, f"{id} is missing"))
    for id, said in mine.items():
        found = [*unknown(id, said), *mistakes(id, said, english)]
        problems.extend(Problem(said.file, said.line, what) for what in found)
    return problems


def unknown(id: str, said: Said, catalogue: Catalogue, lang: str) -> Iterator[str]:
    """What an entry asks for that its language does not have."""
    for name in sorted(said.functions - functions_in(lang)):
        yield f"{id} calls {name}(), which {lang} does not have"
    for other in sorted(said.entries):
        if not catalogue.knows(other, lang):
            yield f"{id} refers to {other}, which is not there"


def functions_in(lang: str) -> set[str]:
    """What catalogues of a language may call; those of one without a grammar yet, whatever any language has."""
    grammars = [GRAMMARS[lang]] if lang in GRAMMARS else GRAMMARS.values()
    return {name for grammar in grammars for name in grammar.functions}


def asked_of_all(catalogue: Catalogue, lang: str, files: Callable[[Path], list[Path]]) -> dict[str, str]:
    """What stands in English elsewhere and every other language has translated, with its file."""
    others = [read(files(catalogue.folder / other), []) for other in GRAMMARS if other not in (lang, FALLBACK)]
    told = [{id: one.file.name for id, one in other.items() if one.file.name in ELSEWHERE} for other in others]
    if lang == FALLBACK or not told:
        return {}
    return {id: file for id, file in told[0].items() if file != OPTIONAL and all(id in other for other in told)}


def mistakes(id: str, said: Said, english: dict[str, Said]) -> Iterator[str]:
    if said.empty:
        yield f"{id} says nothing"
    if id.startswith("-"):
        return
    like = english.get(id)
    if like is None and said.file.name in ELSEWHERE:
        return
    if like is None:
        yield f"{id} is not in the English catalogue"
        return
    for name in sorted(said.values - all_values(like, english) - like.offered):
        yield f"{id} asks for ${name}, which it is not given"


def all_values(said: Said, entries: Mapping[str, Said]) -> frozenset[str]:
    """The values an entry asks for, also through the entries it refers to."""
    found, waiting, known = said.values, set(said.entries), set(said.entries)
    while waiting:
        other = entries.get(waiting.pop())
        if other is not None:
            found |= other.values
            waiting |= other.entries - known
            known |= other.entries
    return found
