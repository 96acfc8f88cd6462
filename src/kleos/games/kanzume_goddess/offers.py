"""What people are told of the game who choose what to play: its modes, and how its cards are looked for."""

from typing import Any, Final

from kleos.engine.game import Choice, Side
from kleos.engine.messages import say, says
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.kinds import CARD_KINDS, COLOURS, MODES, MYTHOLOGIES

# Windows in which a player may always pass (KG-9.6)
ANSWERING: Final = "answering"
DEFENDING: Final = "defending"
PROTECTING: Final = "protecting"

says(
    "kanzume-about",
    en="Gods at war, two to six of them: recruit Warriors, chain their colours, attack, and answer every blow from any seat. Alone the last God standing wins, or the first with 25 energy; in teams, whoever brings down the other main God.",
    fr="La guerre des Dieux, de deux à six joueurs : recrutez des Guerriers, enchaînez leurs couleurs, attaquez et répondez à chaque coup, où que vous soyez assis. Seul, le dernier Dieu debout l'emporte, ou le premier à 25 points d'énergie ; en équipe, qui abat l'autre Dieu principal.",
    it="Dei in guerra, da due a sei giocatori: recluta Guerrieri, concatena i loro colori, attacca e rispondi a ogni colpo da qualunque posto. Da soli vince l'ultimo Dio rimasto, o il primo a 25 punti energia; a squadre, chi abbatte l'altro Dio principale.",
)
says(
    "kanzume-about-cards",
    en="The card list of this game has not been published. Each card says which of its facts are published ones; every other name, cost, value and ability is a reconstruction by Kleos and not the printed card.",
    fr="La liste des cartes de ce jeu n'a pas été publiée. Chaque carte dit ce qui, chez elle, est connu ; tout le reste, noms, coûts, valeurs et capacités, est une reconstitution de Kleos et non la carte imprimée.",
    it="L'elenco delle carte di questo gioco non è stato pubblicato. Ogni carta dice quali suoi dati sono noti; tutto il resto, nomi, costi, valori e abilità, è una ricostruzione di Kleos e non la carta stampata.",
)
says("kanzume-sides", en="God", fr="Dieu", it="Dio")
says("kanzume-mode", en="Match", fr="Match", it="Partita")
says("kanzume-mode-individual", en="everyone alone", fr="chacun pour soi", it="tutti contro tutti")
says(
    "kanzume-mode-team",
    en="two teams (4 or 6 players)",
    fr="deux équipes (4 ou 6 joueurs)",
    it="due squadre (4 o 6 giocatori)",
)
says(
    "kanzume-mode-about",
    en="In teams, every other seat belongs to the same side, and each side protects its main God.",
    fr="En équipe, une place sur deux appartient au même camp, et chaque camp protège son Dieu principal.",
    it="A squadre, un posto sì e uno no appartiene alla stessa parte, e ogni parte protegge il suo Dio principale.",
)

says(
    "kanzume-answering",
    en="Answering abilities of Warriors",
    fr="Répondre aux capacités des Guerriers",
    it="Rispondere alle abilità dei Guerrieri",
)
says(
    "kanzume-defending",
    en="Reacting to Attacks on my God",
    fr="Réagir aux Attaques contre mon Dieu",
    it="Reagire agli Attacchi contro il mio Dio",
)
says(
    "kanzume-protecting",
    en="Reacting to Attacks on other Gods",
    fr="Réagir aux Attaques contre d'autres Dieux",
    it="Reagire agli Attacchi contro altri Dei",
)

MODE_NAMES: Final = ("kanzume-mode-individual", "kanzume-mode-team")
STANDING_NAMES: Final = {
    ANSWERING: "kanzume-answering",
    DEFENDING: "kanzume-defending",
    PROTECTING: "kanzume-protecting",
}
says("kanzume-energy", en="Energy", fr="Énergie", it="Energia")


def standing_questions(lang: str) -> dict[str, str]:
    return {id: say(key, lang) for id, key in STANDING_NAMES.items()}


def sides(lang: str) -> list[Side]:
    """Nobody brings anything: Gods are dealt (KG-3.9)."""
    return []


def choices(lang: str) -> list[Choice]:
    values = tuple((mode, say(key, lang)) for mode, key in zip(MODES, MODE_NAMES, strict=True))
    return [Choice("mode", say("kanzume-mode", lang), values, say("kanzume-mode-about", lang))]


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": list(CARD_KINDS),
        "colour": list(COLOURS),
        "follow": list(COLOURS),
        "cost": sorted({card.cost for card in pool.cards if card.cost >= 0}),
        "mythology": list(MYTHOLOGIES),
    }
