"""Names that look alike, and what may stand in a name."""

import pytest

from kleos.table.naming import is_one_script, is_plain, skeleton, tidied


@pytest.mark.parametrize(
    "other",
    ["ANN", "ann", "Аnn", "Ａｎｎ", "  Ann ", "A-n-n", "Ann.", "𝐀𝐧𝐧", "Αnn"],
)
def test_what_is_taken_for_a_name_looks_like_it(other: str) -> None:
    assert skeleton(other) == skeleton("Ann")


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiIl"), ("Bill", "B1ll"), ("Oscar", "0scar"), ("Scott", "Ѕсоtt"), ("Marnie", "Mamie")]
)
def test_shapes_that_are_confused_are_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Rene", "René"), ("Léa", "Lea"), ("Олег", "Ольга")])
def test_names_that_differ_to_the_eye_do_not_look_alike(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    "name", ["Ann", "José Ángel", "Олег", "花子", "هند", "हिन्दी", "O'Neill", "Rex 2", "★ Ann", "❤️"]
)
def test_names_that_people_have_are_plain(name: str) -> None:
    assert is_plain(tidied(name))
    assert is_one_script(tidied(name))


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bn",  # a space of no width
        "\u202eAnn",  # turned around
        "A\u0335nn",  # struck through
        "Z\u0336\u0337\u0338a",
        "\u3164",  # a filler
        "A\u034fnn",
        "a\u20dd",  # in a circle
        "...",
        "A\x07nn",
    ],
)
def test_names_that_hide_something_are_not_plain(name: str) -> None:
    assert not is_plain(tidied(name))


def test_letters_of_two_scripts_that_share_shapes_are_not_mixed() -> None:
    assert not is_one_script("Bоb")
    assert not is_one_script("Αnn")
    assert is_one_script("Ann 花子")
