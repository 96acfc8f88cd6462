"""Corrected card files: whoever knows the printed cards better can play with a copy of the box's file."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Self

import pytest

from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess.explain import explain
from kleos.games.kanzume_goddess.game import KanzumeGoddess
from kleos.games.kanzume_goddess.pool import read_pool, standard_pool
from kleos.games.kanzume_goddess.testing import Story
from kleos.match import Match, started
from kleos.testing import check_invariants, clause, eager_choice

CARDS = files("kleos.games.kanzume_goddess").joinpath("cards.toml").read_text("utf-8")
MATCHES = [("individual", 2), ("individual", 3), ("individual", 6), ("team", 4), ("team", 6)]


def edited(text: str, card: str, old: str, new: str) -> str:
    """The file with another text in the table of one card."""
    start = text.index(f"[{card}]\n")
    end = text.find("\n[", start)
    part = text[start : end if end > 0 else len(text)]
    assert old in part, f"{old} is not in {card}"
    return text[:start] + part.replace(old, new, 1) + text[start + len(part) :]


def box(*changes: tuple[str, str, str]) -> str:
    text = CARDS
    for card, old, new in changes:
        text = edited(text, card, old, new)
    return text


# Other numbers only
OTHER_VALUES = box(
    ("leo", "cost = 6", "cost = 7"),
    ("leo", "attack(6)", "attack(7)"),
    ("aries", "cost = 3", "cost = 0"),
    ("priest", "faith(1)", "faith(2)"),
    ("priest", "cost = 1", "cost = 0"),
    ("zeus", "next_attack(2)", "next_attack(4)"),
    ("odin", "end_draw(6, discard_or_energy(anything, 1))", "end_draw(7, discard_or_energy(warrior, 2))"),
    ("freyja", "hand >= 2", "hand >= 1"),
    ("phoenix", "cost <= 4", "cost <= 6"),
    ("libra", "copies = 5", "copies = 2"),
    ("virgo", "copies = 5", "copies = 8"),
    ("bishop", "copies = 24", "copies = 24\nstart = 1"),
)
# Abilities that no card of the box has
OTHER_ABILITIES = box(
    ("leo", '{ action = "attack(6)" }', '{ action = "seq(attack(2), gain_energy(1))" },\n    { aid = "take_off(2)" }'),
    ("taurus", '{ defence = "defend(2)" }', '{ defence = "seq(defend(1), attack(1))" }'),  # strikes back
    ("scorpio", '"if_done(attack(4), target(lose_card))"', '"each_opponent(lose_random_card)"'),
    ("phoenix", '{ action = "gain_energy(3)" }', '{ action = "gain_energy(3)" },\n    { answer = "cancel" }'),
    ("bishop", '{ action = "faith(2)" }', '{ action = "faith(2)" },\n    { answer = "seq(cancel, draw(1))" }'),
    ("sacred-guardian", "defence_bonus(1, energy <= attackers_energy, draw(1))", "defence_bonus(2, hand >= 2, draw(2))"),
    ("thor", 'bond = "first_attack(1, any(red))"', 'action = "pay(pay_energy(2), attack(3))"'),
    ("poseidon", "pay(discard_or_energy(anything, 1), ignore_colour)", "draw(1)"),
    ("zeus", '{ action = "once_per_turn(if_done(discard(anything), next_attack(2)))" }',
     '{ start = "once_per_turn(if_done(discard(warrior), draw(2)))" },\n    { bond = "first_gain(2)" }'),
    ("aphrodite", 'bond = "first_gain(1)"', 'recruit = "once_per_turn(pay(spend_faith(2), gain_energy(1)))"'),
    ("freyja", "when(hand >= 2, gain_energy(1))", "draw(1)"),
    ("athena", "take_off(2)", "seq(take_off(1), draw(1))"),
    ("loki", "each_opponent(lose_card)", "seq(attack(1), target(lose_random_card))"),
)  # fmt: skip
# A Warrior under another id and other names
RENAMED = CARDS.replace("[gemini]", "[castor-and-pollux]").replace('named("gemini")', 'named("castor-and-pollux")')
BOXES = {"values": OTHER_VALUES, "abilities": OTHER_ABILITIES, "renamed": RENAMED}


@cache
def game(name: str) -> KanzumeGoddess:
    return KanzumeGoddess(read_pool("box.toml", BOXES[name]))


def begun(name: str, mode: str, players: int, seed: int) -> Match:
    the_game = game(name)
    return started(the_game, the_game.setup(seed, players, None, {"mode": mode}))


class Told(Story):
    """A story with cards that are not those of the game's own box, which a saved match would name."""

    def does(self, *tokens: str) -> Self:
        for token in tokens:
            self.match = self.match.clone()
            self.match.choose(token)
            self.check()
        return self


def loaded(name: str, *players: dict[str, Any], **fields: Any) -> Story:
    """A story with the cards of such a box."""
    the_game = game(name)
    gods = ("hades", "hel", "apollo", "heimdall")
    given = [*players, *[{}] * (2 - len(players))]
    seats = [{"god": gods[seat], **player} for seat, player in enumerate(given)]
    for seat in seats:
        seat["play"] = [{"card": card} for card in seat.get("play", [])]
    state = the_game.load({"game": "kanzume-goddess", "players": seats, **fields})
    state.run()
    return Told(Match(the_game, state, None, None))


# Whole matches ------------------------------------------------------------------------------------------------------------
@clause("KG-1.15", "KG-15.1", "KG-15.3")
@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize(("mode", "players"), MATCHES)
def test_whole_matches_are_played_with_a_corrected_box(name: str, mode: str, players: int) -> None:
    match = begun(name, mode, players, players)
    rng = seeded(players, 3)
    moves = 0
    while (decision := match.decision) is not None:
        assert check_invariants(match) == []
        moves += 1
        if moves % 7 == 0:  # also from what is saved of it
            again = match.game.decode(match.game.encode(match.state))
            again.log = match.state.log
            again.run()
            other = Match(match.game, again, match.setup, match.moves)
            assert other.hash() == match.hash()
            match = other
            decision = match.decision
            assert decision is not None
        if moves % 5 == 0:
            for token in ("play leo 1", "react leo 2", "use zeus.1", "use thor.1", "target #3", "recruit w1", "energy"):
                assert (match.why_not(token) is None) == (token in decision.options.tokens())
        match.choose(eager_choice(decision, rng))
    assert check_invariants(match) == []
    assert match.outcome is not None
    assert moves > 20


@clause("KG-14.24")
@pytest.mark.parametrize("name", BOXES)
def test_positions_of_such_matches_come_back(name: str) -> None:
    match = begun(name, "individual", 3, 4)
    rng = seeded(4)
    written = 0
    for _ in range(300):
        decision = match.decision
        if decision is None:
            break
        if decision.kind in ("play-phase", "recruit-phase"):
            document = match.position()
            state = match.game.load(document)
            state.run()
            again = Match(match.game, state, None, None)
            assert again.position() == document
            assert again.decision is not None
            assert again.decision.options.tokens() == decision.options.tokens()
            written += 1
        match.choose(eager_choice(decision, rng))
    assert written > 10


# What the corrections do ----------------------------------------------------------------------------------------------------
@clause("KG-5.54", "KG-6.32", "KG-2.2", "KG-3.20")
def test_other_values_count() -> None:
    loaded("values", phase="recruit", faith=6, piles={"w1": ["leo"], "w2": ["aries"]}).expects_exactly(
        "recruit w2", "done"
    )
    story = loaded("values", {"hand": ["leo", "priest"]}).does("play priest 1")
    assert story.faith == 2
    assert story.does("play leo 1").energy(1) == 15 - 7
    match = begun("values", "individual", 2, 1)
    while match.decision is not None and match.decision.kind == "choose-god":
        match.choose(0)
    view = match.view(None)
    assert [player["hand_size"] + player["deck_size"] for player in view["players"]] == [11, 11]
    assert sum(pile["size"] for pile in view["piles"]) == 90


@clause("KG-14.22", "KG-6.45", "KG-11.32")
def test_positions_go_by_the_values_of_the_box() -> None:
    zeus = loaded("values", {"god": "zeus", "hand": ["aries"]}, used=["zeus.1"], attack_bonus=4).does("play aries 1")
    assert zeus.energy(1) == 15 - 3 - 4
    odin = loaded("values", {"god": "odin", "energy": 3, "deck": ["aries"] * 2 + ["priest"] * 6}, phase="end")
    odin.expects("end-choice", 0).expects_exactly("card aries", "energy")
    odin.refuses("card priest", clause="KG-5.25").does("energy")
    assert (odin.energy(0), len(odin.hand(0))) == (1, 7)
    poor = loaded("values", {"god": "odin", "energy": 2, "deck": ["aries", "leo"]}, phase="end")
    poor.expects("end-choice", 0).refuses("energy", clause="KG-5.26")


@clause("KG-6.8", "KG-6.20", "KG-5.35")
def test_other_abilities_act() -> None:
    story = loaded("abilities", {"hand": ["leo"]}, {"hand": ["taurus", "leo"]}).does("play leo 1")
    story.expects("react-attack", 1).expects_exactly("react leo 2", "react taurus 2", "pass")
    story.does("react taurus 2")  # takes 1 off and strikes p0, the only opponent, for 1
    assert story.energy(0) == 15 - 1
    story.does("pass").expects("play-phase", 0)
    assert (story.energy(0), story.energy(1)) == (15 - 1 + 1, 15 - (2 - 1))
    assert story.discard(1) == ["taurus"]


@clause("KG-4.23", "KG-6.25", "KG-7.18")
def test_a_turn_ends_at_once_when_the_one_struck_back_leaves() -> None:
    players: list[dict[str, Any]] = [{"hand": ["leo"], "energy": 1}, {"hand": ["taurus"]}, {"hand": ["priest"]}]
    story = loaded("abilities", *players).does("play leo 1", "player p1", "react taurus 2", "player p0")
    assert story.out(0)
    story.expects("play-phase", 1)
    assert (story.discard(1), story.play(1), story.energy(1)) == (["taurus"], [], 15)


@clause("KG-8.3", "KG-5.55")
def test_who_is_beaten_by_the_answer_to_the_own_answer_has_left() -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["leo", "taurus"]},
        {"hand": ["taurus"], "energy": 1},
        {"hand": ["pegasus"]},
    ]
    story = loaded("abilities", *players).does("play leo 1", "player p1", "react taurus 2", "player p0")
    story.expects("react-attack", 0).does("react taurus 2", "player p1").expects("react-attack", 2).does("pass")
    story.expects("play-phase", 0)  # nobody is left to protect against the Leo
    assert (story.out(1), story.energy(0), story.play(0)) == (True, 15 + 1, ["leo", "taurus"])


@clause("KG-5.25", "KG-5.26", "KG-5.34")
def test_a_god_may_attack_for_energy() -> None:
    thor = loaded("abilities", {"god": "thor", "energy": 4}, {}, {}).does("use thor.1").expects("choose-player", 0)
    assert thor.does("player p2").energy(2) == 15 - 3
    assert thor.energy(0) == 2
    thor.refuses("use thor.1", clause="KG-5.26")


@clause("KG-6.11", "KG-6.21")
def test_a_disciple_may_cancel() -> None:
    story = loaded("abilities", {"hand": ["leo"]}, {"hand": ["bishop"], "deck": ["priest"]}).does("play leo 1")
    story.expects("react-ability", 1).does("react bishop 2").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.discard(1)) == (15, ["priest"], ["bishop"])


@clause("KG-11.11", "KG-13.2")
def test_a_renamed_warrior_is_the_same_under_its_new_id() -> None:
    story = loaded("renamed", {"hand": ["castor-and-pollux"], "play": ["capricorn"]}).does("play castor-and-pollux 1")
    assert (story.faith, story.symbols) == (2, ["green", "yellow"])
    story.refuses("play gemini 1", clause="KG-5.1")


# Reasons that only such boxes bring about -------------------------------------------------------------------------------------
def reason(story: Story, token: str) -> tuple[str, str]:
    refusal = explain(story.board, token)
    return refusal.clause, refusal.key


REASONS: list[tuple[Callable[[], Story], str, tuple[str, str]]] = [
    (
        lambda: loaded("abilities", {"hand": ["taurus"]}, {}, {"hand": ["leo", "pegasus"]}).does("play taurus 1", "player p1"),
        "react leo 2",
        ("KG-6.2", "aids-own-side"),
    ),
    (lambda: loaded("abilities", {"god": "poseidon"}), "use poseidon.1", ("KG-5.3", "would-do-nothing")),
    (
        lambda: loaded("abilities", {"hand": ["gemini"], "play": ["phoenix", "aries"], "god": "hades"}).does("play gemini 1", "target #1"),
        "ability 2",
        ("KG-11.11", "no-action-to-repeat"),
    ),
    (
        lambda: loaded("abilities", {"god": "thor", "energy": 2}),
        "use thor.1",
        ("KG-5.26", "no-energy-to-pay"),
    ),
    (
        lambda: loaded("abilities", {"god": "zeus", "hand": ["priest"]}, phase="play"),
        "use zeus.1",
        ("KG-5.21", "other-moment"),
    ),
]  # fmt: skip


@clause("KG-5.1")
@pytest.mark.parametrize(("tell", "token", "expected"), REASONS, ids=[token for _, token, _ in REASONS])
def test_reasons_with_other_abilities(tell: Callable[[], Story], token: str, expected: tuple[str, str]) -> None:
    story = tell().refuses(token, clause=expected[0])
    assert reason(story, token) == expected


# What such a box is called --------------------------------------------------------------------------------------------------
def digest(text: str) -> str:
    return read_pool("box.toml", text).digest


@clause("KG-1.15")
def test_a_box_that_plays_differently_has_another_digest() -> None:
    plain = standard_pool().digest
    assert digest(CARDS) == plain
    changes = [
        ("leo", "cost = 6", "cost = 5"),
        ("leo", "attack(6)", "attack(5)"),
        ("leo", '"red"', '"green"'),
        ("leo", '["silver", "yellow"]', '["silver", "silver"]'),
        ("cancer", '{ defence = "defend(3)" }', '{ protection = "protect(3)" }'),
        ("bishop", "copies = 24", "copies = 25"),
        ("bishop", "copies = 24", "copies = 24\nstart = 1"),
        ("zeus", "once_per_turn(if_done(discard(anything), next_attack(2)))", "pay(pay_energy(1), next_attack(2))"),
    ]
    found = [digest(box(change)) for change in changes]
    assert len({plain, *found}) == len(changes) + 1
    assert digest(RENAMED) != plain


@clause("KG-1.15")
def test_names_and_what_is_known_of_a_card_make_no_other_box() -> None:
    plain = standard_pool().digest
    assert digest(box(("leo", '"Lion"', '"Le Lion"'))) == plain
    assert (
        digest(box(("zeus", 'name = { en = "Zeus", fr = "Zeus", it = "Zeus" }', 'name = { en = "Jupiter" }'))) == plain
    )
    assert digest(box(("leo", '["kind", "copies"]', '["kind", "copies", "cost", "name.en", "ability.1"]'))) == plain
    assert digest(box(("aries", "that it is an Action", "that it is one"))) == plain
    assert digest(box(("zeus", 'unnamed = ["number", "mythology"]', "unnamed = []"))) == plain
    assert digest("# my box\n" + CARDS) == plain


@clause("KG-1.15")
def test_a_corrected_name_is_shown() -> None:
    renamed = KanzumeGoddess(read_pool("box.toml", box(("leo", 'fr = "Lion"', 'fr = "Grand Lion"'))))
    assert renamed.faces()["leo"].name("fr") == "Grand Lion"
    assert renamed.with_cards("box.toml", CARDS).faces()["leo"].name("fr") == "Lion"
