### What every game can find wrong: with documents and their fields, saves, records, and what a match is asked.

# Where something is wrong, and what else
at-path = { $path }: { $problem }
at-line = riga { $line }: { $problem }
refused = { $clause }: { $reason }

## Languages, games, players

unknown-language = lingua sconosciuta: «{ $lang }», lingue conosciute: { $known }
unknown-game = gioco sconosciuto: «{ $game }»{ $hint } (giochi conosciuti: { $known })
no-room = { $game } non ha «{ $room }»: con questo gioco non si può
unknown-option = options: «{ $option }» è sconosciuta, opzioni conosciute: { $known }
option-value = options: { $option } si sceglie fra { $known }, non «{ $value }»
players-number = players: { $game } si gioca in { $allowed }, non in { $count }
from-to = { $least }-{ $most }
no-seat = non c'è un posto { $seat }: vanno da 0 a { $last }

## What a match is asked

match-over = la partita è finita
has-conceded = p{ $seat } si è già arreso
not-to-decide = tocca a p{ $decider } decidere, non a p{ $seat }
decision-answered = a questa domanda si è già risposto; chiedi alla partita quella attuale
no-position = nel mezzo di un effetto (domanda { $kind }) non c'è una posizione; usa save()
no-record = una partita ridistribuita non ha registrazione: non se ne conosce l'inizio
cannot-deal-anew = da qui non si può ridistribuire ciò che è nascosto senza cambiare la decisione in corso: scegli un'altra mossa
too-many-deals = ciò che è nascosto è già stato ridistribuito { $most } volte in questa partita

## Documents and their fields

not-json = non è un documento JSON: { $problem }
json-place = illeggibile dalla riga { $line }, colonna { $column }
too-deep = troppi livelli annidati
expected-document = serve un oggetto JSON
field-missing = questo campo manca
key-missing = manca «{ $key }»
key-unknown = campo sconosciuto «{ $key }»
key-number = { $key }: serve un numero intero, non «{ $text }»
other-cards = con un altro set di carte ({ $cards }, qui { $here }); indica il file di carte con cui è stato creato: --cards FILE
position-game = serve «{ $game }», non { $value }
field-unknown = campo sconosciuto, campi possibili: { $known }
expected-text = serve un testo, non { $value }
expected-object = serve un oggetto, non { $value }
expected-number = serve un numero intero da { $least } a { $most }, non { $value }
expected-flag = serve true o false, non { $value }
expected-one-of = da scegliere fra { $known }, non { $value }
expected-list = serve una lista, non { $value }
expected-list-of = serve una lista di { $length }, non { $value }

## Saves

not-a-save = non è una partita salvata: { $problem }
save-field = serve un oggetto JSON con il campo «kleos»
save-format = il formato { $format } qui è sconosciuto (atteso: { $known })
save-damaged = il file è danneggiato: la somma di controllo non corrisponde al contenuto
save-other-version = scritto da un'altra versione di kleos, che salva le partite in un'altra forma
save-unnamed = un nodo di tipo { $kind } non ha nome
save-scope = un riquadro senza contesto

## Records

record-begins = serve «kleos record { $format }»
record-key = serve «chiave: valore» con una chiave nuova, non «{ $text }»
record-header = intestazione: { $problem }
record-hash = porta all'impronta { $hash }, non { $named }
record-move = serve una mossa come «3. p0 pass», non «{ $text }»
record-move-number = serve la mossa { $expected }, non la { $count }
no-decks = { $game } non ha mazzi da portare: ognuno comincia con le carte che danno le regole
position-card = serve l'identificativo di una carta, non { $value }
position-too-many = la scatola contiene { $copies } { $copies ->
        [one] copia
       *[other] copie
    } di { $card }, il documento { $count }
position-players = serve una lista da { $least } a { $most } giocatori, non di { $count }
position-conceded-all = devono essere ancora in partita almeno due giocatori; se ne resta uno solo, la partita è finita
position-active-conceded = p{ $seat } si è arreso e non ha più turni
