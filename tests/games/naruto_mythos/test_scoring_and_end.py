"""Points, the end of a match, its winner, and giving up (section 8)."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Story, hidden, random_decks, table
from kleos.testing import clause, play_randomly

Spec = str | dict[str, Any]
Lane = tuple[Sequence[Spec], Sequence[Spec]]
EMPTY: Lane = ([], [])


def last_round(*lanes: Lane, points: tuple[int, int] = (0, 0), **document: Any) -> Story:
    """A story in round 4, with these points already won."""
    four = [*lanes, *[EMPTY] * (4 - len(lanes))]
    return table(*four, p0={"points": points[0]}, p1={"points": points[1]}, **document)


def gives_up(story: Story, seat: int) -> Story:
    story.match.concede(seat)
    story.check()
    return story


def won_by(story: Story, seat: int, scores: tuple[int, int]) -> None:
    """The match is over, with this winner and these points."""
    assert story.match.decision is None
    outcome = story.match.outcome
    assert outcome is not None
    assert outcome.winners == (seat,)
    assert outcome.scores == scores
    view = story.match.view(None)
    assert view["phase"] == "over"
    assert [player["points"] for player in view["players"]] == list(scores)


# Points ---------------------------------------------------------------------------------------------------------------
@clause("NM-8.1")
def test_points_stay_and_a_mission_can_be_won_again_every_round() -> None:
    story = table((["KS-009"], []), missions=["KS-M10"])
    totals = []
    for _ in range(4):
        story.passes()
        totals.append(story.points(0))
    assert totals == [3, 6, 9, 12]
    won_by(story, 0, (12, 0))


@clause("NM-8.1")
def test_a_mission_lost_later_takes_no_points_back() -> None:
    story = table((["KS-009"], []), p1={"hand": ["KS-086"]}).passes()
    assert (story.points(0), story.points(1)) == (2, 0)
    story.does("pass", "play KS-086 D", "pass")
    assert (story.points(0), story.points(1)) == (2, 2)


@clause("NM-8.2")
def test_points_come_from_missions_and_from_effects_at_the_moment_they_resolve() -> None:
    # KS-083: 1 point beside a friendly Sand Village character; KS-M01 of the same mission still waits
    story = table((["KS-083", "KS-077"], []), missions=["KS-M01"]).does("pass", "pass").expects("use", 0)
    assert story.points(0) == 1 + 1
    story.does("use").expects("use", 0)
    assert story.points(0) == 1 + 1 + 1
    # KS-138 covers a character of Power 6: 2 points in the middle of the Action Phase
    story = table((["KS-107"], []), p0={"hand": ["KS-138"]}).does("upgrade KS-138 #1", "use").expects("turn", 1)
    assert story.points(0) == 2


@clause("NM-8.2")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_else_gives_points(seed: int) -> None:
    match = play_randomly(kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)), seed)
    gained = [0, 0]
    for entry in match.log(None):
        if entry["kind"] in ("won", "points"):
            gained[entry["seat"]] += entry["amount"]
    assert match.outcome is not None
    assert list(match.outcome.scores) == gained


# The end --------------------------------------------------------------------------------------------------------------
@clause("NM-8.3")
def test_the_match_ends_after_the_mission_phase_of_round_four_and_not_before() -> None:
    # however far ahead somebody is, and with nothing left to play
    story = table((["KS-129"], []), p0={"points": 99})
    for number in (1, 2, 3, 4):
        assert story.board.round == number
        assert story.match.outcome is None
        story.passes()
    won_by(story, 0, (99 + 4 * 2, 0))
    # A was evaluated, then it was over, and the points of both were told
    assert story.kinds()[-8:] == ["nobody-won", *["tally"] * 4, "score", "score", "end"]
    with pytest.raises(kleos.IllegalMove) as caught:
        story.match.choose("pass")
    assert caught.value.clause == "NM-8.3"


@clause("NM-8.3")
def test_score_lines_of_the_last_mission_are_still_resolved() -> None:
    story = last_round(EMPTY, EMPTY, EMPTY, (["KS-083", "KS-077"], [])).does("pass", "pass").expects("use", 0)
    assert story.match.outcome is None
    story.does("use")
    won_by(story, 0, (1 + 4 + 1, 0))


@clause("NM-8.4")
@pytest.mark.parametrize("points", [(12, 11), (11, 12), (1, 0), (0, 30)])
def test_more_points_win_whoever_holds_the_edge(points: tuple[int, int]) -> None:
    winner = 0 if points[0] > points[1] else 1
    for first in (0, 1):
        won_by(last_round(points=points, active=first, edge=first).passes(), winner, points)


@clause("NM-8.5")
@pytest.mark.parametrize("points", [0, 11])
@pytest.mark.parametrize("holder", [0, 1])
def test_on_equal_points_the_edge_holder_wins(holder: int, points: int) -> None:
    # the holder at the end: whoever passed first, not whoever held it before
    story = last_round(points=(points, points), active=holder, edge=1 - holder).passes()
    assert story.edge == holder
    won_by(story, holder, (points, points))


@clause("NM-8.6")
def test_a_player_without_cards_goes_on_playing() -> None:
    # p0 has neither hand nor deck, p1 a hand but no deck; the missions let the winner draw, if there is a card
    story = table(
        (["KS-009"], [hidden("KS-032")]), missions=["KS-M06"], mission_deck=["KS-M06"] * 3, p1={"hand": ["KS-009"]}
    )
    story.passes()
    assert (story.deck(0), story.hand(0)) == ([], [])
    story.expects("turn", 0).expects_exactly("pass").does("pass")
    story.expects("turn", 1).does("play KS-009 D", "reveal #2").expects("turn", 1)  # KS-032 finds two empty decks
    story.passes().passes().passes()
    won_by(story, 1, (2, 3 * 2))
    assert "draw" not in story.kinds()


@clause("NM-8.7")
def test_the_outcome_names_scores_by_seat_and_the_one_winner() -> None:
    story = last_round((["KS-009"], []), ([], ["KS-009"]), points=(3, 1)).passes()
    outcome = story.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((3 + 2, 1 + 3), (0,))


@clause("NM-8.7")
@pytest.mark.parametrize("seed", range(8))
def test_every_match_has_exactly_one_winner(seed: int) -> None:
    match = play_randomly(kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)), seed + 100)
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.scores) == 2
    (winner,) = outcome.winners
    assert outcome.scores[winner] == max(outcome.scores)


# Giving up ------------------------------------------------------------------------------------------------------------
@clause("NM-8.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_at_a_turn_ends_the_match_at_once(seat: int) -> None:
    # on one's own turn and on the other's, and however far ahead one is
    points = [0, 0]
    points[seat] = 30
    story = table((["KS-009"], ["KS-013"]), p0={"points": points[0], "hand": ["KS-001"]}, p1={"points": points[1]})
    story.refuses("concede")  # an act of the table, not an option
    gives_up(story, seat)
    won_by(story, 1 - seat, (points[0], points[1]))
    told = [(entry["kind"], entry["seat"]) for entry in story.match.log(None)]
    assert told == [("concede", seat), ("score", 0), ("score", 1), ("end", 1 - seat)]
    assert [player["conceded"] for player in story.match.view(None)["players"]] == [seat == 0, seat == 1]


@clause("NM-8.8")
def test_giving_up_is_never_among_the_options() -> None:
    def look(match: kleos.Match) -> None:
        assert match.decision is not None
        assert not [token for token in match.decision.options.tokens() if token.startswith("concede")]
        assert match.why_not("concede") is not None

    play_randomly(kleos.new("naruto-mythos", seed=2, decks=random_decks(2)), 2, look)


@clause("NM-8.8")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("answered", [False, True])
def test_giving_up_at_the_mulligan(seat: int, answered: bool) -> None:
    match = kleos.new("naruto-mythos", seed=3)
    if answered:
        match.choose("mulligan")
    match.concede(seat)
    assert match.decision is None
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((0, 0), (1 - seat,))
    assert match.view(None)["missions"] == []


@clause("NM-8.8")
def test_giving_up_in_the_middle_of_the_others_effect_waits_until_it_is_resolved() -> None:
    # p0 is choosing a destination for KS-009; p1 gives up, p0 still finishes the line and the next one
    story = table((["KS-005"], ["KS-009"]), EMPTY, EMPTY, p0={"hand": ["KS-006"]})
    story.does("upgrade KS-006 #1", "use").expects("mission", 0)
    gives_up(story, 1)
    assert story.match.outcome is None
    story.expects("mission", 0).expects_exactly("mission C", "mission B").does("mission B")
    story.expects("use", 0).does("use")
    assert (story.place(2), story.chakra(0)) == ("B", 20 - 1 + 2)
    won_by(story, 0, (0, 0))


@clause("NM-8.8", "NM-8.9")
def test_giving_up_in_the_middle_of_ones_own_effect() -> None:
    # p0 has used the line and must choose a target: the first is taken, the further optional line is skipped
    story = table((["KS-005"], ["KS-009", "KS-032"]), EMPTY, EMPTY, p0={"hand": ["KS-006"]}, p1={"points": 1})
    story.does("upgrade KS-006 #1", "use").expects("target", 0).expects_exactly("target #2", "target #3")
    gives_up(story, 0)
    won_by(story, 1, (0, 1))
    assert (story.place(2), story.place(3)) == ("C", "D")  # the first target, the first mission
    assert story.chakra(0) == 20 - 1  # the 2 chakra of the UPGRADE line were skipped


@clause("NM-8.8")
def test_giving_up_in_the_mission_phase_leaves_the_other_missions_unevaluated() -> None:
    # p0 is asked about KS-081 at D; C, which p1 would win, is not evaluated any more
    story = (
        table((["KS-081"], []), ([], ["KS-009"]), p0={"deck": ["KS-001"] * 5}).does("pass", "pass").expects("use", 0)
    )
    gives_up(story, 0)
    won_by(story, 1, (2, 0))
    assert story.hand(0) == []
    assert "nobody-won" not in story.kinds()
    assert story.kinds().count("won") == 1


@clause("NM-8.8")
def test_giving_up_in_the_mission_phase_of_the_others_decision() -> None:
    story = (
        table((["KS-081"], []), ([], ["KS-009"]), p0={"deck": ["KS-001"] * 5}).does("pass", "pass").expects("use", 0)
    )
    gives_up(story, 1)
    assert story.match.outcome is None
    story.expects("use", 0).does("use")
    assert story.hand(0) == ["KS-001"]
    won_by(story, 0, (2, 0))


@clause("NM-8.8")
def test_giving_up_in_the_end_phase() -> None:
    story = table((["KS-103"], ["KS-009"])).does("pass", "pass").expects("target", 0)
    gives_up(story, 1).expects("target", 0).does("target #2")
    won_by(story, 0, (2, 0))
    assert story.board.round == 1
    assert story.is_hidden(2)


@clause("NM-8.8")
def test_a_match_cannot_be_given_up_twice_or_by_a_stranger() -> None:
    story = table()
    for stranger in (2, -1):
        with pytest.raises(kleos.KleosError):
            story.match.concede(stranger)
    assert story.match.outcome is None
    gives_up(story, 1)
    for seat in (0, 1):
        with pytest.raises(kleos.KleosError):
            story.match.concede(seat)
    won_by(story, 0, (0, 0))


@clause("NM-8.8")
def test_the_first_to_give_up_has_lost() -> None:
    # both give up while p0's effect is being resolved
    story = table((["KS-005"], ["KS-009"]), EMPTY, EMPTY, p0={"hand": ["KS-006"]})
    story.does("upgrade KS-006 #1", "use").expects("mission", 0)
    gives_up(story, 1)
    gives_up(story, 0)
    won_by(story, 0, (0, 0))


@clause("NM-8.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_is_part_of_the_record_and_of_the_position(seat: int) -> None:
    story = table((["KS-005"], ["KS-009", "KS-032"]), EMPTY, p0={"hand": ["KS-006"]})
    story.does("upgrade KS-006 #1", "use").expects("target", 0)
    gives_up(story, seat)
    while story.match.decision is not None:
        story.does(story.tokens[0])
    again = kleos.replay(story.match.record())
    assert again.hash() == story.match.hash()
    loaded = kleos.from_position(story.match.position())
    assert loaded.outcome is not None
    assert loaded.outcome.winners == (1 - seat,)


@clause("NM-8.9")
def test_questions_to_an_empty_chair_are_skipped_where_that_is_offered() -> None:
    # p1 is asked by p0's KS-133 whether KS-049 is defeated in place of KS-001: no
    story = table((["KS-009"], ["KS-049", "KS-001"]), p0={"hand": ["KS-133"]})
    story.does("upgrade KS-133 #1", "use", "target #3").expects("replace", 1)
    gives_up(story, 1)
    assert (story.gone(2), story.gone(3)) == (False, True)
    won_by(story, 0, (0, 0))


@clause("NM-8.9")
def test_questions_to_an_empty_chair_are_ended_where_done_is_offered() -> None:
    story = table((["KS-129"], ["KS-009", "KS-001"]), p0={"hand": ["KS-134"]})
    story.does("upgrade KS-134 #1", "use").expects("target", 0).offers("done", "target #2")
    gives_up(story, 0)
    assert not story.is_hidden(2)
    assert not story.is_hidden(3)
    won_by(story, 1, (0, 0))


@clause("NM-8.9")
def test_other_questions_to_an_empty_chair_get_the_first_answer() -> None:
    # KS-069 demands a reveal of p1, who has gone: reveal is listed before defeat
    story = table(([], [hidden("KS-009"), hidden("KS-013")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("target", 0)
    gives_up(story, 1).expects("target", 0).does("target #2")
    assert (story.is_hidden(2), story.is_hidden(1)) == (False, True)
    assert story.chakra(1) == 20 - (2 + 2)
    won_by(story, 0, (0, 0))


@clause("NM-8.9")
def test_an_empty_chair_orders_lines_by_their_first_option() -> None:
    # p0's KS-119 defeats KS-005: p0, to order KS-003 and KS-136 of p1, has gone
    story = table(([], ["KS-005", "KS-003", "KS-136"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("target", 0).does("target #1").expects("order", 0)
    gives_up(story, 0)
    assert story.chakra(1) == 20 + 2 + 1
    entries = [entry for entry in story.match.log(None) if entry["kind"] == "chakra"]
    assert [entry["source"]["object"] for entry in entries] == [2, 3]
    won_by(story, 1, (0, 0))


@clause("NM-8.9")
def test_an_empty_chair_still_pays_its_part_of_the_others_effects() -> None:
    # p1 has given up; KS-140 still makes p1 discard the whole hand, in the order of the options
    story = table(
        (["KS-090"], []),
        EMPTY,
        p0={"hand": ["KS-140"]},
        p1={"hand": ["KS-001", "KS-005", "KS-009"], "deck": ["KS-032"] * 5},
    )
    story.does("upgrade KS-140 #1").expects("discard-order", 1)
    gives_up(story, 1)
    while story.match.decision is not None:
        story.does("skip")
    assert story.discard(1)[-3:] == ["KS-009", "KS-005", "KS-001"]
    assert story.hand(1) == ["KS-032"] * 3
    won_by(story, 0, (0, 0))


# The points told once more --------------------------------------------------------------------------------------------
@clause("NM-8.11", "NM-8.2")
def test_the_end_says_which_mission_or_line_gave_what_to_whom_in_which_round() -> None:
    story = table((["KS-129"], []), ([], ["KS-009"]), missions=["KS-M06", "KS-M06"])
    for _ in range(3):
        story.passes()
    sheet = story.match.reckoning()
    assert sheet is not None
    assert story.match.outcome is not None
    tallies = [entry for entry in story.match.log(None) if entry["kind"] == "tally"]
    rounds = [(entry["seat"], entry["round"], entry.get("mission"), entry["amount"]) for entry in tallies]
    assert [one for one in rounds if one[0] == 0] == [(0, 2, "D", 2), (0, 3, "D", 2), (0, 4, "D", 2)]
    assert [one for one in rounds if one[0] == 1] == [(1, 2, "C", 3), (1, 3, "C", 3), (1, 4, "C", 3)]
    assert [[entry.step for entry in account.entries] for account in sheet.accounts] == [["2", "3", "4"]] * 2
    assert sheet.accounts[1].entries[0].text.startswith("mission C: p1 has more Power, 3 to 0 (NM-4.43)")


@clause("NM-8.11")
def test_points_by_a_line_name_the_card_and_points_from_before_are_kept_apart() -> None:
    story = last_round(EMPTY, EMPTY, EMPTY, (["KS-083", "KS-077"], []), points=(7, 0)).does("pass", "pass", "use")
    won_by(story, 0, (7 + 4 + 1 + 1, 0))
    sheet = story.match.reckoning("fr")
    assert sheet is not None
    account = sheet.accounts[0]
    assert (account.before, [entry.points for entry in account.entries]) == (7, [5, 1])
    assert account.entries[1].text == "Rasa, Quatrième Kazekage (KS-083), effet SCORE"
    tally = [entry for entry in story.match.log(None, "it") if entry["kind"] == "tally"][-1]
    assert (tally["line"], tally["cards"]) == (1, ["KS-083"])
    assert tally["text"] == "p0 – giro 4, Rasa KS-083 SCORE: 1 Punto Mission."


@clause("NM-4.43")
@pytest.mark.parametrize(("lane", "text"), [
    ((["KS-086"], ["KS-009"]), "p0 wins mission D (5 to 3) and gains 2 mission points."),
    ((["KS-009"], ["KS-086"]), "p1 wins mission D (5 to 3) and gains 2 mission points."),
])  # fmt: skip
def test_the_log_puts_the_power_of_the_winner_first(lane: Lane, text: str) -> None:
    story = table(lane).passes()
    assert text in [entry["text"] for entry in story.match.log(None)]


@clause("NM-8.11", "NM-8.5")
@pytest.mark.parametrize(("points", "reason"), [((5, 5), "on equal points, holding the Edge"), ((6, 5), "by points")])
def test_the_end_says_why_whoever_won_did(points: tuple[int, int], reason: str) -> None:
    story = last_round(points=points, edge=0, active=0).passes()
    assert story.match.log(None)[-1]["text"] == f"The match is over: p0 wins {reason}."


@clause("NM-8.11", "NM-8.8")
def test_the_end_says_that_somebody_gave_up() -> None:
    story = table((["KS-009"], []), p0={"points": 3})
    gives_up(story, 0)
    assert story.match.log(None)[-1]["text"] == "The match is over: p1 wins since everybody else gave up."
    sheet = story.match.reckoning()
    assert sheet is not None
    assert sheet.notes == ("p0 has given up: the other player wins whatever the points (NM-8.8).",)


@clause("NM-4.43")
def test_the_log_says_that_the_edge_decided_a_tie() -> None:
    lane: Lane = (["KS-009"], ["KS-009"])
    texts = [entry["text"] for entry in table(lane).passes().match.log(None)]
    assert any(
        re.fullmatch(r"p[01] wins mission D \(3 to 3, by the Edge\) and gains \d mission points\.", text)
        for text in texts
    )


@clause("NM-4.46")
@pytest.mark.parametrize(("lane", "points"), [
    ((["KS-086"], ["KS-009"]), (2, 0)),
    ((["KS-009"], ["KS-086"]), (0, 2)),
    (EMPTY, (0, 0)),
])  # fmt: skip
def test_running_counters_say_what_the_round_then_brings(lane: Lane, points: tuple[int, int]) -> None:
    story = table(lane)
    assert story.match.standings(None) == points
    assert tuple(player["points"] for player in story.passes().match.view(None)["players"]) == points
