"""What people are told of the game who choose what to play, and how its cards are looked for."""

from typing import Any

from kleos.engine.messages import says
from kleos.games.mythology_go.cards import Pool
from kleos.games.mythology_go.kinds import CARD_KINDS, COLOURS

says(
    "mythology-about",
    en="Three rounds: fill your field with creatures, some of them face-down, mind their colours and keywords, and find out which divinity the others serve before they find out yours.",
    fr="Trois manches : remplissez votre terrain de créatures, parfois face cachée, soignez leurs couleurs et leurs mots-clés, et devinez quelle divinité servent les autres avant qu'ils ne devinent la vôtre.",
    it="Tre giri: riempi il tuo campo di creature, alcune coperte, bada ai colori e alle parole chiave, e scopri quale divinità servono gli altri prima che scoprano la tua.",
)
says(
    "mythology-about-cards",
    en="The card list of this game has not been published. Each card says which of its facts are published ones; every other name, colour, value and effect, and nearly all divinities and beliefs, are a reconstruction by Kleos and not the printed cards.",
    fr="La liste des cartes de ce jeu n'a pas été publiée. Chaque carte dit ce qui, chez elle, est connu ; tout le reste, noms, couleurs, valeurs et effets, et presque toutes les divinités et croyances, est une reconstitution de Kleos et non les cartes imprimées.",
    it="L'elenco delle carte di questo gioco non è stato pubblicato. Ogni carta dice quali suoi dati sono noti; tutto il resto, nomi, colori, valori ed effetti, e quasi tutte le divinità e le credenze, è una ricostruzione di Kleos e non le carte stampate.",
)
says("mythology-sides", en="Divinity", fr="Divinité", it="Divinità")


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": list(CARD_KINDS),
        "colour": list(COLOURS),
        "value": sorted({card.value for card in pool.cards if card.creature}),
    }
