"""What bots know of Naruto Mythos: how a search judges positions and plays on, and what one decision ahead is judged by."""

from kleos.bots.outlook import EXPLORE, Outlook
from kleos.bots.rollout import answer, willing
from kleos.games.naruto_mythos.bots.evaluation import AHEAD, SCALE, evaluate

OUTLOOK = Outlook(
    evaluate=evaluate,
    scale=SCALE,
    ahead=AHEAD,
    instinct=answer,
    inside=willing,
    explore=EXPLORE,
    relative=False,
    alike=0.0,
    later=None,
)
GLANCE = evaluate  # small, and blind to what takes long
