"""Whatever comes in from outside: a clear error that names field and clause, nothing changed, never a crash."""

import ast
import inspect
import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleos
from kleos.engine.rng import seeded
from kleos.games.mythology_go import CATALOGUE
from kleos.games.mythology_go import explain as explaining
from kleos.games.mythology_go.explain import explain
from kleos.games.mythology_go.kinds import KINDS
from kleos.games.mythology_go.pool import read_pool, standard_pool
from kleos.games.mythology_go.testing import Story, begun, creature, down, scored, table
from kleos.games.mythology_go.words.reasons import REFUSALS, refusal_text
from kleos.language.catalogues import entries
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Listed, Words
from kleos.testing import check_invariants, clause, eager_choice
from kleos.testing.wording import WRITTEN_OUT, faults

POOL = standard_pool()
CARDS = files("kleos.games.mythology_go").joinpath("cards.toml").read_text("utf-8")
CLAUSES = kleos.rules("mythology-go").clauses
Document = dict[str, Any]
relaxed = settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])


def told_in_every_language(problem: kleos.KleosError) -> bool:
    texts = {problem.words.text(lang) for lang in LANGUAGES}
    return str(problem) == problem.words.text() and len(texts) == len(LANGUAGES)


def keys_of(words: Any) -> set[str]:
    """The keys of a message and of all it is made of."""
    if isinstance(words, Listed):
        return {key for part in words.parts for key in keys_of(part)}
    if not isinstance(words, Words):
        return set()
    return {words.key} | {key for value in words.values.values() for key in keys_of(value)}


# Match options ------------------------------------------------------------------------------------------------------------
@clause("MG-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 99])
def test_one_or_nine_players_are_refused(players: int) -> None:
    with pytest.raises(kleos.KleosError, match=r"MG-1\.1") as problem:
        kleos.new("mythology-go", seed=1, players=players)
    assert told_in_every_language(problem.value)


@clause("MG-2.1")
@pytest.mark.parametrize("decks", [[], {}, "starter", [["elfe"], ["nain"]], 0, [None, None]], ids=str)
def test_decks_are_refused(decks: Any) -> None:
    with pytest.raises(kleos.DeckError, match=r"MG-2\.1") as problem:
        kleos.new("mythology-go", seed=1, decks=decks)
    assert told_in_every_language(problem.value)


@clause("MG-2.1")
def test_the_game_has_no_options() -> None:
    with pytest.raises(kleos.KleosError, match="rounds") as problem:
        kleos.new("mythology-go", seed=1, options={"rounds": 5})
    assert "no-options" in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)
    assert kleos.new("mythology-go", seed=1, options={}).players == 2


@clause("MG-8.10.8")
def test_only_who_is_in_the_match_can_give_up() -> None:
    match = kleos.from_position(position(players=[{}, {"conceded": True}, {}]))
    for seat in (-1, 1, 3):
        with pytest.raises(kleos.KleosError) as problem:
            match.concede(seat)
        assert told_in_every_language(problem.value)
    match.concede(2)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


# Tokens -------------------------------------------------------------------------------------------------------------------
SIX = ["golem", "centaure", "minotaure", "cerbere", "griffon", "gobelin"]
SEVEN = [*SIX, "sirene"]
FATALISM = {"belief": "fatalisme"}
DUALISM = {"belief": "dualisme"}
Cases = list[tuple[str, str, str]]  # token, clause, key of the reason
ANYWHERE: Cases = [
    ("", "MG-5.6.1", "unknown-token"),
    ("castle", "MG-5.6.1", "unknown-token"),
    ("concede", "MG-5.6.1", "unknown-token"),
]


def keeping() -> Story:
    """p0 has Polytheism and chooses between two divinities."""
    story = table(
        {"divinity": "zeus"}, {"divinity": "loki", "belief": "animisme"}, phase="belief", starter=1, active=0, deck_rest=True
    )  # fmt: skip
    return story.does("card polytheisme").expects("polytheism-keep", 0)


def neither() -> str:
    """A divinity that is not one of those two."""
    offered = keeping().tokens
    return next(f"card {POOL.cards[n].id}" for n in POOL.divinities if f"card {POOL.cards[n].id}" not in offered)


def gorgons() -> Story:
    """p0's Gorgon has declared the Elf; p1's is asked."""
    story = scored({"field": ["gorgone", "elfe"]}, {"field": ["gorgone", "nain", "golem"]})
    return story.expects("gorgon-copy", 0).does("target #2")


def werewolves() -> Story:
    """p0's Werewolf has declared the Elf; p1's is asked."""
    story = scored({"field": ["loup-garou", "elfe"]}, {"field": ["loup-garou", "nain", "golem"]})
    return story.expects("werewolf-transform", 0).does("target #2")


WRONG: list[tuple[str, Callable[[], Story], Cases]] = [
    (
        "choose-belief",
        lambda: table({}, {"belief": "animisme"}, phase="belief", starter=1, active=0),
        [
            ("card animisme", "MG-3.9", "belief-taken"),
            ("card zeus", "MG-3.8", "no-belief"),
            ("card elfe", "MG-3.8", "no-belief"),
            ("card nobody", "MG-5.6.1", "unknown-token"),
            ("use dualisme", "MG-5.6.1", "wrong-kind"),
            ("done", "MG-5.6.1", "wrong-kind"),
            ("skip", "MG-5.6.1", "wrong-kind"),
        ],
    ),
    (
        "polytheism-keep",
        keeping,
        [
            (neither(), "MG-6.5.2", "not-of-the-two"),
            ("card animisme", "MG-6.5.2", "no-divinity"),
            ("card elfe", "MG-6.5.2", "no-divinity"),
            ("skip", "MG-5.6.1", "wrong-kind"),
        ],
    ),
    (
        "main",
        lambda: table(
            {"hand": ["elfe", "nain", "djinn", "satyre"], "belief": "druidisme"},
            {"field": ["golem", down("licorne")], "belief": "dualisme"},
        ),
        [
            ("done", "MG-4.3.7", "play-first"),
            ("play golem", "MG-4.3.2", "not-in-hand"),
            ("hide licorne", "MG-4.3.2", "not-in-hand"),
            ("play zeus", "MG-1.4", "never-in-hand"),
            ("hide dualisme", "MG-1.4", "never-in-hand"),
            ("hide djinn", "MG-5.2.1", "spell-is-open"),
            ("hide elfe", "MG-5.1.5", "never-face-down"),
            ("hide nain", "MG-5.1.8", "first-face-up"),
            ("play satyre", "MG-5.2.5", "field-empty"),
            ("play nain #1", "MG-5.1.12", "not-onto-another"),
            ("play troll #1", "MG-4.3.2", "not-in-hand"),
            ("fuse #1 #2", "MG-5.3.1", "not-yours"),
            ("fuse #8 #9", "MG-1.12", "no-object"),
            ("use #1", "MG-5.4.1", "not-yours"),
            ("use #2", "MG-5.4.1", "not-yours"),
            ("use #3", "MG-1.12", "no-object"),
            ("use dualisme", "MG-3.8", "not-your-belief"),
            ("use druidisme", "MG-13.3", "belief-acts-by-itself"),
            ("use zeus", "MG-13.3", "no-belief"),
            ("use", "MG-5.6.1", "wrong-kind"),
            ("skip", "MG-5.6.1", "wrong-kind"),
            ("card nain", "MG-5.6.1", "wrong-kind"),
            ("target #1", "MG-5.6.1", "wrong-kind"),
            ("player p1", "MG-5.6.1", "wrong-kind"),
            ("accuse p1 zeus", "MG-5.6.1", "wrong-kind"),
            ("colour #1 blue", "MG-5.6.1", "wrong-kind"),
            ("colour #1 white", "MG-5.6.1", "unknown-token"),
            ("play", "MG-5.6.1", "unknown-token"),
            ("play nobody", "MG-5.6.1", "unknown-token"),
            ("fuse #1", "MG-5.6.1", "unknown-token"),
            ("use 1", "MG-5.6.1", "unknown-token"),
            ("Done", "MG-5.6.1", "unknown-token"),
        ],
    ),
    (
        "main",
        lambda: table({"field": SEVEN, "hand": ["nain", "cyclope", "djinn"]}),
        [
            ("play nain", "MG-5.1.2", "field-full"),
            ("hide nain", "MG-5.1.2", "field-full"),
            ("play cyclope", "MG-5.1.2", "field-full"),
            ("hide cyclope", "MG-5.1.5", "never-face-down"),
        ],
    ),
    (
        "main",
        lambda: table({"field": SIX, "hand": ["nain", "cyclope"]}),
        [("play cyclope", "MG-5.1.3", "too-few-slots")],
    ),
    (
        "main",
        lambda: table({"field": ["elfe", down("golem")], "hand": ["nain", "harpie"]}),
        [("hide nain", "MG-5.1.7", "too-many-down")],
    ),
    (
        "main",
        lambda: table({"field": ["elfe", down("golem"), down("sphinx")], "hand": ["nain"], "belief": "esoterisme"}),
        [("hide nain", "MG-6.5.3", "too-many-down-yet")],
    ),
    (
        "main",
        lambda: table({"field": ["chimere", "elfe"], "hand": ["nain", "djinn"]}, plays=2),
        [
            ("play nain", "MG-4.3.1", "no-play-left"),
            ("hide nain", "MG-4.3.1", "no-play-left"),
            ("play djinn", "MG-4.3.1", "no-play-left"),
            ("use #2", "MG-5.4.1", "nothing-to-activate"),
        ],
    ),
    (
        "main",
        lambda: table({"field": ["elfe"], "hand": ["nain", "djinn"], "belief": "chamanisme"}, plays=2),
        [("play nain", "MG-6.5.4", "only-the-free-spell"), ("hide nain", "MG-6.5.4", "only-the-free-spell")],
    ),
    (
        "main",
        lambda: table(
            {"field": ["troll", down("troll"), creature("troll", fused=True), "elfe"], "hand": ["nain"]},
        ),
        [
            ("fuse #1 #2", "MG-5.3.3", "fuse-face-down"),
            ("fuse #1 #3", "MG-5.3.3", "fused-already"),
            ("fuse #1 #4", "MG-5.3.1", "no-fusion"),
            ("fuse #1 #1", "MG-5.3.1", "fuse-two"),
        ],
    ),
    (
        "main",
        lambda: table({"field": ["troll", down("troll"), "elfe"], "hand": ["troll", "nain"]}, {"field": ["troll"]}),
        [
            ("play troll #2", "MG-5.1.12", "onto-face-down"),
            ("play troll #3", "MG-5.1.12", "onto-same-name"),
            ("play troll #4", "MG-5.1.12", "not-yours"),
            ("play troll #5", "MG-1.12", "no-object"),
        ],
    ),
    (
        "main",
        lambda: table({"field": [creature("troll", fused=True)], "hand": ["troll", "nain"]}),
        [("play troll #1", "MG-5.1.12", "onto-pair")],
    ),
    (
        "main",
        lambda: table({"field": ["troll", "troll", "chimere"], "hand": ["troll"]}, plays=2),
        [("fuse #2 #1", "MG-13.2", "lower-first"), ("play troll #1", "MG-4.3.1", "no-play-left")],
    ),
    (
        "main",
        lambda: table({"field": ["troll", "troll", down("nain"), down("licorne")], "hand": ["golem"]}),
        [("fuse #1 #2", "MG-5.3.8", "fuse-limit"), ("fuse #2 #1", "MG-5.3.8", "fuse-limit")],
    ),
    (
        "main",
        lambda: table({"field": [creature("chimere", used=True), "elfe"], "hand": ["nain"]}),
        [("use #1", "MG-5.4.2", "activated-already")],
    ),
    (
        "main",
        lambda: table({"field": ["chimere", "golem", creature("phenix", resurrected=True)], "hand": ["nain"]}),
        [("use #1", "MG-5.4.4", "nothing-to-destroy")],
    ),
    (
        "main",
        lambda: table({"hand": ["nain", "elfe"], "belief_used": True, **FATALISM}),
        [("use fatalisme", "MG-6.5.7", "belief-used")],
    ),
    (
        "main",
        lambda: table({"hand": ["nain", "elfe"], **FATALISM}, plays=1),
        [("use fatalisme", "MG-6.5.7", "before-the-first-play")],
    ),
    (
        "main",
        lambda: table({"field": ["chimere", "elfe"], **FATALISM}),
        [("use fatalisme", "MG-6.5.13", "hand-empty")],
    ),
    (
        "main",
        lambda: table({"field": ["elfe"], "hand": ["nain"], **DUALISM}),
        [("use dualisme", "MG-6.5.13", "nothing-to-turn"), ("use fatalisme", "MG-3.8", "not-your-belief")],
    ),
    (
        "main",
        lambda: table({"field": [down("nain"), "elfe"], "hand": ["nain"], "belief_used": True, **DUALISM}),
        [("use dualisme", "MG-6.5.11", "belief-used")],
    ),
    (
        "dragon-target",
        lambda: table(
            {"field": ["nain"], "hand": ["dragon"]},
            {"field": ["elfe", "golem", down("licorne"), creature("phenix", resurrected=True)]},
        ).does("play dragon"),
        [
            ("target #1", "MG-6.2.1", "own-creature"),
            ("target #3", "MG-6.3.2", "indestructible"),
            ("target #4", "MG-6.2.1", "face-down"),
            ("target #5", "MG-6.3.2", "indestructible"),
            ("target #9", "MG-1.12", "no-object"),
            ("target 2", "MG-5.6.1", "unknown-token"),
            ("done", "MG-5.6.1", "wrong-kind"),
            ("fuse #1 #2", "MG-5.3.7", "fuse-in-main"),
        ],
    ),
    (
        "chupacabra-target",
        lambda: table(
            {"field": ["nain"], "hand": ["chupacabra"]}, {"field": ["elfe", creature("nain", mod=-1), down("golem")]}
        ).does("play chupacabra"),
        [
            ("target #1", "MG-6.2.1", "own-creature"),
            ("target #3", "MG-11.3", "no-value"),
            ("target #4", "MG-6.2.1", "face-down"),
        ],
    ),
    (
        "djinn-name",
        lambda: table({"hand": ["djinn", "nain"]}, deck_rest=True).does("play djinn"),
        [
            ("card satyre", "MG-11.20", "no-creature"),
            ("card zeus", "MG-11.20", "no-creature"),
            ("skip", "MG-5.6.1", "wrong-kind"),
        ],
    ),
    (
        "satyr-own",
        lambda: table(
            {"field": [*SIX[:4], "cyclope", "elfe"], "hand": ["satyre", "nain"]}, {"field": [*SIX, "cerbere"]}
        ).does("play satyre"),
        [
            ("target #5", "MG-11.25", "no-counterpart"),
            ("target #7", "MG-11.25", "not-yours"),
            ("target #99", "MG-1.12", "no-object"),
        ],
    ),
    (
        "satyr-other",
        lambda: table(
            {"field": SEVEN, "hand": ["satyre", "nain"]}, {"field": ["cyclope", "elfe", "harpie", down("nain")]}
        ).does("play satyre", "target #1"),
        [
            ("target #8", "MG-11.25", "swap-does-not-fit"),
            ("target #11", "MG-6.2.1", "face-down"),
            ("target #2", "MG-6.2.1", "own-creature"),
        ],
    ),
    (
        "satyr-other",
        lambda: table(
            {"field": ["cyclope", "elfe"], "hand": ["satyre", "nain"]},
            {"field": SEVEN},
            {"field": ["harpie", "sphinx"]},
        ).does("play satyre", "target #1"),
        [("target #3", "MG-11.25", "swap-does-not-fit")],
    ),
    (
        "leviathan-player",
        lambda: table({"hand": ["leviathan", "nain"]}).does("play leviathan"),
        [("player p2", "MG-1.1", "no-player"), ("player 1", "MG-5.6.1", "unknown-token")],
    ),
    (
        "chimera-destroy",
        lambda: table(
            {"field": ["chimere", "elfe", "golem", down("nain")], "hand": ["harpie"]}, {"field": ["sphinx"]}
        ).does("use #1"),
        [
            ("target #1", "MG-11.4", "not-itself"),
            ("target #3", "MG-6.3.2", "indestructible"),
            ("target #5", "MG-5.4.4", "not-yours"),
            ("skip", "MG-5.6.1", "wrong-kind"),
        ],
    ),
    (
        "chimera-place",
        lambda: table(
            {"field": ["chimere", "elfe", down("golem"), *SIX[1:5]], "hand": ["cyclope", "nain", "djinn", "dragon", "troll"]},
        ).does("use #1", "target #2"),
        [
            ("play cyclope", "MG-5.1.3", "too-few-slots"),
            ("play djinn", "MG-5.4.6", "only-creatures-placed"),
            ("hide djinn", "MG-5.4.6", "only-creatures-placed"),
            ("hide dragon", "MG-5.1.5", "never-face-down"),
            ("play harpie", "MG-5.4.6", "not-in-hand"),
            ("play animisme", "MG-1.4", "never-in-hand"),
            ("play troll #1", "MG-5.4.6", "onto-is-a-play"),
            ("done", "MG-5.6.1", "wrong-kind"),
        ],
    ),
    (
        "chimera-place",
        lambda: table({"field": ["chimere", "elfe", down("licorne")], "hand": ["nain"]}).does("use #1", "target #2"),
        [("hide nain", "MG-5.1.7", "too-many-down")],
    ),
    (
        "dualism-turn",
        lambda: table(
            {
                "field": [
                    "elfe", creature("troll", fused=True), creature("phenix", resurrected=True), "nain", down("golem"),
                ],
                "hand": ["harpie"], **DUALISM,
            },
            {"field": ["sphinx"]},
        ).does("use dualisme"),
        [
            ("target #1", "MG-6.5.11", "never-face-down"),
            ("target #2", "MG-6.5.11", "pair-stays-up"),
            ("target #3", "MG-6.5.11", "resurrected-stays-up"),
            ("target #6", "MG-6.5.11", "not-yours"),
        ],
    ),
    (
        "dualism-turn",
        lambda: table({"field": ["nain", down("golem"), down("harpie")], "hand": ["elfe"], **DUALISM}).does("use dualisme"),
        [("target #1", "MG-6.5.11", "too-many-down")],
    ),
    (
        "druidism-save",
        lambda: table(
            {"field": ["elfe"], "hand": ["leviathan", "nain"]},
            {"field": ["nain", "phenix", "golem", down("sphinx")], "belief": "druidisme"},
        ).does("play leviathan", "player p1"),
        [
            ("target #1", "MG-6.5.8", "not-yours"),
            ("target #3", "MG-6.5.8", "stays-anyway"),
            ("target #4", "MG-6.5.8", "not-destroyed"),
            ("target #5", "MG-6.5.8", "not-destroyed"),
        ],
    ),
    (
        "reincarnation-use",
        lambda: table(
            {"hand": ["dragon", "nain"]}, {"field": ["elfe"], "belief": "reincarnation"}, deck=["harpie"]
        ).does("play dragon", "target #1"),
        [("use #1", "MG-5.6.1", "wrong-kind"), ("done", "MG-5.6.1", "wrong-kind")],
    ),
    (
        "return-order",
        lambda: table({"hand": ["nain", "harpie", "golem", "elfe"]}, plays=1).does("done", "card nain"),
        [
            ("card nain", "MG-4.4.2", "returned-already"),
            ("card sphinx", "MG-4.4.1", "not-in-hand"),
            ("card zeus", "MG-1.4", "never-in-hand"),
            ("play golem", "MG-5.6.1", "wrong-kind"),
        ],
    ),
    (
        "gorgon-copy",
        gorgons,
        [
            ("target #1", "MG-8.3.4", "of-the-same-name"),
            ("target #2", "MG-8.3.5", "copied-already"),
            ("target #3", "MG-8.3.4", "of-the-same-name"),
            ("target #9", "MG-1.12", "no-object"),
            ("skip", "MG-5.6.1", "wrong-kind"),
            ("fuse #1 #2", "MG-5.3.7", "fuse-in-main"),
        ],
    ),
    (
        "werewolf-transform",
        werewolves,
        [
            ("target #1", "MG-8.4.1", "of-the-same-name"),
            ("target #2", "MG-8.4.1", "aimed-at-already"),
            ("target #3", "MG-8.4.1", "of-the-same-name"),
        ],
    ),
    (
        "totemism-colour",
        lambda: scored({"field": ["golem", "elfe"], "belief": "totemisme"}, {"field": ["nain"]}),
        [
            ("colour #1 grey", "MG-6.5.6", "same-colour"),
            ("colour #3 blue", "MG-6.5.6", "not-yours"),
            ("colour #4 blue", "MG-1.12", "no-object"),
        ],
    ),
    (
        "accuse",
        lambda: scored(
            {"field": ["golem"], "divinity": "athena"},
            {"field": ["elfe"], "divinity": "loki"},
            {"field": ["nain"], "divinity": "zeus"},
        ),
        [
            ("accuse p0 zeus", "MG-8.7.4", "accuse-oneself"),
            ("accuse p1 athena", "MG-8.7.5", "own-divinity"),
            ("accuse p1 zeus", "MG-8.7.5", "has-declared"),
            ("accuse p2 loki", "MG-8.7.5", "has-not-declared"),
            ("accuse p3 zeus", "MG-1.1", "no-player"),
            ("accuse p1 elfe", "MG-8.7.3", "no-divinity"),
            ("skip", "MG-5.6.1", "wrong-kind"),
        ],
    ),
]  # fmt: skip
FLAT = [
    pytest.param(kind, tell, *case, id=f"{kind} {n}: {case[0]}")
    for n, (kind, tell, cases) in enumerate(WRONG)
    for case in cases + (ANYWHERE if kind not in [other for other, _, _ in WRONG[:n]] else [])
]


@clause("MG-5.6.1")
@pytest.mark.parametrize(("kind", "tell", "token", "named", "key"), FLAT)
def test_a_token_that_is_not_offered_is_refused_with_the_clause_a_judge_would_cite(
    kind: str, tell: Callable[[], Story], token: str, named: str, key: str
) -> None:
    story = tell().expects(kind).refuses(token, clause=named)
    assert named in CLAUSES
    refusal = explain(story.board, token)
    assert refusal.key == key
    said = [refusal_text(refusal, POOL, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    for lang, text in zip(LANGUAGES, said, strict=True):
        assert faults(unquoted(text), lang) == [], text
        assert text.endswith(".")


def unquoted(text: str) -> str:
    """Without quoted tokens, which are the same in all languages."""
    return re.sub(r"'[a-z0-9 #-]*'|«.*?»", "X", text)


def test_every_kind_of_decision_is_answered_wrongly_at_least_once() -> None:
    assert {kind for kind, _, _ in WRONG} == set(KINDS)


def test_every_reason_is_given_for_some_token() -> None:
    """All but the last resort and the one that only a box with other cards can bring about."""
    given_here = {case[2] for _, _, cases in WRONG for case in cases} | {"unknown-token", "over"}
    assert set(REFUSALS) == keys_in_the_source()
    assert set(REFUSALS) - given_here == {"not-offered", "activate-face-down"}


def keys_in_the_source() -> set[str]:
    keys: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(explaining))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            second = node.args[1]
            both = [second.body, second.orelse] if isinstance(second, ast.IfExp) else [second]
            keys |= {part.value for part in both if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return keys


def said(story: Story, token: str) -> list[str]:
    return [
        re.sub(
            "[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", refusal_text(explain(story.board, token), POOL, lang)
        )
        for lang in WRITTEN_OUT
    ]


@clause("MG-5.1.7", "MG-6.5.3")
def test_who_asks_about_the_limit_is_told_how_many_creatures_are_face_down() -> None:
    story = table({"field": ["elfe", down("golem")], "hand": ["nain"]})
    assert said(story, "hide nain") == [
        "You would have more face-down than face-up creatures: now 1 of yours is face-down and 1 face-up.",
        "Vous auriez plus de créatures face cachée que de créatures face visible : vous en avez maintenant 1 face cachée"
        " et 1 face visible.",
        "Avresti più creature coperte che scoperte: ora ne hai 1 coperta e 1 scoperta.",
    ]


@clause("MG-5.1.3")
def test_who_asks_about_a_cyclops_is_told_the_slots_it_needs() -> None:
    assert said(table({"field": SIX, "hand": ["cyclope", "nain"]}), "play cyclope") == [
        "Cyclops needs 2 free slots, and you have 1.",
        "Cyclope demande 2 emplacements libres, et vous en avez 1.",
        "Ciclope richiede 2 spazi liberi, e ne hai 1.",
    ]


@clause("MG-12.34", "MG-11.25")
def test_who_asks_about_a_swap_is_told_whose_field_would_be_too_small() -> None:
    mine = table({"field": SEVEN, "hand": ["satyre", "nain"]}, {"field": ["cyclope", "elfe", "harpie"]})
    mine.does("play satyre", "target #1")
    assert said(mine, "target #8")[0] == "With #8 in this swap the field of p0 would use 8 of 7 slots."
    others = {"field": SEVEN}
    theirs = table({"field": ["cyclope", "elfe"], "hand": ["satyre", "nain"]}, others, {"field": ["harpie", "nain"]})
    theirs.does("play satyre", "target #1")
    assert said(theirs, "target #3")[0] == "With #3 in this swap the field of p1 would use 8 of 7 slots."


@clause("MG-6.2.1", "MG-9.1", "MG-15.20")
@pytest.mark.parametrize("hidden", ["golem", "nain", "phenix", "troll"])
def test_of_a_face_down_creature_of_another_nothing_is_told(hidden: str) -> None:
    """Whether it could be destroyed, drained or fused, and what it is, is not for the one who asks."""
    players: tuple[Document, ...] = (
        {"field": ["troll", "nain"], "hand": ["dragon", "troll"]},
        {"field": ["elfe", down(hidden)]},
    )
    story = table(*players)
    told = [said(story, token)[0] for token in ("use #4", "fuse #1 #4", "play troll #4")]
    assert told == ["#4 is not on your field."] * 3
    story.does("play dragon")
    assert said(story, "target #4")[0] == (
        "#4 is face-down, and of another player's creatures only face-up ones can be chosen."
    )


@clause("MG-5.6.1")
@pytest.mark.parametrize("what", [-1, 99, 1.5, None, b"done", ["done"]], ids=repr)
def test_what_is_neither_token_nor_index_is_refused(what: Any) -> None:
    story = table({"hand": ["nain", "elfe"]})
    before = story.match.hash()
    with pytest.raises((kleos.IllegalMove, TypeError)):
        story.match.choose(what)
    assert story.match.hash() == before


@clause("MG-5.6.1", "MG-8.10.3")
def test_nothing_can_be_chosen_after_the_end() -> None:
    story = table(phase="over", round=3)
    assert story.match.decision is None
    story.refuses("done", "skip", "play nain", "castle", "", clause="MG-8.10.3")


@clause("MG-5.6.1", "MG-5.6.2")
def test_a_story_can_be_told_on_after_a_refusal() -> None:
    story = table({"hand": ["nain", "elfe", "harpie"]}, deck=["golem", "sphinx"])
    story.refuses("hide nain", "fuse #1 #2", "nonsense").does("play nain").refuses("play nain", "undo", "back")
    story.does("hide harpie")
    assert story.field() == ["nain", "harpie"]


@cache
def moments() -> list[str]:
    """Saved matches at assorted decisions of matches of every size."""
    out: list[str] = []
    seen: dict[str, int] = {}
    for seed in range(7):
        match = kleos.new("mythology-go", seed=seed, players=2 + seed)
        rng = seeded(seed, 5)
        for _ in range(260):
            if match.decision is None:
                break
            kind = match.decision.kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] < 9 or seen[kind] % 50 == 0:
                out.append(match.save())
            match.choose(eager_choice(match.decision, rng))
    return out


words = st.one_of(
    st.sampled_from(POOL.notation.cards),
    st.sampled_from(POOL.notation.places),
    st.sampled_from(["p0", "p1", "p7", "p8", "white"]),
    st.integers(-3, 90).map(lambda n: f"#{n}"),
    st.integers(-3, 70000).map(lambda n: f"#{n}"),
    st.text(max_size=6),
)


@cache
def tokens() -> st.SearchStrategy[str]:
    """Texts that may look like tokens."""
    verbs = st.sampled_from(POOL.notation.verbs)
    made = st.builds(lambda verb, rest: " ".join([verb, *rest]), verbs, st.lists(words, max_size=3))
    return st.one_of(st.text(max_size=30), made)


@cache
def everything() -> list[str]:
    """All well-formed tokens, with low numbers."""
    notation = POOL.notation
    numbers = {"c": len(notation.cards), "p": len(notation.places), "s": 9, "o": 13}
    out = []
    for verb, shape in enumerate(notation.shapes):
        for a in range(numbers[shape[0]] if shape else 1):
            for b in range(numbers[shape[1]] if len(shape) > 1 else 1):
                out.append(notation.action(verb, a, b).token)
    return out


@clause("MG-5.6.1")
@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_token_is_accepted_or_refused_with_a_reason(data: st.DataObject) -> None:
    match = kleos.resume(data.draw(st.sampled_from(moments())))
    token = data.draw(tokens())
    before = match.hash()
    reason = match.why_not(token)
    assert match.hash() == before, "asking changed the match"
    if reason is None:
        match.choose(token)
        assert check_invariants(match) == []
        return
    assert reason.clause in CLAUSES
    assert all(reason.text(lang) for lang in LANGUAGES)
    assert explain(Story(match).board, token).key != "not-offered"
    with pytest.raises(kleos.IllegalMove):
        match.choose(token)
    assert match.hash() == before


@clause("MG-9.1", "MG-15.20")
@relaxed
@given(st.data())
def test_no_reason_depends_on_what_the_one_who_asks_cannot_see(data: st.DataObject) -> None:
    match = kleos.resume(data.draw(st.sampled_from(moments())))
    decision = match.decision
    assert decision is not None
    other = match.determinize(decision.seat, data.draw(st.integers(0, 9)))
    for token in data.draw(st.lists(st.one_of(st.sampled_from(everything()), tokens()), min_size=8, max_size=20)):
        assert str(match.why_not(token)) == str(other.why_not(token))


@clause("MG-5.6.1")
@pytest.mark.parametrize(("kind", "tell"), [(kind, tell) for kind, tell, _ in WRONG], ids=[f"{kind} {n}" for n, (kind, _, _) in enumerate(WRONG)])  # fmt: skip
def test_every_well_formed_token_is_refused_for_a_reason_of_its_own(kind: str, tell: Callable[[], Story]) -> None:
    """The last resort, that a token is not among the options, is never needed with the cards of this box."""
    story = tell().expects(kind)
    for token in everything():
        if token not in story.tokens:
            refusal = explain(story.board, token)
            assert refusal.key != "not-offered", token
            assert refusal.clause in CLAUSES
            assert len({refusal_text(refusal, POOL, lang) for lang in LANGUAGES}) == len(LANGUAGES)


# Positions ----------------------------------------------------------------------------------------------------------------
def position(**fields: Any) -> Document:
    return {"game": "mythology-go", "phase": "main", "players": [{}, {}], **fields}


def mine(**fields: Any) -> Document:
    """A match of two with fields of p0."""
    return position(players=[fields, {}])


def lying(card: str, **fields: Any) -> Document:
    """A match of two with one creature on p0's field."""
    return mine(field=[{"card": card, **fields}])


# Each message about positions, the field it names and its clause
BROKEN: dict[str, tuple[Document, str, str]] = {
    "position-divinity": (mine(divinity="animisme"), "players[0].divinity", ""),
    "position-belief": (mine(belief="zeus"), "players[0].belief", ""),
    "position-only-in-main": (position(phase="draw", plays=1), "plays", "MG-14.5"),
    "position-hand": (position(players=[{}, {"hand": ["elfe"]}]), "players[1].hand", "MG-15.7"),
    "position-held-twice": (position(players=[{"divinity": "zeus"}, {"divinity": "zeus"}]), "players[1].divinity", "MG-15.14"),
    "position-spells": (position(turn_spells=2, players=[{"spells_played": 1}, {}]), "players[0].spells_played", "MG-14.5"),
    "position-slots": (mine(field=[{"card": card} for card in [*SIX, "cyclope"]]), "players[0].field", "MG-15.3"),
    "position-no-creature": (lying("djinn"), "players[0].field[0].card", "MG-15.6"),
    "position-face-down": (lying("elfe", face="down"), "players[0].field[0].face", "MG-15.5"),
    "position-resurrected": (lying("nain", resurrected=True), "players[0].field[0].resurrected", "MG-15.11"),
    "position-fused": (lying("nain", fused=True), "players[0].field[0].fused", "MG-15.12"),
    "position-used": (lying("nain", used=True), "players[0].field[0].used", "MG-14.5"),
    "position-id-twice": (
        mine(field=[{"card": "nain", "id": 4}, {"card": "elfe", "id": 4}]), "players[0].field[1].id", "MG-1.12",
    ),
    "position-next-id": ({**lying("nain", id=4), "next_id": 4}, "next_id", "MG-14.12"),
    "position-belief-field": ({**lying("nain"), "phase": "belief"}, "players", "MG-14.7"),
    "position-belief-order": (position(phase="belief", players=[{}, {"belief": "animisme"}]), "players[1].belief", "MG-14.7"),
    "position-scores": (position(round=2, players=[{"scores": [1, 2]}, {}]), "players[0].scores", "MG-14.5"),
}  # fmt: skip


@clause("MG-14.5")
@pytest.mark.parametrize("key", BROKEN)
def test_a_broken_position_is_refused_by_field_and_clause(key: str) -> None:
    document, path, named = BROKEN[key]
    before = json.dumps(document)
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path == path
    assert path in str(problem.value)
    assert named in str(problem.value)
    assert key in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)
    assert json.dumps(document) == before  # what was given is left as it is


values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(-2, 26),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(POOL.notation.cards),
        st.sampled_from(["belief", "draw", "main", "scoring", "over", "up", "down"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=6),
        st.dictionaries(st.sampled_from(["card", "face", "id", "fused", "used", "mod", "known_to", "x"]), inner, max_size=3),
    ),
    max_leaves=8,
)  # fmt: skip


@cache
def documents() -> list[Document]:
    out: list[Document] = []
    for text in moments():
        match = kleos.resume(text)
        if match.decision is not None and match.decision.kind in match.game.top_level:
            out.append(match.position())
    return out[::2]


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a document."""
    out = [at]
    if isinstance(value, dict):
        for key in value:
            out += paths(value[key], (*at, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            out += paths(item, (*at, index))
    return out


def altered(document: Document, path: tuple[Any, ...], value: Any, remove: bool) -> Any:
    copy = json.loads(json.dumps(document))
    if not path:
        return value
    at = copy
    for key in path[:-1]:
        at = at[key]
    if remove:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return copy


def plays_on(match: kleos.Match) -> None:
    assert check_invariants(match) == []
    rng = seeded(1)
    for _ in range(12):
        if match.decision is None:
            assert match.outcome is not None
            break
        match.choose(eager_choice(match.decision, rng))
        assert check_invariants(match) == []


@clause("MG-14.5")
@relaxed
@given(st.data())
def test_an_altered_position_is_refused_by_naming_the_field_or_makes_a_sound_match(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(documents()))
    path = data.draw(st.sampled_from([path for path in paths(document) if path[:1] != ("deck",)]))
    broken = altered(document, path, data.draw(values), data.draw(st.booleans()))
    try:
        match = kleos.from_position(broken)
    except kleos.PositionError as problem:
        assert told_in_every_language(problem)
        return
    plays_on(match)


FIELDS = ["seed", "round", "phase", "starter", "active", "plays", "turn_spells", "countdown", "opportunities", "next_id",
          "deck", "deck_rest", "discard"]  # fmt: skip
PLAYER_FIELDS = ["field", "hand", "divinity", "belief", "belief_used", "spells_played", "scores", "conceded"]


@clause("MG-14.5", "MG-14.8")
@relaxed
@given(
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=2),
    st.lists(st.dictionaries(st.sampled_from(PLAYER_FIELDS), values, max_size=2), min_size=2, max_size=4),
)
def test_any_fields_make_a_sound_match_or_an_error_that_names_one(
    fields: dict[str, Any], players: list[dict[str, Any]]
) -> None:
    try:
        match = kleos.from_position({"game": "mythology-go", **fields, "players": players})
    except kleos.PositionError as problem:
        assert told_in_every_language(problem)
        return
    if match.decision is None or match.decision.kind in match.game.top_level:
        again = kleos.from_position(match.position())
        assert again.position() == match.position()
    plays_on(match)


@clause("MG-14.5")
@relaxed
@given(st.one_of(values, st.text(), st.dictionaries(st.sampled_from(["game", "players"]), values)))
def test_what_is_no_position_is_refused(value: Any) -> None:
    with pytest.raises(kleos.PositionError):
        kleos.from_position(value)


# Saves and records ----------------------------------------------------------------------------------------------------------
@relaxed
@given(st.data())
def test_a_damaged_save_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(moments()))
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(list('0123456789abc"[]{},')))
    broken = text[:at] + letter + text[at + 1 :]
    if broken == text:
        return
    with pytest.raises(kleos.SaveError):
        kleos.resume(broken)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "kleos", '{"kleos": 1}', '{"kleos": 2, "check": ""}'])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(kleos.SaveError) as problem:
        kleos.resume(text)
    assert told_in_every_language(problem.value)


@clause("MG-15.21", "MG-5.6.1")
def test_a_record_with_a_move_nobody_could_make_is_refused_by_its_line() -> None:
    story = begun(seed=5, players=4)
    rng = seeded(5)
    match = story.match
    for _ in range(12):
        assert match.decision is not None
        match.choose(eager_choice(match.decision, rng))
    lines = match.record().splitlines()
    assert kleos.replay("\n".join(lines)).hash() == match.hash()
    at = next(i for i, line in enumerate(lines) if line.startswith("4. "))
    seat = lines[at].split()[1]
    for move in (
        f"4. {seat} card zeus",
        f"4. p{(int(seat[1]) + 1) % 4} done",
        "4. p9 done",
        f"4. {seat} castle",
        f"9. {seat} done",
    ):
        with pytest.raises(kleos.RecordError) as problem:
            kleos.replay("\n".join([*lines[:at], move, *lines[at + 1 :]]))
        assert problem.value.line == at + 1
        assert told_in_every_language(problem.value)
    for key, value in [("players", "3"), ("players", "9"), ("players", "x"), ("cards", "0"), ("seed", "x")]:
        header = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in lines]
        assert header != lines
        with pytest.raises(kleos.RecordError) as problem:
            kleos.replay("\n".join(header))
        assert told_in_every_language(problem.value)
    with pytest.raises(kleos.RecordError):
        kleos.replay("\n".join([*lines[:2], "first_player: 1", *lines[2:]]))


# Card files -----------------------------------------------------------------------------------------------------------------
def replaced(old: str, new: str, table_of: str) -> str:
    """The file of the box with another text in one table."""
    start = CARDS.index(f"[{table_of}]\n")
    end = CARDS.find("\n[", start)
    part = CARDS[start : end if end > 0 else len(CARDS)]
    assert old in part, f"{old} is not in {table_of}"
    return CARDS[:start] + part.replace(old, new, 1) + CARDS[start + len(part) :]


def place(text: str, table_of: str, found: str) -> str:
    """Where a piece of text stands in a table, as line:column."""
    start = text.index(f"[{table_of}]\n")
    at = text.index(found, start)
    return f"{text.count(chr(10), 0, at) + 1}:{at - text.rfind(chr(10), 0, at)}"


# Each message about card files: what is changed in which table, and what the mistake is found at
BROKEN_CARDS: dict[str, tuple[str, str, str, str]] = {
    "card-expected-colours": ("colours", "green =", "white =", "[colours]"),
    "card-expected-colour-bonus": ("colours", "{ at_least = 3, points = 2 }", "{ at_most = 3, points = 2 }", "green"),
    "line-not-for-card": ("elfe", "play =", "cast =", "draw(2)"),
    "line-second": ("elfe", '{ play = "draw(2)" },', '{ play = "draw(2)" },\n    { play = "may_destroy" },', "may_destroy"),
}  # fmt: skip


def without(kind: str, keep: int) -> str:
    """The file with only so many cards of a kind."""
    head, *cards = re.split(r"(?m)^(?=\[)", CARDS)
    left = [card for card in cards if f'kind = "{kind}"' in card][:keep]
    return head + "".join(card for card in cards if f'kind = "{kind}"' not in card or card in left)


BROKEN_BOXES: dict[str, tuple[str, str]] = {
    "box-divinities": (without("divinity", 8), "MG-2.4"),
    "box-beliefs": (without("belief", 8), "MG-2.5"),
    "box-deck": (CARDS.replace("copies = 4", "copies = 2"), "MG-2.3"),
    "box-no-creature": (CARDS.replace('kind = "creature"\n', 'kind = "creature"\nslots = 2\n').replace("slots = 2\nhidden = false\nprinted", "hidden = false\nprinted"), "MG-5.1.6"),
}  # fmt: skip


@pytest.mark.parametrize("key", BROKEN_CARDS)
def test_a_mistake_in_a_card_file_is_told_with_its_place(key: str) -> None:
    card, old, new, found = BROKEN_CARDS[key]
    text = replaced(old, new, card)
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", text)
    assert len(problem.value.problems) == 1, problem.value.problems
    assert problem.value.problems[0].startswith(f"box.toml:{place(text, card, found)}: [{card}] "), (
        problem.value.problems
    )
    assert key in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("MG-2.3", "MG-2.4", "MG-2.5", "MG-5.1.6")
@pytest.mark.parametrize("key", BROKEN_BOXES)
def test_a_box_of_other_numbers_is_refused(key: str) -> None:
    text, named = BROKEN_BOXES[key]
    with pytest.raises(kleos.CardFileError, match=named) as problem:
        read_pool("box.toml", text)
    assert [entry.startswith("box.toml:1:1: ") for entry in problem.value.problems] == [True]
    assert key in keys_of(problem.value.words)
    assert told_in_every_language(problem.value)


@clause("MG-2.4", "MG-2.5")
def test_as_many_divinities_and_beliefs_as_eight_players_need_are_enough() -> None:
    assert len(read_pool("box.toml", without("divinity", 9)).divinities) == 9
    assert len(read_pool("box.toml", without("belief", 9)).beliefs) == 9


def test_every_message_of_the_game_is_provoked() -> None:
    """Each message of problems.ftl belongs to a test of this file."""
    keys = {id for id, _ in entries((CATALOGUE.folder / "en" / "problems.ftl").read_text("utf-8"))}
    assert keys == {*BROKEN, *BROKEN_CARDS, *BROKEN_BOXES, "no-options"}


OTHER_MISTAKES = [
    ("elfe", "value = 3", "value = -1", "value"),
    ("elfe", "value = 3", "value = 2.5", "value"),
    ("elfe", "value = 3\n", "", "[elfe]"),
    ("elfe", "copies = 4", "copies = 0", "copies"),
    ("elfe", '"green"', '"white"', "colour"),
    ("elfe", '"green"', "1", "colour"),
    ("elfe", 'kind = "creature"', 'kind = "hero"', "kind"),
    ("elfe", 'kind = "creature"', 'kind = ["creature"]', "kind"),
    ("elfe", 'kind = "creature"\n', "", "[elfe]"),
    ("elfe", "colour", "color", "color"),
    ("elfe", "hidden = false", 'hidden = "no"', "hidden"),
    ("elfe", '{ en = "Elf", fr = "Elfe", it = "Elfo" }', '"Elf"', "name"),
    ("elfe", 'en = "Elf", ', "", "name"),
    ("elfe", '["name.fr", "hidden"]', '[["hidden"]]', "printed"),
    ("elfe", '["name.fr", "hidden"]', '"hidden"', "printed"),
    ("elfe", '["name.fr", "hidden"]', '["line.2"]', "printed"),
    ("troll", '"line.2".en', '"line.3".en', "partly"),
    ("troll", '"line.2".en', '"line.1".en', "partly"),
    ("cyclope", "partly.slots.en", "partly.slots.de", "partly"),
    ("loki", 'unnamed = ["identification"]', 'unnamed = ["line.1"]', "unnamed"),
    ("elfe", "draw(2)", "drow(2)", "drow(2)"),
    ("elfe", "draw(2)", "draw(2", "draw(2"),
    ("elfe", "draw(2)", "draw()", "draw()"),
    ("elfe", "draw(2)", "draw(green)", "green)"),
    ("elfe", "{ play =", "{ plays =", "lines"),
    ("elfe", '"draw(2)"', "2", "play"),
    ("cyclope", "slots = 2", "slots = 8", "slots"),
    ("loki", "identification = 4", "identification = 0", "identification"),
    ("animisme", "draws(6)", "draws(0)", "draws(0)"),
    ("animisme", "draws(6)", "draws(10)", "draws(10)"),
    ("colours", "points = 2 }", 'points = "2" }', "green"),
    ("colours", "at_least = 3, ", "at_least = 3, exactly = 3, ", "green"),
]


@pytest.mark.parametrize(("card", "old", "new", "found"), OTHER_MISTAKES, ids=str)
def test_other_mistakes_are_told_with_their_place_too(card: str, old: str, new: str, found: str) -> None:
    text = replaced(old, new, card)
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", text)
    line = place(text, card, found).partition(":")[0]
    assert any(entry.startswith(f"box.toml:{line}:") for entry in problem.value.problems), problem.value.problems
    assert all(f"[{card}]" in entry for entry in problem.value.problems)
    assert told_in_every_language(problem.value)


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    text = replaced("value = 3", "value = -1", "elfe").replace("monochrome(8)", "monocrome(8)")
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", text.replace("green = {", "white = {", 1))
    assert len(problem.value.problems) == 3


def test_what_is_no_toml_is_told_with_its_place() -> None:
    with pytest.raises(kleos.CardFileError) as problem:
        read_pool("box.toml", "[elfe\n")
    assert problem.value.problems[0].startswith("box.toml:1:6: ")
    with pytest.raises(kleos.CardFileError):
        read_pool("box.toml", "")
