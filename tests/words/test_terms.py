"""One thing is called by one word, in everything that is said in a language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as FTL  # noqa: N812
from fluent.syntax.visitor import Visitor

import kleos
from kleos.games.guides import read_guide
from kleos.games.sections import read_terms

PACKAGE = Path(kleos.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = kleos.games()
ROUND_OTHERWISE = re.compile(r"\b(round|rounds|manche|manches)\b", re.IGNORECASE)


# Where Italian stands ---------------------------------------------------------------------------------------------------
def in_python(source: str) -> Iterator[str]:
    """The Italian among the texts that stand side by side: it=... of a call, "it": ... of a table."""
    for node in ast.walk(ast.parse(source)):
        texts: dict[object, ast.expr] = {}
        if isinstance(node, ast.Call):
            texts = {keyword.arg: keyword.value for keyword in node.keywords}
        elif isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            texts = {key.value: value for key, value in pairs if isinstance(key, ast.Constant)}
        if {"en", "it"} <= texts.keys():
            for part in ast.walk(texts["it"]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield re.sub(r"\{\w+", "{", part.value)  # without the names of values


def in_catalogues(source: str) -> Iterator[str]:
    """The Italian of the catalogues of the browser client: what stands in quotes in `it: {...}`."""
    for found in re.finditer(r"\bit: \{", source):
        depth, end = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(source[end], 0)
            end += 1
        for quoted in re.findall(r'"[^"\n]*"|`[^`\n]*`', source[found.end() : end]):
            yield re.sub(r"\$\{\w+", "{", quoted)


class Texts(Visitor):
    """Collects what is said in a Fluent file."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: FTL.TextElement) -> None:  # noqa: N802 - the name that Fluent calls
        self.found.append(re.sub(r"`[^`]*`", "", node.value))  # without the names of fields

    def visit_StringLiteral(self, node: FTL.StringLiteral) -> None:  # noqa: N802
        self.found.append(node.value)


def in_fluent(source: str) -> list[str]:
    texts = Texts()
    texts.visit(FluentParser().parse(source))
    return texts.found


def everything_in_italian() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for text in in_python(path.read_text("utf-8")):
            yield str(path), text
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if not path.name.endswith(".test.ts"):
            for text in in_catalogues(path.read_text("utf-8")):
                yield str(path), text
    for path in sorted(PACKAGE.rglob("locales/it/*.ftl")):
        for text in in_fluent(path.read_text("utf-8")):
            yield path.relative_to(PACKAGE).as_posix(), text
    for game in GAMES:
        for face in kleos.rules(game).cards.values():
            for line in face.text("it"):
                yield f"card {face.id}", line
        for chapter in read_guide(game, "it"):
            yield f"guide of {game}", chapter.title
            for paragraph in chapter.paragraphs:
                yield f"guide of {game}", paragraph.text
        for _, _, term in read_terms(kleos.new(game, seed=1).game.rules_text()):
            yield f"glossary of {game}", term


def test_a_round_is_a_giro_in_italian() -> None:
    texts = list(everything_in_italian())
    assert [(place, text) for place, text in texts if ROUND_OTHERWISE.search(text)] == []
    places = {place for place, text in texts if re.search(r"\bgir[oi]\b", text, re.IGNORECASE)}
    assert {f"guide of {game}" for game in GAMES} < places
    assert {
        "games/naruto_mythos/locales/it/sections.ftl",
        "glossary of naruto-mythos",
        "glossary of mythology-go",
    } < places


def test_the_search_finds_what_it_looks_for() -> None:
    assert list(in_python('says("a", en="x", it="la {round} manche")')) == ["la {} manche"]
    assert list(in_python('A = {"en": "x", "it": ["Round"]}')) == ["Round"]
    assert list(in_python('A = {"it": "no texts side by side"}')) == []
    catalogue = 'w({ en: { a: "round" }, it: { a: "Round", b: (round: number) => `il ${round} ${of("manche")}` } })'
    assert list(in_catalogues(catalogue)) == ['"Round"', '`il {} {("manche")}`']
    assert in_fluent('round = la { $round } { ELIDE("manche") }') == ["la ", " ", "manche"]
