from collections.abc import Iterator

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess.testing import table
from kleos.games.mythology_go.testing import begun, down
from kleos.games.mythology_go.testing import table as field_table
from kleos.lab.envs import actions_of, features_of
from kleos.testing import eager_choice, random_match

MATCHES = {"naruto-mythos": 25, "saint-seiya": 8, "kanzume-goddess": 10, "mythology-go": 12}
SELDOM = 10  # one in so many decisions is looked at


def moments(game: str) -> Iterator[kleos.Match]:
    for seed in range(MATCHES[game]):
        match = random_match(game, seed)
        rng = seeded(seed, 12)
        while (decision := match.decision) is not None:
            if rng.below(SELDOM) == 0:
                yield match
            match.choose(eager_choice(decision, rng))
        yield match


@pytest.mark.parametrize("game", kleos.games())
def test_what_a_seat_cannot_see_changes_neither_observation_nor_options(game: str) -> None:
    differing = 0
    for number, match in enumerate(moments(game)):
        features = features_of(game, match.players)
        actions = actions_of(game)
        for seat in range(match.players):
            other = match.determinize(seat, number)
            differing += other.hash() != match.hash()
            assert features.observe(other.view(seat)) == features.observe(match.view(seat))
            assert actions.legal(other.view(seat)) == actions.legal(match.view(seat))
    assert differing > 150


@pytest.mark.parametrize("game", kleos.games())
def test_observations_keep_their_length_and_their_bounds(game: str) -> None:
    for match in moments(game):
        features = features_of(game, match.players)
        least, most = features.bounds()
        for seat in range(match.players):
            seen = features.observe(match.view(seat))
            assert len(seen) == features.size
            assert all(low <= number <= high for low, number, high in zip(least, seen, most, strict=True))


@pytest.mark.parametrize("game", kleos.games())
def test_the_fields_say_what_the_view_says(game: str) -> None:
    for match in moments(game):
        features = features_of(game, match.players)
        for seat in range(match.players):
            view = match.view(seat)
            values = features.values(view)
            assert set(values) <= {field.name for field in features.fields}
            decision = match.decision
            assert list(values.get("decides", [0])) == [decision is not None and decision.seat == seat]
            own = view["players"][seat]
            hand = "hand" if game == "naruto-mythos" else "p+0 hand"
            assert sum(values[hand]) == own["hand_size"] == len(own["hand"])


def test_more_than_a_field_can_say_is_said_as_its_most() -> None:
    match = kleos.new("naruto-mythos", seed=1)
    features = features_of("naruto-mythos")
    view = match.view(0)
    view["players"][0]["chakra"] = 1000
    assert features.observe(view)[features.first["chakra"]] == 99


def test_the_number_of_players_makes_the_length() -> None:
    assert [features_of("saint-seiya", players).size for players in range(2, 6)] == [1730, 2355, 2980, 3605]
    assert features_of("naruto-mythos").size == 2092


def test_a_god_before_the_reveal_is_seen_by_its_own_side_alone() -> None:
    for options, allies in (({}, {0}), ({"mode": "team"}, {0, 2})):
        match = kleos.new("kanzume-goddess", seed=3, players=4, options=options)
        match.choose(0)
        features = features_of("kanzume-goddess", 4)
        seen = set()
        for seat in range(4):
            values = features.values(match.view(seat))
            assert list(values[f"p+{-seat % 4} chosen"]) == [True]
            if list(values[f"p+{-seat % 4} god"]) != [0]:
                seen.add(seat)
        assert seen == allies


def test_who_is_asked_for_a_reaction_is_hidden_from_the_others() -> None:
    mine = {"hand": ["leo"]}
    story = table(mine, {"hand": ["cancer"]}, {"hand": ["pegasus"]}).does("play leo 1", "player p1")
    features = features_of("kanzume-goddess", 3)
    assert story.seat == 1
    for seat in range(3):
        values = features.values(story.match.view(seat))
        assert list(values["decides"]) == [seat == 1]
        assert list(values["awaited"]) == [seat != 1]
        assert ("kind" in values) == (seat == 1)
        assert list(values["attack value"]) == [6]


def test_a_creature_face_down_is_known_to_its_holder_alone() -> None:
    story = field_table({"field": ["elfe", down("golem")], "hand": ["nain"]}, {"field": ["harpie"]})
    features = features_of("mythology-go", 2)
    mine, theirs = (features.values(story.match.view(seat)) for seat in range(2))
    assert list(mine["p+0 creature"]) == [1 + 0, 1 + 15]
    assert list(theirs["p+1 creature"]) == [1 + 0, 0]
    assert list(mine["p+0 creature down"]) == list(theirs["p+1 creature down"]) == [False, True]
    assert list(mine["p+0 creature value"]) == [3, 4]
    assert list(theirs["p+1 creature value"]) == [3, 0]
    assert (sum(mine["p+0 hand"]), sum(theirs["p+1 hand"])) == (1, 0)


def test_a_divinity_is_known_to_its_player_alone_before_it_is_revealed() -> None:
    story = begun(seed=5, players=3).believes("divination", "polytheisme")
    features = features_of("mythology-go", 3)
    for seat in range(3):
        values = features.values(story.match.view(seat))
        assert list(values["p+0 divinity"]) != [0]
        assert [list(values[f"p+{far} divinity"]) for far in (1, 2)] == [[0], [0]]
        assert [list(values[f"p+{far} has divinity"]) for far in range(3)] == [[True]] * 3
