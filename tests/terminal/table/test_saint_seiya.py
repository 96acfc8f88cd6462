"""Saint Seiya at the table: two to five players, by the same keys as every game."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.games.saint_seiya.terminal.layout import Terrain
from kleos.match import Match, replayed
from kleos.terminal.keeping import HUMAN, kept_matches
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.opening import going_on
from kleos.terminal.session import Session
from kleos.terminal.table.handover import HandOver
from kleos.terminal.table.layout import Look
from kleos.terminal.table.layouts import layout_of
from kleos.terminal.table.playing import HANDING, OVER, PlayScreen
from kleos.terminal.table.reading import Reading, RulesBook
from kleos.terminal.table.replaying import ALL
from kleos.terminal.table.welcome import Welcome
from kleos.terminal.table.widgets import Choices

from .conftest import LARGE, SMALL, Sit, Sitting, kept, plain, records, text_of

GAME = "saint-seiya"
RULES = kleos.rules(GAME)
MIDDLE = (120, 40)

POSITION: dict[str, Any] = {
    "game": GAME, "seed": 42, "first": 0, "turn": 7, "actions": 4, "flames": 9, "reserve": "rest",
    "options": {"turn_limit": 12},
    "common_discard": ["oko", "jabu", "milo"],
    "terrain": [{"card": "dauphin"}, {"card": "armure-lion"}, None, {"card": "docrates"}, {"card": "athena"},
                {"card": "mu"}],
    "players": [
        {"hero": "seiya", "hand": ["seiya-green", "seiya-green", "armure-vierge", "ban"],
         "draw": ["seiya-green", "capella"], "discard": ["leda", "phaeton"], "wounded": ["seiya-green"],
         "destroyed": ["seiya-green"], "aside": ["seiya-bronze"] * 3, "armour": {"card": "armure-pegase"},
         "played": [{"card": "marine", "facing": 6}, {"card": "seiya-bronze", "facing": 6},
                    {"card": "seiya-bronze", "facing": 6}, {"card": "sirius", "facing": None}]},
        {"hero": "shun", "hand": ["sho", "geki", "armure-cancer"], "draw": ["shun-green", "moses"],
         "discard": ["cassios"], "aside": ["shun-bronze"] * 5, "wounded": ["gigas"]},
        {"hero": "ikki", "hand": ["babel", "algol", "spica"], "draw": ["ikki-green"] * 3,
         "aside": ["ikki-bronze"] * 5},
    ],
}  # fmt: skip
SECRETS = ("Sky Cloth Sho", "Bear Geki", "Cancer Cloth", "Centaur Babel", "Perseus Algol", "Spica", "Capella", "Moses")


def position(**changes: Any) -> Match:
    return kleos.from_position({**POSITION, **changes})


def short_match(players: int, seed: int = 3, turns: int = 9) -> Match:
    return kleos.new(GAME, seed=seed, players=players, options={"turn_limit": turns})


def drawn(view: dict[str, Any], width: int = 80, height: int = 10) -> str:
    """The table alone, from a view."""
    names = tuple(f"p{seat}" for seat in range(len(view["players"])))
    return "\n".join(layout_of(GAME).table(Look(view, "en", names), width, height).lines())


# Playing ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "size"), [(2, SMALL), (3, MIDDLE)])
def test_a_whole_match_by_keys(sit: Sit, data: Path, players: int, size: tuple[int, int]) -> None:
    rng = random.Random(players)

    async def story(at: Sitting) -> None:
        while at.play.stage != OVER:
            await at.take_any(rng)
        outcome = at.match.outcome
        assert outcome is not None
        assert " : ".join(str(score) for score in outcome.scores) in at.one_line()

    sit(story, short_match(players), size=size)
    (record,) = records(data)
    assert kleos.replay(record.read_text("utf-8")).outcome is not None
    assert kept(data) == []


def test_first_a_card_then_the_place_it_faces(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        lights = at.play.lights(at.play.look())
        assert list(lights)[:3] == ["hand:seiya-green", "hand:ban", "hand:armure-vierge"]
        assert at.items[0].text == "Pegasus Seiya, Hero: play against 1, 2, 4, 5, 6"
        await at.press("a")
        assert at.play.picked == "hand:seiya-green"
        lights = at.play.lights(at.play.look())
        assert {key: letter for key, letter in lights.items() if letter} == {
            "place:1": "a", "place:2": "b", "place:4": "c", "place:5": "d", "place:6": "e"
        }  # fmt: skip
        assert re.search(r"a1 .*b2 .* 3 .*c4 .*d5 .*e6 ▲", at.text())
        await at.press("tab")
        at.play.point("place:6")
        await at.press("enter")
        played = at.match.view(0)["players"][0]["played"]
        assert [c["facing"] for c in played if c["card"] == "seiya-green"] == [6]
        assert "acquire 6 cosmos" in at.match.decision.options.tokens()  # type: ignore[union-attr]
        assert "C6/6✓◈" in at.text().replace(" ", "")

    sit(story, position())


def test_space_ends_the_main_phase_when_pressed_twice(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("space")
        current = at.app.screen.query_one(Choices).current
        assert current is not None
        assert at.match.moves is None
        await at.press("space")
        assert at.match.decision is not None
        assert at.match.decision.kind == "upkeep-discard"
        assert {item.key for item in at.items} == {"hand:seiya-green", "hand:ban", "hand:armure-vierge", None}

    sit(story, position())


def test_a_choice_is_taken_back_unless_a_card_was_drawn(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.take_token("play seiya-green 6")
        await at.press("u")
        assert at.match.moves is None
        assert at.says("play-undone")
        await at.take_token("equip armure-vierge")
        armour = at.match.view(0)["players"][0]["armour"]["object"]
        await at.take_token(f"activate #{armour}")
        await at.press("u")
        assert "you have learned something" in at.one_line()
        assert at.match.moves is not None

    sit(story, position())


# Looking ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_the_screen_shows_everything_the_seat_may_know(sit: Sit, size: tuple[int, int]) -> None:
    async def story(at: Sitting) -> None:
        screen = at.text()
        for words in ("Turn 7", "reserve 1", "▲▲▲▲▲▲▲▲▲△△△ 9 flames left", "common discard 3", "p0 (you) Seiya¹",
                      "hand 4", "draw 2", "discard 2", "✚1", "†1", "☆3", "◈#6 Pegasus Cloth", "p1 (random) Shun",
                      "p2 (random) Ikki", "empty", "Athena", "Docrates", "Stranded", "Canis Major Sirius", "×2 F1 +1",
                      "◈Virgo Cloth", "Lionet Ban"):  # fmt: skip
            assert words in screen, words
        squeezed = screen.replace(" ", "")
        for words in ("6▲", "F3/6", "C5/6◈", "F0/4", "×2F1C2"):
            assert words in squeezed, words
        assert max(len(line) for line in screen.splitlines()) <= size[0]
        for secret in SECRETS:
            assert secret not in screen, secret

    sit(story, position(), size=size)


def test_five_players_have_room_in_a_small_window(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        for size in (MIDDLE, SMALL):
            await at.resize(size)
            for _ in range(4):
                screen = at.text()
                assert max(len(line) for line in screen.splitlines()) <= size[0]
                for seat, hero in enumerate(("Seiya", "Shiryu", "Hyoga", "Shun", "Ikki")):
                    assert re.search(rf"p{seat} \(\w+\) {hero}", screen)
                for words in ("flames left", "reserve", "common discard"):
                    assert words in screen
                for place in at.match.view(0)["terrain"]:
                    assert place is None or place["name"].split()[0] in screen
                await at.press("enter")

    sit(story, short_match(5), size=LARGE)


def test_characters_that_do_not_fit_below_are_listed(sit: Sit) -> None:
    view = position().view(0)
    below = drawn(view, height=14)
    assert re.search(r"│ #8 +×2 F1 C2", below)
    listed = drawn(view, height=6)
    assert "Facing 6  #7 Eagle Marin F1 C1   #8 Pegasus Seiya ×2 F1 C2" in listed


def test_held_and_revealed_cards_and_an_empty_terrain() -> None:
    view = position().view(0)
    view["held"] = [{"object": 3, "card": "mu", "name": "Aries Mu"}]
    view["revealed"] = ["sho", "sho", "leda"]
    screen = drawn(view)
    assert "Held  #3 Aries Mu" in screen
    assert "Revealed  Sky Cloth Sho   Leda" in screen
    assert "In play" in screen, "what fights the held card is not stranded"
    view["terrain"] = [None] * 6
    assert drawn(view).count("empty") == 6


def test_a_small_picture_scrolls_and_nothing_breaks() -> None:
    view = position().view(0)
    for width in (20, 40, 60):
        for height in (1, 4, 30):
            assert drawn(view, width, height)


def test_the_last_round_is_said(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        for size in (SMALL, MIDDLE):
            await at.resize(size)
            for lang in LANGUAGES:
                assert say("terrain-last-round", lang).upper() in at.text()
                await at.press("l")

    sit(story, position(flames=0))


def test_why_not_names_reason_and_clause(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        for thing, token in (("place:4", "acquire 4 force"), ("place:3", "acquire 3 force"), ("#9", "activate #9")):
            at.play.point(thing)
            await at.press("w")
            assert isinstance(at.app.screen, Reading), thing
            reason = at.match.why_not(token)
            assert reason is not None
            assert reason.clause in at.one_line()
            assert plain(reason.text("en")) in at.one_line()
            await at.press("escape")
        at.play.point("hand:ban")
        await at.press("w")
        assert "✓ play it against 1" in at.text()
        assert "✗ play it against 3" in at.text(), "nobody is played against an empty place"

    sit(story, position(), size=(100, 50))


def test_cards_piles_rules_and_signs(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        at.play.point("hand:ban")
        await at.press("i")
        words = at.one_line()
        assert "ban Lionet Ban, Bronze Knight" in words
        assert "SS-11.83" in words
        assert plain(RULES.cards["ban"].text()[0]) in words
        await at.press("escape")
        at.play.point("place:6")
        await at.press("i")
        assert "Force 3 of 6, Cosmos 5 of 6" in at.one_line()
        await at.press("escape")
        at.play.point("player:1")
        await at.press("i")
        assert "hand 3, draw 2, discard 1, wounded 1" in at.one_line()
        await at.press("p")
        for words in ("Common discard", "oko Oko", "Discard of p0 (you)", "phaeton Phaeton", "Destroyed cards of p0",
                      "Set aside by p1 (random)", "cassios Cassios"):  # fmt: skip
            assert words in at.text(), words
        await at.press("escape")
        at.play.point("common")
        await at.press("i")
        assert "1 of 3" in at.text()
        await at.press("escape", "escape", "r")
        assert isinstance(at.app.screen, RulesBook)
        await at.press("escape")
        at.play.point(None)
        await at.press("r")
        assert "SS-5.1 " in at.text(), "in the main phase, the chapter on actions"
        await at.press("escape", "question_mark")
        assert "wounded Characters" in at.text()

    sit(story, position(), size=(100, 60))


def test_the_table_is_gone_through_with_arrows(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        seen = {at.play.cursor}
        for key in ["up"] * 8 + ["right"] * 5 + ["down"] * 3 + ["left"] * 6 + ["down"] * 8 + ["right"] * 4:
            await at.press(key)
            seen.add(at.play.cursor)
        assert len([key for key in seen if key and key.startswith("place:")]) >= 4
        assert {"player:1", "player:2"} & seen
        assert {"hand:seiya-green", "hand:ban"} <= seen

    sit(story, position())


def test_the_language_changes_in_play(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        for lang in (*LANGUAGES[1:], "en"):
            await at.press("l")
            text = at.text()
            assert say("terrain-flames", lang, count=9) in text
            assert say("terrain-stranded", lang) in text
            assert RULES.cards["ban"].name(lang) in text
            assert "{" not in text

    sit(story, position())


def test_every_question_is_drawn_in_every_language() -> None:
    """Random matches meet many kinds of questions; the layout finds the thing of every option and names it."""
    layout = layout_of(GAME)
    assert isinstance(layout, Terrain)
    kinds = set()
    for seed in range(12):
        rng = random.Random(seed)
        match = kleos.new(GAME, seed=seed, players=2 + seed % 4)
        lang = LANGUAGES[seed % len(LANGUAGES)]
        while (decision := match.decision) is not None:
            if decision.kind not in kinds or rng.random() < 0.01:
                kinds.add(decision.kind)
                names = tuple(f"p{seat}" for seat in range(match.players))
                tokens = tuple(decision.options.tokens())
                look = Look(match.view(decision.seat, lang), lang, names, tokens=tokens)
                keys = [layout.subject(token, look) for token in tokens]
                lit = Look(look.view, lang, names, tokens=tokens, letters={key: "a" for key in keys if key})
                pictures = [layout.head(lit, 80, 4), layout.table(lit, 80, 8), layout.hand(lit, 80, 3)]
                spots = {spot.key for picture in pictures for spot in picture.spots}
                for key in keys:
                    if key is not None:
                        assert layout.title(key, look)
                        assert layout.summary(key, list(tokens), look)
                        assert key.startswith("card:") or key in spots, (decision.kind, key)
                        assert layout.tries(key, decision.kind, look)
            match.choose(rng.randrange(len(decision.options)))
    assert len(kinds) > 8


# Several people ---------------------------------------------------------------------------------------------------------------
def known(match: Match, seat: int) -> str:
    """Everything a seat has ever been shown, by ids and by names."""
    shown = str([match.view(seat), match.log(seat)])
    return shown + str([RULES.cards[id].name() for id in RULES.cards if f"'{id}'" in shown])


def hidden_from(match: Match, eyes: int) -> list[str]:
    """Names of cards in the hands of the others that the seat cannot know."""
    hands = {id for seat in range(match.players) if seat != eyes for id in match.view(seat)["players"][seat]["hand"]}
    told = known(match, eyes)
    return [name for name in (RULES.cards[id].name() for id in hands) if name not in told]


def test_no_secret_of_another_seat_is_on_any_screen(sit: Sit) -> None:
    rng = random.Random(4)
    screens = {"handed": 0, "private": 0, "secrets": 0}

    async def story(at: Sitting) -> None:
        names = [face.name() for face in RULES.cards.values()]
        for turn in range(70):
            text = text_of(at.capture())
            if at.play.stage == OVER:
                break
            if isinstance(at.app.screen, HandOver):
                screens["handed"] += 1
                assert not [name for name in names if name in text]
                await at.press("enter")
                continue
            eyes = at.session.eyes
            assert eyes is not None
            screens["private"] += 1
            secrets = hidden_from(at.match, eyes)
            screens["secrets"] += len(secrets)
            assert not [name for name in secrets if name in text], f"p{eyes} looks"
            if turn % 9 == 0:
                for key in "gp":
                    await at.press(key)
                    text = at.text()
                    assert not [name for name in secrets if name in text], f"p{eyes} looks at {key}"
                    await at.press("escape")
            ending = [item for item in at.items if item.text == "End the main phase"]
            if ending and rng.random() < 0.4:
                await at.press(ending[0].letter)
            else:
                await at.take_any(rng)

    sit(story, position(), against=HUMAN)
    assert screens["handed"] >= 4
    assert screens["private"] > 30
    assert screens["secrets"] > 60


def test_one_of_three_gives_up_and_the_others_go_on(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        assert "p0 decides next" in at.text()
        await at.press("enter", "q", "c")
        assert at.match.outcome is None
        assert at.play.stage == HANDING
        assert "[conceded]" in at.text()
        await at.press("a")
        assert isinstance(at.app.screen, HandOver)
        assert "p1 decides next" in at.text()
        await at.press("enter")
        assert at.session.eyes == 1
        assert "Sky Cloth Sho" in at.text()

    sit(story, position(), against=HUMAN)


def test_when_nobody_at_the_screen_plays_on_the_bots_finish(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        at.app.pace = 60.0  # nobody waits so long for each move
        await at.press("q", "c")
        assert at.play.stage == OVER
        assert at.match.outcome is not None
        assert 0 not in at.match.outcome.winners

    sit(story, position())


def test_cards_that_lie_nowhere_on_the_table_can_be_picked_and_read(sit: Sit) -> None:
    """Asterion shows another player's hand: its cards are among the choices, and can be opened."""
    players = [dict(player) for player in POSITION["players"]]
    players[0]["played"] = [{"card": "asterion", "facing": 6}]

    async def story(at: Sitting) -> None:
        played = at.match.view(0)["players"][0]["played"][0]["object"]
        await at.take_token(f"activate #{played}")
        await at.take_token("player p2")
        assert at.match.decision is not None
        assert at.match.decision.kind == "seen-hand-wound"
        assert {item.key for item in at.items} == {"card:babel", "card:algol", "card:spica"}
        assert "Centaur Babel" in at.text()
        await at.press("i")
        assert isinstance(at.app.screen, Reading)

    sit(story, position(players=players))


# Beginning, going on, looking back ----------------------------------------------------------------------------------------------
def test_three_enters_begin_a_match_of_four(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        assert isinstance(at.app.screen, Welcome)
        assert not at.says("welcome-hero")
        await at.press("down")
        assert at.says("welcome-hero")
        assert "[2]  3   4   5" in at.text()
        await at.press("4")
        assert "[4]" in at.text()
        assert at.says("welcome-bots", count=3, bot="greedy")
        await at.press("enter", "down", "enter", "down", "down", "down")
        assert "Shun begins with" in at.one_line()
        await at.press("enter")
        assert isinstance(at.app.screen, PlayScreen)
        assert at.session.players == (HUMAN, "random", "random", "random")
        assert at.match.view(None)["players"][0]["hero"] == "shun"

    sit(story)


def test_the_welcome_goes_back_to_the_other_game(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "5", "3", "9", "up")
        assert at.says("welcome-deck")
        assert not at.says("welcome-players")
        await at.press("down", "enter", "end")
        assert not at.says("welcome-other-deck"), "heroes of the others are not asked for"
        await at.press("3", "enter", "enter")
        assert isinstance(at.app.screen, HandOver)
        assert at.session.players == (HUMAN,) * 3
        await at.press("q")

    sit(story)


def test_the_mouse_changes_the_number_of_players(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down")
        welcome = at.app.screen
        assert isinstance(welcome, Welcome)
        for count in (3, 4, 5, 2):
            welcome.action_more_players()
            await at.settle()
            assert f"[{count}]" in at.text()

    sit(story)


def test_a_kept_match_goes_on(sit: Sit, data: Path) -> None:
    async def first(at: Sitting) -> None:
        await at.take_token("play seiya-green 6")
        await at.press("q", "b")

    sit(first, position())
    assert len(kept(data)) == 1
    (found,) = kept_matches()
    assert found.players == (HUMAN, "random", "random")

    async def again(at: Sitting) -> None:
        assert "turn 7, 9 flames left" in at.one_line()
        await at.press("r")
        assert at.match.hash() == found.match.hash()
        assert "C6/6✓◈" in at.text().replace(" ", "")

    sit(again)
    assert going_on(found).players == found.players


def test_looking_back_through_any_eyes_and_playing_on(sit: Sit) -> None:
    match = short_match(3, turns=4)
    rng = random.Random(1)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
    moments = [moment.clone() for moment in replayed(match.record())]

    async def story(at: Sitting) -> None:
        await at.press("right")
        for eyes in (None, 0, 1, 2, ALL):
            assert at.replay.eyes == eyes
            screen = at.text()
            for seat, name in enumerate(("Pegasus Seiya", "Dragon Shiryu", "Cygnus Hyoga")):
                shown = re.search(rf"{name}.*F1 \+1", screen) is not None
                assert shown == (eyes in (seat, ALL)), (eyes, seat)
            await at.press("s")
        await at.press("end")
        outcome = match.outcome
        assert outcome is not None
        assert " : ".join(str(score) for score in outcome.scores) in at.text()
        await at.press("home", "pagedown", "c")
        assert at.says("replay-as-bots", seat=2, bot="random", count=2)
        assert at.says("replay-as-people", count=3)
        await at.press("h")
        assert at.session.players == ("random", "random", HUMAN)
        assert isinstance(at.session, Session)

    sit(story, begins=lambda app: app.replay(moments, None))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "size"), [(2, SMALL), (5, MIDDLE)])
def test_every_screen(sit: Sit, tmp_path: Path, lang: str, players: int, size: tuple[int, int]) -> None:
    captured: dict[str, str] = {}

    async def story(at: Sitting) -> None:
        for name, keys in (("main", ""), ("options", "a"), ("card", "i"), ("why", "escape escape tab w"),
                           ("keys", "escape question_mark"), ("log", "escape g"), ("piles", "escape p"),
                           ("rules", "escape r"), ("leave", "escape q"), ("over", "c")):  # fmt: skip
            await at.press(*keys.split())
            svg = at.capture()
            (tmp_path / f"{name}.svg").write_text(svg, "utf-8")
            captured[name] = text_of(svg)

    options = {"first_player": 0, "turn_limit": 2}
    sit(story, kleos.new(GAME, seed=6, players=players, options=options), size=size, lang=lang)
    assert len(captured) == 10
    for name, text in captured.items():
        assert "{" not in text, name
        assert max(len(line) for line in text.splitlines()) <= size[0], name
    assert plain(say("play-again", lang)) in plain(captured["over"])
