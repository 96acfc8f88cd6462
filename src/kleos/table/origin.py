"""Where a match comes from that is no fresh deal: a kept fact of its table, for everybody who sits there or looks."""

from dataclasses import dataclass
from typing import Literal

OriginKind = Literal["record", "position", "seed", "read"]  # read: a record that was looked through, not played here


@dataclass(frozen=True)
class Origin:
    """What a match was begun from, after how many moves made elsewhere, and whether what was hidden is dealt anew."""

    kind: OriginKind
    moves: int = 0
    anew: bool = False
