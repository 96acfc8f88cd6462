"""How a match stood when its table was left: what to go on from, should the rules have changed since."""

import zlib
from typing import NamedTuple

from kleos.engine.errors import SaveError
from kleos.engine.game import Game
from kleos.language.messages import Words
from kleos.match import Match, resume


class Position(NamedTuple):
    """A match after an entry of its table: the hash it had then, and all of it as a save, packed."""

    number: int
    hash: str
    save: bytes

    @classmethod
    def of(cls, number: int, match: Match) -> "Position":
        return cls(number, match.hash(), zlib.compress(match.save().encode()))

    def match(self, box: Game | None) -> Match:
        """The match as it stood; raises SaveError if this program cannot read it."""
        try:
            text = zlib.decompress(self.save).decode()
        except (zlib.error, UnicodeDecodeError):
            raise SaveError(Words("save-damaged")) from None
        return resume(text, box)
