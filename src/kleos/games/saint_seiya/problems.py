"""What only this game can find wrong: with its card files, position documents and match options."""

from kleos.engine.messages import says

# Card files -------------------------------------------------------------------------------------------------------------
says(
    "card-number-twice",
    en="{number} is the number of {other} already",
    fr="{number} est déjà le numéro de {other}",
    it="{number} è già il numero di {other}",
)
says(
    "card-expected-numbers",
    en="expected numbers for some of {known}",
    fr="des nombres sont attendus, pour certains de {known}",
    it="servono numeri per alcuni fra {known}",
)
says(
    "line-not-here",
    en="this effect cannot stand in a line of the kind {timing}",
    fr="cet effet n'a pas sa place dans une ligne « {timing} »",
    it="questo effetto non può stare in una riga «{timing}»",
)
says(
    "line-not-continuous",
    en="a continuous effect cannot stand in a line of the kind {timing}",
    fr="un effet continu n'a pas sa place dans une ligne « {timing} »",
    it="un effetto continuo non può stare in una riga «{timing}»",
)
says(
    "line-continuous-inside",
    en="a continuous effect cannot stand inside another",
    fr="un effet continu ne peut pas être imbriqué dans un autre",
    it="un effetto continuo non può stare dentro un altro",
)

# Match options ----------------------------------------------------------------------------------------------------------
says(
    "option-heroes",
    en="options: heroes lists {count} different heroes, one for each seat, of {known}, not {value}",
    fr="options : heroes nomme {count} héros différents, un par place, parmi {known}, et non {value}",
    it="options: heroes elenca {count} eroi diversi, uno per posto, fra {known}, non {value}",
)
says(
    "option-first-player",
    en="options: first_player is 'random' or a seat from 0 to {last}, not {value}",
    fr="options : first_player est « random » ou une place de 0 à {last}, et non {value}",
    it="options: first_player è «random» o un posto da 0 a {last}, non {value}",
)
says(
    "option-limit",
    en="options: {option} is a whole number from 1 on, not {value}",
    fr="options : {option} est un nombre entier à partir de 1, et non {value}",
    it="options: {option} è un numero intero da 1 in su, non {value}",
)

# Positions --------------------------------------------------------------------------------------------------------------
says(
    "position-same-hero",
    en="{hero} is the hero of p{seat} already",
    fr="{hero} est déjà le héros de p{seat}",
    it="{hero} è già l'eroe di p{seat}",
)
says(
    "position-no-character",
    en="{card} is no Character",
    fr="{card} n'est pas un Personnage",
    it="{card} non è un Personaggio",
)
says(
    "position-no-armour",
    en="{card} is no armour",
    fr="{card} n'est pas une Armure",
    it="{card} non è un'Armatura",
)
says(
    "position-other-hero",
    en="{card} belongs to the set of another hero",
    fr="{card} fait partie des cartes d'un autre héros",
    it="{card} fa parte delle carte di un altro eroe",
)
says(
    "position-not-aside",
    en="{card} is no bronze rank Hero: only these are set aside",
    fr="{card} n'est pas un Héros commun (rang bronze) : seuls ceux-ci sont mis de côté",
    it="{card} non è un Eroe comune (rango bronzo): solo questi sono messi da parte",
)
says(
    "position-not-reserve",
    en="{card} is no card of the reserve set",
    fr="{card} n'est pas une carte de la Réserve",
    it="{card} non è una carta della Riserva",
)
says(
    "position-active",
    en="expected {expected}: the turn and the first player say so",
    fr="{expected} est attendu, d'après le tour et le premier joueur",
    it="serve {expected}, in base al turno e al primo giocatore",
)
says(
    "position-facing",
    en="expected null or the number of an occupied place, not {value}",
    fr="null ou le numéro d'un emplacement occupé est attendu, et non {value}",
    it="serve null o il numero di una posizione occupata, non {value}",
)
says(
    "position-only-active",
    en="only the active player can have this, and only in the phase 'main'",
    fr="seul le joueur actif peut l'avoir, et seulement dans la phase « main »",
    it="può averlo solo il giocatore attivo, e solo nella fase «main»",
)
says(
    "position-only-main",
    en="only in the phase 'main'",
    fr="seulement dans la phase « main »",
    it="solo nella fase «main»",
)
says(
    "position-ending",
    en="the end is triggered when no flame is left",
    fr="la fin est déclenchée quand il ne reste plus de flamme",
    it="la fine è innescata quando non restano fiamme",
)
says(
    "position-rest",
    en='expected a list of card ids or "rest", not {value}',
    fr="une liste d'identifiants de cartes ou « rest » est attendue, et non {value}",
    it="serve una lista di identificativi di carte o «rest», non {value}",
)
