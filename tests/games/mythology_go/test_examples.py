"""The worked examples (section 12), with their exact numbers."""

from typing import Any

import pytest

from kleos.games.mythology_go.schema import PointKind
from kleos.games.mythology_go.testing import Creature, Story, creature, down, scored, table
from kleos.testing import clause

OPEN_DIVINITIES = ["anubis", "zeus", "odin", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate"]
HARPY_TO_DRAGON: list[Creature] = ["harpie", "centaure", "griffon", "golem", "cerbere", "licorne", "dragon"]


def fields(*players: list[Creature]) -> list[dict[str, Any]]:
    return [{"field": field} for field in players]


def counted_at_once(story: Story) -> Story:
    """The counting of the position as it is, the cards in hand put away."""
    document = {**story.match.position(), "phase": "scoring", "plays": 0, "turn_spells": 0}
    players = [{**player, "hand": []} for player in document.pop("players")]
    return table(*players, **document)


def parts(story: Story, seat: int) -> tuple[int, int, int]:
    """Values; keywords, counts and other bonuses of cards; colours: the three parts of a subtotal."""
    bonuses: tuple[PointKind, ...] = (
        "outnumber", "unique", "polychrome", "monochrome", "copies", "resurrection", "was-down",
    )  # fmt: skip
    values, colours = sum(story.points(seat, "value")), sum(story.points(seat, "colour"))
    cards = sum(sum(story.points(seat, kind)) for kind in bonuses)
    assert values + cards + colours == story.subtotal(seat)
    return values, cards, colours


# Keywords -------------------------------------------------------------------------------------------------------------
@clause("MG-12.1", "MG-8.5.5", "MG-8.5.4")
def test_outnumber_counts_for_each_harpy() -> None:
    story = scored(*fields(["harpie", "harpie"], ["harpie", "golem"]))
    assert (parts(story, 0), parts(story, 1)) == ((2, 8, 3), (5, 0, 2))
    assert (story.points(0, "outnumber"), story.points(1, "outnumber")) == ([4, 4], [])
    assert story.scores() == [13, 7]


@clause("MG-12.2", "MG-8.5.5")
def test_as_many_as_another_is_not_more() -> None:
    story = scored(*fields(["harpie", "harpie"], ["harpie", "harpie"], ["golem"]))
    assert [parts(story, seat) for seat in range(3)] == [(2, 0, 3), (2, 0, 3), (4, 0, 2)]
    assert story.scores() == [5, 5, 6]


@clause("MG-12.3", "MG-8.5.7")
def test_unique_holds_while_nobody_else_has_the_name() -> None:
    story = scored(*fields(["nain", "centaure"], ["golem", "centaure"]))
    assert (parts(story, 0), parts(story, 1)) == ((4, 5, 2), (7, 0, 2))
    assert story.points(0, "unique") == [5]
    assert story.scores() == [11, 9]


@clause("MG-12.4", "MG-8.5.9")
def test_polychrome_needs_all_five_colours() -> None:
    story = scored(*fields(["cerbere", "centaure", "griffon", "golem", "sirene"], ["golem"]))
    assert (parts(story, 0), story.points(0, "polychrome")) == ((14, 3, 1), [3])
    assert sorted(story.points(0, "colour")) == [-1, 2]
    assert story.scores() == [18, 6]


@clause("MG-12.5", "MG-8.5.10")
def test_monochrome_needs_a_single_colour() -> None:
    story = scored(*fields(["gobelin", "centaure", "elfe"], ["golem"]))
    assert (parts(story, 0), story.points(0, "monochrome")) == ((8, 8, 2), [8])
    assert story.scores() == [18, 6]


@clause("MG-12.6", "MG-8.9.7")
def test_thirty_points_with_a_minotaur_become_twenty_eight() -> None:
    strongest: list[Creature] = ["minotaure", "golem", "cyclope", "centaure", "centaure", "harpie"]
    story = scored(*fields(strongest, HARPY_TO_DRAGON))
    assert story.slots(0) == 7
    assert (parts(story, 0), parts(story, 1)) == ((23, 3, 4), (18, 3, 4))
    assert (story.subtotal(0), story.subtotal(1)) == (30, 25)
    assert (story.points(0, "copies"), story.points(0, "strong"), story.points(1, "strong")) == ([3], [-2], [])
    assert story.scores() == [28, 25]


@clause("MG-12.7", "MG-8.9.3")
def test_twenty_points_with_a_sphinx_become_twenty_six() -> None:
    weakest: list[Creature] = ["sphinx", "griffon", "gobelin", "golem", "chimere", "sirene", "licorne"]
    story = scored(*fields(weakest, HARPY_TO_DRAGON))
    assert (parts(story, 0), parts(story, 1)) == ((16, 0, 4), (18, 7, 4))
    assert (story.points(1, "outnumber"), story.points(1, "polychrome")) == ([4], [3])
    assert (story.points(0, "weak"), story.points(1, "weak")) == ([6], [])
    assert story.scores() == [26, 29]


@clause("MG-12.8", "MG-8.5.2", "MG-8.5.14", "MG-4.5.2")
def test_a_pair_of_trolls_is_worth_six_in_one_slot() -> None:
    story = scored(*fields([creature("troll", fused=True), "golem"], ["harpie"]))
    assert (story.points(0, "value"), story.points(0, "copies")) == ([2 + 2, 4], [2])
    assert (parts(story, 0), parts(story, 1)) == ((8, 2, 2), (1, 4, 0))
    assert (story.scores(), story.slots(0)) == ([12, 5], 2)


@clause("MG-12.9", "MG-6.3.3", "MG-8.5.13")
def test_a_phoenix_hit_by_a_dragon_stays_and_gives_nine() -> None:
    story = table({"hand": ["dragon", "dragon"]}, {"field": ["phenix"]})
    story.does("play dragon").expects("dragon-target", 0).expects_exactly("target #1", "skip").does("target #1")
    assert (story.field(1), story.board.pieces[1].resurrected, story.is_down(1)) == (["phenix"], True, False)
    assert story.discard == []
    count = counted_at_once(story)
    assert (count.points(1, "value"), count.points(1, "resurrection"), count.scores()) == ([1], [9], [3, 10])


@clause("MG-12.9", "MG-6.3.2", "MG-11.17", "MG-13.8")
def test_a_second_dragon_cannot_choose_the_phoenix() -> None:
    story = table({"hand": ["dragon", "dragon", "golem"]}, {"field": ["phenix"]})
    story.does("play dragon", "target #1", "play dragon")
    assert "dragon-target" not in story.kind
    assert (len(story.events("survive")), story.field(1)) == (1, ["phenix"])
    beside = table({"hand": ["dragon", "golem"]}, {"field": [creature("phenix", resurrected=True), "harpie"]})
    beside.does("play dragon").expects_exactly("target #2", "skip").refuses("target #1")


# Divinities -----------------------------------------------------------------------------------------------------------
ATHENA = {"field": ["golem", "elfe", "centaure"], "divinity": "athena"}
ZEUS = {"field": ["minotaure", "dragon", "elfe", "golem"], "divinity": "zeus"}
LOKI = {"field": ["minotaure", "cyclope", down("licorne")], "divinity": "loki"}


@clause("MG-12.10", "MG-8.7.2", "MG-8.8.5")
def test_a_right_accusation_moves_four_points() -> None:
    story = scored(ATHENA, ZEUS)
    story.expects("accuse", 0).expects_exactly(*[f"accuse p1 {divinity}" for divinity in OPEN_DIVINITIES])
    assert [event["seat"] for event in story.events("declare")] == [0]
    for seat in (1, None):
        assert story.match.view(seat)["players"][0]["divinity"] is None
    story.does("accuse p1 zeus")
    assert (story.subtotal(0), story.subtotal(1)) == (12, 16)
    assert (story.points(0, "divinity"), story.points(1, "divinity")) == ([4], [6])
    assert (story.points(0, "identification"), story.points(1, "identified")) == ([4], [-4])
    assert story.points(0, "strong") == story.points(1, "strong") == []
    assert story.scores() == [20, 18]


@clause("MG-12.11", "MG-8.8.6")
def test_a_wrong_accusation_changes_nothing() -> None:
    story = scored(ATHENA, ZEUS).does("accuse p1 ra")
    assert story.points(0, "identification") == story.points(1, "identified") == []
    assert (story.points(1, "strong"), story.scores()) == ([-2], [16, 20])


@clause("MG-12.12", "MG-8.8.4", "MG-11.40")
def test_anubis_doubles_no_points_of_an_identification() -> None:
    story = scored({"field": ["golem", "elfe", "dragon", "centaure"], "divinity": "anubis"}, LOKI)
    story.expects("accuse", 1).does("accuse p0 anubis")
    assert (story.subtotal(0), parts(story, 1)) == (15, (14, 3, 2))
    assert (story.points(0, "divinity"), story.points(1, "divinity")) == ([15], [1])
    assert (story.points(0, "identified"), story.points(1, "identification")) == ([-4], [4])
    assert story.scores() == [26, 24]


@clause("MG-12.13", "MG-8.8.3")
def test_anubis_doubles_eighteen_but_not_nineteen() -> None:
    story = scored({"field": ["gobelin", "centaure", "elfe"], "divinity": "anubis"}, {"field": ["golem"]})
    assert (story.subtotal(0), story.points(0, "divinity"), story.scores()[0]) == (18, [18], 36)
    other = scored({"field": ["golem", "elfe", "dragon", "centaure"]}, {**LOKI, "divinity": "anubis"})
    assert (other.subtotal(1), other.points(1, "divinity")) == (19, [])


@clause("MG-12.35", "MG-8.7.4", "MG-8.7.5", "MG-8.7.6", "MG-8.7.7", "MG-13.11")
def test_two_declared_players_accuse_each_other() -> None:
    story = scored(ATHENA, LOKI).expects("accuse", 0).expects_exactly("accuse p1 loki", "accuse p1 thot")
    assert [event["seat"] for event in story.events("declare")] == [0, 1]
    story.does("accuse p1 loki").expects("accuse", 1).expects_exactly("accuse p0 athena", "accuse p0 thot")
    assert [player["divinity"] for player in story.match.view(None)["players"]] == [None, None]
    story.does("accuse p0 thot")
    assert (story.subtotal(0), story.subtotal(1)) == (12, 19)
    assert (story.points(0, "divinity"), story.points(1, "divinity")) == ([4], [1])
    assert (story.points(0, "identification"), story.points(1, "identified")) == ([4], [-4])
    assert story.points(1, "identification") == story.points(0, "identified") == []
    assert story.scores() == [20, 16]


# Copies and transformations -------------------------------------------------------------------------------------------
@clause("MG-12.14", "MG-8.3.7", "MG-8.3.11", "MG-11.8")
def test_a_gorgon_helps_its_own_harpy() -> None:
    story = scored(*fields(["harpie", "gorgone"], ["harpie", "golem"]))
    story.expects("gorgon-copy", 0).expects_exactly("target #1", "target #3", "target #4").does("target #1")
    assert (parts(story, 0), parts(story, 1)) == ((2, 8, 2), (5, 0, 2))
    assert (story.points(0, "outnumber"), story.scores()) == ([4, 4], [12, 7])


@clause("MG-12.15", "MG-8.3.11")
def test_a_gorgon_spoils_what_is_unique() -> None:
    story = scored(*fields(["nain", "elfe"], ["gorgone", "elfe"])).expects("gorgon-copy", 1).does("target #1")
    assert (parts(story, 0), parts(story, 1)) == ((4, 0, 2), (4, 0, 2))
    assert story.scores() == [6, 6]


@clause("MG-12.16", "MG-8.4.4", "MG-8.4.6", "MG-8.4.7")
def test_a_werewolf_takes_the_nine_points_of_a_phoenix() -> None:
    players = fields(["loup-garou", "golem"], [creature("phenix", resurrected=True), "centaure"])
    story = scored(*players).expects("werewolf-transform", 0).expects_exactly("target #2", "target #3", "target #4")
    story.does("target #3")
    assert (parts(story, 1), parts(story, 0)) == ((6, 0, 2), (7, 0, 0))
    assert (story.points(1, "resurrection"), story.scores()) == ([], [7, 8])
    spared = scored(*fields(["dragon", "golem"], [creature("phenix", resurrected=True), "centaure"]))
    assert spared.scores()[1] == 13


@clause("MG-12.17", "MG-8.3.2", "MG-8.4.5", "MG-11.13", "MG-13.5")
def test_a_gorgon_that_copied_a_werewolf_declares_as_one() -> None:
    story = scored(*fields(["gorgone", "dragon"], ["loup-garou", "minotaure"]))
    story.expects("gorgon-copy", 0).expects_exactly("target #2", "target #3", "target #4").does("target #3")
    story.expects("werewolf-transform", 0).expects_exactly("target #2", "target #4")
    assert story.asked(0)["object"] == 1
    story.does("target #4")  # the Werewolf #3 has only the Dragon left
    assert [(event["object"], event["other"]) for event in story.events("targets")] == [(1, 4), (3, 2)]
    shown = [one for player in story.match.view(None)["players"] for one in player["field"]]
    assert [one["name"] for one in shown] == ["Werewolf"] * 4
    assert (story.points(0, "value"), story.points(1, "value"), story.scores()) == ([3, 3], [3, 3], [6, 6])
    assert story.points(1, "strong") == []


# Strong and Weak ------------------------------------------------------------------------------------------------------
@clause("MG-12.18", "MG-8.9.4", "MG-8.9.5")
def test_when_all_are_tied_strong_comes_first() -> None:
    story = scored(*fields(["minotaure", "sphinx"], ["sphinx", "griffon", "licorne"]))
    assert (parts(story, 0), parts(story, 1)) == ((6, 0, -1), (5, 0, 0))
    assert (story.points(0, "strong"), story.points(0, "weak")) == ([-2], [])
    assert (story.points(1, "strong"), story.points(1, "weak")) == ([], [6])
    assert story.scores() == [3, 11]


@clause("MG-12.19", "MG-8.9.2", "MG-8.9.6")
def test_strong_and_weak_count_for_each_card_and_are_compared_once() -> None:
    story = scored(*fields(["sphinx"] * 3, ["minotaure", "minotaure", "golem"], ["cyclope"]))
    assert [parts(story, seat) for seat in range(3)] == [(3, 0, 3), (14, 0, 2), (7, 0, 0)]
    assert (story.points(0, "weak"), story.points(1, "strong")) == ([6, 6, 6], [-2, -2])
    assert story.scores() == [24, 12, 7]


# Counts, colours, values ----------------------------------------------------------------------------------------------
@clause("MG-12.20", "MG-8.5.12", "MG-8.6.6")
def test_a_count_effect_is_given_once() -> None:
    story = scored(*fields(["centaure"] * 4, []))
    assert (parts(story, 0), story.points(0, "copies"), story.scores()) == ((12, 3, 2), [3], [17, 0])
    pairs = scored(*fields([creature("troll", fused=True)] * 2, []))
    assert (parts(pairs, 0), pairs.points(0, "copies"), pairs.scores()) == ((8, 2, 0), [2], [10, 0])
    assert pairs.slots(0) == 2


PAIR: list[Creature] = [creature("troll", fused=True), "elfe", "centaure"]


@clause("MG-12.21", "MG-8.6.6")
def test_a_pair_is_one_green_card() -> None:
    story = scored(*fields(PAIR, ["golem"]))
    assert (parts(story, 0), story.scores()) == ((10, 2, 2), [14, 6])


@clause("MG-12.21", "MG-8.4.6", "MG-15.1")
def test_a_transformed_pair_is_one_werewolf_and_keeps_both_cards() -> None:
    story = table(*fields(PAIR, ["loup-garou"]), phase="scoring")
    story.expects("werewolf-transform", 1).expects_exactly("target #1", "target #2", "target #3").does("target #1")
    assert (parts(story, 0), story.scores()[0]) == ((9, 0, 2), 11)
    assert story.points(0, "value") == [3, 3, 3]
    story.expects("choose-belief")
    assert (story.round, sorted(story.deck)) == (2, ["centaure", "elfe", "loup-garou", "troll", "troll"])


@clause("MG-12.22", "MG-6.4.1")
def test_a_chupacabra_drains_a_minotaur() -> None:
    story = table({"field": ["golem"], "hand": ["chupacabra", "nain"]}, {"field": ["minotaure", "elfe"]})
    story.does("play chupacabra").expects("chupacabra-target", 0).expects_exactly("target #2", "target #3", "skip")
    story.does("target #2").expects("main", 0)
    assert (story.value(4), story.value(2)) == (4, 3)
    count = counted_at_once(story)
    assert (parts(count, 0), parts(count, 1)) == ((8, 0, 1), (6, 0, -1))
    assert (count.points(0, "strong"), count.points(1, "strong"), count.scores()) == ([], [], [9, 5])


@clause("MG-12.23", "MG-8.4.8", "MG-8.5.11")
def test_totemism_makes_a_golem_blue() -> None:
    field: list[Creature] = ["cerbere", "centaure", "griffon", "golem", "golem"]
    plain = scored(*fields(field, []))
    assert (parts(plain, 0), plain.scores()[0]) == ((16, 0, -1), 15)
    story = scored({"field": field, "belief": "totemisme"}, {}).expects("totemism-colour", 0).does("colour #5 blue")
    assert (parts(story, 0), story.points(0, "polychrome"), story.scores()[0]) == ((16, 3, 1), [3], 20)


# Turns ----------------------------------------------------------------------------------------------------------------
@clause("MG-12.24", "MG-5.1.7", "MG-5.1.8")
def test_face_down_creatures_never_outnumber_the_others() -> None:
    deck = ["golem", "golem", "nain", "harpie", "sirene", "licorne", "sphinx"]  # two for the Elf, five for p1
    story = table({"hand": ["elfe", "golem"]}, deck=deck).expects_exactly("play elfe", "play golem")
    story.refuses("hide golem")
    story.does("play elfe").expects_exactly("play golem", "hide golem", "done").does("hide golem")
    assert (story.field(0), story.is_down(2)) == (["elfe", "golem"], True)
    later = table({"field": ["elfe", down("golem")], "hand": ["nain", "sirene"]})
    later.expects_exactly("play nain", "play sirene").refuses("hide nain", "hide sirene")
    later.does("play nain").expects_exactly("play sirene", "hide sirene", "done")


@clause("MG-12.25", "MG-5.1.3", "MG-4.5.1")
def test_a_cyclops_needs_two_slots() -> None:
    six: list[Creature] = ["golem", "elfe", "nain", "harpie", "sirene", "griffon"]
    table({"field": six, "hand": ["cyclope", "centaure"]}).expects_exactly("play centaure", "hide centaure").refuses(
        "play cyclope"
    )
    story = table({"field": six[:5], "hand": ["cyclope", "centaure"]})
    story.expects_exactly("play cyclope", "play centaure", "hide centaure").does("play cyclope")
    assert story.slots(0) == 7
    story.expects("main", 0).expects_exactly("done")


SIX: list[Creature] = ["golem", "golem", "elfe", "elfe", "centaure", "centaure"]


def circle(story: Story) -> list[str]:
    """Whose opportunity came, `-` before one that was skipped."""
    marks = {"turn": "", "skip-turn": "-"}
    return [f"{marks[e['kind']]}p{e['seat']}" for e in story.match.log(None) if e["kind"] in marks]


def last_turns(*others: list[Creature], deck: list[str]) -> Story:
    """p1 has just filled its field; p2 and p0 have these."""
    mine, theirs = others
    players: list[dict[str, Any]] = [{"field": theirs}, {"field": SIX, "hand": ["griffon", "gobelin"]}, {"field": mine}]
    story = table(*players, active=1, round=3, deck=deck).does("play griffon").expects_exactly("done").ends_turn()
    assert story.countdown == 6
    return story


@clause("MG-12.26", "MG-4.5.6", "MG-4.5.8", "MG-4.5.11")
def test_six_opportunities_follow_when_a_field_of_three_players_is_full() -> None:
    story = last_turns([], [], deck=["nain", "sphinx", "harpie", "sirene", "licorne"] * 4)
    for seat, left in ((2, 6), (0, 5), (2, 3), (0, 2)):
        story.expects("main", seat)
        assert story.countdown == left
        story.does("play nain").ends_turn()
    assert circle(story) == ["p2", "p0", "-p1", "p2", "p0", "-p1"]
    assert story.kind == ""
    assert len(story.field(0)) == len(story.field(2)) == 2


@clause("MG-12.26", "MG-4.5.5")
def test_the_round_ends_at_once_when_all_are_full() -> None:
    story = last_turns(
        ["cyclope", "cyclope", "cyclope"], ["harpie", "harpie", "sirene", "sirene", "licorne", "licorne"],
        deck=["nain", "dragon", "dragon", "sphinx", "minotaure", "troll"] * 2,
    )  # fmt: skip
    story.expects("main", 2).does("play nain").ends_turn().expects("main", 0).does("play troll").ends_turn()
    assert (circle(story), story.kind) == (["p2", "p0"], "")


@clause("MG-12.26", "MG-4.5.9")
def test_a_player_who_lost_a_creature_plays_on_in_the_countdown() -> None:
    story = last_turns([], [], deck=["dragon", "nain", "harpie", "sirene", "licorne"] * 4)
    story.does("play dragon").expects("dragon-target", 2).does("target #3").ends_turn()
    story.expects("main", 0).does("play nain").ends_turn()
    story.expects("main", 1).does("play nain").ends_turn()
    assert circle(story)[:3] == ["p2", "p0", "p1"]
    story.expects("main", 2).does("play harpie").ends_turn().expects("main", 0).does("play harpie").ends_turn()
    assert circle(story) == ["p2", "p0", "p1", "p2", "p0", "-p1"]


@clause("MG-12.26", "MG-4.5.9")
def test_a_player_who_does_not_fill_up_again_plays_at_both_opportunities() -> None:
    story = last_turns([], [], deck=["dragon", "djinn", "nain", "harpie", "licorne"] * 4)
    story.does("play dragon", "target #3").ends_turn().does("play nain").ends_turn()
    story.expects("main", 1).does("play djinn", "card chimere").ends_turn()  # none there, so nothing is drawn
    for _ in range(2):
        story.does(story.tokens[0]).ends_turn()
    story.expects("main", 1)
    assert circle(story) == ["p2", "p0", "p1", "p2", "p0", "p1"]


@clause("MG-12.27", "MG-4.3.9", "MG-5.1.12")
def test_a_field_full_in_mid_turn_still_lets_a_spell_be_played() -> None:
    field: list[Creature] = ["elfe", "elfe", "centaure", "nain", "harpie", "sirene"]
    story = table({"field": field, "hand": ["golem", "satyre", "troll", "griffon"]}, {"field": ["dragon", "licorne"]})
    story.does("play golem").expects("main", 0).expects_exactly("play satyre", "done")
    story.refuses("play troll", "play griffon", "hide griffon").does("play satyre").expects("satyr-own", 0)
    trolls: list[Creature] = ["elfe", "troll", "centaure", "nain", "harpie", "sirene"]
    beside = table({"field": trolls, "hand": ["golem", "troll", "griffon"]}).does("play golem")
    beside.expects_exactly("play troll #2", "done").does("play troll #2")
    assert (beside.slots(0), beside.value(2), beside.board.pieces[2].fused) == (7, 4, True)


@clause("MG-12.28", "MG-11.29", "MG-6.2.4")
def test_leviathan_hits_all_that_are_lowest() -> None:
    story = table({"hand": ["leviathan", "elfe"]}, {"field": ["harpie", "phenix", "golem", down("nain")]})
    story.does("play leviathan").expects("leviathan-player", 0).expects_exactly("player p0", "player p1")
    story.does("player p1").expects("main", 0)
    assert (story.field(1), story.discard) == (["phenix", "golem", "nain"], ["leviathan", "harpie"])
    assert (story.board.pieces[2].resurrected, story.is_down(4)) == (True, True)
    assert story.match.view(0)["players"][1]["field"][2]["known"] is False


@clause("MG-12.29", "MG-7.9", "MG-7.10", "MG-11.6", "MG-11.33", "MG-11.34")
def test_imp_shows_cards_until_one_fits() -> None:
    deck = ["djinn", "golem", "cyclope", "elfe", "nain", "sphinx"]
    six: list[Creature] = ["elfe", "centaure", "nain", "harpie", "sirene", "griffon"]
    story = table({"hand": ["lutin", "dragon"]}, {"field": six}, deck=deck).does("play lutin").expects("main", 0)
    assert (story.field(0), story.field(1)) == (["golem"], [*six, "elfe"])
    assert (story.is_down(7), story.is_down(8), story.hand(0), story.hand(1)) == (False, False, ["dragon"], [])
    assert (story.deck, story.discard) == (["nain", "sphinx", "djinn", "cyclope"], ["lutin"])
    assert story.events("draw") == []


@clause("MG-12.30", "MG-11.21", "MG-11.22", "MG-9.5")
def test_djinn_finds_nothing_where_nothing_is() -> None:
    held: list[Creature] = ["griffon", down("griffon")]
    story = table({"field": held, "hand": ["djinn", "elfe"]}, {"field": held}, deck=["nain", "harpie", "sirene"])
    story.does("play djinn").expects("djinn-name", 0).does("card griffon").expects("main", 0)
    assert (story.hand(0), sorted(story.deck), story.discard) == (["elfe"], ["harpie", "nain", "sirene"], ["djinn"])
    for seat in (0, 1, None):
        assert [event["cards"] for event in story.events("not-found", seat)] == [["griffon"]]
    assert len(story.events("shuffle")) == 1


@clause("MG-12.31", "MG-4.4.2", "MG-13.6")
def test_the_card_put_last_becomes_the_bottom_card() -> None:
    deck = ["elfe", "elfe", "centaure", "centaure", "dragon", "sphinx"]
    story = table({"hand": ["harpie", "nain", "golem"]}, plays=1, deck=deck).does("done").expects("return-order", 0)
    story.expects_exactly("card harpie", "card nain", "card golem", "done").does("card nain")
    story.expects_exactly("card harpie", "card golem", "done").does("card harpie").expects("main", 1)
    assert story.deck == ["sphinx", "nain", "harpie", "golem"]


# Rounds and the end ---------------------------------------------------------------------------------------------------
@clause("MG-12.32", "MG-4.6.1", "MG-4.6.2")
def test_the_first_of_those_with_fewest_points_after_the_former_starter_begins() -> None:
    eighteen: list[Creature] = ["gobelin", "centaure", "elfe"]
    most: list[Creature] = ["griffon", "griffon", "griffon", "golem", "troll", "licorne"]
    story = table(*fields(["cyclope"] * 3, eighteen, most, eighteen), phase="scoring", starter=1)
    assert story.scores() == [21, 18, 25, 18]
    story.expects("choose-belief", 3)
    assert story.match.view(None)["starter"] == 3


@pytest.mark.parametrize(
    ("rounds", "sums", "won", "winners"),
    [
        ([[30, 20, 25], [25, 25, 25]], (75, 75), [2, 2], (0, 1)),
        ([[30, 19, 26], [25, 25, 25]], (75, 75), [2, 1], (0,)),
    ],
    ids=["shared", "more rounds won"],
)
@clause("MG-12.33", "MG-8.10.2", "MG-8.10.4", "MG-8.10.5")
def test_a_tie_goes_to_who_won_more_rounds(
    rounds: list[list[int]], sums: tuple[int, int], won: list[int], winners: tuple[int, ...]
) -> None:
    story = table(*[{"scores": scores} for scores in rounds], phase="over", round=3)
    outcome = story.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (sums, winners)
    assert [player["rounds_won"] for player in story.match.view(None)["players"]] == won


@clause("MG-12.34", "MG-11.25")
def test_a_swap_must_fit_on_both_fields() -> None:
    seven: list[Creature] = ["golem", "elfe", "elfe", "centaure", "nain", "sirene", "griffon"]
    others = {"field": ["cyclope", "harpie", "dragon"]}
    story = table({"field": seven, "hand": ["satyre", "nain"]}, others).does("play satyre").does("target #1")
    story.expects("satyr-other", 0).expects_exactly("target #9", "target #10").refuses("target #8")
    six = table({"field": seven[:6], "hand": ["satyre", "nain"]}, others).does("play satyre", "target #1")
    six.expects_exactly("target #7", "target #8", "target #9").does("target #7")
    assert (six.slots(0), six.field(1)) == (7, ["golem", "harpie", "dragon"])


@clause("MG-12.36", "MG-8.10.10", "MG-8.10.11", "MG-8.10.12")
def test_a_seat_that_gave_up_is_counted_but_not_measured_against() -> None:
    gone = {"field": ["cyclope", "centaure", "gorgone"], "divinity": "loki", "conceded": True}
    story = table(*fields(["minotaure", "golem"], ["sphinx"]), gone, phase="scoring")
    assert [parts(story, seat) for seat in range(3)] == [(9, 0, 1), (1, 0, 0), (10, 0, 2)]
    assert (story.points(0, "strong"), story.points(1, "weak"), story.scores()) == ([-2], [6], [8, 7, 12])
    assert [event["seat"] for event in story.events("declare")] == [2]
    assert story.events("copies") == story.events("accuse") == []
    assert story.match.view(None)["rounds"][0]["winners"] == [0]
    story.expects("choose-belief", 1).does("card animisme").expects("choose-belief", 0).does("card dualisme")
    story.expects("main", 1)
    left = story.match.view(None)["players"][2]
    assert (left["has_divinity"], left["belief"], left["conceded"]) == (False, None, True)


@clause("MG-12.37", "MG-5.3.8", "MG-6.5.3")
def test_fusing_must_leave_enough_face_up() -> None:
    field: list[Creature] = ["troll", "troll", down("nain"), down("licorne")]
    hand = ["elfe", "golem"]
    story = table({"field": field, "hand": hand}).expects_exactly("play elfe", "play golem").refuses("fuse #1 #2")
    story.does("play elfe").expects_exactly("play golem", "hide golem", "fuse #1 #2", "done").does("fuse #1 #2")
    assert (story.field(0), story.value(1)) == (["troll", "nain", "licorne", "elfe"], 4)
    believer = table({"field": field, "hand": hand, "belief": "esoterisme"}).offers("fuse #1 #2").does("fuse #1 #2")
    believer.expects_exactly("play elfe", "play golem")


@clause("MG-12.38", "MG-4.5.12")
def test_a_round_without_a_full_field_ends_after_twenty_opportunities_each() -> None:
    story = table({}, {}, {"hand": ["nain", "golem"]}, active=2, round=3, opportunities=59)
    story.does("play nain").ends_turn()
    assert (story.kind, circle(story)) == ("", [])
    assert story.match.view(None)["opportunities"] == 60


@clause("MG-12.38", "MG-4.5.6")
def test_a_countdown_that_starts_at_the_limit_runs_its_full_length() -> None:
    players: list[dict[str, Any]] = [{}, {}, {"field": SIX, "hand": ["griffon", "golem"]}]
    deck = ["nain", "harpie", "sirene", "licorne", "dragon"] * 4
    story = table(*players, active=2, round=3, opportunities=59, deck=deck).does("play griffon").ends_turn()
    assert story.countdown == 6
    for seat in (0, 1, 0, 1):
        story.expects("main", seat).does("play harpie").ends_turn()
    assert circle(story) == ["p0", "p1", "-p2", "p0", "p1", "-p2"]
    assert (story.kind, story.match.view(None)["opportunities"]) == ("", 66)
