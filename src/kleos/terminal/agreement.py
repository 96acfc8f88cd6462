"""What people may agree on before a match, beside the opponents and what they bring: a list by name, never by number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import kleos
from kleos.engine.game import Choice, Side, Value
from kleos.terminal.messages import say

Place = tuple[str, int | None]  # an option, and which of its entries if it is a list


@dataclass(frozen=True)
class Setting:
    """One thing to agree on: what it may be, the default first, and what it is."""

    place: Place
    name: str
    values: tuple[Value, ...]
    about: str
    value: str | int

    @property
    def changed(self) -> bool:
        return self.value != self.values[0].id

    def called(self) -> str:
        """What it is, as people call it."""
        return next(value.name for value in self.values if value.id == self.value)

    def next(self, by: int) -> str | int:
        """What it would be, so many values on."""
        ids = [value.id for value in self.values]
        return ids[(ids.index(self.value) + by) % len(ids)]


class Agreement:
    """What is agreed on for a match of a game; all that nobody has spoken of is at its default."""

    def __init__(self, rules: kleos.Rules) -> None:
        self.rules = rules
        self.said: dict[Place, str | int] = {}

    def change(self, setting: Setting, by: int) -> None:
        self.said[setting.place] = setting.next(by)

    def settings(self, asked: Mapping[str, Any], names: Sequence[str], lang: str) -> list[Setting]:
        """All there is to agree on among players of these names, where these options have been asked for already."""
        options = {**asked, **{option: value for (option, part), value in self.said.items() if part is None}}
        choices = [choice for choice in self.rules.choices(lang) if choice.id not in asked]
        out = [self.setting(choice, names) for choice in choices if self.rules.agree(choice.only, options)]
        return out + self.sides(options, names, lang)

    def setting(self, choice: Choice, names: Sequence[str]) -> Setting:
        """A choice; seats are called by who sits there."""
        values = choice.offered(len(names))
        if choice.seats:
            values = [replace(value, name=names[value.id]) if type(value.id) is int else value for value in values]
        return self.at((choice.id, choice.part), choice.name, values, choice.about)

    def sides(self, options: Mapping[str, Any], names: Sequence[str], lang: str) -> list[Setting]:
        """The sides of all players, where the rules see to whoever has none; one that is full is not offered."""
        bringing = self.rules.bringing
        if bringing is None or not bringing.nothing or not self.rules.agree(bringing.only, options):
            return []
        out = []
        nothing = Side(bringing.nothing, say("setting-chance", lang), "")
        for seat, name in enumerate(names):
            others = [self.said.get((bringing.option, other)) for other in range(len(names)) if other != seat]
            free = [side for side in self.rules.sides(lang) if not side.most or others.count(side.id) < side.most]
            title = say("setting-side", lang, side=self.rules.sides_name(lang), name=name)
            values = [Value(side.id, side.name) for side in (nothing, *free)]
            setting = self.at((bringing.option, seat), title, values, "")
            chosen = next(side for side in (nothing, *free) if side.id == setting.value)
            out.append(replace(setting, about=f"{chosen.about} {chosen.more}".strip()))
        return out

    def at(self, place: Place, name: str, values: Sequence[Value], about: str) -> Setting:
        """A setting as it stands; what was said and can no longer be is forgotten."""
        said = self.said.get(place, values[0].id)
        value = said if said in [one.id for one in values] else values[0].id
        return Setting(place, name, tuple(values), about, value)


def options_of(settings: Sequence[Setting]) -> dict[str, Any]:
    """The match options that settings make; what is at its default is left out."""
    out: dict[str, Any] = {}
    for option in dict.fromkeys([setting.place[0] for setting in settings if setting.changed]):
        parts = [setting for setting in settings if setting.place[0] == option]
        out[option] = parts[0].value if parts[0].place[1] is None else [part.value for part in parts]
    return out
