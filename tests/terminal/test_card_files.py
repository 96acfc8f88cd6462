"""Card files given with --cards: the example of the documentation, every command, every process, every refusal."""

import asyncio
import pickle
import re
import shutil
import socket
import tomllib
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.engine.errors import CardFileError, KleosError
from kleos.engine.game import Cards
from kleos.games.registry import GAMES, USED, cards_in_use, game_named, use_cards
from kleos.lab.arena import Contest, arena
from kleos.lab.simulate import Plan
from kleos.server import serving
from kleos.server.thinking import Thinkers
from kleos.terminal.card_files import whole_box
from kleos.terminal.messages import LANGUAGES
from kleos.testing import play_randomly

from .conftest import Run
from .test_commands import english_in

GAME = "kanzume-goddess"
HERE = Path(__file__).parent.parent.parent
DOCUMENT = (HERE / "docs/card-files.md").read_text("utf-8")
OWN = HERE / "src/kleos/games/kanzume_goddess/cards.toml"
FILES = {id: HERE / f"src/kleos/games/{id.replace('-', '_')}/cards.toml" for id in GAMES}


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Files are named as somebody in a folder of their own names them; afterwards every game has its own cards."""
    monkeypatch.chdir(tmp_path)
    yield
    assert USED == {}, "a command leaves the games as they were"


@pytest.fixture
def generous() -> Iterator[Cards]:
    """A box whose Priests give five faith, in use in this process."""
    cards = Cards(GAME, "generous.toml", OWN.read_text("utf-8").replace('"faith(1)"', '"faith(5)"'))
    use_cards([cards])
    yield cards
    use_cards(())


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENT, re.S)


ARIES = """[aries]
kind = "warrior"
name = { en = "Aries", fr = "Bélier", it = "Ariete" }
colour = "red"
follow = ["green", "silver"]
cost = 4
copies = 5
lines = [
    { action = "seq(attack(3), draw(1))" },
]
printed = ["name.fr", "name.en", "kind", "colour", "follow", "cost", "copies", "ability.1"]
"""


def example() -> str:
    """The card file of the document, which changes one card."""
    (text,) = blocks("toml")
    return text


def corrected() -> str:
    """The whole card file with the same correction in it."""
    text, count = re.subn(r"\[aries\]\n.*?\n(?=\n)", lambda _: ARIES, OWN.read_text("utf-8"), flags=re.S)
    assert count == 1
    return text


# The example --------------------------------------------------------------------------------------------------------------
def test_the_example_of_the_document_runs_as_it_is_told(run: Run) -> None:
    commands, _, exports = blocks("sh")
    Path("my-box.toml").write_text(example(), "utf-8")
    said: dict[str, str] = {}
    for line in commands.splitlines():
        typed = ["1", "table", "quit"] if line.startswith("kleos play") else []
        line = line.replace("-n 100", "-n 2 --workers 1")
        result = run(line.removeprefix("kleos "), *typed)
        assert (result.status, result.err) == (0, ""), line
        said[line.split()[1]] = said.get(line.split()[1], "") + result.out
    assert "33 cards, no problems" in said["cards"]
    assert "red · follow-up green, silver · cost 4 · copies 5" in said["cards"]
    assert "Then draw 1 card." in said["cards"]
    assert "Then draw 1 card. [published]" in said["cards"]
    assert "Published: name, kind, colour, follow-up, cost, copies." in said["cards"]
    assert "With the cards in my-box.toml." in said["play"]
    assert said["replay"].endswith("hash ok\n")
    assert "With the cards in my-box.toml." in said["simulate"]
    for line in exports.splitlines():
        command, _, file = line.partition(" > ")
        Path(file).write_text(run(command.removeprefix("kleos ")).out, "utf-8")
    assert Path("whole-box.toml").read_text("utf-8") == OWN.read_text("utf-8")
    written_out = game_named(GAME).with_cards("out", Path("written-out.toml").read_text("utf-8"))
    assert written_out.cards_digest() == game_named(GAME).with_cards("box", corrected()).cards_digest()


def test_the_mistake_of_the_document_is_told_as_it_is_printed_there(run: Run) -> None:
    (told,) = re.findall(r"^my-box\.toml:.*$", DOCUMENT, re.M)
    (wrong,) = re.findall(r"written `(.*?)`", DOCUMENT)
    Path("my-box.toml").write_text(example().replace("seq(attack(3), draw(1))", wrong), "utf-8")
    result = run("cards check my-box.toml")
    assert (result.status, result.out) == (1, f"{told}\n")


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_the_document_are_those_of_the_file(game: str) -> None:
    part = about(game)
    listed = set(re.findall(r"`(\w+)`", " ".join(line.split("|")[1] for line in part.splitlines() if "|" in line)))
    tables = tomllib.loads(FILES[game].read_text("utf-8"))
    named = [table for table in tables if f"`[{table}]`" in part]
    cards = [entry for id, entry in tables.items() if id not in named]
    assert listed == {field for entry in cards for field in entry}
    moments = {when for entry in cards for line in entry.get("lines", []) for when in line}
    assert moments <= set(re.findall(r"`(\w+)`", part.partition("*When*")[2])), "what a line may begin with"


def about(game: str) -> str:
    """The part of the document about the cards of a game."""
    _, _, part = DOCUMENT.partition(f"### {game_named(game).title}\n")
    assert part, game
    return re.split(r"\n##+ ", part)[0]


def test_a_box_of_mythology_go_needs_as_many_cards_as_the_document_says(run: Run) -> None:
    text = FILES["mythology-go"].read_text("utf-8")
    (least,) = re.findall(r"together at least (\d+)", about("mythology-go"))
    Path("small.toml").write_text(text.replace("copies = 4", "copies = 2"), "utf-8")
    assert f"need a deck of {least} cards" in run("cards check mythology-go small.toml").out


# Commands -----------------------------------------------------------------------------------------------------------------
def test_cards_are_listed_from_the_file_and_then_again_from_the_game(run: Run) -> None:
    Path("box.toml").write_text(corrected(), "utf-8")
    assert re.search(r"^aries .* 4\* +5\* +\*$", run(f"cards list {GAME} --cards box.toml").out, re.MULTILINE)
    assert re.search(r"^aries .* 3 +5\* +\(\*\)$", run(f"cards list {GAME}").out, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_with_a_file(run: Run, game: str) -> None:
    shutil.copy(FILES[game], "box.toml")
    result = run(f"play {game} --cards box.toml --against random --seed 1", "table")
    assert (result.status, result.err) == (0, "")
    assert "With the cards in box.toml." in result.out
    assert f"{game}" in run(f"simulate {game} -n 1 --cards box.toml --workers 1").out


def test_a_record_of_another_set_is_refused_and_says_what_to_give(run: Run, generous: Cards) -> None:
    Path("generous.toml").write_text(generous.text, "utf-8")
    Path("record.txt").write_text(play_randomly(kleos.new(GAME, seed=1), 1).record(), "utf-8")
    use_cards(())
    result = run("replay record.txt")
    assert result.status == 2
    assert "made with a different card set" in result.err
    assert "--cards FILE" in result.err
    assert run("replay record.txt --cards generous.toml").out.endswith("hash ok\n")


def test_a_kept_match_goes_on_with_its_cards_only(run: Run) -> None:
    Path("box.toml").write_text(corrected(), "utf-8")
    assert run(f"play {GAME} --cards box.toml --against random --seed 1", "1").status == 0
    refused = run("play --resume")
    assert refused.status == 2
    assert "--cards FILE" in refused.err
    again = run(f"play --resume --cards {GAME}=box.toml", "table")
    assert again.status == 0
    assert "With the cards in box.toml." in again.out


def test_a_save_is_refused_in_the_same_words(run: Run, generous: Cards) -> None:
    saved = kleos.new(GAME, seed=1).save()
    Path("match.json").write_text(saved, "utf-8")
    use_cards(())
    result = run(f"play {GAME} --save match.json --against random")
    assert result.status == 2
    assert "--cards FILE" in result.err


MISTAKES = [
    (f"play {GAME} --cards nowhere.toml", "nowhere.toml: No such file"),
    (
        "play --cards bare.toml --seed 1",
        "which game are the cards in bare.toml for? Say so with --cards GAME=bare.toml",
    ),
    ("serve --cards bare.toml", "which game are the cards in bare.toml for?"),
    ("serve --cards chess=box.toml", "chess=box.toml: No such file"),
    (
        "play naruto-mythos --cards few.toml",
        "few.toml:1:1: extends: expected 'naruto-mythos', the game this file is being read for",
    ),
    (f"cards show aries --cards {GAME}=box.toml --cards {GAME}=box.toml", f"{GAME} has two card files"),
    (f"simulate {GAME} --cards broken.toml", "broken.toml:145:1: [aries] cost: expected a whole number from 0 to 99"),
    (f"arena {GAME} --bots random,random --cards broken.toml", "broken.toml:145:1: "),
    (f"cards list {GAME} --cards broken.toml", "broken.toml:145:1: "),
    ("cards check one.toml two.toml three.toml", "unrecognized arguments: two.toml three.toml"),
]


@pytest.mark.parametrize(("line", "message"), MISTAKES)
def test_a_mistake_is_one_clear_line(run: Run, line: str, message: str) -> None:
    Path("box.toml").write_text(corrected(), "utf-8")
    head, aries, rest = corrected().partition("[aries]")
    Path("broken.toml").write_text(head + aries + rest.replace("cost = 4", "cost = -4", 1), "utf-8")
    Path("bare.toml").write_text("[somebody]\n", "utf-8")
    Path("few.toml").write_text(example(), "utf-8")
    result = run(line)
    assert (result.status, result.out) == (2, "")
    assert message in result.err
    assert result.err.count("\n") == 1
    for lang in LANGUAGES[1:]:
        assert english_in(run(f"{line} --lang {lang}").err, "--cards", GAME, "Kanzume Goddess", "aries", "cost") == []


# Which game, and changes of a box ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_the_game_of_a_file_is_found_out_by_its_content(run: Run, game: str) -> None:
    text = FILES[game].read_text("utf-8")
    Path("box.toml").write_text(text, "utf-8")
    assert "no problems" in run("cards check box.toml").out
    Path("broken.toml").write_text(text.replace("lines =", "liness =", 1), "utf-8")
    broken = run("cards check broken.toml").out
    assert "liness: unknown field, did you mean 'lines'?" in broken
    assert len(broken.splitlines()) <= 2, "it is not read for another game"


def test_where_a_file_tells_no_game_the_choice_is_told(run: Run) -> None:
    Path("bare.toml").write_text('[somebody]\nname = { en = "S" }\n', "utf-8")
    result = run("cards check bare.toml")
    assert (result.status, result.out) == (2, "")
    assert 'game = "naruto-mythos"' in result.err
    assert ", ".join(GAMES) in result.err
    Path("bare.toml").write_text('game = "mythology-go"\n[somebody]\nname = { en = "S" }\n', "utf-8")
    assert "[somebody] missing kind" in run("cards check bare.toml").out
    Path("bare.toml").write_text('game = "chess"\n[somebody]\n', "utf-8")
    assert "unknown game 'chess'" in run("cards check bare.toml").err


def test_a_byte_order_mark_before_a_file_is_no_mistake(run: Run) -> None:
    Path("box.toml").write_text(example(), "utf-8-sig")
    assert run("cards check box.toml").out == "33 cards, no problems\n"
    Path("deck.txt").write_text(run("decks show ambush").out, "utf-8-sig")
    assert run("decks check deck.txt").status == 0


def test_a_file_that_extends_a_box_plays_like_the_whole_one(run: Run) -> None:
    Path("few.toml").write_text(example(), "utf-8")
    Path("whole.toml").write_text(corrected(), "utf-8")
    few, whole = [
        run(f"simulate {GAME} -n 3 --seed 5 --workers 1 --cards {file}").out.splitlines()[2:-1]
        for file in ("few.toml", "whole.toml")
    ]
    assert few == whole
    assert len(few) > 5
    assert run("cards check few.toml").out == run("cards check whole.toml").out == "33 cards, no problems\n"
    shown = run("cards check few.toml --texts").out
    assert shown.startswith("aries Aries\n")
    assert "taurus" not in shown, "what the file does not change is not shown"


def test_what_extends_a_box_is_handed_on_written_out() -> None:
    """Another process, or another version of the game, must not read it for another box."""
    text = example().replace("cost = 4", 'cost = 4\nname = { en = "The Ram \\"R\\"" }')
    cards = whole_box(GAME, "few.toml", text)
    assert "extends" not in cards.text
    own = game_named(GAME)
    few, whole = own.with_cards("few.toml", text), own.with_cards("few.toml", cards.text)
    assert few.cards_digest() == whole.cards_digest() != own.cards_digest()
    for id, face in own.faces().items():
        told = [few.faces()[id], whole.faces()[id]]
        assert told[0].facts("fr") == told[1].facts("fr")
        assert told[0].text("it") == told[1].text("it")
        if id != "aries":
            assert (told[1].name("fr"), told[1].facts()) == (face.name("fr"), face.facts())
    assert few.faces()["aries"].name() == whole.faces()["aries"].name() == 'The Ram "R"'
    assert whole.faces()["aries"].name("fr") == "Bélier", "names in other languages stay"
    assert own.with_cards("same.toml", f'extends = "{GAME}"\n').cards_digest() == own.cards_digest()


def test_a_mistake_in_what_extends_a_box_is_told_at_its_place(run: Run) -> None:
    Path("few.toml").write_text(example().replace("cost = 4", "cost = -4"), "utf-8")
    result = run(f"simulate {GAME} -n 1 --cards few.toml")
    assert result.status == 2
    assert "few.toml:4:1: [aries] cost: expected a whole number" in result.err


def test_a_deck_of_own_cards_can_be_checked(run: Run) -> None:
    card = FILES["naruto-mythos"].read_text("utf-8").partition("[KS-009]\n")[2].partition("\n[")[0]
    Path("set.toml").write_text(f'extends = "naruto-mythos"\n[MY-009]\n{card}\n', "utf-8")
    Path("deck.txt").write_text(run("decks show leaf-tempo").out.replace("KS-009", "MY-009"), "utf-8")
    assert "MY-009" in run("decks check deck.txt").out
    checked = run("decks check deck.txt --cards set.toml")
    assert (checked.status, checked.err) == (0, "")


# Processes ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "cards", "made"), [
    ("en", "With the cards in my-box.toml.", "Made by Kleos"),
    ("fr", "Avec les cartes de my-box.toml.", "Fait par Kleos"),
    ("it", "Con le carte di my-box.toml.", "Fatto da Kleos"),
])  # fmt: skip
def test_a_report_names_the_cards_the_command_the_version_and_the_day(
    run: Run, lang: str, cards: str, made: str
) -> None:
    shutil.copy(OWN, "my-box.toml")
    command = f"simulate {GAME} -n 2 --workers 1 --seed 3 --cards my-box.toml --html report.html --lang {lang}"
    assert run(command).status == 0
    text = Path("report.html").read_text("utf-8")
    assert cards in text
    assert f"{made} {kleos.__version__}" in text
    assert f"{datetime.now().astimezone():%Y-%m-%d}" in text
    assert f"<code>kleos {command}</code>" in text


def test_files_in_use_are_exactly_those_given() -> None:
    text = OWN.read_text("utf-8")
    own = game_named(GAME)
    more = Cards(GAME, "a.toml", text.replace('"faith(1)"', '"faith(2)"'))
    use_cards([more])
    changed = game_named(GAME)
    assert changed.cards_digest() != own.cards_digest()
    assert cards_in_use() == (more,)
    with pytest.raises(CardFileError, match=r"b\.toml:"):
        use_cards([Cards(GAME, "b.toml", text.replace("faith(1)", "fate(1)"))])
    assert game_named(GAME) is changed, "a file with mistakes changes nothing"
    with pytest.raises(KleosError, match="unknown game"):
        use_cards([Cards("chess", "c.toml", "")])
    use_cards(())
    assert game_named(GAME) is own


def test_names_do_not_belong_to_the_set() -> None:
    text = OWN.read_text("utf-8").replace('en = "Aries"', 'en = "The Ram"')
    named = game_named(GAME).with_cards("named.toml", text)
    assert named.faces()["aries"].name() == "The Ram"
    assert named.cards_digest() == game_named(GAME).cards_digest()


def test_a_plan_takes_its_cards_wherever_it_is_carried_out(generous: Cards) -> None:
    plan = pickle.loads(pickle.dumps(Plan(GAME, ("random", "random"), seed=3)))
    with_cards = plan((0, 2))
    use_cards(())
    without = Plan(GAME, ("random", "random"), seed=3)((0, 2))
    elsewhere = plan((0, 2))
    assert elsewhere.results == with_cards.results != without.results


def test_an_arena_of_two_processes_plays_with_the_same_cards(generous: Cards) -> None:
    contest = Contest(GAME, ("random", "random"), deals=2, seed=5)
    alone = arena(contest, workers=1).played
    assert arena(contest, workers=2).played == alone
    use_cards(())
    assert arena(contest, workers=1).played != alone


def test_a_server_says_on_start_which_game_uses_which_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def served(config: Any, listening: socket.socket, ready: Callable[[], None]) -> None:
        ready()

    monkeypatch.setattr(serving, "serve", served)
    shutil.copy(OWN, "my-box.toml")
    out = run(f"serve --port 0 --no-client --cards {GAME}=my-box.toml --lang en").out
    assert out.splitlines()[1] == "kanzume-goddess uses the cards in my-box.toml"
    assert "cards of" not in run("serve --port 0 --no-client --lang en").out


def test_bots_of_a_server_think_with_the_same_cards(generous: Cards) -> None:
    match = kleos.new(GAME, seed=2)
    assert match.decision is not None
    thinkers = Thinkers(1, patience=60)
    try:
        answer = asyncio.run(thinkers.answer("ann", match, "random", match.decision.seat, 7))
    finally:
        thinkers.close()
    assert answer.trouble is None
    assert answer.token in match.decision.options.tokens()
