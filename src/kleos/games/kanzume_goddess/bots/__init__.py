"""What bots know of Kanzume Goddess: how a search judges positions and plays on, and what one decision ahead is judged by."""

from kleos.bots.outlook import EXPLORE, Outlook
from kleos.games.kanzume_goddess.bots.evaluation import evaluate
from kleos.games.kanzume_goddess.bots.rollout import answer
from kleos.games.kanzume_goddess.bots.search_evaluation import AHEAD, ALIKE, LATER, SCALE
from kleos.games.kanzume_goddess.bots.search_evaluation import evaluate as evaluate_deck

OUTLOOK = Outlook(
    evaluate=evaluate_deck,
    scale=SCALE,
    ahead=AHEAD,
    instinct=answer,
    inside=answer,
    explore=EXPLORE,
    relative=True,
    alike=ALIKE,
    later=LATER,
)
GLANCE = evaluate  # small, and blind to what takes long
