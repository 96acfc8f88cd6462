"""Setting a match up (section 3) and the course of a turn (section 4)."""

import itertools
from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess.testing import Story, begun, dealt, protect, table
from kleos.testing import clause, play_randomly

GAME = "kanzume-goddess"
GREEK = ["aphrodite", "apollo", "athena", "hades", "poseidon", "zeus"]
NORSE = ["freyja", "heimdall", "hel", "loki", "odin", "thor"]
GODS = sorted(GREEK + NORSE)
WARRIORS = [
    *["aquarius", "aries", "cancer", "capricorn", "gemini", "hydra", "leo", "libra", "lyra", "ophiuchus", "orion"],
    *["pegasus", "phoenix", "pisces", "sagittarius", "scorpio", "taurus", "virgo"],
]


def gods(story: Story) -> list[str]:
    """The Gods that may be chosen now."""
    return [token.removeprefix("god ") for token in story.tokens]


def offers_of(story: Story) -> list[tuple[int, list[str]]]:
    """Who is asked for a God, and which are offered, when everybody takes the first."""
    out = []
    while story.kind == "choose-god":
        out.append((story.seat, gods(story)))
        story.does(story.tokens[0])
    return out


def shown_gods(story: Story, seat: int | None) -> list[str | None]:
    return [player["god"] for player in story.match.view(seat)["players"]]


def drawn_first(story: Story, seat: int) -> list[str]:
    """A starting deck as it was shuffled: the hand drawn from it, and the rest from the top."""
    entry = next(entry for entry in story.events("draw", seat) if entry["seat"] == seat)
    return [*entry["cards"], *story.deck(seat)]


def turns(story: Story, count: int) -> list[int]:
    """Who has the next turns when nobody does anything."""
    seats = []
    for _ in range(count):
        seats.append(story.active)
        story.ends()
    return seats


# Modes and seats ------------------------------------------------------------------------------------------------------
@clause("KG-3.1")
def test_an_individual_match_has_2_to_6_players() -> None:
    for players in range(2, 7):
        assert dealt(1, players).match.players == players
    for players in (0, 1, 7):
        with pytest.raises(kleos.KleosError, match=r"KG-3\.1"):
            kleos.new(GAME, seed=1, players=players)


@clause("KG-3.1")
def test_everybody_else_is_an_opponent() -> None:
    for players in range(3, 7):
        story = table({"hand": ["aries"]}, *[{}] * (players - 1)).does("play aries 1").expects("choose-player", 0)
        story.expects_exactly(*[f"player p{seat}" for seat in range(1, players)])


@clause("KG-3.2", "KG-3.29")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_team_match_has_4_or_6_players(players: int) -> None:
    assert dealt(1, 4, mode="team").match.view(None)["mode"] == "team"
    assert dealt(1, 6, mode="team").match.view(None)["mode"] == "team"
    with pytest.raises(kleos.KleosError, match=r"KG-3\.29"):
        kleos.new(GAME, seed=1, players=players, options={"mode": "team"})


@clause("KG-3.3", "KG-3.25")
@pytest.mark.parametrize("players", range(2, 7))
def test_turns_pass_clockwise_by_seat_number(players: int) -> None:
    for first in range(players):
        story = table(*[{"deck": ["priest"] * 5}] * players, first=first)
        assert turns(story, 2 * players + 1) == [(first + i) % players for i in range(2 * players + 1)]


@clause("KG-3.3")
def test_the_next_seat_is_the_player_on_the_left() -> None:
    # Loki reaches the player on his left first.
    hands = {"hand": ["priest", "bishop"]}
    story = table({}, hands, {"god": "loki", "hand": ["priest"]}, hands, active=2).does("use loki.1")
    story.asked(("discard-choice", 3, "card priest")).expects("discard-choice", 1)


@clause("KG-3.4", "KG-3.2")
@pytest.mark.parametrize("players", [4, 6])
def test_team_mates_never_sit_side_by_side(players: int) -> None:
    story = begun(1, players, mode="team")
    assert [player["team"] for player in story.match.view(None)["players"]] == ["A", "B"] * (players // 2)
    assert dealt(1, players).match.view(None)["players"][0]["team"] is None


@clause("KG-3.5", "KG-3.6")
def test_each_team_has_one_main_god_which_is_an_agreed_option() -> None:
    default = begun(1, 6, mode="team")
    assert [player["main"] for player in default.match.view(None)["players"]] == [True, True, *[False] * 4]
    other = begun(1, 6, mode="team", mains=[4, 3])
    assert [player["main"] for player in other.match.view(None)["players"]] == [False, False, False, True, True, False]
    assert other.match.view(5)["mains"] == [4, 3]
    assert other.energies == [10, 10, 10, 20, 20, 10]


@clause("KG-3.5", "KG-3.29")
@pytest.mark.parametrize("mains", [[1, 0], [0, 2], [0], [0, 1, 2], [6, 1], [0, 5], [], "01", [True, 1], None])
def test_the_main_gods_are_one_seat_of_each_team(mains: Any) -> None:
    with pytest.raises(kleos.KleosError):
        kleos.new(GAME, seed=1, players=4, options={"mode": "team", "mains": mains})


@clause("KG-3.7", "KG-3.29", "KG-3.30")
def test_the_options_are_mode_mains_and_sides_and_no_seats() -> None:
    assert set(kleos.rules(GAME).options) == {"mode", "mains", "sides"}
    assert kleos.rules(GAME).options["mode"] == ("individual", "team")
    for options in ({"seats": [1, 0]}, {"mode": "teams"}, {"mode": None}, {"mains": [0, 1]}):
        with pytest.raises(kleos.KleosError):
            kleos.new(GAME, seed=1, players=4, options=options)
    assert dealt(1, 4, mode="individual").match.hash() == dealt(1, 4).match.hash()
    assert dealt(1, 4, mode="individual", mains=[]).match.hash() == dealt(1, 4).match.hash()
    assert dealt(1, 4, mode="team").match.hash() == dealt(1, 4, mode="team", mains=[0, 1]).match.hash()


# Random steps ---------------------------------------------------------------------------------------------------------
@clause("KG-3.8")
def test_random_results_come_in_their_order_from_the_seed() -> None:
    # The reference: Gods, Warriors, the starting decks by seat, the starting player; each kind of card by its id.
    for seed, players in ((5, 2), (5, 3), (8, 6)):
        rng = seeded(seed)
        pile = list(rng.shuffled(tuple(range(12))))
        warriors = rng.shuffled(tuple(sorted(list(range(18)) * 5)))
        decks = [rng.shuffled((0,) * 8 + (1,) * 2) for _ in range(players)]
        first = rng.below(players)
        story = dealt(seed, players)
        for seat in range(players):
            story.expects("choose-god", seat)
            assert gods(story) == [GODS[god] for god in sorted(pile[2 * seat : 2 * seat + 2])]
            story.does(story.tokens[seat % 2])
        for i in range(6):
            part = [WARRIORS[card] for card in warriors[15 * i : 15 * i + 15]]
            assert story.pile(f"w{i + 1}") in (part, part[::-1])
        for seat in range(players):
            assert drawn_first(story, seat) == [("priest", "sacred-guardian")[card] for card in decks[seat][::-1]]
        assert story.active == first


@clause("KG-3.8")
def test_the_gods_chosen_change_no_random_result() -> None:
    one = begun(4, 3)
    two = dealt(4, 3)
    while two.kind == "choose-god":
        two.does(two.tokens[-1])
    assert [two.god(seat) for seat in range(3)] != [one.god(seat) for seat in range(3)]
    for seat in range(3):
        assert drawn_first(one, seat) == drawn_first(two, seat)
    assert [one.pile(f"w{i}") for i in range(1, 7)] == [two.pile(f"w{i}") for i in range(1, 7)]
    assert one.active == two.active


@clause("KG-3.8")
@pytest.mark.parametrize(("players", "mode"), [(2, "individual"), (5, "individual"), (4, "team"), (6, "team")])
def test_the_same_seed_and_choices_give_the_same_match(players: int, mode: str) -> None:
    def played(seed: int, choices: int) -> kleos.Match:
        match = kleos.new(GAME, seed=seed, players=players, options={"mode": mode})
        return play_randomly(match, choices, eager=True)

    one = played(11, 1)
    assert played(11, 1).hash() == one.hash()
    assert kleos.replay(one.record()).hash() == one.hash()
    assert played(12, 1).hash() != one.hash()


# Gods, individual match -----------------------------------------------------------------------------------------------
@clause("KG-3.9", "KG-3.10")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_is_dealt_two_gods_and_all_are_asked_in_seat_order(players: int) -> None:
    offered = offers_of(dealt(9, players))
    assert [seat for seat, _ in offered] == list(range(players))
    assert all(len(two) == 2 for _, two in offered)
    assert len({god for _, two in offered for god in two}) == 2 * players


@clause("KG-3.9")
def test_every_pair_of_gods_is_dealt_at_random() -> None:
    seen = Counter(god for seed in range(120) for god in gods(dealt(seed, 2)))
    assert set(seen) == set(GODS)
    assert all(8 <= seen[god] <= 36 for god in GODS)  # 20 each on average


@clause("KG-3.10")
def test_no_earlier_choice_is_visible() -> None:
    story = dealt(2, 3)
    two = story.match.clone()
    story.does(story.tokens[0])
    two.choose(1)
    for seat in (1, 2, None):  # what p0 took makes no difference to anybody else
        assert story.match.view(seat) == two.view(seat)
        assert story.match.log(seat) == two.log(seat)
        assert shown_gods(story, seat) == [None] * 3
    assert [player["chosen"] for player in story.match.view(1)["players"]] == [True, False, False]
    assert shown_gods(story, 0)[0] is not None


@clause("KG-3.11")
def test_all_chosen_gods_are_revealed_together() -> None:
    story = dealt(2, 3)
    taken = []
    for _ in range(2):
        taken.append(gods(story)[1])
        story.does(story.tokens[1])
        assert "gods-revealed" not in story.kinds()
    taken.append(gods(story)[0])
    story.does(story.tokens[0])
    assert shown_gods(story, None) == taken
    assert [entry["cards"] for entry in story.events("gods-revealed")] == [[god] for god in taken]


@clause("KG-3.12")
def test_gods_not_chosen_are_never_shown() -> None:
    story = begun(6, 3)
    chosen = {story.god(seat) for seat in range(3)}
    match = play_randomly(story.match, 1)
    for seat in (0, 1, 2, None):
        seen = str(match.view(seat)) + str([entry.get("cards") for entry in match.log(seat)])
        assert not [god for god in GODS if god not in chosen and f"'{god}'" in seen]


# Gods, team match -----------------------------------------------------------------------------------------------------
@clause("KG-3.13")
def test_each_team_gets_one_mythology_at_random() -> None:
    sides = Counter()  # type: Counter[str]
    for seed in range(40):
        story = begun(seed, 4, mode="team")
        team = [{"greek" if story.god(seat) in GREEK else "norse" for seat in seats} for seats in ((0, 2), (1, 3))]
        assert team in ([{"greek"}, {"norse"}], [{"norse"}, {"greek"}])
        sides.update(team[0])
    assert min(sides["greek"], sides["norse"]) >= 8


@clause("KG-3.14", "KG-3.28")
@pytest.mark.parametrize(
    ("players", "mains", "order"),
    [
        (4, [0, 1], [0, 1, 2, 3]),
        (4, [2, 3], [2, 3, 0, 1]),
        (4, [2, 1], [2, 1, 0, 3]),
        (6, [0, 1], [0, 1, 2, 3, 4, 5]),
        (6, [2, 5], [2, 5, 0, 1, 4, 3]),
        (6, [4, 1], [4, 1, 0, 3, 2, 5]),
    ],
)
def test_main_gods_pick_first_then_the_support_players_alternately(
    players: int, mains: list[int], order: list[int]
) -> None:
    offered = offers_of(dealt(3, players, mode="team", mains=mains))
    assert [seat for seat, _ in offered] == order
    for team in (0, 1):
        left = [gods for seat, gods in offered if seat % 2 == team]
        assert [len(gods) for gods in left] == [6, 5, 4][: players // 2]
        for earlier, later in itertools.pairwise(left):
            assert later == earlier[1:]  # the first God was taken, the others are left


@clause("KG-3.14", "KG-3.15")
@pytest.mark.parametrize("players", [4, 6])
def test_a_team_sees_what_is_left_of_its_pile_whoever_is_asked(players: int) -> None:
    story = dealt(4, players, mode="team")
    piles = [story.match.view(team)["team_gods"] for team in (0, 1)]
    while story.kind == "choose-god":
        for seat in range(players):
            picked = [god for god in shown_gods(story, seat)[seat % 2 :: 2] if god is not None]
            left = [god for god in piles[seat % 2] if god not in picked]
            assert story.match.view(seat)["team_gods"] == left
            assert seat != story.seat or left == gods(story)
        story.does(story.tokens[2])
    assert [story.match.view(seat)["team_gods"] for seat in range(players)] == [[]] * players


@clause("KG-3.15")
def test_a_team_sees_its_own_picks_and_nothing_of_the_other_team() -> None:
    story = dealt(3, 4, mode="team")
    two = story.match.clone()
    mine = gods(story)[0]
    story.does(story.tokens[0]).does(story.tokens[0])
    two.choose(3)
    two.choose(0)
    for seat in (1, 3, None):
        assert story.match.view(seat) == two.view(seat)
        assert story.match.log(seat) == two.log(seat)
    for seat in (0, 2):
        assert shown_gods(story, seat) == [mine, None, None, None]
        left = story.match.view(seat)["team_gods"]
        assert mine not in left
        assert sorted([mine, *left]) in (GREEK, NORSE)
    assert story.match.view(None)["team_gods"] == []
    story.does(story.tokens[0])
    assert "gods-revealed" not in story.kinds()
    story.does(story.tokens[0])
    assert None not in shown_gods(story, None)
    assert story.kinds().count("gods-revealed") == 4


# Sides that were agreed on --------------------------------------------------------------------------------------------
AGREED = [
    ["greek", "norse"],
    ["random", "greek"],
    ["norse", "norse", "norse"],
    ["random", "norse", "random", "norse", "greek"],
    ["greek", "norse", "greek", "norse", "greek", "norse"],
    ["random", "greek", "random", "greek", "random", "greek"],
]


def of(side: str) -> list[str]:
    """The Gods that somebody with this side may be dealt."""
    return {"greek": GREEK, "norse": NORSE, "random": GODS}[side]


@clause("KG-3.31", "KG-3.9", "KG-15.2")
@pytest.mark.parametrize("sides", AGREED, ids=" ".join)
def test_both_gods_of_a_player_are_of_the_mythology_agreed_on(sides: list[str]) -> None:
    for seed in range(12):
        offered = offers_of(dealt(seed, len(sides), sides=sides))
        for (seat, two), side in zip(offered, sides, strict=True):
            assert len(two) == 2
            assert set(two) <= set(of(side)), f"p{seat}"
        assert len({god for _, two in offered for god in two}) == 2 * len(sides)


@clause("KG-3.31")
def test_the_others_are_dealt_from_all_that_is_left() -> None:
    seen = Counter(god for seed in range(120) for god in offers_of(dealt(seed, 2, sides=["greek", "random"]))[1][1])
    assert set(seen) == set(GODS)
    assert all(seen[god] > 2 * seen[other] / 3 for god in NORSE for other in GREEK), "two Greek ones are taken before"
    pairs = {tuple(offers_of(dealt(seed, 2, sides=["greek", "random"]))[0][1]) for seed in range(120)}
    assert len(pairs) == 15, "every pair of six"


@clause("KG-3.34", "KG-3.8")
@pytest.mark.parametrize("sides", AGREED, ids=" ".join)
def test_the_gods_of_a_side_come_from_the_one_shuffle_in_seat_order(sides: list[str]) -> None:
    for seed in (3, 8):
        pile = [GODS[god] for god in seeded(seed).shuffled(tuple(range(12)))]
        expected: dict[int, list[str]] = {}
        for seat in sorted(range(len(sides)), key=lambda seat: (sides[seat] == "random", seat)):
            expected[seat] = [god for god in pile if god in of(sides[seat])][:2]
            pile = [god for god in pile if god not in expected[seat]]
        assert offers_of(dealt(seed, len(sides), sides=sides)) == [
            (seat, sorted(expected[seat])) for seat in range(len(sides))
        ]


@clause("KG-3.34", "KG-3.30")
@pytest.mark.parametrize(
    ("players", "options", "sides"),
    [(3, {}, ["norse", "random", "greek"]), (4, {"mode": "team"}, ["greek"]), (6, {"mode": "team"}, ["norse"])],
)
def test_sides_change_no_other_random_result(players: int, options: dict[str, Any], sides: list[str]) -> None:
    for seed in range(4):
        chance, agreed = begun(seed, players, **options), begun(seed, players, **options, sides=sides)
        for seat in range(players):
            assert drawn_first(agreed, seat) == drawn_first(chance, seat)
        assert [agreed.pile(f"w{i}") for i in range(1, 7)] == [chance.pile(f"w{i}") for i in range(1, 7)]
        assert agreed.active == chance.active


@clause("KG-3.30")
@pytest.mark.parametrize("options", [{}, {"mode": "team"}], ids=["alone", "teams"])
def test_without_an_agreement_chance_deals_as_ever(options: dict[str, Any]) -> None:
    nothing = ["random"] if options else ["random"] * 4
    for seed in range(6):
        one = dealt(seed, 4, **options).match
        for sides in ([], nothing, tuple(nothing)):
            two = dealt(seed, 4, **options, sides=sides).match
            assert two.hash() == one.hash()
            assert two.record() == one.record()
            assert two.save() == one.save()


@clause("KG-3.33", "KG-14.20")
@pytest.mark.parametrize("players", [4, 6])
def test_a_team_that_agreed_on_a_mythology_has_it_and_the_other_team_the_other(players: int) -> None:
    for seed in range(8):
        for side, first, second in (("greek", GREEK, NORSE), ("norse", NORSE, GREEK)):
            offered = offers_of(dealt(seed, players, mode="team", sides=[side]))
            for seat, pile in offered:
                assert set(pile) <= set(first if seat % 2 == 0 else second)


@clause("KG-3.32")
def test_at_most_three_players_share_a_mythology() -> None:
    assert dealt(1, 6, sides=["greek"] * 3 + ["norse"] * 3).match.players == 6
    for sides in (["greek"] * 4, ["norse", "greek", "norse", "norse", "norse"], ["greek"] * 6):
        with pytest.raises(kleos.KleosError, match=r"at most 3 players can choose .* \(KG-3\.32\)"):
            kleos.new(GAME, seed=1, players=len(sides), options={"sides": sides})


@clause("KG-3.30")
def test_an_agreement_is_public_while_gods_are_chosen() -> None:
    story = dealt(3, 3, sides=["greek", "random", "norse"])
    for seat in (0, 1, 2, None):
        assert [player["side"] for player in story.match.view(seat)["players"]] == ["greek", None, "norse"]
    team = dealt(3, 4, mode="team", sides=["norse"])
    assert [player["side"] for player in team.match.view(None)["players"]] == ["norse", "greek"] * 2
    assert [player["side"] for player in begun(3, 2, sides=["greek", "norse"]).match.view(None)["players"]] == [
        None
    ] * 2


@clause("KG-3.30", "KG-15.18")
@pytest.mark.parametrize(
    ("players", "options", "line"),
    [
        (3, {"sides": ["norse", "random", "greek"]}, "sides: norse random greek"),
        (4, {"mode": "team", "mains": [2, 1], "sides": ["greek"]}, "sides: greek"),
    ],
)
def test_a_record_and_a_save_keep_what_was_agreed_on(players: int, options: dict[str, Any], line: str) -> None:
    match = kleos.new(GAME, seed=9, players=players, options=options)
    assert line in match.record().splitlines()
    assert kleos.replay(match.record()).view(0) == match.view(0)
    assert kleos.resume(match.save()).view(0) == match.view(0)
    assert kleos.resume(match.save()).hash() == match.clone().hash() == match.hash()
    play_randomly(match, 2, eager=True)
    assert kleos.replay(match.record()).hash() == match.hash()


# Energy, decks, public area -------------------------------------------------------------------------------------------
@clause("KG-3.16")
def test_starting_energy_in_an_individual_match_is_15() -> None:
    for players in range(2, 7):
        assert begun(1, players).energies == [15] * players
    assert table().energies == [15, 15]


@clause("KG-3.17")
def test_starting_energy_in_a_team_match_is_20_and_10() -> None:
    assert begun(1, 4, mode="team").energies == [20, 20, 10, 10]
    assert begun(1, 6, mode="team", mains=[2, 5]).energies == [10, 10, 20, 10, 10, 20]
    assert table({}, {}, {}, {}, mode="team", mains=[2, 1]).energies == [10, 20, 20, 10]


@clause("KG-3.18", "KG-3.19")
@pytest.mark.parametrize(("players", "mode"), [(2, "individual"), (6, "individual"), (4, "team"), (6, "team")])
def test_each_player_draws_5_cards_and_there_is_no_mulligan(players: int, mode: str) -> None:
    shuffles = set()
    for seed in range(20):
        story = begun(seed, players, mode=mode)
        for seat in range(players):
            assert (len(story.hand(seat)), len(story.deck(seat))) == (5, 5)
            shuffles.add(tuple(drawn_first(story, seat)))
        assert story.kind in ("start-phase", "play-phase")  # nobody was asked anything in between
        assert story.match.moves is not None
        assert story.match.moves.count == players
    assert len(shuffles) > 15


@clause("KG-3.20")
def test_warriors_lie_in_six_piles_of_15_with_the_top_card_face_up() -> None:
    story = begun(3, 4)
    for number, pile in enumerate(story.match.view(None)["piles"], 1):
        cards = story.pile(f"w{number}")
        assert len(cards) == 15
        assert (pile["pile"], pile["size"], pile["top"]) == (f"w{number}", 15, cards[0])
    assert begun(4, 4).pile("w1") != story.pile("w1")


@clause("KG-3.21")
def test_the_three_disciple_piles_lie_in_the_public_area() -> None:
    for seat in (None, 0, 1):
        view = begun(3, 2).match.view(seat)
        assert view["supply"] == {"priest": 32, "bishop": 24, "sacred-guardian": 14}


@clause("KG-3.22")
def test_the_netherworld_starts_empty() -> None:
    assert begun(1, 6).netherworld == []
    assert begun(1, 6, mode="team").match.view(None)["netherworld"] == []


# Start ----------------------------------------------------------------------------------------------------------------
@clause("KG-3.23")
def test_a_random_player_starts_an_individual_match() -> None:
    firsts = Counter(begun(seed, 3).active for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert all(count >= 8 for count in firsts.values())


@clause("KG-3.24")
def test_a_random_team_starts_with_its_main_god() -> None:
    firsts = Counter(begun(seed, 6, mode="team", mains=[4, 3]).active for seed in range(40))
    assert set(firsts) == {3, 4}
    assert all(count >= 8 for count in firsts.values())


@clause("KG-3.26")
def test_the_starting_player_gets_neither_bonus_nor_penalty() -> None:
    for players, mode in ((2, "individual"), (5, "individual"), (4, "team")):
        for seed in range(8):
            story = begun(seed, players, mode=mode)
            board = story.match.view(None)
            assert {player["hand_size"] for player in board["players"]} == {5}
            assert {player["deck_size"] for player in board["players"]} == {5}
            assert len({(player["energy"], player["main"]) for player in board["players"]}) == (
                2 if mode == "team" else 1
            )
            assert (story.faith, story.symbols, board["used"]) == (0, [], [])


@clause("KG-3.27")
def test_setup_and_phases_of_both_kinds_of_match_are_the_same() -> None:
    for mode in ("individual", "team"):
        story = begun(2, 4, mode=mode)
        assert [len(story.pile(f"w{i}")) for i in range(1, 7)] == [15] * 6
        assert [story.supply(card) for card in ("priest", "bishop", "sacred-guardian")] == [16, 24, 10]
        kinds = []
        active = story.active
        while story.active == active:
            kinds.append(story.kind)
            story.does("done" if "done" in story.tokens else story.tokens[-1])
        assert [kind for kind in kinds if kind in ("play-phase", "recruit-phase")] == ["play-phase", "recruit-phase"]
        assert len(story.hand(active)) in (5, 6)


# The course of a turn -------------------------------------------------------------------------------------------------
@clause("KG-4.1", "KG-4.2")
def test_a_turn_has_five_phases_in_this_order() -> None:
    # Apollo acts in the Start phase, Hel in the Discard phase, Odin in the End phase.
    start = table({"god": "apollo", "hand": ["priest"], "deck": ["priest"] * 6}, phase="start").expects(
        "start-phase", 0
    )
    assert start.phase == "start"
    start.does("done").expects("play-phase", 0)
    assert start.phase == "play"
    start.refuses("use apollo.1")
    start.does("done").expects("recruit-phase", 0)
    assert start.phase == "recruit"
    start.refuses("play priest 1")
    discard = table({"god": "hel", "hand": ["priest"]}).does("done", "done").expects("discard-phase", 0)
    assert discard.phase == "discard"
    discard.refuses("done", "recruit priest", "play priest 1")
    assert discard.does("skip").active == 1
    end = table({"god": "odin", "deck": ["priest", "bishop"] * 3}).does("done", "done").expects("end-choice", 0)
    assert end.phase == "end"
    assert end.does("energy").active == 1


@clause("KG-4.2")
def test_no_phase_is_returned_to() -> None:
    story = table({"hand": ["capricorn", "priest"]}, supply={"priest": 3}, faith=1).does("done", "recruit priest")
    story.expects("recruit-phase", 0).refuses("play capricorn 1", "play priest 1")
    order: list[tuple[int | None, int, str]] = []
    match = begun(5, 3).match
    while match.decision is not None and match.view(None)["round"] < 6:
        seen = (match.view(None)["active"], match.view(None)["round"], match.view(None)["phase"])
        if not order or order[-1] != seen:
            order.append(seen)
        match.choose(len(match.decision.options) - 1)
    phases = ["start", "play", "recruit", "discard", "end"]
    for (seat, number, phase), (next_seat, next_number, next_phase) in itertools.pairwise(order):
        if (seat, number) == (next_seat, next_number):
            assert phases.index(next_phase) > phases.index(phase)


@clause("KG-4.3")
def test_a_turn_begins_without_faith_colours_or_anything_waiting() -> None:
    story = table(
        {"god": "zeus", "hand": ["priest", "capricorn", "priest"], "deck": ["priest"] * 5},
        {"god": "poseidon", "hand": ["leo", "aries", "priest"], "deck": ["priest"] * 5},
    )
    story.does("use zeus.1", "card priest", "play priest 1", "play capricorn 1")
    waiting = story.match.view(None)
    assert (waiting["faith"], waiting["attack_bonus"], waiting["used"]) == (3, 2, ["zeus.1"])
    assert story.symbols == ["red", "silver"]
    story.ends()
    fresh = story.match.view(None)
    assert (fresh["active"], fresh["faith"], fresh["symbols"]) == (1, 0, [])
    assert (fresh["attack_bonus"], fresh["ignore_colour"], fresh["used"]) == (0, False, [])
    assert (fresh["attacks_declared"], fresh["warrior_gains"]) == (0, 0)
    story.does("play leo 1")  # of any colour again, and worth what it says
    assert story.energy(0) == 15 - 6
    story.does("use poseidon.1", "energy")
    assert story.match.view(None)["ignore_colour"] is True
    story.ends()
    assert story.match.view(None)["ignore_colour"] is False
    assert story.offers("use zeus.1").match.view(None)["used"] == []


@clause("KG-4.3")
def test_heimdalls_use_is_cleared_at_the_start_of_every_turn() -> None:
    attacker = {"hand": ["aries", "orion", "libra"], "deck": ["priest"] * 5}
    story = table(attacker, {"god": "heimdall", "deck": ["priest"] * 9}, {"god": "hel", "hand": ["aries"]})
    story.does("play aries 1", "player p1").offers("use heimdall.1").does("use heimdall.1")
    assert story.match.view(None)["used"] == ["heimdall.1"]
    story.does("play libra 1", "play orion 1", "player p1").expects("play-phase", 0)  # he was not asked again
    story.ends().ends()
    assert (story.active, story.match.view(None)["used"]) == (2, [])
    story.does("play aries 1", "player p1").expects("react-attack", 1).offers("use heimdall.1")


# Start phase ----------------------------------------------------------------------------------------------------------
@clause("KG-4.4")
def test_only_god_abilities_naming_it_are_used_in_the_start_phase() -> None:
    player = {"god": "apollo", "hand": ["priest", "leo"], "deck": ["bishop"]}
    story = table(player, phase="start").expects("start-phase", 0).expects_exactly("use apollo.1", "done")
    story.refuses("play priest 1", "play leo 1")
    story.does("use apollo.1", "card priest").expects("play-phase", 0)
    assert (story.hand(), story.discard()) == (["bishop", "leo"], ["priest"])


@clause("KG-4.5")
@pytest.mark.parametrize("god", [god for god in GODS if god != "apollo"])
def test_the_start_phase_ends_by_itself_without_a_usable_ability(god: str) -> None:
    cards = {"hand": ["priest"], "deck": ["priest"] * 5, "discard": ["priest"]}
    story = table({"god": god, **cards}, {"god": "apollo", **cards}, phase="start").expects("play-phase", 0)
    assert story.phase == "play"


@clause("KG-4.5")
def test_apollo_without_a_card_in_hand_has_no_start_phase() -> None:
    table({"god": "apollo", "deck": ["priest"]}, phase="start").expects("play-phase", 0)


@clause("KG-4.6")
def test_a_sealed_player_has_only_the_start_phase() -> None:
    support = {"sealed": True, "energy": 2, "deck": ["priest"] * 7}
    story = table({}, {}, {}, support, mode="team", active=2, phase="recruit").does("done")
    assert (story.active, story.energy(3), story.hand(3)) == (0, 3, [])
    assert [entry["seat"] for entry in story.events("recover")] == [3]
    back = table({}, {}, {}, {**support, "energy": 4}, mode="team", active=2, phase="recruit").does("done")
    back.expects("play-phase", 3)
    assert (back.energy(3), back.sealed(3), len(back.hand(3))) == (5, False, 5)


# Play phase -----------------------------------------------------------------------------------------------------------
@clause("KG-4.7")
def test_cards_and_god_abilities_are_used_in_any_order_and_number() -> None:
    hand = ["priest", "aries", "bishop", "libra", "priest", "orion"]
    story = table({"god": "zeus", "hand": hand, "deck": ["priest"] * 9})
    story.does(
        "play priest 1", "play aries 1", "use zeus.1", "card priest", "play libra 1", "play bishop 1", "play orion 1"
    )
    assert story.play() == ["priest", "aries", "libra", "bishop", "orion"]
    story.expects("play-phase", 0).expects_exactly("done")


@clause("KG-4.8")
def test_each_card_is_fully_resolved_before_the_next() -> None:
    story = table({"hand": ["scorpio", "priest"]}, {"hand": ["cancer", "taurus", "priest"]}).does("play scorpio 1")
    story.expects("react-attack", 1).refuses("play priest 1", "done")
    story.does("react taurus 2").expects("react-attack", 1).does("pass").expects("discard-choice", 1)
    story.refuses("play priest 1").does("card cancer").expects("play-phase", 0).offers("play priest 1")


@clause("KG-4.9")
def test_the_play_phase_ends_when_the_player_says_so() -> None:
    table({"hand": ["leo", "priest"]}).offers("done").does("done").expects("recruit-phase", 0)
    empty = table().expects("play-phase", 0).expects_exactly("done")
    empty.does("done").expects("recruit-phase", 0)
    still = table({"hand": ["priest"]}).does("play priest 1")
    still.expects("play-phase", 0).expects_exactly("done")  # it does not end by itself


@clause("KG-4.10")
def test_played_cards_stay_in_the_play_area_until_the_discard_phase() -> None:
    story = table({"god": "hel", "hand": ["priest", "capricorn", "bishop"]}, supply={"priest": 5})
    story.does("play priest 1", "play capricorn 1")
    assert (story.play(), story.discard()) == (["priest", "capricorn"], [])
    story.does("done", "recruit priest", "done").expects("discard-phase", 0)
    assert (story.play(), story.discard()) == (["priest", "capricorn"], [])
    story.does("skip")
    assert (story.play(), story.hand()) == ([], ["bishop", "capricorn", "priest", "priest"])  # all drawn again


# Recruit phase --------------------------------------------------------------------------------------------------------
@clause("KG-4.11")
def test_any_number_of_cards_is_recruited_each_for_its_cost() -> None:
    piles = {"w1": ["capricorn", "aries"], "w2": ["leo"]}
    story = table(phase="recruit", faith=9, piles=piles, supply={"priest": 3, "bishop": 1})
    story.does("recruit w1", "recruit w1", "recruit bishop", "recruit priest")
    assert (story.faith, story.deck()) == (9 - 2 - 3 - 3 - 1, ["priest", "bishop", "aries", "capricorn"])
    story.expects("recruit-phase", 0).expects_exactly("done")


@clause("KG-4.12", "KG-4.14")
def test_only_faith_of_the_same_turn_is_spent_and_the_rest_is_lost() -> None:
    supply = {"priest": 5, "bishop": 5}
    story = table({"hand": ["bishop", "priest"], "deck": ["priest"] * 9}, {"deck": ["priest"] * 9}, supply=supply)
    story.does("play bishop 1", "play priest 1", "done").offers("recruit bishop").does("recruit priest")
    assert story.faith == 2
    story.does("done")
    assert story.faith == 0
    story.does("done").expects("recruit-phase", 1).expects_exactly("done")
    story.does("done").does("done").expects("recruit-phase", 0).expects_exactly("done")


@clause("KG-4.13")
def test_the_recruit_phase_ends_when_the_player_says_so() -> None:
    rich = table(phase="recruit", faith=5, supply={"priest": 5}).expects("recruit-phase", 0)
    assert rich.offers("done", "recruit priest").does("done").active == 1
    poor = table(supply={"priest": 5}).does("done").expects("recruit-phase", 0)
    poor.expects_exactly("done")


# Discard phase --------------------------------------------------------------------------------------------------------
@clause("KG-4.15")
def test_the_god_acts_before_all_cards_are_discarded() -> None:
    hel = table({"god": "hel", "hand": ["priest", "aries"], "deck": ["bishop"] * 5}, phase="discard")
    hel.expects("discard-phase", 0).expects_exactly("card aries", "card priest", "skip").does("card priest")
    assert (hel.netherworld, hel.discard()) == (["priest"], ["aries"])
    freyja = table({"god": "freyja", "hand": ["priest", "aries"], "deck": ["bishop"] * 5}, phase="discard")
    assert (freyja.energy(), freyja.discard()) == (16, ["priest", "aries"])
    assert freyja.kinds().index("gain") < freyja.kinds().index("clear")


@clause("KG-4.16", "KG-4.17")
def test_everything_is_discarded_from_oldest_to_newest_then_the_hand_by_id() -> None:
    player = {
        "hand": ["priest", "leo", "bishop", "priest"],
        "play": [protect("sacred-guardian"), "taurus", "priest", "cancer"],
        "discard": ["virgo"],
        "deck": ["priest"] * 5,
    }
    story = table(player).does("done", "done")
    order = ["sacred-guardian", "taurus", "priest", "cancer", "bishop", "leo", "priest", "priest"]
    assert story.discard() == [*order[::-1], "virgo"]
    assert (story.play(), story.hand()) == ([], ["priest"] * 5)


@clause("KG-4.16")
def test_only_the_active_player_discards() -> None:
    story = table({"deck": ["priest"] * 5}, {"hand": ["leo"], "play": [protect("pegasus")], "deck": ["priest"] * 5}, {})
    story.ends()
    assert (story.hand(1), story.play(1), story.discard(1)) == (["leo"], ["pegasus"], [])
    story.ends()
    assert (story.hand(1), story.play(1), story.discard(1)) == (["priest"] * 5, [], ["leo", "pegasus"])


# End phase ------------------------------------------------------------------------------------------------------------
@clause("KG-4.18")
def test_the_active_player_draws_5_cards() -> None:
    story = table({"deck": ["aries", "leo", "priest", "virgo", "bishop", "cancer"]}).does("done", "done")
    assert (sorted(story.hand()), story.deck()) == (["aries", "bishop", "leo", "priest", "virgo"], ["cancer"])
    assert story.hand(1) == []


@clause("KG-4.18")
def test_recruits_are_drawn_first() -> None:
    story = table({"deck": ["virgo"] * 5}, phase="recruit", faith=4, supply={"bishop": 1, "priest": 1})
    story.does("recruit bishop", "recruit priest", "done")
    assert (story.hand(), story.deck()) == (["bishop", "priest", "virgo", "virgo", "virgo"], ["virgo"] * 2)


@clause("KG-4.19")
def test_odin_draws_6_instead_of_5() -> None:
    story = table({"god": "odin", "deck": ["aries", "leo", "priest", "virgo", "bishop", "cancer", "lyra"]})
    story.does("done", "done").expects("end-choice", 0)
    assert (len(story.hand()), story.deck()) == (6, ["lyra"])
    story.does("card leo")
    assert (len(story.hand()), story.discard(), story.active) == (5, ["leo"], 1)


@clause("KG-4.20")
def test_the_next_player_still_in_the_game_takes_a_turn() -> None:
    gone = {"out": True, "energy": 0}
    story = table({"deck": ["priest"] * 5}, gone, gone, {"deck": ["priest"] * 5}, {"deck": ["priest"] * 5})
    assert turns(story, 7) == [0, 3, 4, 0, 3, 4, 0]


@clause("KG-4.20", "KG-4.6")
def test_a_sealed_players_turn_counts_as_taken() -> None:
    deck = {"deck": ["priest"] * 5}
    story = table(deck, deck, {**deck, "sealed": True, "energy": 0}, deck, mode="team")
    assert turns(story, 3) == [0, 1, 3]
    assert [entry["seat"] for entry in story.events("turn")] == [1, 2, 3, 0]
    assert (story.energy(2), story.round) == (1, 2)


@clause("KG-4.21")
def test_cards_used_as_reactions_are_missing_in_the_own_next_turn() -> None:
    story = table(
        {"hand": ["leo"], "deck": ["priest"] * 5}, {"hand": ["cancer", "priest", "bishop"], "deck": ["virgo"] * 5}
    )
    story.does("play leo 1", "react cancer 2")
    assert story.hand(1) == ["bishop", "priest"]
    story.does("done", "done").expects("play-phase", 1)
    assert (story.hand(1), len(story.deck(1))) == (["bishop", "priest"], 5)


@clause("KG-4.22")
def test_the_round_rises_when_the_turn_passes_to_the_starting_player() -> None:
    deck = {"deck": ["priest"] * 5}
    assert begun(1, 3).round == 1
    story = table(deck, deck, deck, first=1)
    rounds = []
    for _ in range(7):
        rounds.append((story.active, story.round))
        story.ends()
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


@clause("KG-4.22")
def test_the_round_rises_too_when_the_turn_passes_beyond_the_seat_of_the_starting_player() -> None:
    deck = {"deck": ["priest"] * 5}
    story = table(deck, {"out": True, "energy": 0}, deck, first=1, active=2, round=4)
    rounds = []
    for _ in range(5):
        rounds.append((story.active, story.round))
        story.ends()
    assert rounds == [(2, 4), (0, 4), (2, 5), (0, 5), (2, 6)]


@clause("KG-4.23")
@pytest.mark.parametrize("phase", ["start", "play", "recruit", "discard"])
def test_the_turn_ends_at_once_when_the_active_player_leaves(phase: str) -> None:
    god = {"start": "apollo", "play": "zeus", "recruit": "hades", "discard": "hel"}[phase]
    player = {"god": god, "hand": ["priest", "leo"], "deck": ["priest"] * 6}
    story = table(player, {"god": "athena", "deck": ["priest"] * 5}, {"god": "odin"}, phase=phase)
    story.expects(f"{phase}-phase", 0).gives_up(0)
    assert (story.active, story.out(0), story.energy(0)) == (1, True, 0)
    story.expects("play-phase", 1)
    assert not {"clear", "draw", "discard", "banish"} & set(story.kinds())


@clause("KG-4.23")
def test_nothing_of_a_turn_cut_short_is_left_for_the_next() -> None:
    story = table({"god": "zeus", "hand": ["capricorn", "priest"]}, {"god": "loki", "hand": ["leo", "priest"]}, {})
    story.does("use zeus.1", "card priest", "play capricorn 1").gives_up(0)
    view = story.match.view(None)
    assert (view["active"], view["faith"], view["symbols"], view["attack_bonus"], view["used"]) == (1, 0, [], 0, [])
    assert story.does("play leo 1").energies == [0, 15, 9]
