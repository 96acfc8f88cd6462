"""Finding cards and clauses by what people type: an id, a part of a name, some words."""

import re

import kleos
from kleos.engine.game import Face
from kleos.games.clauses import Clause, clause_in
from kleos.games.facts import full_name
from kleos.games.sections import section_heading
from kleos.language.messages import Close
from kleos.terminal.messages import Mistake


def all_rules(game: str | None = None) -> list[kleos.Rules]:
    return [kleos.rules(id) for id in (kleos.games() if game is None else (game,))]


# Cards ----------------------------------------------------------------------------------------------------------------
def find_cards(words: list[str], among: list[kleos.Rules], lang: str) -> list[Face]:
    """The cards with these ids, or those whose name or title holds all the words."""
    by_id = {id.casefold(): face for rules in among for id, face in rules.cards.items()}
    parts = [word.casefold() for word in words]
    if all(part in by_id for part in parts):
        return [by_id[part] for part in parts]
    found = [face for face in by_id.values() if all(part in full_name(face, lang).casefold() for part in parts)]
    if not found:
        unknown = [word for word in words if word.casefold() not in by_id]
        ids = [face.id for face in by_id.values()]
        close = Close(unknown[0].upper(), ids) or Close(unknown[0].lower(), ids)
        raise Mistake("no-card", words=" ".join(unknown), hint=close)
    return found


# Clauses --------------------------------------------------------------------------------------------------------------
def find_clauses(id: str, among: list[kleos.Rules]) -> list[Clause]:
    """The clause with this id, those of the section with this number (NM-5), or all of a game (NM, naruto-mythos)."""
    clauses = {clause.id: clause for rules in among for clause in rules.clauses.values()}
    wanted = re.compile(rf"{re.escape(id)}[a-z]?", re.IGNORECASE)  # letters divide a clause into several
    found = [clause for clause in clauses.values() if clause.id.casefold() == id.casefold()]
    found = found or [clause for clause in clauses.values() if wanted.fullmatch(clause.id)]
    found = found or [clause for clause in clauses.values() if clause.id.casefold().startswith(id.casefold() + ".")]
    found = found or [clause for clause in clauses.values() if clause.id.casefold().startswith(id.casefold() + "-")]
    found = found or [clause for rules in among if rules.game == id.casefold() for clause in rules.clauses.values()]
    if not found:
        raise Mistake("no-clause", id=id, hint=Close(id.upper(), clauses))
    return found


def search_clauses(words: list[str], among: list[kleos.Rules], lang: str) -> list[Clause]:
    """The clauses that hold all these words, or words that begin with them, in English or as the language has them."""
    patterns = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words]
    return [
        clause
        for rules in among
        for clause in rules.clauses.values()
        if any(all(pattern.search(text) for pattern in patterns) for text in texts_of(clause, lang))
    ]


def texts_of(clause: Clause, lang: str) -> tuple[str, str]:
    """A clause with the heading above it, in English and as it is shown to people of a language."""
    return f"{clause.text} {clause.section}", f"{clause_in(clause, lang)[0]} {section_heading(clause.section, lang)}"
