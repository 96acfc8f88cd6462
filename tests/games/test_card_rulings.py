"""The rulings of a card are found by its id."""

import pytest

import kleos
from kleos.games.rulings import rulings

GAMES = kleos.games()


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_of_cards_and_clauses_that_there_are(game: str) -> None:
    rules, found = kleos.rules(game), rulings(game)
    assert set(found) <= set(rules.cards)
    for card, clauses in found.items():
        assert [id for id in clauses if id not in rules.clauses] == [], card
        assert len(set(clauses)) == len(clauses), card


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_about_cards_belongs_to_a_card(game: str) -> None:
    """Section 11 has the rulings card by card."""
    wanted = [id for id in kleos.rules(game).clauses if id.partition("-")[2].startswith("11.")]
    told = {clause for clauses in rulings(game).values() for clause in clauses}
    assert len(wanted) > 35
    assert [id for id in wanted if id not in told] == []
