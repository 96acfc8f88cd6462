"""A message is said whole, by a catalogue: none is glued from translated pieces, and no language is named beside it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import kleos
from kleos.language.languages import FALLBACK, LANGUAGES

PACKAGE = Path(kleos.__file__).parent
SAYING = {"say", "fact_name"}  # what they return is a message, or a piece of one
LAYOUT = re.compile(
    r"[\s·×●○◆✓!]*"
)  # what may stand beside a message: space, and signs that every language shows alike
COLUMN = re.compile(r".*(?:  |\n|·).*", re.DOTALL)  # what tells two texts apart, so that neither continues the other
OWN = re.compile(r"^(?:kleos: )?$")  # how every program begins what it complains about
TRANSLATED = [lang for lang in LANGUAGES if lang != FALLBACK]
OF_THE_NORM = ("games/sections.py", "games/sources.py")  # the rules have the words of the books, and name their sources


def called(node: ast.expr) -> str:
    """The name of the function that an expression calls; "" for anything else."""
    name = node.func if isinstance(node, ast.Call) else None
    return name.attr if isinstance(name, ast.Attribute) else name.id if isinstance(name, ast.Name) else ""


def pieces(node: ast.expr) -> list[str | ast.expr]:
    """The parts of a text that is put together: what is written out, and what is filled in."""
    if isinstance(node, ast.JoinedStr):
        return [
            str(part.value) if isinstance(part, ast.Constant) else part.value
            for part in node.values
            if isinstance(part, (ast.Constant, ast.FormattedValue))
        ]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return pieces(node.left) + pieces(node.right)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else [node]


def is_sign(node: str | ast.expr) -> bool:
    """Whether something filled in is a constant: a sign that every language shows alike."""
    return isinstance(node, ast.Name) and node.id.isupper()


def is_glued(parts: list[str | ast.expr], said: set[str]) -> bool:
    """Whether a message stands in a text beside words, marks, or something filled in that it could continue."""
    for at, part in enumerate(parts):
        if isinstance(part, str) or not (called(part) in SAYING or (isinstance(part, ast.Name) and part.id in said)):
            continue
        for beside in parts[:at][-1:] + parts[at + 1 : at + 2]:
            if isinstance(beside, str):
                if not (LAYOUT.fullmatch(beside) or OWN.match(beside)):
                    return True
            elif not is_sign(beside):
                return True
        for far in (at - 2, at + 2):
            if 0 <= far < len(parts) and not isinstance(parts[far], str) and not is_sign(parts[far]):
                if not COLUMN.fullmatch(str(parts[(at + far) // 2])):
                    return True
    return False


def glued(source: str) -> Iterator[str]:
    """The places of a module where a message is put together from pieces."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        said = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and called(node.value) in SAYING
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, (ast.JoinedStr, ast.BinOp)) and is_glued(pieces(node), said):
                yield f"{node.lineno}: {ast.unparse(node)}"
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
                if called(node.func.value) in SAYING:
                    yield f"{node.lineno}: {ast.unparse(node)}"


def named(source: str) -> Iterator[str]:
    """The places of a module that name a language: as an argument, a key, a text of its own or the end of a name."""
    ends = tuple(f"_{lang}" for lang in LANGUAGES)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword) and node.arg in LANGUAGES:
            yield f"{node.lineno}: {node.arg}="
        elif isinstance(node, ast.Dict):
            keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
            if len(set(LANGUAGES) & set(keys)) > 1:
                yield f"{node.lineno}: {keys}"
        elif isinstance(node, (ast.Tuple, ast.List, ast.Set)):
            texts = {part.value for part in node.elts if isinstance(part, ast.Constant)}
            if len(set(LANGUAGES) & texts) > 1:
                yield f"{node.lineno}: {sorted(map(str, texts))}"
        elif (
            isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value in TRANSLATED
        ):
            yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Compare):
            beside = {one.value for one in [node.left, *node.comparators] if isinstance(one, ast.Constant)}
            if beside & {*TRANSLATED} and "lang" in ast.unparse(node):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.lower().endswith(ends):
            yield f"{node.lineno}: {node.name}"
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id.lower().endswith(ends):
            yield f"{node.lineno}: {node.id}"


def modules() -> list[Path]:
    """All modules but those of the grammars."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent.name != "language"]


def test_no_message_is_glued_from_translated_pieces() -> None:
    found = [f"{path.relative_to(PACKAGE)}:{place}" for path in modules() for place in glued(path.read_text("utf-8"))]
    assert found == [], "let the catalogue say all of it"


def test_no_language_is_named_but_in_the_registry_the_grammars_and_the_catalogues() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): list(named(path.read_text("utf-8")))
        for path in modules()
        if path.parent.name != "testing"
    }
    assert len(found) > 300
    assert {path: there for path, there in found.items() if there and path not in OF_THE_NORM} == {}
    assert [len(found[path]) for path in OF_THE_NORM] == [1, 1]


def test_the_checks_find_what_they_look_for() -> None:
    def inside(line: str) -> str:
        return f"def f(lang, x):\n    words = say('a', lang)\n    return {line}"

    wrong = (
        "f'{words}, {x}'", "f'{words}: {x}'", "f'{x} {words}'", "say('a', lang) + x", "words + say('b', lang)",
        "'(' + words + ')'", "say('and', lang).join(x)", "f'all {words}'", "f'{words}.'", "words + ' ' + x",
    )  # fmt: skip
    for line in wrong:
        assert list(glued(inside(line))) != [], line
    right = ("words", "f' {words} '", "words + '\\n\\n'", "f'{SIGN} {words}'", "f'{x} · {words}'", "f'{x}  {words}'")
    for line in right:
        assert list(glued(inside(line))) == [], line
    for line in (
        "f(en='a')",
        "a = {'en': 1, 'fr': 2}",
        "A = ('fr', 'it')",
        "def a_fr(): ...",
        "A_IT = 1",
        "lang == 'es'",
        "a['fr']",
    ):
        assert list(named(line)) != [], line
    for line in ("f(x='a')", "a = {'it': 1}", "a = b['en']"):
        assert list(named(line)) == [], line
