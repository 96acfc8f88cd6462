"""Position documents (section 14): reading, writing, defaults, and errors that name the field by its path."""

import copy
import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.mythology_go.testing import Story, creature, down, drawing, table
from kleos.testing import check_invariants, clause, eager_choice

Document = dict[str, Any]
WRITTEN = ("choose-belief", "main", "over")
DIVINITIES = 12
BELIEFS = 10
SEVEN = ["golem", "centaure", "minotaure", "cerbere", "griffon", "gobelin", "sirene"]


def example() -> Document:
    """The complete example of the rules."""
    text = kleos.new("mythology-go", seed=1).game.rules_text()
    section = text[text.index("## 14 Position document") :]
    found = re.search(r"```json\n(.*?)```", section, re.DOTALL)
    assert found is not None
    document: Document = json.loads(found[1])
    return document


def of_players(*players: Document, **fields: Any) -> Document:
    """A document of these players, two at least, in p0's main phase unless it says otherwise."""
    seats = [*players, *[{}] * (2 - len(players))]
    return {"game": "mythology-go", "phase": "main", "players": seats, **fields}


def lying(*creatures: Document, **fields: Any) -> Document:
    """A document with these creatures on p0's field."""
    return of_players({"field": list(creatures)}, **fields)


# Every field of the table, with a value that is not its default where there is another
FULL: Document = {
    "game": "mythology-go",
    "seed": 4711,
    "round": 3,
    "phase": "main",
    "starter": 2,
    "active": 1,
    "plays": 1,
    "turn_spells": 1,
    "countdown": 4,
    "opportunities": 7,
    "next_id": 40,
    "deck": ["lutin", "centaure"],
    "deck_rest": False,
    "discard": ["djinn", "elfe"],
    "players": [
        {
            "field": [
                {
                    "card": "licorne", "face": "down", "mod": 0, "resurrected": False, "fused": False, "used": False,
                    "id": 12, "known_to": [2],
                },
                {
                    "card": "golem", "face": "up", "mod": -2, "resurrected": False, "fused": False, "used": False,
                    "id": 30, "known_to": [],
                },
            ],
            "hand": [],
            "divinity": "odin",
            "belief": "animisme",
            "belief_used": False,
            "spells_played": 0,
            "scores": [27, 0],
            "conceded": False,
        },
        {
            "field": [
                {
                    "card": "chimere", "face": "up", "mod": 2, "resurrected": False, "fused": False, "used": True,
                    "id": 5, "known_to": [],
                },
                {
                    "card": "phenix", "face": "up", "mod": 0, "resurrected": True, "fused": False, "used": False,
                    "id": 9, "known_to": [],
                },
                {
                    "card": "troll", "face": "up", "mod": 0, "resurrected": False, "fused": True, "used": False,
                    "id": 11, "known_to": [],
                },
                {
                    "card": "nain", "face": "down", "mod": 0, "resurrected": False, "fused": False, "used": False,
                    "id": 14, "known_to": [0],
                },
            ],
            "hand": ["satyre", "nain", "cyclope"],
            "divinity": "loki",
            "belief": "dualisme",
            "belief_used": True,
            "spells_played": 3,
            "scores": [12, -4],
            "conceded": False,
        },
        {
            "field": [],
            "hand": [],
            "divinity": None,
            "belief": None,
            "belief_used": False,
            "spells_played": 0,
            "scores": [3, 5],
            "conceded": True,
        },
    ],
}  # fmt: skip


def full() -> Document:
    return copy.deepcopy(FULL)


def refused(document: Document, path: str, named: str = "") -> None:
    """The document is refused by naming the field, and the clause where the rules have one for it."""
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path == path, problem.value
    assert path in str(problem.value)
    assert named in str(problem.value)


# The complete example -----------------------------------------------------------------------------------------------------
@clause("MG-14.1", "MG-14.9")
def test_the_complete_example_offers_exactly_what_its_text_says() -> None:
    story = Story(kleos.from_position(example())).expects("main", 0)
    story.expects_exactly(
        "play djinn", "play troll", "hide troll", "play nain", "hide nain", "play cyclope", "play sphinx", "hide sphinx",
        "done",
    )  # fmt: skip
    assert (story.round, story.value(17), story.value(19), story.slots(0)) == (2, 4 - 2, 2 + 2, 3)


@clause("MG-14.1", "MG-14.4", "MG-14.8", "MG-14.12")
def test_the_complete_example_comes_back() -> None:
    match = kleos.from_position(example())
    written = match.position()
    assert kleos.from_position(written).position() == written
    for key, value in example().items():
        if key not in ("players", "deck", "deck_rest", "seed"):
            assert written[key] == value, key
    # All 96 cards: 6 lie on fields, 5 are held, one is discarded.
    assert written["deck"][:3] == example()["deck"]
    assert len(written["deck"]) == 96 - 6 - 5 - 1
    assert written["deck_rest"] is False
    for seat, player in enumerate(example()["players"]):
        for key, value in player.items():
            if key != "field":
                assert written["players"][seat][key] == value, key
        for given, found in zip(player["field"], written["players"][seat]["field"], strict=True):
            assert given.items() <= found.items()
    story = Story(match).does("play sphinx")
    assert story.board.players[0].field[-1] == 21


# Fields and defaults ------------------------------------------------------------------------------------------------------
@clause("MG-14.1", "MG-14.8", "MG-14.11")
def test_a_document_with_every_field_comes_back_word_for_word() -> None:
    match = kleos.from_position(full())
    assert check_invariants(match) == []
    assert match.position() == full()
    assert kleos.from_position(json.dumps(full())).position() == full()


@clause("MG-14.1")
def test_what_the_fields_mean() -> None:
    story = Story(kleos.from_position(full())).expects("main", 1)
    # 4 of 7 slots are used, 3 creatures face-up and 1 face-down; the Chimera and Dualism are used up.
    story.expects_exactly("play nain", "hide nain", "play cyclope", "play satyre", "done")
    assert (story.round, story.active, story.countdown, story.deck, story.discard) == (
        3, 1, 4, ["lutin", "centaure"], ["djinn", "elfe"],
    )  # fmt: skip
    assert (story.value(5), story.value(11), story.value(30)) == (3 + 2, 2 + 2, 4 - 2)
    assert (story.divinity(0), story.divinity(1), story.divinity(2)) == ("odin", "loki", None)
    view = story.match.view(2)
    assert view["starter"] == 2
    assert [player["belief"] for player in view["players"]] == ["animisme", "dualisme", None]
    assert [player["scores"] for player in view["players"]] == [[27, 0], [12, -4], [3, 5]]
    assert [player["conceded"] for player in view["players"]] == [False, False, True]
    assert (view["players"][1]["belief_used"], view["players"][1]["spells_played"]) == (True, 3)
    story.refuses("use #5", clause="MG-5.4.2").refuses("use dualisme", clause="MG-6.5.11")
    # A second play ends the turn: the cards left go under the deck, in an order of the player's choosing.
    assert story.does("hide nain").expects("return-order", 1).is_down(40)


@clause("MG-14.1", "MG-9.3")
def test_known_to_says_who_else_knows_a_face_down_creature() -> None:
    def known(seat: int | None) -> list[bool]:
        shown = kleos.from_position(full()).view(seat)["players"]
        return [entry["known"] for player in shown for entry in player["field"] if entry["face"] == "down"]

    assert [known(seat) for seat in (0, 1, 2, None)] == [[True, True], [False, True], [True, False], [False, False]]


@clause("MG-14.1", "MG-14.4")
def test_defaults() -> None:
    document: Document = {"game": "mythology-go", "phase": "main", "players": [{"hand": ["nain"]}, {}]}
    match = kleos.from_position(document)
    assert check_invariants(match) == []
    nothing: Document = {
        "field": [], "hand": [], "divinity": None, "belief": None, "belief_used": False, "spells_played": 0, "scores": [],
        "conceded": False,
    }  # fmt: skip
    assert match.position() == {
        "game": "mythology-go",
        "seed": 0,
        "round": 1,
        "phase": "main",
        "starter": 0,
        "active": 0,
        "plays": 0,
        "turn_spells": 0,
        "countdown": None,
        "opportunities": 0,
        "next_id": 1,
        "deck": [],
        "deck_rest": False,
        "discard": [],
        "players": [{**nothing, "hand": ["nain"]}, nothing],
    }


@clause("MG-14.1")
def test_the_phase_is_the_draw_and_the_active_player_the_starter_unless_the_document_says_otherwise() -> None:
    deck = ["nain", "elfe", "golem", "harpie", "sphinx", "troll"]
    story = Story(kleos.from_position({"game": "mythology-go", "players": [{}, {}], "deck": deck, "starter": 1}))
    story.expects("main", 1)
    assert (story.hand(1), story.deck) == (deck[:5], ["troll"])
    other = {"game": "mythology-go", "players": [{}, {}], "deck": deck, "starter": 1, "active": 0}
    assert Story(kleos.from_position(other)).expects("main", 0).hand(0) == deck[:5]


@clause("MG-14.1")
def test_a_creature_is_face_up_and_unchanged_unless_the_document_says_otherwise() -> None:
    written = kleos.from_position(of_players({"field": [{"card": "phenix"}], "hand": ["nain"]})).position()
    assert written["players"][0]["field"] == [
        {
            "card": "phenix", "face": "up", "mod": 0, "resurrected": False, "fused": False, "used": False, "id": 1,
            "known_to": [],
        }
    ]  # fmt: skip


@clause("MG-14.2", "MG-1.12")
def test_numbers_that_are_not_given_follow_the_highest_in_seat_and_list_order() -> None:
    story = table({"field": ["elfe", "nain"], "hand": ["golem"]}, {"field": ["harpie"]})
    assert (story.board.players[0].field, story.board.players[1].field) == ((1, 2), (3,))
    some = table(
        {"field": ["elfe", creature("nain", id=7)], "hand": ["golem"]}, {"field": ["harpie", creature("sphinx", id=3)]}
    )
    assert {n: some.board.card_of(n).id for n in some.board.pieces} == {3: "sphinx", 7: "nain", 8: "elfe", 9: "harpie"}
    assert some.match.position()["next_id"] == 10


@clause("MG-14.3", "MG-3.9", "MG-6.5.5")
def test_divinities_and_beliefs_nobody_holds_are_unused() -> None:
    players = [{"divinity": "zeus"}, {"divinity": "loki", "belief": "animisme"}]
    story = table(*players, phase="belief", starter=1, active=0, deck_rest=True).expects("choose-belief", 0)
    assert len(story.tokens) == BELIEFS - 1
    assert "card animisme" not in story.tokens
    view = story.does("card divination").match.view(0)
    assert view["unused_divinities"] == DIVINITIES - 2
    seen = view["players"][0]["divinities_seen"]
    assert len(seen) == DIVINITIES - 2
    assert not {"zeus", "loki"} & set(seen)


@clause("MG-14.4", "MG-3.3")
def test_cards_a_document_does_not_name_are_out_of_the_match_in_later_rounds_too() -> None:
    few = table(
        {"field": ["golem", creature("troll", fused=True)]}, {"field": ["nain"]}, phase="scoring", deck=["elfe"]
    )
    few.expects("choose-belief")
    assert (few.round, sorted(few.deck)) == (2, ["elfe", "golem", "nain", "troll", "troll"])


@clause("MG-14.4")
def test_with_deck_rest_every_copy_named_nowhere_is_shuffled_under_the_deck() -> None:
    fields: Document = {"deck": ["elfe", "nain"], "discard": ["djinn"], "deck_rest": True}
    story = table({"field": ["golem"], "hand": ["harpie"]}, **fields)
    assert story.deck[:2] == ["elfe", "nain"]
    count = Counter([*story.deck, *story.discard, *story.hand(), *story.field()])
    assert (len(count), set(count.values())) == (24, {4})
    other = table({"field": ["golem"], "hand": ["harpie"]}, seed=1, **fields)
    assert sorted(other.deck) == sorted(story.deck)
    assert other.deck != story.deck


@clause("MG-14.1")
def test_a_seat_without_divinity_gets_nothing_and_is_accused_wrongly() -> None:
    story = table({"field": ["golem"], "divinity": "athena"}, {"field": ["elfe"]}, phase="scoring", round=3)
    story.expects("accuse", 0).does("accuse p1 zeus")
    # Values, grey for the Golem, Athena; no points move.
    assert story.scores() == [4 + 2 + 4, 3]


@clause("MG-14.10")
def test_a_loaded_match_remembers_nothing_but_who_knows_face_down_creatures() -> None:
    story = table({"hand": ["nain", "golem", "elfe"]}, deck=["sphinx"] * 3 + ["harpie"] * 3, seed=3)
    story.does("play nain", "done", "card golem").expects("main", 1)
    assert any(story.board.deck_known)  # p0 knows what was put under the deck
    again = Story(kleos.from_position(story.match.position())).expects("main", 1)
    assert again.deck == story.deck
    assert not any(again.board.deck_known)


@clause("MG-14.11")
def test_creatures_and_those_who_know_them_are_written_in_ascending_order() -> None:
    creatures = [creature("elfe", id=9), down("nain", id=4, known_to=[2, 1])]
    written = kleos.from_position(of_players({"field": creatures, "hand": ["golem"]}, {}, {})).position()
    assert [entry["id"] for entry in written["players"][0]["field"]] == [4, 9]
    assert written["players"][0]["field"][0]["known_to"] == [1, 2]


@clause("MG-14.12", "MG-1.12")
def test_the_next_creature_gets_the_number_the_document_says() -> None:
    story = table({"field": ["elfe"], "hand": ["nain", "golem"]}, next_id=31, deck=SEVEN).does("play nain")
    assert story.board.players[0].field == (1, 31)
    assert story.does("play golem").board.players[0].field == (1, 31, 32)
    refused(lying({"card": "elfe", "id": 5}, next_id=5), "next_id", "MG-14.12")
    refused(lying({"card": "elfe"}, {"card": "nain"}, next_id=2), "next_id", "MG-14.12")
    assert kleos.from_position(lying({"card": "elfe", "id": 5}, next_id=6)).position()["next_id"] >= 6


@clause("MG-14.12")
def test_numbers_stay_within_what_tokens_can_name() -> None:
    table({"field": [creature("chimere", id=39_000), "elfe"], "hand": ["nain"]}).offers("use #39000")
    for number in (40_001, 65_536, 10**6):
        refused(lying({"card": "elfe", "id": number}), "players[0].field[0].id")
    refused(of_players(next_id=10**6), "next_id")


# Phases -------------------------------------------------------------------------------------------------------------------
@clause("MG-14.1", "MG-14.7")
def test_phase_belief() -> None:
    players: list[Document] = [{"divinity": "zeus"}, {"divinity": "ra"}, {"divinity": "loki", "belief": "animisme"}]
    story = table(*players, phase="belief", starter=2, active=0, deck_rest=True).expects("choose-belief", 0)
    story.does("card dualisme").expects("choose-belief", 1).does("card fatalisme").expects("main", 2)
    assert len(story.hand(2)) == 6  # Animism
    conceded: list[Document] = [{}, {}, {"conceded": True}]
    table(*conceded, phase="belief", starter=2, active=0).expects("choose-belief", 0)


@clause("MG-14.7")
def test_what_cannot_be_while_beliefs_are_chosen() -> None:
    refused(lying({"card": "elfe"}, phase="belief"), "players", "MG-14.7")
    refused(of_players(phase="belief", discard=["elfe"]), "discard", "MG-14.7")
    refused(of_players({"hand": ["elfe"]}, phase="belief"), "players[0].hand")
    refused(of_players({}, {"belief": "animisme"}, phase="belief"), "players[1].belief", "MG-14.7")
    refused(of_players({"belief": "animisme"}, phase="belief"), "players[0].belief", "MG-14.7")
    refused(of_players(phase="belief", starter=1, active=0), "players[1].belief", "MG-14.7")
    late: list[Document] = [{}, {"belief": "animisme"}, {"belief": "dualisme"}]
    refused(of_players(*late, phase="belief", starter=1, active=2), "players[2].belief", "MG-14.7")
    table(*late, phase="belief", starter=1, active=0).expects("choose-belief", 0)


@clause("MG-14.1", "MG-4.1.2")
def test_phase_draw() -> None:
    deck = ["nain", "elfe", "golem", "harpie", "sphinx", "troll", "djinn"]
    assert drawing(deck=deck).expects("main", 0).hand(0) == deck[:5]
    assert drawing({"belief": "animisme"}, deck=deck).hand(0) == deck[:6]
    skipped = drawing({"field": SEVEN}, deck=deck).expects("main", 1)
    assert skipped.hand(1) == deck[:5]


@clause("MG-14.1")
def test_phase_main() -> None:
    hand = ["nain", "djinn", "satyre"]
    table({"field": ["elfe"], "hand": hand}).refuses("done", clause="MG-4.3.7")
    table({"field": ["elfe"], "hand": hand}, plays=1).offers("done", "play nain", "play djinn")
    table({"field": ["elfe", "chimere"], "hand": hand}, plays=2).expects_exactly("use #2", "done")
    # The free spell of Shamanism counts in `turn_spells`, not in `plays`.
    shaman: Document = {"field": ["elfe"], "hand": hand, "belief": "chamanisme", "spells_played": 1}
    table(shaman, plays=2).expects_exactly("play djinn", "play satyre", "done")
    table(shaman, turn_spells=1).offers("done", "play nain", "play djinn")
    table({**shaman, "field": ["elfe", "chimere"]}, plays=2, turn_spells=1).expects_exactly("use #2", "done")


@clause("MG-14.1")
def test_phase_scoring() -> None:
    story = table({"field": ["golem"]}, {"field": ["harpie"]}, phase="scoring", round=3)
    assert story.match.decision is None
    assert story.scores() == [4 + 2, 1 + 4]
    table({"field": ["gorgone", "golem"]}, {"field": ["elfe"]}, phase="scoring").expects("gorgon-copy", 0)
    table({}, {"divinity": "loki"}, phase="scoring", starter=1).expects("accuse", 1)


@clause("MG-14.1", "MG-8.10.3", "MG-8.10.4", "MG-8.10.7")
def test_phase_over() -> None:
    def outcome(*players: Document, **fields: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        match = kleos.from_position(of_players(*players, phase="over", **fields))
        assert match.decision is None
        assert match.outcome is not None
        assert check_invariants(match) == []
        assert kleos.from_position(match.position()).position() == match.position()
        return match.outcome.winners, match.outcome.scores

    assert outcome({"scores": [10, 20, 30]}, {"scores": [30, 20, 11]}, round=3) == ((1,), (60, 61))
    assert outcome({"scores": [30, 19, 26]}, {"scores": [25, 25, 25]}, round=3) == ((0,), (75, 75))
    assert outcome({"scores": [30, 20, 25]}, {"scores": [25, 25, 25]}, round=3) == ((0, 1), (75, 75))
    assert outcome({}, {}) == ((0, 1), (0, 0))
    # All but one have given up: as many scores as rounds were finished, or three after the last counting.
    assert outcome({"scores": [9], "conceded": True}, {"scores": [-3]}, round=2) == ((1,), (9, -3))
    assert outcome({"conceded": True}, {}) == ((1,), (0, 0))
    assert outcome({"scores": [9, 9, 9], "conceded": True}, {"scores": [1, 1, 1]}, round=3) == ((1,), (27, 3))


@clause("MG-14.1")
@pytest.mark.parametrize("phase", ["setup", "Main", "", "return", None, 2, ["main"]], ids=repr)
def test_other_phases_are_refused(phase: Any) -> None:
    refused(of_players(phase=phase), "phase")


# What is refused ----------------------------------------------------------------------------------------------------------
@clause("MG-14.5", "MG-15.2")
def test_more_copies_than_exist_are_refused_where_they_are_too_many() -> None:
    refused(of_players({"hand": ["elfe"] * 5}), "players[0].hand[4]", "MG-14.5")
    refused(of_players({"hand": ["elfe"] * 4}, discard=["nain", "elfe"]), "discard[1]", "MG-14.5")
    refused(of_players({"hand": ["elfe"] * 4}, deck=["elfe"]), "deck[0]", "MG-14.5")
    pairs = [creature("troll", fused=True), creature("troll", fused=True)]
    refused(lying(*pairs, creature("troll")), "players[0].field[2].card", "MG-14.5")
    kleos.from_position(lying(*pairs))


@clause("MG-14.5", "MG-15.14")
def test_the_same_divinity_or_belief_twice_is_refused() -> None:
    refused(of_players({"divinity": "zeus"}, {"divinity": "zeus"}), "players[1].divinity", "MG-15.14")
    refused(of_players({}, {"belief": "animisme"}, {"belief": "animisme"}), "players[2].belief", "MG-15.14")


@clause("MG-14.5", "MG-15.3")
def test_more_than_seven_used_slots_are_refused() -> None:
    kleos.from_position(lying(*[creature(card) for card in SEVEN[:5]], creature("cyclope")))
    refused(lying(*[creature(card) for card in SEVEN], creature("nain")), "players[0].field", "MG-15.3")
    refused(lying(*[creature(card) for card in SEVEN[:6]], creature("cyclope")), "players[0].field", "MG-15.3")
    kleos.from_position(lying(*[creature(card) for card in SEVEN[:6]], creature("troll", fused=True)))


@clause("MG-14.5")
@pytest.mark.parametrize(
    ("entry", "field", "named"),
    [
        *[(down(card), "face", "MG-15.5") for card in ("chimere", "chupacabra", "cyclope", "dragon", "elfe")],
        (creature("nain", fused=True), "fused", "MG-15.12"),
        (down("troll", fused=True), "fused", "MG-15.12"),
        (creature("nain", resurrected=True), "resurrected", "MG-15.11"),
        (creature("golem", resurrected=True), "resurrected", "MG-15.11"),
        (down("phenix", resurrected=True), "resurrected", "MG-15.11"),
        (creature("nain", used=True), "used", "MG-14.5"),
        (creature("djinn"), "card", "MG-15.6"),
        (creature("zeus"), "card", ""),
        (creature("animisme"), "card", ""),
        (creature("elf"), "card", ""),
        (creature("nain", face="sideways"), "face", ""),
        (creature("nain", mod="1"), "mod", ""),
        (creature("nain", mod=0.5), "mod", ""),
        (creature("nain", used=1), "used", ""),
        (creature("nain", id=0), "id", ""),
        (creature("nain", id="#1"), "id", ""),
        (creature("nain", id=None), "id", ""),
        (down("nain", known_to=[2]), "known_to[0]", ""),
        (down("nain", known_to=[1, "p0"]), "known_to[1]", ""),
        (down("nain", known_to=1), "known_to", ""),
        (creature("nain", colour="blue"), "colour", ""),
    ],
    ids=str,
)
def test_a_creature_that_cannot_be_is_refused_by_its_field(entry: Document, field: str, named: str) -> None:
    refused(of_players({}, {"field": [{"card": "sirene"}, entry]}), f"players[1].field[1].{field}", named)


@clause("MG-14.5", "MG-1.12")
def test_a_number_twice_is_refused_on_whatever_field() -> None:
    twice = of_players({"field": [creature("elfe", id=3)]}, {"field": [creature("nain", id=3)]})
    refused(twice, "players[1].field[0].id", "MG-1.12")


@clause("MG-14.5", "MG-15.7")
def test_a_hand_elsewhere_than_in_the_main_phase_of_its_player_is_refused() -> None:
    refused(of_players({}, {"hand": ["elfe"]}), "players[1].hand", "MG-15.7")
    for phase in ("draw", "scoring", "belief", "over"):
        refused(of_players({"hand": ["elfe"]}, phase=phase), "players[0].hand", "MG-15.7")


@clause("MG-14.5")
@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("round", [1], [0, 4, "1", 1.0, None, True]),
        ("starter", [0, 1], [-1, 2, "0", None, False]),
        ("active", [0], [-1, 2, "p0", None]),
        ("plays", [0, 1, 2], [-1, 3, "1", None]),
        ("turn_spells", [0], [-1, "1", None]),
        ("countdown", [None, 1, 4], [0, -1, 5, "2", True]),
        ("opportunities", [0, 22 * 2 - 1], [-1, 22 * 2, "3", None]),
        ("next_id", [1, 99], [0, -5, "1", None]),
        ("seed", [0, -7, 2**64], ["7", 1.5, None]),
        ("deck_rest", [False, True], [0, 1, "true", None]),
        ("deck", [[]], ["elfe", None, ["elf"], ["zeus"], [3], {"elfe": 1}]),
        ("discard", [[]], ["elfe", None, ["animisme"], [["elfe"]]]),
    ],
)
def test_fields_out_of_range_or_of_another_type_are_named(field: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        kleos.from_position(of_players({"hand": ["nain"]}, **{"active": 0, field: value}))
    for value in bad:
        path = f"{field}[0]" if isinstance(value, list) else field
        refused(of_players({"hand": ["nain"]}, **{field: value}), path)


@clause("MG-14.5")
@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"hand": ["elf"]}, "hand[0]"),
        ({"hand": "elfe"}, "hand"),
        ({"divinity": "elfe"}, "divinity"),
        ({"divinity": 1}, "divinity"),
        ({"divinity": ["zeus"]}, "divinity"),
        ({"belief": "zeus"}, "belief"),
        ({"belief": "Animisme"}, "belief"),
        ({"belief_used": 1}, "belief_used"),
        ({"spells_played": -1}, "spells_played"),
        ({"scores": 3}, "scores"),
        ({"scores": [1]}, "scores"),
        ({"scores": ["1"]}, "scores[0]"),
        ({"conceded": "yes"}, "conceded"),
        ({"field": {}}, "field"),
        ({"field": ["elfe"]}, "field[0]"),
        ({"energy": 1}, "energy"),
    ],
    ids=str,
)
def test_fields_of_a_player_are_named_with_the_seat(fields: Document, path: str) -> None:
    refused(of_players(fields), f"players[0].{path}")


@clause("MG-14.5", "MG-1.1")
def test_game_and_players_are_required() -> None:
    refused({"players": [{}, {}]}, "game")
    refused({"game": "kanzume-goddess-2", "players": [{}, {}]}, "game")
    refused({"game": "mythology-go"}, "players", "MG-1.1")
    for count in (0, 1, 9):
        refused({"game": "mythology-go", "players": [{}] * count}, "players", "MG-1.1")
    refused({"game": "mythology-go", "players": [{}, 7]}, "players[1]")
    refused({"game": "mythology-go", "players": {}}, "players")
    refused(of_players(turn=3), "turn")


@clause("MG-14.5")
def test_counters_of_a_turn_belong_to_the_main_phase() -> None:
    for phase in ("draw", "scoring", "belief"):
        refused(of_players(phase=phase, plays=1), "plays", "MG-14.5")
        refused(of_players(phase=phase, turn_spells=1), "turn_spells", "MG-14.5")
    refused(of_players({"spells_played": 1}, turn_spells=2), "players[0].spells_played", "MG-14.5")


@clause("MG-14.5")
def test_as_many_scores_as_finished_rounds() -> None:
    for number in (1, 2, 3):
        for count in range(1, 5):
            scores = [1] * count
            document = of_players({}, {"scores": scores}, round=number)
            if count == number - 1:
                kleos.from_position(document)
            else:
                refused(document, "players[1].scores", "MG-14.5")
        assert kleos.from_position(of_players({"hand": ["nain"]}, round=number)).position()["players"][0]["scores"] == (
            [0] * (number - 1)
        )
    refused(of_players({"scores": [1, 2]}, phase="over", round=3), "players[0].scores", "MG-14.5")


@clause("MG-14.6", "MG-5.1.10")
def test_more_face_down_than_face_up_creatures_are_no_error() -> None:
    story = table({"field": [down("nain"), down("golem"), "elfe"], "hand": ["harpie", "djinn"]})
    story.offers("play harpie").refuses("hide harpie", clause="MG-5.1.7")


# Seats that have given up -------------------------------------------------------------------------------------------------
@clause("MG-14.5")
def test_who_cannot_have_given_up() -> None:
    gone = {"conceded": True}
    refused(of_players(gone, {}, {}), "active", "MG-14.5")
    refused(of_players(gone, {}, {}, phase="belief"), "active", "MG-14.5")
    for phase in ("main", "draw", "scoring"):
        refused(of_players({}, gone, phase=phase), "players", "MG-14.5")
    refused(of_players({}, gone, gone), "players", "MG-14.5")
    for phase in ("main", "over"):
        refused(of_players(gone, gone, phase=phase), "players", "MG-14.5")


@clause("MG-14.13", "MG-8.10.8")
def test_a_seat_loaded_as_given_up_is_skipped_and_never_asked() -> None:
    deck = ["nain", "elfe", "golem", "harpie", "sphinx"]
    drawing({"conceded": True}, {}, {}, deck=deck).expects("main", 1)
    counting = table(
        {"field": ["golem"]}, {"field": ["elfe"]}, {"divinity": "loki", "conceded": True}, phase="scoring", round=3
    )
    assert counting.match.decision is None


@clause("MG-14.13", "MG-8.10.6", "MG-8.10.13")
def test_seats_loaded_as_given_up_rank_behind_those_that_give_up_later() -> None:
    players: list[Document] = [
        {"scores": [5, 5], "hand": ["nain"]},
        {"scores": [40, 40], "conceded": True},
        {"scores": [50, 40], "conceded": True},
        {"scores": [0, 0]},
        {"scores": [1, 1]},
    ]
    story = Story(kleos.from_position(of_players(*players, round=3))).gives_up(3, 4)
    view = story.match.view(None)
    assert [player["rank"] for player in view["players"]] == [1, 5, 4, 3, 2]


# Round trip ---------------------------------------------------------------------------------------------------------------
def moments(players: int, seed: int, leaving: bool) -> Iterator[kleos.Match]:
    """A match at each of its decisions, played by somebody who seldom stops, and at its end; or some give up."""
    match = kleos.new("mythology-go", seed=seed, players=players)
    rng = seeded(seed, 3)
    while (decision := match.decision) is not None:
        yield match
        if leaving and rng.below(60) == 0:
            match.concede(decision.seat)
        else:
            match.choose(eager_choice(decision, rng))
    yield match


@clause("MG-14.1", "MG-14.8", "MG-14.10", "MG-14.11", "MG-14.12")
@pytest.mark.parametrize("leaving", [False, True], ids=["all stay", "some give up"])
@pytest.mark.parametrize("players", range(2, 9))
def test_positions_of_played_matches_come_back_with_the_same_options(players: int, leaving: bool) -> None:
    seen: Counter[str] = Counter()
    for match in moments(players, players, leaving):
        kind = "over" if match.decision is None else match.decision.kind
        seen[kind] += 1
        if kind not in WRITTEN:
            if seen[kind] < 4:
                with pytest.raises(kleos.KleosError, match=kind):
                    match.position()
            continue
        if kind == "main" and seen[kind] > 40 and seen[kind] % 5:
            continue
        written = match.position()
        again = kleos.from_position(json.loads(json.dumps(written)))
        assert check_invariants(again) == []
        assert again.position() == written
        here, there = match.decision, again.decision
        if here is None or there is None:
            assert here is there
            assert match.outcome is not None
            assert again.outcome is not None
            assert (again.outcome.winners, again.outcome.scores) == (match.outcome.winners, match.outcome.scores)
        else:
            assert (there.kind, there.seat, there.options.tokens()) == (here.kind, here.seat, here.options.tokens())
    assert seen["over"] == 1
    assert seen["main"] > 10
    assert leaving or seen["choose-belief"] == 3 * players


@clause("MG-14.8", "MG-8.10.8")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_match_that_giving_up_ended_after_a_counting_comes_back(number: int) -> None:
    players: list[Document] = [{"field": ["golem"], "divinity": "athena"}, {"field": ["elfe"], "divinity": "loki"}]
    story = table(*players, phase="scoring", round=number, deck_rest=True).expects("accuse", 0)
    story.match.concede(1)
    # p1's own accusation is still pending and gets the first answer (MG-8.10.14): Athena, which is right.
    story.does("accuse p1 thot")
    assert story.match.outcome is not None
    again = kleos.from_position(story.match.position())
    assert again.outcome is not None
    assert (again.outcome.scores, again.outcome.winners) == (story.match.outcome.scores, (0,))
    before = [0] * (number - 1)
    assert [player["scores"] for player in again.position()["players"]] == [[*before, 6 + 4 - 4], [*before, 3 + 4]]


@clause("MG-14.1")
def test_no_position_is_written_in_the_middle_of_an_effect() -> None:
    story = table({"hand": ["dragon", "nain"]}, {"field": ["elfe"]}).does("play dragon").expects("dragon-target", 0)
    with pytest.raises(kleos.KleosError, match="dragon-target"):
        story.match.position()
    assert story.does("skip").match.position()["plays"] == 1


@clause("MG-14.1", "MG-15.21")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_two_matches_loaded_from_one_document_go_on_alike(players: int) -> None:
    found = [match for match in moments(players, 9, False) if match.decision and match.decision.kind == "main"][:1]
    first, second = kleos.from_position(found[0].position()), kleos.from_position(found[0].position())
    rng = seeded(3)
    while (decision := first.decision) is not None:
        index = eager_choice(decision, rng)
        first.choose(index)
        second.choose(index)
        assert first.hash() == second.hash()


@clause("MG-14.1", "MG-3.14")
def test_the_seed_decides_what_is_shuffled_from_here_on() -> None:
    def deck(seed: int) -> list[str]:
        return table({"hand": ["djinn", "nain"]}, deck=SEVEN, seed=seed).does("play djinn", "card elfe").deck

    assert deck(1) == deck(1)
    assert sorted(deck(1)) == sorted(SEVEN)
    assert len({tuple(deck(seed)) for seed in range(8)}) > 1
