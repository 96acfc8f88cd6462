"""How a table of Naruto Mythos stands in numbers, and what is said when a choice would change them."""

from collections.abc import Sequence

from kleos.engine.actions import Action
from kleos.engine.game import ENDS_EARLY, HIDES_UNPAID, IDENTITY, Change, Measures, Rare
from kleos.engine.messages import Called, Words, say, says
from kleos.games.changes import HAND, turning
from kleos.games.naruto_mythos.board import Board
from kleos.games.naruto_mythos.kinds import ASK_TURN, HIDE, PASS, PLAY, PLAY_UPGRADE, RANKS, REVEAL, REVEAL_UPGRADE
from kleos.games.naruto_mythos.words import card_name

MINE, THEIRS, NOBODY = 1, -1, 0  # who leads in a mission

says(
    "naruto-change-power",
    en="Power {before} → {after}",
    fr="Puissance {before} → {after}",
    it="Potere {before} → {after}",
)
says(
    "naruto-change-their-power",
    en="their Power {before} → {after}",
    fr="Puissance adverse {before} → {after}",
    it="Potere avversario {before} → {after}",
)
says("naruto-change-you-lead", en="you lead", fr="vous menez", it="sei in vantaggio")
says("naruto-change-they-lead", en="they lead", fr="l'adversaire mène", it="l'avversario è in vantaggio")
says("naruto-change-you-still-lead", en="you still lead", fr="vous menez toujours", it="sei ancora in vantaggio")
says(
    "naruto-change-they-still-lead",
    en="they still lead",
    fr="l'adversaire mène toujours",
    it="l'avversario è ancora in vantaggio",
)
says("naruto-change-nobody-leads", en="nobody leads", fr="personne ne mène", it="nessuno è in vantaggio")
says(
    "naruto-change-chakra",
    en="chakra {before} → {after}",
    fr="Chakra {before} → {after}",
    it="Chakra {before} → {after}",
)
says(
    "naruto-change-points",
    en="mission points {before} → {after}",
    fr="Points Mission {before} → {after}",
    it="Punti Mission {before} → {after}",
)
says("naruto-change-gets-edge", en="holds the Edge", fr="a le Jeton Edge", it="ha il token Edge")
says(
    "naruto-hides-unpaid",
    en="You cannot pay for {card}, so it goes face down: it counts 0 until you reveal it.",
    fr="Vous ne pouvez pas payer {card} : la carte est jouée cachée et compte 0 jusqu'à ce que vous la révéliez.",
    it="Non puoi pagare {card}: la carta viene giocata nascosta e conta 0 finché non la riveli.",
)
says(
    "naruto-passes-early",
    en="You can still pay for a card. Whoever passes does nothing more this round, and unused chakra is lost.",
    fr="Vous pouvez encore payer une carte. Qui passe ne fait plus rien ce tour-ci, et le Chakra restant est perdu.",
    it="Puoi ancora pagare una carta. Chi passa non fa più nulla in questo giro, e il Chakra rimasto va perso.",
)


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
    said = say(SAID[change.what], lang, before=change.before, after=change.after)
    lead = after.get((change.thing, "lead"))
    if change.what == "power" and lead in STILL and before[change.thing, "lead"] == lead:
        return f"{said}, {say(STILL[lead], lang)}"
    return said


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
