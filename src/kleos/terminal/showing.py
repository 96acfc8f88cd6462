"""Cards and clauses as people read them in a terminal."""

from rich.text import Text

from kleos.engine.game import Face
from kleos.games.clauses import Clause
from kleos.terminal.finding import full_name
from kleos.terminal.screen import Screen


def show_card(screen: Screen, face: Face, lang: str) -> None:
    """Id, name, numbers and rules text."""
    screen.line(Text.assemble((face.id, "cyan"), " ", (full_name(face, lang), "bold")))
    screen.line(f"  {facts_line(face, lang)}", style="dim")
    for text in face.text(lang):
        screen.line(f"  {text}")


def facts_line(face: Face, lang: str) -> str:
    """The printed facts in one line, whatever the game."""
    parts = []
    for key, value in face.facts(lang).items():
        if isinstance(value, list):
            parts.append(", ".join(str(one) for one in value))
        elif isinstance(value, int):
            parts.append(f"{key} {value}")
        else:
            parts.append(str(value))
    return " · ".join(part for part in parts if part)


def show_clause(screen: Screen, clause: Clause) -> None:
    screen.line(Text.assemble((clause.id, "cyan"), f" {clause.text}"))
    source = f" · source: {clause.source}" if clause.source else ""
    screen.line(f"  {clause.section}{source}", style="dim")
