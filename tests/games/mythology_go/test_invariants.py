"""Invariants (section 15): they hold from decision to decision of random matches, and breaking one is noticed."""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.mythology_go.board import Board, Item, Piece, as_board
from kleos.games.mythology_go.kinds import (
    COPIES_,
    IDENTIFIED,
    MAIN,
    OVER,
    SCORING,
    STRONG,
    TARGETS,
    VALUE,
    WEAK,
)
from kleos.games.mythology_go.testing import Story, creature, down, table
from kleos.match import Match
from kleos.testing import check_invariants, clause, eager_choice, play_randomly, random_match, refreshed

RULES = kleos.rules("mythology-go")
KEYS = {card: face.keys() for card, face in RULES.cards.items()}
BOX = {card: keys["copies"] for card, keys in KEYS.items() if "copies" in keys}
tables = pytest.mark.parametrize("players", range(2, 9))


def healthy(match: Match) -> None:
    assert check_invariants(match) == []


def steps(match: Match, seed: int) -> Iterator[Match]:
    """The match at each decision of an eager play, and at its end."""
    rng = seeded(seed, 5)
    while (decision := match.decision) is not None:
        yield match
        match.choose(eager_choice(decision, rng))
    yield match


# What can be seen only from one decision to the next ------------------------------------------------------------------------
Seen = dict[str, Any]
HIDING = ("hide", "turn-down")  # after which a player may have only so many face-down creatures, as after fusing


def seen(match: Match) -> Seen:
    """What the checks between decisions look at, as plain data."""
    g = as_board(match.state)
    cards: Counter[str] = Counter()
    zones = [g.deck, g.discard_pile, g.aside, *[player.hand for player in g.players]]
    for zone in zones:
        cards.update(g.pool.cards[card].id for card in zone)
    for piece in g.pieces.values():
        cards[g.pool.cards[piece.card].id] += 2 if piece.fused else 1
    if g.casting >= 0:
        cards[g.pool.cards[g.casting].id] += 1
    decision = match.decision
    tokens = [] if decision is None else decision.options.tokens()
    return {
        "cards": cards,
        "numbers": set(g.pieces),
        "last": g.last_number,
        "round": g.round,
        "countdown": g.countdown,
        "opportunities": g.opportunities,
        "faces": [
            (len(player.field) - g.count_down(seat), g.count_down(seat)) for seat, player in enumerate(g.players)
        ],
        "more": [1 if player.belief == g.pool.by_id["esoterisme"].index else 0 for player in g.players],
        "values": sum(g.value_of(n) for n in g.pieces),
        "kind": "" if decision is None else decision.kind,
        "asked": -1 if decision is None else decision.seat,
        "conceded": [player.conceded for player in g.players],
        "done": "done" in tokens and not any(token.split()[0] in ("play", "hide") for token in tokens),
        "early": "done" in tokens and g.plays == 0 and g.turn_spells == 0,
        "shown": g.divinities_shown,
    }


def check_step(before: Seen, now: Seen, events: list[dict[str, Any]]) -> list[str]:
    """What two decisions in a row, and the log between them, break of section 15."""
    out = []
    if before["cards"] != now["cards"]:
        out.append("MG-15.1")
    if any(number <= before["last"] for number in now["numbers"] - before["numbers"]):
        out.append("MG-1.12")
    same = before["round"] == now["round"]
    counting = any(event["kind"] == "counting" for event in events)
    if same and not counting:
        if before["countdown"] >= 0 and (now["countdown"] < 0 or now["countdown"] > before["countdown"]):
            out.append("MG-15.15")
        if now["opportunities"] < before["opportunities"]:
            out.append("MG-15.15")
    if now["round"] < before["round"] or now["round"] > 3:
        out.append("MG-15.22")
    last = events[-1] if events else None
    if last is not None and now["kind"] == "main" and (
        last["kind"] in HIDING
        or (last["kind"] == "place" and last.get("amount"))
        or (last["kind"] == "fuse" and "other" in last)
    ):  # fmt: skip
        up, hidden = now["faces"][last["seat"]]
        if hidden > up + now["more"][last["seat"]]:
            out.append("MG-15.4")
    if [event["kind"] for event in events] == ["drain"] and before["values"] != now["values"]:
        out.append("MG-15.13")
    if now["early"] and now["kind"] == "main" and not now["done"]:
        out.append("MG-15.9")
    if now["asked"] >= 0 and now["conceded"][now["asked"]]:
        out.append("MG-15.24")
    return out


def follow(match: Match, seed: int) -> int:
    """Checks a whole match step by step; answers how many decisions there were."""
    before = seen(match)
    log = 0
    count = 0
    for moment in steps(match, seed):
        healthy(moment)
        now = seen(moment)
        events = moment.log(None, since=log)
        assert check_step(before, now, events) == []
        before = now
        log += len(events)
        count += 1
    assert match.outcome is not None
    return count


@clause("MG-15.1", "MG-15.2", "MG-15.3", "MG-15.4", "MG-15.5", "MG-15.6", "MG-15.7", "MG-15.8", "MG-15.9", "MG-15.10",
        "MG-15.11", "MG-15.12", "MG-15.13", "MG-15.14", "MG-15.15", "MG-15.16", "MG-15.17", "MG-15.18", "MG-15.19",
        "MG-15.22", "MG-15.23", "MG-15.24")  # fmt: skip
@tables
def test_invariants_hold_from_decision_to_decision(players: int) -> None:
    decisions = sum(follow(random_match("mythology-go", seed, players), seed) for seed in (1, 2))
    assert decisions > 150


@clause("MG-15.1", "MG-15.21")
def test_invariants_hold_on_copies_too() -> None:
    for players in range(2, 9):
        match = random_match("mythology-go", players, players)
        rng = seeded(players)
        for _ in range(120):
            match = refreshed(match.clone())
            healthy(match)
            decision = match.decision
            if decision is None:
                break
            match.choose(eager_choice(decision, rng))


@clause("MG-15.1", "MG-2.2")
@tables
def test_a_match_has_all_96_cards(players: int) -> None:
    match = random_match("mythology-go", 4, players)
    for _ in range(40):
        cards = seen(match)["cards"]
        assert cards == BOX
        assert sum(cards.values()) == 96
        match.choose(0)


# One damage for each invariant: the check is not empty ----------------------------------------------------------------------
def stage() -> Story:
    """A match in which everything can be damaged."""
    return table(
        {"hand": ["nain", "griffon"], "field": ["troll", down("golem"), "harpie"], "divinity": "zeus",
         "belief": "chamanisme"},
        {"field": ["phenix", "cyclope", "licorne"], "divinity": "odin", "belief": "animisme", "scores": []},
        {"divinity": "athena", "conceded": True},
        deck=["sirene", "cerbere", "djinn"], discard=["lutin"],
    )  # fmt: skip


def counted() -> Story:
    """A match in round 2, the first of which it has counted itself."""
    return table(
        {"field": ["minotaure", "golem"], "divinity": "athena"}, {"field": ["sphinx"], "divinity": "zeus"},
        phase="scoring", deck=["nain", "elfe"] * 4 + ["harpie"] * 4,
    ).does("accuse p1 odin")  # fmt: skip


def accusing() -> Story:
    """A counting in which p0 and p1 have declared, and p0 has accused."""
    return table(
        {"field": ["gorgone", "golem"], "divinity": "athena"}, {"field": ["sphinx"], "divinity": "loki"},
        phase="scoring", deck=["nain", "elfe"],
    ).does("target #2", "accuse p1 loki")  # fmt: skip


def dealt() -> Story:
    """A match that began with a deal, in its first turn."""
    story = Story(kleos.new("mythology-go", seed=6, players=3)).does(
        "card chamanisme", "card animisme", "card dualisme"
    )
    return story.expects("main")


def over() -> Story:
    return Story(play_randomly(kleos.new("mythology-go", seed=6, players=2), 6))


def card(g: Board, id: str) -> int:
    return g.pool.by_id[id].index


def lose_a_card(g: Board) -> None:
    g.deck, g.deck_known = g.deck[1:], g.deck_known[1:]


def double_a_card(g: Board) -> None:
    g.discard_pile = (*g.discard_pile, *[card(g, "lutin")] * 4)


def a_divinity_in_the_deck(g: Board) -> None:
    g.discard_pile = (*g.discard_pile, card(g, "zeus"))


def a_number_nowhere(g: Board) -> None:
    g.players[1].field = ()


def a_number_that_was_never_given(g: Board) -> None:
    g.last_number = 2


def a_wrong_holder(g: Board) -> None:
    g.change(1).seat = 1


def eight_slots(g: Board) -> None:
    for n in range(20, 24):
        g.pieces[n] = Piece(n, card(g, "harpie"), 1, False, known=511)
    g.players[1].field = (*g.players[1].field, 20, 21, 22, 23)
    g.last_number = 30


def a_hidden_cyclops(g: Board) -> None:
    piece = g.change(5)
    piece.down = True


def a_spell_on_a_field(g: Board) -> None:
    g.change(1).card = card(g, "djinn")


def a_creature_resolved(g: Board) -> None:
    g.casting = card(g, "sirene")


def a_hand_of_another(g: Board) -> None:
    g.players[1].hand, g.players[1].hand_known = (card(g, "sirene"),), (2,)


def a_hand_outside_a_turn(g: Board) -> None:
    g.phase = SCORING


def three_plays(g: Board) -> None:
    g.plays = 3


def four_spells(g: Board) -> None:
    g.plays = 2
    g.turn_spells = g.players[g.current].spells = 4


def more_spells_in_a_turn(g: Board) -> None:
    g.turn_spells = 1


def done_before_a_play(g: Board) -> None:
    g.options = [*g.options, g.pool.notation.action(2)]


def a_hidden_resurrected(g: Board) -> None:
    piece = g.change(4)
    piece.resurrected = piece.down = True


def a_resurrected_unicorn(g: Board) -> None:
    g.change(6).resurrected = True


def a_fused_harpy(g: Board) -> None:
    g.change(3).fused = True


def a_hidden_pair(g: Board) -> None:
    piece = g.change(1)
    piece.fused = piece.down = True


def two_divinities_alike(g: Board) -> None:
    g.players[1].divinity = g.players[0].divinity


def a_divinity_lost(g: Board) -> None:
    g.unused = g.unused[1:]


def two_beliefs_alike(g: Board) -> None:
    g.players[1].belief = g.players[0].belief


def a_belief_free_and_taken(g: Board) -> None:
    g.free_beliefs = (g.players[0].belief, *g.free_beliefs)


def a_long_countdown(g: Board) -> None:
    g.countdown = 7


def too_many_opportunities(g: Board) -> None:
    g.opportunities = 67


def too_few_cards_to_draw(g: Board) -> None:
    for n, seat in enumerate([0, 1, 2] * 20, 1):
        at = 0
        while not g.pool.cards[g.deck[at]].creature:
            at += 1
        g.pieces[n] = Piece(n, g.deck[at], seat, False, known=511)
        g.players[seat].field = (*g.players[seat].field, n)
        g.deck, g.deck_known = g.deck[:at] + g.deck[at + 1 :], g.deck_known[1:]
    g.last_number = 60


def a_fourth_round(g: Board) -> None:
    g.round = 4


def over_and_going_on(g: Board) -> None:
    g.phase = OVER


def stopped_early(g: Board) -> None:
    g.seat = -1


def an_end_before_three_rounds(g: Board) -> None:
    for player in g.players:
        player.scores = player.scores[:2]
    g.sheets = g.sheets[:2]


def who_has_given_up_is_asked(g: Board) -> None:
    g.seat = 2


def no_options(g: Board) -> None:
    g.options = []


def an_option_twice(g: Board) -> None:
    g.options = [*g.options, g.options[0]]


def one_target_of_two_gorgons(g: Board) -> None:
    g.aims = (*g.aims, (COPIES_, 3, 2))


def one_target_of_two_werewolves(g: Board) -> None:
    g.aims = ((TARGETS, 1, 2), (TARGETS, 3, 2))


def two_accusations_of_one(g: Board) -> None:
    g.accusations = (*g.accusations, g.accusations[0])


def an_accusation_of_who_has_not_declared(g: Board) -> None:
    g.declared = 0


def no_accusation(g: Board) -> None:
    g.divinities_shown = True


def points_that_nobody_lost(g: Board) -> None:
    (items,) = g.sheets
    g.sheets = ((*items, Item(0, IDENTIFIED, 0, card(g, "zeus"), 1, 4)),)


def strong_and_weak(g: Board) -> None:
    (items,) = g.sheets
    g.sheets = ((*items, Item(0, STRONG, 0, 0, 0, 1), Item(0, WEAK, 0, 0, 0, -1)),)


def a_score_that_is_no_sum(g: Board) -> None:
    (items,) = g.sheets
    g.sheets = ((*items, Item(1, VALUE, 0, 0, 0, 1)),)


def looks_outside_a_counting(g: Board) -> None:
    g.change(1).looks = card(g, "golem")


def unknown_to_its_holder(g: Board) -> None:
    g.change(2).known = 0


def unknown_though_face_up(g: Board) -> None:
    g.change(1).known = 1


def knowledge_of_no_hand(g: Board) -> None:
    g.players[0].hand_known = ()


def knowledge_of_no_deck(g: Board) -> None:
    g.deck_known = (*g.deck_known, 0)


def a_broken_promise(g: Board) -> None:
    g.promised = ((0, 2, card(g, "golem")),)


def a_lack_that_is_none(g: Board) -> None:
    g.lacking = 1 << card(g, "sirene")


def a_seen_divinity_that_is_held(g: Board) -> None:
    g.players[1].seen = (g.players[0].divinity,)


Damage = Callable[[Board], None]
DAMAGES: list[tuple[str, Callable[[], Story], Damage]] = [
    ("MG-15.1", dealt, lose_a_card),
    ("MG-15.1", dealt, double_a_card),
    ("MG-15.2", stage, double_a_card),
    ("MG-15.2", stage, a_divinity_in_the_deck),
    ("MG-1.12", stage, a_number_nowhere),
    ("MG-1.12", stage, a_number_that_was_never_given),
    ("MG-1.15", stage, a_wrong_holder),
    ("MG-15.3", stage, eight_slots),
    ("MG-15.5", stage, a_hidden_cyclops),
    ("MG-15.6", stage, a_spell_on_a_field),
    ("MG-15.6", stage, a_creature_resolved),
    ("MG-15.7", stage, a_hand_of_another),
    ("MG-15.7", stage, a_hand_outside_a_turn),
    ("MG-15.8", stage, three_plays),
    ("MG-15.8", dealt, four_spells),
    ("MG-3.13", stage, more_spells_in_a_turn),
    ("MG-15.9", stage, done_before_a_play),
    ("MG-15.11", stage, a_hidden_resurrected),
    ("MG-15.11", stage, a_resurrected_unicorn),
    ("MG-15.12", stage, a_fused_harpy),
    ("MG-15.12", stage, a_hidden_pair),
    ("MG-15.14", stage, two_divinities_alike),
    ("MG-15.14", stage, a_divinity_lost),
    ("MG-15.14", stage, two_beliefs_alike),
    ("MG-15.14", stage, a_belief_free_and_taken),
    ("MG-15.15", stage, a_long_countdown),
    ("MG-15.15", dealt, too_many_opportunities),
    ("MG-15.16", accusing, two_accusations_of_one),
    ("MG-15.16", accusing, an_accusation_of_who_has_not_declared),
    ("MG-15.16", accusing, no_accusation),
    ("MG-15.16", counted, points_that_nobody_lost),
    ("MG-15.17", counted, strong_and_weak),
    ("MG-15.18", accusing, one_target_of_two_gorgons),
    ("MG-15.18", accusing, one_target_of_two_werewolves),
    ("MG-15.19", counted, a_score_that_is_no_sum),
    ("MG-15.22", stage, a_fourth_round),
    ("MG-15.22", stage, over_and_going_on),
    ("MG-15.22", stage, stopped_early),
    ("MG-15.22", over, an_end_before_three_rounds),
    ("MG-15.23", dealt, too_few_cards_to_draw),
    ("MG-15.24", stage, who_has_given_up_is_asked),
    ("MG-13.4", stage, no_options),
    ("MG-13.4", stage, an_option_twice),
    ("MG-8.3.7", stage, looks_outside_a_counting),
    ("MG-9.1", stage, unknown_to_its_holder),
    ("MG-9.1", stage, unknown_though_face_up),
    ("MG-9.6", stage, knowledge_of_no_hand),
    ("MG-9.2", stage, knowledge_of_no_deck),
    ("MG-9.6", stage, a_broken_promise),
    ("MG-9.5", stage, a_lack_that_is_none),
    ("MG-9.2", stage, a_seen_divinity_that_is_held),
]


@clause("MG-15.1", "MG-15.2", "MG-15.3", "MG-15.5", "MG-15.6", "MG-15.7", "MG-15.8", "MG-15.9", "MG-15.11", "MG-15.12",
        "MG-15.14", "MG-15.15", "MG-15.16", "MG-15.17", "MG-15.18", "MG-15.19", "MG-15.22", "MG-15.23",
        "MG-15.24", "MG-1.12")  # fmt: skip
@pytest.mark.parametrize(
    ("id", "begin", "damage"), DAMAGES, ids=[f"{id}-{damage.__name__}" for id, _, damage in DAMAGES]
)
def test_a_damaged_board_is_noticed(id: str, begin: Callable[[], Story], damage: Damage) -> None:
    story = begin()
    damage(story.board)
    problems = check_invariants(story.match)
    assert [text for text in problems if text.startswith(f"{id}:")], problems


@clause("MG-15.10", "MG-1.14")
def test_no_modifier_makes_a_value_negative() -> None:
    story = table({"hand": ["nain"], "field": [creature("harpie", mod=-7)]}, {"field": [creature("troll", fused=True)]})
    assert [story.value(1), story.value(2)] == [0, 4]
    for n, mod in ((1, -100), (2, -5), (2, -4)):
        story.board.change(n).mod = mod
        assert story.value(n) == 0
        healthy(story.match)


# The checks between decisions notice damage too ---------------------------------------------------------------------------
BETWEEN: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = [
    ("MG-15.1", {"cards": Counter({"nain": 1})}, []),
    ("MG-1.12", {"numbers": {0, 1, 2, 3, 4, 5, 6, 7}}, []),
    ("MG-15.15", {"countdown": 5}, []),
    ("MG-15.15", {"countdown": -1}, []),
    ("MG-15.15", {"opportunities": 0}, []),
    ("MG-15.22", {"round": 4}, []),
    ("MG-15.4", {"faces": [(1, 2), (3, 0), (0, 0)], "kind": "main"}, [{"kind": "hide", "seat": 0}]),
    ("MG-15.4", {"faces": [(1, 2), (3, 0), (0, 0)], "kind": "main"}, [{"kind": "turn-down", "seat": 0}]),
    ("MG-15.4", {"faces": [(1, 2), (3, 0), (0, 0)], "kind": "main"}, [{"kind": "place", "seat": 0, "amount": 1}]),
    ("MG-15.4", {"faces": [(1, 2), (3, 0), (0, 0)], "kind": "main"}, [{"kind": "fuse", "seat": 0, "other": 3}]),
    ("MG-15.13", {"values": 99}, [{"kind": "drain", "seat": 0}]),
    ("MG-15.9", {"early": True, "done": False, "kind": "main"}, []),
    ("MG-15.24", {"asked": 2}, []),
]


@clause("MG-15.1", "MG-15.4", "MG-15.9", "MG-15.13", "MG-15.15", "MG-15.22", "MG-15.24", "MG-1.12")
@pytest.mark.parametrize(
    ("id", "fields", "events"), BETWEEN, ids=[f"{id}-{number}" for number, (id, _, _) in enumerate(BETWEEN)]
)
def test_damage_between_decisions_is_noticed(id: str, fields: dict[str, Any], events: list[dict[str, Any]]) -> None:
    story = table(
        {"hand": ["nain", "griffon"], "field": ["troll", down("golem"), "harpie"]},
        {"field": ["phenix", "cyclope", "licorne"]},
        {"conceded": True},
        countdown=4, opportunities=7,
    )  # fmt: skip
    before = seen(story.match)
    log = len(story.match.log(None))
    now = seen(story.does("play nain").match)
    assert check_step(before, now, story.match.log(None, since=log)) == []
    assert check_step(before, {**copy.deepcopy(now), **fields}, events) == [id]


@clause("MG-15.4", "MG-6.5.3")
def test_esotericism_allows_one_more_face_down_creature() -> None:
    story = table({"hand": ["nain", "golem"], "belief": "esoterisme"}, {})
    before = seen(story.match)
    story.does("hide nain")
    now = seen(story.match)
    assert now["faces"][0] == (0, 1)
    assert check_step(before, now, story.match.log(None)) == []
    assert check_step(before, {**now, "more": [0, 0]}, story.match.log(None)) == ["MG-15.4"]


@clause("MG-15.13", "MG-6.4.1")
@pytest.mark.parametrize("value", [0, 1, 2, 5])
def test_a_drain_moves_value_and_makes_none(value: int) -> None:
    """A Minotaur of 5 points, less what it was drained of before."""
    story = table({"hand": ["chupacabra", "nain"]}, {"field": [creature("minotaure", mod=value - 5), "harpie"]})
    story.does("play chupacabra")
    before = seen(story.match)["values"]
    if value == 0:
        story.refuses("target #1")
        return
    story.does("target #1")
    assert seen(story.match)["values"] == before
    assert story.value(1) == max(0, value - 2)


# The same match, and its end ------------------------------------------------------------------------------------------------
def traced(seed: int, players: int) -> tuple[Match, list[str]]:
    """A match played to its end, and the hash at every step."""
    match = random_match("mythology-go", seed, players)
    return match, [moment.hash() for moment in steps(match, seed)]


@clause("MG-15.21", "MG-3.14")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_equal_seed_and_choices_give_equal_matches(players: int) -> None:
    first, hashes = traced(3, players)
    second, again = traced(3, players)
    assert hashes == again
    assert first.record() == second.record()
    for seat in [*range(players), None]:
        assert first.log(seat) == second.log(seat)
    assert [step.hash() for step in kleos.replayed(first.record())] == hashes
    assert traced(4, players)[1] != hashes


@clause("MG-15.20", "MG-8.7.2", "MG-9.1")
def test_no_view_contains_a_divinity_before_step_9() -> None:
    """Over whole matches: a divinity is named in a view only to its player, to who has seen it, or after the reveal."""
    for seed in range(4):
        match = random_match("mythology-go", seed, 2 + 2 * seed)
        for moment in steps(match, seed):
            g = as_board(moment.state)
            for viewer in [*range(moment.players), None]:
                for seat, entry in enumerate(moment.view(viewer)["players"]):
                    if viewer != seat and not g.divinities_shown:
                        assert entry["divinity"] is None
                    assert ("divinities_seen" in entry) == (viewer == seat)


@clause("MG-15.15", "MG-15.22", "MG-4.5.12")
@pytest.mark.parametrize("players", [2, 3])
def test_a_match_of_players_who_do_as_little_as_they_can_ends(players: int) -> None:
    match = random_match("mythology-go", 3, players)
    most = 0
    while (decision := match.decision) is not None:
        tokens = decision.options.tokens()
        spells = [f"play {spell}" for spell in ("satyre", "djinn", "lutin", "leviathan") if f"play {spell}" in tokens]
        wanted = ["done", "skip", *spells, tokens[0]]
        match.choose(next(token for token in wanted if token in tokens))
        most = max(most, as_board(match.state).opportunities)
        healthy(match)
    assert match.outcome is not None
    assert match.outcome.winners
    assert most <= 22 * players


@clause("MG-15.22", "MG-8.10.8")
def test_a_match_ends_when_all_but_one_have_given_up() -> None:
    match = random_match("mythology-go", 3, 3)
    match.choose(0)
    match.concede(2)
    assert match.decision is not None
    match.concede(0)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    healthy(match)


@clause("MG-15.23", "MG-2.3")
def test_eight_players_never_draw_from_fewer_than_39_cards() -> None:
    least = 96
    for seed in range(3):
        match = random_match("mythology-go", seed, 8)
        for moment in steps(match, seed):
            g = as_board(moment.state)
            if g.phase == MAIN and g.decisions == 0:
                least = min(least, len(g.deck) + len(g.discard_pile) + len(g.players[g.current].hand))
    assert 39 <= least < 60
