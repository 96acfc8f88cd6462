"""The decks of a person over HTTP: kept, changed, dropped, looked at while they are made; and nobody else's."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request

import kleos
from kleos.language.languages import LANGUAGES
from kleos.server.library.decks import LARGEST_BODY, LARGEST_TEXT, LONGEST_NAME, MOST_DECKS, MOST_LINES
from kleos.server.library.rooms import router
from kleos.server.library.shelf import KeptDeck, StoredDecks, person_of, room_of, shelf_of
from kleos.table.store import Store

NARUTO = "naruto-mythos"
STARTERS = kleos.rules(NARUTO).starter_decks


class Drawer:
    """A shelf in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], KeptDeck] = {}

    async def decks(self, person: str) -> Sequence[KeptDeck]:
        return [deck for (owner, _), deck in self.kept.items() if owner == person]

    async def deck(self, person: str, id: str) -> KeptDeck | None:
        return self.kept.get((person, id))

    async def keep_deck(self, person: str, deck: KeptDeck) -> None:
        self.kept[person, deck.id] = deck

    async def drop_deck(self, person: str, id: str) -> None:
        del self.kept[person, id]


class House:
    """The library of a house where a header says who asks."""

    def __init__(self) -> None:
        self.app = FastAPI()
        self.app.include_router(router)
        self.drawer = Drawer()
        self.app.dependency_overrides = {
            shelf_of: lambda: self.drawer,
            room_of: lambda: 2_000_000,
            person_of: who_asks,
        }

    def ask(self, method: str, path: str, body: Any = None, person: str = "ann", **more: Any) -> httpx.Response:
        async def once() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://kleos") as client:
                given = {} if body is None else {"json": body}
                return await client.request(method, path, headers={"person": person}, **given, **more)

        return asyncio.run(once())

    def made(self, text: str, name: str = "", person: str = "ann") -> Any:
        answer = self.ask("POST", "/api/decks", {"game": NARUTO, "name": name, "text": text}, person)
        assert answer.status_code == 201, answer.text
        return answer.json()


def who_asks(request: Request) -> str:
    return request.headers["person"]


@pytest.fixture
def house() -> House:
    return House()


def text_of(name: str, house: House, lang: str = "en") -> str:
    return str(house.ask("GET", f"/api/games/{NARUTO}/decks/{name}?lang={lang}").json()["text"])


def refused(answer: httpx.Response, status: int, code: str) -> Any:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["text"]
    return error


# Looking --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(STARTERS))
def test_a_starter_deck_is_told_as_text_that_is_legal(house: House, name: str, lang: str) -> None:
    report = house.ask("GET", f"/api/games/{NARUTO}/decks/{name}?lang={lang}").json()
    assert report["problems"] == []
    assert report["size"] == len(STARTERS[name].cards) == sum(card["count"] for card in report["cards"])
    assert report["missions"] == STARTERS[name].missions
    assert report["name"] == STARTERS[name].called(lang)
    assert len(report["summary"]) == 3
    again = house.ask("POST", f"/api/decks/check?lang={lang}", {"game": NARUTO, "text": report["text"]}).json()
    assert again == report


def test_problems_name_clause_line_and_card(house: House) -> None:
    text = "# Mine\n3 KS-009\n1 KS-999 Nobody\n2 KS-011\nMissions\n1 KS-M01\n1 KS-M01\n"
    answer = house.ask("POST", "/api/decks/check?lang=fr", {"game": NARUTO, "text": text})
    assert answer.status_code == 200
    report = answer.json()
    found = {(problem["clause"], problem["line"], problem["card"]) for problem in report["problems"]}
    assert ("NM-2.2", 2, "KS-009") in found
    assert ("", 3, "KS-999") in found
    assert ("NM-2.1", None, "") in found
    assert ("NM-2.5", 6, "KS-M01") in found
    assert all("NM-" not in problem["text"] for problem in report["problems"]), "the clause is told apart"
    assert report["cards"] == [{"id": "KS-009", "count": 3}, {"id": "KS-011", "count": 2}], "what can be read is"
    assert report["name"] == "Mine"
    assert report["summary"] == []


def test_a_game_without_decks_says_so_by_its_clause(house: House) -> None:
    report = house.ask("POST", "/api/decks/check", {"game": "saint-seiya", "text": "x"}).json()
    assert [problem["clause"] for problem in report["problems"]] == ["SS-2.5"]
    error = refused(house.ask("POST", "/api/decks", {"game": "saint-seiya", "text": "x"}), 400, "no-decks")
    assert error["clause"] == "SS-2.5"
    refused(house.ask("GET", "/api/games/saint-seiya/decks/seiya"), 400, "no-decks")


def test_an_unknown_starter_deck_is_told(house: House) -> None:
    error = refused(house.ask("GET", f"/api/games/{NARUTO}/decks/leaf-temp"), 404, "unknown-deck")
    assert "leaf-tempo" in error["text"]


# Keeping --------------------------------------------------------------------------------------------------------------
def test_a_deck_is_kept_changed_exported_and_dropped(house: House) -> None:
    text = text_of("leaf-tempo", house)
    deck = house.made(text, "  My \t Leaf ")
    assert (deck["name"], deck["legal"], deck["text"]) == ("My Leaf", True, text)
    assert house.ask("GET", "/api/decks").json() == {"decks": [deck]}
    path = f"/api/decks/{deck['id']}"
    shorter = text.replace("2 KS-009", "1 KS-009").replace("2 KS-001", "0 KS-001")
    changed = house.ask("PUT", path, {"text": shorter}).json()
    assert (changed["name"], changed["legal"]) == ("My Leaf", False), "an unfinished deck is kept too"
    assert house.ask("PUT", path, {"name": "Other", "text": text}).json()["name"] == "Other"
    file = house.ask("GET", f"{path}/file?lang=fr")
    assert file.headers["content-type"].startswith("text/plain")
    assert file.text.startswith("# Other\n")
    assert "Permutation" in file.text, "cards are named in the language"
    assert house.made(file.text)["legal"], "what is exported can be imported"
    assert house.ask("DELETE", path).status_code == 204
    refused(house.ask("GET", path), 404, "unknown-deck")


def test_a_deck_without_a_name_takes_that_of_its_text(house: House) -> None:
    assert house.made("# Foxes\n1 KS-009")["name"] == "Foxes"
    assert house.made("1 KS-009")["name"] == "My deck"


def test_decks_belong_to_one_person(house: House) -> None:
    deck = house.made("1 KS-009")
    path = f"/api/decks/{deck['id']}"
    for method, body in (("GET", None), ("PUT", {"name": "x"}), ("DELETE", None)):
        refused(house.ask(method, path, body, person="bob"), 404, "unknown-deck")
    refused(house.ask("GET", f"{path}/file", person="bob"), 404, "unknown-deck")
    assert house.ask("GET", "/api/decks", person="bob").json() == {"decks": []}
    assert house.ask("GET", path).json() == deck


# Bad input ------------------------------------------------------------------------------------------------------------
def test_what_is_too_large_is_refused(house: House) -> None:
    for text in ("1 KS-009\n" * (MOST_LINES + 1), "#" * (LARGEST_TEXT + 1)):
        refused(house.ask("POST", "/api/decks", {"game": NARUTO, "text": text}), 413, "too-large")
        refused(house.ask("POST", "/api/decks/check", {"game": NARUTO, "text": text}), 413, "too-large")
    refused(house.ask("POST", "/api/decks/check", {"game": NARUTO, "text": "x" * LARGEST_BODY}), 413, "too-large")
    long = {"game": NARUTO, "text": "", "name": "x" * (LONGEST_NAME + 1)}
    refused(house.ask("POST", "/api/decks", long), 400, "name-too-long")
    assert house.drawer.kept == {}


def test_nobody_keeps_decks_without_end(house: House) -> None:
    for number in range(MOST_DECKS):
        house.drawer.kept["ann", str(number)] = KeptDeck(str(number), NARUTO, "x", "", 0)
    error = refused(house.ask("POST", "/api/decks?lang=it", {"game": NARUTO, "text": ""}), 409, "too-many")
    assert str(MOST_DECKS) in error["text"]


def test_most_cards_that_a_text_can_ask_for_are_counted(house: House) -> None:
    text = "999 KS-009\n" * MOST_LINES
    report = house.ask("POST", "/api/decks/check", {"game": NARUTO, "text": text.strip()}).json()
    assert report["cards"] == [{"id": "KS-009", "count": 999 * MOST_LINES}]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": 1, "text": "x"}',
        b'{"text": "x"}',
        b'{"game": "naruto-mythos", "text": "", "x": 1}',
        b"\xff",
    ],
)
def test_a_body_that_cannot_be_read_is_told(house: House, body: bytes) -> None:
    async def once() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://kleos") as client:
            headers = {"person": "ann", "content-type": "application/json"}
            return await client.post("/api/decks", content=body, headers=headers)

    error = refused(asyncio.run(once()), 400, "malformed")
    assert "text" in error["text"]


def test_forms_of_other_sites_are_refused(house: House) -> None:
    answer = house.ask("POST", "/api/decks", data={"game": NARUTO, "text": "x"})
    refused(answer, 415, "malformed")


def test_names_and_texts_carry_no_control_characters(house: House) -> None:
    deck = house.made("# a\x00b\u202ec\r\n1 KS-009", "x\u202ey\x07z")
    assert deck["name"] == "x y z"
    assert deck["text"] == "# a b c\n1 KS-009"


def test_an_unknown_game_is_told(house: House) -> None:
    refused(house.ask("POST", "/api/decks", {"game": "chess", "text": ""}), 404, "unknown-game")
    refused(house.ask("POST", "/api/decks/check", {"game": "chess", "text": ""}), 404, "unknown-game")


# The database ---------------------------------------------------------------------------------------------------------
def test_the_database_keeps_decks_by_person(tmp_path: Path) -> None:
    async def kept() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/kleos.db")
        shelf = StoredDecks(store, store.keep)
        one, two = KeptDeck("a", NARUTO, "One", "1 KS-009", 1), KeptDeck("b", NARUTO, "Two", "", 2)
        await shelf.keep_deck("ann", one)
        await shelf.keep_deck("ann", two)
        assert await shelf.decks("ann") == [two, one], "the last changed first"
        later = KeptDeck("a", NARUTO, "Uno", "2 KS-009", 3)
        await shelf.keep_deck("ann", later)
        assert await shelf.decks("ann") == [later, two]
        assert await shelf.deck("ann", "a") == later
        assert await shelf.deck("bob", "a") is None
        await shelf.drop_deck("bob", "a")
        await shelf.drop_deck("ann", "b")
        assert await shelf.decks("ann") == [later]
        assert await store.person("ann") is not None, "whoever has decks is kept too"
        await store.close()

    asyncio.run(kept())
