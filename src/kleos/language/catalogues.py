"""Catalogues: folders of Fluent files, one subfolder a language, whose entries are read when they are first said.

A package keeps what it says in `locales/<lang>/*.ftl` beside its modules. `opened(__file__)` opens that folder.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from kleos.language.faults import CatalogueFault
from kleos.language.languages import FALLBACK, GRAMMARS
from kleos.language.patterns import NOTHING, Compiler, Entry, Values

CLIENT: Final = "browser.ftl"  # what the browser client says: it reads its catalogues itself
START: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a Fluent file, each with its source; what they say is not read yet."""
    starts = list(START.finditer(text))
    for at, found in enumerate(starts):
        end = starts[at + 1].start() if at + 1 < len(starts) else len(text)
        yield found[1], COMMENT.sub("", text[found.start() : end])


class Catalogue:
    """What one part of the program says, in every language; what is not here is looked for in those beneath."""

    def __init__(self, folder: Path, *beneath: "Catalogue") -> None:
        self.folder = folder
        self.beneath = beneath
        self.sources: dict[str, dict[str, str]] = {}  # by language and id, once a language has been asked for
        self.said: dict[str, dict[str, Entry]] = {lang: {} for lang in GRAMMARS}

    def source(self, lang: str) -> Mapping[str, str]:
        """The entries of a language that stand here, by id."""
        found = self.sources.get(lang)
        if found is None:
            found = {}
            for file in sorted((self.folder / lang).glob("*.ftl")):
                if file.name == CLIENT:
                    continue
                for id, text in entries(file.read_text("utf-8")):
                    found.setdefault(id, text)  # what stands twice is a problem that `kleos words check` tells
            self.sources[lang] = found
        return found

    def find(self, id: str, lang: str) -> Entry:
        """An entry in a language; in English where nobody has translated it yet."""
        found = self.said[lang].get(id)
        if found is None:
            try:
                found = self.found(id, lang) or self.found(id, FALLBACK)
            except RecursionError:  # an entry is read with those it is made of
                raise CatalogueFault(f"{id} is made of itself") from None
            if found is None:
                raise CatalogueFault(f"nothing is called {id!r} in {self.folder}")
            self.said[lang][id] = found
        return found

    def own(self, id: str, lang: str) -> Entry | None:
        """An entry that stands here, in this very language."""
        source = self.source(lang).get(id)
        if source is None:
            return None
        return Compiler(GRAMMARS[lang], self.finder(lang)).entry(id, source)

    def finder(self, lang: str) -> Callable[[str], Entry]:
        """Finds entries of one language; most have been found before."""
        said = self.said[lang]
        return lambda id: said.get(id) or self.find(id, lang)

    def found(self, id: str, lang: str) -> Entry | None:
        own = self.own(id, lang)
        if own is not None:
            return own
        for other in self.beneath:
            entry = other.found(id, lang)
            if entry is not None:
                return entry
        return None

    def knows(self, id: str, lang: str) -> bool:
        """Whether an entry stands here or beneath, in this very language."""
        return id in self.source(lang) or any(other.knows(id, lang) for other in self.beneath)

    def say(self, id: str, lang: str, values: Values = NOTHING, voice: object = None) -> str:
        entry = self.said[lang].get(id) or self.find(id, lang)
        value = entry.value  # as `Entry.say` does, with a call less: every line of a log passes here
        try:
            return value if isinstance(value, str) else value(values, voice)
        except KeyError as missing:
            raise entry.fault(missing) from missing

    def unread(self, lang: str) -> Iterator[str]:
        """The entries of a language that have not been said yet; looking one up reads it."""
        return (id for id in self.source(lang) if id not in self.said[lang])

    def has(self, id: str) -> bool:
        """Whether something is called so, in English at least."""
        return self.found(id, FALLBACK) is not None


OPENED: Final[list[Catalogue]] = []  # in the order of opening: those that others stand on come first


def opened(module: str, *beneath: Catalogue) -> Catalogue:
    """The catalogue in the folder of a module (`__file__`), open to every message from now on."""
    catalogue = Catalogue(Path(module).parent / "locales", *beneath)
    OPENED.append(catalogue)
    return catalogue


def translated(id: str, lang: str, folder: str = "") -> Entry | None:
    """What a language says of something whose English stands elsewhere, in a card file or in the rules.

    Of a card only the folder of its game is asked: several games have a card called "aphrodite", and not the same one.
    """
    for catalogue in OPENED:
        if folder and catalogue.folder.parent.name != folder:
            continue
        entry = catalogue.own(id, lang)
        if entry is not None:
            return entry
    return None


class Everything:
    """What any part of the program says, by id: where messages are found that do not know who said them.

    A catalogue that stands on others, as a game's does, may call a phrase of its own by an id that a message has too;
    that phrase is only ever said through its own catalogue.
    """

    def __init__(self) -> None:
        self.places: dict[str, Catalogue] = {}

    def find(self, id: str, lang: str) -> Entry:
        place = self.places.get(id)
        if place is None:
            places = [catalogue for catalogue in OPENED if id in catalogue.source(FALLBACK)]
            places = [catalogue for catalogue in places if not catalogue.beneath] or places
            if len(places) != 1:
                raise CatalogueFault(f"{len(places)} catalogues have a message {id!r}")
            place = self.places[id] = places[0]
        return place.find(id, lang)

    def has(self, id: str) -> bool:
        return any(id in catalogue.source(FALLBACK) for catalogue in OPENED)


EVERYTHING: Final = Everything()
