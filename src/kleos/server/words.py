"""What the server says to people, in their language."""

from typing import Final

from kleos.language.languages import LANGUAGES
from kleos.language.messages import say

FALLBACK: Final = "en"


def known_language(lang: str) -> str:
    """The language that was asked for, or English if it is none of ours."""
    return lang if lang in LANGUAGES else FALLBACK


def guest_name(name: str, lang: str) -> str:
    """What somebody is called who may have given no name."""
    return name or say("guest", lang)


# What cannot be, by code --------------------------------------------------------------------------------------------------

# HTTP

# Accounts
