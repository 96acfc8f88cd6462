"""What a rule gives its entry: the public properties of an object, worked out only when they are asked for."""

from functools import cached_property

import pytest

from kleos.words.given import Given


class Line(Given):
    def __init__(self) -> None:
        self.asked: list[str] = []

    @property
    def who(self) -> str:
        self.asked.append("who")
        return "p0"

    @cached_property
    def cards(self) -> int:
        self.asked.append("cards")
        return 2

    def method(self) -> str:
        return "no value"


class Longer(Line):
    @property
    def who(self) -> str:
        return "p1"

    @property
    def where(self) -> str:
        return "here"


def test_properties_are_values_and_nothing_else_is() -> None:
    line = Line()
    assert set(Line.given) == {"who", "cards"}
    assert line["who"] == "p0"
    for name in ("method", "asked", "other"):
        with pytest.raises(KeyError, match=name):
            line[name]


def test_a_value_is_worked_out_when_it_is_asked_for() -> None:
    line = Line()
    assert line.asked == []
    assert [line["cards"], line["cards"], line["who"]] == [2, 2, "p0"]
    assert line.asked == ["cards", "who"]


def test_who_inherits_values_can_say_them_otherwise() -> None:
    assert {name: Longer()[name] for name in Longer.given} == {"who": "p1", "cards": 2, "where": "here"}
