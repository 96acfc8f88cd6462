"""Cards and clauses as people read them in a terminal."""

from rich.text import Text

from kleos.engine.game import Face
from kleos.games.clauses import Clause
from kleos.games.facts import fact_name, fact_text, full_name
from kleos.terminal.messages import say
from kleos.terminal.screen import Screen


def show_card(screen: Screen, face: Face, lang: str) -> None:
    """Id, name, numbers and rules text."""
    screen.line(Text.assemble((face.id, "cyan"), " ", (full_name(face, lang), "bold")))
    screen.line(f"  {facts_line(face, lang)}", style="dim")
    for text in face.text(lang):
        screen.line(f"  {text}")
    if face.reconstructed:
        screen.line(f"  {printed_line(face, lang)}", style="dim")


def printed_line(face: Face, lang: str) -> str:
    """Which facts of a card are published ones, where the others are reconstructed."""
    printed = face.printed(lang)
    facts = [say("printed-name", lang)] if "name" in printed else []
    facts += [fact_name(key, lang) for key in face.facts() if key in printed and key != "kind"]
    return say("card-printed", lang, facts=", ".join(facts)) if facts else say("card-unprinted", lang)


def facts_line(face: Face, lang: str) -> str:
    """The printed facts in one line, whatever the game; what the title says is not said again."""
    parts = []
    for key, value in face.facts(lang).items():
        shown = fact_text(key, value, lang)
        if key == "kind":
            parts.append(shown)
        elif isinstance(value, bool):
            parts.append(fact_name(key, lang) if value else "")
        elif isinstance(value, (int, dict)) or key in ("rank", "border", "follow"):
            parts.append(f"{fact_name(key, lang)} {shown}" if shown else "")
        elif value != face.title(lang):
            parts.append(shown)
    return " · ".join(part for part in parts if part)


def show_clause(screen: Screen, clause: Clause, lang: str) -> None:
    screen.line(Text.assemble((clause.id, "cyan"), f" {clause.text}"))
    source = f" · {say('clause-source', lang, source=clause.source)}" if clause.source else ""
    screen.line(f"  {clause.section}{source}", style="dim")
