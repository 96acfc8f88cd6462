"""How a table of Kanzume Goddess stands in numbers, and what is said when a choice would change them."""

from collections.abc import Sequence

from kleos.engine.actions import STOP, Action
from kleos.engine.game import ENDS_EARLY, Change, Measures, Rare
from kleos.games.changes import HAND
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.kinds import (
    ASK_PLAY,
    ASK_RECRUIT,
    PLAY,
    RECRUIT_NETHERWORLD,
    RECRUIT_PILE,
    RECRUIT_SUPPLY,
)
from kleos.language.messages import Words, say

RECRUITS = (RECRUIT_PILE, RECRUIT_SUPPLY, RECRUIT_NETHERWORLD)


def measures(g: Board, seat: int) -> Measures:
    out: Measures = {("", "faith"): g.faith}
    for other, player in enumerate(g.players):
        out[f"s:{other}", "energy"] = player.energy
        out[f"s:{other}", "hand"] = len(player.hand)
        out[f"s:{other}", "falls"] = int(player.out)
        out[f"s:{other}", "sealed"] = int(player.sealed)
    return out


SAID = {
    "energy": "kanzume-change-energy",
    "faith": "kanzume-change-faith",
    "hand": HAND,
    "falls": "kanzume-change-falls",
    "sealed": "kanzume-change-sealed",
}


def change_text(change: Change, before: Measures, after: Measures, lang: str) -> str:
    if change.what in ("falls", "sealed") and not change.after:
        return ""
    return say(SAID[change.what], lang, before=change.before, after=change.after)


def rare(g: Board, action: Action, changed: Sequence[Change]) -> Rare | None:
    if action.verb != STOP:
        return None
    if g.kind == ASK_PLAY and any(one.verb == PLAY for one in g.options):
        return Rare(ENDS_EARLY, Words("kanzume-ends-plays"))
    if g.kind == ASK_RECRUIT and any(one.verb in RECRUITS for one in g.options):
        return Rare(ENDS_EARLY, Words("kanzume-ends-recruiting"))
    return None
