"""How a table of Kanzume Goddess stands in numbers, and what is said when a choice would change them."""

from collections.abc import Sequence

from kleos.engine.actions import STOP, Action
from kleos.engine.game import ENDS_EARLY, Change, Measures, Rare
from kleos.engine.messages import Words, say, says
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

RECRUITS = (RECRUIT_PILE, RECRUIT_SUPPLY, RECRUIT_NETHERWORLD)

says(
    "kanzume-change-energy",
    en="energy {before} → {after}",
    fr="énergie {before} → {after}",
    it="energia {before} → {after}",
)
says("kanzume-change-faith", en="faith {before} → {after}", fr="foi {before} → {after}", it="fede {before} → {after}")
says("kanzume-change-falls", en="the God falls", fr="le Dieu tombe", it="il Dio cade")
says("kanzume-change-sealed", en="the God is sealed", fr="le Dieu est scellé", it="il Dio viene sigillato")
says(
    "kanzume-ends-plays",
    en="You can still play a card. What is left in your hand is discarded at the end of the turn.",
    fr="Vous pouvez encore jouer une carte. Ce qui reste en main est défaussé à la fin du tour.",
    it="Puoi ancora giocare una carta. Ciò che resta in mano viene scartato alla fine del turno.",
)
says(
    "kanzume-ends-recruiting",
    en="You can still recruit a card. Faith you do not spend is lost.",
    fr="Vous pouvez encore recruter une carte. La foi que vous ne dépensez pas est perdue.",
    it="Puoi ancora reclutare una carta. La fede che non spendi va persa.",
)


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
