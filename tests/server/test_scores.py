"""Score sheets over HTTP: the same reckoning as in the terminal, questions with their answers, mistakes with their field."""

import asyncio
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import kleos
from kleos.language.languages import LANGUAGES
from kleos.server.library.rooms import router
from kleos.server.scores import router as scores
from kleos.testing import clause


def posted(game: str, document: Any, lang: str = "en") -> httpx.Response:
    app = FastAPI()
    app.include_router(router)
    app.include_router(scores)

    async def post() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kleos") as client:
            return await client.post(f"/api/games/{game}/score?lang={lang}", json=document)

    return asyncio.run(post())


def told(game: str, document: Any, lang: str = "en") -> Any:
    answer = posted(game, document, lang)
    assert answer.status_code == 200, answer.text
    return answer.json()


HARPIES = {
    "players": [{"name": "Anna", "field": ["harpie", "harpie"]}, {"name": "Bruno", "field": ["harpie", "golem"]}],
}


@clause("MG-12.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_is_reckoned_as_the_rules_do(lang: str) -> None:
    answer = told("mythology-go", HARPIES, lang)
    assert answer["question"] is None
    sheet = answer["sheet"]
    assert [player["score"] for player in sheet["players"]] == [13, 7]
    assert sheet["winners"] == [0]
    assert sheet == kleos.rules("mythology-go").score_sheet(HARPIES, lang).data()


@clause("MG-8.3.1")
def test_what_the_rules_still_ask_comes_with_the_answers_they_allow() -> None:
    document = {
        "players": [{"name": "Anna", "field": ["harpie", "gorgone"]}, {"name": "Bruno", "field": ["harpie", "golem"]}]
    }
    answer = told("mythology-go", document)
    assert answer["sheet"] is None
    question = answer["question"]
    assert question["field"] == "players[0].field[1]"
    assert "Anna" in question["prompt"]
    assert [option["value"] for option in question["options"]] == ["#1", "#3", "#4"]
    document["players"][0]["field"] = ["harpie", "gorgone -> #1"]
    assert [player["score"] for player in told("mythology-go", document)["sheet"]["players"]] == [12, 7]


def test_numbers_of_real_cards_replace_the_reconstructed_ones() -> None:
    document = {**HARPIES, "cards": {"harpie": {"value": 2, "bonus": 5}}}
    assert [player["score"] for player in told("mythology-go", document)["sheet"]["players"]] == [17, 8]


def test_a_mistake_names_its_field() -> None:
    answer = posted("mythology-go", {"players": [{"field": ["minotaur"]}, {"field": ["unicorm"]}]})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["code"], error["field"]) == ("no-sheet", "players[1].field[0]")
    assert "unicorm" in error["text"]
    assert posted("mythology-go", ["no", "sheet"]).json()["error"]["code"] == "malformed"


@clause("KG-8.20")
def test_a_game_without_scoring_says_so() -> None:
    answer = posted("kanzume-goddess", {})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-scoring")
