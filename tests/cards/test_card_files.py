"""Card files: what a set may say, and how precisely its mistakes are told."""

import ast
import tomllib
from time import process_time

import pytest

import kleos
from kleos.cards.problems import KIND, python_words, toml_words
from kleos.games.naruto_mythos.pool import read_pool, standard_pool
from kleos.games.naruto_mythos.vocabulary import vocabulary
from kleos.games.saint_seiya import pool as saint_seiya
from kleos.language.catalogues import EVERYTHING
from kleos.language.languages import LANGUAGES

HEAD = """[groups]
leaf_village = { en = "Leaf Village" }
[keywords]
team_7 = { en = "Team 7" }
"""
CARD = """[X-1]
name = "Naruto Uzumaki"
title = { en = "A Title" }
cost = 2
power = 3
group = "leaf_village"
keywords = ["team_7"]
lines = [
  { main = "draw(1)" },
]
"""


def problems(text: str) -> list[str]:
    with pytest.raises(kleos.CardFileError) as refused:
        read_pool("set.toml", text)
    return refused.value.problems


def test_a_small_set_is_read() -> None:
    pool = read_pool("set.toml", HEAD + CARD)
    card = pool.by_id["X-1"]
    assert (card.name, card.cost, card.power, len(card.lines)) == ("Naruto Uzumaki", 2, 3, 1)


def test_a_file_of_cards_alone_means_the_published_groups_and_keywords() -> None:
    pool = read_pool("set.toml", CARD)
    assert (pool.groups, pool.keywords) == (standard_pool().groups, standard_pool().keywords)
    assert pool.by_id["X-1"].group == list(pool.groups).index("leaf_village")
    written = "".join(
        f"[{table}]\n" + "".join(f'{id} = {{ en = "{id}" }}\n' for id in words)
        for table, words in (("groups", pool.groups), ("keywords", pool.keywords))
    )
    assert read_pool("set.toml", written + CARD).digest == pool.digest
    (unknown,) = problems(CARD.replace('"leaf_village"', '"leaf"'))
    assert unknown.startswith("set.toml:6:1: [X-1] group: unknown group 'leaf', expected one of leaf_village, ")


def test_a_table_of_ones_own_stands_for_the_published_one() -> None:
    assert list(read_pool("set.toml", HEAD + CARD).groups) == ["leaf_village"]
    without = problems("[groups]\n[keywords]\n" + CARD)
    assert without[0] == "set.toml:1:1: [groups] expected a table with at least one entry"


def test_a_file_without_a_card_is_none() -> None:
    assert problems("") == problems(HEAD) == ["set.toml:1:1: the file has no cards"]


def test_a_card_of_saint_seiya_alone_means_the_published_classes() -> None:
    card = '[nobody]\nnumber = 1\nname = { en = "N" }\nclass = "gold-knight"\nrank = "gold"\ncopies = 1\npoints = 3\n'
    pool = saint_seiya.read_pool("set.toml", card)
    assert pool.classes == saint_seiya.standard_pool().classes
    with pytest.raises(kleos.CardFileError) as refused:
        saint_seiya.read_pool("set.toml", "")
    assert refused.value.problems == ["set.toml:1:1: the file has no cards"]


BROKEN = [
    ("cost = 2", "cost = 2.5", "set.toml:8:1: [X-1] cost: expected a whole number from 0 to 99"),
    ("cost = 2\n", "", "set.toml:5:1: [X-1] missing cost"),
    ('group = "leaf_village"', 'group = "leaf"', "set.toml:10:1: [X-1] group: unknown group 'leaf'"),
    ('["team_7"]', '["team_8"]', "set.toml:11:1: [X-1] keywords: unknown keyword 'team_8'"),
    ("power = 3", "powr = 3", "set.toml:9:1: [X-1] powr: unknown field, did you mean 'power'?"),
    ("{ main =", "{ mian =", "set.toml:12:1: [X-1] lines: line 1: expected one of main, upgrade, ambush, score"),
    (
        '{ en = "A Title" }',
        '{ en = "A", de = "B" }',
        "set.toml:7:21: [X-1] title: unknown language 'de' (available: en",
    ),
    ("cost = 2", 'cost = 2\nnames = { "xx" = "N", fr = "N" }', "set.toml:9:11: [X-1] names: unknown language 'xx'"),
    ("cost = 2", "cost = 2\nnames = { fr = 7 }", "set.toml:9:1: [X-1] names: expected names by language"),
    ("cost = 2", "cost = 2\nrarity = 7", "set.toml:9:1: [X-1] rarity: expected a string"),
    ("draw(1)", "drow(1)", "set.toml:13:13: [X-1] unknown effect 'drow'; did you mean 'draw'?"),
    ("draw(1)", "draw()", "set.toml:13:13: [X-1] 'draw' takes amount; 0 given"),
    ("draw(1)", "draw(friend)", "set.toml:13:18: [X-1] 'friend' is a predicate, expected an amount"),
    ("draw(1)", "hide(choose(friend & here))", "set.toml:13:25: [X-1] expected a predicate"),
    (
        "draw(1)",
        "hide(choose(friend and cost < 2 < 3))",
        "set.toml:13:36: [X-1] only one comparison is allowed at a time",
    ),
    ("draw(1)", "hide(choose(age <= 3))", "set.toml:13:25: [X-1] only base, cost, power can be compared here"),
    ("draw(1)", "draw(1", "set.toml:13:17: [X-1] not an expression: '(' was never closed"),
    ("draw(1)", "may(draw(1))", "set.toml:13:13: [X-1] 'may' belongs inside whenever(...)"),
    ("draw(1)", "repeat_main", "set.toml:13:13: [X-1] there is no MAIN line above to repeat"),
    ("draw(1)", "seq(draw(1), immune)", "set.toml:13:13: [X-1] continuous effects"),
    ("draw(1)", "main_also(draw(1))", "set.toml:13:13: [X-1] only an UPGRADE line can change another line"),
    ("draw(1)", "draw(amount=1)", "set.toml:13:25: [X-1] arguments are positional"),
    ("draw(1)", "__import__('os').system('true')", "set.toml:13:13: [X-1] expected an effect"),
]


@pytest.mark.parametrize(("old", "new", "told"), BROKEN)
def test_every_mistake_is_told_with_its_place(old: str, new: str, told: str) -> None:
    assert old in CARD
    found = problems(HEAD + CARD.replace(old, new))
    assert [entry for entry in found if entry.startswith(told)], found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize(("old", "new"), [(old, new) for old, new, _ in BROKEN])
def test_every_mistake_is_told_in_every_language_at_the_same_place(old: str, new: str, lang: str) -> None:
    with pytest.raises(kleos.CardFileError) as refused:
        read_pool("set.toml", HEAD + CARD.replace(old, new))
    told = refused.value.words.text(lang).splitlines()
    assert [entry.split()[0] for entry in told] == [entry.split()[0] for entry in refused.value.problems]
    assert not set(told) & set(refused.value.problems)


def test_every_kind_of_thing_in_expressions_has_a_name() -> None:
    words = vocabulary(["leaf_village"], ["team_7"]).words
    kinds = {kind for made in words.values() for word in made.values() for kind in word.params} | set(words)
    assert [kind for kind in kinds if not EVERYTHING.has(f"{KIND}{kind}")] == []


def spoken_by_python(text: str) -> str:
    try:
        ast.parse(text, mode="eval")
    except (SyntaxError, ValueError) as problem:
        return str(getattr(problem, "msg", problem))
    raise AssertionError(text)


@pytest.mark.parametrize(
    "text",
    ["draw 1", "draw(1 2)", "draw(1", "draw(1))", "draw(1]", "draw(1a)", "draw(01)", "draw(“a”)", "d(a=1, 2)", " d"],
)
def test_what_python_says_about_an_expression_is_known(text: str) -> None:
    said = spoken_by_python(text)
    words = python_words(said)
    assert words.key != "python-says"
    assert words.text() == said


@pytest.mark.parametrize(
    "text",
    ["=1", "a", "a=1 b", "a=", "[x", "[[x]", "a=1\na=2", "[a]\n[a]", "a={b=1,b=2}", "a=[1", "a={b=1", "a='x", 'a="x'],
)
def test_what_python_says_about_toml_is_known(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as broken:
        tomllib.loads(text)
    words = toml_words(str(broken.value).partition(" (at ")[0])
    assert words.key != "python-says"
    assert str(broken.value).replace("(", "").replace(",)", "").startswith(words.text())


def test_what_else_python_says_is_quoted() -> None:
    assert python_words("no idea").text() == "no idea"
    assert toml_words("no idea").text("it") == "«no idea», secondo Python"


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    broken = CARD.replace("cost = 2", "cost = -1").replace("draw(1)", "drow(1)")
    assert len(problems(HEAD + broken + broken.replace("X-1", "X-2"))) == 4


def test_toml_that_cannot_be_read_is_told_with_its_place() -> None:
    assert problems(HEAD + "[X-1\n") == ["set.toml:5:5: Expected ']' at the end of a table declaration"]


def test_a_modifier_needs_the_line_it_changes() -> None:
    changed = CARD.replace('{ main = "draw(1)" }', '{ upgrade = "ambush_also(draw(1))" }')
    assert "there is no AMBUSH line above to change" in problems(HEAD + changed)[0]


def test_a_set_of_ones_own_can_be_played() -> None:
    mission = '[X-M1]\ntitle = { en = "M" }\npoints = 2\nlines = [ { score = "draw(1)" } ]\n'
    pool = read_pool("set.toml", HEAD + CARD + mission)
    assert pool.digest != read_pool("set.toml", HEAD + CARD).digest
    assert [card.id for card in pool.missions] == ["X-M1"]


def test_a_translation_does_not_make_another_set_but_a_cost_does() -> None:
    plain = read_pool("set.toml", HEAD + CARD).digest
    assert read_pool("set.toml", HEAD + CARD.replace('{ en = "A Title" }', '{ en = "B", fr = "C" }')).digest == plain
    assert read_pool("set.toml", HEAD + CARD.replace("cost = 2", "cost = 3")).digest != plain


def seconds_to_read(count: int) -> float:
    """The processor's time for a set of so many cards, each with something wrong."""
    cards = [CARD.replace("X-1", f"X-{number}").replace("cost =", "costs =") for number in range(count)]
    text = HEAD + "".join(cards)
    started = process_time()
    assert len(problems(text)) == 2 * count
    return process_time() - started


def test_a_long_file_takes_time_by_its_length_however_much_is_wrong() -> None:
    seconds_to_read(10)
    once, fourfold = (min(seconds_to_read(count) for _ in range(3)) for count in (250, 1000))
    assert fourfold < 10 * once, "four times as many cards take about four times as long"
