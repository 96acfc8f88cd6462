"""What only this game can find wrong: with its card files, position documents and decks."""

from kleos.engine.messages import says

# Card files -------------------------------------------------------------------------------------------------------------
says("kind-of-target", en="target", fr="une cible", it="un bersaglio")
says("kind-of-occasion", en="occasion", fr="une occasion", it="un'occasione")
says("kind-of-happening", en="happening", fr="un événement", it="un evento")
says("kind-of-outcome", en="outcome", fr="une issue", it="un esito")
says(
    "card-group",
    en="unknown group {group!r}, expected one of {known}",
    fr="groupe inconnu « {group} », groupes possibles : {known}",
    it="gruppo sconosciuto «{group}», gruppi possibili: {known}",
)
says(
    "card-keyword",
    en="unknown keyword {keyword!r}, expected some of {known}",
    fr="type inconnu « {keyword} », types possibles : {known}",
    it="parola chiave sconosciuta «{keyword}», parole chiave possibili: {known}",
)
says(
    "line-may",
    en="'may' belongs inside whenever(...): every other line is optional by itself",
    fr="« may » n'a sa place que dans whenever(...) : tout autre effet est déjà facultatif",
    it="«may» va solo dentro whenever(...): ogni altro effetto è già facoltativo",
)
says(
    "line-repeat",
    en="there is no MAIN line above to repeat",
    fr="il n'y a pas plus haut d'effet MAIN à répéter",
    it="più in alto non c'è un effetto MAIN da ripetere",
)
says(
    "line-upgrade",
    en="only an UPGRADE line can change another line",
    fr="seul un effet UPGRADE peut modifier un autre effet",
    it="solo un effetto UPGRADE può modificare un altro effetto",
)
says(
    "line-change",
    en="there is no {timing} line above to change",
    fr="il n'y a pas plus haut d'effet {timing} à modifier",
    it="più in alto non c'è un effetto {timing} da modificare",
)
says(
    "line-inside",
    en="continuous effects, must, may, repeat_main and changes of a line cannot stand inside",
    fr="les effets continus, must, may, repeat_main et les modifications d'un effet ne peuvent pas être imbriqués",
    it="gli effetti continui, must, may, repeat_main e le modifiche di un effetto non possono stare dentro un altro",
)

# Positions --------------------------------------------------------------------------------------------------------------
says(
    "position-character-card",
    en="expected the id of a character card, not {value}",
    fr="le numéro d'une carte Personnage est attendu, et non {value}",
    it="serve il codice di una carta Personaggio, non {value}",
)
says(
    "position-mission-card",
    en="expected the id of a mission card, not {value}",
    fr="le numéro d'une carte Mission est attendu, et non {value}",
    it="serve il codice di una carta Mission, non {value}",
)
says(
    "position-seats",
    en="expected a list of seats (0, 1)",
    fr="une liste de places (0, 1) est attendue",
    it="serve una lista di posti (0, 1)",
)
says(
    "position-first-round",
    en="expected 1 in the mulligan",
    fr="pendant le mulligan, 1 est attendu",
    it="durante il mulligan serve 1",
)
says(
    "position-most-missions",
    en="at most {most} missions can be in play, not {count}",
    fr="il peut y avoir au maximum {most} {most:mission|missions} en jeu, et non {count}",
    it="in gioco {most:può esserci|possono esserci} al massimo {most} {most:missione|missioni}, non {count}",
)
says(
    "position-ranks",
    en="expected ranks in the order D, C, B, A, none later than the round",
    fr="les rangs sont attendus dans l'ordre D, C, B, A, sans dépasser le tour",
    it="i ranghi vanno nell'ordine D, C, B, A, senza superare il giro",
)
says(
    "position-characters",
    en="expected a list of characters, not {value}",
    fr="une liste de Personnages est attendue, et non {value}",
    it="serve una lista di Personaggi, non {value}",
)
says(
    "position-object-twice",
    en="object number {number} is given twice",
    fr="le numéro {number} est donné deux fois",
    it="il numero {number} è dato due volte",
)
says(
    "position-only-in-phase",
    en="only in the phase '{phase}'",
    fr="seulement dans la phase « {phase} »",
    it="solo nella fase «{phase}»",
)
says(
    "position-conceded",
    en="only one player can have given up",
    fr="un seul joueur peut avoir abandonné",
    it="può essersi arreso un solo giocatore",
)
says(
    "position-last-turn",
    en="expected an object number below next_object, not {value}",
    fr="un numéro de Personnage inférieur à next_object est attendu, et non {value}",
    it="serve il numero di un Personaggio minore di next_object, non {value}",
)
says(
    "position-mulligan-over",
    en="both mulligan answers are in: the mulligan is over",
    fr="les deux joueurs ont répondu : le mulligan est terminé",
    it="entrambi i giocatori hanno risposto: il mulligan è finito",
)
says("position-passed", en="p{seat} has passed", fr="p{seat} a passé", it="p{seat} ha passato")
says(
    "position-no-control",
    en="a character on its owner's side is under no control",
    fr="un Personnage dans le camp de son propriétaire n'est contrôlé par personne",
    it="un Personaggio dal lato del suo proprietario non è controllato da nessuno",
)
says(
    "position-control",
    en="expected the object number of a face-up character on the same side",
    fr="le numéro d'un Personnage non-caché du même camp est attendu",
    it="serve il numero di un Personaggio non nascosto dello stesso lato",
)
says(
    "position-second",
    en="a second face-up {name} on this side",
    fr="il y a deux Personnages {name} non-cachés dans ce camp",
    it="da questo lato ci sono due Personaggi {name} non nascosti",
)
says(
    "position-no-lock",
    en="only a face-up {card} locks",
    fr="seule la carte {card}, non cachée, peut verrouiller un Personnage",
    it="solo la carta {card}, non nascosta, può bloccare un Personaggio",
)
says(
    "position-lock-missing",
    en="missing: an enemy is in its mission",
    fr="ce champ manque : un ennemi est dans sa mission",
    it="questo campo manca: un nemico è nella sua missione",
)
says(
    "position-lock-enemy",
    en="#{object} is no enemy in its mission",
    fr="#{object} n'est pas un ennemi dans sa mission",
    it="#{object} non è un nemico nella sua missione",
)
says(
    "position-lock-tokens",
    en="the locked #{object} has tokens",
    fr="#{object}, qui est verrouillé, a des Jetons",
    it="#{object}, che è bloccato, ha dei token",
)
says(
    "position-few-cards",
    en="owns {count} cards, at least {least} are needed",
    fr="{count} {count:carte|cartes} en tout, il en faut au moins {least}",
    it="{count} {count:carta|carte} in tutto, ne servono almeno {least}",
)
says(
    "position-copies",
    en="owns {count} copies of {card}",
    fr="{count} exemplaires de {card}",
    it="{count} copie di {card}",
)
says(
    "position-mission-deck",
    en="expected {expected} missions here and {in_play} in play",
    fr="missions attendues : {expected} ici et {in_play} en jeu",
    it="missioni previste: {expected} qui e {in_play} in gioco",
)
says(
    "position-missions",
    en="{count} mission cards in all, expected {expected}",
    fr="{count} cartes Mission en tout, au lieu de {expected}",
    it="{count} carte Mission in tutto, invece di {expected}",
)
says(
    "position-mission-times",
    en="{card} is there {count} times",
    fr="{card} s'y trouve {count} fois",
    it="{card} compare {count} volte",
)

# Decks ------------------------------------------------------------------------------------------------------------------
says(
    "deck-unknown-starter",
    en="unknown starter deck {name!r}, expected one of {known}",
    fr="deck de démarrage inconnu « {name} », decks connus : {known}",
    it="mazzo introduttivo sconosciuto «{name}», mazzi conosciuti: {known}",
)
says(
    "deck-field",
    en="unknown field {field!r} in a deck, expected cards, missions and name",
    fr="champ inconnu « {field} » dans un deck, champs possibles : cards, missions et name",
    it="campo sconosciuto «{field}» in un mazzo, campi possibili: cards, missions e name",
)
says(
    "deck-type",
    en="a deck is a starter's name, a text or a mapping with cards and missions, not {type}",
    fr="un deck est le nom d'un deck de démarrage, un texte ou un objet avec cards et missions, et non {type}",
    it="un mazzo è il nome di un mazzo introduttivo, un testo o un oggetto con cards e missions, non {type}",
)
says(
    "decks-number",
    en="expected a list of {count} decks, one for each seat",
    fr="une liste de {count} decks est attendue, un par place",
    it="serve una lista di {count} mazzi, uno per ogni posto",
)
says(
    "deck-count",
    en="the number of {id!r} must be a whole number, not {count!r}",
    fr="le nombre de « {id} » doit être un entier, et non {count}",
    it="il numero di «{id}» deve essere un intero, non {count}",
)
says(
    "deck-ids",
    en="expected a list of card ids",
    fr="une liste de numéros de cartes est attendue",
    it="serve una lista di codici di carte",
)
says(
    "deck-line",
    en="expected a number and a card id, like '2 KS-009', not {text!r}",
    fr="un nombre et un numéro de carte sont attendus, comme « 2 KS-009 », et non « {text} »",
    it="servono un numero e il codice di una carta, come «2 KS-009», non «{text}»",
)
says(
    "deck-line-unknown-card",
    en="unknown card {id!r}{hint}",
    fr="carte inconnue « {id} »{hint}",
    it="carta sconosciuta «{id}»{hint}",
)
says(
    "deck-unknown-card",
    en="{id}: unknown card{hint}",
    fr="{id} : carte inconnue{hint}",
    it="{id}: carta sconosciuta{hint}",
)
says(
    "deck-unknown-mission",
    en="{id}: unknown mission{hint}",
    fr="{id} : mission inconnue{hint}",
    it="{id}: missione sconosciuta{hint}",
)
says(
    "deck-mission-in-deck",
    en="{id}: a mission card is no part of the deck",
    fr="{id} : une carte Mission ne fait pas partie du deck",
    it="{id}: una carta Mission non fa parte del mazzo personale",
)
says(
    "deck-copies",
    en="{id} {name}: {count} copies, at most {most} are allowed",
    fr="{id} {name} : {count} exemplaires, {most} sont permis au maximum",
    it="{id} {name}: {count} copie, ne sono permesse al massimo {most}",
)
says(
    "deck-too-small",
    en="{count} character cards, at least {least} are needed",
    fr="{count} {count:carte|cartes} Personnage, il en faut au moins {least}",
    it="{count} {count:carta|carte} Personaggio, ne servono almeno {least}",
)
says(
    "deck-not-a-mission",
    en="{id} {name}: a character card is no mission",
    fr="{id} {name} : une carte Personnage n'est pas une mission",
    it="{id} {name}: una carta Personaggio non è una missione",
)
says(
    "deck-missions-different",
    en="{id} {name}: the three missions must be different",
    fr="{id} {name} : les trois missions doivent être différentes",
    it="{id} {name}: le tre missioni devono essere diverse",
)
says(
    "deck-missions-number",
    en="{count} missions, exactly {number} different ones are needed",
    fr="{count} {count:mission|missions}, il en faut exactement {number} différentes",
    it="{count} {count:missione|missioni}, ne servono esattamente {number} diverse",
)
