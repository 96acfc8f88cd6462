"""Saint Seiya on the command line and line by line: two to five players, heroes, no decks."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.language.languages import LANGUAGES
from kleos.match import Match
from kleos.terminal.presenter import Wishes
from kleos.terminal.presenters import presenter_of
from kleos.testing import play_randomly

from .conftest import Run
from .test_commands import english_in

GAME = "saint-seiya"
HERE = Path(__file__).parent.parent.parent
WISHES = f"play {GAME} --players 3 --hero shun,seiya,shiryu --against random --seed 5 --option turn_limit=7"

POSITION: dict[str, Any] = {
    "game": GAME, "seed": 42, "first": 1, "turn": 6, "flames": 9, "ending": True, "reserve": "rest",
    "common_discard": ["oko"],
    "terrain": [{"card": "dauphin"}, None, None, {"card": "docrates"}, {"card": "pope"}, {"card": "mu"}],
    "players": [
        {"hero": "seiya", "hand": ["seiya-green", "seiya-green", "ban"], "draw": ["seiya-green"], "discard": ["leda"],
         "wounded": ["seiya-green"], "aside": ["seiya-bronze"], "armour": {"card": "armure-pegase"},
         "played": [{"card": "marine", "facing": 6}, {"card": "sirius", "facing": None}]},
        {"hero": "shun", "hand": ["sho", "armure-cancer"], "draw": ["moses"], "destroyed": ["shun-green"]},
    ],
}  # fmt: skip


def at_position(folder: Path) -> str:
    """A command that goes on with the position."""
    file = folder / "match.json"
    file.write_text(kleos.from_position(POSITION).save(), "utf-8")
    return f"play --save {file} --against random"


def numbers() -> tuple[list[str], Match]:
    """What a person who picks at random types, number by number, against random bots."""
    options = {"heroes": ["shun", "seiya", "shiryu"], "turn_limit": 7}
    match = kleos.new(GAME, seed=5, players=3, options=options)
    person = RandomBot(99)
    typed = []
    while (decision := match.decision) is not None:
        if decision.seat == 0:
            answer = person.choose(match, 0)
            typed.append(str([option.index for option in decision.listed].index(answer) + 1))
        else:
            moves = 0 if match.moves is None else match.moves.count
            answer = RandomBot(5 + moves).choose(match, decision.seat)
        match.choose(answer)
    return typed, match


# Playing ------------------------------------------------------------------------------------------------------------------
def test_a_whole_match_by_numbers(run: Run, tmp_path: Path) -> None:
    typed, expected = numbers()
    record = tmp_path / "record.txt"
    result = run(f"{WISHES} --record {record}", *typed)
    assert (result.status, result.err) == (0, "")
    assert expected.outcome is not None
    assert " : ".join(str(score) for score in expected.outcome.scores) in result.out
    assert record.read_text("utf-8") == expected.record()
    told = [line[2:] for line in result.out.splitlines() if line.startswith("· ")]
    assert told == [entry["text"] for entry in expected.log(0)], "every event is told once, as p0 saw it"


def test_through_a_pipe() -> None:
    typed, _ = numbers()
    command = [sys.executable, "-m", "kleos.terminal.main", *WISHES.split()]
    result = subprocess.run(
        command,
        input="".join(f"{one}\n" for one in typed),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONUTF8": "1"},
        timeout=120,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert "The seed was 5." in result.stdout
    assert "\x1b" not in result.stdout


def test_the_table_shows_everything_the_seat_may_know(run: Run, tmp_path: Path) -> None:
    out = run(at_position(tmp_path), "table").out
    for line in (
        "Turn 6 · main phase · turn of p0 (you) · 9 flames left · last round · reserve 113 · common discard 1",
        "1 · Dolphin (dauphin) · Ghost Knight · common · Force 0 of 3",
        "2 · empty",
        "5 · Grand Pope (pope) · very rare · can't be paid for",
        "6 · Aries Mu (mu) · Gold Knight · rare · flame · Force 1 of 6, Cosmos 1 of 6",
        "    #6 Eagle Marin marine, Force 1, Cosmos 1",
        "Stranded",
        "    #7 Canis Major Sirius sirius, Force 0, Cosmos 0",
        "Wounded of p0 (you): #8 Pegasus Seiya seiya-green",
        "  seiya-green      1       -     1  Pegasus Seiya, Hero (×2)",
        "  ban              1       -     -  Lionet Ban, Bronze Knight",
    ):
        assert line in out.splitlines(), line
    assert re.search(r"p0 \(you\) +Seiya +3 +1 +1 +1 +0 +1 +#5 Pegasus Cloth", out)
    assert re.search(r"p1 \(random\) +Shun +2 +1 +0 +0 +1 +0 +- +first player", out)
    for secret in ("Sky Cloth Sho", "Cancer Cloth", "Whale Moses"):
        assert secret not in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("show mu", "mu Aries Mu, Gold Knight"),
        ("show MU", "mu Aries Mu, Gold Knight"),
        ("show #7", "sirius Canis Major Sirius, Silver Knight"),
        ("show #99", "There is no #99 on the table."),
        ("show", "For example: show mu, show Shiryu, show #12"),
        ("why ACQUIRE 4 Force", "SS-5.41"),
        ("why", "For example: why acquire 3 cosmos"),
        ("rules ss-5.19", "SS-5.19 If the faced card leaves"),
        ("rules", "rules SS-5.3"),
        ("discard", "Destroyed cards of p1 (random)"),
        ("deck", "SS-"),
        ("Play BAN 4", "p0 plays #9 Lionet Ban"),
    ],
)
def test_commands_at_the_table(run: Run, tmp_path: Path, typed: str, answer: str) -> None:
    out = run(at_position(tmp_path), typed).out
    assert answer in out.rpartition(f"> {typed}\n")[2]


def test_help_has_examples_of_the_game(run: Run, tmp_path: Path) -> None:
    out = run(at_position(tmp_path), "help").out.rpartition("> help\n")[2]
    assert "show mu" in out
    assert "rules SS-5.3" in out
    assert "acquire 3 force" in out
    assert "KS-009" not in out
    assert "deck list" not in out


def test_options_that_differ_in_the_place_share_a_line(run: Run, tmp_path: Path) -> None:
    out = run(at_position(tmp_path)).out
    line = next(line for line in out.splitlines() if "Dolphin (place 1)" in line)
    assert re.search(r"1 Dolphin \(place 1\), discarding 1 other card +2 Docrates \(place 4\) +3 ", line)


def test_three_people_hand_over(run: Run) -> None:
    line = f"play {GAME} --players 3 --against human --seed 1 --option first_player=1"
    out = run(line, "", "end", "done", "", "end", "done", "", "table").out
    asked = re.findall(r"p(\d) decides next\. Press Enter when only p\d can see", out)
    assert asked == ["1", "2", "0"]
    for seat, part in zip((1, 2, 0), re.split(r"p\d decides next\.", out)[1:], strict=True):
        hands = set(re.findall(r"^Hand of p(\d)$", part, re.MULTILINE))
        assert hands == {str(seat)}


def test_giving_up_among_bots(run: Run) -> None:
    result = run(f"{WISHES} --option first_player=0", "concede")
    assert result.status == 0
    assert "conceded" in result.out
    assert re.search(r"p[12] \(random\)( and p\d \(random\))? wins? ", result.out)


def test_a_match_is_kept_and_resumed(run: Run) -> None:
    first = run(f"{WISHES} --option first_player=0", "end")
    assert first.out.endswith("The match is saved; kleos play --resume continues it.\n")
    again = run("play --resume", "table")
    assert "Continuing Saint Seiya Deck Building." in again.out
    assert "p2 (random)" in again.out


def test_opponents_one_by_one(run: Run) -> None:
    asked = f"play {GAME} --hero seiya,shiryu,hyoga,shun --against greedy,random,human --seed 1 --option first_player=0"
    out = run(asked, "").out
    assert "Press Enter when only p0" in out, "two of the four are people"
    for seat, name in enumerate(("p0", "p1 (greedy)", "p2 (random)", "p3")):
        assert re.search(rf"^{re.escape(name)} +{['Seiya', 'Shiryu', 'Hyoga', 'Shun'][seat]} ", out, re.MULTILINE)


def test_who_names_no_hero_draws_one_by_the_seed() -> None:
    presenter = presenter_of(GAME)

    def heroes(seed: int, *sides: str | None) -> list[str]:
        match = presenter.begin(seed, 3, Wishes("en", sides))
        return [player["hero"] for player in match.view(None)["players"]]

    assert heroes(1) == heroes(1)
    assert len({tuple(heroes(seed)) for seed in range(8)}) > 1
    for seed in range(8):
        drawn = heroes(seed, None, "Shun")
        assert drawn[1] == "shun"
        assert len(set(drawn)) == 3


@pytest.mark.parametrize("heroes", ["shun,ikki", "[shun,ikki]"])
def test_heroes_are_named_by_an_option_wherever_matches_are_played(run: Run, tmp_path: Path, heroes: str) -> None:
    record = tmp_path / "record.txt"
    named = f"--option heroes={heroes} --option turn_limit=4"
    assert run(f"play {GAME} {named} --against random --record {record}").status == 0
    assert "heroes: shun ikki" in record.read_text("utf-8").splitlines()
    result = run(f"simulate {GAME} -n 1 --seed 1 --workers 1 {named}")
    assert (result.status, result.err) == (0, "")


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    command = at_position(tmp_path)
    result = run(f"{command} --lang {lang}", "table", "discard", "help", "show")
    assert result.status == 0
    said = re.sub(r"> .*|\b(show|why|table|options|log|discard|rules|undo|save|concede|quit|play|activate|end)\b", "",
                  result.out)  # fmt: skip
    assert english_in(said, str(tmp_path / "match.json"), "Saint Seiya Deck Building") == []


# Commands -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"play {GAME} --deck x", "argument --deck: Saint Seiya Deck Building has no decks"),
        (f"play {GAME} --opponent-deck x", "argument --opponent-deck: Saint Seiya Deck Building has no decks"),
        (f"play {GAME} --mode casual", "Saint Seiya Deck Building has no option --mode"),
        (f"play {GAME} --hero shunn", "unknown hero 'shunn', did you mean shun?"),
        (f"play {GAME} --hero shun,shun", "2 different heroes"),
        (f"play {GAME} --hero shun,ikki,seiya", "2 different heroes"),
        (f"play {GAME} --players 6", "2 to 5 players, not 6 (SS-2.7)"),
        (f"play {GAME} --players 3 --against random,random,random", "for 3 players, name the other 2"),
        (f"play {GAME} --against random,nobody", "invalid choice: 'nobody' (choose from search, random, greedy, human)"),
        (f"play {GAME} --option shaina", "NAME=VALUE, not 'shaina'"),
        (f"play {GAME} --option shaina=rank", "did you mean shaina_counts?"),
        (f"play {GAME} --option shaina_counts=some", "shaina_counts must be one of rank, class"),
        (f"play {GAME} --option turn_limit=0", "turn_limit is a whole number from 1 on, not 0"),
        ("play --hero shun", "Naruto Mythos TCG has no option --hero"),
        ("play --players 3", "for 2 players, not 3"),
        ("play --resume --players 3", "--players doesn't go with --resume"),
        ("play --resume --option turn_limit=3", "--option doesn't go with --resume"),
        (f"simulate {GAME} --decks starter", "argument --decks: Saint Seiya Deck Building has no decks"),
        (f"simulate {GAME} --players 6", "name that many bots, not 6"),
        (f"simulate {GAME} --players 4 --bots random,greedy", "for 4 players, name 4 bots, or one for all of them, not 2"),
        (f"decks list --game {GAME}", "argument --game: Saint Seiya Deck Building has no decks"),
        (f"decks show seiya --game {GAME}", "has no decks"),
        (f"decks check x.txt --game {GAME}", "has no decks"),
        (f"cards show nobody --game {GAME}", "no card 'nobody'"),
        (f"cards show Marin-e --game {GAME}", "no card 'Marin-e', did you mean marine?"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_clear_line(run: Run, line: str, message: str) -> None:
    result = run(line)
    assert result.status == 2
    assert result.out == ""
    assert message in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize(
    "line",
    [
        f"play {GAME} --deck x",
        f"play {GAME} --mode casual",
        f"play {GAME} --hero shunn",
        f"play {GAME} --players 3 --against random,random,random",
        f"play {GAME} --option shaina",
        f"play {GAME} --option shaina=rank",
        f"simulate {GAME} --players 4 --bots random,greedy",
        f"decks list --game {GAME}",
    ],
)
def test_mistakes_are_told_in_the_language(run: Run, line: str, lang: str) -> None:
    result = run(f"{line} --lang {lang}")
    assert result.status == 2
    assert english_in(result.err, "Saint Seiya Deck Building", *kleos.rules(GAME).options) == []
    assert result.err != run(line).err


def test_simulate(run: Run) -> None:
    out = run(f"simulate {GAME} -n 4 --players 4 --seed 1").out
    assert out.startswith("4 matches of saint-seiya, seed 1\n")
    assert "random 4" in out
    assert re.search(r"^p3 ", out, re.MULTILINE)
    assert "random 2" in run(f"simulate {GAME} -n 2").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards(run: Run, lang: str) -> None:
    faces = kleos.rules(GAME).cards
    shown = run(f"cards show mu --game {GAME} --lang {lang}").out
    assert shown == run(f"cards show {GAME} mu --lang {lang}").out
    assert shown.startswith(f"mu {faces['mu'].name(lang)}, {faces['mu'].title(lang)}\n")
    for text in faces["mu"].text(lang):
        assert text in shown
    listed = run(f"cards list {GAME} --lang {lang}").out
    for id, face in faces.items():
        assert re.search(rf"^{id} +{re.escape(face.name(lang))}", listed, re.MULTILINE)
    if lang != "en":
        names = [face.name(lang) for face in faces.values()]
        assert english_in(listed, *names) == []


def test_card_files_are_checked(run: Run, tmp_path: Path) -> None:
    file = HERE / "src/kleos/games/saint_seiya/cards.toml"
    assert run(f"cards check {GAME} {file}").out == "90 cards, no problems\n"
    broken = tmp_path / "cards.toml"
    broken.write_text(file.read_text("utf-8").replace("draw(2)", "drew(2)"), "utf-8")
    result = run(f"cards check {GAME} {broken}")
    assert result.status == 1
    assert "drew" in result.out


def test_rules(run: Run) -> None:
    assert run("rules show SS-5.19").out.startswith("SS-5.19 If the faced card leaves")
    assert "SS-5.20" in run(f"rules search --game {GAME} stranded").out
    assert run("rules show ss-2").out.startswith("SS-2.1 ")


def test_replay(run: Run, tmp_path: Path) -> None:
    match = play_randomly(kleos.new(GAME, seed=4, players=4, options={"turn_limit": 6}), 4)
    file = tmp_path / "record.txt"
    file.write_text(match.record(), "utf-8")
    for option in ("", "--seat 3", "--all"):
        result = run(f"replay {file} {option}")
        assert result.status == 0
        assert result.out.endswith("hash ok\n")
    assert "p3 draws 5 cards:" in run(f"replay {file} --seat 3").out
    assert "p2 draws 5 cards." in run(f"replay {file} --seat 3").out
    assert run(f"replay {file} --seat 4").status == 2
