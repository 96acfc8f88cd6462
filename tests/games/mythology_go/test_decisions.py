"""Decisions (section 13): every kind with its tokens, who decides, what asks, and what is never asked."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.mythology_go.kinds import KINDS
from kleos.games.mythology_go.testing import Story, begun, down, drawing, scored, table
from kleos.language.languages import LANGUAGES
from kleos.testing import clause, eager_choice

Fields = dict[str, Any]
BELIEFS = ["animisme", "polytheisme", "esoterisme", "chamanisme", "divination", "totemisme", "fatalisme", "druidisme",
           "reincarnation", "dualisme"]  # fmt: skip
CREATURES = ["elfe", "gobelin", "troll", "centaure", "sphinx", "dragon", "phenix", "griffon", "cerbere", "minotaure",
             "chimere", "chupacabra", "gorgone", "loup-garou", "nain", "golem", "harpie", "cyclope", "sirene",
             "licorne"]  # fmt: skip
WITHOUT_IDENTIFICATION = ["anubis", "zeus", "odin", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate"]


class Case:
    """A story up to a decision, and what that decision must be; what asks by card id and object number."""

    def __init__(
        self, kind: str, seat: int, source: tuple[str | None, int | None], tell: Callable[[], Story], tokens: list[str]
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.tell = tell
        self.tokens = tokens


def keeping() -> Story:
    """p0 has just taken Polytheism, as the last to choose."""
    players: list[Fields] = [{"divinity": "zeus"}, {"divinity": "loki", "belief": "animisme"}]
    return table(*players, phase="belief", starter=1, active=0, deck_rest=True).does("card polytheisme")


def the_two() -> list[str]:
    view = keeping().match.view(0)["players"][0]
    return [f"card {view['divinity']}", f"card {view['extra_divinity']}"]


NOBODY = (None, None)
MAIN: Fields = {
    "field": ["troll", "troll", "chimere", "elfe"],
    "hand": ["djinn", "harpie", "troll"],
    "belief": "dualisme",
}
CASES = [
    Case("choose-belief", 1, NOBODY, lambda: table(phase="belief", starter=1), [f"card {belief}" for belief in BELIEFS]),
    Case("polytheism-keep", 0, ("polytheisme", None), keeping, the_two()),
    Case(
        "main", 0, NOBODY, lambda: table(MAIN, plays=1),
        ["play troll", "play harpie", "play djinn", "hide troll", "hide harpie", "play troll #1", "play troll #2",
         "fuse #1 #2", "use #3", "use dualisme", "done"],
    ),
    Case(
        "main", 0, NOBODY, lambda: table({"hand": ["elfe", "nain"], "belief": "fatalisme"}),
        ["play elfe", "play nain", "use fatalisme"],
    ),
    Case(
        "dragon-target", 0, ("dragon", 6),
        lambda: table({"field": ["nain"], "hand": ["dragon", "elfe"]}, {"field": ["elfe", "golem", down("harpie"), "phenix"]}).does("play dragon"),
        ["target #2", "target #5", "skip"],
    ),
    Case(
        "chupacabra-target", 0, ("chupacabra", 4),
        lambda: table({"hand": ["chupacabra", "elfe"]}, {"field": ["golem", "gorgone", down("harpie")]}).does("play chupacabra"),
        ["target #1", "skip"],
    ),
    Case(
        "djinn-name", 0, ("djinn", None), lambda: table({"hand": ["djinn", "nain"]}).does("play djinn"),
        [f"card {card}" for card in CREATURES],
    ),
    Case(
        "satyr-own", 0, ("satyre", None),
        lambda: table({"field": ["elfe", down("nain")], "hand": ["satyre", "golem"]}, {"field": ["harpie"]}).does("play satyre"),
        ["target #1", "target #2"],
    ),
    Case(
        "satyr-other", 0, ("satyre", None),
        lambda: table({"field": ["elfe"], "hand": ["satyre", "golem"]}, {"field": ["harpie", down("nain")]}, {"field": ["sphinx"]}).does("play satyre"),
        ["target #2", "target #4"],
    ),
    Case(
        "leviathan-player", 0, ("leviathan", None),
        lambda: table({"hand": ["leviathan", "golem"]}, {}, {}).does("play leviathan"),
        ["player p0", "player p1", "player p2"],
    ),
    Case(
        "chimera-destroy", 0, ("chimere", 1),
        lambda: table({"field": ["chimere", "elfe", "golem", down("nain")], "hand": ["harpie"]}).does("use #1"),
        ["target #2", "target #4"],
    ),
    Case(
        "chimera-place", 0, ("chimere", 1),
        lambda: table({"field": ["chimere", "elfe"], "hand": ["golem", "djinn", "dragon"]}).does("use #1"),
        ["play dragon", "play golem", "hide golem", "skip"],
    ),
    Case(
        "dualism-turn", 0, ("dualisme", None),
        lambda: table({"field": ["elfe", "nain", down("golem"), "dragon"], "hand": ["harpie"], "belief": "dualisme"}).does("use dualisme"),
        ["target #2", "target #3"],
    ),
    Case(
        "druidism-save", 1, ("leviathan", None),
        lambda: table({"hand": ["leviathan", "elfe"]}, {"field": ["harpie", "nain", "golem"], "belief": "druidisme"}).does("play leviathan", "player p1"),
        ["target #1", "target #2", "skip"],
    ),
    Case(
        "reincarnation-use", 1, ("dragon", 2),
        lambda: table({"hand": ["dragon", "elfe"]}, {"field": ["harpie"], "belief": "reincarnation"}, deck=["nain"]).does("play dragon", "target #1"),
        ["use", "skip"],
    ),
    Case(
        "return-order", 0, NOBODY, lambda: table({"hand": ["nain", "elfe", "nain", "golem"]}, plays=1).does("done"),
        ["card elfe", "card nain", "card golem", "done"],
    ),
    Case(
        "gorgon-copy", 0, ("gorgone", 1), lambda: scored({"field": ["gorgone", "elfe"]}, {"field": ["nain"]}),
        ["target #2", "target #3"],
    ),
    Case(
        "werewolf-transform", 1, ("loup-garou", 2), lambda: scored({"field": ["elfe"]}, {"field": ["loup-garou", "golem"]}),
        ["target #1", "target #3"],
    ),
    Case(
        "totemism-colour", 0, ("totemisme", None), lambda: scored({"field": ["golem"], "belief": "totemisme"}, {"field": ["elfe"]}),
        ["colour #1 green", "colour #1 yellow", "colour #1 orange", "colour #1 blue", "skip"],
    ),
    Case(
        "accuse", 0, NOBODY,
        lambda: scored({"divinity": "athena"}, {"divinity": "loki"}, {"divinity": "zeus"}),
        ["accuse p1 loki", "accuse p1 thot", *[f"accuse p2 {divinity}" for divinity in WITHOUT_IDENTIFICATION]],
    ),
]  # fmt: skip
each_case = pytest.mark.parametrize("case", CASES, ids=[f"{case.kind} {n}" for n, case in enumerate(CASES)])


@clause("MG-13.1", "MG-13.2", "MG-13.3", "MG-13.4")
@each_case
def test_every_kind_offers_the_tokens_of_the_table(case: Case) -> None:
    case.tell().expects(case.kind, case.seat).expects_exactly(*case.tokens)


def test_every_kind_of_the_table_has_a_case() -> None:
    assert {case.kind for case in CASES} == set(KINDS)


@clause("MG-13.5")
@each_case
def test_each_decision_names_what_asks(case: Case) -> None:
    story = case.tell()
    for seat in (case.seat, 1 - case.seat, None):
        shown = story.asked(seat)
        assert (shown.get("source"), shown.get("object")) == case.source
    decision = story.match.decision
    assert decision is not None
    assert (decision.source[0] if decision.source else None) == case.source[0]


@clause("MG-13.5", "MG-8.3.3")
def test_several_gorgons_of_one_player_are_told_apart() -> None:
    story = scored({"field": ["gorgone", "elfe", "gorgone"]}, {"field": ["nain", "golem"]})
    asked = []
    while story.kind == "gorgon-copy":
        asked.append(story.asked(0)["object"])
        assert f"#{asked[-1]}" in story.asked(0)["prompt"]
        story.does(story.tokens[0])
    assert asked == [1, 3]


@clause("MG-13.1", "MG-10.1")
@each_case
def test_kinds_and_tokens_are_the_same_in_every_language_and_words_are_not(case: Case) -> None:
    story = case.tell()
    decision = story.match.decision
    assert decision is not None
    prompts = set()
    for lang in LANGUAGES:
        shown = story.asked(case.seat, lang)
        assert shown["kind"] == case.kind
        assert sorted(option["token"] for option in shown["options"]) == sorted(case.tokens)
        assert shown["prompt"] == decision.prompt(lang)
        assert [option["text"] for option in shown["options"]] == [option.text(lang) for option in decision.options]
        assert not [option for option in shown["options"] if re.search(r"[{}]|None", option["text"])]
        prompts.add(shown["prompt"])
    assert len(prompts) == len(LANGUAGES)


@clause("MG-9.7", "MG-13.11")
@each_case
def test_only_the_one_who_decides_sees_the_options(case: Case) -> None:
    story = case.tell()
    for seat in (1 - case.seat, None):
        shown = story.asked(seat)
        assert (shown["seat"], shown["kind"]) == (case.seat, case.kind)
        assert "options" not in shown
        assert "prompt" not in shown


# Tokens -------------------------------------------------------------------------------------------------------------------
@clause("MG-13.1")
def test_play_casts_spells_and_lays_creatures_face_up_and_hide_lays_them_face_down() -> None:
    story = table(
        {"field": ["elfe"], "hand": ["djinn", "nain", "golem"], "belief": "chamanisme"}, deck=["sphinx"] * 4 + ["troll"]
    )
    story.does("play djinn", "card harpie").does("play nain", "hide golem")
    assert (story.discard, story.field()) == (["djinn"], ["elfe", "nain", "golem"])
    assert [story.is_down(n) for n in (1, 2, 3)] == [False, False, True]


@clause("MG-13.2", "MG-5.1.12", "MG-5.3.5")
def test_a_troll_is_played_onto_a_number_and_fused_with_the_lower_number_first() -> None:
    story = table({"field": ["troll", "troll"], "hand": ["troll", "nain"]}, plays=1)
    story.offers("play troll", "play troll #1", "play troll #2", "fuse #1 #2").refuses("fuse #2 #1", clause="MG-13.2")
    assert story.does("fuse #1 #2").field() == ["troll"]
    assert story.board.pieces[1].fused


@clause("MG-13.3")
def test_a_chimera_is_used_by_its_number_and_a_belief_by_its_name() -> None:
    story = table({"field": ["chimere", "nain"], "hand": ["elfe"], "belief": "dualisme"}).offers(
        "use #1", "use dualisme"
    )
    assert story.does("use dualisme").is_down(2)  # the only one that may be turned
    story.does("use #1").expects("chimera-place", 0)
    fatalism = table({"hand": ["elfe"], "belief": "fatalisme"}, deck=["nain"]).does("use fatalisme")
    assert (fatalism.hand(), fatalism.deck) == (["nain"], ["elfe"])


@clause("MG-13.4")
def test_identical_cards_in_hand_are_one_option() -> None:
    table({"field": ["elfe"], "hand": ["nain", "nain", "djinn", "djinn"]}).expects_exactly(
        "play nain", "hide nain", "play djinn"
    )
    story = table({"hand": ["nain", "golem", "nain"]}, plays=1).does("done")
    story.expects("return-order", 0).expects_exactly("card nain", "card golem", "done")


# What is decided without asking ---------------------------------------------------------------------------------------------
@clause("MG-13.6")
def test_a_lone_target_is_not_asked_for() -> None:
    satyr = table({"field": ["elfe"], "hand": ["satyre", "nain"]}, {"field": ["golem"]}).does("play satyre")
    assert (satyr.expects("main", 0).field(0), satyr.field(1)) == (["golem"], ["elfe"])
    chimera = table({"field": ["chimere", "elfe"], "hand": ["nain"]}).does("use #1").expects("chimera-place", 0)
    assert chimera.discard == ["elfe"]
    dualism = table({"field": ["nain", "elfe"], "hand": ["golem"], "belief": "dualisme"}).does("use dualisme")
    assert dualism.expects("main", 0).is_down(1)
    gorgon = scored({"field": ["gorgone"]}, {"field": ["nain"]})
    assert gorgon.match.decision is None
    assert gorgon.scores() == [1 + 2, 1 + 2]  # two Dwarves, none unique


@clause("MG-13.6")
def test_an_optional_target_is_asked_for_even_if_it_is_the_only_one() -> None:
    table({"hand": ["dragon", "nain"]}, {"field": ["elfe"]}).does("play dragon").expects_exactly("target #1", "skip")


@clause("MG-13.6", "MG-4.4.2")
def test_the_order_of_returned_cards_is_asked_only_while_it_can_differ() -> None:
    deck = ["sphinx"] * 3 + ["harpie"] * 3
    none = table({"hand": ["nain"]}, deck=deck).does("play nain").expects("main", 1)
    assert none.deck == ["harpie"]
    one = table({"hand": ["nain", "golem"]}, plays=1, deck=deck).does("play nain").expects("main", 1)
    assert one.deck == ["harpie", "golem"]
    same = table({"hand": ["nain", "golem", "golem"]}, plays=1, deck=deck).does("play nain").expects("main", 1)
    assert same.deck == ["harpie", "golem", "golem"]
    story = table({"hand": ["nain", "elfe", "golem", "golem"]}, plays=1, deck=deck).does("play nain")
    story.expects("return-order", 0).does("card elfe").expects("main", 1)  # two Golems are left
    assert story.deck == ["harpie", "elfe", "golem", "golem"]


@clause("MG-13.6", "MG-4.4.2", "MG-12.31")
def test_done_returns_the_rest_in_the_order_drawn() -> None:
    story = table({"hand": ["elfe", "nain", "golem", "harpie"]}, plays=1, deck=["sphinx"] * 4 + ["troll"]).does("done")
    story.expects("return-order", 0).does("card golem", "done").expects("main", 1)
    assert story.deck == ["golem", "elfe", "nain", "harpie"]


@clause("MG-13.6", "MG-13.7")
def test_done_is_asked_unless_everybody_can_see_that_nothing_else_is_left() -> None:
    deck = ["sphinx"] * 4 + ["harpie"]
    table({"hand": ["nain", "golem", "elfe"]}, plays=1, deck=deck).does("play nain").expects("return-order", 0)
    table({"hand": ["nain"]}, deck=deck).does("play nain").expects("main", 1)  # the hand is empty
    seven = ["golem", "centaure", "minotaure", "cerbere", "griffon", "gobelin", "sirene"]
    only = table({"field": seven[:6], "hand": ["nain", "golem"]}, deck=deck).does("play nain")
    only.expects("main", 0).expects_exactly("done")  # nobody else may learn that the Golem does not fit
    # With the free spell of Shamanism a third card may be played, so that `done` is asked.
    shaman = table({"hand": ["nain", "golem", "elfe"], "belief": "chamanisme"}, plays=1, deck=deck).does("play nain")
    shaman.expects("main", 0).expects_exactly("done")


@clause("MG-13.8")
def test_nothing_is_asked_that_could_only_be_skipped() -> None:
    table({"hand": ["dragon", "nain"]}, {"field": ["golem", down("nain")]}).does("play dragon").expects("main", 0)
    table({"hand": ["chupacabra", "nain"]}, {"field": ["gorgone"]}).does("play chupacabra").expects("main", 0)
    spared = table({"hand": ["leviathan", "elfe"]}, {"field": ["phenix"], "belief": "druidisme"})
    spared.does("play leviathan", "player p1").expects("main", 0)  # the Phoenix stays anyway
    assert spared.board.pieces[1].resurrected
    full = ["golem", "centaure", "minotaure", "cerbere", "griffon", "sirene", "elfe"]
    hunted = table(
        {"hand": ["leviathan", "nain"]}, {"field": [*full[:6], "phenix"], "belief": "reincarnation"}, deck=["nain"]
    )
    hunted.does("play leviathan", "player p1").expects("main", 0)  # nothing was lost
    totem = scored({"belief": "totemisme"}, {"field": ["elfe"]})
    assert totem.match.decision is None
    empty = table({"field": ["chimere", "elfe", "troll"]}, plays=1).does("use #1", "target #2")
    assert empty.kind != "chimera-place"  # there is no hand


@clause("MG-13.9")
def test_placing_nothing_is_asked_while_there_is_a_hand() -> None:
    story = table({"field": ["chimere", "elfe", "golem"], "hand": ["djinn"]}).does("use #1")
    story.expects("chimera-place", 0).expects_exactly("skip")


@clause("MG-13.10")
def test_what_leaves_no_choice_is_carried_out_by_the_engine() -> None:
    full = ["golem", "centaure", "minotaure", "cerbere", "griffon", "gobelin", "sirene"]
    story = drawing({"field": full}, {"conceded": True}, {}, deck=["nain", "elfe", "golem", "harpie", "sphinx"])
    story.expects("main", 2)
    assert [event["seat"] for event in story.events("skip-turn")] == [0, 1]
    assert len(story.hand(2)) == 5
    counted = scored({"field": [down("golem")], "divinity": "athena"}, {"field": ["elfe"], "divinity": "zeus"})
    counted.expects("accuse", 0)
    assert not counted.is_down(1)
    assert [event["seat"] for event in counted.events("declare")] == [0]
    counted.does("accuse p1 ra")
    assert [event["cards"] for event in counted.events("reveal")] == [["athena"], ["zeus"]]


@clause("MG-13.10", "MG-8.10.12")
def test_a_seat_that_has_given_up_is_asked_nothing() -> None:
    gone: Fields = {"conceded": True, "field": ["gorgone", "loup-garou"], "belief": "totemisme", "divinity": "loki"}
    story = scored({"field": ["golem"]}, {"field": ["elfe"]}, gone)
    assert story.match.decision is None
    assert story.events("accuse") == []


@clause("MG-13.11", "MG-8.7.2")
def test_the_options_of_an_accusation_would_tell_the_accusers_divinity() -> None:
    story = scored({"divinity": "athena"}, {"divinity": "loki"}).expects("accuse", 0)
    assert [option["token"] for option in story.asked(0)["options"]] == [
        "accuse p1 loki",
        "accuse p1 thot",
    ]
    for seat in (1, None):
        assert "athena" not in str(story.asked(seat))
        assert story.match.view(seat)["players"][0]["divinity"] is None


# Over whole matches -----------------------------------------------------------------------------------------------------------
@cache
def seen() -> dict[str, list[list[str]]]:
    """The options of all decisions of some matches, by kind."""
    out: dict[str, list[list[str]]] = {}
    for seed in range(8):
        match = kleos.new("mythology-go", seed=seed, players=2 + seed % 7)
        rng = seeded(seed, 3)
        while (decision := match.decision) is not None:
            out.setdefault(decision.kind, []).append(decision.options.tokens())
            match.choose(eager_choice(decision, rng))
    return out


SKIPPED = (
    "dragon-target",
    "chupacabra-target",
    "chimera-place",
    "druidism-save",
    "reincarnation-use",
    "totemism-colour",
)


@clause("MG-13.4", "MG-13.6", "MG-13.8", "MG-15.9")
def test_in_whole_matches_options_are_listed_once_and_lone_ones_are_not_asked() -> None:
    counted = Counter({kind: len(lists) for kind, lists in seen().items()})
    assert len(counted) >= 14, counted
    for kind, lists in seen().items():
        for tokens in lists:
            assert len(set(tokens)) == len(tokens)
            assert ("skip" in tokens) == (kind in SKIPPED)
            assert "done" not in tokens or kind in ("main", "return-order")
            assert len(tokens) > 1 or kind in ("main", "chimera-place")


@clause("MG-5.6.1")
def test_an_option_can_be_chosen_by_token_index_or_itself() -> None:
    by_token, by_index, by_itself = begun(), begun(), begun()
    by_token.match.choose("  card   dualisme ")
    by_index.match.choose(by_index.tokens.index("card dualisme"))
    decision = by_itself.match.decision
    assert decision is not None
    by_itself.match.choose(decision.options[by_itself.tokens.index("card dualisme")])
    assert by_token.match.hash() == by_index.match.hash() == by_itself.match.hash()
