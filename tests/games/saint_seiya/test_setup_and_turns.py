"""Setting a match up (section 3), turns and upkeep (section 4)."""

from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.match import Match
from kleos.testing import clause

GAME = "saint-seiya"
HEROES = ["seiya", "shiryu", "hyoga", "shun", "ikki"]
ARMOURS = {
    "seiya": "armure-pegase",
    "shiryu": "armure-dragon",
    "hyoga": "armure-cygne",
    "shun": "armure-andromede",
    "ikki": "armure-phoenix",
}
QUIET = ["leda", "spica", "sho", "ushio", "daichi", "jabu"]  # nothing happens when they are revealed


def dealt(seed: int = 1, players: int = 2, **options: Any) -> Story:
    return Story(kleos.new(GAME, seed=seed, players=players, options=options))


def reserve_set() -> list[str]:
    """The 125 cards of the reserve set."""
    own = {f"{hero}-{rank}" for hero in HEROES for rank in ("green", "bronze")} | set(ARMOURS.values())
    faces = kleos.rules(GAME).cards
    return [id for id, face in faces.items() if id not in own for _ in range(face.facts()["copies"])]


def pile_and_hand(story: Story, seat: int) -> list[str]:
    """The ten cards of a starting deck in the order they were shuffled, the drawn ones first."""
    drawn = [entry["cards"] for entry in story.events("draw", seat) if "cards" in entry]
    return [*drawn[0], *story.draw(seat)]


def shape(cards: list[str]) -> list[bool]:
    """Where the armour lies in a starting deck."""
    return [card.startswith("armure") for card in cards]


def happened(story: Story, *without: str) -> list[str]:
    """The kinds of the events so far."""
    return [kind for kind in story.kinds() if kind not in without]


# Seats and heroes -----------------------------------------------------------------------------------------------------
@clause("SS-3.1", "SS-4.1", "SS-4.16")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 0), (5, 3)])
def test_turns_go_to_the_left_from_the_first_player(players: int, first: int) -> None:
    story = dealt(3, players, first_player=first)
    seats = []
    for _ in range(2 * players):
        story.expects("main")
        seats.append(story.seat)
        story.ends()
        while story.kind != "main":  # what an arrival asks
            story.does(story.tokens[-1])
    assert seats == [(first + i) % players for i in range(2 * players)]


@clause("SS-3.2")
def test_heroes_come_by_seat_from_the_option_and_are_never_asked() -> None:
    for players in (2, 3, 4, 5):
        assert [p["hero"] for p in dealt(1, players).match.view(None)["players"]] == HEROES[:players]
    story = dealt(1, 3, heroes=["ikki", "seiya", "shun"])
    assert [p["hero"] for p in story.match.view(None)["players"]] == ["ikki", "seiya", "shun"]
    assert set(story.hand(0)) <= {"ikki-green", "armure-phoenix"}
    story.expects("main")


@clause("SS-3.2")
@pytest.mark.parametrize(
    "heroes", [["seiya"], ["seiya", "seiya"], ["seiya", "shiryu", "shun"], ["seiya", "shina"], "seiya", [], None]
)
def test_heroes_that_do_not_fit_the_seats_are_refused(heroes: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"SS-2\.6|SS-3\.2"):
        kleos.new(GAME, seed=1, players=2, options={"heroes": heroes})


@clause("SS-3.3", "SS-3.4", "SS-3.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_five_set_aside_a_hand_of_five_and_five_to_draw(players: int) -> None:
    story = dealt(7, players)
    for seat in range(players):
        hero = HEROES[seat]
        assert story.aside(seat) == [f"{hero}-bronze"] * 5
        assert (len(story.hand(seat)), len(story.draw(seat))) == (5, 5)
        assert Counter(story.hand(seat) + story.draw(seat)) == {f"{hero}-green": 9, ARMOURS[hero]: 1}
        for viewer in [*range(players), None]:  # set aside face up, the pile face down
            shown = story.match.view(viewer)["players"][seat]
            assert shown["aside"] == [f"{hero}-bronze"] * 5
            assert (shown["draw_size"], shown["draw_top"]) == (5, [])
            assert ("hand" in shown) == (viewer == seat)


@clause("SS-3.4")
def test_the_armour_may_lie_anywhere_in_a_starting_deck() -> None:
    places = {shape(pile_and_hand(dealt(seed), seat)).index(True) for seed in range(60) for seat in range(2)}
    assert places == set(range(10))


# The table ------------------------------------------------------------------------------------------------------------
@clause("SS-3.6")
@pytest.mark.parametrize("players", [2, 5])
def test_the_whole_reserve_set_is_shuffled(players: int) -> None:
    orders = set()
    for seed in range(5):
        story = dealt(seed, players)
        cards = [*[card for card in story.terrain if card], *story.reserve]
        assert Counter(cards) == Counter(reserve_set())
        assert len(story.reserve) == 119
        assert story.match.view(0)["reserve_size"] == 119
        orders.add(tuple(story.reserve))
    assert len(orders) == 5


@clause("SS-3.7")
def test_six_cards_are_revealed_from_place_six_down_to_place_one() -> None:
    story = dealt(1)
    reveals = story.events("reveal")
    assert [entry["place"] for entry in reveals] == [6, 5, 4, 3, 2, 1]
    assert [entry["cards"][0] for entry in reveals] == story.terrain[::-1]
    assert [entry["object"] for entry in reveals] == [1, 2, 3, 4, 5, 6]
    # the same shuffle, seen from a match of more players: the reserve begins with these six
    assert dealt(1, first_player=0).terrain == dealt(1, 5, first_player=0).terrain


@clause("SS-3.8", "SS-4.1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_first_player_is_the_seat_of_the_option(players: int) -> None:
    for first in range(players):
        story = dealt(9, players, first_player=first).expects("main", first)
        assert story.match.view(None)["first"] == first
        assert [entry["seat"] for entry in story.events("first")] == [first]
    for wrong in (players, -1, "0", None, True, 1.0, "somebody"):
        with pytest.raises(kleos.KleosError, match=r"SS-3\.8"):
            kleos.new(GAME, seed=1, players=players, options={"first_player": wrong})


@clause("SS-3.8")
def test_a_random_first_player_is_any_seat_alike() -> None:
    found = Counter(kleos.new(GAME, seed=seed, players=3).view(None)["first"] for seed in range(300))
    assert set(found) == {0, 1, 2}
    assert all(70 < count < 130 for count in found.values())
    assert dealt(4, 4, first_player="random").match.hash() == dealt(4, 4).match.hash()  # the default


@clause("SS-3.9", "SS-3.10")
@pytest.mark.parametrize("card", ["pope", "gigas", "athena", "shaina", "ptolemy", "aiolos", "doko", "spartan", "geist"])
def test_no_card_revealed_at_setup_does_anything(card: str) -> None:
    for seed in range(1000):
        match = kleos.new(GAME, seed=seed, players=3)
        if card in [entry["cards"][0] for entry in match.log(None) if entry["kind"] == "reveal"]:
            break
    story = Story(match).expects("main")
    assert card in story.terrain
    assert story.kinds() == ["first", "draw", "draw", "draw", *["reveal"] * 6, "turn"]
    assert (story.flames, story.common, len(story.reserve)) == (12, [], 119)
    for seat in range(3):
        assert (len(story.hand(seat)), story.discard(seat), story.wounded(seat)) == (5, [], [])


@clause("SS-3.9")
def test_gold_knights_at_setup_take_no_flame() -> None:
    for seed in range(100):
        story = Story(kleos.new(GAME, seed=seed, players=2))
        assert story.flames == 12
        if "aiolos" in story.terrain:
            break
    gold = [card for card in story.terrain if card and kleos.rules(GAME).cards[card].facts()["flame"]]
    assert "aiolos" in gold


@clause("SS-3.11")
def test_randomness_is_spent_on_the_first_player_then_the_reserve_then_the_piles_by_seat() -> None:
    for seed in (1, 2, 77):
        for players in (2, 3, 4, 5):
            assert dealt(seed, players).board.first == seeded(seed).below(players)
        fixed = dealt(seed, 2, first_player=0)
        assert dealt(seed, 2, first_player=1).reserve == fixed.reserve  # nothing is spent on a given first player
        assert dealt(seed, 2).reserve != fixed.reserve
        for players in (3, 4, 5):  # the reserve comes before the piles, and each pile before that of the next seat
            more = dealt(seed, players, first_player=0, heroes=HEROES[::-1][:players])
            assert (more.reserve, more.terrain) == (fixed.reserve, fixed.terrain)
            for seat in range(2):
                assert shape(pile_and_hand(more, seat)) == shape(pile_and_hand(fixed, seat))


@clause("SS-3.11")
def test_equal_seeds_give_equal_matches_and_other_seeds_others() -> None:
    for players in (2, 5):
        assert dealt(12, players).match.hash() == dealt(12, players).match.hash()
        assert dealt(12, players).match.hash() != dealt(13, players).match.hash()
    one, two = dealt(12, 3), dealt(12, 3)
    for story in (one, two):
        for _ in range(40):
            story.does(story.tokens[0])
    assert one.match.hash() == two.match.hash()
    assert one.match.log(None) == two.match.log(None)


@clause("SS-3.12", "SS-3.13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_clock_is_full_and_nothing_is_used_when_the_first_turn_starts(players: int) -> None:
    view = dealt(5, players).match.view(None)
    assert (view["flames"], view["common_discard"], view["turn"], view["ending"]) == (12, [], 1, False)
    for shown in view["players"]:
        assert shown["armour"] is None
        assert shown["wounded"] == shown["destroyed"] == shown["played"] == shown["discard"] == []


# Turns ----------------------------------------------------------------------------------------------------------------
@clause("SS-4.2", "SS-4.7")
def test_a_turn_is_a_main_phase_and_an_upkeep_of_six_steps_in_order() -> None:
    story = table(
        ["leda", None, "spica", None, None, "mu"],
        {"hand": ["jabu", "seiya-green"], "played": facing(1, "misty"), "draw": ["seiya-green"] * 6},
        reserve=QUIET,
    )
    assert story.match.view(None)["phase"] == "main"
    story.does("end").expects("upkeep-discard", 0)
    assert story.match.view(None)["phase"] == "upkeep"
    story.does("card jabu", "done").expects("main", 1)
    assert happened(story) == [
        *["used", "discard"],  # 1a, 1b
        *["draw"],  # 2
        *["remove", "flame"],  # 3
        *["push"],  # 4
        *["reveal"] * 4,  # 5
        *["turn"],  # 6
    ]
    assert story.events("draw")[0]["amount"] == 4
    assert story.terrain == ["ushio", "sho", "spica", "leda", "leda", "spica"]
    assert story.match.view(None)["phase"] == "main"


@clause("SS-4.7")
def test_upkeep_steps_are_taken_even_after_an_idle_turn() -> None:
    story = table(["leda", "spica", "sho", "ushio", "daichi", "jabu"], {"draw": ["seiya-green"]}, reserve=["nachi"])
    story.does("end").expects("main", 1)
    assert happened(story) == ["draw", "remove", "push", "reveal", "turn"]
    assert (story.hand(0), story.common) == (["seiya-green"], ["jabu"])
    assert story.terrain == ["nachi", "leda", "spica", "sho", "ushio", "daichi"]


@clause("SS-4.3")
@pytest.mark.parametrize(("turn", "seats"), [(4, [1, 2, 0]), (5, [2, 0]), (6, [0])])
def test_a_round_begins_with_the_first_player_and_is_one_turn_of_everybody(turn: int, seats: list[int]) -> None:
    story = table(["leda"], {}, {}, {}, first=1, turn=turn, ending=True)
    found = []
    while story.match.decision is not None:
        found.append(story.expects("main").seat)
        story.ends()
    assert found == seats


@clause("SS-4.4")
def test_all_five_actions_are_offered_in_any_order() -> None:
    def position() -> Story:
        return table(
            ["leda"],
            {
                "hand": ["spica", "armure-vierge"],
                "played": facing(1, "misty", "seiya-green"),
                "wounded": ["sho"],
                "draw": ["seiya-green"] * 4,
            },
        )

    story = position().expects("main", 0)
    actions = ["play spica 1", "equip armure-vierge", "acquire 1 force", "activate #2", "heal #3"]
    story.expects_exactly(*actions, "end")
    for action in actions:
        position().does(action).expects("main", 0)
    story.does("heal #3", "equip armure-vierge", "play spica 1", "acquire 1 force").expects("main", 0)
    story.expects_exactly("activate #5", "end")


@clause("SS-4.5")
def test_taking_no_action_is_legal() -> None:
    story = table(["leda"], {"hand": ["jabu", "armure-vierge"]}).offers("end")
    story.ends().expects("main", 1)
    assert story.hand(0) == ["armure-vierge", "jabu"]


@clause("SS-4.6")
def test_the_main_phase_ends_only_by_end() -> None:
    story = table(["leda"], {"hand": ["jabu"]})
    story.does("play jabu 1").expects("main", 0).expects_exactly("end")  # nothing else is left, and it is still asked
    story.does("end").expects("main", 1).expects_exactly("end")


# Upkeep ---------------------------------------------------------------------------------------------------------------
@clause("SS-4.8")
def test_played_cards_are_discarded_wounded_ones_and_the_armour_stay() -> None:
    story = table(
        ["leda", "spica"],
        {
            "hand": ["jabu"],
            "played": [*facing(1, "misty"), *facing(2, "seiya-green"), *facing(None, "albior")],
            "wounded": ["sho"],
            "armour": "armure-vierge",
        },
        {"wounded": ["ban"], "armour": "armure-dragon"},
    )
    story.does("end").expects("upkeep-discard", 0)
    assert story.played(0) == []
    assert sorted(story.discard(0)) == ["albior", "misty", "seiya-green"]
    assert (story.wounded(0), story.armour(0), story.hand(0)) == (["sho"], "armure-vierge", ["jabu"])
    assert (story.wounded(1), story.armour(1)) == (["ban"], "armure-dragon")


@clause("SS-4.9")
def test_bonuses_reductions_and_permissions_end_with_the_turn() -> None:
    story = table(
        [
            {"card": "dauphin", "dauphin_paid": True},
            {"card": "mu", "force_less": 5, "cosmos_less": 2},
            {"card": "armure-lion"},
        ],
        {"hand": ["jabu"], "played": facing(2, "misty", force_bonus=2), "force_all": 1, "armours_by_force": True},
    )
    assert (story.force("misty"), story.cost(2, "force"), story.cost(2, "cosmos")) == (5, 2, 5)
    assert story.cost(3, "force") == 5
    story.does("end").expects("upkeep-discard")
    view = story.match.view(None)
    assert (view["players"][0]["force_all"], view["players"][0]["armours_by_force"]) == (0, False)
    assert [(c["force_less"], c["cosmos_less"], c["dauphin_paid"]) for c in view["terrain"][:3]] == [(0, 0, False)] * 3
    assert [c["costs"] for c in view["terrain"][:3]] == [{"force": 3}, {"force": 7, "cosmos": 7}, {"cosmos": 5}]
    story.does("done").expects("main", 1).ends().expects("main", 0)
    story.does("play misty 6")  # drawn again; Mu has moved on from place 2
    assert (story.terrain[5], story.force("misty"), story.cost(6, "force")) == ("mu", 2, 6)


@clause("SS-4.10")
def test_any_number_of_cards_is_discarded_from_the_hand_one_at_a_time() -> None:
    story = table(["leda"], {"hand": ["jabu", "jabu", "sho", "armure-vierge"], "draw": ["seiya-green"] * 5})
    story.does("end").expects("upkeep-discard", 0)
    story.expects_exactly("card jabu", "card sho", "card armure-vierge", "done")
    story.does("card jabu").expects_exactly("card jabu", "card sho", "card armure-vierge", "done")
    story.does("card armure-vierge").expects_exactly("card jabu", "card sho", "done")
    assert sorted(story.discard()) == ["armure-vierge", "jabu"]
    story.does("done").expects("main", 1)
    assert sorted(story.hand()) == ["jabu", *["seiya-green"] * 3, "sho"]


@clause("SS-4.10")
def test_none_or_all_of_the_hand_may_be_discarded() -> None:
    story = table(["leda"], {"hand": ["jabu", "sho"], "draw": ["seiya-green"] * 6})
    story.does("end", "done").expects("main", 1)
    assert (sorted(story.hand()), story.discard()) == (["jabu", *["seiya-green"] * 3, "sho"], [])
    story = table(["leda"], {"hand": ["jabu", "sho"], "draw": ["seiya-green"] * 6})
    story.does("end", "card sho", "card jabu").expects("main", 1)  # with an empty hand nothing more is asked
    assert (story.hand(), sorted(story.discard())) == (["seiya-green"] * 5, ["jabu", "sho"])


@clause("SS-4.11")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (2, 3), (4, 1), (5, 0), (7, 0)])
def test_the_hand_is_filled_up_to_five_and_never_cut(held: int, drawn: int) -> None:
    hand = ["jabu", "jabu", "sho", "sho", "ban", "ban", "nachi"][:held]
    story = table(["leda"], {"hand": hand, "draw": ["seiya-green"] * 6}).ends()
    assert sorted(story.hand()) == sorted(hand + ["seiya-green"] * drawn)
    assert [entry["amount"] for entry in story.events("draw")] == ([drawn] if drawn else [])
    assert story.discard() == []


@clause("SS-4.11")
def test_only_the_active_player_draws_in_upkeep() -> None:
    story = table(["leda"], {"draw": ["seiya-green"] * 6}, {"hand": ["jabu"], "draw": ["shiryu-green"] * 6})
    story.ends()
    assert (len(story.hand(0)), story.hand(1)) == (5, ["jabu"])


@clause("SS-4.12")
@pytest.mark.parametrize(
    ("card", "flames"), [("mu", 11), ("saga", 11), ("athena", 12), ("armure-lion", 12), ("leda", 12)]
)
def test_the_card_in_place_six_is_removed_and_a_flame_icon_takes_a_flame(card: str, flames: int) -> None:
    story = table([None, None, None, None, "spica", card]).ends()
    assert (story.common, story.flames) == ([card], flames)
    assert story.terrain == [None] * 5 + ["spica"]
    assert [(entry["place"], entry["cards"]) for entry in story.events("remove")] == [(6, [card])]


@clause("SS-4.13")
def test_nothing_is_removed_from_an_empty_place_six() -> None:
    story = table(["spica", None, None, None, "mu", None]).ends()
    assert (story.common, story.flames, story.events("remove")) == ([], 12, [])
    assert story.terrain == [None] * 4 + ["spica", "mu"]


@clause("SS-4.14")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["leda", "spica", "sho", "ushio", "daichi", "jabu"], [None, "leda", "spica", "sho", "ushio", "daichi"]),
        (["leda", None, "spica", None, "sho", "jabu"], [None, None, None, "leda", "spica", "sho"]),
        (["leda", None, None, None, None, None], [None, None, None, None, None, "leda"]),
        ([None, "leda", None, None, "spica", None], [None, None, None, None, "leda", "spica"]),
        ([None, None, None, None, None, "leda"], [None] * 6),
        ([None] * 6, [None] * 6),
    ],
)
def test_the_terrain_is_pushed_to_the_right_in_unchanged_order(
    before: list[str | None], after: list[str | None]
) -> None:
    story = table(before, reserve=[]).does("end")
    assert story.terrain == after


@clause("SS-4.15", "SS-4.17")
def test_an_acquired_card_leaves_a_hole_until_upkeep_step_five() -> None:
    story = table(
        ["leda", "spica", "sho", "ushio", "daichi", "ban"],
        {"hand": ["jabu"], "played": facing(2, "misty")},
        reserve=["nachi", "geki", "ichi"],
    )
    story.does("acquire 2 force").expects("main")
    assert story.terrain == ["leda", None, "sho", "ushio", "daichi", "ban"]
    story.refuses("play jabu 2", clause="SS-5.12")
    story.does("play jabu 1")
    assert story.terrain == ["leda", None, "sho", "ushio", "daichi", "ban"]
    story.ends()
    assert story.terrain == ["geki", "nachi", "leda", "sho", "ushio", "daichi"]
    assert [(entry["place"], entry["cards"]) for entry in story.events("reveal")] == [(2, ["nachi"]), (1, ["geki"])]


@clause("SS-4.17")
def test_an_effect_that_says_so_refills_in_the_main_phase() -> None:
    story = table([None, "mu", None, "saga", None, None], {"played": facing(2, "docrates")}, reserve=QUIET)
    story.does("activate #3").expects("main", 0)
    assert story.terrain == ["ushio", "mu", "sho", "saga", "spica", "leda"]


@clause("SS-4.16")
def test_the_main_phase_of_the_player_to_the_left_starts_unless_the_match_is_over() -> None:
    story = table(["leda"], {}, {}, {}, turn=3).expects("main", 2)
    story.ends().expects("main", 0)
    assert (story.board.turn, story.board.actions) == (4, 0)
    assert [(entry["seat"], entry["amount"]) for entry in story.events("turn")] == [(0, 4)]
    over = table(["leda"], {}, {}, {}, turn=3, ending=True).ends()
    assert over.match.decision is None
    assert over.match.outcome is not None


@clause("SS-4.18")
def test_arrivals_of_upkeep_find_the_player_whose_turn_is_ending_active() -> None:
    story = table(["leda"], {}, {}, {}, turn=2, reserve=["gigas"]).ends()
    story.expects("player-pick", 1).expects_exactly("player p0", "player p1", "player p2")
    assert story.match.view(None)["active"] == 1
    story.does("player p2").expects("main", 2)
    assert story.discard(2) == ["gigas"]


@clause("SS-4.18")
def test_each_player_of_an_arrival_in_upkeep_counts_from_the_player_whose_turn_is_ending() -> None:
    hands = [{"hand": [f"{hero}-green"] * 5} for hero in HEROES[:3]]
    story = table(["leda"], *hands, turn=2, reserve=["spartan"]).ends()
    for seat in (1, 2, 0):
        story.expects("hand-wound", seat).does("skip")
    story.expects("main", 2)


def test_options_have_the_defaults_of_the_table() -> None:
    match: Match = kleos.new(GAME, seed=1)
    assert match.players == 2
    assert match.setup is not None
    assert match.setup.options == {
        "heroes": ["seiya", "shiryu"],
        "first_player": "random",
        "shaina_counts": "rank",
        "main_phase_action_limit": 200,
        "turn_limit": 300,
    }
    with pytest.raises(kleos.KleosError):
        kleos.new(GAME, seed=1, options={"heros": ["seiya", "shiryu"]})
    for key in ("main_phase_action_limit", "turn_limit"):
        for wrong in (0, -1, "5", None, 1.5, True):
            with pytest.raises(kleos.KleosError):
                kleos.new(GAME, seed=1, options={key: wrong})
