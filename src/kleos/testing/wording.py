"""What no text of the product may look like, in any language."""

import re
from functools import cache
from typing import Final

from kleos.language.languages import LANGUAGES
from kleos.words import CATALOGUE

WRITTEN_OUT: Final = ("en", "fr", "it")  # the languages whose texts a test writes out where it shows all of them
AVAILABLE: Final = f"(available: {', '.join(LANGUAGES)})"  # what is said of a language that nobody speaks here

EVERYWHERE = [
    r"[{}<>]",  # placeholders
    r"\bNone\b",
    r"\blambda\b",
    r"  ",
    r" [,.]",
    r"(?<!\.)\.\.(?!\.)",
    r"\(\)",
]
ENGLISH = (
    "the of your you and with from for that this its hidden friendly enemy character characters card cards tokens choose"
    " hide defeat move play reveal draw discard opponent line lines top hand less more or to as is are wound wounded destroy destroyed heal acquire armour knight hero rank"
)
LEFT_OVER = re.compile(rf"(?i)(?<!d')\b({'|'.join(ENGLISH.split())})\b")  # "d'Or" is French


def patterns_of(lang: str, file: str) -> list[str]:
    """The lines of a text file in the catalogues of a language, less its comments."""
    lines = (CATALOGUE.folder / lang / file).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("# ")]


@cache
def of_language(lang: str) -> list[str]:
    """What no text of a language may look like: the lines of `never.txt`."""
    return patterns_of(lang, "never.txt")


@cache
def to_you(lang: str) -> re.Pattern[str]:
    """Words that speak to whoever reads: the lines of `to-you.txt`."""
    return re.compile(rf"(?i)\b({'|'.join(patterns_of(lang, 'to-you.txt'))})\b")


@cache
def common(lang: str) -> re.Pattern[str]:
    """Words by which a text is known to be of a language: the lines of `common.txt`."""
    return re.compile(rf"(?i)\b({'|'.join(patterns_of(lang, 'common.txt'))})\b")


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with a text, as the patterns that were found in it."""
    patterns = EVERYWHERE + of_language(lang)
    found = [pattern for pattern in patterns if re.search(pattern, text)]
    if lang != "en":
        found += [f"the English word {match.group()}" for match in LEFT_OVER.finditer(text)]
    return found + ([] if text else ["empty"])
