"""What a match dealt anew from one seat's knowledge keeps: every card somebody saw, and every lack everybody saw."""

from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

GREEN = ["shiryu-green"] * 5
SEEDS = range(40)


def hands(story: Story, seat: int, owner: int) -> list[list[str]]:
    """The owner's hand in many matches dealt anew from what the seat knows."""
    return [Story(story.match.determinize(seat, seed)).hand(owner) for seed in SEEDS]


@clause("SS-9.5", "SS-9.12")
def test_a_card_acquired_by_cosmos_stays_in_the_hand_it_was_seen_to_enter() -> None:
    story = table(
        ["jabu"],
        {"draw": ["seiya-green", "leda", "oko", "jaki", "sho", "spica"], "played": facing(1, "shaka")},
        {"draw": GREEN},
        reserve=["mu"],
    )
    story.does("acquire 1 cosmos").ends()
    assert "jabu" in story.hand(0)
    found = hands(story, 1, 0)
    assert all("jabu" in hand for hand in found)
    assert any(hand != story.hand(0) for hand in found), "the cards drawn are dealt anew"


@clause("SS-9.12")
def test_of_two_copies_one_leaves_and_everybody_knows_of_one_fewer() -> None:
    story = table(
        ["mu", None, None, None, None, "dante"],
        {"hand": ["misty"], "discard": ["misty"], "draw": ["leda", "oko", "cassios"], "armour": "armure-vierge",
         "played": facing(6, "albior")},
        {"draw": GREEN},
    )  # fmt: skip
    albior = story.number("albior")
    story.does(f"activate #{albior}")  # one misty is seen to join another that nobody else has seen
    assert story.hand(0) == ["misty", "misty"]
    assert all("misty" in hand for hand in hands(story, 1, 0))
    story.does("play misty 1")
    assert story.hand(0) == ["misty"]
    assert any("misty" not in hand for hand in hands(story, 1, 0)), (
        "the one that was seen may be the one that was played"
    )


@clause("SS-9.7", "SS-9.12")
def test_a_hand_looked_at_is_known_to_who_looked_and_to_nobody_else() -> None:
    cards = ["shiryu-green", "armure-dragon", "leda"]
    draw = ["oko", "cassios", "phaeton", "jaki", "spica", "sho"]
    story = table(
        ["mu"],
        {"played": facing(1, "asterion")},
        {"hand": cards, "draw": draw},
        {"hand": ["hyoga-green"]},
    )
    story.does(f"activate #{story.number('asterion')}", "player p1", "card leda")
    assert story.hand(1) == ["shiryu-green", "armure-dragon"]
    assert all(hand == story.hand(1) for hand in hands(story, 0, 1))
    assert any(hand != story.hand(1) for hand in hands(story, 2, 1))


@clause("SS-9.6", "SS-9.12")
def test_a_hand_that_was_seen_to_lack_something_lacks_it() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "ban")},
        {"hand": ["shiryu-green", "armure-dragon", "cassios"], "draw": ["leda", "misty", "sho", "milo", "jabu", "oko"]},
    )
    story.does(f"activate #{story.number('ban')}")
    assert story.events("nothing")
    knights = {"leda", "misty", "sho", "milo", "jabu"}
    assert not any(knights & set(hand) for hand in hands(story, 0, 1))
    assert any(hand != story.hand(1) for hand in hands(story, 0, 1)), "the other cards are still dealt anew"


@clause("SS-13.3", "SS-9.12")
def test_who_is_asked_about_a_hand_has_a_choice_in_every_deal() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "jabu")},
        {"hand": ["shiryu-green", "shiryu-bronze"], "draw": ["leda", "misty", "sho", "oko", "jaki", "shiryu-green"]},
    )
    story.does(f"activate #{story.number('jabu')}").expects("hand-discard", 1)
    for seed in SEEDS:
        guess = Story(story.match.determinize(0, seed))
        guess.expects("hand-discard", 1)
        assert {"shiryu-green", "shiryu-bronze"} <= set(guess.hand(1))


@clause("SS-9.8", "SS-9.12")
def test_the_card_put_on_top_stays_there_until_it_is_drawn() -> None:
    story = table(
        ["mu"],
        {"hand": ["chevalier-des-flammes"]},
        {"destroyed": ["shiryu-green"], "draw": ["leda", "misty", "sho", "oko"]},
    )
    story.does("play chevalier-des-flammes 1", "use")
    for seed in SEEDS:
        assert Story(story.match.determinize(0, seed)).draw(1)[0] == "shiryu-green"
    assert story.match.view(None)["players"][1]["draw_top"] == ["shiryu-green"]
    assert {Story(story.match.determinize(1, seed)).draw(1)[1] for seed in SEEDS} == {"leda", "misty", "sho", "oko"}
