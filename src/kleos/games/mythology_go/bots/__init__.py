"""What bots know of Mythology GO: how a search judges positions and plays on, and what one decision ahead is judged by."""

from kleos.bots.outlook import EXPLORE, Outlook
from kleos.games.mythology_go.bots.evaluation import AHEAD, ALIKE, LATER, OFFHAND, SCALE, evaluate, foresee
from kleos.games.mythology_go.bots.rollout import answer, by_rule

OUTLOOK = Outlook(
    evaluate=foresee,
    scale=SCALE,
    ahead=AHEAD,
    instinct=answer,
    inside=by_rule,
    explore=EXPLORE,
    relative=True,
    alike=ALIKE,
    later=LATER,
    offhand=OFFHAND,
)
GLANCE = evaluate  # small, and blind to what takes long
