"""What people are told of the game who choose what to play: its decks and options, and what a deck is made of."""

from typing import Any

from kleos.engine.game import Choice, Face, Side, Value
from kleos.engine.messages import say, says
from kleos.games.facts import full_name
from kleos.games.naruto_mythos.cards import Pool
from kleos.games.naruto_mythos.decks import Deck

MODES = {"casual": "mode-casual", "competitive": "mode-competitive"}  # NM-3.3
RARITIES = ["C", "UC", "R", "S", "M", "L"]  # the most common first
FIRST_DECK = "leaf-tempo"  # the starter deck to begin with

says(
    "naruto-about",
    en="A duel of four rounds: play ninja on missions, openly or face down, and hold more Power than your opponent where the points are.",
    fr="Un duel en quatre tours : jouez vos ninjas sur les missions, face visible ou cachés, et réunissez plus de Puissance que l'adversaire là où sont les points.",
    it="Un duello in quattro giri: gioca i tuoi ninja sulle missioni, a faccia in su o nascosti, e riunisci più Potere dell'avversario dove ci sono i punti.",
)
says(
    "naruto-about-cards",
    en="Numbers, names, groups and keywords are those of the published cards. The rules text is Kleos's own wording, made from what the engine carries out.",
    fr="Les nombres, les noms, les groupes et les types sont ceux des cartes publiées. Le texte de règles est rédigé par Kleos, à partir de ce que le moteur exécute.",
    it="I numeri, i nomi, i gruppi e le parole chiave sono quelli delle carte pubblicate; i titoli italiani sono nostri. Il testo delle regole è di Kleos, ricavato da ciò che il motore esegue.",
)
says("naruto-decks", en="Deck", fr="Deck", it="Mazzo")
says("naruto-mode", en="Missions", fr="Missions", it="Missioni")
says(
    "naruto-mode-about",
    en="Casual: four missions, two of each player's, shuffled. Competitive: the players' missions come up in turn.",
    fr="Amical : quatre missions, deux par joueur, mélangées. Compétitif : celles des joueurs, à tour de rôle.",
    it="Amichevole: quattro missioni, due di ogni giocatore, mescolate. Competitivo: le missioni dei giocatori si alternano.",
)
says("the-deck", en="The deck", fr="Le deck", it="Il mazzo")
says(
    "deck-legal",
    en="{deck} is legal: {count} {count:card|cards}, {different} different",
    fr="{deck} est conforme aux règles : {count} {count:carte|cartes}, dont {different} {different:différente|différentes}",
    it="{deck} rispetta le regole: {count} {count:carta|carte}, di cui {different} {different:diversa|diverse}",
)
says(
    "deck-means",
    en="mean cost {cost:.1f}, mean Power {power:.1f}: {curve}",
    fr="coût moyen {cost:.1f} ; Puissance moyenne {power:.1f} : {curve}",
    it="costo medio {cost:.1f}; Potere medio {power:.1f}: {curve}",
)
says("deck-of-cost", en="{count} of cost {cost}", fr="{count} de coût {cost}", it="{count} di costo {cost}")
says("deck-missions", en="missions: {missions}", fr="missions : {missions}", it="missioni: {missions}")
says("mode-casual", en="casual", fr="amical", it="amichevole")
says("mode-competitive", en="competitive", fr="compétitif", it="competitivo")
says(
    "side-deck-holds",
    en="{count} {count:card|cards}. Missions: {missions}.",
    fr="{count} {count:carte|cartes}. Missions : {missions}.",
    it="{count} {count:carta|carte}. Missioni: {missions}.",
)


def sides(decks: dict[str, Deck], faces: dict[str, Face], lang: str) -> list[Side]:
    """The starter decks."""
    out = []
    for name in sorted(decks, key=lambda name: (name != FIRST_DECK, name)):
        deck = decks[name]
        missions = ", ".join(faces[id].name(lang) for id in deck.missions)
        holds = say("side-deck-holds", lang, count=len(deck.cards), missions=missions)
        out.append(Side(name, deck.called(lang) or name, deck.described(lang), holds))
    return out


def choices(lang: str) -> list[Choice]:
    values = tuple(Value(mode, say(key, lang)) for mode, key in MODES.items())
    return [Choice("mode", say("naruto-mode", lang), values, say("naruto-mode-about", lang))]


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": ["character", "mission"],
        "group": list(pool.groups),
        "keywords": list(pool.keywords),
        "cost": sorted({card.cost for card in pool.characters}),
        "power": sorted({card.power for card in pool.characters}),
        "rarity": RARITIES,
        "points": sorted({card.points for card in pool.missions}),
    }


def deck_summary(deck: Deck, faces: dict[str, Face], lang: str) -> list[str]:
    """What a legal deck is made of, in a few lines."""
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
