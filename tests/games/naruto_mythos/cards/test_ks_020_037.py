"""What the cards KS-020 to KS-037 do, and what they must not offer."""

from typing import Any

from kleos.testing import clause
from kleos.testing.naruto_mythos import Story, ch, hidden, table


def shown(story: Story, seat: int, number: int) -> dict[str, Any]:
    """The character #number as the seat sees it."""
    for mission in story.match.view(seat)["missions"]:
        for side in mission["sides"]:
            for character in side:
                if character["object"] == number:
                    found: dict[str, Any] = character
                    return found
    raise AssertionError(f"#{number} is not in play")


# KS-020 Ino Yamanaka ----------------------------------------------------------------------------------------------------
@clause("NM-11.20.4", "NM-6.120")
def test_ks_020_takes_control_of_a_cheap_enemy_here() -> None:
    story = table(
        (["KS-005"], ["KS-009", "KS-001", hidden("KS-107"), ch("KS-106", under=["KS-015"])]),
        ([], ["KS-013"]),
        p0={"hand": ["KS-020"]},
    )
    story.does("play KS-020 D").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #2", "target #4")
    # #3 costs 3, the top card of #5 costs 5, #6 is elsewhere, #1 is a friend
    story.refuses("target #1", "target #3", "target #5", "target #6", clause="NM-6.56")
    story.does("target #2").expects("turn", 1)
    assert story.side(2) == 0
    assert story.at(2).owner == 1
    assert story.row("D", 0) == [1, 7, 2]
    assert story.totals("D") == [1 + 0 + 3, 3 + 0 + 5]


@clause("NM-11.20.4", "NM-6.85")
def test_ks_020_as_an_upgrade_takes_a_whole_stack_of_cost_3() -> None:
    story = table(
        (["KS-019"], [ch("KS-010", under=["KS-009"], tokens=1), "KS-007"]), ([], []), p0={"hand": ["KS-020"], "chakra": 2}
    )
    story.does("upgrade KS-020 #1", "use").expects("turn", 1)
    assert story.side(2) == 0
    assert len(story.at(2).cards) == 2
    assert story.tokens_on(2) == 1
    assert story.side(3) == 1


@clause("NM-11.20.4")
def test_ks_020_played_as_a_new_character_does_not_take_an_enemy_of_cost_3() -> None:
    story = table(([], [ch("KS-010", under=["KS-009"]), "KS-001"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D").expects("turn", 1)
    assert story.side(1) == 1


@clause("NM-11.20.1", "NM-9.2", "NM-6.121")
def test_ks_020_takes_a_hidden_enemy_whatever_its_name_and_then_sees_it() -> None:
    story = table(([], [hidden("KS-110", tokens=2)]), p0={"hand": ["KS-020"]})  # another Ino, cost 5
    assert "card" not in shown(story, 0, 1)
    story.does("play KS-020 D", "use").expects("turn", 1)
    assert story.side(1) == 0
    assert story.is_hidden(1)
    assert story.tokens_on(1) == 2
    assert shown(story, 0, 1)["card"] == "KS-110"
    # not legal to reveal beside her own Ino, and not hers to upgrade with
    story.does("pass").refuses("reveal #1", clause="NM-5.54").refuses("reveal-upgrade #1 #2", clause="NM-5.36")


@clause("NM-11.20.1", "NM-6.121")
def test_ks_020_lets_her_player_reveal_a_hidden_character_taken() -> None:
    story = table(([], [hidden("KS-107")]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use", "pass", "reveal #1").expects("turn", 0)
    assert story.side(1) == 0
    assert not story.is_hidden(1)
    assert story.chakra(0) == 20 - 3 - 5


@clause("NM-11.20.2", "NM-5.5")
def test_ks_020_cannot_take_a_name_her_player_has_here() -> None:
    story = table((["KS-010"], ["KS-009", "KS-011", "KS-032", "KS-019"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use").expects_exactly("target #3", "target #4")
    story.refuses("target #2", "target #5", clause="NM-11.20.2")  # a second Naruto, a second Ino
    other = table(([hidden("KS-010")], ["KS-009"]), (["KS-133"], []), p0={"hand": ["KS-020"]})
    other.does("play KS-020 D", "use").expects("turn", 1)  # hidden here or elsewhere they are no obstacle
    assert other.side(2) == 0


@clause("NM-11.20.3", "NM-6.122", "NM-6.124")
def test_ks_020_gives_the_character_back_when_she_is_hidden() -> None:
    story = table(
        (["KS-020", ch("KS-009", owner=1, controlled_by=1, tokens=2)], ["KS-011"]), active=1, p1={"hand": ["KS-108"]}
    )
    story.does("play KS-108 D", "use", "target #1").expects("turn", 0)
    assert story.gone(2)  # KS-108 is a Naruto Uzumaki, too: the one who returns meets his own name (NM-5.7)
    assert story.discard(1) == ["KS-009"]
    other = table(
        (["KS-020", ch("KS-009", owner=1, controlled_by=1, tokens=2)], ["KS-011"]), active=1, p1={"hand": ["KS-111", "KS-026"]}
    )
    other.does("play KS-026 D", "use", "target #1") if len(other.tokens) == 0 else other.does("play KS-111 D")
    assert other.side(2) == 0
