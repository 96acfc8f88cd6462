"""The energy of a match that is over: what every God gained and lost by what, and who fell when (KG-8.28)."""

from kleos.engine.game import Account, Entry, Sheet, Working
from kleos.games.kanzume_goddess import words
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.counting import Change, cards_of, story_of
from kleos.games.kanzume_goddess.flow import winners
from kleos.games.kanzume_goddess.kinds import CONCEDED, GAINED, GOAL, LOST, PAID, RECOVERS
from kleos.games.scoring import ranks_by
from kleos.language.messages import say

# The steps of a sheet
START, GAIN, LOSS, COST = "start", "gained", "lost", "paid"
STEPS = {
    START: "kanzume-sheet-start",
    GAIN: "kanzume-sheet-gained",
    LOSS: "kanzume-sheet-lost",
    COST: "kanzume-sheet-paid",
}
STEP_OF = {GAINED: GAIN, RECOVERS: GAIN, LOST: LOSS, CONCEDED: LOSS, PAID: COST}


def reckoning(g: Board, lang: str) -> Sheet:
    story = story_of(g)
    won = winners(g)
    energies = [player.energy for player in g.players]
    places = ranks_by([GOAL * 2 if seat in won else energy for seat, energy in enumerate(energies)])
    accounts = []
    for seat, energy in enumerate(energies):
        entries = [Entry(START, story.starts[seat], say("kanzume-sheet-began", lang))] if story.starts[seat] else []
        entries += [
            Entry(STEP_OF[one.kind], one.points, change_text(g, one, lang)) for one in story.changes if one.seat == seat
        ]
        before = energy - sum(entry.points for entry in entries)
        accounts.append(Account(words.player(seat), tuple(entries), places[seat], before))
    lines = []
    for fall in story.falls:
        names = [words.card_label(g.pool.cards[card], lang) for card in cards_of(g, fall)]
        text = words.fall_text(fall.seat, fall.how, words.player(fall.by), names, lang)
        lines.append(say("kanzume-sheet-round", lang, round=fall.round, text=text))
    falls = [Working(say("kanzume-sheet-falls", lang), tuple(lines))] if lines else []
    steps = {step: say(key, lang) for step, key in STEPS.items()}
    return Sheet("kanzume-goddess", steps, tuple(accounts), won, tuple(falls))


def change_text(g: Board, one: Change, lang: str) -> str:
    """Why energy changed: whose Attacks with which card, or which ability."""
    if one.kind == CONCEDED:
        return say("kanzume-sheet-gave-up", lang)
    if one.kind == RECOVERS:
        return say("kanzume-sheet-sealed", lang, times=one.times)
    card = g.pool.cards[one.card]
    if one.kind == LOST:
        name = words.card_label(card, lang)
        return say("kanzume-sheet-attack", lang, times=one.times, card=name, by=words.player(one.by))
    ability = words.ability_label(card.lines[one.line - 1], g.pool, lang)
    return say("kanzume-sheet-by", lang, times=one.times, ability=ability)
