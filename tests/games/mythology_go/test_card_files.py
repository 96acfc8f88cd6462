"""Corrected card files: whoever knows the printed cards better can play with a copy of the box's file."""

from functools import cache
from importlib.resources import files
from typing import Any, Self

import pytest

from kleos.engine.rng import seeded
from kleos.games.mythology_go.explain import explain
from kleos.games.mythology_go.game import MythologyGo
from kleos.games.mythology_go.pool import read_pool, standard_pool
from kleos.games.mythology_go.testing import Story, down
from kleos.games.mythology_go.words.reasons import refusal_text
from kleos.language.languages import LANGUAGES
from kleos.match import Match, started
from kleos.testing import check_invariants, clause, eager_choice

CARDS = files("kleos.games.mythology_go").joinpath("cards.toml").read_text("utf-8")


def edited(text: str, card: str, old: str, new: str) -> str:
    """The file with another text in the table of one card."""
    start = text.index(f"[{card}]\n")
    end = text.find("\n[", start)
    part = text[start : end if end > 0 else len(text)]
    assert old in part, f"{old} is not in {card}"
    return text[:start] + part.replace(old, new, 1) + text[start + len(part) :]


def box(*changes: tuple[str, str, str]) -> str:
    text = CARDS
    for card, old, new in changes:
        text = edited(text, card, old, new)
    return text


# Other numbers only
OTHER_VALUES = box(
    ("colours", "green = { at_least = 3, points = 2 }", "green = { exactly = 2, points = 7 }"),
    ("elfe", "value = 3", "value = 0"),
    ("elfe", "draw(2)", "draw(3)"),
    ("golem", "value = 4", "value = 9"),
    ("golem", "copies = 4", "copies = 6"),
    ("minotaure", "strong(-2)", "strong(5)"),
    ("chupacabra", "may_drain(2)", "may_drain(9)"),
    ("phenix", "resurrection(9)", "resurrection(1)"),
    ("griffon", "copies(3, 6)", "copies(2, 10)"),
    ("cyclope", "slots = 2", "slots = 3"),
    ("loki", "identification = 4", "identification = 7"),
    ("anubis", "twice(18)", "twice(40)"),
    ("animisme", "draws(6)", "draws(9)"),
    ("esoterisme", "more_down(1)", "more_down(3)"),
)
# Effects that no card of the box has
OTHER_EFFECTS = box(
    ("chimere", "hidden = false\n", ""),
    ("nain", "lines = [", 'lines = [\n    { play = "may_destroy" },'),
    ("centaure", "lines = [", 'lines = [\n    { always = "fusion" },\n    { always = "indestructible" },'),
    ("sirene", "lines = [", 'lines = [\n    { round_end = "copy" },'),
    ("golem", '{ always = "indestructible" },', '{ activate = "sacrifice_then_place" },\n    { counted = "weak(4)" },'),
    ("djinn", "fetch", "draw(2)"),
    ("lutin", "everyone_places", "swap"),
    ("anubis", "twice(18)", "points_for_spells(3, 9)"),
    ("zeus", "lines = [", "identification = 2\nlines = ["),
    ("animisme", 'always = "draws(6)"', 'activate = "turn_over"'),
    ("divination", "lines = [", 'lines = [\n    { always = "free_spell" },'),
)
# A creature under another id and other names
RENAMED = CARDS.replace("[gorgone]", "[meduse]").replace('"Gorgone"', '"Méduse"')
BOXES = {"values": OTHER_VALUES, "effects": OTHER_EFFECTS, "renamed": RENAMED}


@cache
def game(name: str) -> MythologyGo:
    return MythologyGo(read_pool("box.toml", BOXES[name]))


def begun(name: str, players: int, seed: int) -> Match:
    the_game = game(name)
    return started(the_game, the_game.setup(seed, players, None, None))


class Told(Story):
    """A story with cards that are not those of the game's own box, which a saved match would name."""

    def does(self, *tokens: str) -> Self:
        for token in tokens:
            self.match = self.match.clone()
            self.match.choose(token)
            self.check()
        return self


def loaded(name: str, *players: dict[str, Any], **fields: Any) -> Story:
    """A story with the cards of such a box, in p0's main phase unless it says otherwise."""
    the_game = game(name)
    seats = []
    for given in [*players, *[{}] * (2 - len(players))]:
        seat = dict(given)
        seat["field"] = [{"card": one} if isinstance(one, str) else one for one in given.get("field", [])]
        seats.append(seat)
    state = the_game.load({"game": "mythology-go", "phase": "main", "players": seats, **fields})
    state.run()
    return Told(Match(the_game, state, None, None))


# Whole matches ------------------------------------------------------------------------------------------------------------
@clause("MG-15.1", "MG-15.3", "MG-15.22")
@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_whole_matches_are_played_with_a_corrected_box(name: str, players: int) -> None:
    match = begun(name, players, players)
    rng = seeded(players, 3)
    moves = 0
    while (decision := match.decision) is not None:
        assert check_invariants(match) == []
        moves += 1
        if moves % 7 == 0:  # also from what is saved of it
            again = match.game.decode(match.game.encode(match.state))
            again.log = match.state.log
            again.run()
            other = Match(match.game, again, match.setup, match.moves)
            assert other.hash() == match.hash()
            match = other
            decision = match.decision
            assert decision is not None
        if moves % 5 == 0:
            for token in ("play elfe", "hide nain", "use #3", "target #3", "fuse #1 #2", "card golem", "use animisme"):
                assert (match.why_not(token) is None) == (token in decision.options.tokens())
            for lang in LANGUAGES:
                assert decision.prompt(lang)
                assert all(option.text(lang) for option in decision.options)
        match.choose(eager_choice(decision, rng))
    assert check_invariants(match) == []
    assert match.outcome is not None
    assert moves > 20


@clause("MG-14.8")
@pytest.mark.parametrize("name", BOXES)
def test_positions_of_such_matches_come_back(name: str) -> None:
    match = begun(name, 3, 4)
    rng = seeded(4)
    written = 0
    while (decision := match.decision) is not None:
        if decision.kind in match.game.top_level:
            document = match.position()
            state = match.game.load(document)
            state.run()
            again = Match(match.game, state, None, None)
            assert again.position() == document
            assert again.decision is not None
            assert again.decision.options.tokens() == decision.options.tokens()
            written += 1
        match.choose(eager_choice(decision, rng))
    assert written > 10


# What the corrections do ----------------------------------------------------------------------------------------------------
@clause("MG-8.6.1", "MG-8.5.12", "MG-8.9.3", "MG-1.16")
def test_other_values_count() -> None:
    story = loaded("values", {"field": ["elfe", "elfe"]}, {"field": ["griffon", "griffon"]}, phase="scoring", round=3)
    assert story.scores() == [0 + 7, 4 + 10]
    strong = loaded("values", {"field": ["minotaure"]}, {"field": ["elfe"]}, phase="scoring", round=3)
    assert strong.scores() == [5 - 1 + 5, 0]
    large = loaded("values", {"field": ["nain", "harpie", "sphinx", "troll", "elfe"], "hand": ["cyclope", "gobelin"]})
    large.refuses("play cyclope", clause="MG-5.1.2")
    assert loaded("values", {"hand": ["elfe", "nain"]}, deck=["harpie"] * 4).does("play elfe").hand() == (
        ["nain", "harpie", "harpie", "harpie"]
    )
    assert len(loaded("values", {"belief": "animisme"}, phase="draw", deck_rest=True).hand()) == 9


@clause("MG-6.5.3", "MG-8.8.5")
def test_beliefs_and_divinities_go_by_the_values_of_the_box() -> None:
    field = [down("nain"), down("golem")]
    esoteric = loaded("values", {"field": field, "hand": ["harpie", "sphinx"], "belief": "esoterisme"})
    esoteric.offers("hide harpie")
    full = loaded("values", {"field": [*field, down("harpie")], "hand": ["sphinx"], "belief": "esoterisme"})
    full.refuses("hide sphinx", clause="MG-6.5.3")
    story = loaded("values", {"divinity": "loki"}, {"divinity": "zeus"}, phase="scoring", round=3).does(
        "accuse p1 zeus"
    )
    assert story.scores() == [7, -7]


@clause("MG-5.4.5", "MG-5.3.1", "MG-11.25", "MG-8.7.1")
def test_other_effects_act() -> None:
    golem = loaded("effects", {"field": ["golem", "elfe", "harpie"], "hand": ["troll"]}).does("use #1", "target #2")
    assert golem.expects("chimera-place", 0).discard == ["elfe"]
    loaded("effects", {"field": ["centaure", "centaure", "troll"], "hand": ["elfe"]}).offers("fuse #1 #2")
    dwarf = loaded("effects", {"hand": ["nain", "elfe"]}, {"field": ["harpie", "centaure"]}).does("play nain")
    dwarf.expects("dragon-target", 0).expects_exactly("target #1", "skip").refuses("target #2", clause="MG-6.3.2")
    imp = loaded("effects", {"hand": ["lutin", "elfe"]}).refuses("play lutin", clause="MG-5.2.5")
    imp.offers("play elfe")
    zeus = loaded("effects", {"divinity": "zeus"}, {"divinity": "loki"}, phase="scoring", round=3).expects("accuse", 0)
    zeus.does("accuse p1 loki").expects("accuse", 1).does("accuse p0 zeus")
    assert zeus.scores() == [2 - 4, 4 - 2]


@clause("MG-8.3.4", "MG-13.5")
def test_two_kinds_of_creature_may_copy() -> None:
    story = loaded("effects", {"field": ["sirene", "gorgone"]}, {"field": ["elfe"]}, phase="scoring", round=3)
    story.expects("gorgon-copy", 0).expects_exactly("target #2", "target #3").refuses("target #1", clause="MG-8.3.4")


@clause("MG-13.1")
def test_a_renamed_creature_is_the_same_under_its_new_id() -> None:
    story = loaded("renamed", {"field": ["meduse", "elfe"]}, {"field": ["nain"]}, phase="scoring", round=3)
    assert story.expects("gorgon-copy", 0).asked(0)["source"] == "meduse"
    loaded("renamed", {"hand": ["meduse", "elfe"]}).offers("play meduse").refuses("play gorgone", clause="MG-5.6.1")


@clause("MG-5.5.4", "MG-5.6.1")
def test_what_lies_face_down_cannot_be_activated() -> None:
    """Only in a box where the Chimera may lie face-down."""
    story = loaded("effects", {"field": [down("chimere"), "elfe"], "hand": ["troll"]})
    story.refuses("use #1", clause="MG-5.5.4")
    refusal = explain(story.board, "use #1")
    assert refusal.key == "activate-face-down"
    assert len({refusal_text(refusal, story.board.pool, lang) for lang in LANGUAGES}) == len(LANGUAGES)


# What such a box is called --------------------------------------------------------------------------------------------------
def digest(text: str) -> str:
    return read_pool("box.toml", text).digest


@clause("MG-2.2", "MG-8.6.1")
def test_a_box_that_plays_differently_has_another_digest() -> None:
    plain = standard_pool().digest
    assert digest(CARDS) == plain
    changes = [
        ("elfe", "value = 3", "value = 4"),
        ("elfe", "copies = 4", "copies = 5"),
        ("elfe", '"green"', '"blue"'),
        ("elfe", "draw(2)", "draw(3)"),
        ("elfe", "hidden = false\n", ""),
        ("cyclope", "slots = 2", "slots = 3"),
        ("loki", "identification = 4", "identification = 5"),
        ("animisme", "draws(6)", "draws(7)"),
        ("colours", "green = { at_least = 3, points = 2 }", "green = { at_least = 3, points = 3 }"),
        ("colours", "green = { at_least = 3, points = 2 }", "green = { exactly = 3, points = 2 }"),
    ]
    found = [
        digest(box(change).replace('"name.fr", "hidden"]', '"name.fr"]') if change[2] == "" else box(change))
        for change in changes
    ]
    assert len({plain, *found}) == len(changes) + 1
    assert digest(RENAMED) != plain


@clause("MG-2.6")
def test_names_and_what_is_known_of_a_card_make_no_other_box() -> None:
    plain = standard_pool().digest
    assert digest(box(("elfe", '"Elfe"', '"L\'Elfe"'))) == plain
    assert digest(box(("zeus", '{ en = "Zeus", fr = "Zeus", it = "Zeus" }', '{ en = "Jupiter" }'))) == plain
    assert digest(box(("elfe", '["name.fr", "hidden"]', '["name.fr", "hidden", "value", "line.1"]'))) == plain
    assert digest("# my box\n" + CARDS) == plain


@clause("MG-10.1")
def test_a_corrected_name_is_shown() -> None:
    renamed = MythologyGo(read_pool("box.toml", box(("elfe", 'fr = "Elfe"', 'fr = "Grand Elfe"'))))
    assert renamed.faces()["elfe"].name("fr") == "Grand Elfe"
    assert renamed.with_cards("box.toml", CARDS).faces()["elfe"].name("fr") == "Elfe"
