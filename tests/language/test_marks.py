"""Signs of numbers, marks between things told one by one, and the spaces before marks."""

import pytest

from kleos.language.languages import GRAMMARS
from kleos.language.nouns import Quantity

FRENCH = GRAMMARS["fr"]


def test_amounts_have_a_sign() -> None:
    signed = GRAMMARS["en"].signed
    assert [signed(number) for number in (4, 0, -2)] == ["+4", "+0", "−2"]
    assert [signed(Quantity("3")), signed(Quantity("-3")), signed(Quantity("X"))] == ["+3", "−3", "+X"]
    assert [signed(Quantity("3", minus=True)), signed(Quantity("-3", minus=True))] == ["−3", "+3"]


def test_things_are_told_one_by_one() -> None:
    assert GRAMMARS["en"].series(["Elf", 2, "Dwarf"]) == "Elf; 2; Dwarf"
    assert FRENCH.series(["Elfe", "Nain"]) == "Elfe\u202f; Nain"


@pytest.mark.parametrize(
    ("text", "finished"),
    [
        ("fin: a ; b", "fin\u00a0: a\u202f; b"),
        ("quoi?! « ainsi »", "quoi\u202f?! «\u00a0ainsi\u00a0»"),
        ("p0 : 12:30", "p0\u00a0: 12:30"),
        ("p0\u00a0: a\u202f; «\u00a0b\u00a0»\u202f!", "p0\u00a0: a\u202f; «\u00a0b\u00a0»\u202f!"),
    ],
)
def test_french_marks_have_their_spaces_however_they_are_written(text: str, finished: str) -> None:
    assert FRENCH.finished(text) == finished
    assert FRENCH.finished(finished) == finished


def test_colours_called_after_things_do_not_agree_in_french() -> None:
    say = FRENCH.functions["AGREE"][0]
    assert [say(word, "f", "many") for word in ("vert", "orange")] == ["vertes", "orange"]
