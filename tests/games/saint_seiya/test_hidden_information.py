"""Hidden information (section 9): what views, logs and decisions tell each seat and a spectator (None), and no leaks."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kleos
from kleos.bots import bot_named
from kleos.engine.rng import Rng, seeded
from kleos.games.saint_seiya.board import as_board
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.language.languages import LANGUAGES
from kleos.match import Match
from kleos.testing import check_invariants, clause

Look = Callable[[Match, int], Any]
CARDS = kleos.rules("saint-seiya").cards
EVERYBODY = (0, 1, None)
FULL_HAND = ["spica", "spica", "sho", "sho", "ushio"]  # five cards: nothing is drawn in upkeep step 2


def all_told(match: Match, seat: int | None) -> str:
    """Everything a seat is told: view and log in every language, as one text."""
    return json.dumps([[match.view(seat, lang), match.log(seat, lang)] for lang in LANGUAGES], ensure_ascii=False)


def tells(match: Match, seat: int | None, card: str) -> bool:
    """Whether a seat is told the card (its id or its name) anywhere."""
    told = all_told(match, seat)
    face = CARDS[card]
    return f'"{card}"' in told or any(face.name(lang) in told for lang in LANGUAGES)


def who_knows(story: Story, card: str) -> list[int | None]:
    seats = [*range(len(story.board.players)), None]
    return [seat for seat in seats if tells(story.match, seat, card)]


def player(story: Story, viewer: int | None, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = story.match.view(viewer)["players"][seat]
    return shown


# The table of zones -----------------------------------------------------------------------------------------------------
@clause("SS-9.3", "SS-9.10")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    story = table(["cassios"], {"hand": ["leda"]}, {"hand": ["moses", "algol"]}, {})
    assert player(story, 1, 1)["hand"] == ["algol", "moses"]
    for seat in (0, 2, None):
        assert "hand" not in player(story, seat, 1)
        assert player(story, seat, 1)["hand_size"] == 2
    assert who_knows(story, "moses") == [1]


@clause("SS-9.1", "SS-9.3", "SS-9.10")
def test_nobody_sees_a_draw_pile_but_everybody_its_size() -> None:
    story = table(["cassios"], {"draw": ["moses", "algol"]}, {"draw": ["babel"]})
    for seat in EVERYBODY:
        assert [player(story, seat, other)["draw_size"] for other in (0, 1)] == [2, 1]
    assert (who_knows(story, "moses"), who_knows(story, "babel")) == ([], [])


@clause("SS-9.1", "SS-9.8")
def test_the_order_of_the_own_draw_pile_and_of_the_reserve_cannot_be_told() -> None:
    def told(draw: list[str], reserve: list[str]) -> list[str]:
        story = table(["cassios"], {"draw": draw}, {}, reserve=reserve)
        return [all_told(story.match, seat) for seat in EVERYBODY]

    assert told(["moses", "algol", "babel"], ["leda", "mu"]) == told(["babel", "moses", "algol"], ["mu", "leda"])


@clause("SS-9.3", "SS-9.8", "SS-9.10")
def test_of_the_reserve_only_the_size_is_seen() -> None:
    story = table(["cassios"], reserve=["moses", "algol"], seed=918273645)
    for seat in EVERYBODY:
        assert story.match.view(seat)["reserve_size"] == 2
        assert "918273645" not in all_told(story.match, seat)
    assert (who_knows(story, "moses"), who_knows(story, "algol")) == ([], [])


@clause("SS-9.2", "SS-9.10")
def test_open_zones_are_seen_by_everybody() -> None:
    zones: dict[str, Any] = {
        "discard": ["moses", "algol"],
        "destroyed": ["babel"],
        "aside": ["seiya-bronze"] * 2,
        "wounded": ["dante"],
        "armour": "armure-lion",
        "played": facing(1, "shiva", force_bonus=2),
        "force_all": 1,
        "armours_by_force": True,
    }
    story = table(["cassios", {"card": "misty", "force_less": 2}], zones, common_discard=["mu"], flames=7)
    for seat in EVERYBODY:
        view = story.match.view(seat)
        mine = view["players"][0]
        assert (mine["discard"], mine["destroyed"], mine["aside"]) == (["algol", "moses"], ["babel"], zones["aside"])
        assert ([entry["card"] for entry in mine["wounded"]], mine["armour"]["card"]) == (["dante"], "armure-lion")
        assert (mine["force_all"], mine["armours_by_force"]) == (1, True)
        (played,) = mine["played"]
        assert (played["card"], played["facing"], played["force"], played["force_bonus"]) == ("shiva", 1, 4, 2)
        assert [entry and entry["card"] for entry in view["terrain"]] == ["cassios", "misty", None, None, None, None]
        assert (view["terrain"][1]["force_less"], view["terrain"][1]["costs"]) == (2, {"force": 3})
        assert (view["common_discard"], view["flames"], view["turn"], view["active"]) == (["mu"], 7, 1, 0)
        numbers = [view["terrain"][1], view["terrain"][0], mine["armour"], played, mine["wounded"][0]]
        assert [entry["object"] for entry in numbers] == [1, 2, 3, 4, 5]


@clause("SS-9.2")
def test_a_held_card_is_seen_by_everybody() -> None:
    story = table(["deathmask"], {"played": [*facing(1, "leda", force_bonus=9), *facing(1, "oko")]})
    story.does("acquire 1 force").expects("used-destroy", 0)
    for seat in EVERYBODY:
        assert [entry["card"] for entry in story.match.view(seat)["held"]] == ["deathmask"]


# What becomes public ------------------------------------------------------------------------------------------------------
SHOWN: list[tuple[str, Callable[[], Story]]] = [
    ("playing", lambda: table(["cassios"], {"hand": ["moses", "algol"]}).does("play moses 1")),
    ("equipping", lambda: table(["cassios"], {"hand": ["armure-lion", "algol"]}).does("equip armure-lion")),
    ("discarding", lambda: table(["cassios"], {"hand": ["moses", "algol"]}).does("end", "card moses")),
    (
        "wounding",
        lambda: table(["cassios"], {"hero": "ikki", "played": facing(1, "ban")}, {"hand": ["moses", "algol"]}).does(
            "activate #2", "card moses"
        ),
    ),
    (
        "destroying",
        lambda: table(["cassios"], {"hand": ["phaeton", "moses", "algol"]}).does("play phaeton 1", "use", "card moses"),
    ),
]  # fmt: skip


@clause("SS-9.10", "SS-9.3")
@pytest.mark.parametrize(("how", "tell"), SHOWN, ids=[how for how, _ in SHOWN])
def test_a_card_of_a_hand_becomes_public_by(how: str, tell: Callable[[], Story]) -> None:
    story = tell()
    card = "armure-lion" if how == "equipping" else "moses"
    assert who_knows(story, card) == [0, 1, None]
    assert None not in who_knows(story, "algol")


@clause("SS-9.9", "SS-9.10")
def test_a_card_shuffled_into_the_reserve_is_shown_and_known_to_be_there() -> None:
    story = table(
        ["cassios"], {"played": facing(1, "ptolemy")}, {"hand": ["athena", "algol"]}, reserve=["moses", "leda"]
    )
    story.does("activate #2")
    assert sorted(story.reserve) == ["athena", "leda", "moses"]
    for seat in EVERYBODY:
        (entry,) = story.events("to-reserve", seat)
        assert entry["cards"] == ["athena"]
        assert story.match.view(seat)["reserve_size"] == 3
    assert (who_knows(story, "algol"), who_knows(story, "moses")) == ([1], [])


@clause("SS-9.9")
def test_where_in_the_reserve_a_returned_card_lies_is_unknown() -> None:
    tops = set()
    for seed in range(12):
        story = table(
            ["cassios"], {"played": facing(1, "ptolemy")}, {"hand": ["athena"]}, reserve=["leda"] * 2, seed=seed
        )
        tops.add(story.does("activate #2").reserve[0])
        told = [all_told(story.match, seat) for seat in EVERYBODY]
        assert told == [all_told(story.match.determinize(0, 3), seat) for seat in EVERYBODY]
    assert tops == {"athena", "leda"}


@clause("SS-9.4")
def test_a_drawn_card_is_announced_to_the_others_as_a_number() -> None:
    story = table(["cassios"], {"armour": "armure-vierge", "draw": ["moses", "algol", "babel"]}).does("activate #2")
    assert story.events("draw", 0)[0]["cards"] == ["moses", "algol"]
    for seat in (1, None):
        (entry,) = story.events("draw", seat)
        assert (entry["seat"], entry["amount"], "cards" in entry) == (0, 2, False)
    assert (who_knows(story, "moses"), who_knows(story, "babel")) == ([0], [])


@clause("SS-9.4")
def test_opening_hands_are_told_to_their_owners_only() -> None:
    match = kleos.new("saint-seiya", seed=7, players=5)
    for viewer in [*range(5), None]:
        draws = [entry for entry in match.log(viewer) if entry["kind"] == "draw"]
        assert [entry["seat"] for entry in draws] == [0, 1, 2, 3, 4]
        assert [entry["seat"] for entry in draws if "cards" in entry] == ([] if viewer is None else [viewer])


@clause("SS-9.5")
def test_a_card_acquired_by_cosmos_is_known_to_all_when_it_enters_the_hand() -> None:
    story = table(["jabu"], {"played": facing(1, "albior", "shiva"), "hand": ["algol"]}).does("acquire 1 cosmos")
    for seat in EVERYBODY:
        (entry,) = story.events("to-hand", seat)
        assert entry["cards"] == ["jabu"]
    for seat in (1, None):
        assert "hand" not in player(story, seat, 0)  # no mark on a card in the hand
        assert player(story, seat, 0)["hand_size"] == 2


@clause("SS-9.6")
def test_the_log_says_that_nothing_was_found() -> None:
    cases: list[tuple[str, dict[str, Any], list[str]]] = [
        ("ban", {"played": facing(1, "ban")}, ["athena", "armure-lion"]),
        ("oko", {"played": facing(1, "oko")}, ["athena", "armure-lion"]),
        ("jabu", {"played": facing(1, "jabu")}, ["athena", "armure-lion"]),
        ("ptolemy", {"played": facing(1, "ptolemy")}, ["oko", "armure-lion"]),
        ("asterion", {"played": facing(1, "asterion")}, ["armure-vierge", "armure-lion"]),
    ]
    for card, mine, hand in cases:
        story = table(["cassios"], mine, {"hand": hand}).does("activate #2").expects("main", 0)
        for seat in EVERYBODY:
            (entry,) = story.events("nothing", seat)
            assert (entry["seat"], entry["source"]["card"]) == (1, card)
        for held in hand:
            knows = [0, 1] if card == "asterion" else [1]
            assert who_knows(story, held) == knows, card
    geist = table(["cassios"], {"hand": ["armure-lion"]}, {"hand": ["armure-vierge"]}, reserve=["geist"]).ends()
    assert [entry["seat"] for entry in geist.events("nothing")] == [0, 1]


@clause("SS-9.7", "SS-9.11")
def test_the_hand_shown_by_asterion_is_seen_by_his_user_only() -> None:
    mine = {"played": facing(1, "asterion")}
    story = table(["cassios"], mine, {"hand": ["moses", "algol", "armure-lion"]}, {"hand": []}).does("activate #2")
    assert story.events("look-hand", 0)[0]["cards"] == ["armure-lion", "algol", "moses"]  # by card number
    for seat in (1, 2, None):
        assert "cards" not in story.events("look-hand", seat)[0]
    story.does("card moses")
    assert who_knows(story, "algol") == [0, 1]
    assert who_knows(story, "moses") == [0, 1, 2, None]
    assert "hand" not in player(story, 0, 1)  # the view shows no more than before


@clause("SS-9.11")
def test_the_hand_is_listed_even_if_no_pick_follows() -> None:
    for hand in (["armure-vierge", "armure-lion"], ["moses", "armure-lion"], ["moses", "moses"]):
        story = table(["cassios"], {"played": facing(1, "asterion")}, {"hand": hand}).does("activate #2")
        story.expects("main", 0)
        order = [card for card in ("armure-lion", "armure-vierge", "moses") for _ in range(hand.count(card))]
        assert story.events("look-hand", 0)[0]["cards"] == order


@clause("SS-9.11")
@pytest.mark.parametrize("draw", [["moses", "armure-lion", "algol"], ["moses", "armure-lion"], ["armure-lion"]])
def test_armure_du_belier_lists_the_whole_pile_to_its_user(draw: list[str]) -> None:
    story = table(["cassios"], {"armour": "armure-belier", "draw": draw}).does("activate #2")
    order = [card for card in ("armure-lion", "algol", "moses") if card in draw]
    assert story.events("look-pile", 0)[0]["cards"] == order
    for seat in (1, None):
        assert "cards" not in story.events("look-pile", seat)[0]
    if story.kind == "pile-take":
        story.does("card moses")
    assert who_knows(story, "armure-lion") == [0]
    if "moses" in draw:
        for seat in EVERYBODY:
            assert story.events("found", seat)[0]["cards"] == ["moses"]  # shown to all


@clause("SS-9.10")
def test_armure_du_cancer_reveals_to_all() -> None:
    story = table(["cassios"], {"armour": "armure-cancer", "draw": ["moses", "algol", "armure-lion", "babel"]})
    story.does("activate #2").expects("revealed-wound", 1)
    for seat in EVERYBODY:
        assert sorted(story.match.view(seat)["revealed"]) == ["algol", "armure-lion", "moses"]
    story.does("card algol")
    for card in ("moses", "algol", "armure-lion"):
        assert who_knows(story, card) == [0, 1, None]
    assert who_knows(story, "babel") == []
    assert story.match.view(None)["revealed"] == []


@clause("SS-9.8")
def test_the_card_placed_by_chevalier_des_flammes_is_known_until_it_is_drawn() -> None:
    mine = {"hand": ["chevalier-des-flammes"], "destroyed": ["seiya-green"], "draw": ["moses"]}
    story = table(["cassios"], mine).does("play chevalier-des-flammes 1", "use")
    for seat in EVERYBODY:
        assert player(story, seat, 0)["draw_top"] == ["seiya-green"]
        assert player(story, seat, 0)["draw_size"] == 2
    assert who_knows(story, "moses") == []
    story.ends()
    for seat in EVERYBODY:
        assert player(story, seat, 0)["draw_top"] == []


@clause("SS-9.8")
def test_the_card_placed_by_chevalier_des_flammes_is_lost_in_a_shuffle() -> None:
    mine = {
        "hand": ["chevalier-des-flammes", "guilty"],
        "destroyed": ["seiya-green"],
        "draw": ["moses"],
        "discard": ["algol"],
    }
    story = table(["cassios"], mine).does("play chevalier-des-flammes 1", "use", "play guilty 1", "use")
    for seat in EVERYBODY:
        assert player(story, seat, 0)["draw_top"] == []
        assert player(story, seat, 0)["draw_size"] == 3
    orders = {tuple(Story(story.match.determinize(0, seed)).draw()) for seed in range(30)}
    assert len(orders) == 6  # any order is possible again


@clause("SS-9.10")
def test_dantes_card_becomes_public_when_it_reaches_the_discard() -> None:
    story = table(["dante"], {"played": facing(1, "leda", force_bonus=9)}, reserve=["moses", "algol"])
    assert who_knows(story, "moses") == []
    story.does("acquire 1 force")
    assert (who_knows(story, "moses"), who_knows(story, "algol")) == ([0, 1, None], [])


@clause("SS-9.10")
def test_options_of_a_hand_are_told_to_who_decides_only() -> None:
    story = table(["cassios"], {"hand": ["moses", "algol"]}, {"hand": ["babel"]})
    assert "options" in story.match.view(0)["decision"]
    for seat in (1, None):
        assert set(story.match.view(seat)["decision"]) == {"seat", "kind"}


# No leaks: matches dealt anew behind a seat's back ------------------------------------------------------------------------
PROBES = [f"{verb} #{n}" for verb in ("activate", "heal", "target") for n in range(1, 9)] + [
    *[f"acquire {place} {how}" for place in range(1, 7) for how in ("force", "cosmos", "cosmos armour")],
    "play mu 1",
    "play seiya-green 3",
    "equip armure-lion",
    "card leda",
    "card seiya-green",
    "place 2",
    "player p1",
    "use",
    "done",
]


def honest(match: Match, seat: int) -> Any:
    """Everything a seat may ask: its view and log, a spectator's, and, when it decides, the question and all answers."""
    told: list[Any] = [match.view(seat), match.log(seat), match.view(None), match.log(None)]
    decision = match.decision
    if decision is not None and decision.seat == seat:
        told.append(decision.prompt())
        told.append([(option.index, option.token, option.text()) for option in decision.options])
        told.append([str(match.why_not(token)) for token in PROBES])
    return told


HEROES = ["seiya", "shiryu", "hyoga", "shun", "ikki"]
BRONZE_ARMOURS = ["armure-pegase", "armure-dragon", "armure-cygne", "armure-andromede", "armure-phoenix"]


def rich(seed: int, count: int = 0) -> Match:
    """A match in the middle of which everybody owns a score of reserve cards."""
    rng = seeded(seed, 11)
    pool = [
        card
        for card in CARDS
        if card not in BRONZE_ARMOURS and not card.endswith(("-green", "-bronze"))
        for _ in range(CARDS[card].facts()["copies"])
    ]
    box = [pool[i] for i in rng.shuffled(tuple(range(len(pool))))]
    players = []
    for hero, armour in list(zip(HEROES, BRONZE_ARMOURS, strict=True))[: count or 2 + seed % 4]:
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


def steps(match: Match, seed: int, most: int = 120) -> Iterator[Match]:
    """The match at each decision of a keen play, and at its end."""
    rng = seeded(seed, 5)
    for _ in range(most):
        yield match
        if match.decision is None:
            return
        match.choose(keen(match, rng))


def same_decision(match: Match, other: Match) -> bool:
    here, there = match.decision, other.decision
    if here is None or there is None:
        return here is there
    return (here.kind, here.seat) == (there.kind, there.seat) and len(match.log(None)) == len(other.log(None))


def differences(match: Match, seat: int, seed: int, look: Look) -> int:
    """Compares the match with one dealt anew behind the seat's back: 1 if the seat could tell them apart, else 0."""
    other = match.determinize(seat, seed)
    assert same_decision(match, other), "who is asked must have a choice in the new deal too"
    return int(look(match, seat) != look(other, seat))


def count_differences(seeds: range, look: Look, every: int, most: int = 120) -> int:
    """Over keen matches of 2 to 5 players, at every so many decisions, for every seat."""
    found = 0
    compared = 0
    for seed in seeds:
        for at, match in enumerate(steps(rich(seed), seed, most)):
            if at % every == seed % every:
                for seat in range(match.players):
                    compared += 1
                    found += differences(match, seat, at, look)
    assert compared > 20
    return found


@clause("SS-9.10", "SS-9.12")
@pytest.mark.parametrize("first", range(0, 16, 4))
def test_no_seat_can_tell_a_match_from_one_that_differs_only_in_what_it_cannot_see(first: int) -> None:
    assert count_differences(range(first, first + 4), honest, 12) == 0


@clause("SS-9.10", "SS-9.12")
@pytest.mark.parametrize("players", range(2, 6))
def test_nor_a_match_from_setup(players: int) -> None:
    for seed in range(2):
        match = kleos.new("saint-seiya", seed=seed, players=players)
        for at, moment in enumerate(steps(match, seed, 90)):
            if at % 15 == 0:
                assert [differences(moment, seat, at, honest) for seat in range(players)] == [0] * players


@clause("SS-9.10", "SS-9.12")
def test_the_matches_compared_really_differ_and_are_sound() -> None:
    different = 0
    for seed in range(3):
        for match in steps(rich(seed), seed, 60):
            for seat in range(match.players):
                other = match.determinize(seat, 5)
                assert check_invariants(other) == []
                different += other.hash() != match.hash()
    assert different > 100


@clause("SS-9.12")
def test_a_match_dealt_anew_keeps_all_the_seat_knows() -> None:
    for seed in range(4):
        for at, match in enumerate(steps(rich(seed), seed, 80)):
            if at % 10:
                continue
            g = as_board(match.state)
            for seat in range(match.players):
                new = as_board(match.determinize(seat, at).state)
                assert ids(new.identity, new.players[seat].hand) == ids(g.identity, g.players[seat].hand)
                assert sorted(ids(new.identity, new.reserve)) == sorted(ids(g.identity, g.reserve))
                for old, fresh in zip(g.players, new.players, strict=True):
                    mine = sorted(ids(g.identity, old.hand + old.draw))
                    assert sorted(ids(new.identity, fresh.hand + fresh.draw)) == mine  # whose cards are whose is public
                    assert (len(fresh.hand), fresh.discard, fresh.aside) == (len(old.hand), old.discard, old.aside)


def ids(identity: Any, cards: Any) -> list[str]:
    return [identity[card].id for card in cards]


def hands(match: Match, viewer: int, seat: int, seeds: range = range(20)) -> set[tuple[str, ...]]:
    """The hands of a seat in matches dealt anew for a viewer."""
    return {tuple(sorted(Story(match.determinize(viewer, seed)).hand(seat))) for seed in seeds}


@clause("SS-9.12")
def test_a_card_seen_entering_a_hand_stays_there() -> None:
    story = table(["jabu"], {"played": facing(1, "albior", "shiva"), "hand": ["algol"], "draw": ["moses", "babel"]})
    story.does("acquire 1 cosmos")
    assert hands(story.match, 1, 0) == {("algol", "jabu"), ("jabu", "moses"), ("babel", "jabu")}
    taken = table(
        ["cassios"], {"played": facing(1, "mu"), "discard": ["armure-lion"], "draw": ["moses"], "hand": ["oko"]}
    )
    taken.does("activate #2")
    assert hands(taken.match, 1, 0) == {("armure-lion", "oko"), ("armure-lion", "moses")}


@clause("SS-9.12")
def test_a_hand_looked_at_is_known_to_the_looker_only() -> None:
    mine = {"played": facing(1, "asterion")}
    story = table(["cassios"], mine, {"hand": ["moses", "algol"], "draw": ["babel", "dante"]}, {"hand": []})
    story.does("activate #2", "card moses")
    assert hands(story.match, 0, 1) == {("algol",)}
    assert hands(story.match, 2, 1) == {("algol",), ("babel",), ("dante",)}


@clause("SS-9.12")
def test_after_a_copy_has_left_the_hand_the_seat_knows_of_one_fewer() -> None:
    # p0 has shown one Jabu; whether the other card of the hand is a Jabu too, p1 cannot know, before or after.
    def told(other: str, rest: str) -> Story:
        mine = {"played": facing(1, "albior", "shiva"), "hand": [other], "draw": [rest]}
        return table(["jabu", "cassios"], mine).does("acquire 1 cosmos", "end", "card jabu")

    first, second = told("jabu", "moses"), told("moses", "jabu")
    assert honest(first.match, 1) == honest(second.match, 1)
    for seed in range(6):
        one, two = first.match.determinize(1, seed), second.match.determinize(1, seed)
        assert one.view(0) == two.view(0)
    assert hands(first.match, 1, 0) == hands(second.match, 1, 0) == {("jabu",), ("moses",)}


@clause("SS-9.12")
def test_a_hand_in_which_nothing_was_found_lacks_it() -> None:
    mine = {"played": facing(1, "ban")}
    story = table(["cassios"], mine, {"hand": ["athena", "oko"], "draw": ["moses", "algol", "jaki"]}).does(
        "activate #2"
    )
    assert hands(story.match, 0, 1) == {("athena", "oko"), ("athena", "jaki"), ("jaki", "oko")}  # no Knight
    story.ends().does("end", "done")
    drawn = hands(story.match, 0, 1, range(40))
    assert any("moses" in hand for hand in drawn)  # but for cards drawn since
    assert all(len({"athena", "oko", "jaki"} & set(hand)) >= 2 for hand in drawn)


@clause("SS-9.12")
def test_what_was_taken_from_a_hand_to_the_last_is_lacking_in_it() -> None:
    strong = {"played": facing(1, "leda", force_bonus=9)}
    arachne = table(["arachne"], strong, {"hand": ["armure-lion", "oko"], "draw": ["armure-vierge", "jaki"]})
    assert hands(arachne.does("acquire 1 force").match, 0, 1) == {("oko",), ("jaki",)}
    aphrodite = table(["aphrodite"], strong, {"hand": ["moses", "armure-lion"], "draw": ["algol", "armure-vierge"]})
    assert hands(aphrodite.does("acquire 1 force").match, 0, 1) == {("armure-lion",), ("armure-vierge",)}
    ptolemy = table(
        ["cassios"], {"played": facing(1, "ptolemy")}, {"hand": ["athena", "oko"], "draw": ["athena", "jaki"]}
    )
    assert hands(ptolemy.does("activate #2").match, 0, 1) == {("oko",), ("jaki",), ("athena",)}  # he shows one only
    nobody = table(
        ["cassios"], {"played": facing(1, "ptolemy")}, {"hand": ["moses", "oko"], "draw": ["athena", "jaki"]}
    )
    assert all("athena" not in hand for hand in hands(nobody.does("activate #2").match, 0, 1))
    geist = table(["cassios"], {}, {"hand": ["armure-lion"], "draw": ["moses", "armure-vierge"]}, reserve=["geist"])
    assert hands(geist.ends().match, 0, 1) == {("armure-lion",), ("armure-vierge",)}


@clause("SS-9.12", "SS-13.3")
def test_who_is_asked_has_the_choice_he_is_asked_for() -> None:
    story = table(
        ["cassios"],
        {"played": facing(1, "ban")},
        {"hand": ["moses", "algol"], "draw": ["athena", "oko", "jaki", "babel"]},
    ).does("activate #2")
    story.expects("hand-wound", 1)
    for seed in range(20):
        other = Story(story.match.determinize(0, seed)).expects("hand-wound", 1)
        assert len(other.tokens) == 2
        assert set(other.hand(1)) <= {"moses", "algol", "babel"}


@clause("SS-9.12")
def test_who_is_asked_for_a_pair_has_two_pairs_in_every_deal() -> None:
    mine = {
        "armour": "armure-pegase",
        "hand": ["seiya-green", "seiya-green", "seiya-bronze", "seiya-bronze"],
        "draw": ["moses", "algol", "babel", "dante", "seiya-green", "seiya-bronze"],
    }
    story = table(["cassios"], mine).does("activate #2").expects("hero-pair", 0)
    for seed in range(20):
        other = Story(story.match.determinize(1, seed)).expects("hero-pair", 0)
        assert other.tokens == story.tokens


@clause("SS-9.12")
def test_who_is_asked_has_the_choice_also_where_few_deals_give_it() -> None:
    many = ["shiryu-green"] * 9 + [
        "athena",
        "cassios",
        "oko",
        "oko",
        "jaki",
        "jaki",
        "phaeton",
        "phaeton",
        "gigas",
        "gigas",
        "pope",
    ]
    story = table(["leda"], {"played": facing(1, "ban")}, {"hand": ["moses", "algol"], "draw": many})
    story.does("activate #2").expects("hand-wound", 1)
    for seed in range(20):
        other = Story(story.match.determinize(0, seed)).expects("hand-wound", 1)
        assert other.tokens == story.tokens  # there are no other Knights


@clause("SS-9.12", "SS-9.8")
def test_the_known_top_card_stays_on_top() -> None:
    mine = {"hand": ["chevalier-des-flammes", "oko"], "destroyed": ["seiya-green"], "draw": ["moses", "algol", "leda"]}
    story = table(["cassios"], mine).does("play chevalier-des-flammes 1", "use")
    for viewer in (0, 1):
        below = set()
        for seed in range(10):
            other = Story(story.match.determinize(viewer, seed))
            assert other.draw()[0] == "seiya-green"
            below.add(other.draw()[1])
        assert len(below) > 1


# Two matches that differ only in what a seat cannot see ---------------------------------------------------------------------
DRAWN = ["oko", "oko", "jaki", "phaeton", "phaeton"]  # by p0 in the upkeep
SHOWN_NEXT = ["sho", "mu", "shaka", "milo", "ushio"]  # on the terrain


def told_apart(*hidden: tuple[list[str], list[str], list[str], int]) -> list[Story]:
    """Stories alike for p0, with these hands and draw piles of p1, reserves and seeds; p1's secrets stay secret."""
    out = []
    for hand, draw, reserve, seed in hidden:
        p0 = {"hand": ["leda", "spica", "misty"], "draw": DRAWN, "played": facing(1, "asterion")}
        p1 = {"hand": hand, "draw": draw}
        story = table(["cassios", "jaki"], p0, p1, {}, reserve=[*SHOWN_NEXT, *reserve], seed=seed)
        story.does("play leda 2", "play spica 2", "acquire 2 force", "end", "card misty")
        out.append(story.expects("main", 1))
    return out


@clause("SS-9.10", "SS-9.12")
def test_two_matches_that_differ_in_what_p0_cannot_see_tell_p0_the_same() -> None:
    first, second = told_apart(
        (["moses", "algol"], ["babel", "dante"], ["saga", "camus"], 1),
        (["babel", "moses"], ["algol", "dante"], ["camus", "saga"], 1),
    )
    assert first.match.hash() != second.match.hash()
    for seat in (0, 2):
        assert honest(first.match, seat) == honest(second.match, seat)
    assert first.match.view(1) != second.match.view(1)


@clause("SS-9.12")
def test_a_match_dealt_anew_depends_only_on_what_the_seat_knows() -> None:
    first, second = told_apart(
        (["moses", "algol"], ["babel", "dante"], ["saga", "camus"], 1),
        (["babel", "dante"], ["moses", "algol"], ["camus", "saga"], 2),
    )
    for seed in range(5):
        for seat in (0, 2):
            one, two = first.match.determinize(seat, seed), second.match.determinize(seat, seed)
            for viewer in (0, 1, 2, None):
                assert one.view(viewer) == two.view(viewer)
                assert one.log(viewer) == two.log(viewer)
            assert json.loads(one.save())["moves"] == json.loads(two.save())["moves"]
            rng, again = seeded(3), seeded(3)
            for _ in range(40):  # and goes on alike
                if one.decision is None or two.decision is None:
                    break
                assert one.decision.options.tokens() == two.decision.options.tokens()
                one.choose(keen(one, rng))
                two.choose(keen(two, again))
            assert one.view(0) == two.view(0)


@clause("SS-9.12")
def test_a_match_dealt_anew_carries_no_trace_of_the_true_one() -> None:
    # Also what is written of it: neither seed nor generator, private logs nor moves tell the two apart.
    first, second = told_apart(
        (["moses", "algol"], ["babel", "dante"], ["saga", "camus"], 918273645),
        (["babel", "dante"], ["moses", "algol"], ["camus", "saga"], 2),
    )
    for seat in (0, 2):
        one, two = first.match.determinize(seat, 4), second.match.determinize(seat, 4)
        assert "918273645" not in one.save()
        assert one.position() == two.position()


@clause("SS-9.12")
def test_a_match_dealt_anew_twice_is_the_one_dealt_anew_once() -> None:
    # The match dealt anew differs from the true one only in what the seat cannot see: both lead to the same value.
    for seed in range(6):
        fresh = kleos.new("saint-seiya", seed=seed, players=2 + seed % 4)
        for start in (rich(seed), fresh):
            for at, match in enumerate(steps(start, seed, 70)):
                if at % 10 == 0:
                    for seat in range(match.players):
                        other = match.determinize(seat, 9)
                        assert other.determinize(seat, 3).hash() == match.determinize(seat, 3).hash()


@clause("SS-9.12")
def test_loaded_matches_alike_for_a_seat_are_dealt_anew_to_the_same_value() -> None:
    first, second = told_apart(
        (["moses", "algol"], ["babel", "dante"], ["saga", "camus"], 1),
        (["babel", "dante"], ["moses", "algol"], ["camus", "saga"], 1),
    )
    for seat in (0, 2):
        one, two = first.match.determinize(seat, 4), second.match.determinize(seat, 4)
        assert one.hash() == two.hash()


@clause("SS-9.10", "SS-9.12")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_moves_alike_wherever_its_seat_cannot_tell_the_difference(name: str) -> None:
    moved = 0
    for seed in range(3):
        for at, match in enumerate(steps(rich(seed), seed, 80)):
            decision = match.decision
            if decision is None or at % 9:
                continue
            seat = decision.seat
            other = match.determinize(seat, seed)
            assert bot_named(name, seed).choose(match, seat) == bot_named(name, seed).choose(other, seat)
            moved += 1
    assert moved > 15


# The comparison notices leaks -----------------------------------------------------------------------------------------------
def with_opposing_hands(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [ids(g.identity, player.hand) for player in g.players]


def with_top_of_own_pile(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return ids(g.identity, g.players[seat].draw[-1:])


def with_next_of_the_reserve(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return ids(g.identity, g.reserve[-1:])


def with_contents_of_the_other_piles(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [sorted(ids(g.identity, player.draw)) for player in g.players]


def with_options_of_others(match: Match, seat: int) -> Any:
    decision = match.decision
    return None if decision is None else decision.options.tokens()


def with_the_view_of_another(match: Match, seat: int) -> Any:
    return match.view((seat + 1) % match.players)


def with_the_log_of_another(match: Match, seat: int) -> Any:
    return match.log((seat + 1) % match.players)


def with_generator(match: Match, seat: int) -> Any:
    return as_board(match.state).rng.state()


def with_position(match: Match, seat: int) -> Any:
    decision = match.decision
    return match.position() if decision is not None and decision.kind == "main" else None


LEAKS: list[Look] = [
    with_opposing_hands,
    with_top_of_own_pile,
    with_next_of_the_reserve,
    with_contents_of_the_other_piles,
    with_options_of_others,
    with_the_view_of_another,
    with_the_log_of_another,
    with_generator,
    with_position,
]


@clause("SS-9.10")
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_leaky_view_is_noticed(leak: Look) -> None:
    assert count_differences(range(2), leak, 6, 60) > 0


@clause("SS-9.10", "SS-9.7")
def test_a_log_that_tells_everybody_what_asterion_saw_is_noticed() -> None:
    def leaky(match: Match, seat: int) -> Any:
        return [entry.get("cards") for entry in match.log(0) if entry["kind"] == "look-hand"]

    mine = {"played": facing(1, "asterion")}
    story = table(["cassios"], mine, {"hand": ["moses", "algol"], "draw": ["babel", "dante"]}, {"hand": []})
    story.does("activate #2", "card moses")
    assert sum(differences(story.match, 2, seed, leaky) for seed in range(8)) > 0
    assert sum(differences(story.match, seat, seed, honest) for seat in range(3) for seed in range(8)) == 0
