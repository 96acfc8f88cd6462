"""Cards and clauses as people read them in a terminal."""

from rich.text import Text

from kleos.engine.game import Face
from kleos.games.clauses import Clause
from kleos.terminal.finding import full_name
from kleos.terminal.messages import say
from kleos.terminal.screen import Screen

KINDS = {"character": "kind-character", "mission": "kind-mission"}
FACTS = {
    "cost": "fact-cost",
    "power": "fact-power",
    "points": "fact-points",
    "group": "fact-group",
    "keywords": "fact-keywords",
    "rarity": "fact-rarity",
}


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
        if key == "kind":
            parts.append(kind_name(value, lang))
        elif isinstance(value, list):
            parts.append(", ".join(str(one) for one in value))
        elif isinstance(value, int):
            parts.append(f"{fact_name(key, lang)} {value}")
        else:
            parts.append(str(value))
    return " · ".join(part for part in parts if part)


def kind_name(kind: str, lang: str) -> str:
    return say(KINDS[kind], lang)


def fact_name(key: str, lang: str) -> str:
    """How a field of a card is called."""
    return say(FACTS[key], lang)


def show_clause(screen: Screen, clause: Clause, lang: str) -> None:
    screen.line(Text.assemble((clause.id, "cyan"), f" {clause.text}"))
    source = f" · {say('clause-source', lang, source=clause.source)}" if clause.source else ""
    screen.line(f"  {clause.section}{source}", style="dim")
