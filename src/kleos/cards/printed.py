"""What a card file says is published of a card: whole fields, parts of others, and what is shown without its name."""

from typing import Any, Final

from kleos.cards.files import CardFile, is_texts
from kleos.engine.game import OURS, PARTLY, PUBLISHED, RECONSTRUCTED, Origin
from kleos.language.languages import GRAMMARS, LANGUAGES
from kleos.language.messages import Words, say

FIELDS: Final = ("printed", "partly", "unnamed")
EXAMPLE: Final = '{ en = "that it is an Attack" }'


class Printed:
    """The published fields of a card; every other one is reconstructed."""

    def __init__(self, wholly: list[str], partly: dict[str, dict[str, str]], unnamed: list[str]) -> None:
        self.wholly = wholly
        self.partly = partly  # by field, then by language: which part is published
        self.unnamed = unnamed  # some of `wholly`: known from a place that does not name the card

    def origin(self, field: str, lang: str) -> Origin:
        if field in self.wholly:
            return Origin(PUBLISHED, say("printed-unnamed", lang) if field in self.unnamed else "")
        if field in self.partly:
            texts = self.partly[field]
            return Origin(PARTLY, texts.get(lang, texts["en"]))
        return Origin(RECONSTRUCTED)

    def name_origin(self, names: dict[str, str], lang: str) -> Origin:
        """Where the name is published in other languages only, it is our translation here."""
        known = [other for other in LANGUAGES if f"name.{other}" in self.wholly]
        if lang in known:
            return Origin(PUBLISHED)
        words = [say(f"name-in-{other}", lang, name=names[other]) for other in known]
        return Origin(OURS, ", ".join(words)) if known else Origin(RECONSTRUCTED)


def nothing_printed() -> Printed:
    return Printed([], {}, [])


def read_printed(file: CardFile, id: str, fields: list[str]) -> Printed:
    """What is published of a card that has these fields beside its names."""
    entry = file.data[id]
    names = [f"name.{lang}" for lang in entry["name"]]
    wholly = read_list(file, id, "printed", "card-expected-printed", sorted(fields + names))
    partly = read_partly(file, id, sorted(field for field in fields if field not in wholly))
    unnamed = read_list(file, id, "unnamed", "card-expected-unnamed", [field for field in wholly if field in fields])
    return Printed(wholly, partly, unnamed)


def read_list(file: CardFile, id: str, field: str, problem: str, known: list[str]) -> list[str]:
    """A list of some of the known words; nothing of one that is anything else."""
    given: Any = file.data[id].get(field, [])
    if isinstance(given, list) and all(isinstance(word, str) and word in known for word in given):
        return given
    file.field_problem(id, field, Words(problem, known=", ".join(known)))
    return []


def read_partly(file: CardFile, id: str, known: list[str]) -> dict[str, dict[str, str]]:
    """Words by language for fields that are not published as a whole."""
    given: Any = file.data[id].get("partly", {})
    if not isinstance(given, dict) or any(field not in known for field in given):
        file.field_problem(id, "partly", Words("card-expected-partly", known=", ".join(known)))
        return {}
    out = {}
    for field, texts in given.items():
        if is_texts(texts):
            out[field] = {lang: GRAMMARS[lang].typeset(text) for lang, text in texts.items() if lang in GRAMMARS}
        else:
            file.field_problem(id, "partly", Words("card-expected-part", field=field, example=EXAMPLE))
    return out
