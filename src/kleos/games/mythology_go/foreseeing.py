"""How a table of Mythology GO stands in numbers, and what is said when a choice would change them."""

from collections.abc import Sequence
from typing import Final

from kleos.engine.actions import STOP, Action
from kleos.engine.game import ENDS_EARLY, Change, Measures, Rare
from kleos.games.changes import HAND, turning
from kleos.games.mythology_go.board import Board
from kleos.games.mythology_go.counting import count_colours, count_creatures, count_divinities
from kleos.games.mythology_go.kinds import ASK_MAIN, MAIN, PLAY, PLAY_ONTO, STEP_OF
from kleos.games.mythology_go.visibility import knows_creature, sees_divinity
from kleos.language.messages import Words, say

LAST_STEP: Final = max(STEP_OF)


def measures(g: Board, seat: int) -> Measures:
    out: Measures = {}
    if g.phase == MAIN:
        out[f"s:{seat}", "standing"] = standings(g, seat)[seat]
        out[f"s:{seat}", "slots"] = g.slots_used(seat)
    for other, player in enumerate(g.players):
        out[f"s:{other}", "hand"] = len(player.hand)
        out[f"s:{other}", "total"] = sum(player.scores)
    for number in sorted(g.pieces):
        out[f"o:{number}", "down"] = int(g.pieces[number].down)
        if knows_creature(g, seat, number):
            out[f"o:{number}", "value"] = g.value_of(number)
    return out


def standings(g: Board, seat: int) -> tuple[int, ...]:
    """The points of all rounds, with those that each field would count now as far as the seat knows: without what is
    chosen or revealed at the end."""
    trial = counted(g, seat) if g.phase == MAIN else None
    return tuple(
        [
            sum(player.scores) + (0 if trial is None else trial.total(other, LAST_STEP))
            for other, player in enumerate(g.players)
        ]
    )


def counted(g: Board, seat: int) -> Board:
    """A board on which everything that the seat knows has been counted, and nothing else."""
    trial = g.clone()
    trial.items = ()
    for other, player in enumerate(trial.players):
        player.field = tuple([n for n in player.field if knows_creature(g, seat, n)])
        if not sees_divinity(g, seat, other):
            player.divinity = -1
        for number in player.field:
            if trial.pieces[number].down:
                trial.change(number).mark = True
    count_creatures(trial)
    count_colours(trial)
    count_divinities(trial)
    return trial


SAID = {
    "standing": "mythology-change-standing",
    "slots": "mythology-change-slots",
    "hand": HAND,
    "value": "mythology-change-value",
    "total": "mythology-change-total",
}


def change_text(change: Change, before: Measures, after: Measures, lang: str) -> str:
    if change.what == "down":
        return turning(change.after, lang)
    return say(SAID[change.what], lang, before=change.before, after=change.after)


def rare(g: Board, action: Action, changed: Sequence[Change]) -> Rare | None:
    if g.kind == ASK_MAIN and action.verb == STOP and any(one.verb in (PLAY, PLAY_ONTO) for one in g.options):
        return Rare(ENDS_EARLY, Words("mythology-ends-early"))
    return None
