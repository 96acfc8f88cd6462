"""Cards and clauses as people read them in a terminal."""

from typing import Any

from rich.text import Text

from kleos.engine.game import Face
from kleos.games.clauses import Clause
from kleos.terminal.finding import full_name
from kleos.terminal.messages import say
from kleos.terminal.screen import Screen

KINDS = {"character": "kind-character", "mission": "kind-mission", "armour": "kind-armour"}
FACTS = {
    "number": "fact-number",
    "class": "fact-class",
    "rank": "fact-rank",
    "border": "fact-border",
    "cost": "fact-cost",
    "value": "fact-value",
    "force": "fact-force",
    "cosmos": "fact-cosmos",
    "heal": "fact-heal",
    "power": "fact-power",
    "points": "fact-points",
    "flame": "fact-flame",
    "copies": "fact-copies",
    "group": "fact-group",
    "keywords": "fact-keywords",
    "rarity": "fact-rarity",
}
BORDERS = {
    "green": "border-green",
    "bronze": "border-bronze",
    "silver": "border-silver",
    "gold": "border-gold",
    "blue": "border-blue",
}
YES = "✓"
WITHOUT = ("heal",)  # facts that a card does not have where they are 0


def show_card(screen: Screen, face: Face, lang: str) -> None:
    """Id, name, numbers and rules text."""
    screen.line(Text.assemble((face.id, "cyan"), " ", (full_name(face, lang), "bold")))
    screen.line(f"  {facts_line(face, lang)}", style="dim")
    for text in face.text(lang):
        screen.line(f"  {text}")


def facts_line(face: Face, lang: str) -> str:
    """The printed facts in one line, whatever the game; what the title says is not said again."""
    parts = []
    for key, value in face.facts(lang).items():
        shown = fact_value(key, value, lang)
        if key == "kind":
            parts.append(kind_name(value, lang))
        elif isinstance(value, bool):
            parts.append(fact_name(key, lang) if value else "")
        elif isinstance(value, (int, dict)) or key in ("rank", "border"):
            parts.append(f"{fact_name(key, lang)} {shown}" if shown else "")
        elif value != face.title(lang):
            parts.append(shown)
    return " · ".join(part for part in parts if part)


def fact_value(key: str, value: Any, lang: str) -> str:
    """A field of a card in words; "" for what it does not have."""
    if key == "border":
        return say(BORDERS[value], lang)
    if isinstance(value, dict):
        return ", ".join(f"{fact_name(name, lang)} {number}" for name, number in value.items())
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    if isinstance(value, bool):
        return YES if value else ""
    return "" if value == 0 and key in WITHOUT else str(value)


def kind_name(kind: str, lang: str) -> str:
    return say(KINDS[kind], lang)


def fact_name(key: str, lang: str) -> str:
    """How a field of a card is called."""
    return say(FACTS[key], lang)


def show_clause(screen: Screen, clause: Clause, lang: str) -> None:
    screen.line(Text.assemble((clause.id, "cyan"), f" {clause.text}"))
    source = f" · {say('clause-source', lang, source=clause.source)}" if clause.source else ""
    screen.line(f"  {clause.section}{source}", style="dim")
