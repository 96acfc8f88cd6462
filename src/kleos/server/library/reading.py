"""The clauses as people read them: players, places and cards by name, and answers in words.

The norm is written for the engine and its tests too: it calls players `p0`, places t3, cards by their ids and answers by
their tokens. Whole sections are about nothing but that notation; they are marked, and stay as they are. A clause that
nobody has translated is read in English, with the names of the cards as the reader knows them.
"""

import re
from collections.abc import Mapping
from typing import Final

from kleos.engine.game import Face, Game
from kleos.language.messages import say

NOTATION: Final = frozenset(  # the sections that are for programs
    {"Decisions", "Position document", "Invariants", "Operations used by the card file (`op`)"}
)
ASIDE: Final = re.compile(r" \(`[^`]+`\)")  # what programs call it
CODE: Final = re.compile(r"`([^`]+)`")
SEAT: Final = re.compile(r"(?P<begins>^|(?<=[.:)] ))?\bp(?P<seat>[0-7])\b(?P<has>(?= (?:[-+]?\d|[A-Z])))?")
PLACE: Final = re.compile(r"\bt([1-6])\b")
ABILITY: Final = re.compile(r"(.+)\.(\d)")
NUMBER: Final = re.compile(r"\bKS-M?\d+\b")  # as printed on a card of Naruto Mythos
BARE: Final = re.compile(r"#\w+|t[1-6]|p[0-7]")  # to be read without quotation marks
ANSWERS: Final = (  # tokens whose words need others between them
    (re.compile(r"acquire (\d) (\w+)"), r"acquire t\1 with \2"),
    (re.compile(r"play (\S+) (\d)"), r"play \1 at t\2"),
    (re.compile(r"accuse (\S+) (\S+)"), r"accuse \1 of \2"),
)


class Reader:
    """Reads the clauses of a game to people of one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.names = names_of(game.faces(), lang)

    def read(self, text: str, lang: str) -> str:
        """A text that is written in a language."""
        text = CODE.sub(lambda found: self.in_words(found[1], lang), ASIDE.sub("", text))
        text = SEAT.sub(lambda found: player(found, lang), text)
        return self.numbered(PLACE.sub(lambda found: say("clause-place", lang, place=found[1]), text))

    def in_words(self, code: str, lang: str) -> str:
        """What programs call a card, one of its abilities, a player or a place; an answer is quoted."""
        name = self.name_of(code, lang)
        if name or BARE.fullmatch(code):
            return name or code
        for pattern, words in ANSWERS:
            code = pattern.sub(words, code)
        return say("clause-answer", lang, words=" ".join(self.word(part, lang) for part in code.split(" ")))

    def word(self, part: str, lang: str) -> str:
        """One word of an answer."""
        plain = part if part.startswith("#") else re.sub(r"(?<=\w)[_-](?=\w)", " ", part)
        return self.name_of(part, lang) or re.sub(r"[<>]", "", plain)

    def name_of(self, code: str, lang: str) -> str:
        """The name of a card or of one of its abilities, "" for anything else."""
        ability = ABILITY.fullmatch(code)
        if ability is not None and ability[1] in self.names:
            return say("clause-ability", lang, number=ability[2], card=self.names[ability[1]])
        return self.names.get(code, "")

    def numbered(self, text: str) -> str:
        """Printed numbers with the name of the card behind the first of each."""
        told: set[str] = set()

        def named(found: re.Match[str]) -> str:
            number = found[0]
            if number in told or number not in self.names:
                return number
            told.add(number)
            return f"{number} {self.names[number]}"

        return NUMBER.sub(named, text)


def names_of(faces: Mapping[str, Face], lang: str) -> dict[str, str]:
    """The cards by id; those of one name by their rank too, where they have one."""
    names = {id: face.name(lang) for id, face in faces.items()}
    several = [name for name in names.values() if list(names.values()).count(name) > 1]
    return {
        id: f"{name} ({rank})" if name in several and (rank := faces[id].facts(lang).get("rank")) else name
        for id, name in names.items()
    }


def player(found: re.Match[str], lang: str) -> str:
    """ "player 1", with a capital letter at the beginning of a sentence, and a colon before the cards or the points."""
    begins, has = found["begins"] is not None, found["has"] is not None
    return say("clause-player", lang, begins=begins, has=has, seat=int(found["seat"]) + 1)
