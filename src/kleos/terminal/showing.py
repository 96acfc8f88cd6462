"""Cards and clauses as people read them in a terminal."""

from typing import Final

from rich.text import Text

from kleos.engine.game import OURS, PARTLY, PUBLISHED, RECONSTRUCTED, Face, Origin
from kleos.games.clauses import Clause, clause_in
from kleos.games.facts import counted_fact, fact_name, fact_text, full_name
from kleos.games.sections import section_heading
from kleos.games.sources import source_text
from kleos.terminal.messages import say
from kleos.terminal.screen import Screen

ORIGINS: Final = {
    PUBLISHED: "origin-published",
    PARTLY: "origin-partly",
    RECONSTRUCTED: "origin-reconstructed",
}
SENTENCES: Final = {
    "card-printed": (PUBLISHED, OURS),
    "card-partly": (PARTLY,),
    "card-rest": (RECONSTRUCTED,),
}  # what is said of facts, by where they come from


def show_card(screen: Screen, face: Face, lang: str) -> None:
    """Id, name, numbers and rules text."""
    screen.line(Text.assemble((face.id, "cyan"), " ", (full_name(face, lang), "bold")))
    screen.line(f"  {facts_line(face, lang)}", style="dim")
    for text, origin in text_lines(face, lang):
        screen.line(Text.assemble(f"  {text}", (origin, "dim")))
    if face.reconstructed:
        screen.line(f"  {facts_origins(face, lang)}", style="dim")


def text_lines(face: Face, lang: str) -> list[tuple[str, str]]:
    """The rules text line by line, each with where it comes from, if some lines are reconstructed."""
    origins = [f" [{origin_text(origin, lang)}]" if face.reconstructed else "" for origin in face.text_origins(lang)]
    return list(zip(face.text(lang), origins, strict=True))


def origin_text(origin: Origin, lang: str) -> str:
    """ "published", "partly published: that it is an Action"."""
    status = say(ORIGINS[origin.status], lang)
    return say("labelled", lang, what=status, words=origin.words) if origin.words else status


def facts_origins(face: Face, lang: str) -> str:
    """Which of name and facts are published, in part or wholly, and which are reconstructed."""
    origins = face.origins(lang)
    if all(origin.status == RECONSTRUCTED for origin in [*origins.values(), *face.text_origins(lang)]):
        return say("card-unprinted", lang)
    names = {"name": say("printed-name", lang)}
    names |= {key: fact_name(key, lang) for key, value in face.facts(lang).items() if fact_text(key, value, lang)}
    out = []
    for key, statuses in SENTENCES.items():
        told = [told_fact(names[field], origins[field]) for field in names if origins[field].status in statuses]
        out += [say(key, lang, facts=", ".join(told))] if told else []
    return " ".join(out)


def told_fact(name: str, origin: Origin) -> str:
    return f"{name} ({origin.words})" if origin.words else name


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
            parts.append(counted_fact(key, shown, lang) if shown else "")
        elif value != face.title(lang):
            parts.append(shown)
    return " · ".join(part for part in parts if part)


def show_clause(screen: Screen, clause: Clause, lang: str) -> None:
    """Id, text and source; what has not been translated says that it is English."""
    screen.line(Text.assemble((clause.id, "cyan"), f" {clause_words(clause, lang)}"))
    where = [section_heading(clause.section, lang)]
    if clause.source:
        where.append(say("clause-source", lang, source=source_text(clause.source, lang)))
    screen.line(f"  {' · '.join(where)}", style="dim")


def clause_words(clause: Clause, lang: str) -> str:
    """What a clause says in the language; what only the norm says is marked as English."""
    text, written = clause_in(clause, lang)
    return text if written == lang else say("clause-in-english", lang, text=text)
