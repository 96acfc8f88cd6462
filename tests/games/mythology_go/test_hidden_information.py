"""Hidden information (section 9): what views, logs and decisions tell each seat and a spectator (None)."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import kleos
from kleos.games.mythology_go.board import as_board
from kleos.games.mythology_go.kinds import ALL, EVENTS, MOST_PLAYERS, PUBLIC
from kleos.games.mythology_go.schema import Player
from kleos.games.mythology_go.testing import Story, begun, creature, down, drawing, table
from kleos.language.languages import LANGUAGES
from kleos.match import Match
from kleos.testing import clause, play_randomly, random_match

FACES = kleos.rules("mythology-go").cards
EVERYBODY = (0, 1, None)
DECK = ["golem", "nain", "harpie", "licorne", "griffon", "cerbere", "sirene", "sphinx"]


def all_told(match: Match, seat: int | None) -> str:
    """Everything a seat is told: view and log in every language, as one text."""
    return json.dumps([[match.view(seat, lang), match.log(seat, lang)] for lang in LANGUAGES], ensure_ascii=False)


def tells(match: Match, seat: int | None, card: str) -> bool:
    """Whether a seat is told the card (its id or its name) anywhere."""
    told = all_told(match, seat)
    return f'"{card}"' in told or any(FACES[card].name(lang) in told for lang in LANGUAGES)


def who_knows(story: Story, card: str) -> list[int | None]:
    seats = [*range(len(story.board.players)), None]
    return [seat for seat in seats if tells(story.match, seat, card)]


def player(story: Story, viewer: int | None, seat: int) -> Player:
    return story.match.view(viewer)["players"][seat]


def in_deck(story: Story, viewer: int | None) -> dict[int, str]:
    """The cards a seat knows in the deck, by place from the bottom."""
    return {one["from_bottom"]: one["card"] for one in story.match.view(viewer)["deck_known"]}


# The table of zones -----------------------------------------------------------------------------------------------------
@clause("MG-9.1", "MG-7.2")
def test_a_hand_is_seen_by_its_player_and_counted_by_the_others() -> None:
    story = table({"hand": ["golem", "nain"]}, {}, {})
    assert player(story, 0, 0)["hand"] == ["golem", "nain"]
    for seat in (1, 2, None):
        assert "hand" not in player(story, seat, 0)
        assert (player(story, seat, 0)["hand_size"], player(story, seat, 0)["hand_known"]) == (2, [])
    assert who_knows(story, "golem") == [0]


@clause("MG-9.1", "MG-4.2.2")
def test_drawn_cards_are_told_to_who_draws_them() -> None:
    story = drawing({}, {}, deck=DECK)
    assert story.events("draw", 0)[0]["cards"] == DECK[:5]
    for seat in (1, None):
        (entry,) = story.events("draw", seat)
        assert (entry["seat"], entry["amount"], entry["cards_hidden"], "cards" in entry) == (0, 5, 5, False)
    assert (who_knows(story, "golem"), who_knows(story, "cerbere")) == ([0], [])


@clause("MG-9.1", "MG-9.10")
def test_of_the_deck_everybody_sees_the_size_and_nobody_a_card() -> None:
    one = table({"hand": ["elfe"]}, deck=["golem", "nain"])
    other = table({"hand": ["elfe"]}, deck=["nain", "golem"])
    for seat in EVERYBODY:
        assert one.match.view(seat)["deck_size"] == 2
        assert all_told(one.match, seat) == all_told(other.match, seat)
    assert who_knows(one, "golem") == []


@clause("MG-9.1", "MG-9.10")
def test_fields_discard_pile_beliefs_and_counters_are_public() -> None:
    story = table(
        {"hand": ["elfe"], "field": [creature("troll", fused=True), creature("golem", mod=-2)], "belief": "dualisme",
         "belief_used": True, "spells_played": 2, "scores": [27]},
        {"field": ["phenix"], "belief": "animisme", "scores": [-3]},
        round=2, countdown=3, opportunities=9, plays=1, turn_spells=1, discard=["djinn", "griffon"],
    )  # fmt: skip
    for seat in EVERYBODY:
        view = story.match.view(seat)
        assert (view["round"], view["countdown"], view["opportunities"], view["plays"]) == (2, 3, 9, 1)
        assert (view["turn_spells"], view["discard"]) == (1, ["djinn", "griffon"])
        assert [(one["card"], one["value"], one["fused"]) for one in view["players"][0]["field"]] == [
            ("troll", 4, True),
            ("golem", 2, False),
        ]
        assert [entry["belief"] for entry in view["players"]] == ["dualisme", "animisme"]
        assert [entry["belief_used"] for entry in view["players"]] == [True, False]
        assert [entry["spells_played"] for entry in view["players"]] == [2, 0]
        assert [entry["scores"] for entry in view["players"]] == [[27], [-3]]
        assert "polytheisme" in view["free_beliefs"]
        assert "animisme" not in view["free_beliefs"]


@clause("MG-9.1", "MG-9.7", "MG-1.12")
def test_a_face_down_creature_shows_its_number_and_holder_and_nothing_else() -> None:
    story = table({"hand": ["golem", "nain"], "field": ["elfe"]}, {}, {}).does("hide golem")
    assert player(story, 0, 0)["field"][1]["card"] == "golem"
    for seat in (1, 2, None):
        assert player(story, seat, 0)["field"][1] == {"object": 2, "face": "down", "known": False}
        (entry,) = story.events("hide", seat)
        assert (entry["seat"], entry["object"], entry["cards_hidden"], "cards" in entry) == (0, 2, 1, False)
    assert who_knows(story, "golem") == [0]


@clause("MG-9.1", "MG-9.7", "MG-5.4.6")
def test_a_creature_placed_face_down_by_a_chimera_is_told_to_its_holder() -> None:
    story = table({"hand": ["golem", "nain"], "field": ["chimere", "elfe", "sirene"]}, {})
    story.does("use #1", "target #2", "hide golem")
    assert who_knows(story, "golem") == [0]
    (entry,) = story.events("place", 1)
    assert (entry["object"], entry["amount"], "cards" in entry) == (4, 1, False)
    assert who_knows(story, "elfe") == [0, 1, None]


# What becomes public ------------------------------------------------------------------------------------------------------
SHOWN: list[tuple[str, Callable[[], Story]]] = [
    ("playing face-up", lambda: table({"hand": ["griffon", "nain"]}).does("play griffon")),
    ("resurrection", lambda: table(
        {"hand": ["elfe"], "field": ["chimere", "sirene", down("phenix")]}).does("use #1", "target #3")),
    ("destruction", lambda: table(
        {"hand": ["elfe"], "field": ["chimere", "sirene", down("griffon")]}).does("use #1", "target #3")),
    ("Dualism", lambda: table(
        {"hand": ["elfe"], "field": ["sirene", down("griffon")], "belief": "dualisme"}).does("use dualisme")),
    ("the end of the round", lambda: table({"field": [down("griffon")]}, phase="scoring", round=3)),
]  # fmt: skip


@clause("MG-9.1", "MG-7.14", "MG-6.3.4", "MG-8.2.1")
@pytest.mark.parametrize(("how", "tell"), SHOWN, ids=[how for how, _ in SHOWN])
def test_a_card_becomes_public_by(how: str, tell: Callable[[], Story]) -> None:
    story = tell()
    assert who_knows(story, "phenix" if how == "resurrection" else "griffon") == [0, 1, None]
    if how == "playing face-up":
        assert who_knows(story, "nain") == [0]


@clause("MG-6.5.12", "MG-9.1")
def test_what_dualism_turns_face_down_stays_known_to_all() -> None:
    story = table({"hand": ["elfe"], "field": ["sirene", "griffon"], "belief": "dualisme"}, {}, {})
    story.does("use dualisme", "target #2")
    assert story.is_down(2)
    for seat in (0, 1, 2, None):
        shown = player(story, seat, 0)["field"][1]
        assert (shown["face"], shown["known"], shown["card"]) == ("down", True, "griffon")


# What is remembered -------------------------------------------------------------------------------------------------------
@clause("MG-9.2", "MG-4.4.3")
def test_own_returned_cards_stay_known_in_order_and_the_others_see_how_many() -> None:
    deck = ["licorne", "griffon", *["centaure"] * 4, *["sirene"] * 3]
    story = table({"hand": ["golem", "nain", "harpie", "elfe"]}, {}, {}, deck=deck)
    story.does("play elfe").does("done")  # the Elf draws two more
    story.expects("return-order", 0).does("card nain", "card harpie", "done")
    assert in_deck(story, 0) == {1: "griffon", 2: "licorne", 3: "golem", 4: "harpie", 5: "nain"}
    for seat in (1, 2, None):
        assert in_deck(story, seat) == {}
        (entry,) = story.events("return", seat)
        assert (entry["amount"], entry["cards_hidden"], "cards" in entry) == (5, 5, False)
    assert who_knows(story, "nain") == [0]


@clause("MG-9.2", "MG-7.12")
def test_a_shuffle_voids_all_knowledge_of_places() -> None:
    story = table({"hand": ["nain", "harpie", "elfe", "griffon"]}, {"hand": []}, deck=["djinn", *DECK[3:], "golem"])
    story.does("play griffon", "done").does("done")
    assert in_deck(story, 0) != {}
    story.expects("main", 1).does("play djinn", "card cyclope")
    assert [in_deck(story, seat) for seat in EVERYBODY] == [{}, {}, {}]


@clause("MG-9.2")
def test_a_returned_card_that_another_draws_is_known_in_that_hand() -> None:
    story = table({"hand": ["griffon", "nain"]}, {}, {}, deck=[])
    story.does("play griffon", "done").expects("main", 1)
    assert story.hand(1) == ["nain"], "the deck holds nothing else"
    assert [player(story, seat, 1)["hand_known"] for seat in (0, 2, None)] == [["nain"], [], []]


@clause("MG-9.2", "MG-9.7", "MG-9.11")
def test_who_knew_of_a_copy_knows_of_one_fewer_when_a_copy_is_played() -> None:
    """p1 puts two Dwarfs under the deck, one of which came from p0, and p2 draws both."""
    story = table({"hand": ["nain", "griffon"]}, {}, {}, deck=["elfe", "nain", "harpie"])
    story.does("play griffon", "done").expects("main", 1)
    assert sorted(story.hand(1)) == ["elfe", "harpie", "nain", "nain"]
    story.does("play elfe", "play harpie").expects("main", 2)
    assert story.hand(2) == ["nain", "nain"]
    assert [player(story, seat, 2)["hand_known"] for seat in (0, 1)] == [[], ["nain", "nain"]], "p0's place was lost"
    story.does("play nain")
    assert [player(story, seat, 2)["hand_known"] for seat in (0, 1, 2)] == [[], ["nain"], ["nain"]]


@clause("MG-9.7", "MG-9.11")
def test_of_two_copies_known_to_different_players_either_may_have_gone() -> None:
    story = table({"hand": ["golem", "nain", "harpie"], "field": ["elfe"]}, {}, {})
    nain = story.board.pool.by_id["nain"].index
    player0 = story.board.players[0]
    player0.hand = (nain, nain, story.board.pool.by_id["harpie"].index)
    player0.hand_known = (0b011, 0b101, 0b001)  # one known to p1, one to p2
    story.does("play nain")
    assert [player(story, seat, 0)["hand_known"] for seat in (1, 2, None)] == [[], [], []]
    assert sorted(player(story, 0, 0)["hand"]) == ["harpie", "nain"]


@clause("MG-9.7", "MG-9.6", "MG-9.11")
def test_what_is_known_of_a_hand_never_tells_which_card_was_played_face_down() -> None:
    told = set()
    for card in ("golem", "nain", "griffon"):
        story = table({"hand": ["djinn", "nain", "griffon"], "field": ["elfe"]}, {}, {}, deck=["golem", "harpie"])
        story.does("play djinn", "card golem")
        assert player(story, 1, 0)["hand_known"] == ["golem"]
        story.does(f"hide {card}")
        for seat in (1, None):
            assert player(story, seat, 0)["hand_known"] == []
            told.add((seat, all_told(story.match, seat)))
    assert len(told) == 2, "p1 and a spectator are told the same, whichever it was"


@clause("MG-9.6", "MG-5.1.5")
def test_a_fetched_card_that_cannot_lie_face_down_stays_known() -> None:
    story = table({"hand": ["djinn", "nain", "griffon"], "field": ["elfe"]}, {}, deck=["dragon", "harpie"])
    story.does("play djinn", "card dragon", "hide nain")
    assert player(story, 1, 0)["hand_known"] == ["dragon"]


@clause("MG-9.2", "MG-7.10")
def test_shown_misfits_stay_known_to_all_under_the_deck_and_in_the_hand_that_draws_them() -> None:
    story = table(
        {"hand": ["lutin", "griffon"]}, {}, deck=["satyre", "golem", "djinn", "nain", "sirene", "sirene", "harpie"]
    )
    story.does("play lutin")
    for seat in EVERYBODY:
        assert in_deck(story, seat) == {1: "djinn", 2: "satyre"}
    story.does("play griffon").expects("main", 1)
    assert story.hand(1) == ["sirene", "sirene", "harpie", "satyre", "djinn"]
    for seat in (0, None):
        assert player(story, seat, 1)["hand_known"] == ["djinn", "satyre"], "by card"
    assert who_knows(story, "sirene") == [1]


@clause("MG-9.3", "MG-9.2", "MG-9.7")
def test_a_swapped_face_down_creature_is_known_to_both_holders_only() -> None:
    story = table(
        {"hand": ["satyre", "elfe"], "field": ["sirene", down("griffon")]}, {"field": ["nain"]}, {"field": ["golem"]}
    ).does("play satyre", "target #2", "target #3")
    for holder in (0, 1):
        shown = player(story, holder, 1)["field"][0]
        assert (shown["face"], shown["card"]) == ("down", "griffon")
        assert story.events("swap", holder)[0]["cards"] == ["griffon", "nain"]
    for seat in (2, None):
        assert player(story, seat, 1)["field"][0] == {"object": 2, "face": "down", "known": False}
        (entry,) = story.events("swap", seat)
        assert ("cards" in entry, entry["seat"], entry["player"]) == (False, 0, 1)
    assert who_knows(story, "griffon") == [0, 1]


@clause("MG-9.3")
def test_a_creature_swapped_on_is_known_to_all_its_holders() -> None:
    story = table(
        {"hand": ["satyre", "elfe"], "field": ["sirene", down("griffon")]},
        {"field": ["nain"]},
        {"field": ["golem"]},
        deck=["satyre"],
    ).does("play satyre", "target #2", "target #3", "play elfe")
    story.expects("main", 1).does("play satyre", "target #4")
    assert who_knows(story, "griffon") == [0, 1, 2]


# Djinn --------------------------------------------------------------------------------------------------------------------
@clause("MG-9.4", "MG-9.6")
def test_djinn_makes_public_what_was_named_and_found_and_nobody_sees_the_deck() -> None:
    story = table({"hand": ["djinn", "nain"]}, {}, deck=["golem", "harpie", "sirene"])
    story.does("play djinn", "card golem")
    for seat in EVERYBODY:
        assert story.events("name", seat)[0]["cards"] == ["golem"]
        assert story.events("found", seat)[0]["cards"] == ["golem"]
        assert in_deck(story, seat) == {}
    assert player(story, 1, 0)["hand_known"] == player(story, None, 0)["hand_known"] == ["golem"]
    assert (who_knows(story, "harpie"), who_knows(story, "nain")) == ([], [0])


@clause("MG-9.4", "MG-9.5", "MG-12.30")
def test_a_failed_djinn_tells_everybody_that_the_deck_has_none() -> None:
    story = table({"hand": ["djinn", "nain"], "field": ["elfe", down("griffon")]}, {}, deck=["harpie", "sirene"])
    story.does("play djinn", "card griffon")
    for seat in EVERYBODY:
        assert story.events("not-found", seat)[0]["cards"] == ["griffon"]
    assert not player(story, 1, 0)["field"][1]["known"], "where they are it does not tell"


@clause("MG-9.6", "MG-9.2")
def test_a_fetched_card_put_under_the_deck_is_known_to_be_among_the_returned() -> None:
    story = table({"hand": ["djinn", "nain", "harpie"]}, {}, {}, deck=["golem", "sirene", *["centaure"] * 4])
    story.does("play djinn", "card golem", "done").expects("return-order", 0).does("card golem", "done")
    assert in_deck(story, 0) == {1: "harpie", 2: "nain", 3: "golem"}
    assert story.match.view(0)["deck_promised"] == [], "p0 knows better"
    for seat in (1, 2, None):
        assert in_deck(story, seat) == {}
        assert story.match.view(seat)["deck_promised"] == [{"from_bottom": 1, "to": 3, "cards": ["golem"]}]


@clause("MG-9.6", "MG-9.7")
def test_the_order_of_returned_cards_cannot_be_told_from_what_is_known_of_them() -> None:
    told = set()
    for first in ("golem", "nain", "harpie"):
        story = table({"hand": ["djinn", "nain", "harpie"]}, {}, {}, deck=["golem", "sirene", *["centaure"] * 4])
        story.does("play djinn", "card golem", "done").does(f"card {first}").expects("return-order", 0)
        told.add(all_told(story.match, None))
        assert "options" not in story.asked(1)
        story.does("done")
        told.add(all_told(story.match, None))
    assert len(told) == 2, "during the return, also not how many were put so far, and after it"


@clause("MG-9.6", "MG-9.11")
def test_what_is_returned_later_lies_below_and_a_card_of_the_group_drawn_ends_the_knowledge() -> None:
    story = table({"hand": ["djinn", "nain", "harpie"]}, {}, {}, deck=["golem", "sirene", *["centaure"] * 4])
    story.does("play djinn", "card golem", "done", "done").expects("main", 1)  # draws the five that lay there
    assert story.match.view(2)["deck_promised"] == [{"from_bottom": 1, "to": 3, "cards": ["golem"]}]
    story.does("play centaure", "play centaure").does("done").expects("main", 2)
    assert story.match.view(2)["deck_promised"] == [], "p2 has drawn the three, and one more"
    assert "golem" in story.hand(2)
    story = table({"hand": ["djinn", "nain"]}, {}, {}, deck=["dragon", *DECK, *["centaure"] * 4])
    story.does("play djinn", "card dragon", "done", "done").expects("main", 1)
    story.does(next(token for token in story.tokens if token.startswith("play"))).ends_turn().expects("main", 2)
    assert story.events("return", None)[-1]["amount"] == 4
    for seat in (1, 2, None):
        assert story.match.view(seat)["deck_promised"] == [{"from_bottom": 5, "to": 6, "cards": ["dragon"]}]


# Menus --------------------------------------------------------------------------------------------------------------------
@clause("MG-9.7", "MG-13.7")
def test_the_others_see_who_decides_and_about_what_and_no_option() -> None:
    story = table({"hand": ["golem", "nain"], "field": ["elfe"]}, {}, {})
    assert story.asked(0)["prompt"]
    for seat in (1, 2, None):
        assert story.asked(seat) == {"seat": 0, "kind": "main"}


@clause("MG-9.7", "MG-13.7", "MG-13.9")
def test_that_nothing_more_can_be_played_is_not_told_by_not_being_asked() -> None:
    """On a full field a second creature cannot be played; the question comes all the same."""
    field = ["sirene", "sirene", "golem", "golem", "harpie", "harpie"]
    for second in ("griffon", "djinn"):
        story = table({"hand": ["nain", second], "field": field}, {}).does("play nain").expects("main", 0)
        assert story.asked(1) == {"seat": 0, "kind": "main"}
    story = table({"hand": ["djinn"], "field": ["chimere", "elfe"]}, {}).does("use #1").expects("chimera-place", 0)
    story.expects_exactly("skip")
    assert "options" not in story.asked(1)


@clause("MG-9.7")
def test_refusing_to_place_a_creature_tells_nothing_of_the_hand() -> None:
    told = set()
    for card in ("golem", "djinn", "cyclope"):
        story = table({"hand": [card, "nain"], "field": ["chimere", "elfe"]}, {})
        story.does("use #1", "skip")
        told.add(all_told(story.match, 1))
    assert len(told) == 1


@clause("MG-13.11", "MG-8.7.2", "MG-15.20")
def test_accusations_are_chosen_in_secret_and_declaring_shows_no_divinity() -> None:
    seats = [{"field": ["golem"], "divinity": god} for god in ("athena", "loki", "zeus")]
    story = table(*seats, phase="scoring").expects("accuse", 0)
    assert story.tokens == ["accuse p1 loki", "accuse p1 thot", *[
        f"accuse p2 {god}" for god in ("anubis", "zeus", "odin", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate")
    ]]  # fmt: skip
    for seat in (1, 2, None):
        assert story.asked(seat) == {"seat": 0, "kind": "accuse"}
        assert [entry["declared"] for entry in story.match.view(seat)["players"]] == [True, True, False]
    for viewer in (0, 1, 2, None):
        shown = [entry["divinity"] for entry in story.match.view(viewer)["players"]]
        assert [god is not None for god in shown] == [viewer == seat for seat in range(3)]
    story.does("accuse p1 loki")
    for viewer in (0, 1, 2, None):
        assert story.match.view(viewer)["accusations"] == [{"by": 0, "player": 1, "divinity": "loki"}]


# Divinities ---------------------------------------------------------------------------------------------------------------
@clause("MG-9.1", "MG-3.4", "MG-3.6", "MG-3.7")
def test_a_divinity_is_seen_by_its_player_until_the_counting() -> None:
    story = table({"hand": ["elfe"], "divinity": "zeus"}, {"divinity": "odin"}, {})
    assert (who_knows(story, "zeus"), who_knows(story, "odin"), who_knows(story, "hades")) == ([0], [1], [])
    for seat in (0, 1, 2, None):
        assert [entry["has_divinity"] for entry in story.match.view(seat)["players"]] == [True, True, False]
        assert story.match.view(seat)["unused_divinities"] == 10


@clause("MG-9.1", "MG-9.9", "MG-8.8.1")
def test_revealed_divinities_and_the_counting_stay_in_the_record_of_the_match() -> None:
    story = table(
        {"field": ["golem", "elfe"], "divinity": "zeus"}, {"field": [down("harpie")], "divinity": "odin"},
        phase="scoring",
    )  # fmt: skip
    assert story.round == 2
    for seat in EVERYBODY:
        (counted,) = story.match.view(seat)["rounds"]
        assert counted["divinities"] == ["zeus", "odin"]
        assert counted["scores"] == [entry["total"] for entry in counted["sheet"]]
        assert ("value", 4) in [(item["kind"], item["points"]) for item in counted["sheet"][0]["items"]]
        assert [entry["cards"] for entry in story.events("reveal", seat)] == [["zeus"], ["odin"]]
    new = [entry["divinity"] for entry in story.match.view(None)["players"]]
    assert new == [None, None], "those of round 2 are hidden again"


@clause("MG-6.5.2", "MG-9.2")
def test_polytheism_shows_its_holder_a_divinity_and_nobody_else_what_was_kept() -> None:
    told = set()
    for keep in (0, 1):
        story = begun(3, 3)
        first = story.active
        story.believes("polytheisme").expects("polytheism-keep", first)
        assert "options" not in story.asked((first + 1) % 3)
        mine, extra = (token.split()[1] for token in story.tokens)
        kept = (mine, extra)[keep]
        story.does(f"card {kept}")
        assert story.divinity(first) == kept
        other = (mine, extra)[1 - keep]
        assert player(story, first, first)["divinities_seen"] == [other]
        for seat in ((first + 1) % 3, None):
            assert "divinities_seen" not in player(story, seat, first)
            assert not tells(story.match, seat, kept)
            assert not tells(story.match, seat, other)
            told.add((seat, all_told(story.match, seat)))
    assert len(told) == 2


@clause("MG-6.5.5", "MG-9.2")
def test_divination_shows_its_holder_all_unused_divinities() -> None:
    story = begun(4, 4).believes("divination", "animisme", "fatalisme", "dualisme")
    seer = story.board.starter
    held = [story.divinity(seat) for seat in range(4)]
    seen = player(story, seer, seer)["divinities_seen"]
    assert len(seen) == 8
    assert not set(seen) & set(held)
    for seat in [*range(4), None]:
        if seat != seer:
            (entry,) = story.events("saw-unused", seat)
            assert (entry["amount"], "cards" in entry) == (8, False)
            assert not any(tells(story.match, seat, god) for god in seen)
    story.does(next(token for token in story.tokens if token.startswith("play")))
    assert player(story, seer, seer)["divinities_seen"] == seen, "the view remembers"


# Statements, spectators, seeds ----------------------------------------------------------------------------------------------
@clause("MG-9.8")
def test_no_answer_to_any_decision_is_a_statement() -> None:
    """What players say belongs to the table and not to the match: no token says anything about a card."""
    verbs = set(as_board(kleos.new("mythology-go", seed=1).state).pool.notation.verbs)
    assert verbs == {"use", "skip", "done", "play", "hide", "fuse", "card", "target", "player", "colour", "accuse"}


@clause("MG-9.10")
@pytest.mark.parametrize("players", [2, 5])
def test_a_spectator_sees_what_every_player_sees_and_nothing_more(players: int) -> None:
    own = ("hand", "divinities_seen", "extra_divinity")

    def public(view: dict[str, Any]) -> dict[str, Any]:
        """Without what only this seat may know."""
        seats = []
        for entry in view["players"]:
            kept = {key: value for key, value in entry.items() if key not in own}
            kept["field"] = [{"object": one["object"], "face": one["face"]} for one in entry["field"]]
            seats.append(kept | {"hand_known": None, "divinity": None})
        decision = {key: value for key, value in view["decision"].items() if key not in ("prompt", "options")}
        hidden = {"seat": None, "deck_known": None, "deck_promised": None}
        return view | hidden | {"players": seats, "decision": decision}

    match = random_match("mythology-go", 5, players)
    for _ in range(100):
        decision = match.decision
        assert decision is not None
        outside = match.view(None)
        for seat in range(players):
            assert public(match.view(seat)) == public(outside)
            for mine, its in zip(match.view(seat)["players"], outside["players"], strict=True):
                assert set(its["hand_known"]) <= set(mine["hand_known"])
                assert all(one["known"] for one, two in zip(mine["field"], its["field"], strict=True) if two["known"])
        match.choose(len(decision.options) // 2)


@clause("MG-9.1")
def test_no_view_or_log_contains_the_seed_or_the_generator() -> None:
    seed = 918273645546372819
    match = random_match("mythology-go", seed, 4)
    secrets = {str(seed)}
    for _ in range(120):
        decision = match.decision
        assert decision is not None
        secrets |= {str(number) for number in as_board(match.state).rng.state() if number > 10**6}
        match.choose(len(decision.options) // 3)
    for seat in (0, 1, 2, 3, None):
        told = all_told(match, seat)
        assert not any(secret in told for secret in secrets)


# Who sees an event ----------------------------------------------------------------------------------------------------------
ITS_PLAYER = {"deal", "saw-divinity", "kept-divinity", "saw-unused", "draw", "hide", "redraw", "return"}


@clause("MG-9.1", "MG-9.3", "MG-9.10")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_bits_of_who_sees_an_event_are_those_of_its_player_or_of_everybody(players: int) -> None:
    seen: set[str] = set()
    for seed in range(6):
        match = play_randomly(random_match("mythology-go", seed, players), seed, eager=True)
        event = as_board(match.state).log
        while event is not None:
            kind = EVENTS[event.kind]
            seen.add(kind)
            if kind in ITS_PLAYER:
                assert event.sees == 1 << event.seat
            elif kind == "place" and event.n:
                assert event.sees == 1 << event.seat, "face-down"
            elif kind == "swap":
                assert event.sees == ALL or not event.sees & PUBLIC
                assert event.sees >> event.seat & 1
                assert event.sees >> event.place & 1
            else:
                assert event.sees == ALL, kind
            event = event.prev
    assert seen >= {"deal", "draw", "hide", "return", "swap", "place", "saw-unused", "kept-divinity", "redraw"}
    assert PUBLIC | sum(1 << seat for seat in range(MOST_PLAYERS)) == ALL, (
        "the bit after the last seat is a spectator's"
    )
