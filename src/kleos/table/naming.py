"""Names of people: what may stand in one, and when two of them look alike.

Two names look alike if their skeletons are the same. A skeleton is a name in small letters without spaces and
punctuation, in which every letter is the one Latin readers take it for: Cyrillic "а" is "a", "0" is "o", "I" and "1" are
"l". The table holds what is confused in the fonts of screens, of the scripts that share shapes with Latin; since a name
is written in one of these scripts only, it need not know more. Accents tell names apart.
"""

import unicodedata
from functools import lru_cache
from typing import Final

MOST_KNOWN: Final = 4096  # names whose skeletons are remembered
INVISIBLE: Final = "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{BRAILLE PATTERN BLANK}"
SELECTORS: Final = dict.fromkeys(range(0xFE00, 0xFE10))  # between two pictures of one sign; they show nothing
ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # scripts that share shapes
SEPARATING: Final = " -_.'’·"

# By the letter that they are taken for, after capitals have become small letters.
LOOKS: Final = {
    "a": "аαɑ",
    "b": "вьβ",
    "c": "сϲ",
    "d": "ԁժ",
    "e": "еєεэ",
    "g": "ɡց",
    "h": "нһհη",
    "j": "јյ",
    "k": "кκ",
    "l": "1|iіιıӏǀاו!ɩɪ",
    "m": "мμ",
    "n": "пոռ",
    "o": "0оοσօ",
    "p": "рρ",
    "q": "ԛզ",
    "r": "гѓɾ",
    "s": "ѕ5ꜱ",
    "t": "тτ",
    "u": "υսʋ",
    "v": "νѵ",
    "w": "ԝωшա",
    "x": "хχ",
    "y": "уγүყ",
    "z": "ζ",
    "2": "ƨ",
    "3": "зӡʒ",
}
TAKEN_FOR: Final = {ord(one): letter for letter, alike in LOOKS.items() for one in alike}


def tidied(name: str) -> str:
    """A name as it is kept: compatible letters as their usual ones, single spaces, nothing that does not show."""
    return " ".join(unicodedata.normalize("NFKC", name.translate(SELECTORS)).split())


def is_plain(name: str) -> bool:
    """Whether a tidied name shows as it is: nothing invisible, nothing that turns the direction, no heaped up marks."""
    if not name.isprintable() or any(letter in INVISIBLE for letter in name):
        return False
    marked = False
    for before, letter in zip(" " + name, name, strict=False):
        kind = unicodedata.category(letter)
        mark = kind in ("Mn", "Me")
        if kind == "Me" or (mark and (marked or before == " " or script(before) in ALIKE)):
            return False
        marked = mark
    return any(unicodedata.category(letter)[0] in "LNS" for letter in name)


def is_one_script(name: str) -> bool:
    """Whether a name does not mix scripts that share shapes."""
    return len({script(letter) for letter in name if letter.isalpha()} & set(ALIKE)) <= 1


def script(letter: str) -> str:
    """The script of a letter, as the first word of its name tells it."""
    return unicodedata.name(letter, "").partition(" ")[0]


@lru_cache(MOST_KNOWN)
def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton could be taken for one another."""
    small = unicodedata.normalize("NFKC", tidied(name).casefold())
    seen = unicodedata.normalize("NFKD", small).translate(TAKEN_FOR)
    bare = "".join(letter for letter in seen if letter not in SEPARATING) or seen
    return bare.replace("rn", "m").replace("vv", "w")[:120]
