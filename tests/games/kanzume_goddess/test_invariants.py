"""Invariants (section 15): they hold from decision to decision of random matches, and breaking one is noticed."""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess.board import Attack, Board, Piece, as_board
from kleos.games.kanzume_goddess.kinds import BY_ACTION, BY_REACTION, OVER, START
from kleos.games.kanzume_goddess.testing import Story, protect, table
from kleos.match import Match
from kleos.testing import check_invariants, clause, eager_choice, random_match, refreshed

RULES = kleos.rules("kanzume-goddess")
TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {}) for players in range(2, 7)],
    (4, {"mode": "team"}),
    (6, {"mode": "team", "mains": [4, 3]}),
]
BOX = {card: face.keys()["copies"] for card, face in RULES.cards.items() if face.keys()["kind"] != "god"}


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


def seen(match: Match) -> Seen:
    """What the checks between decisions look at, as plain data."""
    g = as_board(match.state)
    cards: Counter[str] = Counter()
    zones: list[tuple[int, ...]] = [*g.piles, g.netherworld, g.out, g.stray]
    for player in g.players:
        zones += [player.hand, player.deck, player.discard]
    for zone in zones:
        cards.update(g.pool.cards[card].id for card in zone)
    cards.update(g.pool.cards[piece.card].id for piece in g.pieces.values())
    for card in g.pool.disciples:
        cards[g.pool.cards[card].id] += g.supply[card]
    decision = match.decision
    return {
        "cards": cards,
        "piles": [list(pile) for pile in g.piles],
        "supply": list(g.supply),
        "energy": [player.energy for player in g.players],
        "out": [player.out for player in g.players],
        "sealed": [player.sealed for player in g.players],
        "attacks": len(g.attacks),
        "asked": -1 if decision is None else decision.seat,
        "round": g.round,
        "setup": g.phase == 0,
        "numbers": set(g.pieces),
        "last": g.last_number,
        "log": 0 if g.log is None else g.log.number,
    }


def check_step(before: Seen, now: Seen, events: list[dict[str, Any]]) -> list[str]:
    """What two decisions in a row, and the log between them, break of section 15."""
    out = []
    if not before["setup"]:
        if before["cards"] != now["cards"]:
            out.append("KG-15.1")
        grown = [a < b for a, b in zip(before["supply"], now["supply"], strict=True)]
        if any(grown) or any(old[: len(new)] != new for old, new in zip(before["piles"], now["piles"], strict=True)):
            out.append("KG-15.11")
        if any(a and not b for a, b in zip(before["out"], now["out"], strict=True)):
            out.append("KG-15.7")
    if now["asked"] >= 0 and (now["out"][now["asked"]] or now["sealed"][now["asked"]]):
        out.append("KG-15.7")
    if now["round"] < before["round"] or now["round"] > 100:
        out.append("KG-15.19")
    if any(number <= before["last"] for number in now["numbers"] - before["numbers"]):
        out.append("KG-7.6")
    hit = None
    for event in events:
        if event["kind"] == "attack":
            hit = event["player"]
            if hit == event["seat"] or before["sealed"][hit]:
                out.append("KG-15.16")
        elif event["kind"] == "lose" and (event["seat"] != hit or event["amount"] < 1):
            out.append("KG-15.16")
    return out


def follow(match: Match, seed: int) -> int:
    """Checks a whole match step by step; answers how many decisions there were."""
    before = seen(match)
    count = quiet = 0
    for moment in steps(match, seed):
        healthy(moment)
        now = seen(moment)
        if not before["attacks"]:
            quiet = before["log"]  # an Attack is looked at from its declaration on
        assert check_step(before, now, moment.log(None, since=quiet)) == []
        before = now
        count += 1
    assert match.outcome is not None
    return count


@clause("KG-15.1", "KG-15.2", "KG-15.3", "KG-15.4", "KG-15.5", "KG-15.6", "KG-15.7", "KG-15.8", "KG-15.9", "KG-15.10",
        "KG-15.11", "KG-15.12", "KG-15.13", "KG-15.14", "KG-15.15", "KG-15.16", "KG-15.19")  # fmt: skip
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_invariants_hold_from_decision_to_decision(players: int, options: dict[str, Any]) -> None:
    decisions = sum(follow(random_match("kanzume-goddess", seed, players, options), seed) for seed in (1, 2))
    assert decisions > 300


@clause("KG-15.1", "KG-15.18")
def test_invariants_hold_on_copies_too() -> None:
    for seed, (players, options) in enumerate(TABLES):
        match = random_match("kanzume-goddess", seed, players, options)
        rng = seeded(seed)
        for _ in range(150):
            match = refreshed(match.clone())
            healthy(match)
            decision = match.decision
            if decision is None:
                break
            match.choose(eager_choice(decision, rng))


@clause("KG-15.1", "KG-1.2")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_match_has_all_192_cards(players: int, options: dict[str, Any]) -> None:
    match = random_match("kanzume-goddess", 4, players, options)
    while match.view(None)["phase"] == "setup":
        match.choose(0)
    cards = seen(match)["cards"]
    assert cards == BOX
    assert sum(cards.values()) + sum(face.keys()["kind"] == "god" for face in RULES.cards.values()) == 192


# One damage for each invariant: the check is not empty ----------------------------------------------------------------------
def stage() -> Story:
    """An individual match in which everything can be damaged."""
    return table(
        {"god": "poseidon", "hand": ["priest", "virgo"], "deck": ["aries"], "discard": ["bishop"],
         "play": ["leo", "libra", "orion"]},
        {"hand": ["priest"], "deck": ["pisces"], "discard": ["lyra"], "play": [protect("pegasus")]},
        {"energy": 0, "out": True},
        piles={"w1": ["gemini", "hydra"]}, supply={"bishop": 2}, netherworld=["taurus"], faith=2,
    )  # fmt: skip


def teams() -> Story:
    """A team match in which everything can be damaged."""
    return table(
        {"god": "zeus", "hand": ["priest"]},
        {"god": "odin", "hand": ["leo"]},
        {"god": "hades", "sealed": True, "energy": 2, "deck": ["priest"]},
        {"god": "thor", "discard": ["virgo"]},
        mode="team",
    )


def lose_a_card(g: Board) -> None:
    g.players[0].deck = ()


def double_a_card(g: Board) -> None:
    g.netherworld = (*g.netherworld, g.netherworld[0])


def a_disciple_too_many(g: Board) -> None:
    g.supply[g.pool.by_id["priest"].index] += 1


def a_pile_below_nothing(g: Board) -> None:
    priest = g.pool.by_id["priest"].index
    g.stray = (*g.stray, priest)
    g.supply[priest] = -1


def a_number_nowhere(g: Board) -> None:
    g.players[1].play = ()


def a_number_in_two_places(g: Board) -> None:
    g.aside = (g.players[1].play[0],)


def a_god_twice(g: Board) -> None:
    g.players[1].god = g.players[0].god


def two_mythologies(g: Board) -> None:
    g.players[2].god = g.pool.by_id["loki"].index


def one_mythology(g: Board) -> None:
    for seat, god in enumerate(["zeus", "apollo", "hades", "athena"]):
        g.players[seat].god = g.pool.by_id[god].index


def negative_energy(g: Board) -> None:
    g.players[1].energy = -1


def no_energy(g: Board) -> None:
    g.players[1].energy = 0


def energy_of_a_winner(g: Board) -> None:
    g.players[1].energy = 25


def energy_above_the_scale(g: Board) -> None:
    g.players[3].energy = 26


def a_main_god_without_energy(g: Board) -> None:
    g.players[1].energy = 0


def a_sealed_main_god(g: Board) -> None:
    g.players[1].hand, g.stray = (), g.stray + g.players[1].hand
    g.players[1].sealed = True


def sealed_with_five_energy(g: Board) -> None:
    g.players[2].energy = 5


def sealed_with_a_hand(g: Board) -> None:
    g.players[2].hand, g.players[2].deck = g.players[2].deck, ()


def out_with_a_deck(g: Board) -> None:
    g.players[2].deck, g.players[1].deck = g.players[1].deck, ()


def out_with_energy(g: Board) -> None:
    g.players[2].energy = 3


def out_and_asked(g: Board) -> None:
    g.seat = 2


def negative_faith(g: Board) -> None:
    g.faith = -1


def faith_of_another_turn(g: Board) -> None:
    g.phase = START


def no_symbols(g: Board) -> None:
    g.last_warrior = -1


def foreign_symbols(g: Board) -> None:
    g.last_warrior = g.pool.by_id["pisces"].index


def a_warrior_that_did_not_match(g: Board) -> None:
    number = g.players[0].play[0]  # in place of Leo, which Libra may follow
    g.pieces[number] = Piece(number, g.pool.by_id["hydra"].index, 0, BY_ACTION, False)


def a_pile_that_has_grown(g: Board) -> None:
    cards = [card for card in g.stray if g.pool.cards[card].warrior][:15]
    for card in cards:
        stray = list(g.stray)
        stray.remove(card)
        g.stray = tuple(stray)
    g.piles[0] = (*g.piles[0], *cards)


def an_action_outside_the_own_turn(g: Board) -> None:
    number = g.players[1].play[0]
    g.pieces[number] = Piece(number, g.pieces[number].card, 1, BY_ACTION, False)


def a_reaction_that_nothing_carries_out(g: Board) -> None:
    number = g.players[1].play[0]
    g.pieces[number] = Piece(number, g.pieces[number].card, 1, BY_REACTION, False)


def something_revealed(g: Board) -> None:
    number = g.players[1].play[0]
    g.players[1].play = ()
    g.aside = (number,)


def nobody_active(g: Board) -> None:
    g.current = 2


def an_attack_on_oneself(g: Board) -> None:
    g.attacks = (Attack(0, 0, 3, 0, 0),)


def an_attack_on_who_is_out(g: Board) -> None:
    g.attacks = (Attack(0, 2, 3, 0, 0),)


def an_attack_on_a_team_mate(g: Board) -> None:
    g.players[2].sealed = False
    g.attacks = (Attack(0, 2, 3, 0, 0),)


def an_attack_on_who_is_sealed(g: Board) -> None:
    g.attacks = (Attack(1, 2, 3, 0, 0),)


def a_round_after_the_last(g: Board) -> None:
    g.round = 101


def more_known_than_there_is(g: Board) -> None:
    g.players[1].tops = 2


def a_known_card_that_is_not_there(g: Board) -> None:
    g.players[1].shown = (g.pool.by_id["leo"].index,)


def no_options(g: Board) -> None:
    g.options = []


def an_option_twice(g: Board) -> None:
    g.options = [*g.options, g.options[0]]


def stopped_early(g: Board) -> None:
    g.seat = -1


def over_and_going_on(g: Board) -> None:
    g.phase = OVER


Damage = Callable[[Board], None]
DAMAGES: list[tuple[str, Callable[[], Story], Damage]] = [
    ("KG-15.1", stage, lose_a_card),
    ("KG-15.1", stage, double_a_card),
    ("KG-15.1", stage, a_disciple_too_many),
    ("KG-15.1", stage, a_pile_below_nothing),
    ("KG-7.6", stage, a_number_nowhere),
    ("KG-7.6", stage, a_number_in_two_places),
    ("KG-15.2", stage, a_god_twice),
    ("KG-15.2", teams, two_mythologies),
    ("KG-15.2", teams, one_mythology),
    ("KG-15.3", stage, negative_energy),
    ("KG-15.3", stage, no_energy),
    ("KG-15.4", stage, energy_of_a_winner),
    ("KG-15.5", teams, energy_above_the_scale),
    ("KG-15.5", teams, a_main_god_without_energy),
    ("KG-15.5", teams, a_sealed_main_god),
    ("KG-15.6", teams, sealed_with_five_energy),
    ("KG-15.6", teams, sealed_with_a_hand),
    ("KG-15.7", stage, out_with_a_deck),
    ("KG-15.7", stage, out_with_energy),
    ("KG-15.7", stage, out_and_asked),
    ("KG-15.8", stage, negative_faith),
    ("KG-15.8", stage, faith_of_another_turn),
    ("KG-15.9", stage, no_symbols),
    ("KG-15.9", stage, foreign_symbols),
    ("KG-15.10", stage, a_warrior_that_did_not_match),
    ("KG-15.11", stage, a_pile_that_has_grown),
    ("KG-15.12", stage, an_action_outside_the_own_turn),
    ("KG-15.12", stage, a_reaction_that_nothing_carries_out),
    ("KG-15.14", stage, something_revealed),
    ("KG-15.15", stage, nobody_active),
    ("KG-15.16", stage, an_attack_on_oneself),
    ("KG-15.16", stage, an_attack_on_who_is_out),
    ("KG-15.16", teams, an_attack_on_a_team_mate),
    ("KG-15.16", teams, an_attack_on_who_is_sealed),
    ("KG-15.19", stage, a_round_after_the_last),
    ("KG-9.3", stage, more_known_than_there_is),
    ("KG-9.3", stage, a_known_card_that_is_not_there),
    ("KG-13.1", stage, no_options),
    ("KG-13.2", stage, an_option_twice),
    ("KG-8.2", stage, stopped_early),
    ("KG-8.2", stage, over_and_going_on),
]


@clause("KG-15.1", "KG-15.2", "KG-15.3", "KG-15.4", "KG-15.5", "KG-15.6", "KG-15.7", "KG-15.8", "KG-15.9", "KG-15.10",
        "KG-15.11", "KG-15.12", "KG-15.14", "KG-15.15", "KG-15.16", "KG-15.19", "KG-7.6")  # fmt: skip
@pytest.mark.parametrize(
    ("id", "begin", "damage"), DAMAGES, ids=[f"{id}-{damage.__name__}" for id, _, damage in DAMAGES]
)
def test_a_damaged_board_is_noticed(id: str, begin: Callable[[], Story], damage: Damage) -> None:
    story = begin()
    damage(story.board)
    problems = check_invariants(story.match)
    assert [text for text in problems if text.startswith(f"{id}:")], problems


@clause("KG-15.1")
def test_a_card_that_was_never_dealt_is_noticed() -> None:
    match = random_match("kanzume-goddess", 4, 2)
    match.choose(0)
    match.choose(0)
    healthy(match)
    g = as_board(match.state)
    g.stray, g.piles[0] = g.piles[0][:1], g.piles[0][1:]
    assert [text.split(":")[0] for text in check_invariants(match)] == ["KG-15.1"]


@clause("KG-15.2", "KG-2.6", "KG-3.11")
@pytest.mark.parametrize("options", [{}, {"mode": "team"}])
def test_damage_during_setup_is_noticed(options: dict[str, Any]) -> None:
    match = random_match("kanzume-goddess", 4, 4, options)
    match.choose(0)
    match.choose(0)
    healthy(match)

    def problems(damage: Damage) -> set[str]:
        fork = match.clone()
        damage(as_board(fork.state))
        return {text.split(":")[0] for text in check_invariants(fork)}

    def same_god(g: Board) -> None:
        g.players[1].dealt = g.players[0].dealt
        g.players[1].god = g.players[0].god

    def foreign_god(g: Board) -> None:
        g.players[0].god = g.offered[1][5] if g.mains else g.players[1].dealt[1]

    def something_laid_out(g: Board) -> None:
        g.players[2].energy = 15

    assert "KG-15.2" in problems(same_god)
    assert "KG-2.6" in problems(foreign_god)
    assert problems(something_laid_out) == {"KG-3.11"}


@clause("KG-3.31")
def test_a_god_of_another_mythology_than_agreed_is_noticed() -> None:
    match = random_match("kanzume-goddess", 4, 3, {"sides": ["greek", "norse", "random"]})
    healthy(match)
    one, two, _ = as_board(match.state).players
    one.dealt, two.dealt = two.dealt, one.dealt
    assert [text.split(" was")[0] for text in check_invariants(match)] == [
        "KG-3.31: p0",
        "KG-3.31: p0",
        "KG-3.31: p1",
        "KG-3.31: p1",
    ]


def after_two_turns(god: str, deck: list[str]) -> Story:
    """p0 has had a whole turn that the log knows, and p1's begins."""
    seats = {"god": god, "deck": deck}, {"hand": ["priest"], "deck": ["priest"] * 12}
    story = table(*seats, active=1, phase="recruit").ends().ends()
    story.expects("play-phase", 1)
    return story


@clause("KG-15.13")
@pytest.mark.parametrize(("god", "most"), [("apollo", 5), ("odin", 6)])
def test_a_hand_too_small_or_too_large_after_the_end_phase_is_noticed(god: str, most: int) -> None:
    story = after_two_turns(god, ["virgo"] * 4 + ["priest"] * 10)
    player = story.board.players[0]
    hand, deck = player.hand, player.deck
    while len(player.hand) < most:
        player.hand, player.deck = tuple(sorted((*player.hand, player.deck[-1]))), player.deck[:-1]
    healthy(story.match)
    player.hand, player.deck = tuple(sorted((*player.hand, player.deck[-1]))), player.deck[:-1]
    assert [text.split(":")[0] for text in check_invariants(story.match)] == ["KG-15.13"]
    player.hand, player.deck = hand[:4], (*deck, *hand[4:])
    assert [text.split(":")[0] for text in check_invariants(story.match)] == ["KG-15.13"]


@clause("KG-15.13")
def test_a_hand_may_be_small_when_there_is_nothing_to_draw() -> None:
    story = after_two_turns("apollo", ["virgo"] * 3)
    assert len(story.hand(0)) == 3
    healthy(story.match)


@clause("KG-15.13", "KG-4.23")
def test_who_leaves_in_the_own_turn_has_no_end_phase() -> None:
    """p0 has reacted since the own turn, and p1 leaves before an End phase: nobody's hand is looked at."""
    seats = [{"deck": ["sacred-guardian"] * 5 + ["priest"] * 9}, {"hand": ["aries"]}, {"hand": ["priest"]}]
    story = table(*seats, phase="recruit").ends()
    story.does("play aries 1", "player p0", "react sacred-guardian 1").does("pass")
    assert len(story.hand(0)) == 5, "one card used, one drawn by the Bond"
    story.board.players[0].hand, story.board.players[0].discard = (
        story.board.players[0].hand[1:],
        (*story.board.players[0].discard, story.board.players[0].hand[0]),
    )
    story.match.concede(1)
    story.expects("start-phase", 2)
    healthy(story.match)


# The checks between decisions notice damage too ---------------------------------------------------------------------------
BETWEEN: list[tuple[str, dict[str, Any]]] = [
    ("KG-15.1", {"cards": Counter({"leo": 1})}),
    ("KG-15.7", {"out": [False, False, False]}),
    ("KG-15.7", {"asked": 2}),
    ("KG-15.11", {"piles": [[0, 1, 2, 3], [], [], [], [], []]}),
    ("KG-15.11", {"supply": [99] * 33}),
    ("KG-15.19", {"round": 101}),
    ("KG-7.6", {"numbers": {0, 1, 2, 3, 4}}),
]


@clause("KG-15.1", "KG-15.7", "KG-15.11", "KG-15.19", "KG-7.6")
@pytest.mark.parametrize(("id", "fields"), BETWEEN, ids=[f"{id}-{i}" for i, (id, _) in enumerate(BETWEEN)])
def test_damage_between_decisions_is_noticed(id: str, fields: dict[str, Any]) -> None:
    story = stage()
    before = seen(story.match)
    now = seen(story.does("play priest 1").match)
    assert check_step(before, now, story.match.log(None)) == []
    assert check_step(before, {**copy.deepcopy(now), **fields}, []) == [id]


@clause("KG-15.16")
def test_an_attack_that_hits_somebody_else_or_nobody_is_noticed() -> None:
    story = table({"hand": ["aries"]}, {}, {})
    before = seen(story.match)
    story.does("play aries 1", "player p1")
    events = story.match.log(None)
    assert [event["kind"] for event in events][-2:] == ["attack", "lose"]
    assert check_step(before, seen(story.match), events) == []
    for damage in ({"seat": 2}, {"amount": 0}):
        assert check_step(before, seen(story.match), [*events[:-1], {**events[-1], **damage}]) == ["KG-15.16"]
    own = [{**event, "player": 0} if event["kind"] == "attack" else event for event in events[:-1]]
    assert check_step(before, seen(story.match), own) == ["KG-15.16"]


# The same match, and its end ------------------------------------------------------------------------------------------------
def traced(seed: int, players: int, options: dict[str, Any]) -> tuple[Match, list[str]]:
    """A match played to its end, and the hash at every step."""
    match = random_match("kanzume-goddess", seed, players, options)
    return match, [moment.hash() for moment in steps(match, seed)]


@clause("KG-15.18", "KG-3.8")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"mode": "team"}), (6, {})])
def test_equal_seed_options_and_choices_give_equal_matches(players: int, options: dict[str, Any]) -> None:
    first, hashes = traced(3, players, options)
    second, again = traced(3, players, options)
    assert hashes == again
    assert first.record() == second.record()
    for seat in [*range(players), None]:
        assert first.log(seat) == second.log(seat)
    assert [step.hash() for step in kleos.replayed(first.record())] == hashes
    assert traced(4, players, options)[1] != hashes
    other = random_match("kanzume-goddess", 3, 4, {"mode": "team", "mains": [2, 1]})
    assert other.hash() != random_match("kanzume-goddess", 3, 4, {"mode": "team"}).hash()


@clause("KG-15.19", "KG-8.19")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"mode": "team"})])
def test_a_match_in_which_nobody_does_anything_ends_after_round_100(players: int, options: dict[str, Any]) -> None:
    match = random_match("kanzume-goddess", 3, players, options)
    rounds = 0
    while (decision := match.decision) is not None:
        tokens = decision.options.tokens()
        match.choose("done" if "done" in tokens else "skip" if "skip" in tokens else tokens[0])
        rounds = max(rounds, match.view(None)["round"])
        healthy(match)
    assert rounds == 100
    assert match.outcome is not None
