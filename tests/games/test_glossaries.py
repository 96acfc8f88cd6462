"""The glossaries: every sign and word that the table and the cards show is told in every language, and rests on clauses."""

import re
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

import kleos
from kleos.games.glossaries import GOAL, Entry, read_glossary
from kleos.games.kanzume_goddess import sheet as gods
from kleos.games.mythology_go import sheet as myths
from kleos.games.saint_seiya import sheet as saints
from kleos.language.languages import LANGUAGES

GAMES = kleos.games()
WEB = Path(__file__).parents[2] / "web" / "src"
SIGN = re.compile(r"(?:(?<!\[)\b(?:data-sign|means)=|\bmeans:\s*|\brender pile\(\s*)\"([a-z][a-z-]*)\"")
COMPUTED = re.compile(r"\b(?:data-sign|means)=(\{[^}]*\}|\"[^\"]*\{[^\"]*\")")
COLOURS = tuple(f"colour-{colour}" for colour in ("green", "yellow", "orange", "grey", "blue"))
COLUMNS = ("values", "bonuses", "colours", "subtotal", "divinity", "identification", "extremes", "total")
HANDED: dict[str, tuple[str, ...]] = {}  # by whoever uses it, which is looked at there
TIMES = {
    "naruto-mythos": ("main", "upgrade", "ambush", "score", "continuous", "chakra-plus", "tokens"),
    "saint-seiya": ("arrival", "defeated", "on-terrain", "on-play", "in-play", "activation", "points", "acquisition"),
    "kanzume-goddess": ("action", "reaction", "bond", "attack", "defend", "protect", "adjudication", "cancel"),
    "mythology-go": (
        *("strong", "weak", "outnumber", "unique", "polychrome", "monochrome", "fusion", "resurrection"),
        *("identification", "indestructible", "count"),
    ),
}  # what the lines of cards begin with, and the keywords


def texts(game: str, lang: str) -> str:
    return "\n".join(line for face in kleos.rules(game).cards.values() for line in face.text(lang))


def by_id(game: str, lang: str) -> dict[str, Entry]:
    return {entry.id: entry for entry in read_glossary(game, lang)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_whole_and_rests_on_clauses(game: str, lang: str) -> None:
    entries = read_glossary(game, lang)
    assert Counter(entry.id for entry in entries).most_common(1)[0][1] == 1
    assert entries[0].id == GOAL
    for entry in entries:
        assert entry.name
        assert entry.text.endswith((".", "!"))
        assert len(re.findall(r"[.!?](?= |$)", entry.text)) <= 5, entry.text
        assert len(entry.text) <= 230, entry.text
        assert entry.clauses
        assert [id for id in entry.clauses if id not in kleos.rules(game).clauses] == [], entry.id


@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_something_of_its_own(game: str) -> None:
    for versions in zip(*(read_glossary(game, lang) for lang in LANGUAGES), strict=True):
        assert len({entry.text for entry in versions}) == len(LANGUAGES), versions[0].id
        assert len({bool(entry.words) for entry in versions}) == 1, versions[0].id


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_shown_a_handful_of_signs_each_with_its_drawing(game: str) -> None:
    first = [entry for entry in read_glossary(game, "en") if entry.first]
    assert 6 <= len(first) <= 10
    assert all(entry.sign for entry in first)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_that_lines_of_cards_begin_with_are_told(game: str, lang: str) -> None:
    entries = by_id(game, lang)
    said = texts(game, lang)
    for id in TIMES[game]:
        assert any(re.search(rf"\b{re.escape(word)}\b", said) for word in entries[id].words), id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_means_one_thing_and_stands_on_some_card(game: str, lang: str) -> None:
    words = list(chain.from_iterable(entry.words for entry in read_glossary(game, lang)))
    assert len(words) == len(set(words))
    said = texts(game, lang)
    assert [word for word in words if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", said)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_the_table_refers_to_is_told(game: str) -> None:
    face = "".join(part.capitalize() if part != "go" else "Go" for part in game.split("-"))
    sources = [*(WEB / "boards" / game).glob("*.svelte"), WEB / "pieces" / "faces" / f"{face}.svelte"]
    used = {id for source in sources for id in SIGN.findall(source.read_text("utf-8"))}
    entries = by_id(game, "en")
    assert len(used) >= 8
    assert sorted(used - set(entries)) == []


# Signs that are named while the page runs: by file and expression, what they can be in which game.
NAMED: dict[tuple[str, str], dict[str, tuple[str, ...]]] = {
    ("boards/kanzume-goddess/Badges.svelte", '{player.main ? "main-god" : "team"}'): {
        "kanzume-goddess": ("main-god", "team")
    },
    ("boards/kanzume-goddess/Board.svelte", "{means}"): HANDED,
    ("boards/kanzume-goddess/Energy.svelte", '{player.sealed ? "sealed" : "energy"}'): {
        "kanzume-goddess": ("sealed", "energy")
    },
    ("boards/kanzume-goddess/Everything.svelte", "{pile.means}"): HANDED,
    ("boards/mythology-go/Accuse.svelte", '"colour-{colour}"'): {"mythology-go": COLOURS},
    ("boards/mythology-go/Counting.svelte", '"column-{column}"'): {
        "mythology-go": tuple(f"column-{column}" for column in COLUMNS)
    },
    ("boards/mythology-go/Everything.svelte", '"colour-{colour}"'): {"mythology-go": COLOURS},
    ("boards/mythology-go/Everything.svelte", "{means}"): {"mythology-go": ("divinity", "belief")},
    ("boards/saint-seiya/Board.svelte", "{means}"): HANDED,
    ("boards/saint-seiya/Everything.svelte", "{means}"): HANDED,
    ("pieces/Card.svelte", "{STACKS[game]}"): {"naruto-mythos": ("stack",), "mythology-go": ("fusion",)},
    ("pieces/Counter.svelte", "{means}"): HANDED,
    ("pieces/Pile.svelte", "{means}"): HANDED,
    ("pieces/Reckoning.svelte", "{means}"): {
        "naruto-mythos": ("mission-points", "round"),
        "saint-seiya": (f"column-{saints.PRINTED}", f"column-{saints.SPECIAL}"),
        "kanzume-goddess": tuple(f"column-{step}" for step in gods.STEPS),
        "mythology-go": ("round",),  # and those of a counting
    },
    ("pieces/SeatPlate.svelte", "{note.means}"): HANDED,
    ("pieces/Told.svelte", "{part.id}"): HANDED,  # words of the glossary itself
    ("pieces/faces/MythologyGo.svelte", '"colour-{colour}"'): {"mythology-go": COLOURS},
    ("pieces/faces/SaintSeiya.svelte", "{name}"): {"saint-seiya": ("force", "cosmos")},
    ("pieces/faces/Value.svelte", "{means}"): HANDED,
}


def test_every_sign_that_is_named_while_the_page_runs_is_told() -> None:
    found = {
        (source.relative_to(WEB).as_posix(), expression)
        for source in WEB.rglob("*.svelte")
        for expression in COMPUTED.findall(source.read_text("utf-8"))
    }
    assert found == set(NAMED)
    for place, wanted in NAMED.items():
        for game, ids in wanted.items():
            for lang in LANGUAGES:
                assert sorted(set(ids) - set(by_id(game, lang))) == [], place


def test_the_lists_that_signs_are_named_from_are_those_of_the_pages() -> None:
    def listed(path: str, before: str) -> set[str]:
        statement = (WEB / path).read_text("utf-8").partition(before)[2].partition(";")[0]
        found = set(re.findall(r"\"([a-z-]+)\"", statement.partition("=")[2]))
        assert found, f"no {before} in {path}"
        return found

    assert listed("lib/art-mythology.ts", "const COLOURS") == {id.removeprefix("colour-") for id in COLOURS}
    assert listed("boards/mythology-go/view.ts", "const COLUMNS") == set(COLUMNS)
    assert listed("lib/reckoned.ts", "const COUNTED") < set(COLUMNS)
    steps = re.search(r"const COUNTED[^;]*;", (WEB / "lib/reckoned.ts").read_text("utf-8"))
    assert steps is not None
    assert {int(step) for step in re.findall(r"(\d+):", steps[0])} == set(myths.STEPS)
    assert listed("pieces/Card.svelte", "const STACKS") == {"naruto-mythos", "mythology-go", "stack", "fusion"}


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_that_all_tables_share_is_told(game: str) -> None:
    sources = [*(WEB / "pieces").glob("*.svelte"), *(WEB / "pieces" / "table").glob("*.svelte")]
    used = {id for source in sources for id in SIGN.findall(source.read_text("utf-8"))}
    assert used == {"hand", "tokens"}
    assert used - {"tokens"} <= set(by_id(game, "en"))  # tokens lie in Naruto Mythos alone
    assert "tokens" in by_id("naruto-mythos", "en")
