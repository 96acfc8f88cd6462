"""Decks to look at, and deck files to check."""

import argparse

import kleos
from kleos.engine.messages import hint
from kleos.games.naruto_mythos.decks import Deck, read_deck
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.terminal.files import read_text
from kleos.terminal.finding import full_name
from kleos.terminal.messages import Mistake, say
from kleos.terminal.screen import Screen, grid

GAME = "naruto-mythos"  # the game in which players bring decks


def run_list(args: argparse.Namespace) -> int:
    """kleos decks list"""
    table = grid("left", "left", "left")
    for name, deck in kleos.rules(GAME).starter_decks.items():
        table.add_row(name, deck.called(args.lang), deck.described(args.lang))
    Screen().show(table)
    return 0


def run_show(args: argparse.Namespace) -> int:
    """kleos decks show"""
    starters = kleos.rules(GAME).starter_decks
    if args.name not in starters:
        known = ", ".join(starters)
        raise Mistake("no-starter-deck", name=args.name, hint=hint(args.name, starters), known=known)
    Screen().line(starters[args.name].text(standard_pool(), args.lang).rstrip("\n"))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """kleos decks check"""
    screen = Screen()
    text = read_text(args.file) + "\n"
    problems = kleos.rules(GAME).deck_errors(text, args.lang)
    if problems:
        for problem in problems:
            screen.line(say("file-problem", args.lang, file=args.file, problem=problem))
        return 1
    for line in summary(read_deck(text, standard_pool()), args.lang):
        screen.line(line)
    return 0


def summary(deck: Deck, lang: str) -> list[str]:
    """What a legal deck is made of, in a few lines."""
    faces = kleos.rules(GAME).cards
    costs = [faces[id].facts()["cost"] for id in deck.cards]
    power = [faces[id].facts()["power"] for id in deck.cards]
    count = len(deck.cards)
    curve = [say("deck-of-cost", lang, count=costs.count(cost), cost=cost) for cost in sorted(set(costs))]
    name = deck.called(lang) or say("the-deck", lang)
    missions = ", ".join(f"{id} {full_name(faces[id], lang)}" for id in deck.missions)
    return [
        say("deck-legal", lang, deck=name, count=count, different=len(set(deck.cards))),
        say("deck-means", lang, cost=sum(costs) / count, power=sum(power) / count, curve=", ".join(curve)),
        say("deck-missions", lang, missions=missions),
    ]
