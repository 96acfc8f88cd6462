"""How a table of Naruto Mythos stands in numbers, and what is said when a choice would change them."""

from collections.abc import Sequence

from kleos.engine.actions import Action
from kleos.engine.game import ENDS_EARLY, HIDES_UNPAID, IDENTITY, Change, Measures, Rare
from kleos.games.changes import HAND, turning
from kleos.games.naruto_mythos.board import Board
from kleos.games.naruto_mythos.kinds import ASK_TURN, HIDE, PASS, PLAY, PLAY_UPGRADE, RANKS, REVEAL, REVEAL_UPGRADE
from kleos.games.naruto_mythos.words import card_name
from kleos.language.messages import Called, Words, say

MINE, THEIRS, NOBODY = 1, -1, 0  # who leads in a mission


def measures(g: Board, seat: int) -> Measures:
    out: Measures = {}
    for place in g.places():
        thing = f"p:{RANKS[place]}"
        mine, theirs = g.total(place, seat), g.total(place, 1 - seat)
        out[thing, IDENTITY] = g.missions[place]
        out[thing, "power"] = mine
        out[thing, "against"] = theirs
        out[thing, "lead"] = leader(mine, theirs, g.edge == seat)
    for other in range(2):
        player = g.players[other]
        out[f"s:{other}", "chakra"] = player.chakra
        out[f"s:{other}", "points"] = player.points
        out[f"s:{other}", "hand"] = len(player.hand)
        out[f"s:{other}", "edge"] = int(g.edge == other)
    for number in g.subjects():
        character = g.at(number)
        out[f"o:{number}", "power"] = g.power(character)
        out[f"o:{number}", "hidden"] = int(character.hidden)
    return out


def standings(g: Board) -> tuple[int, ...]:
    """The points of both, with those of the missions that they lead: the Power on the missions is public (NM-4.46)."""
    points = [player.points for player in g.players]
    for place in g.places():
        lead = leader(g.total(place, 0), g.total(place, 1), g.edge == 0)
        if lead != NOBODY:
            points[0 if lead == MINE else 1] += g.pool.cards[g.missions[place]].points + place + 1
    return tuple(points)


def leader(mine: int, theirs: int, edge: bool) -> int:
    """Who would win the mission now: a tie goes to whoever holds the Edge, and 0 wins nothing (NM-4.43)."""
    if max(mine, theirs) <= 0:
        return NOBODY
    return MINE if mine > theirs or (mine == theirs and edge) else THEIRS


LEADS = {MINE: "naruto-change-you-lead", THEIRS: "naruto-change-they-lead", NOBODY: "naruto-change-nobody-leads"}
STILL = {MINE: "naruto-change-you-still-lead", THEIRS: "naruto-change-they-still-lead"}
SAID = {
    "power": "naruto-change-power",
    "against": "naruto-change-their-power",
    "chakra": "naruto-change-chakra",
    "points": "naruto-change-points",
    "hand": HAND,
}


def change_text(change: Change, before: Measures, after: Measures, lang: str) -> str:
    if change.what == "lead":
        return say(LEADS[change.after], lang)
    if change.what == "edge":
        return say("naruto-change-gets-edge", lang) if change.after else ""
    if change.what == "hidden":
        return turning(change.after, lang)
    key = SAID[change.what]
    lead = after.get((change.thing, "lead"))
    if change.what == "power" and lead in STILL and before[change.thing, "lead"] == lead:
        key = STILL[lead]
    return say(key, lang, before=change.before, after=change.after)


def rare(g: Board, action: Action, changed: Sequence[Change]) -> Rare | None:
    if g.kind != ASK_TURN:
        return None
    if action.verb == HIDE and unpaid(g, action):
        return Rare(HIDES_UNPAID, Words("naruto-hides-unpaid", card=Called(card_name, g.pool.cards[action.a])))
    paid = (PLAY, PLAY_UPGRADE, REVEAL, REVEAL_UPGRADE)
    if action.verb == PASS and any(one.verb in paid for one in g.options):
        return Rare(ENDS_EARLY, Words("naruto-passes-early"))
    return None


def unpaid(g: Board, action: Action) -> bool:
    """Whether a card can only be hidden because its player has not the chakra for it."""
    dear = g.pool.cards[action.a].cost > g.players[g.seat].chakra
    return dear and not any(one.verb in (PLAY, PLAY_UPGRADE) and one.a == action.a for one in g.options)
