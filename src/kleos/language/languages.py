"""The languages spoken here: the one list of them, each with its grammar."""

from typing import Final

from kleos.language.english import English
from kleos.language.french import French
from kleos.language.grammar import Grammar
from kleos.language.italian import Italian
from kleos.language.spanish import Spanish

GRAMMARS: Final[dict[str, Grammar]] = {grammar.lang: grammar for grammar in (English(), French(), Italian(), Spanish())}
LANGUAGES: Final = tuple(GRAMMARS)
FALLBACK: Final = "en"  # what is said where a translation is missing
