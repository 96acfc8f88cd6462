"""What people are told of the game who choose what to play: its modes, main Gods and sides, how cards are looked for."""

from dataclasses import replace
from typing import Any, Final

from kleos.engine.game import Choice, Side, Value, seat_values
from kleos.engine.messages import say, says
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.kinds import (
    CARD_KINDS,
    COLOURS,
    MAIN_ENERGY,
    MODES,
    MOST_OF_A_SIDE,
    MOST_PLAYERS,
    MYTHOLOGIES,
    RANDOM,
    SUPPORT_ENERGY,
    TEAM_SIZES,
)
from kleos.games.kanzume_goddess.words.names import card_name, mythology_name

# Windows in which a player may always pass (KG-9.6)
ANSWERING: Final = "answering"
DEFENDING: Final = "defending"
PROTECTING: Final = "protecting"

says(
    "kanzume-about",
    en="Gods at war, each alone or in teams: recruit Warriors, chain their colours, attack, and answer every blow, until one God is left standing or has 25 energy.",
    fr="La guerre des Dieux, chacun pour soi ou en équipes : recrutez des Guerriers, enchaînez leurs couleurs, attaquez et répondez à chaque coup, jusqu'à ce qu'un Dieu reste seul debout ou ait 25 points d'énergie.",
    it="Dei in guerra, ognuno per sé o a squadre: recluta Guerrieri, concatena i loro colori, attacca e rispondi a ogni colpo, finché un Dio resta solo in piedi o ha 25 punti energia.",
)
says(
    "kanzume-about-cards",
    en="The card list of this game has not been published. Each card says which of its facts are published ones; every other name, cost, value and ability is a reconstruction by Kleos and not the printed card.",
    fr="La liste des cartes de ce jeu n'a pas été publiée. Chaque carte dit ce qui, chez elle, est connu ; tout le reste, noms, coûts, valeurs et capacités, est une reconstitution de Kleos et non la carte imprimée.",
    it="L'elenco delle carte di questo gioco non è stato pubblicato. Ogni carta dice quali suoi dati sono noti; tutto il resto, nomi, costi, valori e abilità, è una ricostruzione di Kleos e non la carta stampata.",
)
says("kanzume-sides", en="Side", fr="Camp", it="Schieramento")
says("kanzume-side-random", en="by chance", fr="au hasard", it="a sorte")
says("kanzume-side-greek", en="Greek", fr="grec", it="greco")
says("kanzume-side-norse", en="Norse", fr="nordique", it="norreno")
says(
    "kanzume-side-about",
    en="Both Gods to choose from come from {side}. At most {most} players can have this side.",
    fr="Les deux Dieux proposés viennent de la {side}. {most} joueurs au plus peuvent avoir ce camp.",
    it="I due Dei fra cui scegliere vengono dalla {side}. Al massimo {most} giocatori possono avere questo schieramento.",
)
says("kanzume-main-a", en="Main God of team A", fr="Dieu principal de l'équipe A", it="Dio principale della squadra A")
says("kanzume-main-b", en="Main God of team B", fr="Dieu principal de l'équipe B", it="Dio principale della squadra B")
says(
    "kanzume-main-about",
    en="Begins with {main} energy, the others of the team with {support}; if it falls, the team has lost.",
    fr="Commence avec {main} points d'énergie, les autres de l'équipe avec {support} ; s'il tombe, l'équipe a perdu.",
    it="Comincia con {main} punti energia, gli altri della squadra con {support}; se cade, la squadra ha perso.",
)
says("kanzume-team-side", en="Side of team A", fr="Camp de l'équipe A", it="Schieramento della squadra A")
says(
    "kanzume-team-side-about",
    en="Team B has the other one.",
    fr="L'équipe B a l'autre.",
    it="La squadra B ha l'altro.",
)
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
    en="Teams take alternate seats around the table, and each protects its main God.",
    fr="Les équipes alternent autour de la table, et chacune protège son Dieu principal.",
    it="Le squadre si alternano intorno al tavolo, e ognuna protegge il suo Dio principale.",
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
MAIN_NAMES: Final = ("kanzume-main-a", "kanzume-main-b")
SIDE_NAMES: Final = {RANDOM: "kanzume-side-random", "greek": "kanzume-side-greek", "norse": "kanzume-side-norse"}
STANDING_NAMES: Final = {
    ANSWERING: "kanzume-answering",
    DEFENDING: "kanzume-defending",
    PROTECTING: "kanzume-protecting",
}
says("kanzume-energy", en="Energy", fr="Énergie", it="Energia")


def standing_questions(lang: str) -> dict[str, str]:
    return {id: say(key, lang) for id, key in STANDING_NAMES.items()}


def sides(pool: Pool, lang: str) -> list[Side]:
    """The mythologies from which a player of an individual match may agree to be dealt Gods (KG-3.31)."""
    out = []
    for at, id in enumerate(MYTHOLOGIES):
        about = say("kanzume-side-about", lang, side=mythology_name(at, lang), most=MOST_OF_A_SIDE)
        gods = [card_name(pool.cards[god], lang) for god in pool.gods if pool.cards[god].mythology == at]
        out.append(Side(id, say(SIDE_NAMES[id], lang), about, ", ".join(gods) + ".", MOST_OF_A_SIDE))
    return out


def choices(lang: str) -> list[Choice]:
    """The mode; in a team match the main Gods (KG-3.6) and the mythology of team A (KG-3.33)."""
    alone, team = (Value(mode, say(key, lang)) for mode, key in zip(MODES, MODE_NAMES, strict=True))
    modes = (alone, replace(team, players=TEAM_SIZES))
    only = {"mode": MODES[1]}
    about = say("kanzume-main-about", lang, main=MAIN_ENERGY, support=SUPPORT_ENERGY)
    mains = []
    for at, key in enumerate(MAIN_NAMES):
        seats = seat_values(range(at, MOST_PLAYERS, 2), TEAM_SIZES, lang)
        mains.append(Choice("mains", say(key, lang), seats, about, part=at, seats=True, only=only))
    named = tuple(Value(side, say(key, lang)) for side, key in SIDE_NAMES.items())
    other = say("kanzume-team-side-about", lang)
    return [
        Choice("mode", say("kanzume-mode", lang), modes, say("kanzume-mode-about", lang)),
        *mains,
        Choice("sides", say("kanzume-team-side", lang), named, other, part=0, only=only),
    ]


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": list(CARD_KINDS),
        "colour": list(COLOURS),
        "follow": list(COLOURS),
        "cost": sorted({card.cost for card in pool.cards if card.cost >= 0}),
        "mythology": list(MYTHOLOGIES),
    }
