"""Effects: kinds, duties and options, order, continuous effects (section 6)."""

import pytest

from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

QUIET = ["leda", "spica", "sho", "ushio", "daichi", "nachi"]  # nothing happens when they are revealed


def same(found: list[str], *cards: str) -> None:
    """The same cards, in whatever order."""
    assert sorted(found) == sorted(cards)


def seats(story: Story, kind: str) -> list[int]:
    """Whom the events of a kind were about, in order."""
    return [entry["seat"] for entry in story.events(kind)]


# Kinds ----------------------------------------------------------------------------------------------------------------
@clause("SS-6.1")
def test_effects_on_the_terrain_are_arrival_defeated_and_continuous() -> None:
    arrival = table(["leda"], reserve=["ptolemy"]).ends()
    assert arrival.flames == 11
    defeated = table(["dante"], {"played": facing(1, "shura", "misty")}, reserve=["jabu"]).does("acquire 1 force")
    assert "jabu" in defeated.discard()
    continuous = table(["pegase-noir"], {"played": facing(1, "seiya-green")})
    assert continuous.cost(1, "force") == 4 - 2


@clause("SS-6.1")
def test_effects_in_play_are_on_play_activation_and_continuous() -> None:
    on_play = table(["leda"], {"hand": ["guilty"], "discard": ["jabu"]}).does("play guilty 1").expects("on-play")
    on_play.does("use")
    assert (on_play.discard(), on_play.draw()) == ([], ["jabu"])
    activation = table(["leda"], {"armour": "armure-vierge", "draw": ["jabu", "sho"]}).does("activate #2")
    same(activation.hand(), "jabu", "sho")
    continuous = table(["leda"], {"played": facing(1, "marine", "seiya-green")})
    assert continuous.cosmos("seiya-green") == 1


@clause("SS-6.2")
def test_an_arrival_triggers_once_however_the_card_is_revealed() -> None:
    upkeep = table(["leda"], reserve=["ptolemy"]).ends()
    assert upkeep.flames == 11
    upkeep.ends().ends()  # it moves along the terrain and does nothing more
    assert upkeep.flames == 11
    docrates = table(["mu"], {"played": facing(1, "docrates")}, reserve=["ptolemy", *QUIET]).does("activate #2")
    assert docrates.flames == 11
    gigas = table(["leda"], {"played": facing(1, "gigas")}, reserve=["ptolemy"]).does("activate #2")
    assert (gigas.flames, gigas.terrain[0]) == (11, "ptolemy")


@clause("SS-6.2")
def test_an_arrival_does_not_trigger_when_the_card_is_taken_without_being_revealed() -> None:
    story = table(["dante"], {"played": facing(1, "shura", "misty")}, reserve=["ptolemy"]).does("acquire 1 force")
    assert ("ptolemy" in story.discard(), story.flames) == (True, 12)


@clause("SS-6.3")
def test_a_defeated_effect_triggers_once_before_the_card_reaches_its_destination() -> None:
    story = table(["arachne", "leda"], {"played": facing(1, "shura", "sirius", "misty")}, {"hand": ["armure-lion"]})
    story.does("acquire 1 force")
    assert story.kinds() == ["acquire", "discard", "used", "to-discard"]
    assert (story.discard(1), story.events("to-discard")[0]["cards"]) == (["armure-lion"], ["arachne"])


@clause("SS-6.3")
def test_a_card_that_is_removed_or_given_is_not_defeated() -> None:
    removed = table(["leda", None, None, None, None, "arachne"], {}, {"hand": ["armure-lion"]}).ends()
    assert (removed.common, removed.hand(1)) == (["arachne"], ["armure-lion"])
    gigas = table(["dante", "leda"], {"played": facing(2, "gigas")}, reserve=["sho", "ban"]).does(
        "activate #3", "place 1"
    )
    assert (gigas.common, gigas.reserve, gigas.discard()) == (["dante"], ["ban"], ["gigas"])


# Duties and options ---------------------------------------------------------------------------------------------------
@clause("SS-6.4")
def test_arrivals_and_defeated_effects_are_mandatory() -> None:
    misty = table(["leda"], {"wounded": ["sho", "ban"]}, reserve=["misty"]).ends()
    misty.expects("wounded-destroy", 0).expects_exactly("target #2", "target #3").refuses("skip", "done")
    geist = table(["leda"], {"hand": ["jabu"] * 2 + ["sho"] * 2 + ["ban"]}, reserve=["geist"]).ends()
    geist.expects("hand-destroy", 0).expects_exactly("card jabu", "card sho", "card ban")
    aphrodite = table(
        ["aphrodite"], {"played": facing(1, "sirius", "shura", "dio")}, {"hand": ["sho", "ban", "nachi"]}
    ).does("acquire 1 force")
    aphrodite.expects("hand-wound", 1).expects_exactly("card sho", "card ban", "card nachi")


@clause("SS-6.4")
def test_doko_and_spartan_say_may() -> None:
    doko = table(["leda"], {"hand": ["jabu"] * 2 + ["ban"] * 2 + ["sho"], "discard": ["seiya-green"]}, reserve=["doko"])
    doko.ends().expects("discard-take", 0).expects_exactly("card seiya-green", "skip")
    doko.does("skip").expects("main", 1)
    assert doko.discard() == ["seiya-green"]
    spartan = table(["leda"], {"hand": ["jabu"] * 2 + ["ban"] * 2 + ["sho"]}, reserve=["spartan"])
    spartan.ends().expects("hand-wound", 0).expects_exactly("card jabu", "card ban", "card sho", "skip")
    spartan.does("skip").expects("main", 1)
    assert (len(spartan.hand()), spartan.wounded()) == (5, [])


@clause("SS-6.5")
def test_on_play_effects_and_activations_are_optional() -> None:
    story = table(["leda", "spica"], {"hand": ["jamian"], "played": facing(1, "misty"), "wounded": ["sho"]})
    story.does("play jamian 1").expects("on-play").expects_exactly("use", "skip").does("skip")
    assert story.terrain[:2] == ["leda", "spica"]
    story.offers("activate #3", "end").ends()
    assert (story.wounded(0), story.events("activate")) == (["sho"], [])


@clause("SS-6.6")
def test_once_begun_no_step_may_be_declined() -> None:
    phaeton = table(["leda"], {"hand": ["phaeton", "jabu", "sho"], "draw": ["ban", "nachi"]})
    phaeton.does("play phaeton 1", "use").expects("hand-destroy").expects_exactly("card jabu", "card sho")
    phaeton.refuses("skip", "done").does("card jabu").expects("main")
    same(phaeton.hand(), "sho", "ban", "nachi")
    cristal = table(["leda"], {"hand": ["chevalier-de-cristal", "jabu"], "draw": ["ban"]})
    cristal.does("play chevalier-de-cristal 1", "use").expects("hand-discard").expects_exactly("card jabu", "card ban")
    jamian = table(["leda", "spica", "sho"], {"hand": ["jamian"]}).does("play jamian 1", "use")
    jamian.expects_exactly("place 1", "place 2", "place 3").does("place 2").expects_exactly("place 1", "place 3")
    cassios = table(["leda", "spica"], {"played": facing(1, "cassios")}).does("activate #3")
    cassios.expects_exactly("place 1", "place 2")


@clause("SS-6.7")
def test_a_requirement_must_be_paid_in_full() -> None:
    def shiryu(*hand: str) -> Story:
        fields = {"hero": "shiryu", "hand": ["shiryu-bronze", *hand], "draw": ["jabu"]}
        return table(["leda"], fields, {"hero": "seiya"}).does("play shiryu-bronze 1")

    shiryu("ban", "armure-dragon").expects("main")
    shiryu("shiryu-green").expects("on-play")
    # a pair of one number: one green and one bronze are none
    pair = {"armour": "armure-pegase", "aside": ["seiya-bronze"]}
    table([], {**pair, "hand": ["seiya-green", "seiya-bronze"]}).refuses("activate #1", clause="SS-6.8")
    table([], {**pair, "hand": ["seiya-green"] * 2}).offers("activate #1")
    table(["leda"], {"played": facing(1, "misty"), "draw": ["jabu"] * 2}, {"wounded": ["sho"]}).refuses("activate #2")
    table(["leda"], {"played": facing(1, "ban"), "armour": "armure-balance", "hand": ["armure-lion"]}).refuses(
        "activate #2"
    )
    table(["leda"], {"played": facing(1, "sirius"), "aside": ["seiya-bronze"], "hand": ["ban"]}).refuses("activate #2")


@clause("SS-6.8")
def test_a_pure_draw_is_not_usable_without_cards_to_draw() -> None:
    vierge = {"armour": "armure-vierge"}
    table([], vierge).expects_exactly("end").refuses("activate #1", clause="SS-6.8")
    table([], {**vierge, "draw": ["jabu"]}).offers("activate #1")
    table([], {**vierge, "discard": ["jabu"]}).offers("activate #1")
    # for Phaeton drawing is what follows: the sacrifice alone changes something
    table(["leda"], {"hand": ["phaeton", "jabu"]}).does("play phaeton 1").expects("on-play")


@clause("SS-6.8")
def test_a_reduction_may_be_aimed_at_a_card_that_costs_one() -> None:
    story = table([{"card": "leda", "force_less": 1}], {"played": facing(1, "capella")})
    assert story.cost(1, "force") == 1
    story.offers("activate #2").does("activate #2")
    assert (story.cost(1, "force"), story.destroyed()) == (1, ["capella"])


@clause("SS-6.8")
def test_conditions_and_visible_targets_decide_what_is_usable() -> None:
    p1 = {"discard": ["shiryu-green"], "wounded": []}
    story = table(
        ["athena"], {"played": facing(1, "ichi", "nachi", "geki", "jango", "dio", "geist", "cassios", "capella")}, p1
    )
    story.expects_exactly(
        "end"
    )  # no bronze Hero, armour, pair, Black Knight, armour, Ghost Knight, Knight or Force cost
    story = table(
        ["athena", "dauphin", "armure-lion"],
        {"played": facing(1, "ichi", "nachi", "dio", "geist", "cassios", "capella")},
        {"discard": ["shiryu-bronze"], "armour": "armure-dragon"},
    )
    story.expects_exactly(*[f"activate #{n}" for n in range(4, 10)], "end")
    hyoga = table(["leda", "spica"], {"hero": "hyoga", "hand": ["hyoga-bronze"] * 2, "draw": ["jabu"]})
    hyoga.does("play hyoga-bronze 1").expects("main").does("play hyoga-bronze 2").expects("main")


@clause("SS-6.9")
@pytest.mark.parametrize("card", ["jabu", "ban", "oko", "ptolemy", "asterion"])
def test_effects_on_hidden_hands_are_usable_if_one_hand_is_not_empty(card: str) -> None:
    # no hand holds what is asked for, which the offer must not tell
    story = table(["mu"], {"played": facing(1, card)}, {}, {"hand": ["armure-lion"]})
    story.offers("activate #2").does("activate #2").expects("main", 0)
    assert story.hand(2) == ["armure-lion"]
    table(["mu"], {"played": facing(1, card)}, {}, {}).refuses("activate #2", clause="SS-6.8")


@clause("SS-6.9")
def test_a_players_own_hand_does_not_make_it_usable() -> None:
    table(["mu"], {"hand": ["seiya-bronze", "ban"], "played": facing(1, "jabu", "oko")}).expects_exactly(
        "play seiya-bronze 1", "play ban 1", "end"
    )


@clause("SS-6.10")
def test_an_effect_does_as_much_as_possible() -> None:
    aphrodite = table(
        ["aphrodite"],
        {"played": facing(1, "sirius", "shura", "dio")},
        {"hand": ["sho", "armure-lion"]},
        {"hand": ["armure-vierge"]},
        {},
        {"hand": ["ban", "nachi", "geki"]},
    )
    aphrodite.does("acquire 1 force").expects("hand-wound", 4).does("card ban").does("card geki").expects("main", 0)
    assert [aphrodite.wounded(seat) for seat in range(1, 5)] == [["sho"], [], [], ["ban", "geki"]]
    phaeton = table(["leda"], {"hand": ["phaeton", "jabu"], "draw": ["ban"]}).does("play phaeton 1", "use")
    assert phaeton.hand() == ["ban"]


# Order and choices ----------------------------------------------------------------------------------------------------
@clause("SS-6.11")
def test_each_player_is_handled_in_turn_order_from_the_active_player() -> None:
    wounded = [{"wounded": [card], "draw": [f"{hero}-green"] * 6, "hand": [f"{hero}-green"] * 3} for card, hero in
               (("sho", "seiya"), ("ban", "shiryu"), ("nachi", "hyoga"), ("geki", "shun"))]  # fmt: skip
    story = table(["leda"], *wounded, turn=3, reserve=["athena"]).ends()
    assert seats(story, "draw") == [2, 2, 3, 0, 1]  # upkeep, then Athéna
    assert seats(story, "heal") == [2, 3, 0, 1]
    kinds = [kind for kind in story.kinds() if kind in ("draw", "heal")]
    assert kinds == ["draw"] * 5 + ["heal"] * 4


@clause("SS-6.11")
def test_each_opponent_is_handled_from_the_left_and_finishes_before_the_next() -> None:
    hands = [{"hand": ["sho", "ban", "nachi"]}, {}, {"hand": ["geki", "ichi", "jabu"]}]
    story = table(["aphrodite"], hands[0], {"played": facing(1, "sirius", "shura", "dio")}, hands[2], turn=2)
    story.does("acquire 1 force").expects("hand-wound", 2).does("card geki").expects("hand-wound", 2)
    story.does("card jabu").expects("hand-wound", 0).does("card sho").expects("hand-wound", 0).does("card nachi")
    story.expects("main", 1)
    assert seats(story, "wound") == [2, 2, 0, 0]


@clause("SS-6.12")
def test_a_choice_among_own_cards_is_made_by_their_owner() -> None:
    milo = table(["leda"], {"hand": ["milo"]}, {"hand": ["sho", "armure-lion"]}).does("play milo 1", "use")
    milo.expects("hand-discard", 1).expects_exactly("card sho", "card armure-lion").does("card armure-lion")
    assert (milo.discard(1), milo.hand(1)) == (["armure-lion"], ["sho"])
    misty = table(["leda"], {}, {"wounded": ["sho", "ban"]}, reserve=["misty"]).ends()
    misty.expects("wounded-destroy", 1).does("target #3").expects("main", 1)
    assert (misty.destroyed(1), misty.wounded(1)) == (["ban"], ["sho"])
    doko = table(
        ["leda"], {}, {"hero": "ikki", "discard": ["ikki-green", "ikki-bronze", "jabu"]}, reserve=["doko"]
    ).ends()
    doko.expects("discard-take", 1).expects_exactly("card ikki-green", "card ikki-bronze", "skip")


@clause("SS-6.12")
def test_the_active_player_chooses_where_the_effect_says_so_or_speaks_of_any_player() -> None:
    asterion = table(["mu"], {"played": facing(1, "asterion")}, {"hand": ["sho", "ban", "armure-lion"]}).does(
        "activate #2"
    )
    asterion.expects("seen-hand-wound", 0).expects_exactly("card sho", "card ban").does("card ban")
    assert asterion.wounded(1) == ["ban"]
    shaka = table(["leda"], {"hand": ["shaka"]}, {"discard": ["sho", "ban", "armure-lion"]}).does("play shaka 1", "use")
    shaka.expects("discard-pick", 0).expects_exactly("card sho", "card ban")
    scorpion = table(
        [], {"armour": "armure-scorpion", "wounded": ["nachi"]}, {"wounded": ["sho"]}, {"wounded": ["ban"]}
    )
    scorpion.does("activate #1").expects("wounded-destroy", 0).expects_exactly("target #2", "target #3", "target #4")
    scorpion.does("target #4")
    assert scorpion.destroyed(2) == ["ban"]


@clause("SS-6.13")
def test_any_other_choice_is_made_by_the_active_player() -> None:
    gigas = table(["leda"], {}, {}, {}, turn=3, reserve=["gigas"]).ends()
    gigas.expects("player-pick", 2)
    milo = table(["leda"], {}, {"hand": ["milo"]}, {"hand": ["sho"]}, turn=2)
    milo.does("play milo 1", "use").expects("main", 1)  # p2 is the only one with cards
    both = table(["leda"], {"hand": ["sho"]}, {"hand": ["milo"]}, {"hand": ["ban"]}, turn=2)
    both.does("play milo 1", "use").expects("player-pick", 1).expects_exactly("player p0", "player p2")


@clause("SS-6.14")
def test_an_effect_triggered_inside_another_resolves_first() -> None:
    # Shura takes Babel, whose defeated effect asks before Babel and Shura reach the discard
    story = table(
        ["babel", "shura"],
        {"played": facing(2, "sirius", "moses", "dio", "guilty", "sho"), "wounded": ["ban"]},
        {"wounded": ["nachi"]},
    )
    story.does("acquire 2 force").expects("wounded-destroy", 0)
    assert [held["card"] for held in story.match.view(None)["held"]] == ["shura", "babel"]
    assert story.discard() == []
    story.does("target #9")
    log = [(entry["kind"], entry["cards"][0]) for entry in story.match.log(None) if "cards" in entry]
    assert [entry for entry in log if entry[0] != "used"] == [
        *[("acquire", "shura"), ("acquire", "babel"), ("destroy", "nachi")],
        *[("to-discard", "babel"), ("to-discard", "shura")],
    ]


@clause("SS-6.14")
def test_an_arrival_inside_an_activation_resolves_before_the_activated_card_leaves() -> None:
    story = table(["leda"], {"hand": ["jabu"], "played": facing(1, "gigas")}, reserve=["spartan", "sho"])
    story.does("activate #2").expects("hand-wound", 0)
    assert (story.played(), story.discard(), story.common) == (["gigas"], [], ["leda"])
    story.does("skip").expects("main", 0)
    assert story.discard() == ["gigas"]


@clause("SS-6.15")
def test_an_arrival_resolves_before_the_next_card_is_revealed() -> None:
    story = table([], reserve=["leda", "gigas", "ptolemy", "sho"]).does("end").expects("player-pick", 0)
    assert story.terrain == [None, None, None, None, "gigas", "leda"]
    assert (story.flames, story.reserve) == (12, ["ptolemy", "sho"])
    story.does("player p1").expects("main", 1)
    assert (story.terrain, story.flames) == ([None, None, None, "sho", "ptolemy", "leda"], 11)
    # Aiolos sees the Gold Knights revealed before him, not those after him
    assert table([], reserve=["aiolos", "mu"]).ends().flames == 12
    assert table([], reserve=["mu", "aiolos"]).ends().flames == 11


# Continuous effects ---------------------------------------------------------------------------------------------------
@clause("SS-6.16")
def test_a_continuous_effect_in_play_needs_a_faced_card() -> None:
    story = table(
        ["mu", "leda"],
        {"hand": ["marine"], "played": [*facing(1, "seiya-green", "leda"), *facing(None, "marine", "spica")]},
    )
    assert (story.cosmos("seiya-green"), story.strength(1, "force")) == (0, 2)
    story.does("play marine 2")
    assert story.cosmos("seiya-green") == 0
    # a stranded Aiolia or Saga has no value to raise
    assert table(["mu"], {"played": facing(None, "saga", "aiolia", "aldebaran")}).force("saga") == 0


@clause("SS-6.16")
def test_a_protection_still_applies_while_the_defeated_effect_of_the_held_card_resolves() -> None:
    story = table(["algol"], {"played": facing(1, "sho", "pegase-noir", "seiya-bronze", "seiya-green")})
    story.does("acquire 1 force")
    same(story.wounded(), "seiya-green", "sho")
    same(story.discard(), "algol", "pegase-noir", "seiya-bronze")
    # a Sho facing another card or stranded protects nobody
    other = table(["algol", "mu"], {"played": [*facing(1, "pegase-noir", "misty", "ban"), *facing(2, "sho")]})
    other.does("acquire 1 force")
    assert other.wounded() == ["pegase-noir", "ban"]
    stranded = table(["algol"], {"played": [*facing(1, "pegase-noir", "misty", "ban"), *facing(None, "sho")]})
    stranded.does("acquire 1 force")
    assert stranded.wounded() == ["pegase-noir", "ban"]


@clause("SS-6.17")
def test_continuous_effects_are_read_whenever_they_are_needed() -> None:
    story = table(
        ["sho", "leda", "mu"],
        {"played": [*facing(1, "ban"), *facing(2, "saga", "aldebaran"), *facing(3, "shaka", "shiva", "algol")]},
    )
    assert (story.force("saga"), story.cosmos("saga"), story.force("aldebaran")) == (3, 1, 2)  # 12 flames
    story.does("acquire 3 cosmos")  # 11 flames, and Léda is now the last card
    assert (story.force("saga"), story.cosmos("saga"), story.force("aldebaran")) == (1, 3, 2)
    story = table(["sho", "leda"], {"hand": ["nachi"], "played": [*facing(1, "ban"), *facing(2, "aldebaran")]})
    assert story.force("aldebaran") == 2
    story.does("play nachi 1", "acquire 1 force")  # Sho leaves: Léda is the first card
    assert story.force("aldebaran") == 4


@clause("SS-6.17")
def test_bonuses_go_when_their_source_goes() -> None:
    story = table(["mu"], {"played": facing(1, "albior", "shun-green"), "hero": "shun", "discard": ["jabu"]})
    assert story.cosmos("shun-green") == 1
    story.does("activate #2")
    assert story.cosmos("shun-green") == 0


@clause("SS-6.18")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_continuous_terrain_effects_bind_all_players(seat: int) -> None:
    players: list[dict[str, object]] = [{}, {}, {}]
    players[seat] = {"played": [*facing(1, "shura"), *facing(2, "athena")], "wounded": ["ban"]}
    story = table(["leda", "kuraggu", "june"], *players, turn=seat + 1).expects("main", seat)
    story.refuses("acquire 1 force", clause="SS-11.66")
    assert [token for token in story.tokens if token.startswith("heal")] == []


@clause("SS-6.19")
def test_terrain_effects_have_no_force_in_a_players_zones() -> None:
    story = table(
        ["leda"],
        {
            "hand": ["kuraggu", "june", "sho"],
            "played": facing(1, "kuraggu", "june", "misty", "seiya-green", "serpent-des-mers"),
            "wounded": ["ban"],
        },
    )
    story.offers("acquire 1 force", "heal #5")
    story.does("play sho 1").expects("main")
    # an arrival is nothing when the card is played, a defeated effect nothing either
    played = table(["leda"], {"hand": ["ptolemy", "dante", "shaina"], "armour": "armure-lion"}, reserve=["jabu"])
    played.does("play ptolemy 1", "play dante 1", "play shaina 1").expects("main")
    assert (played.flames, played.armour(), played.reserve) == (12, "armure-lion", ["jabu"])
    dauphin = table(["leda"], {"hand": ["jabu", "ban"], "played": facing(1, "dauphin")}).does("play jabu 1")
    assert (dauphin.hand(), dauphin.kind) == (["ban"], "main")


@clause("SS-6.19")
def test_play_effects_have_no_force_on_the_terrain() -> None:
    story = table(
        ["marine", "shiva", "sho"], {"played": [*facing(1, "seiya-green"), *facing(2, "misty", "moses", "dio")]}
    )
    assert story.cosmos("seiya-green") == 0
    story.does("acquire 2 force")
    assert story.wounded() == ["misty"]  # the Sho of the terrain does not protect him
    story = table(["albior", "misty"], {"wounded": ["ban"], "discard": ["jabu"]})
    story.expects_exactly("end")
    # revealed on the terrain, a card is not played
    guilty = table(
        ["leda"], {"discard": ["jabu"], "hand": ["sho"] * 2 + ["ban"] * 2 + ["nachi"]}, reserve=["guilty"]
    ).ends()
    assert (guilty.expects("main", 1).discard(0), guilty.draw(0)) == (["jabu"], [])


@clause("SS-6.20")
def test_wounding_a_group_is_simultaneous() -> None:
    # Sho himself is wounded by the same effect and protects all the same, whoever comes first
    for fighters in (["sho", "pegase-noir", "misty", "ban"], ["ban", "misty", "pegase-noir", "sho"]):
        story = table(["algol"], {"played": facing(1, *fighters)}).does("acquire 1 force")
        assert story.wounded() == ["sho"]
    two = table(["algol"], {"played": facing(1, "sho", "sho", "misty", "ban")}).does("acquire 1 force")
    assert two.wounded() == []  # each protects the other


@clause("SS-6.21")
def test_a_swap_of_places_triggers_nothing() -> None:
    story = table(["ptolemy", "gigas", "shaina"], {"hand": ["jamian"], "armour": "armure-lion"})
    story.does("play jamian 3", "use", "place 1", "place 3").expects("main")
    assert story.terrain[:3] == ["shaina", "gigas", "ptolemy"]
    assert (story.flames, story.armour(), story.events("reveal")) == (12, "armure-lion", [])


@clause("SS-6.22")
def test_an_armour_received_by_a_swap_triggers_no_on_play_effect() -> None:
    story = table(["leda"], {"hand": ["armure-gemeaux", "jabu"]}, {"armour": "armure-sagittaire", "hand": ["ban"]})
    story.does("equip armure-gemeaux").expects("on-play").does("use").expects("main", 0)
    assert (story.armour(0), story.armour(1), story.terrain[0]) == ("armure-sagittaire", "armure-gemeaux", "leda")
    # equipped from the hand it would be offered
    table(["leda"], {"hand": ["armure-sagittaire", "jabu"]}).does("equip armure-sagittaire").expects("on-play")


@clause("SS-6.22")
def test_a_card_taken_into_the_hand_or_discard_is_not_played() -> None:
    story = table(["leda"], {"played": facing(1, "albior"), "discard": ["phaeton"], "hand": ["jabu"], "draw": ["ban"]})
    story.does("activate #2").expects("main")
    same(story.hand(), "jabu", "phaeton")


@clause("SS-6.23")
def test_a_bonus_stays_with_its_card_until_it_leaves_play() -> None:
    story = table(
        ["sho", "mu", None, None, None, "leda"],
        {"hand": ["jamian"], "played": [*facing(6, "ban"), *facing(1, "albior")], "armour": "armure-taureau"},
    )
    story.does("activate #4").expects("main")
    assert story.force("ban") == 1 + 2
    story.does("play jamian 1", "use", "place 2", "place 6")  # the faced card moves, the bonus stays
    assert (story.facing("ban"), story.force("ban")) == (2, 3)
    story.does("acquire 2 force", "activate #6").expects("discard-take").does("card ban", "play ban 1")
    assert story.force("ban") == 1  # a new play, without the bonus


@clause("SS-6.23")
def test_a_bonus_of_one_card_ends_with_the_turn() -> None:
    story = table(
        ["sho", "mu"],
        {"hand": ["nachi"], "played": facing(1, "ban"), "armour": "armure-lion"},
        {"hand": ["geki"]},
    )
    story.does("activate #3").expects("main")
    assert (story.wounded(), story.force("ban")) == (["nachi"], 1 + 4)
    story.ends().expects("main", 1).ends().expects("main", 0)
    story.does("play ban 6")
    assert story.force("ban") == 1
