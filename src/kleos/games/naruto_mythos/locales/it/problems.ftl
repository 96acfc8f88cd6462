### What only this game can find wrong: with its card files, position documents and decks.

## Card files

kind-of-target = un bersaglio
kind-of-occasion = un'occasione
kind-of-happening = un evento
kind-of-outcome = un esito
card-group = gruppo sconosciuto «{ $group }», gruppi possibili: { $known }
card-keyword = parola chiave sconosciuta «{ $keyword }», parole chiave possibili: { $known }
line-may = «may» va solo dentro whenever(...): ogni altro effetto è già facoltativo
line-repeat = più in alto non c'è un effetto MAIN da ripetere
line-upgrade = solo un effetto UPGRADE può modificare un altro effetto
line-change = più in alto non c'è un effetto { $timing } da modificare
line-inside = gli effetti continui, must, may, repeat_main e le modifiche di un effetto non possono stare dentro un altro

## Positions

position-character-card = serve il codice di una carta Personaggio, non { $value }
position-mission-card = serve il codice di una carta Mission, non { $value }
position-seats = serve una lista di posti (0, 1)
position-first-round = durante il mulligan serve 1
position-most-missions = in gioco { $most ->
        [one] può esserci
       *[other] possono esserci
    } al massimo { $most } { $most ->
        [one] missione
       *[other] missioni
    }, non { $count }
position-ranks = i ranghi vanno nell'ordine D, C, B, A, senza superare il giro
position-characters = serve una lista di Personaggi, non { $value }
position-object-twice = il numero { $number } è dato due volte
position-only-in-phase = solo nella fase «{ $phase }»
position-conceded = può essersi arreso un solo giocatore
position-last-turn = serve il numero di un Personaggio minore di next_object, non { $value }
position-mulligan-over = entrambi i giocatori hanno risposto: il mulligan è finito
position-passed = p{ $seat } ha passato
position-no-control = un Personaggio dal lato del suo proprietario non è controllato da nessuno
position-control = serve il numero di un Personaggio non nascosto dello stesso lato
position-second = da questo lato ci sono due Personaggi { $name } non nascosti
position-no-lock = solo la carta { $card }, non nascosta, può bloccare un Personaggio
position-lock-missing = questo campo manca: un nemico è nella sua missione
position-lock-enemy = #{ $object } non è un nemico nella sua missione
position-lock-tokens = #{ $object }, che è bloccato, ha dei token
position-few-cards = { $count } { $count ->
        [one] carta
       *[other] carte
    } in tutto, ne servono almeno { $least }
position-copies = { $count } copie di { $card }
position-mission-deck = missioni previste: { $expected } qui e { $in_play } in gioco
position-missions = { $count } carte Mission in tutto, invece di { $expected }
position-mission-times = { $card } compare { $count } volte

## Decks

deck-unknown-starter = mazzo introduttivo sconosciuto «{ $name }», mazzi conosciuti: { $known }
deck-field = campo sconosciuto «{ $field }» in un mazzo, campi possibili: cards, missions e name
deck-type = un mazzo è il nome di un mazzo introduttivo, un testo o un oggetto con cards e missions, non { $type }
decks-number = serve una lista di { $count } mazzi, uno per ogni posto
deck-count = il numero di «{ $id }» deve essere un intero, non { $count }
deck-ids = serve una lista di codici di carte
deck-line = servono un numero e il codice di una carta, come «2 KS-009», non «{ $text }»
deck-line-unknown-card = carta sconosciuta «{ $id }»{ $hint }
deck-unknown-card = { $id }: carta sconosciuta{ $hint }
deck-unknown-mission = { $id }: missione sconosciuta{ $hint }
deck-mission-in-deck = { $id }: una carta Mission non fa parte del mazzo personale
deck-copies = { $id } { $name }: { $count } copie, ne sono permesse al massimo { $most }
deck-too-small = { $count } { $count ->
        [one] carta
       *[other] carte
    } Personaggio, ne servono almeno { $least }
deck-not-a-mission = { $id } { $name }: una carta Personaggio non è una missione
deck-missions-different = { $id } { $name }: le tre missioni devono essere diverse
deck-missions-number = { $count } { $count ->
        [one] missione
       *[other] missioni
    }, ne servono esattamente { $number } diverse
