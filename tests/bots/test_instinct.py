"""How a player of Saint Seiya answers without thinking."""

from kleos.engine.rng import seeded
from kleos.games.saint_seiya.bots.rollout import answer
from kleos.games.saint_seiya.testing import Story, facing, table

GREEN = "ikki-green"
OPPONENT = {"draw": ["shiryu-green"] * 5}


def answers(story: Story) -> str:
    return answer(story.match.state, seeded(1)).token


def test_it_plays_the_weakest_card_that_suffices() -> None:
    mine = {"hand": ["shura", "camus", "leda"], "played": facing(1, "doko", "misty"), "draw": ["seiya-green"] * 5}
    assert answers(table(["mu"], mine, OPPONENT)) == "play camus 1"
    mine = {"hand": ["leda", "camus", "misty"], "played": facing(1, "doko"), "draw": ["seiya-green"] * 5}
    assert answers(table(["mu"], mine, OPPONENT)) in ("play camus 1", "play misty 1")


def test_what_would_be_discarded_is_played_for_what_it_does() -> None:
    mine = {"hero": "ikki", "hand": ["ikki-bronze"], "discard": ["shura", GREEN], "draw": ["aiolia", "camus", "milo"]}
    story = table(["pope"], mine, OPPONENT)
    assert answers(story) == "play ikki-bronze 1"
    story.does("play ikki-bronze 1")
    assert answers(story) == "use"
    story.does("use")
    assert answers(story) == f"card {GREEN}"


def test_what_does_nothing_stays_in_hand() -> None:
    story = table(["pope"], {"hand": ["leda", "shura"], "draw": ["seiya-green"] * 5}, OPPONENT)
    assert answers(story) == "end"
