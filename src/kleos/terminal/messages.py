"""What the terminal and the command line say: their messages, and the language they are said in."""

import os
from collections.abc import Mapping
from typing import Any, Final

from kleos.engine.errors import KleosError
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Words, keyed, say
from kleos.words.phrases import check_language

__all__ = [
    "LANGUAGES",
    "Mistake",
    "Words",
    "check_language",
    "environment_language",
    "keyed",
    "say",
]

ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


# Mistakes ---------------------------------------------------------------------------------------------------------------
class Mistake(KleosError):
    """A mistake of the user's at the terminal."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(Words(key, **values))


# The language -----------------------------------------------------------------------------------------------------------
def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for (fr_FR.UTF-8 is fr), or English if it is none of ours."""
    for name in ENVIRONMENT:
        wanted = environment.get(name)
        if wanted:
            lang = wanted.replace("-", "_").replace(".", "_").replace("@", "_").split("_")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
