"""Kanzume Goddess on the command line and line by line: two to six Gods, teams, reactions, reconstructed cards."""

import re
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.games.kanzume_goddess.terminal.lines import gods_to_choose
from kleos.language.languages import LANGUAGES
from kleos.match import Match
from kleos.testing import clause, play_randomly

from .conftest import Run
from .test_commands import english_in

GAME = "kanzume-goddess"
TITLE = "Kanzume Goddess"
HERE = Path(__file__).parent.parent.parent
OWN = HERE / "src/kleos/games/kanzume_goddess/cards.toml"
MATCH = {"fr": ["match", "Match"]}  # the French glossary says un match, as people do
SHORT = 11  # the seed of a match that does not last long
WISHES = f"play {GAME} --players 3 --against random --seed 5"

POSITION: dict[str, Any] = {
    "game": GAME, "seed": 42, "first": 1, "active": 0, "round": 6, "faith": 4, "attacks_declared": 1,
    "used": ["zeus.1"],
    "players": [
        {"god": "zeus", "energy": 12, "hand": ["leo", "priest", "priest", "libra"], "deck": ["taurus"],
         "discard": ["bishop"], "play": ["aries", "priest"]},
        {"god": "loki", "energy": 20, "hand": ["cancer", "virgo"], "deck": ["pisces"], "play": ["pegasus"]},
        {"god": "thor", "energy": 0, "out": True},
    ],
    "piles": {"w1": ["leo", "hydra"], "w2": ["orion"], "w3": [], "w4": ["gemini"], "w5": ["lyra"], "w6": ["aquarius"]},
    "supply": {"priest": 12, "bishop": 20, "sacred-guardian": 3}, "netherworld": ["scorpio", "priest", "priest"],
}  # fmt: skip
for player in POSITION["players"]:
    uses = {"pegasus": "protect"}
    player["play"] = [{"card": card, "use": uses.get(card, "action")} for card in player.get("play", ())]


def at_position(folder: Path, **changes: Any) -> str:
    """A command that goes on with the position."""
    file = folder / "match.json"
    file.write_text(kleos.from_position({**POSITION, **changes}).save(), "utf-8")
    return f"play --save {file} --against random"


def numbers() -> tuple[list[str], Match]:
    """What a person who picks at random types, number by number, against random bots."""
    match = kleos.new(GAME, seed=SHORT, players=3)
    person = RandomBot(99)
    typed = []
    while (decision := match.decision) is not None:
        if decision.seat == 0:
            answer = person.choose(match, 0)
            typed.append(str(answer + 1))
        else:
            moves = 0 if match.moves is None else match.moves.count
            answer = RandomBot(SHORT + moves).choose(match, decision.seat)
        match.choose(answer)
    return typed, match


# Playing ------------------------------------------------------------------------------------------------------------------
def test_a_whole_match_by_numbers(run: Run, tmp_path: Path) -> None:
    typed, expected = numbers()
    record = tmp_path / "record.txt"
    result = run(f"play {GAME} --players 3 --against random --seed {SHORT} --record {record}", *typed)
    assert (result.status, result.err) == (0, "")
    assert expected.outcome is not None
    assert " : ".join(str(score) for score in expected.outcome.scores) in result.out
    assert record.read_text("utf-8") == expected.record()
    told = [line[2:] for line in result.out.splitlines() if line.startswith("· ")]
    assert told == [entry["text"] for entry in expected.log(0)], "every event is told once, as p0 saw it"


@clause("KG-3.29")
def test_the_main_gods_of_a_team_match_are_named_by_an_option(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    options = "--option mode=team --option mains=2,3"
    assert run(f"play {GAME} --players 4 {options} --against random --record {record}").status == 0
    assert {"mode: team", "mains: 2 3"} <= set(record.read_text("utf-8").splitlines())


@clause("KG-3.6", "KG-3.30")
@pytest.mark.parametrize(
    ("more", "lines"),
    [
        ("--players 4 --mode team --option mains=[2,3]", ["mode: team", "mains: 2 3"]),
        ("--players 6 --mode team --option mains=4,1 --option sides=norse", ["mains: 4 1", "sides: norse"]),
        ("--players 4 --mode team --mains p2,p1", ["mains: 2 1"]),
        ("--players 4 --mode team --mains 0,3 --side Greek", ["mains: 0 3", "sides: greek"]),
        ("--players 3 --side norse", ["mode: individual", "sides: norse random random"]),
        ("--players 3 --side random,greek,norse", ["sides: random greek norse"]),
        ("--players 2 --option sides=[greek,'norse']", ["sides: greek norse"]),
        ("--players 4 --option mains=[]", ["mode: individual"]),
    ],
)
def test_main_gods_and_sides_are_named_on_the_command_line(
    run: Run, tmp_path: Path, more: str, lines: list[str]
) -> None:
    record = tmp_path / "record.txt"
    result = run(f"play {GAME} {more} --against random --record {record}")
    assert (result.status, result.err) == (0, "")
    assert set(lines) <= set(record.read_text("utf-8").splitlines())


@clause("KG-3.30")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Norse side"), ("fr", "camp nordique"), ("it", "schieramento norreno")]
)
def test_the_table_says_which_side_was_agreed_on(run: Run, lang: str, words: str) -> None:
    out = run(f"play {GAME} --players 3 --side random,norse --against random --lang {lang}", "table").out
    assert re.search(rf"^p1 \(random\) .*{words}", out, re.MULTILINE)
    assert out.count(words) == len(re.findall(r"^p1 \(random\) ", out, re.MULTILINE))


def test_the_table_shows_everything_the_seat_may_know(run: Run, tmp_path: Path) -> None:
    out = run(at_position(tmp_path), "table").out
    for line in (
        "Round 6 · Play phase · turn of p0 (you) · faith 4 · next green or silver · used this turn: Zeus "
        "· individual match",
        "  w1 · Leo (leo) · red · follow-up silver, yellow · cost 6 · 2 left",
        "  w3 · empty",
        "Disciples: Bishop (bishop) cost 3 ×20, Priest (priest) cost 1 ×12, "
        "Sacred Guardian (sacred-guardian) cost 2 ×3",
        "Netherworld: Scorpio (scorpio), Priest (priest) ×2",
        "In play of p0 (you): #1 Aries aries (red → green, silver), #2 Priest priest",
        "In play of p1 (random): #3 Pegasus pegasus (Protect)",
        "  leo        6  red     silver, yellow  Leo",
        "  priest     1  -       -               Priest (×2)",
    ):
        assert line in out.splitlines(), line
    assert re.search(r"p0 \(you\) +Zeus +12 +4 +1 +1\n", out)
    assert re.search(r"p1 \(random\) +Loki +20 +2 +1 +0 +starting player", out)
    assert re.search(r"p2 \(random\) +Thor +0 +0 +0 +0 +out", out)
    for secret in ("Cancer", "Virgo", "Taurus", "Pisces", "Hydra"):
        assert secret not in out


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "p1 plays Pisces (p1's God gains 2 energy): react before it resolves?"),
        ("fr", "p1 joue Poissons (le Dieu de p1 gagne 2 points d'énergie)\u00a0: réagir avant la résolution\u202f?"),
        ("it", "p1 gioca Pesci (il Dio di p1 ottiene 2 punti energia): reagire prima che si risolva?"),
    ],
)
def test_the_ability_of_another_is_told_of_that_player(run: Run, tmp_path: Path, lang: str, told: str) -> None:
    players = [{"god": "zeus", "hand": ["aquarius"]}, {"god": "loki", "hand": ["pisces"]}]
    match = kleos.from_position({"game": GAME, "active": 1, "players": players})
    match.choose("play pisces 1")
    file = tmp_path / "match.json"
    file.write_text(match.save(), "utf-8")
    assert told in run(f"play --save {file} --against random --lang {lang}", "quit").out


EMPTY = {
    "en": ("Netherworld: empty", "Netherworld\n  empty", "Discard pile of p1 (random)\n  empty", "  w3 · empty"),
    "fr": ("Enfers\u00a0: vides", "Enfers\n  vides", "Défausse de p1 (random)\n  vide\n", "  w3 · vide\n"),
    "it": ("Inferi: vuoti", "Inferi\n  vuoti", "Scarti di p1 (random)\n  vuoti", "  w3 · vuota"),
}


@pytest.mark.parametrize("lang", EMPTY)
def test_what_is_empty_agrees_with_its_name(run: Run, tmp_path: Path, lang: str) -> None:
    out = run(f"{at_position(tmp_path, netherworld=[])} --lang {lang}", "table", "discard").out
    for words in EMPTY[lang]:
        assert words in out, words


def test_what_is_answered_is_on_the_table(run: Run, tmp_path: Path) -> None:
    position = {**POSITION, "active": 1, "used": [], "faith": 0, "attacks_declared": 0}
    position["players"] = [
        {"god": "zeus", "energy": 12, "hand": ["cancer", "sacred-guardian"]},
        {"god": "loki", "energy": 20, "hand": ["leo"]},
    ]
    match = kleos.from_position(position)
    match.choose("play leo 1")
    file = tmp_path / "match.json"
    file.write_text(match.save(), "utf-8")
    out = run(f"play --save {file} --against random", "react cancer 2").out
    assert "Being resolved: #1 Leo of p1 (random) on p0 (you), Attack of p1 (random) on p0 (you): 6" in out
    assert "Defend 3" in out
    assert match.decision is not None
    match.choose("react cancer 2")
    file.write_text(match.save(), "utf-8")
    again = run(f"play --save {file} --against random", "table").out
    assert "Attack of p1 (random) on p0 (you): 6 − 3" in again


def test_gods_are_chosen_among_those_dealt(run: Run) -> None:
    match = kleos.new(GAME, seed=5, players=3)
    names = [f"{kleos.rules(GAME).cards[id].name()} ({id})" for id in match.view(0)["players"][0]["dealt"]]
    out = run(WISHES, "table").out
    assert f"Gods to choose from: {', '.join(names)}" in out
    assert "Warrior piles" not in out, "nothing is laid out yet"
    assert re.search(r"p1 \(random\) +- +0 +0 +0 +0 +God not chosen", out)


def test_a_team_sees_its_gods_and_its_main_god(run: Run) -> None:
    out = run(f"play {GAME} --players 4 --mode team --against random --seed 5", "table").out
    assert "choosing Gods · team match" in out
    assert re.search(r"^p0 .*team A, main God", out, re.MULTILINE)
    assert re.search(r"^p3 .*team B, support God", out, re.MULTILINE)
    assert len(gods_listed(out)) == 6


@clause("KG-3.14", "KG-3.15")
def test_a_god_taken_by_a_team_mate_is_told_and_no_longer_to_choose_from(run: Run) -> None:
    asked = f"play {GAME} --players 4 --option mode=team --option mains=2,3 --against random --seed 5"
    out = run(asked, "table").out  # the bots of p2 and p3 have chosen
    left = gods_listed(out)
    assert len(left) == 5
    taken = re.search(r"^p2 \(random\) +(\w+) ", out, re.MULTILINE)
    assert taken is not None
    names = {kleos.rules(GAME).cards[id].name() for id in left}
    assert taken[1] not in names
    assert len({kleos.rules(GAME).cards[id].keys()["mythology"] for id in [*left, taken[1].lower()]}) == 1
    assert re.search(r"^p3 \(random\) +- .*God chosen", out, re.MULTILINE), "nothing is known of the other team"


def gods_listed(out: str) -> list[str]:
    return re.findall(r"\((\w+)\)", out.partition("Gods to choose from: ")[2].partition("\n")[0])


def test_who_has_chosen_has_no_god_to_choose_any_more() -> None:
    match = kleos.new(GAME, seed=5, players=4, options={"mode": "team"})
    alone = kleos.new(GAME, seed=5, players=3)
    for one in (match, alone):
        assert gods_to_choose(one.view(0)["players"][0], one.view(0))
        one.choose(0)
        assert gods_to_choose(one.view(0)["players"][0], one.view(0)) == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("show aries", "aries Aries"),
        ("show GUARDIAN", "sacred-guardian Sacred Guardian"),
        ("show #3", "pegasus Pegasus"),
        ("show #99", "There is no #99 on the table."),
        ("show", "For example: show aries, show Guardian, show #12"),
        ("why PLAY Leo 1", "KG-5.13"),
        ("why", "For example: why play leo 1"),
        ("rules kg-5.18", "KG-5.18 Playing a Warrior goes in this order"),
        ("rules", "rules KG-5.18"),
        ("discard", "Discard pile of p1 (random)"),
        ("deck", "KG-"),
        ("Play PRIEST 1", "p0 plays #4 Priest."),
    ],
)
def test_commands_at_the_table(run: Run, tmp_path: Path, typed: str, answer: str) -> None:
    out = run(at_position(tmp_path), typed).out
    assert answer in out.rpartition(f"> {typed}\n")[2]


def test_help_has_examples_of_the_game_and_says_what_a_hand_over_tells(run: Run, tmp_path: Path) -> None:
    out = run(at_position(tmp_path), "help").out.rpartition("> help\n")[2]
    assert "show aries" in out
    assert "rules KG-5.18" in out
    assert "react pegasus 2" in out
    assert "KS-009" not in out
    assert "the hand-over itself reveals that somebody can react" in " ".join(out.split())


@clause("KG-9.5")
def test_people_at_one_screen_hand_over_for_a_reaction_and_no_pass_is_told(run: Run, tmp_path: Path) -> None:
    position = {**POSITION, "used": [], "first": 0}
    position["players"] = [
        {"god": "zeus", "energy": 12, "hand": ["leo", "priest"]},
        {"god": "loki", "energy": 20, "hand": ["cancer", "virgo"]},
    ]
    file = tmp_path / "match.json"
    file.write_text(kleos.from_position({**position, "attacks_declared": 0}).save(), "utf-8")
    out = run(f"play --save {file} --against human", "", "play leo 1", "", "pass", "", "table").out
    assert re.findall(r"p(\d) decides next\. Press Enter when only p\d can see", out) == ["0", "1", "0"]
    for seat, part in zip((0, 1, 0), re.split(r"p\d decides next\.", out)[1:], strict=True):
        assert set(re.findall(r"^Hand of p(\d)$", part, re.MULTILINE)) == {str(seat)}
    last = re.split(r"p\d decides next\.", out)[-1]
    assert "p1 loses 6 energy" in last
    assert "pass" not in last.lower().partition("hand of")[0]


def test_giving_up_among_bots(run: Run) -> None:
    result = run(WISHES, "concede")
    assert result.status == 0
    assert re.search(r"p[12] \(random\) wins ", result.out)


def test_a_match_is_kept_and_resumed(run: Run) -> None:
    first = run(WISHES, "1")
    assert first.out.endswith("The match is saved; kleos play --resume continues it.\n")
    again = run("play --resume", "table")
    assert f"Continuing {TITLE}." in again.out
    assert "p2 (random)" in again.out


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    command = at_position(tmp_path)
    result = run(f"{command} --lang {lang}", "table", "discard", "help", "show")
    assert result.status == 0
    said = re.sub(r"> .*|\b(show|why|table|options|log|discard|rules|undo|save|concede|quit|play|react|recruit|use)\b",
                  "", result.out)  # fmt: skip
    assert english_in(said, str(tmp_path / "match.json"), TITLE, *kleos.rules(GAME).cards, *MATCH.get(lang, [])) == []


# Commands -----------------------------------------------------------------------------------------------------------------
MISTAKES = [
    (f"play {GAME} --deck x", f"argument --deck: {TITLE} has no decks"),
    (f"play {GAME} --hero shun", f"{TITLE} has no option --hero"),
    (f"play {GAME} --players 7", "2 to 6 players, not 7 (KG-3.1)"),
    (f"play {GAME} --players 3 --mode team", "4 or 6 players, not 3"),
    (f"play {GAME} --mode solo", "mode must be one of individual, team, not 'solo'"),
    (f"play {GAME} --players 4 --option mode=team --option mains=0,2", "(KG-3.6)"),
    (f"play {GAME} --players 4 --option mode=team --option mains=x", "(KG-3.6)"),
    (f"play {GAME} --option mains=0,1", "`mains` goes with `mode` team, so leave out [0, 1] (KG-3.6)"),
    (f"play {GAME} --players 4 --option mains=[2,3]", "`mains` goes with `mode` team, so leave out [2, 3] (KG-3.6)"),
    (f"play {GAME} --players 4 --mode team --mains p0,p2", "team A (0, 2), then one of team B (1, 3), not [0, 2]"),
    (f"play {GAME} --players 4 --mode team --mains zeus", "team A (0, 2), then one of team B (1, 3), not ['zeus']"),
    (f"play {GAME} --side greak", "unknown side 'greak', did you mean greek? (available: random, greek, norse)"),
    (f"play {GAME} --side greek,greek,norse", "for each of the 2 players"),
    (f"play {GAME} --players 5 --side greek,greek,greek,greek", "at most 3 players can choose Greek mythology"),
    (f"play {GAME} --players 4 --mode team --side greek,norse", "the side of team A"),
    (f"play {GAME} --option sides=greek", "for each of the 2 players, in seat order, not ['greek'] (KG-3.31)"),
    ("play saint-seiya --side greek", "Saint Seiya Deck Building has no option --side"),
    ("play naruto-mythos --mains 0,1", "Naruto Mythos TCG has no option --mains"),
    (f"simulate {GAME} --option mode=solo", "mode must be one of individual, team"),
    (f"simulate {GAME} --option speed=9", f"{TITLE} has no option 'speed'"),
    (f"simulate {GAME} --players 5 --option mode=team", "4 or 6 players, not 5"),
    (f"arena {GAME} --bots random,random --option mode=team", "4 or 6 players, not 2"),
    (f"decks list --game {GAME}", f"argument --game: {TITLE} has no decks"),
    (f"cards show nobody --game {GAME}", "no card 'nobody'"),
]


@pytest.mark.parametrize(("line", "message"), MISTAKES)
def test_a_mistake_is_one_clear_line(run: Run, line: str, message: str) -> None:
    result = run(line)
    assert result.status == 2
    assert result.out == ""
    assert message in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("line", [line for line, _ in MISTAKES])
def test_mistakes_are_told_in_the_language(run: Run, line: str, lang: str) -> None:
    result = run(f"{line} --lang {lang}")
    assert result.status == 2
    words = ("nobody", "individual", "team", "random", "greek", "norse")
    titles = [kleos.rules(game).title for game in kleos.games()]
    allowed = (*titles, *words, *kleos.rules(GAME).options, *MATCH.get(lang, []))
    assert english_in(result.err, *allowed) == []
    assert result.err != run(line).err


def test_simulate(run: Run) -> None:
    out = run(f"simulate {GAME} -n 4 --players 4 --seed 1 --option mode=team --workers 1").out
    assert out.startswith("4 matches of kanzume-goddess, seed 1\n")
    assert "random 4" in out
    assert re.search(r"^p3 ", out, re.MULTILINE)
    assert "random 2" in run(f"simulate {GAME} -n 2 --workers 1").out


def test_arena(run: Run) -> None:
    asked = f"arena {GAME} --bots random,random,random,random -n 1 --players 4 --seed 2 --workers 1"
    out = run(f"{asked} --option mode=team --option mains=2,1").out
    assert "4 matches of kanzume-goddess, seed 2" in out


PUBLISHED = ("en", "fr")  # the languages of the published names
PARTS = {
    "en": "partly published: that it is an Action with an Attack, but not its value",
    "fr": "publié en partie\N{NO-BREAK SPACE}: que c'est une Action avec une Attaque, mais pas sa valeur",
    "it": "pubblicato in parte: che è un'Azione con un Attacco, ma non il suo valore",
    "es": "publicado en parte: que es una Acción con un Ataque, pero no su valor",
}
REBUILT = {
    "en": "is a Kleos reconstruction",
    "fr": "est une reconstitution",
    "it": "è una ricostruzione",
    "es": "es una reconstrucción",
}
SOURCES = {
    "en": "Published: name, kind, colour, follow-up, copies. Reconstructed: cost.",
    "fr": "Publié\N{NO-BREAK SPACE}: nom, catégorie, couleur, suivi, exemplaires. Reconstitué\N{NO-BREAK SPACE}: coût.",
    "it": "Pubblicato: nome (Aries in inglese, Bélier in francese), categoria, colore, successivo, copie."
    " Ricostruito: costo.",
    "es": "Publicado: nombre (Aries en inglés, Bélier en francés), tipo, color, continuación, copias."
    " Reconstruido: coste.",
}


@clause("KG-1.15")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_what_is_published_and_what_is_reconstructed(run: Run, lang: str) -> None:
    faces = kleos.rules(GAME).cards
    shown = run(f"cards show {GAME} aries --lang {lang}").out
    assert shown.startswith(f"aries {faces['aries'].name(lang)}\n")
    for text in faces["aries"].text(lang):
        assert text in shown
    assert f"[{PARTS[lang]}]\n" in shown, "the Attack is published, its value is not"
    assert shown.endswith(f"  {SOURCES[lang]}\n")
    listed = run(f"cards list {GAME} --lang {lang}").out
    line = r"^aries .* 3 +5\* +\(\*\)$"
    assert re.search(line, listed, re.MULTILINE), "its cost is reconstructed, its copies are not, its text in part"
    name = re.escape(faces["aries"].name(lang) + ("*" if lang in PUBLISHED else "(*)"))
    assert re.search(rf"^aries +{name} ", listed, re.MULTILINE)
    assert re.search(r"^zeus .*X0001\* .* 1\* +-$", listed, re.MULTILINE)
    assert re.search(r"^sacred-guardian .* 18\* +2\* +- - -$", listed, re.MULTILINE)
    assert REBUILT[lang] in listed
    for id, face in faces.items():
        assert re.search(rf"^{id} +{re.escape(face.name(lang))}", listed, re.MULTILINE)
    if lang != "en":
        assert english_in(listed, *[face.name(lang) for face in faces.values()]) == []


@clause("KG-1.15")
def test_what_the_rulebook_shows_without_a_name_is_told_so(run: Run) -> None:
    shown = run(f"cards show {GAME} zeus").out
    unnamed = "in the rulebook, without the card's name"
    assert "[reconstructed]\n" in shown
    assert f"Published: kind, number ({unnamed}), mythology ({unnamed}), copies. Reconstructed: name." in shown


@clause("KG-1.15")
def test_disciples_say_that_they_have_no_colour_and_how_they_begin(run: Run) -> None:
    shown = run(f"cards show {GAME} priest").out
    assert "Disciple · colourless · follow-up none · cost 1 · copies 48 · starting deck 8\n" in shown


def test_other_games_mark_nothing(run: Run) -> None:
    assert "*" not in run("cards list saint-seiya").out
    shown = run("cards show saint-seiya mu").out
    assert "Published" not in shown
    assert "[" not in shown


def test_card_files_are_checked(run: Run, tmp_path: Path) -> None:
    assert run(f"cards check {GAME} {OWN}").out == "33 cards, no problems\n"
    broken = tmp_path / "cards.toml"
    broken.write_text(OWN.read_text("utf-8").replace("draw(2)", "drew(2)"), "utf-8")
    result = run(f"cards check {GAME} {broken}")
    assert result.status == 1
    assert re.search(rf"{re.escape(str(broken))}:\d+:\d+: .*drew", result.out)


def test_rules(run: Run) -> None:
    assert run("rules show KG-5.13").out.startswith("KG-5.13 Every later Warrior")
    assert "KG-8.11" in run(f"rules search --game {GAME} sealed").out


def test_replay(run: Run, tmp_path: Path) -> None:
    match = play_randomly(kleos.new(GAME, seed=4, players=4, options={"mode": "team"}), 4)
    file = tmp_path / "record.txt"
    file.write_text(match.record(), "utf-8")
    for option in ("", "--seat 3", "--all"):
        result = run(f"replay {file} {option}")
        assert result.status == 0
        assert result.out.endswith("hash ok\n")
    assert "p3 draws 5 cards:" in run(f"replay {file} --seat 3").out
    assert "p2 draws 5 cards." in run(f"replay {file} --seat 3").out
    assert run(f"replay {file} --seat 4").status == 2
