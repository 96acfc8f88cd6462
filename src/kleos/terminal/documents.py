"""What commands tell with --json: one document each, for programs. docs/json.md says what is in them."""

import json
from collections.abc import Iterable
from typing import Any

import kleos
from kleos.engine.game import Face, Origin
from kleos.games.clauses import Clause
from kleos.language.grammar import Sayable
from kleos.language.messages import Words
from kleos.terminal.coverage import Coverage


def tell(**fields: Any) -> None:
    """Prints a document; every one begins with the version of the program that wrote it."""
    print(json.dumps({"kleos": kleos.__version__, **fields}, ensure_ascii=False, indent=2))


def card(face: Face, game: str, lang: str) -> dict[str, Any]:
    """A card: facts by ids that no language changes, names and text in the language asked for."""
    return {
        "id": face.id,
        "game": game,
        "name": face.name(lang),
        "title": face.title(lang),
        "facts": face.keys(),
        "text": face.text(lang),
        "origins": {field: origin_of(origin) for field, origin in face.origins(lang).items()},
        "text_origins": [origin_of(origin) for origin in face.text_origins(lang)],
    }


def origin_of(origin: Origin) -> dict[str, str]:
    return {"status": origin.status, "words": origin.words}


def cards(faces: Iterable[Face], among: list[kleos.Rules], lang: str) -> list[dict[str, Any]]:
    """Cards of these games, each with its own."""
    games = {id: rules.game for rules in among for id in rules.cards}
    return [card(face, games[face.id], lang) for face in faces]


def problem(found: Sayable, lang: str) -> dict[str, Any]:
    """Something wrong with a card file, and where."""
    assert isinstance(found, Words)
    return {"line": found.values["line"], "column": found.values["column"], "text": found.values["problem"].text(lang)}


def deck(id: str, listed: Any, lang: str) -> dict[str, Any]:
    """A deck: how many of which card, and its missions."""
    return {
        "id": id,
        "name": listed.called(lang),
        "about": listed.described(lang),
        "cards": {card: listed.cards.count(card) for card in sorted(set(listed.cards))},
        "missions": list(listed.missions),
    }


def clauses(found: Iterable[Clause], among: list[kleos.Rules]) -> list[dict[str, Any]]:
    games = {id: rules.game for rules in among for id in rules.clauses}
    return [{**vars(clause), "game": games[clause.id], "testable": clause.testable} for clause in found]


def coverage(found: Coverage) -> dict[str, Any]:
    return {
        "testable": found.testable,
        "tested": found.testable - len(found.missing),
        "sections": [vars(section) for section in found.sections],
        "missing": [clause.id for clause in found.missing],
        "unknown": [vars(mark) for mark in found.unknown],
    }
