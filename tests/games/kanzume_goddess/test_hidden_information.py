"""Hidden information (section 9): what views, logs and decisions tell each seat and a spectator (None)."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.board import as_board
from kleos.games.kanzume_goddess.kinds import ALL, EVENTS, PUBLIC
from kleos.games.kanzume_goddess.schema import Player
from kleos.games.kanzume_goddess.testing import Story, protect, table
from kleos.language.languages import LANGUAGES
from kleos.match import Match
from kleos.testing import clause, play_randomly, random_match

FACES = kleos.rules("kanzume-goddess").cards
EVERYBODY = (0, 1, None)
TEAM = ["zeus", "odin", "hades", "thor"]


def all_told(match: Match, seat: int | None) -> str:
    """Everything a seat is told: view and log in every language, as one text."""
    return json.dumps([[match.view(seat, lang), match.log(seat, lang)] for lang in LANGUAGES], ensure_ascii=False)


def tells(match: Match, seat: int | None, card: str) -> bool:
    """Whether a seat is told the card (its id or its name) anywhere."""
    told = all_told(match, seat)
    return f'"{card}"' in told or any(FACES[card].name(lang) in told for lang in LANGUAGES)


def who_knows(story: Story, card: str) -> list[int | None]:
    seats = [*range(len(story.board.players)), None]
    return [seat for seat in seats if tells(story.match, seat, card)]


def player(story: Story, viewer: int | None, seat: int) -> Player:
    return story.match.view(viewer)["players"][seat]


def team(*fields: dict[str, Any], **document: Any) -> Story:
    seats = [{"god": god, **given} for god, given in zip(TEAM, fields, strict=True)]
    return table(*seats, mode="team", **document)


# The table of zones -----------------------------------------------------------------------------------------------------
@clause("KG-9.1", "KG-9.4")
def test_a_hand_is_seen_by_its_player_and_counted_by_the_others() -> None:
    story = team({"hand": ["virgo"]}, {"hand": ["orion", "leo"]}, {}, {"hand": ["lyra"]})
    assert player(story, 1, 1)["hand"] == ["leo", "orion"]
    for seat in (0, 2, 3, None):
        assert "hand" not in player(story, seat, 1)
        assert player(story, seat, 1)["hand_size"] == 2
    assert who_knows(story, "orion") == [1], "not even p3, a team-mate"
    assert who_knows(story, "lyra") == [3]


@clause("KG-9.1", "KG-9.9", "KG-7.4")
def test_of_a_deck_everybody_sees_the_size_and_nobody_a_card() -> None:
    story = table({"deck": ["orion", "leo"]}, {"deck": ["lyra"]})
    for seat in EVERYBODY:
        assert [player(story, seat, other)["deck_size"] for other in (0, 1)] == [2, 1]
    assert (who_knows(story, "orion"), who_knows(story, "lyra")) == ([], [])
    other = table({"deck": ["leo", "orion"]}, {"deck": ["lyra"]})
    assert [all_told(story.match, seat) for seat in EVERYBODY] == [all_told(other.match, seat) for seat in EVERYBODY]


@clause("KG-9.2", "KG-7.5")
def test_discard_piles_and_the_netherworld_can_be_looked_through_by_everybody() -> None:
    story = table({"discard": ["orion", "priest"]}, {"discard": ["leo"]}, netherworld=["lyra", "bishop"])
    for seat in EVERYBODY:
        view = story.match.view(seat)
        assert [entry["discard"] for entry in view["players"]] == [["orion", "priest"], ["leo"]], "newest first"
        assert view["netherworld"] == ["lyra", "bishop"]


@clause("KG-9.1", "KG-3.20", "KG-3.21")
def test_of_a_warrior_pile_the_top_card_is_seen_and_the_rest_counted() -> None:
    story = table(piles={"w1": ["orion", "leo", "lyra"], "w2": ["virgo"]}, supply={"bishop": 4, "priest": 7})
    for seat in EVERYBODY:
        view = story.match.view(seat)
        piles = {pile["pile"]: (pile["size"], pile["top"]) for pile in view["piles"]}
        assert (piles["w1"], piles["w2"], piles["w3"]) == ((3, "orion"), (1, "virgo"), (0, None))
        assert view["supply"] == {"bishop": 4, "priest": 7, "sacred-guardian": 0}
    assert (who_knows(story, "leo"), who_knows(story, "lyra")) == ([], [])


@clause("KG-9.1", "KG-9.12")
def test_energy_faith_symbols_limits_and_play_areas_are_public() -> None:
    story = table(
        {"god": "zeus", "energy": 9, "play": ["aries", "priest"], "hand": ["virgo"]},
        {"play": [protect("pegasus")], "energy": 12},
        faith=3,
        used=["zeus.1"],
        attack_bonus=2,
        attacks_declared=1,
    )
    for seat in EVERYBODY:
        view = story.match.view(seat)
        assert (view["faith"], view["symbols"], view["used"]) == (3, ["green", "silver"], ["zeus.1"])
        assert (view["attack_bonus"], view["attacks_declared"], view["active"]) == (2, 1, 0)
        assert [entry["energy"] for entry in view["players"]] == [9, 12]
        assert [(entry["card"], entry["use"]) for entry in view["players"][0]["play"]] == [
            ("aries", "action"),
            ("priest", "action"),
        ]
        assert [(entry["card"], entry["use"]) for entry in view["players"][1]["play"]] == [("pegasus", "protect")]


@clause("KG-9.12")
def test_a_spectator_sees_what_others_see_and_nothing_more() -> None:
    def public(view: dict[str, Any]) -> dict[str, Any]:
        hidden = ("hand", "dealt")
        players = [{key: entry[key] for key in entry if key not in hidden} for entry in view["players"]]
        decision = {key: view["decision"][key] for key in view["decision"] if key not in ("prompt", "options")}
        return {**view, "seat": None, "players": players, "decision": decision}

    for seed, (players, options) in enumerate([(3, {}), (4, {"mode": "team"})]):
        match = random_match("kanzume-goddess", seed, players, options)
        while match.view(None)["phase"] == "setup":
            match.choose(0)
        for _ in range(60):
            decision = match.decision
            assert decision is not None
            view = match.view(None)
            for seat in range(players):
                if view["decision"]["kind"] != "reactions" or seat != decision.seat:
                    assert public(match.view(seat)) == view
            match.choose(len(decision.options) // 2)


# Gods -------------------------------------------------------------------------------------------------------------------
@clause("KG-3.9", "KG-3.10", "KG-3.11", "KG-3.12")
def test_dealt_gods_are_seen_by_their_player_and_a_choice_only_as_made() -> None:
    match = kleos.new("kanzume-goddess", seed=5, players=3)
    mine = match.view(0)["players"][0]["dealt"]
    match.choose(f"god {mine[1]}")
    for seat in (1, 2, None):
        shown = match.view(seat)["players"]
        assert ("dealt" in shown[0], shown[0]["god"], shown[0]["chosen"], shown[1]["chosen"]) == (
            False,
            None,
            True,
            False,
        )
        assert not any(f'"{god}"' in all_told(match, seat) for god in mine)
    assert match.view(0)["players"][0]["god"] == mine[1]
    match.choose(0)
    assert match.view(0)["players"][1]["god"] is None
    unchosen = [god for seat in (1, 2) for god in match.view(seat)["players"][seat]["dealt"]]
    match.choose(0)
    chosen = [entry["god"] for entry in match.view(None)["players"]]
    assert None not in chosen, "revealed together"
    for seat in (0, 1, 2, None):
        assert [entry["god"] for entry in match.view(seat)["players"]] == chosen
        assert not any(f'"{god}"' in all_told(match, seat) for god in unchosen if god not in chosen), "KG-3.12"


@clause("KG-3.15")
def test_a_team_sees_its_own_picks_and_nothing_of_the_other_team_s() -> None:
    match = kleos.new("kanzume-goddess", seed=5, players=6, options={"mode": "team"})
    for index in (3, 4, 0):  # p0, p1, p2
        match.choose(index)
    for seat, left in ((0, 4), (1, 5), (2, 4), (3, 5)):  # two of the one team have chosen, one of the other
        gods = [FACES[god].keys()["mythology"] for god in match.view(seat)["team_gods"]]
        assert (len(gods), len(set(gods))) == (left, 1)
    for seat in range(6):
        shown = [entry["god"] for entry in match.view(seat)["players"]]
        assert [god is not None for god in shown] == [seat % 2 == other % 2 and other < 3 for other in range(6)]
        assert [entry["chosen"] for entry in match.view(seat)["players"]] == [True, True, True, False, False, False]
    assert all(entry["god"] is None for entry in match.view(None)["players"])
    assert match.view(None)["team_gods"] == []
    ours = match.view(1)["players"][1]["god"]
    assert [seat for seat in (*range(6), None) if "cards" in match.log(seat)[1]] == [1, 3, 5]
    assert match.log(3)[1]["cards"] == [ours]


# What becomes public ------------------------------------------------------------------------------------------------------
SHOWN: list[tuple[str, Callable[[], Story]]] = [
    ("playing", lambda: table({"hand": ["pisces", "leo"]}).does("play pisces 1")),
    ("reacting", lambda: table({"hand": ["aries"]}, {"hand": ["pisces", "cancer"]}).does("play aries 1", "react cancer 2")),
    ("paying", lambda: table({"god": "zeus", "hand": ["pisces", "leo"]}).does("use zeus.1", "card pisces")),
    ("discarding", lambda: table({"hand": ["pisces", "leo"]}).ends()),
    ("banishing", lambda: table({"hand": ["hydra", "pisces", "leo"]}).does("play hydra 1", "card pisces hand")),
    ("revealing", lambda: table({"hand": ["libra"], "deck": ["pisces"]}).does("play libra 1")),
]  # fmt: skip


@clause("KG-9.7", "KG-9.2")
@pytest.mark.parametrize(("how", "tell"), SHOWN, ids=[how for how, _ in SHOWN])
def test_a_card_becomes_public_by(how: str, tell: Callable[[], Story]) -> None:
    story = tell()
    card = "cancer" if how == "reacting" else "pisces"
    assert who_knows(story, card) == [0, 1, None]
    if how == "reacting":
        assert who_knows(story, "pisces") == [1]
    elif how in ("playing", "paying", "banishing"):
        assert who_knows(story, "leo") == [0]


@clause("KG-9.7", "KG-7.10")
def test_a_card_lost_at_random_is_public_and_those_kept_are_not() -> None:
    story = table({"hand": ["ophiuchus"]}, {"hand": ["pisces", "leo", "virgo"]}).does("play ophiuchus 1")
    (lost,) = story.discard(1)
    assert who_knows(story, lost) == [0, 1, None]
    for kept in story.hand(1):
        assert who_knows(story, kept) == [1]


@clause("KG-9.3", "KG-5.49")
def test_a_recruit_is_public_and_the_deck_stays_a_number() -> None:
    story = table({"deck": ["leo"]}, piles={"w1": ["pisces", "lyra"]}, phase="recruit", faith=4)
    story.does("recruit w1")
    for seat in EVERYBODY:
        (entry,) = story.events("recruit", seat)
        assert entry["cards"] == ["pisces"]
        assert story.events("turn-up", seat)[0]["cards"] == ["lyra"]
        assert player(story, seat, 0)["deck_size"] == 2
        assert "deck" not in player(story, seat, 0)
    assert story.deck(0) == ["pisces", "leo"]
    assert who_knows(story, "leo") == []


@clause("KG-9.8")
def test_the_cards_drawn_at_the_end_of_a_turn_are_told_to_their_player_only() -> None:
    story = table({"deck": ["pisces", "leo", "virgo", "lyra", "orion", "hydra"]}, {"hand": ["priest"]}).ends()
    assert story.events("draw", 0)[0]["cards"] == ["pisces", "leo", "virgo", "lyra", "orion"]
    for seat in (1, None):
        (entry,) = story.events("draw", seat)
        assert (entry["seat"], entry["amount"], "cards" in entry) == (0, 5, False)
    assert (who_knows(story, "pisces"), who_knows(story, "hydra")) == ([0], [])


@clause("KG-9.8", "KG-3.18")
def test_opening_hands_are_told_to_their_players_only() -> None:
    match = kleos.new("kanzume-goddess", seed=7, players=5)
    for _ in range(5):
        match.choose(0)
    for viewer in [*range(5), None]:
        draws = [entry for entry in match.log(viewer) if entry["kind"] == "draw"]
        assert [entry["seat"] for entry in draws] == [0, 1, 2, 3, 4]
        assert [entry["seat"] for entry in draws if "cards" in entry] == ([] if viewer is None else [viewer])


@clause("KG-9.9", "KG-7.7")
def test_the_result_of_a_shuffle_is_told_to_nobody() -> None:
    orders = set()
    told = set()
    for seed in range(12):
        story = table(
            {"hand": ["pegasus"], "discard": ["pisces", "leo", "virgo", "lyra"]}, {"hand": ["priest"]}, seed=seed
        ).does("play pegasus 1")
        orders.add(tuple(story.deck(0)))
        assert story.events("reshuffle", 0)[0]["amount"] == 4
        told |= {all_told(story.match, seat) for seat in (1, None)}
    assert len(orders) > 5
    assert len(told) == 2, "p1 and a spectator are told the same however it was shuffled"


# Windows ------------------------------------------------------------------------------------------------------------------
@clause("KG-9.5")
def test_who_is_asked_sees_the_question_and_the_others_that_reactions_are_awaited() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["cancer"]}, {"hand": ["pegasus"]}).does("play aries 1", "player p1")
    story.expects("react-attack", 1)
    mine = story.question(1)
    assert (mine["seat"], mine["kind"]) == (1, "react-attack")
    assert [option["token"] for option in mine["options"]] == ["react cancer 2", "pass"]
    assert mine["prompt"]
    for seat in (0, 2, None):
        assert story.question(seat) == {"seat": None, "kind": "reactions"}
        assert story.match.view(seat)["attack"] == {"by": 0, "on": 1, "value": 3, "reduced": 0}


@clause("KG-9.5", "KG-6.19")
def test_a_pass_leaves_no_trace_in_any_log_or_view() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["cancer"]}, {"hand": ["pegasus"]}).does("play aries 1", "player p1")
    before = [(story.match.log(seat), story.match.view(seat)) for seat in (0, None)]
    story.does("pass").expects("react-attack", 2)
    assert [(story.match.log(seat), story.match.view(seat)) for seat in (0, None)] == before
    story.does("pass").expects("play-phase", 0)
    for seat in (0, 1, 2, None):
        assert "pass" not in {entry["kind"] for entry in story.match.log(seat)}
        assert story.kinds(seat)[-1] == "lose"
    assert "pass" not in EVENTS


@clause("KG-9.5")
def test_a_reaction_makes_its_player_public() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["cancer"]}).does("play aries 1", "react cancer 2")
    for seat in EVERYBODY:
        (entry,) = story.events("react", seat)
        assert (entry["seat"], entry["cards"], entry["ability"]) == (1, ["cancer"], 2)


@clause("KG-9.5", "KG-13.15")
def test_outside_windows_everybody_knows_who_decides_and_about_what() -> None:
    story = table({"hand": ["scorpio"]}, {"hand": ["priest", "leo"]}, {}).does("play scorpio 1", "player p1")
    for seat in (0, 2, None):
        shown = story.question(seat)
        assert (shown["seat"], shown["kind"], shown["source"]) == (1, "discard-choice", "scorpio")
        assert "options" not in shown
        assert "prompt" not in shown
    assert [option["token"] for option in story.question(1)["options"]] == ["card leo", "card priest"]


# Leaving, sealing, seeds ----------------------------------------------------------------------------------------------------
@clause("KG-9.10", "KG-7.21")
def test_the_cards_of_who_left_are_only_counted_and_the_god_stays_public() -> None:
    story = table(
        {"hand": ["leo"]}, {"energy": 4, "hand": ["pisces", "virgo"], "deck": ["lyra"], "god": "thor"}, {}
    ).does("play leo 1", "player p1")
    before = table().match.view(None)["out_size"]
    for seat in (0, 1, 2, None):
        view = story.match.view(seat)
        assert view["players"][1]["out"]
        assert (view["players"][1]["god"], view["players"][1]["hand_size"]) == ("thor", 0)
        assert view["out_size"] == before - 1, "three of p1 with all that no zone holds; Leo is in play"
    assert [who_knows(story, card) for card in ("pisces", "virgo", "lyra")] == [[], [], []]


@clause("KG-9.10", "KG-14.2")
def test_cards_a_document_does_not_name_are_counted_and_shown_to_nobody() -> None:
    story = table({"hand": ["pisces"]}, piles={"w1": ["leo"]})
    for seat in EVERYBODY:
        assert story.match.view(seat)["out_size"] == 180 - 2
    assert who_knows(story, "orion") == []


@clause("KG-8.12", "KG-9.4")
def test_sealing_shows_nothing_of_the_hand() -> None:
    story = team({"hand": ["leo"]}, {}, {}, {"energy": 3, "hand": ["pisces", "virgo"], "deck": ["lyra"]})
    story.does("play leo 1", "player p3")
    assert story.sealed(3)
    for seat in (0, 1, 2, None):
        assert (player(story, seat, 3)["hand_size"], player(story, seat, 3)["deck_size"]) == (0, 3)
        assert not any(tells(story.match, seat, card) for card in ("pisces", "virgo", "lyra"))


@clause("KG-9.11")
def test_no_view_or_log_contains_the_seed_or_the_generator() -> None:
    seed = 918273645546372819
    match = random_match("kanzume-goddess", seed, 4)
    secrets = {str(seed)}
    for _ in range(120):
        decision = match.decision
        assert decision is not None
        secrets |= {str(number) for number in as_board(match.state).rng.state() if number > 10**6}
        match.choose(len(decision.options) // 3)
    for seat in (0, 1, 2, 3, None):
        told = all_told(match, seat)
        assert not any(secret in told for secret in secrets)


# Who sees an event ------------------------------------------------------------------------------------------------------------
@clause("KG-9.8", "KG-9.12", "KG-3.15")
@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (5, {}), (6, {}), (4, {"mode": "team"}), (6, {"mode": "team"})]
)
def test_the_bits_of_who_sees_an_event_are_those_of_its_player_or_of_everybody(
    players: int, options: dict[str, Any]
) -> None:
    match = random_match("kanzume-goddess", 3, players, options)
    play_randomly(match, 3, eager=True)
    g = as_board(match.state)
    event = g.log
    seen: set[str] = set()
    while event is not None:
        kind = EVENTS[event.kind]
        seen.add(kind)
        if kind == "draw":
            assert event.sees == 1 << event.seat
        elif kind == "god-chosen":
            mates = [
                seat for seat in range(players) if seat == event.seat or (options and (seat - event.seat) % 2 == 0)
            ]
            assert event.sees == sum(1 << seat for seat in mates)
        else:
            assert event.sees == ALL, kind
        event = event.prev
    assert {"draw", "god-chosen"} <= seen
    assert PUBLIC | sum(1 << seat for seat in range(6)) == ALL, "the bit after the last seat is a spectator's"
