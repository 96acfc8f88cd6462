"""--json: one document on standard output, with the facts that the plain output tells, as docs/json.md says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kleos
import kleos.lab.simulate

from .conftest import Run

DOCUMENT = (Path(__file__).parent.parent.parent / "docs/json.md").read_text("utf-8")
GAME = "naruto-mythos"


def told(run: Run, line: str, status: int = 0) -> dict[str, Any]:
    result = run(f"{line} --json")
    assert (result.status, result.err) == (status, "")
    document = json.loads(result.out)
    assert document.pop("kleos") == kleos.__version__
    return dict(document)


def fields(command: str) -> set[str]:
    """The fields that the documentation names for a command."""
    (row,) = [line for line in DOCUMENT.splitlines() if re.match(rf"\| .*`{command}`.* \|", line)]
    part = re.sub(r": (`[^;|]*)", "", row.split("|")[2])  # what follows a colon is inside a field
    return set(re.findall(r"`(\w+)`", part))


# Cards --------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", kleos.games())
def test_cards_are_listed_with_their_facts(run: Run, game: str) -> None:
    document = told(run, f"cards list {game} --lang fr")
    assert set(document) == fields("cards list")
    faces = kleos.rules(game).cards
    assert [card["id"] for card in document["cards"]] == list(faces)
    for card in document["cards"]:
        face = faces[card["id"]]
        assert (card["game"], card["name"], card["text"]) == (game, face.name("fr"), face.text("fr"))
        assert card["facts"] == json.loads(json.dumps(face.keys()))
        assert len(card["text_origins"]) == len(card["text"])


def test_cards_of_several_games_are_shown_with_their_game(run: Run) -> None:
    (naruto,) = told(run, "cards show KS-009")["cards"]
    (seiya,) = told(run, "cards show kanzume-goddess aries")["cards"]
    assert (naruto["game"], seiya["game"]) == (GAME, "kanzume-goddess")
    plain = run("cards show KS-009").out
    assert f"cost {naruto['facts']['cost']} · power {naruto['facts']['power']}" in plain
    assert all(line in plain for line in naruto["text"])
    assert "origins" in naruto
    assert set(naruto) == set(re.findall(r"`(\w+)`", DOCUMENT.split("A **card** has")[1].split("An origin")[0]))


def test_a_card_file_is_checked_with_its_places(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    card = '[X-1]\nname = "N"\ntitle = { en = "T" }\ncost = 2\npower = 3\ngroup = "leaf_village"\n'
    file.write_text(card)
    assert told(run, f"cards check {file}") == {"file": str(file), "game": GAME, "cards": 1, "problems": []}
    file.write_text(card.replace("cost = 2", "cost = -2"))
    document = told(run, f"cards check {file} --lang it", status=1)
    assert set(document) == fields("cards check")
    (problem,) = document["problems"]
    plain = run(f"cards check {file} --lang it").out
    assert plain == f"{file}:{problem['line']}:{problem['column']}: {problem['text']}\n"
    file.write_text("[X-1\n")
    assert told(run, f"cards check {file}", status=1)["game"] is None


# Decks --------------------------------------------------------------------------------------------------------------------
def test_decks(run: Run, tmp_path: Path) -> None:
    document = told(run, "decks list")
    assert set(document) == fields("decks list")
    starters = kleos.rules(GAME).starter_decks
    assert [deck["id"] for deck in document["decks"]] == list(starters)
    ambush = told(run, "decks show ambush")
    assert ambush.pop("game") == GAME
    assert ambush in document["decks"]
    assert set(ambush) == set(re.findall(r"`(\w+)`", DOCUMENT.split("A **deck** has")[1].split("\n\n")[0]))
    plain = run("decks show ambush").out
    for card, count in ambush["cards"].items():
        assert f"\n{count} {card} " in plain
    file = tmp_path / "deck.txt"
    file.write_text(plain)
    legal = told(run, f"decks check {file}")
    assert legal["problems"] == []
    assert "\n".join(legal["summary"]) + "\n" == run(f"decks check {file}").out
    file.write_text(plain.replace("\n2 ", "\n3 ", 1))
    refused = told(run, f"decks check {file}", status=1)
    assert set(refused) == fields("decks check")
    assert all(problem in run(f"decks check {file}").out for problem in refused["problems"])
    assert refused["summary"] == []


# Rules --------------------------------------------------------------------------------------------------------------------
def test_rules(run: Run, tmp_path: Path) -> None:
    (clause,) = told(run, "rules show NM-6.24")["clauses"]
    assert run("rules show NM-6.24").out.startswith(f"NM-6.24 {clause['text']}\n")
    assert clause["game"] == GAME
    assert set(clause) == set(re.findall(r"`(\w+)`", DOCUMENT.split("A **clause** has")[1].split("\n\n")[0]))
    found = told(run, f"rules search mulligan --game {GAME}")
    assert set(found) == fields("rules show")
    plain = run(f"rules search mulligan --game {GAME}").out
    assert [one["id"] for one in found["clauses"]] == re.findall(r"^(NM-\S+)", plain, re.M)
    assert told(run, "rules search xyzzy", status=1) == {"clauses": []}
    (tmp_path / "test_one.py").write_text('@clause("NM-1.1")\ndef test() -> None: ...\n')
    covered = told(run, f"rules coverage {GAME} --tests {tmp_path}", status=1)
    assert set(covered) == fields("rules coverage")
    last = run(f"rules coverage {GAME} --tests {tmp_path}").out.splitlines()[-1]
    assert [str(covered[key]) for key in ("tested", "testable")] == re.findall(r"\d+", last)[:2]
    assert covered["tested"] == 1
    assert len(covered["missing"]) == covered["testable"] - 1


# Simulations --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", kleos.games())
def test_a_simulation_tells_what_its_tables_tell(run: Run, game: str) -> None:
    line = f"simulate {game} -n 4 --seed 3 --workers 1"
    document = told(run, line)
    listed = DOCUMENT.split("## Simulations")[1]
    assert set(document) == {
        name for row in re.findall(r"^\| (`.*?) \|", listed, re.M) for name in re.findall(r"\w+", row)
    }
    assert document["matches"] == 4
    assert not document["interrupted"]
    plain = run(line).out
    for one in document["by_bot"]:
        assert re.search(rf"^{one['bot']} +{one['wins']} +{100 * one['share']:.1f} ?%", plain, re.M), one
        assert one["score"]["least"] <= one["score"]["mean"] <= one["score"]["most"]
    for seat, one in enumerate(document["by_seat"]):
        assert one["seat"] == seat
        assert re.search(rf"^p{seat} +{one['wins']} ", plain, re.M)
    assert sum(one["wins"] for one in document["by_order"]) == sum(one["wins"] for one in document["by_seat"])
    assert {card["card"] for way in document["cards"].values() for card in way} <= set(kleos.rules(game).cards)
    assert document["card_set"]


def test_nothing_played_is_a_document_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: Any, **options: Any) -> Any:
        return kleos.lab.simulate.Summary(GAME, ["random", "greedy"], interrupted=True)

    monkeypatch.setattr("kleos.terminal.simulate.simulate", stopped)
    document = told(run, f"simulate {GAME} --bots random,greedy", status=130)
    assert (document["matches"], document["turns"], document["first_advantage"]) == (0, None, None)


@pytest.mark.parametrize("line", ["cards show nobody", "decks show nobody", "rules show NM-99", "simulate chess"])
def test_a_mistake_leaves_standard_output_empty(run: Run, line: str) -> None:
    result = run(f"{line} --json")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("kleos: ")
