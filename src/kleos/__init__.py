"""Kleos: one table for modern card games; every match is a value.

>>> import kleos
>>> match = kleos.new("naruto-mythos", seed=7)
>>> match.decision.kind
'mulligan'
"""

from kleos.engine.errors import (
    CardFileError,
    DeckError,
    EngineFault,
    KleosError,
    PositionError,
    RecordError,
    SaveError,
)
from kleos.match import (
    Decision,
    IllegalMove,
    Match,
    Option,
    Outcome,
    Reason,
    Rules,
    from_position,
    games,
    new,
    replay,
    replayed,
    resume,
    rules,
)

__version__ = "0.1.0"

__all__ = [
    "CardFileError",
    "Decision",
    "DeckError",
    "EngineFault",
    "IllegalMove",
    "KleosError",
    "Match",
    "Option",
    "Outcome",
    "PositionError",
    "Reason",
    "RecordError",
    "Rules",
    "SaveError",
    "from_position",
    "games",
    "new",
    "replay",
    "replayed",
    "resume",
    "rules",
]
