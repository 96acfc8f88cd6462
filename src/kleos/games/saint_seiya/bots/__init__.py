"""What bots know of Saint Seiya: how a search judges positions and plays on, and what one decision ahead is judged by."""

from kleos.bots.outlook import EXPLORE, Outlook
from kleos.bots.rollout import willing
from kleos.games.saint_seiya.bots.evaluation import evaluate
from kleos.games.saint_seiya.bots.rollout import answer
from kleos.games.saint_seiya.bots.search_evaluation import AHEAD, ALIKE, LATER, SCALE
from kleos.games.saint_seiya.bots.search_evaluation import evaluate as evaluate_deck

OUTLOOK = Outlook(
    evaluate=evaluate_deck,
    scale=SCALE,
    ahead=AHEAD,
    instinct=answer,
    inside=willing,
    explore=EXPLORE,
    relative=True,
    alike=ALIKE,
    later=LATER,
)
GLANCE = evaluate  # small, and blind to what takes long
