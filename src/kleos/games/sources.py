"""Where a clause of the rules comes from, told in every language; the reason of a decision belongs to the norm."""

import re
from typing import Final

from kleos.engine.messages import LANGUAGES, typeset

TAGS: Final[dict[str, tuple[str, str, str]]] = {  # as the rules files write them, in English, French and Italian
    "book": ("rulebook", "livret de règles", "regolamento"),
    "fr": ("French rulebook", "livret français", "regolamento francese"),
    "it": ("Italian rulebook", "livret italien", "regolamento italiano"),
    "card": ("card", "carte", "carta"),
    "faq": ("FAQ", "FAQ", "FAQ"),
    "timing sheet": ("timing sheet", "fiche de timing", "scheda delle tempistiche"),
    "ruling": ("ruling", "précision", "chiarimento"),
    "decision": ("decision", "décision", "decisione"),
    "untestable": ("untestable", "non testable", "non verificabile"),
}
TAG: Final = re.compile("|".join(TAGS))
WITH_REASON: Final = re.compile(r"(.*?)(?:: (.*))?")  # what follows the first colon is a reason
STOPS: Final = {"en": (": ", "; "), "fr": (typeset(" : "), typeset(" ; ")), "it": (": ", "; ")}


def source_text(source: str, lang: str) -> str:
    """The source of a clause: 'it faq; decision: why' as 'Italian rulebook, FAQ; decision: why'."""
    found = WITH_REASON.fullmatch(source)
    assert found is not None  # it takes anything
    colon, between = STOPS[lang]
    column = LANGUAGES.index(lang)
    parts = [", ".join(TAGS[tag][column] for tag in TAG.findall(part)) for part in found[1].split("; ")]
    return between.join(parts) + (colon + found[2] if found[2] else "")
