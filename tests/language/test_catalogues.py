"""Every catalogue says everything in every language, and nothing in vain."""

import ast
import re
import string
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import kleos
import kleos.bots
import kleos.lab
import kleos.server
import kleos.table
import kleos.terminal
from kleos.language.catalogues import EVERYTHING, OPENED, Catalogue
from kleos.language.checking import Said, all_values, ours, problems_of, read
from kleos.language.faults import CatalogueFault
from kleos.language.languages import FALLBACK, GRAMMARS, LANGUAGES
from kleos.language.messages import say
from kleos.language.patterns import Compiler
from kleos.table.store import fresh_id
from kleos.testing.rooms import is_room

PACKAGE = Path(kleos.__file__).parent
RULES = [kleos.rules(game) for game in kleos.games()]  # a game opens its catalogue when it is first asked for
SPEAKING = {"say": 0, "Words": 0, "Mistake": 0, "by": 1}  # which argument is the message
OPEN = [catalogue for catalogue in OPENED if PACKAGE in catalogue.folder.parents]
NAMED = [pytest.param(one, id=one.folder.parent.relative_to(PACKAGE).as_posix()) for one in OPEN]


@pytest.fixture(scope="module")
def english() -> dict[str, Said]:
    """Every message of English by id; where a game's phrase has the id of a message, it is the message."""
    places = sorted(OPEN, key=lambda one: not one.beneath)
    return {
        id: said
        for one in places
        for id, said in read(ours(one.folder / FALLBACK), []).items()
        if not id.startswith("-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("catalogue", NAMED)
def test_a_catalogue_says_everything_in_every_language(catalogue: Catalogue, lang: str) -> None:
    assert [str(problem) for problem in problems_of(catalogue, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("catalogue", NAMED)
def test_what_is_read_at_a_glance_is_what_fluent_reads(catalogue: Catalogue, lang: str) -> None:
    compiler = Compiler(GRAMMARS[lang], lambda id: catalogue.find(id, lang))
    values = {name: name.upper() for said in read(ours(catalogue.folder / lang), []).values() for name in said.values}
    for id, source in catalogue.source(lang).items():
        quick, whole = compiler.entry(id, source), compiler.compiled(id, source)
        if not whole.attributes and "{ " not in source.replace("{ $", ""):
            assert quick.say(values) == whole.say(values), id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("catalogue", NAMED)
def test_texts_are_written_as_their_language_writes(catalogue: Catalogue, lang: str) -> None:
    for id, source in catalogue.source(lang).items():
        text = re.sub(r"\{[^{}]*\}", "{}", source)
        assert not re.search(r"\S  +\S", text), id
        if lang == "fr":
            assert not any(f"{letter}{mark}" in text for letter in string.ascii_letters for mark in "?!;»"), id
        if lang != "en":
            assert not any(quoted in text for quoted in (" '", "' ", "“")), f"{id}: quotation marks are « and »"


# What is said by the program ------------------------------------------------------------------------------------------
def literals() -> Iterator[str]:
    """The texts written out in the package; where something is filled in or added, a pattern."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value) + (".+" if node.value.endswith("-") else "")
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
                if any(part != ".+" for part in parts):
                    yield "".join(parts)


def said() -> Iterator[tuple[Path, str, set[str] | None]]:
    """The messages said by name anywhere in the package, with the names of their values if they are written out."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > (at := SPEAKING.get(called(node), 99)):
                key = node.args[at]
                if isinstance(key, ast.Constant):
                    yield path, str(key.value), given(node, at)


def given(call: ast.Call, at: int) -> set[str] | None:
    """The names of the values a call gives, by keywords or in a dictionary behind the language; None if unknown."""
    names = {keyword.arg for keyword in call.keywords}
    for values in call.args[at + 2 :]:
        keys = values.keys if isinstance(values, ast.Dict) else [None]
        names |= {str(key.value) if isinstance(key, ast.Constant) else None for key in keys}
    return None if None in names else {str(name) for name in names}


def called(call: ast.Call) -> str:
    name = call.func
    return name.attr if isinstance(name, ast.Attribute) else name.id if isinstance(name, ast.Name) else ""


def test_nothing_is_in_a_catalogue_in_vain(english: dict[str, Said]) -> None:
    plain, patterns = set(), []
    for text in literals():
        if ".+" in text:
            patterns.append(text)
        else:
            plain.add(text.replace("\\", ""))
    some = re.compile(
        "|".join(f"(?:{pattern})" for pattern in dict.fromkeys(patterns) if re.search(r"[a-z]\\?-", pattern))
    )
    referred = {other for one in english.values() for other in one.entries}
    unused = [
        id
        for id, one in english.items()
        if one.file.name != "clauses.ftl" and id not in plain and id not in referred and not some.fullmatch(id)
    ]
    assert unused == []


def test_every_message_that_is_said_is_there_and_given_its_values(english: dict[str, Said]) -> None:
    found = list(said())
    assert len(found) > 300
    assert [key for _, key, _ in found if key not in english] == []
    near = {one.folder.parent: read(ours(one.folder / FALLBACK), []) for one in OPEN}
    for path, key, names in found:
        own = {} if is_room(path) else next((near[folder] for folder in path.parents if folder in near), {})
        entries = english | own  # two may use one id
        if names is not None:
            values = all_values(entries[key], entries)
            assert values <= names, key
            assert names <= values | entries[key].offered, key


def test_a_message_is_found_in_one_place_alone(english: dict[str, Said]) -> None:
    ids = [id for one in OPEN if not one.beneath for id in one.source(FALLBACK) if not id.startswith("-")]
    assert [id for id, times in Counter(ids).items() if times > 1] == []
    for path, key, _ in said():
        if not any(one.beneath and one.folder.parent in path.parents for one in OPEN):
            EVERYTHING.find(key, FALLBACK)


# What a catalogue can say ---------------------------------------------------------------------------------------------
def made(tmp_path: Path, **texts: str) -> Catalogue:
    for lang, text in texts.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "some.ftl").write_text(text, "utf-8")
    return Catalogue(tmp_path)


def test_a_variant_is_chosen_by_number_plural_yes_no_word_or_nothing(tmp_path: Path) -> None:
    catalogue = made(
        tmp_path,
        en="""
n = { $n ->
    [0] none
    [one] one
   *[other] { $n } many
}
flag = { $it ->
    [yes] yes
    [none] nothing
    [word] that word
   *[no] no
}
""",
    )
    assert [catalogue.say("n", "en", {"n": n}) for n in (0, 1, 2)] == ["none", "one", "2 many"]
    assert [catalogue.say("flag", "en", {"it": it}) for it in (True, False, None, "", "word", "else")] == [
        "yes", "no", "nothing", "nothing", "that word", "no",
    ]  # fmt: skip


def test_terms_are_nouns_to_functions_and_words_to_texts(tmp_path: Path) -> None:
    catalogue = made(
        tmp_path,
        en="-card = card\nsome = { A(-card) } of { COUNT($n, -card) }: { -card }",
        fr="-card = carte\n    .gender = f\nsome = { A(-card) } { OF(THE(-card)) } : { COUNT($n, -card) }",
    )
    assert catalogue.say("some", "en", {"n": 2}) == "a card of 2 cards: card"
    assert catalogue.say("some", "fr", {"n": 0}) == "une carte de la carte\u00a0: 0 carte"


def test_what_is_not_translated_yet_is_said_in_english(tmp_path: Path) -> None:
    catalogue = made(tmp_path, en="hello = hello { $who }", fr="# nothing")
    assert catalogue.say("hello", "fr", {"who": "p0"}) == "hello p0"


def test_faults_name_the_entry_and_what_is_wrong(tmp_path: Path) -> None:
    catalogue = made(tmp_path, en="hello = hello { $who }\nodd = { WHAT() }\nbroken = { $a -> }")
    with pytest.raises(CatalogueFault, match="hello: 'who' was not given"):
        catalogue.say("hello", "en")
    with pytest.raises(CatalogueFault, match=r"en has no WHAT\(\), but: A, "):
        catalogue.say("odd", "en")
    with pytest.raises(CatalogueFault, match=r"broken.*cannot be read"):
        catalogue.say("broken", "en")
    with pytest.raises(CatalogueFault, match=r"nothing is called 'other'"):
        catalogue.say("other", "en")
    with pytest.raises(CatalogueFault, match="0 catalogues have a message 'no-such-message'"):
        say("no-such-message", "en")


def test_an_entry_made_of_itself_is_a_fault(tmp_path: Path) -> None:
    catalogue = made(tmp_path, en="a = one { b }\nb = two { a }")
    with pytest.raises(CatalogueFault, match="is made of itself"):
        catalogue.say("a", "en")


def test_several_threads_may_read_an_entry_at_once(tmp_path: Path) -> None:
    entries = "".join(f"e{n} = {'{'} e{n + 1} {'}'}\n" for n in range(30))
    for _ in range(20):
        folder = tmp_path / fresh_id()
        folder.mkdir()
        catalogue = made(folder, en=f"{entries}e30 = end")
        with ThreadPoolExecutor(8) as pool:
            said = list(pool.map(lambda _, one=catalogue: one.say("e0", "en"), range(8)))
        assert said == ["end"] * 8


def test_problems_are_listed_with_their_place(tmp_path: Path) -> None:
    catalogue = made(
        tmp_path,
        en="# $z is there too\na = a { $x }\nb = b\nc = c",
        fr="a = { $y } { $z }\nb = { NO_SUCH($x) } { other }\nd = d\ne = { $x ->\n",
    )
    told = [re.sub(r".*/(fr/some.ftl:\d+)", r"\1", str(problem)) for problem in problems_of(catalogue, "fr")]
    assert told[0].startswith("fr/some.ftl:4: ")
    assert told[1:] == [
        "fr/some.ftl:0: c is missing",
        "fr/some.ftl:1: a asks for $y, which it is not given",
        "fr/some.ftl:2: b calls NO_SUCH(), which fr does not have",
        "fr/some.ftl:2: b refers to other, which is not there",
        "fr/some.ftl:2: b asks for $x, which it is not given",
        "fr/some.ftl:3: d is not in the English catalogue",
    ]


def test_numbers_are_written_with_the_options_of_fluent() -> None:
    number = GRAMMARS["en"].number
    assert number(1234.5) == "1,234.5"
    assert number(1234.0, useGrouping="false") == "1234"
    assert number(0.5, minimumFractionDigits=2) == "0.50"
    assert number(3, signDisplay="always") == "+3"
    assert GRAMMARS["it"].number(1234567.25, maximumFractionDigits=1) == "1.234.567,2"
