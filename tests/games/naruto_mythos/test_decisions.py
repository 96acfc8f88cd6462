"""Decisions (section 13): every kind, its tokens, the fixed order of options, and what is not asked."""

import re

import pytest

import kleos
from kleos.games.naruto_mythos.kinds import KINDS
from kleos.games.naruto_mythos.testing import Spec, Story, ch, hidden, random_decks, table
from kleos.testing import clause, play_randomly

CARD, OBJECT, RANK = r"KS-\d{3}", r"#\d+", "[DCBA]"
PLAYS = [
    f"play {CARD} {RANK}",
    f"hide {CARD} {RANK}",
    f"upgrade {CARD} {OBJECT}",
    f"reveal {OBJECT}",
    f"reveal-upgrade {OBJECT} {OBJECT}",
]
# The table of section 13: the tokens of each kind, in the order of their verbs.
SHAPES = {
    "mulligan": ["keep", "mulligan"],
    "turn": [*PLAYS, "pass"],
    "use": ["use", "skip"],
    "order": [rf"trigger {OBJECT} \d", rf"trigger {OBJECT} \d {OBJECT}"],
    "target": [f"target {OBJECT}", "done"],
    "mission": [f"mission {RANK}"],
    "card": [f"card {CARD}"],
    "amount": [r"amount \d+"],
    "effect-play": [PLAYS[0], *PLAYS[2:]],
    "line": [rf"line {OBJECT} \d", rf"line {CARD} \d"],
    "replace": [f"use {OBJECT} {OBJECT}", "skip"],
    "demand": [f"reveal {OBJECT}", f"reveal-upgrade {OBJECT} {OBJECT}", f"defeat {OBJECT}"],
    "lock": [f"target {OBJECT}"],
    "discard-order": [f"card {CARD}", f"target {OBJECT}"],
    "per-mission": [f"target {OBJECT}", "skip"],
}


def place_in_table(kind: str, token: str) -> int:
    """Which of the shapes of its kind a token has."""
    for at, shape in enumerate(SHAPES[kind]):
        if re.fullmatch(shape, token):
            return at
    raise AssertionError(f"{token!r} is no token of {kind}")


def key(kind: str, token: str) -> tuple[object, ...]:
    """The fixed order (NM-13.2): verb, card id, rank D to A, object numbers."""
    cards = re.findall(CARD, token)
    ranks = ["DCBA".index(word) for word in token.split() if re.fullmatch(RANK, word)]
    objects = [int(word.lstrip("#")) for word in token.split()[1:] if re.fullmatch(r"#?\d+", word)]
    verb = 0 if kind == "order" else place_in_table(kind, token)
    return (verb, cards, ranks, objects)


def nothing_asked(story: Story, seat: int = 1) -> None:
    """The turn is over without a question: the other player is to move."""
    story.expects("turn", seat)


# The table ------------------------------------------------------------------------------------------------------------
@clause("NM-13.1")
def test_the_kinds_are_those_of_the_table() -> None:
    text = kleos.new("naruto-mythos", seed=1, decks=random_decks(1)).game.rules_text()
    section = text[text.index("## 13 Decisions") : text.index("## 14 ")]
    rows = re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE)
    assert sorted(rows) == sorted(SHAPES) == sorted(KINDS)


@clause("NM-13.1", "NM-13.2")
def test_in_whole_matches_every_decision_has_a_decider_tokens_of_its_kind_and_the_fixed_order() -> None:
    kinds = set()

    def look(match: kleos.Match) -> None:
        decision = match.decision
        assert decision is not None
        assert decision.seat in (0, 1)
        kinds.add(decision.kind)
        tokens = decision.options.tokens()
        keys = [key(decision.kind, token) for token in tokens]
        assert keys == sorted(keys), f"{decision.kind}: {tokens}"

    for seed in range(60):
        play_randomly(kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)), seed, look, eager=True)
    assert len(kinds) >= 12, f"the matches are too tame: {sorted(kinds)}"


@clause("NM-13.1")
def test_mulligan_is_asked_of_both_and_neither_answer_shows_before_both_are_in() -> None:
    match = kleos.new("naruto-mythos", seed=5, decks=random_decks(5))
    asked = []
    hands = [match.view(seat)["players"][seat]["hand"] for seat in range(2)]
    for _ in range(2):
        decision = match.decision
        assert decision is not None
        assert decision.kind == "mulligan"
        assert decision.options.tokens() == ["keep", "mulligan"]
        asked.append(decision.seat)
        assert [match.view(seat)["players"][seat]["hand"] for seat in range(2)] == hands
        match.choose("mulligan")
    assert sorted(asked) == [0, 1]
    assert [e["kind"] for e in match.log(None)].count("mulligan") == 2
    decision = match.decision
    assert decision is not None
    assert decision.kind == "turn"


@clause("NM-13.2")
def test_the_options_of_a_turn_come_by_verb_card_rank_and_object() -> None:
    story = table(
        (["KS-009", hidden("KS-010"), hidden("KS-013")], []),
        (["KS-009", hidden("KS-005")], []),
        p0={"hand": ["KS-108", "KS-017"]},
    )
    assert story.tokens == [
        "play KS-017 D",
        "play KS-017 C",
        "hide KS-017 D",
        "hide KS-017 C",
        "hide KS-108 D",
        "hide KS-108 C",
        "upgrade KS-108 #1",
        "upgrade KS-108 #4",
        "reveal #3",
        "reveal #5",
        "reveal-upgrade #2 #1",
        "pass",
    ]


@clause("NM-13.2")
def test_objects_come_by_number_not_by_place() -> None:
    story = table(
        ([], [ch("KS-009", object=7)]),
        ([], [ch("KS-005", object=3), ch("KS-011", object=5)]),
        ([], []),
        p0={"hand": ["KS-006"]},
    )
    story.does("play KS-006 D", "use")
    assert story.tokens == ["target #3", "target #5", "target #7"]
    story.does("target #5")
    assert story.tokens == ["mission D", "mission B"]


@clause("NM-13.3")
def test_identical_cards_in_one_zone_are_one_option() -> None:
    story = table(([], []), p0={"hand": ["KS-141", "KS-009", "KS-009", "KS-005"], "discard": ["KS-011", "KS-011"]})
    assert story.tokens.count("hide KS-009 D") == 1
    assert story.tokens.count("play KS-009 D") == 1
    story.does("play KS-141 D", "use").expects("card", 0)
    assert story.tokens == ["card KS-005", "card KS-009"]
    alike = table(([], []), p0={"hand": ["KS-141", "KS-009", "KS-009"]})
    alike.does("play KS-141 D", "use")  # nothing to choose
    assert (alike.hand(0), alike.discard(0)) == (["KS-009"], ["KS-009"])
    pile = table(([], []), p0={"hand": ["KS-109"], "discard": ["KS-009", "KS-009", "KS-005"]})
    pile.does("play KS-109 D", "use")
    assert pile.tokens == ["play KS-005 D", "play KS-009 D"]


@clause("NM-13.3")
def test_identical_cards_need_no_order_among_themselves() -> None:
    story = table(([], []), p0={"hand": ["KS-140"]}, p1={"hand": ["KS-009", "KS-009", "KS-009"], "deck": []})
    story.does("play KS-140 D")
    assert story.discard(1) == ["KS-009"] * 3
    nothing_asked(story)


# What is asked and what is not ------------------------------------------------------------------------------------------
@clause("NM-13.4")
def test_a_decision_with_one_option_is_resolved_without_asking() -> None:
    target = table((["KS-009"], []), p0={"hand": ["KS-001"]})
    target.does("play KS-001 D", "use")
    assert target.tokens_on(1) == 2
    mission = table(([], ["KS-009"]), ([], []), p0={"hand": ["KS-006"]})
    mission.does("play KS-006 D", "use")
    assert mission.place(1) == "C"
    amount = table(([], [ch("KS-009", tokens=1)]), p0={"hand": ["KS-030"]})
    amount.does("play KS-030 D", "use")
    assert amount.tokens_on(1) == 0
    line = table(([], ["KS-017"]), p0={"hand": ["KS-016"]})
    line.does("play KS-016 D", "use")
    assert line.tokens_on(2) == 3
    demand = table(([], [hidden("KS-009")]), p0={"hand": ["KS-069"]}, p1={"chakra": 3})
    demand.does("play KS-069 D")  # revealing would cost 4
    assert demand.gone(1)
    effect_play = table(([], []), p0={"hand": ["KS-007", "KS-097"]})
    effect_play.does("play KS-007 D", "use")
    assert effect_play.card(2) == "KS-097"


@clause("NM-13.4")
def test_use_always_has_two_options() -> None:
    story = table(([], []), p0={"hand": ["KS-017"]})
    story.does("play KS-017 D").expects("use", 0)
    assert story.tokens == ["use", "skip"]


@clause("NM-13.4", "NM-13.5")
def test_turn_is_asked_even_if_only_pass_is_left() -> None:
    story = table(([], []), p0={"chakra": 0}, p1={"chakra": 0, "hand": ["KS-009"]})
    story.expects("turn", 0).expects_exactly("pass")
    story.does("pass").expects("turn", 1).expects_exactly("pass")


@clause("NM-13.6")
def test_mandatory_lines_start_with_their_first_target_and_optional_lines_with_use() -> None:
    mandatory = table((["KS-009", "KS-005"], []), ([], []), ([], []), p0={"hand": ["KS-107"]})
    mandatory.does("play KS-107 D").expects("target", 0).expects_exactly("target #1", "target #2").refuses(
        "skip", "use"
    )
    demand = table(([], [hidden("KS-009"), hidden("KS-013")]), p0={"hand": ["KS-069"]})
    demand.does("play KS-069 D").expects("target", 0).expects_exactly("target #1", "target #2")
    optional = table((["KS-009", "KS-005"], []), p0={"hand": ["KS-001"]})
    optional.does("play KS-001 D").expects("use", 0).does("use").expects("target", 0)


@clause("NM-13.7")
def test_looks_need_no_decision_and_are_in_the_private_log_before_the_next_one() -> None:
    story = table(([hidden("KS-068")], [hidden("KS-126"), hidden("KS-009")]))
    story.does("reveal #1", "use", "target #2").expects("use", 0)  # the AMBUSH line comes next
    entry = story.match.log(0)[-1]
    assert (entry["kind"], entry["cards"]) == ("look", ["KS-126"])
    hand = table((["KS-090"], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-009", "KS-126"]})
    hand.does("upgrade KS-091 #1", "use").expects("card", 0)
    assert hand.match.log(0)[-1]["cards"] == ["KS-009", "KS-126"]
    deck = table(([], []), p0={"hand": ["KS-135"], "deck": ["KS-009", "KS-013", "KS-005"]})
    deck.does("play KS-135 D", "use").expects("effect-play", 0)
    assert deck.match.log(0)[-1]["cards"] == ["KS-009", "KS-013", "KS-005"]


# Every kind of the table --------------------------------------------------------------------------------------------------
@clause("NM-13.1")
def test_use_and_amount() -> None:
    story = table(([], []), p0={"hand": ["KS-104"], "chakra": 7})
    story.does("play KS-104 D").expects("use", 0).does("use").expects("amount", 0)
    assert story.tokens == ["amount 0", "amount 1", "amount 2"]  # 0 is offered only here
    story.does("amount 2")
    assert (story.tokens_on(1), story.chakra(0)) == (2, 0)
    taken = table(([], [ch("KS-009", tokens=5)]), p0={"hand": ["KS-093"]})
    taken.does("play KS-093 D", "use").expects("amount", 0)
    assert taken.tokens == ["amount 1", "amount 2"]


@clause("NM-13.1")
def test_order_names_the_cause_only_where_it_is_needed() -> None:
    story = table((["KS-007", "KS-136"], ["KS-003", "KS-005", "KS-009", "KS-013"]), p0={"hand": ["KS-132"]})
    story.does("upgrade KS-132 #1", "target #4", "target #5").expects("order", 0)
    story.expects_exactly("trigger #2 1 #4", "trigger #2 1 #5", "trigger #3 1 #4", "trigger #3 1 #5")
    story.does("trigger #3 1 #5").expects_exactly("trigger #2 1 #4", "trigger #2 1 #5", "trigger #3 1")
    story.refuses("trigger #3 1 #4")  # the plain token is enough now


@clause("NM-13.1")
def test_target_with_done_from_the_first_pick_on() -> None:
    story = table((["KS-129"], ["KS-009", "KS-005", "KS-086"]), p0={"hand": ["KS-134"]})
    story.does("upgrade KS-134 #1", "use").expects("target", 0)
    assert story.tokens == ["target #2", "target #3", "target #4", "done"]
    story.does("target #4")  # 5 of 6
    assert story.tokens == ["target #3", "done"]
    story.does("done")
    assert [story.is_hidden(n) for n in (2, 3, 4)] == [False, False, True]


@clause("NM-13.1")
def test_card_and_mission() -> None:
    story = table((["KS-009"], []), ([], []), missions=["KS-M08"], p0={"hand": ["KS-005", "KS-011"]})
    story.passes().does("use").expects("card", 0)
    assert story.tokens == ["card KS-005", "card KS-011"]
    story.does("card KS-011").expects("mission", 0)
    assert story.tokens == ["mission D", "mission C"]


@clause("NM-13.1")
def test_effect_play_has_the_tokens_of_turn_without_hide_and_pass() -> None:
    story = table(
        (["KS-001"], []), (["KS-009", hidden("KS-010")], []), p0={"hand": ["KS-002", "KS-005", "KS-108", "KS-086"]}
    )
    story.does("upgrade KS-002 #1", "use").expects("effect-play", 0)
    assert story.tokens == [
        "play KS-005 D",
        "play KS-005 C",
        "play KS-108 D",
        "upgrade KS-108 #2",
        "reveal-upgrade #3 #2",
    ]
    story.refuses("pass", "hide KS-005 D")


@clause("NM-13.1")
def test_effect_play_from_discard_pile_and_looked_at_cards_uses_the_same_tokens() -> None:
    pile = table((["KS-011"], []), p0={"hand": ["KS-109"], "discard": ["KS-009", "KS-005"]})
    pile.does("upgrade KS-109 #1", "use").expects("effect-play", 0).expects_exactly("play KS-005 D", "play KS-009 D")
    deck = table((["KS-009"], []), p0={"hand": ["KS-135"], "deck": ["KS-108", "KS-005", "KS-126"], "chakra": 8})
    deck.does("play KS-135 D", "use").expects("effect-play", 0).expects_exactly("play KS-005 D", "upgrade KS-108 #1")


@clause("NM-13.1")
def test_line_names_object_or_card_and_the_number_of_the_line() -> None:
    story = table(([], ["KS-017", "KS-072"]), p0={"hand": ["KS-016"]}, p1={"deck": ["KS-009"]})
    story.does("play KS-016 D", "use").expects("line", 0)
    assert story.tokens == ["line #1 1", "line #2 1"]
    discarded = table(
        (["KS-015", hidden("KS-106")], [ch("KS-068", under=["KS-070"]), hidden("KS-009")]),
    )
    discarded.does("reveal-upgrade #2 #1", "use").expects("line", 0)
    assert discarded.tokens == ["line KS-068 1", "line KS-068 2"]
    discarded.does("line KS-068 2")
    assert discarded.gone(4)


@clause("NM-13.1")
def test_replace_names_the_replacement_and_the_character_saved() -> None:
    story = table(([], ["KS-001", "KS-049"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #1").expects("replace", 1)
    assert story.tokens == ["use #2 #1", "skip"]


@clause("NM-13.1")
def test_demand_offers_the_reveals_and_the_defeat() -> None:
    story = table(([], ["KS-009", hidden("KS-108"), hidden("KS-011")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D", "target #2").expects("demand", 1)
    assert story.tokens == ["reveal-upgrade #2 #1", "defeat #2"]
    plain = table(([], ["KS-009", hidden("KS-108"), hidden("KS-011")]), p0={"hand": ["KS-069"]})
    plain.does("play KS-069 D", "target #3").expects("demand", 1)
    assert plain.tokens == ["reveal #3", "defeat #3"]


@clause("NM-13.1")
def test_lock_is_asked_of_the_controller_on_a_tie() -> None:
    story = table(([], ["KS-086", ch("KS-009", tokens=2), "KS-005"]), p0={"hand": ["KS-067"]})
    story.does("play KS-067 D").expects("lock", 0)
    assert story.tokens == ["target #1", "target #2"]
    story.does("target #2")
    assert (story.power(2), story.tokens_on(2), story.power(1)) == (0, 0, 5)


@clause("NM-13.1")
def test_discard_order_of_cards_and_of_characters() -> None:
    cards = table(([], []), p0={"hand": ["KS-140"]}, p1={"hand": ["KS-009", "KS-005"]})
    cards.does("play KS-140 D").expects("discard-order", 1)
    assert cards.tokens == ["card KS-005", "card KS-009"]
    characters = table((["KS-076"], [hidden("KS-009"), hidden("KS-005")]), p0={"hand": ["KS-130"]})
    characters.does("upgrade KS-130 #1", "use").expects("discard-order", 0)
    assert characters.tokens == ["target #2", "target #3"]


@clause("NM-13.1")
def test_per_mission_asks_one_after_the_other() -> None:
    story = table(([], ["KS-005", "KS-021"]), ([], ["KS-086"]), ([], ["KS-019"]), p0={"hand": ["KS-120"]})
    story.does("play KS-120 D", "use").expects("per-mission", 0)
    assert story.tokens == ["target #1", "target #2", "skip"]
    story.does("target #2").expects("per-mission", 0)
    assert story.tokens == ["target #4", "skip"]  # C has nobody weak enough
    story.does("skip")
    assert [story.gone(n) for n in (1, 2, 3, 4)] == [False, True, False, False]


# Details ------------------------------------------------------------------------------------------------------------------
@clause("NM-13.8")
def test_discard_order_is_asked_only_for_what_is_really_discarded() -> None:
    one = table((["KS-076"], [hidden("KS-009")]), p0={"hand": ["KS-130"]})
    one.does("upgrade KS-130 #1", "use")
    nothing_asked(one)
    # KS-004 takes both to hand: nothing enters the pile.
    saved = table((["KS-076"], [hidden("KS-009"), hidden("KS-005"), "KS-004"]), p0={"hand": ["KS-130"]})
    saved.does("upgrade KS-130 #1", "use")
    assert saved.hand(1) == ["KS-005", "KS-009"]
    nothing_asked(saved)
    # Each pile receives one card: p1's own and the one p1 holds of p0's.
    piles = table(
        (["KS-076"], ["KS-052", hidden("KS-009"), hidden("KS-005", owner=0, controlled_by=2)]), p0={"hand": ["KS-130"]}
    )
    piles.does("upgrade KS-130 #1", "use")
    assert (piles.discard(0), piles.discard(1)) == (["KS-005"], ["KS-009"])
    nothing_asked(piles)


@clause("NM-13.8")
def test_discard_order_is_asked_by_pile() -> None:
    # Two of p1's and one of p0's: only the two need an order.
    enemies: list[Spec] = ["KS-052", hidden("KS-009"), hidden("KS-011"), hidden("KS-005", owner=0, controlled_by=2)]
    story = table((["KS-076"], enemies), p0={"hand": ["KS-130"]})
    story.does("upgrade KS-130 #1", "use").expects("discard-order", 0).expects_exactly("target #3", "target #4")
    story.does("target #4")
    assert (story.discard(0), story.discard(1)) == (["KS-005"], ["KS-009", "KS-011"])


@clause("NM-13.8")
def test_ks_135_and_ks_140_ask_for_the_order_of_their_cards() -> None:
    own = table(([], []), p0={"hand": ["KS-135"], "deck": ["KS-126", "KS-131", "KS-136"], "chakra": 5})
    own.does("play KS-135 D", "use").expects("discard-order", 0)  # none can be paid: all three go
    own.does("card KS-136", "card KS-126")
    assert own.discard(0) == ["KS-131", "KS-126", "KS-136"]
    theirs = table(([], []), p0={"hand": ["KS-140"]}, p1={"hand": ["KS-009"]})
    theirs.does("play KS-140 D")
    assert theirs.discard(1) == ["KS-009"]
    nothing_asked(theirs)


@clause("NM-13.9")
@pytest.mark.parametrize("picks", [("target #2", "target #4"), ("target #4", "target #2")])
def test_where_targets_are_picked_in_sequence_that_is_the_order_of_the_pile(picks: tuple[str, str]) -> None:
    # Naruto 133, upgraded, defeats two together
    cards = {"target #2": "KS-011", "target #4": "KS-005"}
    story = table((["KS-009"], ["KS-011", "KS-019", "KS-005"]), p0={"hand": ["KS-133"]})
    story.does("upgrade KS-133 #1", "use", *picks)
    assert story.discard(1) == [cards[picks[1]], cards[picks[0]]]
    nothing_asked(story)


@clause("NM-13.10")
def test_for_moves_the_character_is_picked_first_then_its_destination() -> None:
    story = table(([], ["KS-009", "KS-005"]), ([], []), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects("target", 0).does("target #2").expects("mission", 0).does("mission B")
    assert story.place(2) == "B"


@clause("NM-13.11")
def test_for_discard_to_lines_the_card_is_picked_first_then_the_target() -> None:
    story = table(([], ["KS-009", "KS-013"]), p0={"hand": ["KS-073", "KS-005", "KS-011"]})
    story.does("play KS-073 D", "use").expects("card", 0).does("card KS-005").expects("target", 0).does("target #1")
    assert story.is_hidden(1)
    assert story.discard(0) == ["KS-005"]


@clause("NM-13.12")
def test_picks_cannot_be_taken_back() -> None:
    story = table(([], ["KS-009", "KS-005"]), ([], []), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use")
    first = story.match.decision
    assert first is not None
    option = first.options[0]
    assert option.token == "target #1"
    story.match.choose("target #2")
    story.expects("mission", 0).refuses("target #1", "target #2", "skip")
    assert story.tokens == ["mission C", "mission B"]  # no way back among the options
    with pytest.raises(kleos.KleosError):
        first.prompt()
    with pytest.raises(kleos.IllegalMove):
        story.match.choose(option)
    story.expects("mission", 0)


@clause("NM-13.13")
def test_random_events_are_never_decisions() -> None:
    match = kleos.new("naruto-mythos", seed=2, decks=random_decks(2))
    asked = []
    for _ in range(2):
        decision = match.decision
        assert decision is not None
        asked.append(decision.kind)
        match.choose("mulligan")
    decision = match.decision
    assert decision is not None
    assert [*asked, decision.kind] == ["mulligan", "mulligan", "turn"]  # Edge, missions, shuffles, draws: not asked
    again = kleos.new("naruto-mythos", seed=2, decks=random_decks(2))
    again.choose("mulligan")
    again.choose("mulligan")
    assert again.hash() == match.hash()


@clause("NM-13.14")
def test_a_line_number_counts_all_lines_of_its_card_from_1() -> None:
    # KS-098: line 1 is its MAIN line, line 2 the return at the end of the round; KS-094 has only the latter.
    story = table((["KS-098", "KS-094"], []))
    story.passes().expects("order", 0).expects_exactly("trigger #1 2", "trigger #2 1")
    # KS-068's MAIN line is line 1, its AMBUSH line 2; KS-038's one line is line 1.
    copied = table(([hidden("KS-016")], ["KS-068", "KS-038", hidden("KS-009")]), ([hidden("KS-005")], []))
    copied.does("reveal #1", "use").expects("line", 0).expects_exactly("line #2 1", "line #2 2", "line #3 1")


@clause("NM-13.14")
def test_modifier_lines_count_in_the_numbering_as_the_card_text_prints_them() -> None:
    faces = kleos.rules("naruto-mythos").cards
    for card, lines in (("KS-139", 2), ("KS-014", 2), ("KS-129", 2), ("KS-069", 2), ("KS-009", 0)):
        assert len(faces[card].text()) == lines
    # The log names the line that acted by the same number: KS-020's merged line is line 1, KS-069's demand line 2.
    story = table(([], [hidden("KS-126")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D", "defeat #1")
    assert story.match.log(None)[-1]["source"] == {"object": 2, "card": "KS-069", "line": 2}


@clause("NM-13.15")
def test_a_choice_of_a_mission_offers_only_missions_where_something_can_happen() -> None:
    story = table((["KS-076"], [hidden("KS-009")]), ([], ["KS-005"]), ([], [hidden("KS-011")]), p0={"hand": ["KS-130"]})
    story.does("upgrade KS-130 #1", "use").expects("mission", 0)
    assert story.tokens == ["mission D", "mission B"]
    story.does("mission B")
    assert [story.gone(2), story.gone(4)] == [False, True]
    anywhere = table(([hidden("KS-052")], []), ([], []), ([], []), p1={"deck": ["KS-009"]})
    anywhere.does("reveal #1", "use").expects("mission", 0)
    assert anywhere.tokens == ["mission D", "mission C", "mission B"]
