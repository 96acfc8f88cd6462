"""What people are told of the game who choose what to play, and how its cards are looked for."""

from typing import Any

from kleos.games.mythology_go.cards import Pool
from kleos.games.mythology_go.kinds import CARD_KINDS, COLOURS


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": list(CARD_KINDS),
        "colour": list(COLOURS),
        "value": sorted({card.value for card in pool.cards if card.creature}),
    }
