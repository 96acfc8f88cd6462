"""Which clauses of the rules the tests show: read from the marks in the test files, without running them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import kleos
from kleos.cards.problems import python_words
from kleos.games.clauses import Clause
from kleos.terminal.messages import Mistake

MARK = "clause"  # clause("NM-5.3"), testing.clause("NM-5.3"), pytest.mark.clause("NM-5.3")


@dataclass(frozen=True)
class Mark:
    """A clause that a test names, and where."""

    id: str
    where: str


@dataclass
class Section:
    """Counts of one section of the rules."""

    title: str
    clauses: int = 0
    testable: int = 0
    tested: int = 0


def clauses_in(folder: Path) -> list[Mark]:
    """Every clause id that a test in the folder is marked with."""
    found: list[Mark] = []
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_bytes(), str(path))
        except (SyntaxError, ValueError) as problem:
            where = f"{path}:{getattr(problem, 'lineno', None) or 1}"
            raise Mistake(
                "not-python", where=where, problem=python_words(getattr(problem, "msg", str(problem)))
            ) from None
        for place in marked_places(tree):
            for node in ast.walk(place):
                if isinstance(node, ast.Call) and called(node) == MARK:
                    found += [Mark(id, f"{path}:{node.lineno}") for id in ids_of(node, path)]
    return found


def marked_places(tree: ast.Module) -> Iterator[ast.expr]:
    """Where a test can be marked: decorators, `pytestmark = …`, and `marks=…` of a parameter."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield from [part for part in node.decorator_list if called(part) != "parametrize"]
        elif isinstance(node, ast.Assign):
            if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
                yield node.value
        elif isinstance(node, ast.keyword) and node.arg == "marks":
            yield node.value


def called(node: ast.expr) -> str:
    """The last name of what is called: clause for pytest.mark.clause(…)."""
    if not isinstance(node, ast.Call):
        return ""
    name = node.func
    return name.attr if isinstance(name, ast.Attribute) else name.id if isinstance(name, ast.Name) else ""


def ids_of(call: ast.Call, path: Path) -> list[str]:
    """The ids written out in a mark."""
    out: list[str] = []
    for part in call.args:
        try:
            value = ast.literal_eval(part.value if isinstance(part, ast.Starred) else part)
        except ValueError:
            value = None
        ids = list(value) if isinstance(part, ast.Starred) and isinstance(value, (list, tuple)) else [value]
        if not all(isinstance(id, str) for id in ids):
            raise Mistake("marks-written-out", where=f"{path}:{call.lineno}")
        out += ids
    return out


class Coverage:
    """The clauses of a game beside the marks of its tests."""

    def __init__(self, rules: kleos.Rules, marks: list[Mark]) -> None:
        named = {mark.id for mark in marks}
        self.sections: list[Section] = []
        self.missing: list[Clause] = []
        self.testable = 0
        for clause in rules.clauses.values():
            title = section_of(clause)
            if not self.sections or self.sections[-1].title != title:
                self.sections.append(Section(title))
            section = self.sections[-1]
            section.clauses += 1
            if clause.testable:
                section.testable += 1
                section.tested += clause.id in named
                self.testable += 1
                if clause.id not in named:
                    self.missing.append(clause)
        others = {prefix(id) for game in kleos.games() if game != rules.game for id in kleos.rules(game).clauses}
        self.unknown = [mark for mark in marks if mark.id not in rules.clauses and prefix(mark.id) not in others]


def section_of(clause: Clause) -> str:
    """The heading above a clause, with its own number or that of its section: '5 Actions', '5 Pass', '5.1 General'."""
    number = clause.id.partition("-")[2].partition(".")[0]
    return clause.section if clause.section[0].isdigit() else f"{number} {clause.section}"


def prefix(id: str) -> str:
    """The letters that tell the game: NM of NM-5.3."""
    return id.partition("-")[0]
