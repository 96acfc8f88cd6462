"""Mythology GO at the table: two to eight fields, beliefs, countings, by the same keys as every game."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.games.mythology_go.terminal.layout import Myths
from kleos.match import Match
from kleos.terminal.messages import LANGUAGES
from kleos.terminal.table.layout import Look
from kleos.terminal.table.layouts import layout_of
from kleos.terminal.table.playing import OVER
from kleos.terminal.table.reading import Reading
from kleos.testing import clause

from .conftest import SMALL, Sit, Sitting, kept, new_match, records

GAME = "mythology-go"
RULES = kleos.rules(GAME)
MIDDLE = (130, 42)
SIZES = [SMALL, MIDDLE]

POSITION: dict[str, Any] = {
    "game": GAME, "seed": 7, "round": 2, "phase": "main", "starter": 1, "active": 0, "opportunities": 3,
    "countdown": 3, "deck": ["lutin", "minotaure"], "deck_rest": True, "discard": ["djinn", "sphinx"],
    "players": [
        {"field": [{"card": "golem", "id": 17, "mod": -2}, {"card": "licorne", "face": "down", "id": 18},
                   {"card": "troll", "id": 12}, {"card": "troll", "id": 13}],
         "hand": ["dragon", "troll", "nain", "nain", "satyre"], "divinity": "odin", "belief": "fatalisme",
         "scores": [27]},
        {"field": [{"card": "phenix", "id": 15, "resurrected": True}, {"card": "nain", "face": "down", "id": 16},
                   {"card": "chupacabra", "id": 19, "mod": 2}, {"card": "cyclope", "id": 20}],
         "divinity": "thot", "belief": "druidisme", "spells_played": 1, "scores": [24]},
    ],
}  # fmt: skip
SECRETS = ("Thoth", "Minotaur", "Imp")


def position(**changes: Any) -> Match:
    return kleos.from_position({**POSITION, **changes})


def counted() -> Match:
    """The counting is done, the next round has begun."""
    players = [
        {"field": [{"card": "harpie"}, {"card": "harpie"}], "divinity": "zeus"},
        {"field": [{"card": "harpie"}, {"card": "golem"}], "divinity": "ra"},
    ]
    return kleos.from_position({"game": GAME, "seed": 3, "phase": "scoring", "deck_rest": True, "players": players})


# Playing ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_keys(sit: Sit, data: Path, size: tuple[int, int]) -> None:
    rng = random.Random(2)

    async def story(at: Sitting) -> None:
        while at.play.stage != OVER:
            await at.take_any(rng)
        outcome = at.match.outcome
        assert outcome is not None
        assert " : ".join(str(score) for score in outcome.scores) in at.one_line()
        assert "Final ranking" in at.one_line()

    sit(story, position(round=3, players=[{**one, "scores": [20, 20]} for one in POSITION["players"]]), size=size)
    (record,) = records(data)
    assert kleos.replay(record.read_text("utf-8")).outcome is not None
    assert kept(data) == []


def test_a_card_is_played_face_up_face_down_or_onto_another(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        (found,) = [item for item in at.items if item.key == "hand:troll"]
        assert found.text == "Troll: face-up / onto #12 / onto #13 / face-down"
        await at.press(found.letter)
        assert at.play.picked == "hand:troll"
        assert [item.aims for item in at.items] == [(), ("#12",), ("#13",), ()]
        await at.take(1)
        own = at.match.view(0)["players"][0]["field"]
        assert [c["object"] for c in own if c["fused"]] == [12]

    sit(story, position())


def test_creatures_are_fused_by_pointing_at_one(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        (found,) = [item for item in at.items if item.key == "#12"]
        assert found.aims == ("#13",)
        await at.press(found.letter)
        assert [c["object"] for c in at.match.view(0)["players"][0]["field"]] == [12, 17, 18]

    sit(story, position())


def test_a_belief_is_used_at_the_own_name(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.take_token("use fatalisme")
        assert at.match.view(0)["players"][0]["belief_used"]
        assert re.search(r"p0 \(you\) · Fatalism ✓", at.text())

    sit(story, position())


def test_a_dragon_leads_to_the_creatures_of_others(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.take_token("play dragon")
        assert [item.key for item in at.items] == ["#19", "#20", None], "the Phoenix is indestructible"
        await at.press("a")
        assert "Chupacabra" not in at.text().partition("p1")[2].partition("\n\n")[0].splitlines()[1]

    sit(story, position())


def test_beliefs_are_chosen_where_they_are_shown(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        free = [item.key for item in at.items]
        assert free == [f"belief:{id}" for id in at.match.view(0)["free_beliefs"]]
        assert "Totemism" in at.text()
        await at.take_token("card totemisme")
        assert at.match.view(0)["players"][0]["belief"] == "totemisme"

    sit(story, kleos.new(GAME, seed=next(s for s in range(9) if kleos.new(GAME, seed=s).view(0)["starter"] == 0)))


@clause("MG-8.7.5")
def test_an_accusation_names_a_player_then_a_divinity(sit: Sit) -> None:
    players = [
        {"field": [{"card": "golem"}], "divinity": "athena"},
        {"field": [{"card": "elfe"}], "divinity": "loki"},
        {"field": [{"card": "golem"}], "divinity": "zeus"},
    ]

    async def story(at: Sitting) -> None:
        assert [item.key for item in at.items] == ["player:1", "player:2"]
        assert at.items[0].text == "p1 (random): Loki / Thoth"
        await at.press("a")
        await at.take(0)
        (taken,) = [i for i in at.match.view(0)["rounds"][0]["sheet"][0]["items"] if i["kind"] == "identification"]
        assert (taken["player"], taken["points"]) == (1, 4)

    sit(story, kleos.from_position({"game": GAME, "phase": "scoring", "deck_rest": True, "players": players}))


# Arranging ----------------------------------------------------------------------------------------------------------------
def lies(at: Sitting, seat: int = 0) -> list[str]:
    """The field of a player as it is drawn, from the left."""
    own = {f"#{creature['object']}" for creature in at.match.view(None)["players"][seat]["field"]}
    return [spot.key for spot in sorted(at.play.spots(), key=lambda spot: spot.x) if spot.key in own]


@clause("MG-5.5.1", "MG-5.5.2")
def test_brackets_arrange_the_own_field_and_nothing_of_the_match(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        before = at.match.save()
        assert lies(at) == ["#12", "#13", "#17", "#18"]
        at.play.point("#18")
        await at.press("[", "[", "[", "[")
        assert (lies(at), at.play.cursor) == (["#18", "#12", "#13", "#17"], "#18")
        await at.press("]")
        assert lies(at) == ["#12", "#18", "#13", "#17"]
        assert at.match.save() == before
        at.play.point("#15")
        await at.press("]")
        assert at.says("arrange-own")
        assert lies(at, 1) == ["#15", "#16", "#19", "#20"]
        await at.take_token("play nain")
        assert lies(at) == ["#12", "#18", "#13", "#17", "#21"]
        await at.press("u")
        assert lies(at) == ["#12", "#18", "#13", "#17"]
        await at.press("question_mark")
        assert at.says("keys-arrange")

    sit(story, position(), size=MIDDLE)


def test_without_a_field_to_arrange_brackets_do_nothing(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        shown = at.text()
        await at.press("[", "]")
        assert at.text() == shown

    sit(story, new_match())


# Looking ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_the_screen_shows_everything_the_seat_may_know(sit: Sit, size: tuple[int, int]) -> None:
    async def story(at: Sitting) -> None:
        text = at.text()
        words = at.one_line()
        for told in ("Round 2 of 3", "main phase", "last turns: 3 left", "Discard pile (2)", "p0 (you) · Fatalism · Odin",
                     "4/7 27", "◆p1 (random) · Druidism", "✦1 5/7 24", "Golem", "▒Unicorn", "#17 2±Gy", "#18 2Bl",
                     "#12 2Gn", "Phoenix", "#15 1Ye☼", "▒▒▒▒", "#16 ▒", "#19 4±Or", "#20 7Bl", "Dragon", "Satyr"):  # fmt: skip
            assert told in words, told
        assert re.search(r"Dwarf +×2 1Gy", text)
        assert not [secret for secret in SECRETS if secret in text]

    sit(story, position(), size=size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_number_of_players_has_its_fields(players: int, size: tuple[int, int]) -> None:
    """Every creature can be pointed at, no two stand in each other's way, and the own field comes first."""
    match = kleos.new(GAME, seed=players, players=players)
    rng = random.Random(players)
    while match.decision is not None and (
        match.view(None)["opportunities"] < 3 * players or match.decision.kind != "main" or match.decision.seat != 0
    ):
        match.choose(rng.randrange(len(match.decision.options)))
    layout = layout_of(GAME)
    width, height = size if size == SMALL else (91, size[1])
    view = match.view(0)
    look = Look(view, "en", ("p0 (you)", *[f"p{seat} (search)" for seat in range(1, players)]))
    head = layout.head(look, width, 4)
    hand = layout.hand(look, width, height // 5 if height >= 30 else 3)
    assert head.height + hand.height <= (5 if size == SMALL else 12)
    board = layout.table(look, width, height - 9 - head.height - hand.height)
    keys = [spot.key for spot in board.spots]
    objects = [f"#{c['object']}" for player in view["players"] for c in player["field"]]
    assert set(objects) | {f"player:{seat}" for seat in range(players)} == set(keys)
    assert keys[0] == "player:0"
    cells = [(x, y) for s in board.spots for x in range(s.x, s.x + s.width) for y in range(s.y, s.y + s.height)]
    assert len(cells) == len(set(cells))
    text = "\n".join(board.lines())
    for player in view["players"]:
        assert re.search(rf"p{player['seat']} .*{player['belief_name']}.* {player['slots_used']}/7 ", text)
        for c in player["field"]:
            assert re.search(rf"#{c['object']} {c['value'] if c['known'] else '▒'}", text)


@clause("MG-9.9")
@pytest.mark.parametrize("size", SIZES)
def test_a_counting_is_opened_by_a_key_and_stays(sit: Sit, size: tuple[int, int]) -> None:
    async def story(at: Sitting) -> None:
        assert re.search(r"p0 \(you\) +2 +8 +3 +- +- +- +13", at.text()), "the sums are on the table"
        await at.press("S")
        assert isinstance(at.app.screen, Reading)
        words = at.one_line()
        assert "Counting of round 1" in words
        for item in at.match.view(0)["rounds"][0]["sheet"][0]["items"]:
            assert item["text"] in words
        await at.press("escape")
        await at.take(0)
        await at.press("S")
        assert "Counting of round 1" in at.one_line()

    sit(story, counted(), size=size)


def test_without_a_counting_the_key_says_so(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("S")
        assert at.says("myths-none-counted")

    sit(story, kleos.new(GAME, seed=1))


def test_why_not_cards_piles_rules_and_signs(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        at.play.point("hand:dragon")
        await at.press("w")
        assert "✗ play it face-down" in at.one_line()
        assert "MG-5.1.5" in at.text()
        await at.press("escape")
        at.play.point("hand:troll")
        await at.press("i")
        assert "[published]" in at.text()
        assert "Published: name (Troll in French), value." in at.text()
        await at.pilot.press("pagedown")
        await at.settle()
        assert "MG-11.16" in at.text()
        await at.press("escape", "p")
        assert "djinn Djinn" in at.text()
        await at.press("escape", "r")
        assert "MG-" in at.text()
        await at.press("escape", "question_mark")
        await at.pilot.press(*["pagedown"] * 4)
        await at.settle()
        assert at.says("legend-free-slot")
        await at.press("escape")
        at.play.point("#16")
        await at.press("i")
        assert at.says("myths-face-down")
        assert "Dwarf" not in at.text().partition("Field of p1")[2].splitlines()[0]

    sit(story, position())


def test_every_question_is_drawn_in_every_language() -> None:
    """Random matches meet most kinds of questions; the layout finds the thing of every option and names it."""
    layout = layout_of(GAME)
    assert isinstance(layout, Myths)
    kinds = set()
    for seed in range(8):
        rng = random.Random(seed)
        match = kleos.new(GAME, seed=seed, players=2 + seed % 7)
        lang = LANGUAGES[seed % len(LANGUAGES)]
        while (decision := match.decision) is not None:
            if decision.kind not in kinds or rng.random() < 0.01:
                kinds.add(decision.kind)
                drawn(layout, match, lang)
            match.choose(rng.randrange(len(decision.options)))
    assert {"choose-belief", "main", "dragon-target", "gorgon-copy", "werewolf-transform", "accuse"} <= kinds


def drawn(layout: Myths, match: Match, lang: str) -> None:
    decision = match.decision
    assert decision is not None
    names = tuple(f"p{seat}" for seat in range(match.players))
    tokens = tuple(decision.options.tokens())
    look = Look(match.view(decision.seat, lang), lang, names, tokens=tokens)
    keys = [layout.subject(token, look) for token in tokens]
    lit = Look(look.view, lang, names, tokens=tokens, letters={key: "a" for key in keys if key})
    pictures = [layout.head(lit, 80, 4), layout.table(lit, 80, 8), layout.hand(lit, 80, 3)]
    spots = {spot.key for picture in pictures for spot in picture.spots}
    for key in {key for key in keys if key is not None}:
        assert layout.title(key, look)
        if not key.startswith("card:"):  # the creatures that a Djinn names lie nowhere
            assert key in spots, (decision.kind, key)
        mine = [token for token, of in zip(tokens, keys, strict=True) if of == key]
        assert layout.summary(key, mine, look)
    assert layout.in_short(look.view, lang)
    assert layout.about(lang)
