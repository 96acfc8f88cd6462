"""Kanzume Goddess at the table: two to six Gods, teams and reactions, by the same keys as every game."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.schema import View
from kleos.games.kanzume_goddess.terminal.layout import Pantheon
from kleos.match import Match
from kleos.terminal.keeping import HUMAN, kept_matches
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.session import Session
from kleos.terminal.table.agreeing import Agreeing
from kleos.terminal.table.handover import HandOver
from kleos.terminal.table.layout import Look
from kleos.terminal.table.layouts import layout_of
from kleos.terminal.table.playing import OVER, THINKING, PlayScreen
from kleos.terminal.table.reading import Reading
from kleos.terminal.table.replaying import joined
from kleos.terminal.table.welcome import Welcome
from kleos.testing import clause

from .conftest import SMALL, Sit, Sitting, kept, plain, records, text_of

GAME = "kanzume-goddess"
RULES = kleos.rules(GAME)
MIDDLE = (130, 42)
SIZES = [SMALL, MIDDLE]

POSITION: dict[str, Any] = {
    "game": GAME, "seed": 42, "first": 0, "round": 7, "faith": 6, "attacks_declared": 1,
    "players": [
        {"god": "hades", "energy": 12, "hand": ["leo", "priest", "priest", "libra", "hydra"],
         "deck": ["taurus"] * 3, "discard": ["bishop", "virgo"], "play": [{"card": "aries"}, {"card": "priest"}]},
        {"god": "loki", "energy": 20, "hand": ["cancer", "pisces"], "deck": ["pisces"],
         "play": [{"card": "pegasus", "use": "protect"}]},
        {"god": "thor", "energy": 3, "hand": ["aquarius", "sacred-guardian"], "discard": ["priest"]},
    ],
    "piles": {"w1": ["leo", "capricorn"], "w2": ["ophiuchus"], "w3": [], "w4": ["gemini"], "w5": ["lyra"],
              "w6": ["phoenix"]},
    "supply": {"priest": 12, "bishop": 20, "sacred-guardian": 3}, "netherworld": ["scorpio", "priest", "priest"],
}  # fmt: skip
SECRETS = ("Cancer", "Pisces", "Aquarius", "Taurus", "Capricorn")


def position(**changes: Any) -> Match:
    return kleos.from_position({**POSITION, **changes})


def attacked(*hand: str, energy: int = 9) -> Match:
    """p1 has attacked p0, who may answer."""
    players = [
        {"god": "zeus", "energy": energy, "hand": list(hand)},
        {"god": "loki", "hand": ["leo"]},
        {"god": "thor", "hand": ["priest"]},
    ]
    match = position(players=players, active=1, faith=0, attacks_declared=0)
    match.choose("play leo 1")
    match.choose("player p0")
    return match


def team(players: int, **changes: Any) -> Match:
    gods = ("zeus", "odin", "athena", "thor", "apollo", "loki")
    fields = [{"god": god, "hand": ["priest"]} for god in gods[:players]]
    return position(mode="team", players=fields, attacks_declared=0, **changes)


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

    weak = [{**player, "energy": 2} for player in POSITION["players"]]
    sit(story, position(players=weak), size=size)
    (record,) = records(data)
    assert kleos.replay(record.read_text("utf-8")).outcome is not None
    assert kept(data) == []


def test_gods_are_chosen_where_the_hand_will_be(sit: Sit) -> None:
    match = kleos.new(GAME, seed=3, players=3)
    dealt = match.view(0)["players"][0]["dealt"]

    async def story(at: Sitting) -> None:
        assert [item.key for item in at.items] == [f"god:{id}" for id in dealt]
        for id in dealt:
            assert RULES.cards[id].name() in at.text()
        await at.press("b")
        assert at.match.view(0)["players"][0]["god"] == dealt[1]

    sit(story, match)


@clause("KG-3.14", "KG-3.15")
def test_gods_taken_by_a_team_mate_are_not_laid_out_to_choose_from() -> None:
    match = kleos.new(GAME, seed=3, players=4, options={"mode": "team", "mains": [2, 3]})
    pile = match.view(0)["team_gods"]
    for god in (pile[2], None):  # p2 takes one of the team of p0, p3 the first of the other
        match.choose(0 if god is None else f"god {god}")
    assert laid_out(match) == [f"god:{god}" for god in pile if god != pile[2]]
    match.choose(f"god {pile[0]}")
    assert laid_out(match) == [f"god:{pile[0]}"], "the own one stays"


def test_a_replay_shows_everything_while_gods_are_chosen() -> None:
    match = kleos.new(GAME, seed=1, players=3)
    match.choose(0)
    match.choose(0)
    view: Any = joined([match.view(seat) for seat in range(3)])
    assert laid_out(match, view) == [f"god:{match.view(0)['players'][0]['god']}"]


def laid_out(match: Match, view: View | None = None) -> list[str]:
    """What lies where the hand of p0 will be, as p0 sees it or as a view tells."""
    names = tuple(f"p{seat}" for seat in range(match.players))
    spots = layout_of(GAME).hand(Look(view or match.view(0), "en", names), *MIDDLE).spots
    return [spot.key for spot in spots if spot.key.startswith(("god:", "hand:"))]


def test_a_card_with_two_actions_lists_them(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        (found,) = [item for item in at.items if item.key == "hand:phoenix"]
        for text in RULES.cards["phoenix"].text()[:2]:
            assert text in found.text
        await at.press(found.letter)
        assert at.play.picked == "hand:phoenix"
        assert len(at.items) == 2
        await at.take(1)
        assert at.match.view(0)["players"][0]["hand"] == ["orion"], "the Warrior of the Netherworld is in the hand"

    players = [{"god": "hades", "hand": ["phoenix"]}, {"god": "loki"}]
    sit(story, position(players=players, attacks_declared=0, netherworld=["orion"]))


def test_an_attack_leads_from_the_card_to_the_god(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.take_token("play libra 1")
        assert "→ red" in at.text(), "two equal symbols allow one colour"
        await at.take_token("play leo 1")
        assert [item.key for item in at.items] == ["player:1", "player:2"]
        assert re.search(r"^b +p2", at.text(), re.MULTILINE)
        await at.press("b")
        assert "p2" in at.match.log(0)[-1]["text"] or at.match.view(0)["players"][2]["out"]

    sit(story, position(seed=1), against="random")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_answered_is_told(sit: Sit, size: tuple[int, int]) -> None:
    async def story(at: Sitting) -> None:
        assert "Attack of p1 (random) on p0 (you): 6" in at.one_line()
        assert [item.key for item in at.items] == ["hand:cancer", "hand:sacred-guardian", None]
        await at.press("a")
        assert "6 − 3" in at.one_line()
        await at.press("space", "space")
        assert at.match.view(0)["players"][0]["energy"] == 6

    sit(story, attacked("cancer", "sacred-guardian"), size=size)


@clause("KG-9.5")
def test_nobody_is_told_which_bot_is_asked_to_react(sit: Sit) -> None:
    match = position(players=[{**POSITION["players"][0], "play": []}, *POSITION["players"][1:]], attacks_declared=0)

    async def story(at: Sitting) -> None:
        screen = at.play
        while match.decision is not None and match.decision.seat == 0:
            at.session.match.choose("play leo 1" if match.decision.kind == "play-phase" else "player p1")
        assert match.decision is not None
        assert match.decision.kind == "react-ability", "p2 may cancel it with Aquarius"
        screen.stage = THINKING
        assert screen.state_words() == say("state-reactions", "en")
        assert "p2" not in screen.question().plain

    sit(story, match)


@clause("KG-9.5")
def test_a_pass_of_a_bot_is_in_no_log(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.take_token("play leo 1")
        await at.take_token("player p1")
        told = [entry["text"] for entry in at.match.log(0)]
        assert any("attacks p1" in text or "reacts" in text for text in told)
        assert not [text for text in told if "pass" in text]

    first = {**POSITION["players"][0], "play": []}
    sit(story, position(players=[first, *POSITION["players"][1:]], attacks_declared=0))


# Looking ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_the_screen_shows_everything_the_seat_may_know(sit: Sit, size: tuple[int, int]) -> None:
    async def story(at: Sitting) -> None:
        text = at.text()
        words = at.one_line()
        for told in ("Round 7", "Play phase · turn of p0 (you) · ◆ faith 6 · → green or silver", "Leo", "Ophiuchus",
                     "Bishop 3◆ ×20", "Priest 1◆ ×12", "Sacred Guardian 2◆ ×3", "Netherworld 3", "#1 Aries R→GS",
                     "#2 Priest", "#3 Pegasus◈", "Hades", "Loki", "Thor", "♥12", "♥20", "♥ 3", "Libra"):  # fmt: skip
            assert told in words, told
        assert re.search(r"w3 +×0", text)
        assert re.search(r"R→SY +6◆", text), "the face-up card of a pile with its colours and its cost"
        assert "█" in text
        assert not [secret for secret in SECRETS if secret in text]

    sit(story, position(), size=size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_number_of_players_has_room(players: int, size: tuple[int, int]) -> None:
    """Of each player God, energy, hand, deck and discard are in sight, and what can be chosen stands in no other's way."""
    match = kleos.new(GAME, seed=players, players=players)
    rng = random.Random(players)
    while match.decision is not None and match.view(None)["round"] < 3:
        match.choose(rng.randrange(len(match.decision.options)))
    layout = layout_of(GAME)
    width, height = size if size == SMALL else (91, size[1])
    view = match.view(0)
    look = Look(view, "en", ("p0 (you)", *[f"p{seat} (search)" for seat in range(1, players)]))
    head = layout.head(look, width, height // 5 if height >= 30 else 4)
    hand = layout.hand(look, width, height // 5 if height >= 30 else 3)
    board = layout.table(look, width, height - 9 - head.height - hand.height)
    assert board.height <= height - 9 - head.height - hand.height, "nothing must be scrolled"
    text = "\n".join([*head.lines(), *board.lines(), *hand.lines()])
    for player in view["players"]:
        if not player["out"]:
            assert re.search(rf"p{player['seat']}.*{player['god_name']}.*♥ ?{player['energy']}\b", text)
    keys = {spot.key for picture in (head, hand) for spot in picture.spots}
    assert {f"player:{seat}" for seat in range(players)} | {f"discard:{seat}" for seat in range(players)} <= keys
    assert {f"pile:w{n}" for n in range(1, 7)} | {"netherworld", "supply:bishop"} <= {s.key for s in board.spots}


@pytest.mark.parametrize("players", [4, 6])
def test_teams_and_main_gods_are_marked(sit: Sit, players: int) -> None:
    async def story(at: Sitting) -> None:
        text = at.text()
        assert re.search(r"p1.*Odin B★", text)
        assert re.search(r"p2.*Athena A ", text)
        assert re.search(r"p0 \(you\) Zeus A★", text)
        at.play.point("player:3")
        await at.press("i")
        assert "team B, support God" in at.one_line()

    sit(story, team(players))


def test_a_sealed_god_and_one_that_is_out(sit: Sit) -> None:
    sealed = [
        {"god": "zeus", "hand": ["priest"]},
        {"god": "odin", "hand": ["priest"]},
        {"god": "athena", "energy": 2, "sealed": True, "deck": ["priest"] * 4},
        {"god": "thor", "hand": ["priest"]},
    ]

    async def team_story(at: Sitting) -> None:
        assert re.search(r"p2.*Athena A⊗", at.text())

    sit(team_story, position(mode="team", players=sealed, attacks_declared=0))

    async def story(at: Sitting) -> None:
        assert re.search(r"p2.*Thor †", at.text())

    gone = [*POSITION["players"][:2], {"god": "thor", "energy": 0, "out": True}]
    sit(story, position(players=gone))


def test_why_not_names_reason_and_clause(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("tab")
        at.play.point("hand:leo")
        await at.press("w")
        assert isinstance(at.app.screen, Reading)
        assert "KG-5.13" in at.text()
        await at.press("escape")
        at.play.point("pile:w2")
        await at.press("w")
        assert "✗ recruit it" in at.one_line()

    sit(story, position())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "p1's God gains 2 energy"),
        ("fr", "le Dieu de p1 gagne 2"),
        ("it", "il Dio di p1 ottiene 2 punti energia"),
    ],
)
def test_the_ability_of_another_is_told_of_that_player(sit: Sit, lang: str, told: str) -> None:
    async def story(at: Sitting) -> None:
        assert told in at.one_line()

    players = [{"god": "zeus", "hand": ["aquarius"]}, {"god": "loki", "hand": ["pisces"]}, {"god": "thor"}]
    match = position(players=players, active=1, faith=0, attacks_declared=0)
    match.choose("play pisces 1")
    sit(story, match, lang=lang, size=MIDDLE)


@pytest.mark.parametrize(("lang", "empty"), [("en", "empty"), ("fr", "vides"), ("it", "vuoti")])
def test_an_empty_netherworld_is_said_as_its_name_asks(sit: Sit, lang: str, empty: str) -> None:
    async def story(at: Sitting) -> None:
        await at.press("p")
        assert re.search(rf"{say('gods-netherworld', lang)}\b.*\n.*\b{empty}\b", at.text())

    sit(story, position(netherworld=[]), lang=lang)


def test_cards_piles_rules_and_signs(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        at.play.point("hand:hydra")
        await at.press("i")
        assert "KG-11.9" in at.text()
        assert "[reconstructed]" in at.text()
        assert "Published: kind, copies. Reconstructed: name," in at.text()
        await at.press("escape", "p")
        for line in ("Netherworld", "scorpio Scorpio", "Discard pile of p2 (random)"):
            assert line in at.text()
        await at.press("escape", "r")
        assert "KG-" in at.text()
        await at.press("escape", "question_mark")
        await at.pilot.press(*["pagedown"] * 4)
        await at.settle()
        assert "the hand-over itself reveals that" in at.one_line()
        await at.press("escape")
        at.play.point("player:1")
        await at.press("i")
        assert "loki Loki" in at.one_line()

    sit(story, position())


def test_the_mouse_points_and_chooses(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        while at.match.decision is not None and at.match.decision.kind != "recruit-phase":
            await at.take_token("done")
        screen = at.play
        spot = next(spot for spot in screen.spots() if spot.key == "pile:w4")
        await at.pilot.click(offset=(spot.x + 2, spot.y + 1))
        await at.settle()
        assert screen.cursor == "pile:w4"
        await at.pilot.click(offset=(spot.x + 2, spot.y + 1))
        await at.settle()
        assert at.match.view(0)["faith"] == 2
        assert at.match.view(0)["piles"][3]["top"] is None

    sit(story, position())


def test_every_question_is_drawn_in_every_language() -> None:
    """Random matches meet many kinds of questions; the layout finds the thing of every option and names it."""
    layout = layout_of(GAME)
    assert isinstance(layout, Pantheon)
    kinds = set()
    for seed in range(9):
        rng = random.Random(seed)
        players = 2 + seed % 5
        options = {"mode": "team"} if seed in (2, 4) else {}
        match = kleos.new(GAME, seed=seed, players=players, options=options)
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
                        assert key in spots, (decision.kind, key)
                        assert layout.tries(key, decision.kind, look)
            match.choose(rng.randrange(len(decision.options)))
    assert len(kinds) > 8


def test_the_language_changes_in_play(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        assert "R→GS" in at.text()
        await at.press("l")
        assert "R→VA" in at.text()
        assert "phase de jeu" in at.text()
        await at.press("l")
        assert "fase di gioco" in at.text()

    sit(story, position())


# Several people ---------------------------------------------------------------------------------------------------------------
def hidden_from(match: Match, eyes: int) -> list[str]:
    """Names of cards in the hands of the others that the seat has never been shown."""
    shown = str([match.view(eyes), match.log(eyes)])
    told = shown + str([RULES.cards[id].name() for id in RULES.cards if f"'{id}'" in shown])
    hands = {id for seat in range(match.players) if seat != eyes for id in match.view(seat)["players"][seat]["hand"]}
    return [name for name in (RULES.cards[id].name() for id in hands) if name not in told]


def test_no_secret_of_another_seat_is_on_any_screen(sit: Sit) -> None:
    rng = random.Random(4)
    screens = {"handed": 0, "private": 0, "secrets": 0}

    async def story(at: Sitting) -> None:
        names = [face.name() for face in RULES.cards.values()]
        for _ in range(45):
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
            await at.take_any(rng)

    sit(story, position(), against=HUMAN)
    assert screens["handed"] >= 4
    assert screens["private"] > 20
    assert screens["secrets"] > 10


def test_one_of_three_gives_up_and_the_bots_finish(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("q", "c")
        assert at.play.stage == OVER
        assert at.match.view(None)["players"][0]["out"]

    strong = {"god": "loki", "energy": 24, "hand": ["pisces"] * 5}  # wins with the first energy it gains
    sit(story, position(players=[POSITION["players"][0], strong, POSITION["players"][2]]))


# The welcome --------------------------------------------------------------------------------------------------------------
def test_the_welcome_asks_for_players_and_mode(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "down")
        assert at.says("gods-about", least=2, most=6, cards=33, goal=25)
        assert "two teams (4" not in at.one_line(), "two players are no teams"
        await at.press("6", "enter", "enter")
        assert "two teams (4" in at.one_line()
        await at.press("down", "enter")
        assert isinstance(at.app.screen, PlayScreen)
        assert at.match.players == 6
        view = at.match.view(None)
        assert (view["mode"], view["mains"]) == ("team", [0, 1])

    sit(story)


def test_a_number_that_is_no_team_leaves_everyone_alone(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "down", "4", "enter", "enter", "down")
        await at.press("5")
        assert isinstance(at.app.screen, Welcome)
        await at.press("enter")
        assert at.match.players == 5
        assert at.match.view(None)["mode"] == "individual"

    sit(story)


@clause("KG-3.6", "KG-3.33")
def test_main_gods_and_the_side_of_a_team_are_chosen_by_name(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "down", "4", "enter", "enter", "down")
        assert at.says("welcome-settings", words="defaults")
        await at.press("s")
        assert isinstance(at.app.screen, Agreeing)
        for words in ("Main God of team A p0 (you)", "Main God of team B p1 (greedy)", "Side of team A random"):
            assert words in at.one_line()
        assert "Begins with 20 energy" in at.one_line()
        await at.press("enter", "down", "right", "down", "left")
        for words in ("Main God of team A p2 (greedy)", "Main God of team B p3 (greedy)", "Side of team A Norse"):
            assert words in at.one_line()
        assert "Team B takes the other side." in at.one_line()
        await at.press("escape")
        assert (
            "Main God of team A: p2 (greedy), Main God of team B: p3 (greedy), Side of team A: Norse" in at.one_line()
        )
        await at.press("enter")
        assert at.match.setup is not None
        assert at.match.setup.options == {"mode": "team", "mains": [2, 3], "sides": ["norse"]}

    sit(story)


@clause("KG-3.31", "KG-3.32")
def test_sides_are_chosen_for_every_player_as_long_as_there_is_room(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "down", "5", "enter", "end", "s")
        for seat in range(5):
            assert f"Side of p{seat} random" in at.one_line()
        await at.press("enter", "down", "enter", "down", "enter", "down", "enter")
        for seat, side in enumerate(("Greek", "Greek", "Greek", "Norse", "random")):
            assert f"Side of p{seat} {side}" in at.one_line(), "a fourth for the Greek side is not offered"
        assert "Freyja, Heimdall, Hel, Loki, Odin, Thor." in at.one_line()
        await at.press("left")
        assert "Side of p3 random" in at.one_line()
        await at.press("left", "s", "enter", "enter")
        assert isinstance(at.app.screen, HandOver)
        assert at.match.setup is not None
        assert at.match.setup.options["sides"] == ["greek", "greek", "greek", "norse", "random"]

    sit(story)


def test_settings_follow_the_mode_and_the_number_of_players(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "down", "6", "enter", "enter", "down", "s")
        await at.press("enter", "enter", "escape")
        assert "Main God of team A: p4 (greedy)" in at.one_line()
        await at.press("4")
        assert at.says("welcome-settings", words="defaults"), "there is no p4 any more"
        await at.press("up")
        await at.press("s")
        assert "Main God of team" not in at.one_line()
        assert "Side of p3 (greedy) random" in at.one_line()
        await at.press("escape", "enter")
        assert at.match.setup is not None
        assert at.match.setup.options == {"mode": "individual", "mains": [], "sides": []}

    sit(story)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["team", "individual"])
def test_all_settings_fit_a_small_window_in_every_language(sit: Sit, lang: str, mode: str) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "down", "6", "enter", "enter", *(["down"] if mode == "team" else []), "s")
        names = {choice.name for choice in kleos.rules(GAME).choices(lang) if choice.only}
        sides = {say("setting-side", lang, side=kleos.rules(GAME).sides_name(lang), name=f"p{n}") for n in range(1, 6)}
        for words in names if mode == "team" else sides:
            assert plain(words) in at.one_line()
        assert at.says("settings-keys")
        for _ in range(3):
            await at.press("enter", "down")
            assert at.says("settings-keys"), "also with what there is to say of a value"

    sit(story, size=SMALL, lang=lang)


def test_people_at_one_screen_begin_with_a_hand_over(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("down", "down", "3", "enter", "end", "enter", "enter")
        assert isinstance(at.app.screen, HandOver)
        assert at.session.players == (HUMAN,) * 3
        await at.press("q")

    sit(story)


def test_a_kept_match_goes_on(sit: Sit, data: Path) -> None:
    async def first(at: Sitting) -> None:
        await at.take_token("play priest 1")
        await at.press("q", "b")

    sit(first, position())
    assert len(kept(data)) == 1
    (found,) = kept_matches()

    async def again(at: Sitting) -> None:
        assert "round 7, energy 12 : 20 : 3" in at.one_line()
        await at.press("r")
        assert at.match.hash() == found.match.hash()
        assert isinstance(at.session, Session)

    sit(again)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "size"), [(2, SMALL), (6, MIDDLE)])
def test_every_screen(sit: Sit, tmp_path: Path, lang: str, players: int, size: tuple[int, int]) -> None:
    captured: dict[str, str] = {}

    async def story(at: Sitting) -> None:
        for name, keys in (("gods", ""), ("play", "a"), ("card", "i"), ("why", "escape tab w"),
                           ("keys", "escape question_mark"), ("log", "escape g"), ("piles", "escape p"),
                           ("rules", "escape r"), ("leave", "escape q"), ("over", "c")):  # fmt: skip
            await at.press(*keys.split())
            svg = at.capture()
            (tmp_path / f"{name}.svg").write_text(svg, "utf-8")
            captured[name] = text_of(svg)

    options = {"mode": "team"} if players == 6 else {}
    sit(story, kleos.new(GAME, seed=6, players=players, options=options), size=size, lang=lang)
    assert len(captured) == 10
    for name, text in captured.items():
        assert "{" not in text, name
        assert max(len(line) for line in text.splitlines()) <= size[0], name
    assert plain(say("play-again", lang)) in plain(captured["over"])
