from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess.lab import numbers as kanzume_goddess
from kleos.games.mythology_go.lab import numbers as mythology_go
from kleos.games.naruto_mythos.lab.numbers import CARDS as NARUTO_CARDS
from kleos.games.naruto_mythos.lab.numbers import MISSIONS, ROW, card_slot, mission_slot
from kleos.games.saint_seiya.lab.numbers import CARDS as SAINT_CARDS
from kleos.games.saint_seiya.lab.numbers import card_slots
from kleos.lab.envs import actions_of
from kleos.testing import eager_choice, random_match

MATCHES = {"naruto-mythos": 60, "saint-seiya": 8, "kanzume-goddess": 20, "mythology-go": 20}
SELDOM = 1000  # one option in so many may need a spare number


@pytest.mark.parametrize("game", kleos.games())
def test_every_option_has_a_number_of_its_own_that_leads_back_to_it(game: str) -> None:
    actions = actions_of(game)
    decisions = options = spare = 0
    for seed in range(MATCHES[game]):
        match = random_match(game, seed)
        rng = seeded(seed, 11)
        while (decision := match.decision) is not None:
            view = match.view(decision.seat)
            tokens = decision.options.tokens()
            numbers = actions.legal(view)
            assert list(numbers.values()) == tokens, "one number for each option"
            assert all(0 <= number < actions.size for number in numbers)
            token = tokens[rng.below(len(tokens))]
            assert actions.decode(view, actions.encode(view, token)) == token
            decisions += 1
            options += len(tokens)
            spare += sum(number >= actions.first["spare"] for number in numbers)
            match.choose(eager_choice(decision, rng))
    assert decisions > 2500
    assert spare * SELDOM < options


@pytest.mark.parametrize("game", kleos.games())
def test_only_the_deciding_seat_has_options(game: str) -> None:
    match = random_match(game, 4)
    assert match.decision is not None
    for seat in range(match.players):
        assert bool(actions_of(game).legal(match.view(seat))) == (seat == match.decision.seat)


@pytest.mark.parametrize("game", kleos.games())
def test_what_is_not_offered_has_no_number(game: str) -> None:
    match = random_match(game, 4)
    assert match.decision is not None
    view = match.view(match.decision.seat)
    actions = actions_of(game)
    with pytest.raises(KeyError):
        actions.encode(view, "nothing")
    with pytest.raises(KeyError):
        actions.decode(view, actions.size - 1)


# Slots ------------------------------------------------------------------------------------------------------------------
def test_every_card_of_naruto_mythos_has_a_slot_by_its_printed_number() -> None:
    cards = kleos.rules("naruto-mythos").cards
    characters = [card_slot(card) for card in cards if "-M" not in card]
    missions = [mission_slot(card) for card in cards if "-M" in card]
    assert card_slot("KS-009") == 9
    assert mission_slot("KS-M01") == 0
    assert len({*characters}) == len(characters)
    assert len({*missions}) == len(missions)
    assert len(characters) + len(missions) == len(cards)
    assert max(characters) < NARUTO_CARDS
    assert max(missions) < MISSIONS


def test_every_card_of_saint_seiya_has_a_slot_by_its_printed_number() -> None:
    slots = card_slots()
    assert slots["seiya-green"] == 0
    assert len({*slots.values()}) == len(slots) == len(kleos.rules("saint-seiya").cards)
    assert max(slots.values()) < SAINT_CARDS


def test_every_card_and_god_of_kanzume_goddess_has_a_slot() -> None:
    cards, gods = kanzume_goddess.card_slots(), kanzume_goddess.god_slots()
    assert {*cards, *gods} == {*kleos.rules("kanzume-goddess").cards}
    assert (cards["aries"], cards["sacred-guardian"]) == (0, 20)
    assert (gods["zeus"], gods["aphrodite"], gods["odin"], gods["heimdall"]) == (0, 5, 8, 13)
    assert len({*cards.values()}) == 21
    assert len({*gods.values()}) == 12
    assert max(cards.values()) < kanzume_goddess.CARDS
    assert max(gods.values()) < kanzume_goddess.GODS


def test_every_card_divinity_and_belief_of_mythology_go_has_a_slot() -> None:
    orders = (mythology_go.DECK_ORDER, mythology_go.DIVINITY_ORDER, mythology_go.BELIEF_ORDER)
    assert [len({*order}) for order in orders] == [24, 12, 10]  # MG-2.2, MG-2.4, MG-2.5
    assert {card for order in orders for card in order} == {*kleos.rules("mythology-go").cards}
    sizes = (mythology_go.CARDS, mythology_go.DIVINITIES, mythology_go.BELIEFS)
    assert all(len(order) <= size for order, size in zip(orders, sizes, strict=True))


# Numbers that must never change -------------------------------------------------------------------------------------------
def asked(game: str, tokens: list[str], **fields: Any) -> dict[str, Any]:
    """A view of seat 0 with these options, and no more in it than numbers are made of."""
    options = [{"token": token} for token in tokens]
    return {"game": game, "seat": 0, "decision": {"seat": 0, "kind": "", "options": options}, **fields}


def mission(rank: str, mine: list[int], theirs: list[int]) -> dict[str, Any]:
    return {"rank": rank, "sides": [[{"object": number} for number in side] for side in (mine, theirs)]}


def test_numbers_of_naruto_mythos_stay_what_they_are() -> None:
    missions = [mission("D", [12, 5], [7]), mission("C", [9], [])]
    numbers = {
        "use": 0,
        "pass": 5,
        "mission C": 7,
        "amount 2": 12,
        "play KS-009 D": 42 + 9 * 4,
        "hide KS-009 A": 1066 + 9 * 4 + 3,
        "upgrade KS-108 #9": 2090 + (108 * 4 + 1) * 2,
        "card KS-009": 4138 + 9,
        "line KS-020 1": 4394 + 20 * 4,
        "target #5": 5418 + 1,
        "target #7": 5418 + ROW,
        "target #9": 5418 + 2 * ROW,
        "defeat #12": 5514,
        "reveal #12": 5610,
        "reveal-upgrade #5 #12": 5706 + 4,
        "trigger #12 2": 6090 + 2,
        "trigger #5 1 #7": 6090 + 4 * 2,
        "trigger #5 1 #40": 6090 + 4 * 2 + 1,
        "line #7 2": 6858 + ROW * 4 + 1,
        "use #5 #7": 7242 + 2,
    }
    view = asked("naruto-mythos", list(numbers), missions=missions)
    assert {token: number for number, token in actions_of("naruto-mythos").legal(view).items()} == numbers


def player(seat: int, played: list[int], wounded: list[int], armour: int | None = None) -> dict[str, Any]:
    return {
        "seat": seat,
        "armour": None if armour is None else {"object": armour},
        "played": [{"object": number} for number in played],
        "wounded": [{"object": number} for number in wounded],
    }


def test_numbers_of_saint_seiya_stay_what_they_are() -> None:
    players = [player(0, [40, 44], [30], armour=21), player(1, [], [33]), player(2, [], [])]
    numbers = {
        "use": 0,
        "end": 3,
        "play shiryu-green 6": 4 + 1 * 6 + 5,
        "equip armure-pegase": 772 + card_slots()["armure-pegase"],
        "acquire 3 force": 900 + 2,
        "acquire 3 cosmos": 906 + 2,
        "acquire 3 cosmos armour": 912 + 2,
        "activate #21": 918,
        "activate #44": 918 + 2,
        "heal #40": 951 + 1,
        "target #30": 984 + 17,
        "target #33": 984 + 33 + 17,
        "card seiya-green": 1149,
        "place 1": 1277,
        "player p2": 1283 + 2,
    }
    view = asked("saint-seiya", list(numbers), players=players)
    assert {token: number for number, token in actions_of("saint-seiya").legal(view).items()} == numbers


def test_numbers_of_kanzume_goddess_stay_what_they_are() -> None:
    players: list[dict[str, Any]] = [{"seat": seat, "play": []} for seat in range(3)]
    players[0]["play"] = [{"object": 11}, {"object": 14}]
    numbers = {
        "skip": 0,
        "done": 1,
        "pass": 2,
        "energy": 3,
        "god odin": 4 + 8,
        "play phoenix 2": 20 + 17 * 4 + 1,
        "react cancer 2": 148 + 14 * 4 + 1,
        "use zeus.1": 276,
        "use heimdall.1": 276 + 13 * 4,
        "recruit w3": 340 + 2,
        "recruit bishop": 346 + 19,
        "recruit netherworld aries": 378,
        "player p2": 410 + 2,
        "card taurus": 416 + 1,
        "card priest hand": 448 + 18,
        "card priest discard": 480 + 18,
        "target #14": 512 + 1,
        "ability 2": 528 + 1,
    }
    view = asked("kanzume-goddess", list(numbers), players=players)
    assert {token: number for number, token in actions_of("kanzume-goddess").legal(view).items()} == numbers


def test_numbers_of_mythology_go_stay_what_they_are() -> None:
    players: list[dict[str, Any]] = [{"seat": seat, "field": []} for seat in range(3)]
    players[0]["field"] = [{"object": 4}, {"object": 9}]
    players[2]["field"] = [{"object": 5}, {"object": 6}]
    numbers = {
        "skip": 0,
        "done": 1,
        "use": 2,
        "card animisme": 3,
        "card zeus": 19 + 1,
        "card golem": 35 + 15,
        "play harpie": 67 + 16,
        "play lutin": 67 + 23,
        "hide harpie": 99 + 16,
        "play troll #9": 131 + 2 * 8 + 1,
        "fuse #4 #9": 387 + 1,
        "use #9": 451 + 1,
        "use dualisme": 459 + 9,
        "target #4": 475,
        "target #6": 475 + 2 * 8 + 1,
        "player p2": 539 + 2,
        "colour #9 blue": 547 + 5 + 4,
        "accuse p1 thot": 587 + 16 + 11,
    }
    view = asked("mythology-go", list(numbers), players=players)
    assert {token: number for number, token in actions_of("mythology-go").legal(view).items()} == numbers


# Where slots run out ------------------------------------------------------------------------------------------------------
def test_options_beyond_the_slots_take_the_highest_free_numbers() -> None:
    actions = actions_of("naruto-mythos")
    crowd = list(range(1, ROW + 3))
    tokens = [f"target #{number}" for number in (*crowd, 99)]
    view = asked("naruto-mythos", tokens, missions=[mission("D", crowd, [])])
    numbers = actions.legal(view)
    assert list(numbers.values()) == tokens
    assert list(numbers)[-3:] == [actions.size - 1, actions.size - 2, actions.size - 3]


def test_when_the_spare_numbers_are_gone_any_free_one_will_do() -> None:
    actions = actions_of("saint-seiya")
    crowd = list(range(1, actions.size - 3))
    tokens = ["use", "skip", "done", *[f"heal #{number}" for number in crowd]]
    numbers = actions.legal(asked("saint-seiya", tokens, players=[player(0, crowd, []), player(1, [], [])]))
    assert len(numbers) == len(tokens)
    assert list(numbers.values()) == tokens
    assert all(0 <= number < actions.size for number in numbers)


def test_rivals_take_their_numbers_in_the_order_of_the_options() -> None:
    actions = actions_of("naruto-mythos")
    tokens = [f"upgrade KS-108 #{number}" for number in (1, 2, 3)]
    first, second, third = actions.legal(asked("naruto-mythos", tokens, missions=[mission("B", [1, 2, 3], [])]))
    assert second == first + 1
    assert third == actions.size - 1
