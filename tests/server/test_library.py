"""The library over HTTP: games, cards, rules, guides and glossaries in three languages, and answers that need not be sent twice."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import kleos
from kleos.bots import is_bot
from kleos.engine.game import Origin
from kleos.games.clauses import clause_in
from kleos.games.registry import game_named
from kleos.language.languages import LANGUAGES
from kleos.server.library.reading import Reader
from kleos.server.library.rooms import router

GAMES = kleos.games()
PUBLISHED_SO = {"status": "published"}
OUR_WORDS = {"status": "ours"}
REBUILT = {"status": "reconstructed"}


def asked(path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    app = FastAPI()
    app.include_router(router)

    async def get() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kleos") as client:
            return await client.get(path, headers=headers)

    return run(get())


def run(work: Coroutine[Any, Any, httpx.Response]) -> httpx.Response:
    return asyncio.run(work)


def told(path: str) -> Any:
    answer = asked(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    return answer.json()


# Games ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_carry_all_that_a_new_match_needs(lang: str) -> None:
    games = told(f"/api/games?lang={lang}")["games"]
    assert [game["id"] for game in games] == list(GAMES)
    for game in games:
        rules = kleos.rules(game["id"])
        assert game["players"] == list(rules.players)
        assert game["has_decks"] == bool(rules.starter_decks)
        assert game["has_scoring"] == (game["id"] != "kanzume-goddess")  # KG-8.20
        assert game["about"]
        assert game["side_name"]
        for option in game["options"]:
            known = rules.options[option["id"]]
            ids = [value["id"] for value in option["values"]]
            assert ids == list(known) if option["part"] is None else set(ids) <= set(known)
            assert (option["part"] is not None) == (option["id"] in rules.lists)
            assert option["name"]
            assert all(value["name"] for value in option["values"])
        assert all(side["id"] and side["name"] and side["about"] for side in game["sides"])
        ids = [bot["id"] for bot in game["bots"]]
        assert game["first_bot"] in ids
        assert all(is_bot(id) for id in ids)
        assert all(bot["name"] and bot["about"] for bot in game["bots"])


def test_games_say_how_long_they_take_and_how_hard_they_are_in_the_language() -> None:
    english, french = (told(f"/api/games?lang={lang}")["games"] for lang in ("en", "fr"))
    for game, jeu in zip(english, french, strict=True):
        assert 0 < game["minutes"][0] < game["minutes"][1]
        assert 1 <= game["difficulty"] <= 3
        assert (jeu["minutes"], jeu["difficulty"]) == (game["minutes"], game["difficulty"])
        assert jeu["difficulty_name"] != game["difficulty_name"]
    assert english[0]["difficulty_name"] == "easy to learn"


def test_every_side_offered_begins_a_match() -> None:
    naruto, saint, kanzume, mythology = told("/api/games")["games"]
    assert mythology["sides"] == []  # divinities are dealt
    for side in naruto["sides"]:
        kleos.new("naruto-mythos", decks=[side["id"], side["id"]])
    assert {side["most"] for side in naruto["sides"]} == {0}
    heroes = [side["id"] for side in saint["sides"]]
    kleos.new("saint-seiya", players=5, options={"heroes": heroes})
    assert {side["most"] for side in saint["sides"]} == {1}
    greek, norse = kanzume["sides"]
    sides = [greek["id"]] * greek["most"] + [norse["id"]] * norse["most"]
    kleos.new("kanzume-goddess", players=6, options={**kanzume["sides_only"], "sides": sides})
    assert "Zeus" in greek["more"]
    assert "Odin" in norse["more"]


def test_the_side_to_begin_with_is_the_first_or_none_where_chance_is_the_rule() -> None:
    naruto, saint, kanzume, mythology = told("/api/games")["games"]
    assert naruto["first_side"] == naruto["sides"][0]["id"]
    assert saint["first_side"] == saint["sides"][0]["id"]
    assert kanzume["first_side"] == mythology["first_side"] == ""
    assert kanzume["sides_only"] == {"mode": "individual"}


def wanted(game: dict[str, Any], option: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    """The options of a match in which this is chosen, as a form puts them together, and all else is left as it is."""
    if option["part"] is None:
        return {option["id"]: value["id"]}
    parts = [one for one in game["options"] if one["id"] == option["id"]]
    entries = [value["id"] if part is option else part["values"][0]["id"] for part in parts]
    return {**option["only"], option["id"]: entries}


def sizes(game: dict[str, Any], options: dict[str, Any]) -> set[int]:
    """The numbers of players with which all these options can be so."""
    least, most = game["players"]
    found = set(range(least, most + 1))
    for option in game["options"]:
        for value in option["values"]:
            if option["part"] is None and options.get(option["id"]) == value["id"] and value["players"]:
                found &= set(value["players"])
    return found


def test_every_option_offered_begins_a_match() -> None:
    for game in told("/api/games")["games"]:
        for option in game["options"]:
            for value in option["values"]:
                options = wanted(game, option, value)
                for players in value["players"] or sizes(game, options):
                    kleos.new(game["id"], players=players, options=options)


def test_main_gods_are_offered_by_seat_and_only_to_teams() -> None:
    kanzume = told("/api/games?lang=fr")["games"][2]
    mode, a, b, side = kanzume["options"]
    assert [value["players"] for value in mode["values"]] == [[], [4, 6]]
    assert [option["only"] for option in (a, b, side)] == [{"mode": "team"}] * 3
    assert [(value["id"], value["players"]) for value in a["values"]] == [(0, [4, 6]), (2, [4, 6]), (4, [6])]
    assert [value["id"] for value in b["values"]] == [1, 3, 5]
    assert (a["part"], b["part"], side["part"]) == (0, 1, 0)
    assert (a["seats"], side["seats"]) == (True, False)
    assert [a["name"], b["name"]] == ["Dieu principal de l'équipe A", "Dieu principal de l'équipe B"]
    assert [value["name"] for value in side["values"]] == ["au hasard", "grec", "nordique"]


# Cards ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_are_told_with_text_facts_and_keys(game: str, lang: str) -> None:
    answer = told(f"/api/games/{game}/cards?lang={lang}")
    rules = kleos.rules(game)
    assert [card["id"] for card in answer["cards"]] == list(rules.cards)
    assert answer["note"]
    for card in answer["cards"]:
        face = rules.cards[card["id"]]
        assert card["name"] == face.name(lang)
        assert card["title"] == face.title(lang)
        assert card["text"] == face.text(lang)
        assert card["keys"] == face.keys()
        assert all(fact["name"] and fact["text"] for fact in card["facts"])
        assert card["origins"] == {key: plain(origin) for key, origin in face.origins(lang).items()}
        assert card["text_origins"] == [plain(origin) for origin in face.text_origins(lang)]
        assert {fact["id"] for fact in card["facts"]} <= card["origins"].keys()
        assert len(card["text_origins"]) == len(card["text"])
        assert all(id in rules.clauses for id in card["rulings"])


def plain(origin: Origin) -> dict[str, str]:
    return {"status": origin.status, **({"words": origin.words} if origin.words else {})}


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_the_same_in_every_language(game: str) -> None:
    keys = [[card["keys"] for card in told(f"/api/games/{game}/cards?lang={lang}")["cards"]] for lang in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_a_filter_finds_cards_and_misses_none(game: str, lang: str) -> None:
    answer = told(f"/api/games/{game}/cards?lang={lang}")
    for offer in answer["filters"]:
        assert offer["name"]
        assert all(value["name"] for value in offer["values"])
        names = [value["name"] for value in offer["values"]]
        assert len(set(names)) == len(names)
        found = set()
        for value in offer["values"]:
            fits = {card["id"] for card in answer["cards"] if fits_value(card["keys"].get(offer["id"]), value["id"])}
            assert fits, (offer["id"], value)
            found |= fits
        having = {card["id"] for card in answer["cards"] if card["keys"].get(offer["id"]) not in (None, "", False, [])}
        if offer["id"] not in ("cost", "power", "points", "value"):
            assert found == having, offer["id"]


def fits_value(key: Any, value: Any) -> bool:
    """What docs/protocol.md says a client does."""
    return value in key if isinstance(key, list) else key is not None and type(key) is type(value) and key == value


def test_names_of_groups_and_classes_are_those_of_the_language() -> None:
    naruto = told("/api/games/naruto-mythos/cards?lang=fr")["filters"]
    group = next(offer for offer in naruto if offer["id"] == "group")
    assert {"id": "leaf_village", "name": "Village de la Feuille"} in group["values"]
    saint = told("/api/games/saint-seiya/cards?lang=it")["filters"]
    rank = next(offer for offer in saint if offer["id"] == "rank")
    assert next(value["name"] for value in rank["values"]) == "molto comune"


def test_rulings_begin_with_those_about_the_card_alone() -> None:
    cards = {card["id"]: card for card in told("/api/games/naruto-mythos/cards")["cards"]}
    assert cards["KS-022"]["rulings"][:4] == ["NM-11.22.1", "NM-11.22.2", "NM-11.22.3", "NM-11.22.4"]
    assert "NM-12.17" in cards["KS-022"]["rulings"], "examples too"
    saint = {card["id"]: card for card in told("/api/games/saint-seiya/cards")["cards"]}
    assert saint["pope"]["rulings"][:2] == ["SS-11.17a", "SS-11.17b"]
    assert "SS-5.15" in saint["dauphin"]["rulings"], "clauses that call it by its printed name speak of it too"


def test_names_that_are_our_own_are_not_called_printed() -> None:
    italian = told("/api/games/naruto-mythos/cards?lang=it")["cards"]
    french = told("/api/games/saint-seiya/cards?lang=fr")["cards"]
    assert all(card["origins"]["title"] == OUR_WORDS for card in italian)
    assert all(card["origins"]["name"] == PUBLISHED_SO for card in french)
    titles = {card["id"]: card["origins"]["title"] for card in told("/api/games/naruto-mythos/cards?lang=fr")["cards"]}
    assert [id for id, origin in titles.items() if origin != PUBLISHED_SO] == ["KS-114", "KS-118"]


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya"])
def test_published_cards_are_told_in_our_own_words(game: str) -> None:
    for card in told(f"/api/games/{game}/cards")["cards"]:
        assert not card["reconstructed"]
        assert all(card["origins"][fact["id"]] == PUBLISHED_SO for fact in card["facts"])
        assert card["text_origins"] == [OUR_WORDS] * len(card["text"])


def test_reconstructed_cards_say_of_each_fact_and_line_whether_it_is_published() -> None:
    mythology = {card["id"]: card for card in told("/api/games/mythology-go/cards")["cards"]}
    kanzume = {card["id"]: card for card in told("/api/games/kanzume-goddess/cards?lang=fr")["cards"]}
    assert all(card["reconstructed"] for card in [*mythology.values(), *kanzume.values()])
    goblin = mythology["gobelin"]
    assert goblin["text_origins"] == [PUBLISHED_SO]
    assert goblin["origins"]["name"] == {"status": "ours", "words": "Gobelin in French"}
    assert goblin["origins"]["value"] == REBUILT
    elf = mythology["elfe"]
    assert {"id": "never_down", "name": "never face-down", "text": "✓"} in elf["facts"]
    assert elf["origins"]["never_down"] == PUBLISHED_SO
    assert elf["text_origins"] == [REBUILT, PUBLISHED_SO]
    assert not [fact for fact in goblin["facts"] if fact["id"] == "never_down"], "it may lie face-down"
    golem = mythology["golem"]
    assert [*golem["origins"].values(), *golem["text_origins"]] == [REBUILT] * (len(golem["origins"]) + 1)
    part = "que c'est une Action avec une Attaque, mais pas sa valeur"
    assert kanzume["aries"]["text_origins"] == [{"status": "partly", "words": part}]
    assert kanzume["aries"]["origins"]["cost"] == REBUILT
    facts = {fact["id"]: fact["text"] for fact in kanzume["bishop"]["facts"]}
    assert (facts["colour"], facts["follow"], facts["start"]) == ("incolore", "aucun", "0")


# Rules ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_book_holds_every_clause_once(game: str, lang: str) -> None:
    answer = told(f"/api/games/{game}/rules?lang={lang}")
    ids = [clause["id"] for section in answer["sections"] for clause in section["clauses"]]
    assert ids == list(kleos.rules(game).clauses)
    assert len({section["id"] for section in answer["sections"]}) == len(answer["sections"])
    assert answer["sections"][0]["level"] == 1
    assert answer["note"]
    assert all(term["en"] and term["fr"] and term["it"] for term in answer["terms"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_and_the_rulings_speak_in_words(game: str, lang: str) -> None:
    """Only the sections about the notation call players, places, cards and answers as programs do."""
    sections = told(f"/api/games/{game}/rules?lang={lang}")["sections"]
    texts = [section["title"] for section in sections]
    read = [clause for section in sections if not section["notation"] for clause in section["clauses"]]
    texts += [part for clause in read for part in (clause["text"], clause["source"])]
    for chapter in told(f"/api/games/{game}/guide?lang={lang}")["chapters"]:
        texts += [paragraph["text"] for paragraph in chapter["paragraphs"]]
    glossary = told(f"/api/games/{game}/glossary?lang={lang}")
    texts += [entry["text"] for entry in (glossary["goal"], *glossary["entries"])]
    written = re.compile(r"`|\bp[0-7]\b|\bt[1-6]\b|\b[a-z]+_[a-z]|\b[a-z]+\.\d\b|[<>]|\[\]")
    assert [text for text in texts if written.search(text)] == []
    rulings = {clause for card in told(f"/api/games/{game}/cards?lang={lang}")["cards"] for clause in card["rulings"]}
    assert rulings <= {clause["id"] for clause in read}


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("NM-3.15", "Player 1 is asked for the mulligan first, then player 2; what player 1 has answered shows"),
        ("NM-8.8", "Giving up is an act of the table"),
        ("NM-12.3", "Given player 1 has KS-016 Kakashi Hatake (cost 4) face up with 2 tokens and 1 chakra."),
        ("NM-6.112", "That choice offers “skip” only if"),
        ("SS-12.14", "Given Kuraggu on place 2, Mu on place 5 with 7 Cosmos facing him"),
        ("SS-12.14", "then “acquire place 5 with cosmos” is not offered"),
        ("SS-12.4", "Given a played Pegasus Seiya (very common) (Heal 1)"),
        ("SS-8.22", "at the start of turn number “turn limit”"),
        ("KG-5.31", "such as ability 1 of Zeus or ability 1 of Thor"),
        ("KG-12.21", "“use ability 1 of Poseidon” is offered"),
        ("MG-12.1", "Given player 1: Harpy, Harpy and player 2: Harpy, Golem. When scored, then player 1: 2 + 8"),
        ("MG-12.35", "exactly “accuse player 2 of Loki”"),
        ("MG-12.37", "“fuse #1 #2” is not offered"),
    ],
)
def test_clauses_are_read_to_people(clause: str, words: str) -> None:
    game = {"NM": "naruto-mythos", "SS": "saint-seiya", "KG": "kanzume-goddess", "MG": "mythology-go"}[clause[:2]]
    sections = told(f"/api/games/{game}/rules?lang=en")["sections"]
    (text,) = [one["text"] for section in sections for one in section["clauses"] if one["id"] == clause]
    assert words in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_are_in_the_language_where_they_are_translated(game: str, lang: str) -> None:
    sections = told(f"/api/games/{game}/rules?lang={lang}")["sections"]
    norm = kleos.rules(game).clauses
    for section in sections:
        for clause in section["clauses"]:
            assert clause["lang"] == clause_in(norm[clause["id"]], lang)[1]
            assert clause["lang"] == "en" or not re.search(r"\b[Pp]layer \d|“|\babilit(y|ies)\b", clause["text"])


@pytest.mark.parametrize(
    ("lang", "clause", "words"),
    [
        ("fr", "NM-3.9", "Chaque joueur choisit ensuite de garder sa main"),
        ("fr", "NM-11.67.1", "KS-067 Rempart\xa0: verrouille"),
        ("fr", "SS-3.1", "Les places sont numérotées joueur 1, joueur 2"),
        ("fr", "SS-11.66", "Kuraggu (effet continu Sur le terrain)\xa0: tant"),
        ("fr", "SS-4.6", "choisit «\xa0end\xa0»"),
        ("it", "SS-4.6", "sceglie «end»"),
        ("it", "KG-3.6", "giocatore 1 per la squadra A"),
    ],
)
def test_translated_clauses_are_read_to_people(lang: str, clause: str, words: str) -> None:
    game = {"NM": "naruto-mythos", "SS": "saint-seiya", "KG": "kanzume-goddess"}[clause[:2]]
    sections = told(f"/api/games/{game}/rules?lang={lang}")["sections"]
    (text,) = [one["text"] for section in sections for one in section["clauses"] if one["id"] == clause]
    assert words in text


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("player 1", "Player 2: Harpy", "place 3", "ability 1 of Zeus", "“skip”")),
        ("fr", ("joueur 1", "Joueur 2\xa0: Harpy", "emplacement 3", "capacité 1 de Zeus", "«\xa0skip\xa0»")),
        ("it", ("giocatore 1", "Giocatore 2: Harpy", "posizione 3", "abilità 1 di Zeus", "«skip»")),
        ("es", ("jugador 1", "Jugador 2: Harpy", "casilla 3", "habilidad 1 de Zeus", "«skip»")),
    ],
)
def test_a_reader_names_players_places_and_abilities_in_the_language(lang: str, words: tuple[str, ...]) -> None:
    reader = Reader(game_named("kanzume-goddess"), lang)
    assert reader.read("a p0. p1 Harpy, t3, `zeus.1`, `skip`", lang) == "a {}. {}, {}, {}, {}".format(*words)


def test_sections_have_titles_in_the_language() -> None:
    titles = [section["title"] for section in told("/api/games/saint-seiya/rules?lang=fr")["sections"]]
    assert "Acquérir une carte du terrain en la payant" in titles
    assert "Acquire a terrain card by paying" not in titles


@pytest.mark.parametrize(
    ("lang", "source"),
    [
        ("en", "Italian rulebook, FAQ; decision: "),
        ("fr", "livret italien, FAQ\u202f; décision\xa0: "),
        ("it", "regolamento italiano, FAQ; decisione: "),
    ],
)
def test_sources_of_clauses_are_named_in_the_language(lang: str, source: str) -> None:
    sections = told(f"/api/games/naruto-mythos/rules?lang={lang}")["sections"]
    sources = {clause["id"]: clause["source"] for section in sections for clause in section["clauses"]}
    assert sources["NM-6.124"] == f"{source}order of arrival, NM-7.2"


# Being asked again ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("page", ["cards", "rules", "guide", "glossary"])
def test_what_the_browser_has_is_not_sent_again(page: str) -> None:
    path = f"/api/games/saint-seiya/{page}?lang=fr"
    first = asked(path)
    tag = first.headers["etag"]
    again = asked(path, {"If-None-Match": f'"other", {tag}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == tag
    other = asked(path.replace("fr", "it"), {"If-None-Match": tag})
    assert other.status_code == 200
    plain = asked(path, {"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content


@pytest.mark.parametrize("page", ["cards", "rules", "guide", "glossary"])
def test_an_unknown_game_is_told_in_the_language_asked_for(page: str) -> None:
    answer = asked(f"/api/games/narutos-mythos/{page}?lang=it")
    assert answer.status_code == 404
    error = answer.json()["error"]
    assert error["code"] == "unknown-game"
    assert "intendevi naruto-mythos" in error["text"]


def test_an_unknown_language_is_refused() -> None:
    answer = asked("/api/games?lang=de")
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "unknown-language"
