"""Texts without object numbers where no two things could be meant: at a browser people point, and type no numbers.

The words of the games number every object ("#12 Naruto Uzumaki", "Harpy #3"), since tokens do, and since a terminal shows
the numbers too. Here a thing is called by its name, and its number stays only beside another of the same name.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from kleos.language.languages import GRAMMARS
from kleos.language.messages import say

Names = Mapping[int, str]  # what lies on the table by number; "" where the reader may not see what it is

NUMBER: Final = r"#(?P<number>\d+)(?P<close>\))?(?P<after> )?"
COUNTED: Final = re.compile(r"(?P<name>[^#:,]+) #(?P<number>\d+)")
# When these have happened to an object it is no longer there.
LEAVING: Final = frozenset(
    {"defeat", "to-hand", "destroy", "remove", "heal", "armour-off", "used", "used-up", "banish"}
)
CHANGING: Final = frozenset(
    {"upgrade", "reveal-upgrade", "copied", "transform"}
)  # their card is what it will be called
OF_ANOTHER: Final = frozenset({"top-discarded", "beneath"})  # their card is not what it is called


def plain(text: str, names: Names, lang: str, new: int = 0) -> str:
    """The text with every object by its name, and by its number only beside others of that name; never a new one."""
    if "#" not in text:
        return text

    def called(found: re.Match[str]) -> str:
        number = int(found["number"])
        name = names.get(number)
        if name is None:
            return found[0]
        alone = number == new or list(names.values()).count(name) == 1
        return called_by(found, name, alone, lang)

    return numbered(lang).sub(called, text)


def any_of(key: str, lang: str) -> str:
    """A pattern for the words that a catalogue lists; one that is never found where it lists none."""
    listed = say(key, lang)
    return "|".join(map(re.escape, listed.split(", "))) if listed else r"(?!)"


@cache
def numbered(lang: str) -> re.Pattern[str]:
    """A number with the little words around it: " as #12 ", "de #12", " (#12)"."""
    of, new = any_of("elided-before-names", lang), any_of("before-new-numbers", lang)
    return re.compile(rf"(?:\b(?P<of>{of})(?= #))?(?P<before> (?P<new>{new}) | \(| )?{NUMBER}")


@cache
def ends_with_noun(lang: str) -> re.Pattern[str]:
    """What stands before the number of something nobody is to name: "card", "hidden"."""
    return re.compile(rf"({any_of('nouns-before-numbers', lang)})$")


def called_by(found: re.Match[str], name: str, alone: bool, lang: str) -> str:
    """What stands for a number and the little words around it; nothing changes where it is needed."""
    head, rest = found.string[: found.start()], found.string[found.end() :]
    before, after = found["before"] or "", found["after"] or ""
    follows = after and (rest.startswith(name) if name else rest[:1].isupper())
    beside = (
        found["new"]
        or found["close"]
        or (before == " " and (ends_with_noun(lang).search(head) or (name and head.endswith(name))))
    )
    if alone and follows:
        return elided(found["of"], before, rest, lang)
    if alone and beside:
        return (found["of"] or "") + after
    if not name or follows or beside:
        return found[0]
    called = name if alone else f"#{found['number']} {name}"
    return elided(found["of"], before, called, lang) + called + after


def elided(of: str | None, before: str, name: str, lang: str) -> str:
    """What stands before a name: " de ", or "d'" before a vowel."""
    if of is None:
        return before
    whole = GRAMMARS[lang].elide(of, name)
    return of + before if whole == f"{of} {name}" else whole.removesuffix(name)


def plain_lines(lines: Sequence[str], lang: str) -> list[str]:
    """The lines of one counting, each about what it names first: with its number only beside others of that name."""
    names = {int(found["number"]): found["name"] for line in lines if (found := COUNTED.match(line)) is not None}
    return [plain(line, names, lang) for line in lines]


class Ledger:
    """What the entries of a log have told of the objects on the table, so that each is called as it was then."""

    def __init__(self, clearing: str) -> None:
        self.clearing = clearing  # the kind of entry after which most that was there is gone
        self.names: dict[int, str] = {}

    def told(self, entry: Mapping[str, Any], top: str, lang: str) -> str:
        """The text of the next entry; `top` is the name of the card it shows, if it shows one."""
        number, kind, text = entry.get("object"), entry["kind"], entry["text"]
        if kind == self.clearing:
            self.names.clear()
        if number is None:
            return plain(text, self.names, lang)
        new = number not in self.names
        if new or (top and kind not in CHANGING | OF_ANOTHER):
            self.names[number] = top
        text = plain(text, self.names, lang, number if new else 0)  # nothing else can be meant by what has just come
        if top and kind in CHANGING:
            self.names[number] = top
        if kind in LEAVING:
            del self.names[number]
        return text

    def keep(self, names: Names) -> None:
        """Forgets what is no longer there, and learns what is."""
        self.names = dict(names)
