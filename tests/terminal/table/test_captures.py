"""Every screen is captured once; each shows what it should, in every language."""

import ast
from pathlib import Path

import pytest

import kleos
from kleos.terminal import table
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.session import Session

from .conftest import SMALL, Sit, Sitting, new_match, plain, text_of

BOOKS = (
    "kleos.games.clauses",
    "kleos.games.facts",
    "kleos.games.registry",
    "kleos.games.rulings",
    "kleos.games.sections",
)  # what is told of every game alike


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (140, 44)])
def test_every_screen(sit: Sit, tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    captured: dict[str, str] = {}

    async def story(at: Sitting) -> None:
        async def capture(name: str, *keys: str) -> None:
            await at.press(*keys)
            await at.settle()
            svg = at.capture()
            (tmp_path / f"{name}.svg").write_text(svg, "utf-8")
            captured[name] = text_of(svg)

        await capture("welcome")
        await capture("opponent", "enter")
        await capture("deck", "enter")
        at.app.play(Session(new_match(3), (HUMAN, "greedy")))
        await capture("mulligan")
        await capture("turn", "a")
        await capture("options", "a")
        await capture("card", "i")
        await capture("why", "escape", "escape", "tab", "w")
        await capture("keys", "escape", "question_mark")
        await capture("log", "escape", "g")
        await capture("piles", "escape", "p")
        await capture("rules", "escape", "r")
        await capture("leave", "escape", "q")
        await capture("over", "c")
        await capture("replay", "b")
        await capture("continue", "home", "c")
        await capture("hand-over", "g")

    sit(story, size=size, lang=lang)
    assert len(captured) == 17
    assert len(set(captured.values())) >= 16
    for name, text in captured.items():
        assert text, name
        assert "{" not in text, name
        assert max(len(line) for line in text.splitlines()) <= size[0], name
    for name, key in (("welcome", "welcome-words"), ("keys", "keys-title"), ("log", "read-log"),
                      ("piles", "read-piles"), ("rules", "read-rules"), ("leave", "leave-title"),
                      ("over", "play-again"), ("turn", "state-yours")):  # fmt: skip
        assert plain(say(key, lang)) in plain(captured[name]), name
    assert plain(say("replay-as-people", lang, count=2)) in plain(captured["continue"])
    assert plain(say("hand-over-to", lang, who="p0")) in captured["hand-over"]


def is_read_by(layout: Path, module: str) -> bool:
    """Whether a layout may read a module of its own game: the types of its view, and how its lines say things."""
    own = f"kleos.games.{layout.parent.parent.name}"
    return module in (f"{own}.schema", f"{own}.terminal.lines")


def test_the_table_is_drawn_from_views_alone() -> None:
    """No module of the table touches a match's state or knows a game's inside."""
    layouts = (Path(kleos.__file__).parent / "games").glob("*/terminal/layout.py")
    for path in sorted([*Path(table.__file__).parent.glob("*.py"), *layouts]):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            assert not (isinstance(node, ast.Attribute) and node.attr == "state"), path
            if isinstance(node, ast.ImportFrom):
                inside = (node.module or "").startswith(("kleos.games.", "kleos.effects"))
                assert not inside or node.module in BOOKS or is_read_by(path, str(node.module)), path
