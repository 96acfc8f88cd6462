"""Invariants (section 15): they hold at every decision of random matches, and breaking one is noticed."""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kleos
from kleos.engine.rng import Rng, seeded
from kleos.games.saint_seiya.board import AT_HELD, AT_PLAY, AT_TERRAIN, Board, Piece, as_board
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.match import Match
from kleos.testing import check_invariants, clause, play_randomly, refreshed

RULES = kleos.rules("saint-seiya")
HEROES = ["seiya", "shiryu", "hyoga", "shun", "ikki"]
BRONZE_ARMOURS = ["armure-pegase", "armure-dragon", "armure-cygne", "armure-andromede", "armure-phoenix"]
NONSENSE = [
    "",
    "castle",
    "play",
    "play mu",
    "play mu 0",
    "play mu 7",
    "play nobody 1",
    "equip mu",
    "equip",
    "acquire 1",
    "acquire 1 gold",
    "acquire 9 force",
    "acquire 1 force armour",
    "activate #0",
    "activate #99999",
    "activate 3",
    "heal #-1",
    "target #",
    "card",
    "card Mu",
    "place 0",
    "player 1",
    "player p9",
    "use #1",
    "end end",
    "concede",
    "pass",
]


def healthy(match: Match) -> None:
    assert check_invariants(match) == []


def new(seed: int, players: int, **options: Any) -> Match:
    return kleos.new("saint-seiya", seed=seed, players=players, options=options)


def rich(seed: int, count: int) -> Match:
    """A match in the middle of which everybody owns a score of reserve cards."""
    rng = seeded(seed, 11)
    faces = RULES.cards
    pool = [
        card
        for card in faces
        if card not in BRONZE_ARMOURS and not card.endswith(("-green", "-bronze"))
        for _ in range(faces[card].facts()["copies"])
    ]
    box = [pool[i] for i in rng.shuffled(tuple(range(len(pool))))]
    players = []
    for hero, armour in list(zip(HEROES, BRONZE_ARMOURS, strict=True))[:count]:
        mine = box[:14] + [f"{hero}-green"] * 3 + [f"{hero}-bronze"] * 3 + [armour]
        del box[:14]
        mine = [mine[i] for i in rng.shuffled(tuple(range(len(mine))))]
        destroyed, aside = [f"{hero}-green"] * 2, [f"{hero}-bronze"] * 2
        players.append({"hero": hero, "hand": mine[:6], "draw": mine[6:], "destroyed": destroyed, "aside": aside})
    terrain = [{"card": card} for card in box[:6]]
    doc = {"game": "saint-seiya", "seed": seed, "terrain": terrain, "reserve": box[6:], "players": players}
    return kleos.from_position(doc)


def keen(match: Match, rng: Rng) -> str:
    """An option, as a player picks it who attacks one card at a time and uses what can be used."""
    decision = match.decision
    assert decision is not None
    tokens = decision.options.tokens()
    good = [token for token in tokens if token.split()[0] in ("acquire", "activate", "heal", "use")]
    if good and rng.below(4):
        return good[rng.below(len(good))]
    place = str(1 + match.view(None)["turn"] % 6)
    plays = [token for token in tokens if token.startswith("play") and token.endswith(place)]
    if plays and rng.below(4):
        return plays[rng.below(len(plays))]
    return tokens[rng.below(len(tokens))]


def steps(match: Match, seed: int) -> Iterator[Match]:
    """The match at each decision of a keen play, and at its end."""
    rng = seeded(seed, 5)
    while match.decision is not None:
        yield match
        match.choose(keen(match, rng))
    yield match


# What can be seen only from one decision to the next ------------------------------------------------------------------------
Seen = dict[str, Any]


def seen(match: Match) -> Seen:
    """What the checks between decisions look at, as plain data."""
    g = as_board(match.state)
    cards: Counter[str] = Counter()
    piles = [g.reserve, g.common, g.revealed, *[piece.card for piece in g.pieces.values()]]
    for player in g.players:
        piles += [player.hand, player.draw, player.discard, player.destroyed, player.aside]
    for pile in piles:
        for card in pile if isinstance(pile, tuple) else (pile,):
            cards[g.identity[card].id] += 1
    decision = match.decision
    view = match.view(None)
    return {
        "cards": cards,
        "flames": g.flames,
        "ending": g.ending,
        "aside": [list(player.aside) for player in g.players],
        "turn": g.turn,
        "active": g.current,
        "actions": g.actions,
        "limits": (g.action_limit, g.turn_limit),
        "costs": [cost for entry in view["terrain"] if entry for cost in entry["costs"].values()],
        "values": [entry[name] for p in view["players"] for entry in p["played"] for name in ("force", "cosmos")],
        "terrain": [g.at(n).card if n else -1 for n in g.terrain],
        "reserve": len(g.reserve),
        "hands": [len(player.hand) for player in g.players],
        "left": [len(player.draw) + len(player.discard) for player in g.players],
        "gone": [g.conceded >> seat & 1 == 1 for seat in range(len(g.players))],
        "log": 0 if g.log is None else g.log.number,
        "kind": "" if decision is None else decision.kind,
        "tokens": [] if decision is None else decision.options.tokens(),
        "over": match.outcome is not None,
    }


def check_step(before: Seen, now: Seen, events: list[dict[str, Any]]) -> list[str]:
    """What two decisions in a row, and the log between them, break of section 15."""
    out = []
    players = len(now["hands"])
    if before["cards"] != now["cards"]:
        out.append("SS-15.1")
    if not 0 <= now["flames"] <= 12 or now["flames"] > before["flames"]:
        out.append("SS-15.4")
    if any(set(new) - set(old) for old, new in zip(before["aside"], now["aside"], strict=True)):
        out.append("SS-15.10")
    if any(cost < 1 for cost in now["costs"]):
        out.append("SS-15.12")
    if any(value < 0 for value in now["values"]):
        out.append("SS-15.13")
    if now["turn"] != before["turn"] and before["kind"] in ("main", "upkeep-discard"):
        seat = before["active"]
        touched = any("source" in event for event in events)  # arrival effects come after step 2
        if not touched and not now["gone"][seat] and now["hands"][seat] < 5 and now["left"][seat]:
            out.append("SS-15.14")
        last = before["terrain"][5]
        called_back = any(event["kind"] == "to-reserve" for event in events)
        if last >= 0 and last in now["terrain"] and not called_back:
            out.append("SS-15.19")
    if now["turn"] != before["turn"] and -1 in now["terrain"] and now["reserve"]:
        out.append("SS-15.15")
    actions, turns = now["limits"]
    if now["actions"] > actions or now["turn"] > (turns + players - 1) // players * players:
        out.append("SS-15.20")
    if not now["over"] and (not now["tokens"] or len(set(now["tokens"])) < len(now["tokens"])):
        out.append("SS-15.21")
    return out


def check_turns(turns: list[int], players: int, gone: set[int], over: bool, ended: int | None) -> list[str]:
    """What the turns played so far break; `ended` is the number of turns played when the end was triggered."""
    out = []
    counts = [turns.count(seat) for seat in range(players) if seat not in gone]
    if max(counts) - min(counts) > (0 if over else 1):
        out.append("SS-15.17")
    if ended is not None and len(turns) - ended >= players:
        out.append("SS-15.18")
    return out


def follow(match: Match, play: Iterator[Match]) -> int:
    """Checks a whole match step by step; answers how many decisions there were."""
    before = seen(match)
    ended: int | None = None
    turns = [match.view(None)["active"]]
    count = 0
    for moment in play:
        healthy(moment)
        now = seen(moment)
        events = moment.log(None, since=before["log"])
        assert check_step(before, now, events) == []
        turns += [event["seat"] for event in events if event["kind"] == "turn" and before["log"]]
        if ended is None and now["ending"]:
            ended = len(turns)
        gone = {seat for seat, given_up in enumerate(now["gone"]) if given_up}
        assert check_turns(turns, len(now["hands"]), gone, now["over"], ended) == []
        before = now
        count += 1
    assert match.outcome is not None
    return count


@clause("SS-15.1", "SS-15.2", "SS-15.3", "SS-15.4", "SS-15.5", "SS-15.6", "SS-15.7", "SS-15.8", "SS-15.9", "SS-15.10",
        "SS-15.11", "SS-15.12", "SS-15.13", "SS-15.14", "SS-15.15", "SS-15.16", "SS-15.17", "SS-15.18", "SS-15.19",
        "SS-15.20", "SS-15.21", "SS-15.23")  # fmt: skip
@pytest.mark.parametrize("players", range(2, 6))
def test_invariants_hold_at_every_decision_of_matches_from_setup(players: int) -> None:
    decisions = 0
    for seed in range(3):
        match = new(seed, players)
        decisions += follow(match, steps(match, seed))
    assert decisions > 1000


@clause("SS-15.1", "SS-15.3", "SS-15.4", "SS-15.5", "SS-15.6", "SS-15.7", "SS-15.8", "SS-15.9", "SS-15.10", "SS-15.11",
        "SS-15.12", "SS-15.13", "SS-15.14", "SS-15.15", "SS-15.16", "SS-15.17", "SS-15.18", "SS-15.19", "SS-15.20",
        "SS-15.21", "SS-15.23")  # fmt: skip
@pytest.mark.parametrize("players", range(2, 6))
def test_invariants_hold_at_every_decision_of_matches_with_many_cards(players: int) -> None:
    decisions = 0
    for seed in range(4):
        match = rich(seed, players)
        decisions += follow(match, steps(match, seed))
    assert decisions > 1000


@clause("SS-15.1", "SS-15.20", "SS-15.21")
@pytest.mark.parametrize("players", range(2, 6))
def test_invariants_hold_when_choices_are_quite_random(players: int) -> None:
    for seed in range(4):
        match = play_randomly(new(seed, players), seed, healthy, eager=seed % 2 == 1)
        healthy(match)
        assert match.outcome is not None


@clause("SS-15.1", "SS-15.22")
def test_invariants_hold_on_copies_too() -> None:
    for seed in range(4):
        match = rich(seed, 2 + seed)
        rng = seeded(seed)
        for _ in range(200):
            if match.decision is None:
                break
            match = refreshed(match)
            healthy(match)
            match.choose(keen(match, rng))


@clause("SS-15.17", "SS-15.1", "SS-15.7")
@pytest.mark.parametrize("players", range(3, 6))
def test_invariants_hold_when_players_give_up(players: int) -> None:
    for seed in range(6):
        match = rich(seed, players)
        rng = seeded(seed, 5)
        stop = {20 + 7 * seed: seed % players, 60 + 5 * seed: (seed + 2) % players}
        count = 0
        while match.outcome is None:
            if count in stop:
                match.concede(stop[count])
            else:
                match.choose(keen(match, rng))
            healthy(match)
            count += 1
        gone = {seat for seat, player in enumerate(match.view(None)["players"]) if player["conceded"]}
        turns = [match.position()["first"]] + [e["seat"] for e in match.log(None) if e["kind"] == "turn"]
        left = [seat for seat in range(players) if seat not in gone]
        if len(left) > 1:
            assert check_turns(turns, players, gone, True, None) == []


# One damage for each invariant: the check is not empty ----------------------------------------------------------------------
def stage() -> Story:
    """A position with all that can be damaged."""
    p0: dict[str, Any] = {
        "hand": ["leda", "misty"],
        "draw": ["spica", "seiya-green"],
        "discard": ["oko"],
        "destroyed": ["jaki"],
        "aside": ["seiya-bronze"],
        "wounded": ["algol"],
        "armour": "armure-lion",
        "played": facing(2, "sho", "jabu"),
    }
    p1 = {
        "hand": ["shiryu-green"],
        "draw": ["mu"],
        "discard": ["milo"],
        "wounded": ["moses"],
        "aside": ["shiryu-bronze"],
    }
    return table(["cassios", "babel", "dauphin"], p0, p1, reserve=["saga", "shaka"], common_discard=["camus"])


def change(g: Board, number: int, /, **fields: Any) -> None:
    """Another piece under the number: with these fields instead of its own."""
    p = g.at(number)
    values = {
        "number": p.number,
        "card": p.card,
        "zone": p.zone,
        "seat": p.seat,
        "facing": p.facing,
        "boost": p.boost,
        "force_less": p.force_less,
        "cosmos_less": p.cosmos_less,
        "paid": p.paid,
        **fields,
    }
    g.pieces[number] = Piece(*values.values())


def find(g: Board, card: str) -> int:
    """The object number of a card."""
    return next(n for n in g.pieces if g.card_of(n).id == card)


def swap(g: Board, number: int, pile: tuple[int, ...]) -> tuple[int, ...]:
    """A numbered card and the first card of a pile change places; answers the new pile."""
    mine = g.at(number).card
    change(g, number, card=pile[0])
    return (mine, *pile[1:])


def lose_a_card(g: Board) -> None:
    g.players[0].draw = g.players[0].draw[1:]


def double_a_card(g: Board) -> None:
    g.players[1].draw = (*g.players[1].draw, g.players[1].discard[0])


def a_card_in_hand_and_play(g: Board) -> None:
    g.reserve = (*g.reserve, g.at(find(g, "sho")).card)


def seven_places(g: Board) -> None:
    g.terrain.append(0)


def one_card_on_two_places(g: Board) -> None:
    g.terrain[5] = g.terrain[0]


def too_many_flames(g: Board) -> None:
    g.flames = 13


def too_few_flames(g: Board) -> None:
    g.flames = -1


def no_flame_and_no_end(g: Board) -> None:
    g.flames = 0


def a_character_as_armour(g: Board) -> None:
    g.players[0].draw = swap(g, g.players[0].armour, g.players[0].draw)


def an_armour_wounded(g: Board) -> None:
    armour, wounded = g.players[0].armour, g.players[0].wounded[0]
    card = g.at(armour).card
    change(g, armour, card=g.at(wounded).card)
    change(g, wounded, card=card)


def an_armour_in_play(g: Board) -> None:
    armour, played = g.players[0].armour, g.players[0].played[0]
    card = g.at(armour).card
    change(g, armour, card=g.at(played).card)
    change(g, played, card=card)


def another_player_has_cards_in_play(g: Board) -> None:
    number = g.players[0].played[0]
    g.players[0].played = g.players[0].played[1:]
    g.players[1].played = (number,)
    change(g, number, seat=1)


def cards_in_play_in_the_upkeep(g: Board) -> None:
    g.phase = 1


def a_bonus_beyond_the_turn(g: Board) -> None:
    g.players[1].force_all = 1


def facing_what_is_gone(g: Board) -> None:
    change(g, g.players[0].played[0], facing=99)


def facing_a_wounded_card(g: Board) -> None:
    change(g, g.players[0].played[0], facing=g.players[0].wounded[0])


def a_foreign_hero_in_a_pile(g: Board) -> None:
    g.players[0].discard, g.players[1].hand = g.players[1].hand, g.players[0].discard
    g.players[1].known = (2,)


def a_foreign_hero_set_aside(g: Board) -> None:
    g.players[0].aside, g.players[1].aside = g.players[1].aside, g.players[0].aside


def a_green_hero_set_aside(g: Board) -> None:
    green = next(card for card in g.players[0].draw if g.identity[card].id == "seiya-green")
    g.players[0].draw = tuple(card for card in g.players[0].draw if card != green)
    g.players[0].aside = (*g.players[0].aside, green)


def a_reserve_card_set_aside(g: Board) -> None:
    g.players[0].aside = (*g.players[0].aside, g.players[0].destroyed[0])
    g.players[0].destroyed = ()


def a_hero_in_the_reserve(g: Board) -> None:
    g.reserve = (*g.reserve, g.players[0].aside[0])
    g.players[0].aside = ()


def a_hero_in_the_common_discard(g: Board) -> None:
    g.common = (*g.common, g.players[0].aside[0])
    g.players[0].aside = ()


def a_hero_on_the_terrain(g: Board) -> None:
    g.players[0].aside = swap(g, g.terrain[0], g.players[0].aside)


def a_negative_bonus(g: Board) -> None:
    change(g, g.players[0].played[0], boost=-1)


def a_negative_reduction(g: Board) -> None:
    change(g, g.terrain[0], force_less=-1)


def a_negative_value(g: Board) -> None:
    g.players[0].force_all = -3


def a_held_card(g: Board) -> None:
    number = g.terrain[0]
    g.terrain[0] = 0
    change(g, number, zone=AT_HELD)
    g.held = (number,)


def no_options(g: Board) -> None:
    g.options = []


def an_option_twice(g: Board) -> None:
    g.options = [*g.options, g.options[0]]


def stopped_early(g: Board) -> None:
    g.seat = -1


def a_number_of_another(g: Board) -> None:
    change(g, g.terrain[0], number=g.terrain[1])


def a_number_too_high(g: Board) -> None:
    number = g.terrain[0]
    change(g, number, number=99)
    g.pieces[99] = g.pieces.pop(number)
    g.terrain[0] = 99


def a_number_in_two_places(g: Board) -> None:
    g.players[1].wounded = (*g.players[1].wounded, g.players[0].wounded[0])


def a_number_nowhere(g: Board) -> None:
    change(g, g.players[0].wounded[0], zone=AT_PLAY)


def a_terrain_card_nowhere(g: Board) -> None:
    change(g, g.players[0].wounded[0], zone=AT_TERRAIN, seat=-1)


DAMAGES: list[tuple[str, Callable[[Board], None]]] = [
    ("SS-15.1", lose_a_card),
    ("SS-15.1", double_a_card),
    ("SS-15.1", a_card_in_hand_and_play),
    ("SS-15.3", seven_places),
    ("SS-15.3", one_card_on_two_places),
    ("SS-15.4", too_many_flames),
    ("SS-15.4", too_few_flames),
    ("SS-15.4", no_flame_and_no_end),
    ("SS-15.5", a_character_as_armour),
    ("SS-15.6", an_armour_wounded),
    ("SS-15.6", an_armour_in_play),
    ("SS-15.7", another_player_has_cards_in_play),
    ("SS-15.7", cards_in_play_in_the_upkeep),
    ("SS-15.7", a_bonus_beyond_the_turn),
    ("SS-15.8", facing_what_is_gone),
    ("SS-15.8", facing_a_wounded_card),
    ("SS-15.9", a_foreign_hero_in_a_pile),
    ("SS-15.9", a_foreign_hero_set_aside),
    ("SS-15.10", a_green_hero_set_aside),
    ("SS-15.10", a_reserve_card_set_aside),
    ("SS-15.11", a_hero_in_the_reserve),
    ("SS-15.11", a_hero_in_the_common_discard),
    ("SS-15.11", a_hero_on_the_terrain),
    ("SS-15.13", a_negative_bonus),
    ("SS-15.13", a_negative_reduction),
    ("SS-15.13", a_negative_value),
    ("SS-15.16", a_held_card),
    ("SS-15.21", no_options),
    ("SS-15.21", an_option_twice),
    ("SS-15.21", stopped_early),
    ("SS-15.23", a_number_of_another),
    ("SS-15.23", a_number_too_high),
    ("SS-15.23", a_number_in_two_places),
    ("SS-15.23", a_number_nowhere),
    ("SS-15.23", a_terrain_card_nowhere),
]


@clause("SS-15.1", "SS-15.3", "SS-15.4", "SS-15.5", "SS-15.6", "SS-15.7", "SS-15.8", "SS-15.9", "SS-15.10", "SS-15.11",
        "SS-15.13", "SS-15.16", "SS-15.21", "SS-15.23")  # fmt: skip
@pytest.mark.parametrize(("id", "damage"), DAMAGES, ids=[f"{id}-{damage.__name__}" for id, damage in DAMAGES])
def test_a_damaged_board_is_noticed(id: str, damage: Callable[[Board], None]) -> None:
    story = stage()
    damage(story.board)
    problems = check_invariants(story.match)
    assert [text for text in problems if text.startswith(f"{id}:")], problems


@clause("SS-15.2")
@pytest.mark.parametrize("players", range(2, 6))
def test_a_match_from_setup_has_the_whole_reserve_and_15_cards_a_player(players: int) -> None:
    match = new(4, players)
    cards = seen(match)["cards"]
    faces = RULES.cards
    own = [card for card in cards if card in BRONZE_ARMOURS or card.endswith(("-green", "-bronze"))]
    assert sum(cards[card] for card in own) == 15 * players
    assert sum(cards.values()) == 125 + 15 * players
    assert all(cards[card] == faces[card].facts()["copies"] for card in cards)


@clause("SS-15.2")
def test_cards_exchanged_against_others_are_noticed() -> None:
    match = new(4, 2)
    healthy(match)
    g = as_board(match.state)
    identity = list(g.identity)
    identity[g.reserve[0]] = g.pool.by_id["seiya-green"]
    g.identity = identity
    assert [text for text in check_invariants(match) if text.startswith("SS-15.2:")]


@clause("SS-15.14")
def test_too_few_cards_after_the_upkeep_are_noticed() -> None:
    match = new(4, 2)
    match.choose("end")
    match.choose(0)
    match.choose("done")
    healthy(match)
    player = as_board(match.state).players[1 - match.view(None)["active"]]
    player.draw = (*player.draw, player.hand[0])
    player.hand, player.known = player.hand[1:], player.known[1:]
    assert [text.split(":")[0] for text in check_invariants(match)] == ["SS-15.14"]


@clause("SS-15.15")
def test_a_hole_after_the_upkeep_is_noticed() -> None:
    match = new(4, 2)
    match.choose("end")
    match.choose("done")
    healthy(match)
    g = as_board(match.state)
    g.reserve = (*g.reserve, g.leave(g.terrain[0]))
    assert [text.split(":")[0] for text in check_invariants(match)] == ["SS-15.15"]


# The checks between decisions notice damage too ---------------------------------------------------------------------------
def turned(**fields: Any) -> tuple[Seen, Seen]:
    """Two decisions in a row, the first in p0's upkeep, the second in p1's main phase with these fields damaged."""
    story = table(["oko", "jaki", "cassios", "sho", "ushio", "daichi"], {"hand": ["leda"]}, reserve=["misty"] * 2)
    story.does("end")
    before = seen(story.match)
    story.does("done").expects("main", 1)
    now = seen(story.match)
    assert check_step(before, now, story.match.log(None, since=before["log"])) == []
    return before, {**copy.deepcopy(now), **fields}


BETWEEN: list[tuple[str, dict[str, Any]]] = [
    ("SS-15.1", {"cards": Counter({"mu": 1})}),
    ("SS-15.4", {"flames": 13}),
    ("SS-15.4", {"flames": -1}),
    ("SS-15.10", {"aside": [[7], []]}),
    ("SS-15.12", {"costs": [3, 0]}),
    ("SS-15.13", {"values": [-1]}),
    ("SS-15.14", {"hands": [4, 0], "left": [1, 0]}),
    ("SS-15.15", {"terrain": [-1, 0, 1, 2, 3, 4], "reserve": 1}),
    ("SS-15.20", {"actions": 201}),
    ("SS-15.20", {"turn": 301}),
    ("SS-15.21", {"tokens": []}),
    ("SS-15.21", {"tokens": ["end", "end"]}),
]


@clause("SS-15.1", "SS-15.4", "SS-15.10", "SS-15.12", "SS-15.13", "SS-15.14", "SS-15.15", "SS-15.20", "SS-15.21")
@pytest.mark.parametrize(("id", "fields"), BETWEEN, ids=[f"{id}-{i}" for i, (id, _) in enumerate(BETWEEN)])
def test_damage_between_decisions_is_noticed(id: str, fields: dict[str, Any]) -> None:
    before, now = turned(**fields)
    assert id in check_step(before, now, [])


@clause("SS-15.4")
def test_a_flame_that_comes_back_is_noticed() -> None:
    before, now = turned()
    assert check_step({**before, "flames": 6}, {**now, "flames": 7}, []) == ["SS-15.4"]


@clause("SS-15.19")
def test_a_last_card_that_stays_on_the_terrain_is_noticed() -> None:
    before, now = turned()
    now["terrain"][3] = before["terrain"][5]
    assert check_step(before, now, []) == ["SS-15.19"]
    assert check_step(before, now, [{"kind": "to-reserve"}]) == []  # the Pope may have called it back


@clause("SS-15.19")
def test_the_last_card_comes_back_only_by_the_pope() -> None:
    # Mu leaves place 6, the Pope calls him back at once, and he is revealed again.
    story = table(["oko", "jaki", "cassios", "sho", "ushio", "mu"], reserve=["pope"])
    before = seen(story.match)
    story.ends()
    assert "mu" in story.terrain or "mu" in story.reserve
    assert check_step(before, seen(story.match), story.match.log(None)) == []


@clause("SS-15.17", "SS-15.18")
def test_turns_out_of_balance_are_noticed() -> None:
    assert check_turns([0, 1, 2, 0], 3, set(), False, None) == []
    assert check_turns([0, 1, 2, 0, 0], 3, set(), False, None) == ["SS-15.17"]
    assert check_turns([0, 1, 2, 0], 3, set(), True, None) == ["SS-15.17"]
    assert check_turns([0, 1, 2, 0, 0], 3, {1}, False, None) == ["SS-15.17"]
    assert check_turns([0, 2, 0, 2], 3, {1}, True, None) == []
    assert check_turns([0, 1, 2, 0, 1, 2], 3, set(), True, 4) == []
    assert check_turns([0, 1, 2, 0, 1, 2], 3, set(), True, 3) == ["SS-15.18"]


# Costs, scores, ends ------------------------------------------------------------------------------------------------------
@clause("SS-15.12")
def test_no_reduction_brings_a_cost_below_1() -> None:
    reduced = {"force_less": 99, "cosmos_less": 99}
    for card in RULES.cards:
        if card in BRONZE_ARMOURS or card.endswith(("-green", "-bronze")):
            continue
        story = table([None] * 5 + [{"card": card, **reduced}], {"played": facing(6, "seiya-green", "seiya-bronze")})
        for currency in ("force", "cosmos"):
            printed = RULES.cards[card].facts()["cost"].get(currency)
            assert story.cost(6, currency) == (None if printed is None else 1)


@clause("SS-15.20")
@pytest.mark.parametrize("players", [2, 3])
def test_every_match_ends_also_with_small_limits(players: int) -> None:
    for seed in range(5):
        match = new(seed, players, turn_limit=10, main_phase_action_limit=3)
        most = 0
        for moment in steps(match, seed):
            most = max(most, moment.view(None)["actions"])
            if moment.decision is not None and moment.decision.kind == "main" and moment.view(None)["actions"] == 3:
                assert moment.decision.options.tokens() == ["end"]
        assert most == 3
        assert match.outcome is not None
        assert match.view(None)["turn"] <= (10 + players - 1) // players * players


@clause("SS-15.21")
def test_every_offered_option_is_accepted_and_every_other_token_refused_without_change() -> None:
    for seed in range(8):
        others: list[str] = []  # tokens of earlier decisions
        for at, match in enumerate(steps(rich(seed, 2 + seed % 4), seed)):
            if match.decision is None or at > 150:
                break
            if at % 3:
                continue
            before = match.hash()
            tokens = match.decision.options.tokens()
            for token in tokens:
                assert match.why_not(token) is None
                trial = match.clone()
                trial.choose(token)
                assert trial.hash() != before
                healthy(trial)
            for token in [*NONSENSE, *others]:
                if token not in tokens:
                    with pytest.raises(kleos.IllegalMove) as problem:
                        match.choose(token)
                    assert problem.value.clause in RULES.clauses
            assert match.hash() == before
            others.extend(tokens[:: max(1, len(tokens) // 3)])
            del others[:-30]


def traced(seed: int, players: int) -> tuple[Match, list[str]]:
    """A match played to its end, and the hash at every step."""
    match = new(seed, players)
    return match, [moment.hash() for moment in steps(match, seed)]


@clause("SS-15.22")
@pytest.mark.parametrize("players", range(2, 6))
def test_equal_seed_options_and_choices_give_equal_matches(players: int) -> None:
    first, hashes = traced(3, players)
    second, again = traced(3, players)
    assert hashes == again
    assert first.record() == second.record()
    for seat in [*range(players), None]:
        assert first.log(seat) == second.log(seat)
    assert [step.hash() for step in kleos.replayed(first.record())] == hashes
    assert new(1, players).hash() != new(2, players).hash()
    assert new(1, players, turn_limit=9).hash() != new(1, players, turn_limit=8).hash()


@clause("SS-15.23")
def test_object_numbers_are_never_given_twice_in_a_match() -> None:
    for seed in range(4):
        entered: set[int] = set()
        gone: set[int] = set()
        for match in steps(rich(seed, 2 + seed), seed):
            view = match.view(None)
            here = [entry["object"] for entry in [*view["terrain"], *view["held"]] if entry]
            for player in view["players"]:
                here += [entry["object"] for entry in [*player["played"], *player["wounded"]]]
                here += [player["armour"]["object"]] if player["armour"] else []
            assert len(set(here)) == len(here)
            assert not gone & set(here), "a number came back"
            gone |= entered - set(here)
            assert not entered or all(number > max(entered) for number in set(here) - entered)
            entered |= set(here)


@clause("SS-15.24")
def test_a_score_does_not_depend_on_the_order_of_cards() -> None:
    for seed in range(10):
        match = rich(seed, 2 + seed % 4)
        document = match.position()
        document["phase"] = "over"
        rng = seeded(seed)
        outcome = kleos.from_position(document).outcome
        assert outcome is not None
        for player in document["players"]:
            player["wounded"] = [card for card in player["draw"][:4] if not card.startswith("armure")]
            player["draw"] = [card for card in player["draw"][:4] if card.startswith("armure")] + player["draw"][4:]
        scores = kleos.from_position(document).outcome
        assert scores is not None
        assert scores.scores == outcome.scores  # nor on the zone they are scored in
        for _ in range(3):
            for player in document["players"]:
                for zone in ("hand", "draw", "discard", "wounded", "destroyed"):
                    pile = player[zone]
                    player[zone] = [pile[i] for i in rng.shuffled(tuple(range(len(pile))))]
            again = kleos.from_position(document).outcome
            assert again is not None
            assert (again.scores, again.winners) == (outcome.scores, outcome.winners)
