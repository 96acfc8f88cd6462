"""What only this game can find wrong: with its card files, position documents and match options."""

from kleos.engine.messages import says

# Card files -------------------------------------------------------------------------------------------------------------
says(
    "card-expected-colours",
    en="expected the bonus of each of {known}",
    fr="le bonus de chacune des couleurs {known} est attendu",
    it="serve il bonus di ciascuno fra {known}",
)
says(
    "card-expected-colour-bonus",
    en="expected a bonus like {{ at_least = 3, points = 2 }} or {{ exactly = 2, points = 3 }}",
    fr="un bonus comme {{ at_least = 3, points = 2 }} ou {{ exactly = 2, points = 3 }} est attendu",
    it="serve un bonus come {{ at_least = 3, points = 2 }} o {{ exactly = 2, points = 3 }}",
)
says(
    "line-not-for-card",
    en="this effect cannot stand under {timing} on a card of the kind {kind}",
    fr="cet effet n'a pas sa place sous {timing} sur une carte du genre {kind}",
    it="questo effetto non può stare sotto {timing} su una carta del genere {kind}",
)
says(
    "line-second",
    en="a card has only one effect under {timing}",
    fr="une carte n'a qu'un effet sous {timing}",
    it="una carta ha un solo effetto sotto {timing}",
)
says(
    "box-divinities",
    en="eight players and Polytheism need {least} divinities, the box has {count}",
    fr="huit joueurs et le Polythéisme demandent {least} divinités, la boîte en a {count}",
    it="otto giocatori e il Politeismo richiedono {least} divinità, la scatola ne ha {count}",
)
says(
    "box-beliefs",
    en="eight players need {least} beliefs to choose from, the box has {count}",
    fr="huit joueurs ont besoin de {least} croyances au choix, la boîte en a {count}",
    it="otto giocatori richiedono {least} credenze fra cui scegliere, la scatola ne ha {count}",
)
says(
    "box-deck",
    en="eight fields and a hand need a deck of {least} cards, the box has {count}",
    fr="huit terrains et une main demandent une pioche de {least} cartes, la boîte en a {count}",
    it="otto campi e una mano richiedono un mazzo di {least} carte, la scatola ne ha {count}",
)
says(
    "box-no-creature",
    en="there is no creature of one slot that may lie face-down",
    fr="il n'y a pas de créature d'un emplacement qui puisse être face cachée",
    it="non c'è nessuna creatura da uno spazio che possa stare coperta",
)

# Match options ----------------------------------------------------------------------------------------------------------
says(
    "no-options",
    en="{game} has no options: '{option}' is unknown",
    fr="{game} n'a pas d'options : « {option} » est inconnue",
    it="{game} non ha opzioni: «{option}» è sconosciuta",
)

# Position documents -----------------------------------------------------------------------------------------------------
says(
    "position-divinity",
    en="expected the id of a divinity or null, not {value}",
    fr="l'identifiant d'une divinité ou null est attendu, et non {value}",
    it="serve l'id di una divinità o null, non {value}",
)
says(
    "position-belief",
    en="expected the id of a belief or null, not {value}",
    fr="l'identifiant d'une croyance ou null est attendu, et non {value}",
    it="serve l'id di una credenza o null, non {value}",
)
says(
    "position-only-in-main",
    en="this is counted only in a main phase",
    fr="cela ne se compte que dans une phase principale",
    it="questo si conta solo in una fase principale",
)
says(
    "position-hand",
    en="only the active player in a main phase holds cards",
    fr="seul le joueur actif a des cartes en main, dans sa phase principale",
    it="solo il giocatore attivo ha carte in mano, nella sua fase principale",
)
says(
    "position-held-twice",
    en="p{seat} has {card} already",
    fr="p{seat} a déjà {card}",
    it="p{seat} ha già {card}",
)
says(
    "position-spells",
    en="{least} were played in this turn alone",
    fr="{least} ont été joués dans ce tour seul",
    it="{least} sono stati giocati solo in questo turno",
)
says(
    "position-slots",
    en="a field has {most} slots, these creatures use {count}",
    fr="un terrain a {most} emplacements, ces créatures en occupent {count}",
    it="un campo ha {most} spazi, queste creature ne usano {count}",
)
says(
    "position-no-creature",
    en="{card} is no creature and cannot lie on a field",
    fr="{card} n'est pas une créature et ne peut pas être sur un terrain",
    it="{card} non è una creatura e non può stare su un campo",
)
says(
    "position-face-down",
    en="{card} may not lie face-down",
    fr="{card} ne peut pas être face cachée",
    it="{card} non può stare coperta",
)
says(
    "position-resurrected",
    en="{card} cannot have been resurrected, or not face-down",
    fr="{card} ne peut pas être ressuscitée, ou pas face cachée",
    it="{card} non può essere risorta, o non coperta",
)
says(
    "position-fused",
    en="{card} cannot be a pair, or not face-down",
    fr="{card} ne peut pas former une paire, ou pas face cachée",
    it="{card} non può essere una coppia, o non coperta",
)
says(
    "position-used",
    en="{card} has nothing to activate",
    fr="{card} n'a rien à activer",
    it="{card} non ha nulla da attivare",
)
says(
    "position-id-twice",
    en="another creature has the number {id} already",
    fr="une autre créature a déjà le numéro {id}",
    it="un'altra creatura ha già il numero {id}",
)
says(
    "position-next-id",
    en="the next number is above all on the fields: {least} or more",
    fr="le prochain numéro dépasse tous ceux des terrains : {least} ou plus",
    it="il prossimo numero supera tutti quelli sui campi: {least} o più",
)
says(
    "position-belief-field",
    en="while beliefs are chosen no creature and no discarded card lies anywhere",
    fr="pendant le choix des croyances, il n'y a ni créature ni carte défaussée",
    it="mentre si scelgono le credenze non ci sono né creature né carte scartate",
)
says(
    "position-belief-order",
    en="those before the active player in choosing order have a belief, the others none",
    fr="ceux qui choisissent avant le joueur actif ont une croyance, les autres n'en ont pas",
    it="chi sceglie prima del giocatore attivo ha una credenza, gli altri no",
)
says(
    "position-scores",
    en="expected the scores of {wanted} finished rounds, not of {count}",
    fr="les scores de {wanted} manches terminées sont attendus, et non de {count}",
    it="servono i punteggi di {wanted} giri finiti, non di {count}",
)
