"""Clauses that a refusal can name are told in the languages of the rulebooks; the rest says that it is English."""

import ast
import re
from pathlib import Path

import pytest

import kleos
from kleos.games.clauses import clause_in, key_of
from kleos.language.catalogues import OPENED
from kleos.terminal.showing import clause_words
from kleos.testing.rooms import is_room

GAMES = kleos.games()
BOOKS = ("fr", "it")  # the languages of the rulebooks
PACKAGE = Path(kleos.__file__).parent


def nameable(game: str) -> set[str]:
    """The clauses whose numbers stand by themselves in the package of a game, as those of refusals do."""
    clauses = kleos.rules(game).clauses
    found = set()
    for path in (PACKAGE / "games" / game.replace("-", "_")).rglob("*.py"):
        if is_room(path):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in clauses:
                found.add(node.value)
    return found


def translated(game: str, lang: str) -> set[str]:
    catalogue = next(one for one in OPENED if one.folder.parent.name == game.replace("-", "_"))
    return {id for id in catalogue.source(lang) if re.match(r"[A-Z]{2}-\d", id)}


@pytest.mark.parametrize("lang", BOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_refusal_can_name_is_told_in_the_languages_of_the_books(game: str, lang: str) -> None:
    wanted = nameable(game)
    assert len(wanted) > 40
    assert {key_of(id) for id in wanted} - translated(game, lang) == set()


@pytest.mark.parametrize("lang", BOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_every_translated_clause_is_in_the_rules_and_says_the_same_figures(game: str, lang: str) -> None:
    clauses = {key_of(id): clause for id, clause in kleos.rules(game).clauses.items()}
    known = translated(game, lang)
    assert known <= set(clauses)
    for id in known:
        text, written = clause_in(clauses[id], lang)
        assert written == lang
        assert set(re.findall(r"\d+", text)) == set(re.findall(r"\d+", clauses[id].text)), id


def test_a_clause_that_nobody_translated_says_that_it_is_english() -> None:
    clauses = kleos.rules("naruto-mythos").clauses
    known = translated("naruto-mythos", "fr")
    other = next(clause for id, clause in clauses.items() if key_of(id) not in known)
    assert clause_in(other, "fr") == (other.text, "en")
    assert clause_words(other, "fr") == f"{other.text} (en anglais)"
    assert clause_words(other, "en") == other.text
