"""The run loop: frames, questions and the guards that fail loudly."""

import pytest

from kleos.effects.control import IfDone, Sequence
from kleos.effects.terms import Number
from kleos.engine.actions import COMMON_SHAPES, COMMON_VERBS, Action, Misread, Notation
from kleos.engine.errors import EngineFault
from kleos.engine.frames import Frame, Library, Scope, clone_frames
from kleos.engine.rng import seeded
from kleos.engine.saving import decode_frames, encode_frames
from kleos.games.kanzume_goddess.testing import table as kanzume
from kleos.games.naruto_mythos.board import Board, Player
from kleos.games.naruto_mythos.deal import table
from kleos.games.naruto_mythos.deeds import Draw, GainChakra, GainPoints, TakeEdge
from kleos.games.naruto_mythos.piles import Discard
from kleos.games.naruto_mythos.pool import standard_pool


def board() -> Board:
    pool = standard_pool()
    players = [Player((), (), ()), Player((), (), ())]
    return table(pool, seeded(1), [], [], players)


def test_a_sequence_runs_its_parts_in_order_on_one_scope() -> None:
    g = board()
    g.push(Sequence([GainChakra(Number(2)), GainPoints(Number(3)), GainChakra(Number(1))]), Scope(1, 0, 0))
    g.run()
    assert g.players[1].chakra == 3
    assert g.players[1].points == 3
    assert g.frames == []


def test_if_you_do_follows_only_what_really_happened() -> None:
    g = board()
    g.push(IfDone(Draw(Number(1)), GainPoints(Number(1))), Scope(0, 0, 0))
    g.run()
    assert g.players[0].points == 0, "nothing was drawn from an empty deck"
    g.push(IfDone(TakeEdge(), GainPoints(Number(1))), Scope(1, 0, 0))
    g.run()
    assert g.players[1].points == 1
    assert g.edge == 1


def test_a_node_that_never_ends_is_stopped_with_the_stack_printed() -> None:
    g = board()
    endless = Sequence([])
    endless.steps.append(endless)
    g.push(endless, Scope(0, 0, 0))
    with pytest.raises(EngineFault, match="frames, lowest first"):
        g.run()


def test_a_node_that_goes_on_and_on_is_stopped_whoever_counts_its_steps() -> None:
    for run in (Board.run, lambda g: g.run_steps(1 << 30, 1 << 30)):
        g = board()
        g.push(Sequence([GainChakra(Number(0))] * 200_000), Scope(0, 0, 0))
        with pytest.raises(EngineFault, match="more than 200000 steps without a decision"):
            run(g)


def test_a_turn_that_never_ends_is_stopped() -> None:
    g = board()
    g.decisions = 5_000
    with pytest.raises(EngineFault, match="decisions in one turn"):
        g.choose(g.pool.notation.action(0))


def test_a_question_without_answers_is_a_fault() -> None:
    g = board()
    with pytest.raises(EngineFault, match="without an answer"):
        g.ask(0, 0, [])


def test_a_question_right_after_a_change_is_a_fault() -> None:
    g = board()
    g.dirty = True
    with pytest.raises(EngineFault, match="right after a change"):
        g.ask(0, 0, [g.pool.notation.action(0)])


def test_frames_of_one_line_share_their_scope_in_clones_and_saves() -> None:
    library = Library()
    tree = Sequence([GainChakra(Number(1)), Discard()])
    library.register("test", tree)
    scope, other = Scope(0, 3, 1), Scope(1, 4, 2)
    scope.it = (5, 6)
    scope.prior = Scope(1, 1, 1)
    frames = [Frame(tree, scope), Frame(tree.steps[0], scope), Frame(tree.steps[1], other)]
    frames[1].items = (1, 2)
    saved = decode_frames(encode_frames(frames), library)
    for copy in (clone_frames(frames), saved):
        assert copy[0].scope is copy[1].scope
        assert copy[2].scope is not copy[0].scope
        assert copy[0].scope is not scope
        assert copy[0].scope.it == (5, 6)
        assert copy[0].scope.prior is not None
        assert copy[1].items == (1, 2)
        assert copy[1].node is tree.steps[0]
    assert encode_frames(saved) == encode_frames(frames)


def test_nodes_are_named_by_their_place_in_the_tree() -> None:
    library = Library()
    tree = Sequence([GainChakra(Number(1)), Sequence([Discard()])])
    library.register("KS-999/1", tree)
    assert list(library.nodes) == ["KS-999/1", "KS-999/1.0", "KS-999/1.1", "KS-999/1.1.0"]
    assert library.nodes["KS-999/1.1.0"].key == "KS-999/1.1.0"


def test_actions_are_made_once_and_read_back_from_their_tokens() -> None:
    verbs = [*COMMON_VERBS, "trigger", "trigger", "play", "give", "acquire", "acquire", "player"]
    shapes = [*COMMON_SHAPES, "on", "ono", "cp", "on", "p force", "p force now", "s"]
    notation = Notation(verbs, shapes, ["A-1", "A-2"], ["D", "C"], [])
    for numbers in (
        (5, 1, 1, 0),
        (6, 300, 200, 0),
        (3, 7, 2, 0),
        (4, 7, 2, 9),
        (0, 0, 0, 0),
        (7, 1, 0, 0),
        (8, 1, 0, 0),
    ):
        action = notation.action(*numbers)
        assert notation.action(*numbers) is action
        assert notation.parse(action.token) is action
    assert notation.action(5, 1, 1).token == "play A-2 C"
    assert notation.action(4, 7, 2, 9).token == "trigger #7 2 #9"
    assert notation.action(7, 1).token == "acquire C force"
    assert notation.action(8, 1).token == "acquire C force now"
    assert notation.parse("player p1") is notation.action(9, 1)


def abilities_and_two_words() -> Notation:
    verbs = [*COMMON_VERBS, "use", "recruit", "recruit", "recruit netherworld", "card", "card"]
    shapes = [*COMMON_SHAPES, "a", "p", "c", "c", "c hand", "c discard"]
    return Notation(verbs, shapes, ["aries", "netherworld"], ["w1", "w2"], ["zeus.1", "hades.1", "hades.2"])


def test_a_token_may_name_an_ability_and_a_verb_may_be_two_words() -> None:
    notation = abilities_and_two_words()
    tokens = ["use zeus.1", "use hades.2", "recruit w2", "recruit aries", "recruit netherworld aries", "use",
              "recruit netherworld", "recruit netherworld netherworld", "card aries hand", "card aries discard"]  # fmt: skip
    read = [notation.parse(token) for token in tokens]
    assert [(action.verb, action.a) for action in read if isinstance(action, Action)] == [
        (3, 0), (3, 2), (4, 1), (5, 0), (6, 0), (0, 0), (5, 1), (6, 1), (7, 0), (8, 0),
    ]  # fmt: skip
    for token, action in zip(tokens, read, strict=True):
        assert isinstance(action, Action)
        assert action.token == token
        assert notation.action(action.verb, action.a) is action


@pytest.mark.parametrize(
    ("token", "problem"),
    [
        ("use zeus", ("no-ability", "zeus", "")),
        ("use zeus.2", ("no-ability", "zeus.2", "")),
        ("use zeus.1 now", ("wrong-shape", "use", "")),
        ("recruit w9", ("no-card", "w9", "")),
        ("recruit", ("wrong-shape", "recruit", "p")),
        ("recruit netherworld leo", ("no-card", "leo", "")),
        ("recruit  netherworld", None),  # a card of that name; the verb of two words wants one more
        ("netherworld aries", ("unknown-word", "netherworld", "")),
        ("card aries deck", ("wrong-shape", "card", "c hand")),
    ],
)
def test_a_wrong_token_with_an_ability_or_two_words_is_explained(
    token: str, problem: tuple[str, str, str] | None
) -> None:
    found = abilities_and_two_words().parse(token)
    if problem is None:
        assert isinstance(found, Action)
        return
    assert isinstance(found, Misread)
    assert (found.problem, found.word, found.shape) == problem


def test_opponents_are_everybody_else_and_in_teams_the_other_team() -> None:
    two = board()
    assert (two.opponents(0), two.opponents(1)) == ([1], [0])
    story = kanzume(*[{"god": god} for god in ("zeus", "odin", "hades", "thor")], mode="team")
    assert [story.board.opponents(seat) for seat in range(4)] == [[1, 3], [2, 0], [3, 1], [0, 2]]
    alone = kanzume({}, {}, {"out": True, "energy": 0}, {})
    assert [alone.board.opponents(seat) for seat in (0, 1, 3)] == [[1, 3], [3, 0], [0, 1]]


@pytest.mark.parametrize(
    ("token", "problem"),
    [
        ("", ("empty", "", "")),
        ("dance", ("unknown-word", "dance", "")),
        ("play A-1", ("wrong-shape", "play", "cp")),
        ("play A-9 D", ("no-card", "A-9", "")),
        ("play A-1 Z", ("no-place", "Z", "")),
        ("trigger 7 1", ("no-object", "7", "")),
        ("trigger #7 x", ("no-number", "x", "")),
        ("trigger #99999999999 1", ("no-object", "#99999999999", "")),
        ("trigger #-1 1", ("no-object", "#-1", "")),
        ("trigger #² 1", ("no-object", "#²", "")),
        ("acquire D", ("wrong-shape", "acquire", "p force")),
        ("acquire D cosmos", ("wrong-shape", "acquire", "p force")),
        ("acquire force", ("wrong-shape", "acquire", "p force")),
        ("acquire Z force", ("no-place", "Z", "")),
        ("player 1", ("no-seat", "1", "")),
    ],
)
def test_a_wrong_token_is_explained(token: str, problem: tuple[str, str, str]) -> None:
    verbs = [*COMMON_VERBS, "trigger", "play", "acquire", "player"]
    notation = Notation(verbs, [*COMMON_SHAPES, "on", "cp", "p force", "s"], ["A-1"], ["D", "C"], [])
    found = notation.parse(token)
    assert isinstance(found, Misread)
    assert (found.problem, found.word, found.shape) == problem
    assert found.places == ["D", "C"]
