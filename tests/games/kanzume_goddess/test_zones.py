"""Zones and how cards and energy move (section 7)."""

from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, begun, protect, table
from kleos.testing import clause, play_randomly


def numbers(story: Story, seat: int) -> list[int]:
    return [entry["object"] for entry in story.match.view(None)["players"][seat]["play"]]


# Zones ----------------------------------------------------------------------------------------------------------------
@clause("KG-7.1")
def test_the_zones_of_a_player() -> None:
    player = {
        "god": "zeus",
        "energy": 9,
        "hand": ["leo"],
        "deck": ["priest", "virgo"],
        "discard": ["aries"],
        "play": ["lyra"],
    }
    story = table(player)
    shown = story.match.view(0)["players"][0]
    assert (shown["god"], shown["energy"], shown["hand"], shown["deck_size"]) == ("zeus", 9, ["leo"], 2)
    assert (shown["discard"], [entry["card"] for entry in shown["play"]]) == (["aries"], ["lyra"])
    written = story.match.position()["players"][0]
    assert {zone: written[zone] for zone in ("hand", "deck", "discard")} == {
        "hand": ["leo"],
        "deck": ["priest", "virgo"],
        "discard": ["aries"],
    }


@clause("KG-7.2")
def test_the_shared_zones() -> None:
    view = begun(1, 3).match.view(None)
    assert [pile["pile"] for pile in view["piles"]] == ["w1", "w2", "w3", "w4", "w5", "w6"]
    assert set(view["supply"]) == {"priest", "bishop", "sacred-guardian"}
    assert view["netherworld"] == []


@clause("KG-7.3")
def test_the_reveal_place_and_the_out_zone() -> None:
    story = table(
        {"hand": ["sagittarius"], "deck": ["lyra"]}, {"hand": ["cancer", "leo"], "energy": 1, "deck": ["aries"]}, {}
    )
    before = story.match.view(None)["out_size"]
    story.does("play sagittarius 1", "player p1").expects("react-attack", 1)
    assert [entry["card"] for entry in story.match.view(None)["aside"]] == ["lyra"]
    story.does("pass")
    assert story.out(1)
    assert story.match.view(None)["aside"] == []
    assert story.match.view(None)["out_size"] == before + 3


@clause("KG-7.3")
def test_every_card_has_a_place_in_every_match() -> None:
    for seed in range(4):
        play_randomly(begun(seed, 2 + seed).match, seed, lambda match: Story(match).check(), eager=True)


@clause("KG-7.4")
def test_the_order_of_a_deck_is_fixed_and_hidden_from_its_owner_too() -> None:
    one = table({"hand": ["priest"], "deck": ["aries", "leo", "virgo"]})
    two = table({"hand": ["priest"], "deck": ["virgo", "leo", "aries"]})
    for seat in (0, 1, None):
        assert one.match.view(seat) == two.match.view(seat)
    assert "deck" not in one.match.view(0)["players"][0]
    one.does("play priest 1")
    assert one.deck() == ["aries", "leo", "virgo"]


@clause("KG-7.5")
def test_discard_pile_and_netherworld_keep_the_order_in_which_they_arose() -> None:
    story = table({"god": "zeus", "hand": ["leo", "priest"], "discard": ["virgo", "aries"]}).does(
        "use zeus.1", "card leo"
    )
    assert story.discard() == ["leo", "virgo", "aries"]
    assert story.match.view(1)["players"][0]["discard"] == ["leo", "virgo", "aries"]
    hydra = table({"hand": ["hydra", "leo"]}, netherworld=["aries", "virgo"]).does("play hydra 1", "card leo hand")
    assert hydra.netherworld == ["leo", "aries", "virgo"]


@clause("KG-7.5")
def test_the_order_of_a_discard_pile_has_no_meaning() -> None:
    # The same cards in another order are shuffled into the same deck.
    cards = ["priest", "leo", "virgo", "aries", "bishop"]
    decks = []
    for discard in (cards, cards[::-1], sorted(cards)):
        story = table({"hand": ["pegasus"], "discard": discard}, seed=5).does("play pegasus 1")
        decks.append((story.hand(), story.deck()))
    assert decks[0] == decks[1] == decks[2]


@clause("KG-7.6")
def test_cards_in_play_and_aside_take_the_next_number_and_keep_it() -> None:
    story = table({"hand": ["libra", "aries", "priest"], "deck": ["bishop"]}, {"hand": ["cancer", "taurus"]})
    story.does("play priest 1", "play libra 1")  # #1, #2; what Libra reveals is #3
    assert numbers(story, 0) == [1, 2]
    assert [entry["object"] for entry in story.events("reveal")] == [3]
    story.does("play aries 1", "react taurus 2", "react cancer 2")
    assert numbers(story, 0) == [1, 2, 4]
    assert [entry["object"] for entry in story.events("react")] == [5, 6]


@clause("KG-7.6")
def test_a_number_is_never_given_twice() -> None:
    deck = ["priest"] * 5
    story = table({"hand": ["priest"], "deck": deck}, {"hand": ["priest"], "deck": deck}).does("play priest 1")
    assert numbers(story, 0) == [1]
    story.ends().does("play priest 1")
    assert numbers(story, 1) == [2]
    first = begun(1, 2)
    while first.kind != "play-phase":
        first.does("done")
    first.does("play priest 1")
    assert numbers(first, first.active) == [1]


# Shuffling and drawing ------------------------------------------------------------------------------------------------
@clause("KG-7.7", "KG-7.8")
def test_shuffling_makes_the_discard_pile_the_deck_and_nothing_else() -> None:
    player = {"hand": ["lyra", "aries"], "play": ["capricorn", "sagittarius"], "discard": ["leo", "virgo", "cancer"]}
    story = table(player).does("play lyra 1")
    assert story.kinds().count("reshuffle") == 1
    assert (len(story.hand()), len(story.deck()), story.discard()) == (3, 1, [])
    assert Counter(story.hand() + story.deck()) == Counter(["aries", "leo", "virgo", "cancer"])
    assert story.play() == ["capricorn", "sagittarius", "lyra"]


@clause("KG-7.7")
def test_shuffles_are_random() -> None:
    orders = set()
    for seed in range(30):
        story = table({"hand": ["pegasus"], "discard": ["leo", "virgo", "cancer"]}, seed=seed).does("play pegasus 1")
        orders.add((*story.hand(), *story.deck()))
    assert len(orders) == 6


@clause("KG-7.8")
def test_cards_are_drawn_one_after_the_other_with_a_shuffle_in_between() -> None:
    story = table({"hand": ["lyra"], "deck": ["leo"], "discard": ["virgo"] * 3}).does("play lyra 1")
    assert (story.hand(), story.deck(), story.discard()) == (["leo", "virgo"], ["virgo"] * 2, [])
    short = table({"hand": ["lyra"], "deck": ["leo"]}).does("play lyra 1")
    assert (short.hand(), short.deck()) == (["leo"], [])
    none = table({"hand": ["lyra"]}).does("play lyra 1")
    assert none.hand() == []


@clause("KG-7.9")
def test_an_empty_deck_is_not_refilled_before_a_card_is_needed() -> None:
    story = table({"hand": ["lyra"], "deck": ["leo", "aries"], "discard": ["virgo"]}).does("play lyra 1")
    assert (story.deck(), story.discard()) == ([], ["virgo"])
    end = table({"deck": ["priest"] * 5, "discard": ["leo"]}, phase="end")
    assert (end.hand(0), end.deck(0), end.discard(0)) == (["priest"] * 5, [], ["leo"])
    assert "reshuffle" not in end.kinds()


# Discarding and banishing ---------------------------------------------------------------------------------------------
@clause("KG-7.10")
def test_a_discarded_card_goes_face_up_on_the_owners_pile() -> None:
    story = table({"god": "loki", "hand": ["priest"]}, {"hand": ["leo", "virgo"], "discard": ["aries"]}).does(
        "use loki.1"
    )
    story.does("card leo")
    assert story.match.view(0)["players"][1]["discard"] == ["leo", "aries"]
    assert story.discard(0) == ["priest"]


@clause("KG-7.10")
def test_a_random_discard_picks_each_card_with_equal_chance() -> None:
    counts: Counter[str] = Counter()
    for seed in range(300):
        target = {"hand": ["priest", "priest", "leo", "virgo"]}
        counts.update(table({"hand": ["ophiuchus"]}, target, seed=seed).does("play ophiuchus 1").discard(1))
    assert 110 <= counts["priest"] <= 190  # two of the four cards
    assert 45 <= counts["leo"] <= 105
    assert 45 <= counts["virgo"] <= 105


@clause("KG-7.11")
def test_with_too_few_cards_all_of_them_are_discarded() -> None:
    for hand in ([], ["leo"]):
        random = table({"hand": ["ophiuchus"]}, {"hand": hand}).does("play ophiuchus 1").expects("play-phase", 0)
        assert (random.hand(1), random.discard(1)) == ([], hand)
        loki = table({"god": "loki", "hand": ["priest"]}, {"hand": hand}).does("use loki.1").expects("play-phase", 0)
        assert (loki.hand(1), loki.discard(1)) == ([], hand)
        scorpio = table({"hand": ["scorpio"]}, {"hand": hand}).does("play scorpio 1").expects("play-phase", 0)
        assert (scorpio.hand(1), scorpio.discard(1)) == ([], hand)


@clause("KG-7.12")
def test_a_banished_card_goes_to_the_netherworld_and_never_back_to_the_piles() -> None:
    story = table({"hand": ["hydra", "priest"]}, supply={"priest": 2}, faith=5).does("play hydra 1", "card priest hand")
    assert (story.netherworld, story.supply("priest")) == (["priest"], 2)
    assert story.match.view(1)["netherworld"] == ["priest"]
    assert story.match.view(None)["netherworld"] == ["priest"]
    story.does("done").refuses("recruit netherworld priest")


@clause("KG-7.13")
def test_a_recruit_goes_on_top_of_the_own_deck() -> None:
    story = table({"deck": ["leo"]}, {"deck": ["virgo"]}, phase="recruit", faith=3, piles={"w4": ["aries", "lyra"]})
    story.does("recruit w4")
    assert (story.deck(), story.deck(1), story.pile("w4")) == (["aries", "leo"], ["virgo"], ["lyra"])


# Energy ---------------------------------------------------------------------------------------------------------------
@clause("KG-7.14")
def test_losing_energy_lowers_it_at_least_to_0_and_is_checked() -> None:
    story = table({"hand": ["leo"]}, {"energy": 7}, {}).does("play leo 1", "player p1")
    assert (story.energy(1), story.out(1)) == (1, False)
    beaten = table({"hand": ["leo"]}, {"energy": 5}, {}).does("play leo 1", "player p1")
    assert (beaten.energy(1), beaten.out(1)) == (0, True)


@clause("KG-7.15")
def test_gaining_energy_raises_it_and_is_checked() -> None:
    assert table({"hand": ["phoenix"], "energy": 21}).does("play phoenix 1").energy() == 24
    won = table({"hand": ["phoenix"], "energy": 22}).does("play phoenix 1")
    assert (won.energy(), won.winners) == (25, (0,))


@clause("KG-7.16")
def test_in_a_team_match_energy_above_25_is_lost() -> None:
    story = table({"hand": ["phoenix"], "energy": 23}, {}, {}, {}, mode="team").does("play phoenix 1")
    assert (story.energy(), story.match.outcome) == (25, None)
    assert [entry["amount"] for entry in story.events("gain")] == [2]


@clause("KG-7.16")
def test_a_gain_lost_in_full_is_no_gain() -> None:
    player = {"god": "aphrodite", "hand": ["cancer", "aquarius", "pisces"], "energy": 25}
    story = table(player, {}, {}, {}, mode="team").does("play cancer 1")
    assert (story.energy(), story.match.view(None)["warrior_gains"]) == (25, 0)
    assert "gain" not in story.kinds()
    partly = table({**player, "energy": 24}, {}, {}, {}, mode="team").does("play pisces 1")
    assert (partly.energy(), partly.match.view(None)["warrior_gains"]) == (25, 1)


@clause("KG-7.16")
def test_in_an_individual_match_there_is_no_ceiling() -> None:
    story = table({"hand": ["phoenix"], "energy": 24}).does("play phoenix 1")
    assert (story.energy(), story.winners) == (27, (0,))


# Reaction cards -------------------------------------------------------------------------------------------------------
@clause("KG-7.17")
def test_a_reaction_card_lies_in_the_play_area_while_it_is_used() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["cancer"]}).does("play leo 1", "react cancer 2")
    story.expects("react-ability", 0)
    assert (story.play(1), story.uses(1), story.hand(1), story.discard(1)) == (["cancer"], ["reaction"], [], [])
    story.does("pass")
    assert (story.play(1), story.discard(1)) == ([], ["cancer"])


@clause("KG-7.18")
def test_a_reaction_card_used_in_another_turn_is_discarded_at_once() -> None:
    defence = {"hand": ["taurus", "sacred-guardian", "aquarius"], "energy": 20}
    story = table({"hand": ["leo", "capricorn"]}, defence).does("play leo 1", "pass", "react taurus 2")
    story.expects("react-attack", 1)
    assert (story.play(1), story.discard(1)) == ([], ["taurus"])  # before the window is over
    story.does("react sacred-guardian 1").expects("play-phase", 0)
    assert story.discard(1) == ["sacred-guardian", "taurus"]
    cancelling = table({"hand": ["leo"]}, {"hand": ["aquarius"]}).does("play leo 1", "react aquarius 2")
    assert (cancelling.play(1), cancelling.discard(1)) == ([], ["aquarius"])


@clause("KG-7.18")
def test_a_guardian_is_discarded_only_after_its_draw() -> None:
    # It is not among the cards that are reshuffled for its own draw.
    story = table({"hand": ["aries"]}, {"hand": ["sacred-guardian"], "discard": ["leo"]}).does("play aries 1")
    story.does("react sacred-guardian 1")
    assert (story.hand(1), story.deck(1), story.discard(1)) == (["leo"], [], ["sacred-guardian"])


@clause("KG-7.19")
@pytest.mark.parametrize("card", ["pegasus 3", "sacred-guardian 2"])
def test_a_protect_card_stays_until_its_players_next_discard_phase(card: str) -> None:
    name = card.split()[0]
    deck = {"deck": ["priest"] * 5}
    helper = {"hand": [name], "deck": ["priest"] * 5}
    story = table({"hand": ["leo"], **deck}, deck, helper).does("play leo 1", "player p1", f"react {card}")
    assert (story.play(2), story.uses(2)) == ([name], ["protect"])
    story.ends().ends()  # the turns of p0 and p1
    assert (story.active, story.play(2), story.discard(2)) == (2, [name], [])
    story.does("done").expects("recruit-phase", 2)
    assert story.play(2) == [name]
    story.does("done")
    assert (story.play(2), story.discard(2)) == ([], [name])


@clause("KG-7.19")
def test_protect_cards_of_several_turns_lie_together() -> None:
    attack = {"hand": ["aries"], "deck": ["priest"] * 5}
    story = table(attack, attack, {}, {"hand": ["sacred-guardian", "pegasus"], "deck": ["priest"] * 5})
    story.does("play aries 1", "player p2", "react sacred-guardian 2", "pass").ends()
    story.does("play aries 1", "player p2", "react pegasus 3").ends().ends()
    assert (story.active, story.play(3)) == (3, ["sacred-guardian", "pegasus"])
    story.does("done", "done")
    assert (story.play(3), story.discard(3)) == ([], ["pegasus", "sacred-guardian"])


@clause("KG-7.19")
def test_a_protect_card_that_lies_there_protects_no_more_and_cannot_be_played() -> None:
    story = table({"hand": ["leo"]}, {}, {"play": [protect("pegasus")]}).does("play leo 1", "player p1")
    story.expects("play-phase", 0)
    own = table({"play": [protect("pegasus")], "hand": ["gemini"]}).expects_exactly("play gemini 1", "done")
    own.does("play gemini 1").expects("play-phase", 0)  # not played for its Action: nothing to repeat


@clause("KG-7.20")
def test_a_reaction_card_used_in_the_own_turn_stays_until_its_discard_phase() -> None:
    story = table({"hand": ["leo", "aquarius", "priest"], "deck": ["priest"] * 5}, {"hand": ["cancer"]})
    story.does("play leo 1", "react cancer 2", "react aquarius 2")
    assert (story.play(), story.uses(), story.discard()) == (["leo", "aquarius"], ["action", "reaction"], [])
    story.does("play priest 1", "done").expects("recruit-phase", 0)
    assert story.play() == ["leo", "aquarius", "priest"]
    story.does("done")
    assert (story.play(), story.discard()) == ([], ["priest", "aquarius", "leo"])


# Leaving and the rest -------------------------------------------------------------------------------------------------
@clause("KG-7.21")
def test_all_cards_of_a_player_who_leaves_go_out_of_the_match() -> None:
    loser: dict[str, Any] = {
        "god": "loki",
        "energy": 2,
        "hand": ["virgo", "priest"],
        "deck": ["lyra", "priest"],
        "discard": ["aries"],
        "play": [protect("pegasus")],
    }
    story = table({"hand": ["leo"]}, loser, {}, netherworld=["libra"])
    before = story.match.view(None)["out_size"]
    story.does("play leo 1", "player p1")
    assert (story.hand(1), story.deck(1), story.discard(1), story.play(1)) == ([], [], [], [])
    assert (story.netherworld, story.match.view(None)["out_size"]) == (["libra"], before + 6)
    shown = story.match.view(0)["players"][1]
    assert (shown["out"], shown["god"], shown["energy"]) == (True, "loki", 0)


@clause("KG-7.21")
def test_the_hand_of_a_player_who_leaves_stays_hidden() -> None:
    one = table({"hand": ["leo"]}, {"energy": 2, "hand": ["virgo"], "deck": ["lyra"]}, {}).does(
        "play leo 1", "player p1"
    )
    two = table({"hand": ["leo"]}, {"energy": 2, "hand": ["lyra"], "deck": ["virgo"]}, {}).does(
        "play leo 1", "player p1"
    )
    for seat in (0, 2, None):
        assert one.match.view(seat) == two.match.view(seat)
        assert one.match.log(seat) == two.match.log(seat)


@clause("KG-7.22")
def test_there_is_no_hand_limit() -> None:
    hand = ["lyra", *["priest"] * 20]
    story = table({"hand": hand, "deck": ["bishop"] * 2}, {"hand": ["leo"] * 5 + ["virgo"] * 5}).does("play lyra 1")
    assert len(story.hand()) == 22
    story.does("done", "done")
    assert len(story.hand(1)) == 10


@clause("KG-7.23")
def test_a_card_from_the_netherworld_belongs_to_who_took_it() -> None:
    taken = table({}, {"hand": ["phoenix"], "deck": ["priest"] * 5}, active=1, netherworld=["aries"])
    taken.does("play phoenix 2").ends()
    assert (taken.discard(1), taken.netherworld) == (["aries", "phoenix"], [])
    hades = table({"god": "hades", "deck": ["priest"] * 5}, phase="recruit", faith=3, netherworld=["aries"])
    hades.does("recruit netherworld aries", "done")
    assert hades.hand() == ["aries", *["priest"] * 4]


@clause("KG-7.1", "KG-7.2")
def test_a_document_knows_no_other_zones() -> None:
    with pytest.raises(kleos.PositionError):
        table({"aside": ["leo"]})
    with pytest.raises(kleos.PositionError):
        table(aside=["leo"])
