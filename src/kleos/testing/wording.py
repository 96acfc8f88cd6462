"""What no text of the product may look like, in any language."""

import re
from functools import cache

from kleos.words import CATALOGUE

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


@cache
def of_language(lang: str) -> list[str]:
    """What no text of a language may look like: the lines of `never.txt` in its catalogues."""
    lines = (CATALOGUE.folder / lang / "never.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("# ")]


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with a text, as the patterns that were found in it."""
    patterns = EVERYWHERE + of_language(lang)
    found = [pattern for pattern in patterns if re.search(pattern, text)]
    if lang != "en":
        found += [f"the English word {match.group()}" for match in LEFT_OVER.finditer(text)]
    return found + ([] if text else ["empty"])
