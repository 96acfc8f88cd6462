"""Where a clause of the rules comes from, told in every language; the reason of a decision belongs to the norm."""

import re
from typing import Final

from kleos.language.languages import GRAMMARS
from kleos.language.messages import say

TAGS: Final = ("book", "fr", "it", "card", "faq", "timing sheet", "ruling", "decision", "untestable")
TAG: Final = re.compile("|".join(TAGS))  # as the rules files write them
WITH_REASON: Final = re.compile(r"(.*?)(?:: (.*))?")  # what follows the first colon is a reason


def source_text(source: str, lang: str) -> str:
    """The source of a clause: 'it faq; decision: why' as 'Italian rulebook, FAQ; decision: why'."""
    found = WITH_REASON.fullmatch(source)
    assert found is not None  # it takes anything
    parts = [", ".join(tag_text(tag, lang) for tag in TAG.findall(part)) for part in found[1].split("; ")]
    sources = GRAMMARS[lang].series(parts)
    return say("source-reason", lang, sources=sources, reason=found[2]) if found[2] else sources


def tag_text(tag: str, lang: str) -> str:
    return say(f"source-{tag.replace(' ', '-')}", lang)
