## The account page

account-title = Account
account-guest = Giochi come ospite. I tuoi tavoli e i tuoi mazzi sono legati a questo browser.
account-account = Hai effettuato l'accesso come { $name }.
account-name = Nome visibile agli altri
account-save = Salva il nome
account-saved = Il nome è salvato.
account-no-name = Scegli un nome.
account-take = Conserva tutto, su ogni dispositivo
account-take-about = Un account richiede un nome e una password, nient'altro. Tavoli e mazzi vengono con te.
account-which = Account
account-fresh = Crea un account
account-fresh-about = Conservi ciò che hai qui.
account-known = Ne ho già uno
account-known-about = Accedi su questo dispositivo.
account-login-name = Nome
account-password = Password
account-long = Almeno 8 caratteri; meglio lunga che complicata.
account-short = La password richiede almeno 8 caratteri.
account-need = Inserisci la password.
account-show = Mostra la password
account-register = Crea l'account
account-login = Accedi
account-logout = Esci
account-logout-about = Poi questo browser gioca come un nuovo ospite.
account-elsewhere = Esci da tutti gli altri dispositivi
account-elsewhere-about = Chi usa questo account in un altro browser dovrà accedere di nuovo.
account-elsewhere-done = Hai effettuato l'uscita da tutti gli altri dispositivi.
account-other = Un'altra password
account-old = Password attuale
account-fresh-one = Nuova password
account-change = Cambia la password
account-changed = La password è cambiata. Gli altri dispositivi dovranno accedere di nuovo.
account-welcome = Ciao, { $name }.
account-bye = Hai effettuato l'uscita.
account-wait = Troppi tentativi. Aspetta un po' e riprova.

## The parts of a card, in the rules book

anatomy-name = Nome
anatomy-text = Che cosa fa
anatomy-about = { $name }, parte per parte
anatomy-look = Tutte le carte del gioco

## Whatever page is open

app-offline = Sei offline. Kleos riprende quando torna la connessione.
app-skip = Vai al contenuto
app-lost = Qui non c'è nulla.
app-home = Alla pagina iniziale
app-missing = Questa pagina non si è potuta caricare
app-missing-about = Arriverà da sola quando torna la connessione.
app-again = Riprova
app-told = { CAPITAL($text) }.
app-kleos-home = Kleos: Alla pagina iniziale

## What a player brings to a table: a deck, a hero

brings-any = A sorte
brings-any-about = Estratto all'inizio della partita.
brings-mine = I miei mazzi
brings-offered = Pronti da giocare
brings-unfinished = { $deck } (non ancora valido)

## A card to read

card-before = Carta precedente
card-after = Carta successiva
card-of = { $place } di { $all }
card-text = Testo
card-no-text = Questa carta non ha testo.
card-facts = Caratteristiche
card-rulings = Chiarimenti
card-sources = Da dove viene
card-published = Come pubblicato: { $facts }.
card-ours = Con parole nostre: { $facts }.
card-name = nome
card-title = titolo
card-rules = testo
card-unknown = Questa carta non esiste.

## The cards of a game, to look through

cards-cards = Carte
cards-games = Giochi
cards-search = Cerca
cards-hint = Nome, titolo, testo, numero
cards-filters = Filtri
cards-sort = Ordina per
cards-number = numero
cards-name = nome
cards-clear = Cancella tutto
cards-without = Togli il filtro { $name }
cards-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cards-show =
    { $count ->
        [one] Mostra { $count } carta
       *[other] Mostra { $count } carte
    }
cards-none = Nessuna carta corrisponde.
cards-loading = Le carte stanno arrivando…
cards-again = Riprova
cards-decks = Costruisci un mazzo

## The clauses below a paragraph of the guide

clauses-clauses = Clausole
clauses-place = { $clause } nel riferimento
# what nobody has translated is followed by this
clauses-english = (in inglese)

## Who is at a table and who is away: waiting, nudging, bots that take over
## $name is a player, $names a list of players

company-sign-title = Fai un cenno
company-mute = Nascondi i cenni a questo tavolo
company-unmute = Mostra di nuovo i cenni
company-muted = Hai nascosto i cenni a questo tavolo.
company-nudge = Sollecita { $name }
company-nudge-in = Sollecita { $name } (tra { $seconds } s)
company-away-now = { $name } non è connesso.
company-away-for = { $name } è assente da { $time }.
company-bot-in = Aspetta, o fai giocare un bot tra { $seconds } s.
company-bot-now = Aspetta, o fai giocare un bot.
company-no-bot = Aspetta: nessun bot può prendere questo posto.
company-clock = Se il tempo finisce, puoi reclamare la partita.
company-let-bot = Fai giocare un bot
company-agreed = Si aspetta che { $names } sia d'accordo.
company-wants = { $name } vorrebbe far giocare un bot.
company-rather = Preferisco aspettare
company-bot-plays = Un bot gioca per te.
company-back = Riprendi il mio posto
company-qr = Codice QR per unirsi al tavolo
company-scan = O inquadralo con un telefono.
company-fill = Non viene nessuno?
company-fill-about = Dai il posto libero a un bot:
company-fill-do = Fai sedere il bot
company-fill-seat = Fai sedere il bot (posto { $seat })
company-meanwhile = Gioca contro un bot mentre aspetti
company-meanwhile-about = Si apre in una nuova finestra. Ti avvisiamo quando arriva il tuo amico.
company-arrived = { $title }: il tuo amico è qui.
company-to-table = Al tavolo
company-watching = Stai guardando { $names }.
company-watch-about = Vedi ciò che è scoperto sul tavolo. Per giocare la prossima, chiedi loro un invito o apri un tavolo.
company-own-table = Apri un tavolo
company-lobby = Sala
company-lend = Se mi allontano, un bot può giocare per me
company-lend-about = Solo dopo un minuto, e solo se gli altri sono d'accordo. Riprendi il posto quando vuoi.

## A new table that goes on from a move of an old match

continue-about = Un nuovo tavolo comincia dopo la mossa { $move }; la vecchia partita resta com'era. Chi gioca ogni posto?
continue-who-me = Tu
continue-who-open = Un amico, tramite un link
continue-who-person = Qualcuno a questo schermo
continue-start = Continua da qui
continue-starting = Il tavolo è quasi pronto…
continue-anew = Ciò che è nascosto sarà ridistribuito per entrambi: chi ha visto questa partita non ne saprà più dell'altro.

## The decks of a player, and the place to build one
## $name is a deck or a card

decks-decks = Mazzi
decks-mine = I miei mazzi
decks-none = Non hai ancora mazzi salvati. Parti da uno di quelli qui sotto, o da uno vuoto.
decks-unfinished = Non ancora salvati
decks-starters = Mazzi da cui partire
decks-begin = Adattalo ai tuoi gusti
decks-empty = Nuovo mazzo vuoto
decks-import = Da un testo
decks-play = Gioca con questo
decks-edit = Modifica
decks-rename = Rinomina
decks-duplicate = Duplica
decks-remove = Elimina
decks-discard = Scarta
decks-go-on = Continua
decks-removed = «{ $name }» è eliminato.
decks-undo = Annulla
decks-copy-of = { $name } (copia)
decks-legal = regolare
decks-not-legal = non ancora regolare
decks-name = Nome del mazzo
decks-my-deck = Il mio mazzo
decks-save = Salva
decks-saved = Salvato
decks-cards-tab = Carte
decks-deck-tab = Mazzo
decks-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
decks-checking = Controllo…
decks-fine = Questo mazzo rispetta le regole.
decks-problems =
    { $count ->
        [one] Una cosa da sistemare
       *[other] { $count } cose da sistemare
    }
decks-line = riga { $line }
decks-add = Aggiungi { $name }
decks-take = Togli { $name }
decks-curve = Carte per costo
decks-bar = { $count } di costo { $cost }
decks-nothing = Ancora nessuna carta. Aggiungile con +.
decks-text = Come testo
decks-text-about = Una riga per carta: quante, il numero della carta e dopo ciò che vuoi. Copia la lista, conservala, o incollane una presa altrove.
decks-copy = Copia
decks-copied = Copiato
decks-download = Scarica
decks-open = Apri un file
decks-use = Usa questa lista
decks-clear = Svuota il mazzo
decks-cleared = Il mazzo è vuoto.
decks-replaced = La lista è nel mazzo.
decks-restored = Le modifiche non salvate sono tornate.
decks-drop-changes = Torna al mazzo salvato
decks-cannot = Queste righe non si sono potute leggere:
decks-all-decks = Tutti i mazzi
decks-close = Chiudi
decks-keys = + e − su una carta la aggiungono e la tolgono; / porta alla ricerca.
decks-save-first = Salva il mazzo per giocarci.
decks-begin-with = Adattalo ai tuoi gusti: { $name }
decks-card-in-deck = { $name }: { $count } nel mazzo

## Choices that are rarely meant: the table asks once more

doubts-title = Vuoi davvero questo?
doubts-never = Non chiedere più
doubts-kind-hides-unpaid = giocare nascosta una carta che non puoi pagare
doubts-kind-adds-nothing = giocare una carta dove non aggiunge nulla
doubts-kind-ends-early = finire una fase o passare quando resta qualcosa da fare
doubts-list = Scelte senza conferma
doubts-about = Hai detto di non chiedere più prima di:
doubts-none = Il tavolo chiede conferma prima delle scelte raramente volute.
doubts-again = Chiedi di nuovo
doubts-ask-hides-unpaid = Chiedi di nuovo prima di giocare nascosta una carta che non puoi pagare
doubts-ask-adds-nothing = Chiedi di nuovo prima di giocare una carta dove non aggiunge nulla
doubts-ask-ends-early = Chiedi di nuovo prima di finire una fase o passare quando resta qualcosa da fare

## After a match: where to go from there
## $bot is the name of a bot

ending-stronger = Avversario più forte: { $bot }
ending-gentler = Avversario più facile: { $bot }
ending-better = Giocare meglio: la guida

## The first page

home-title = Quattro giochi di carte, un tavolo
home-lead = Scegli un gioco e gioca: senza account, senza installare nulla.
home-go-on = I tuoi tavoli
home-earlier = Partite concluse
home-games = Gioca subito
home-play = Gioca
home-against = contro { $bot }
home-set-up = Prepara una partita
home-learn = Come si gioca
home-score = Foglio punti
home-setting = Il tavolo è quasi pronto…
home-players = { NUMBER($count) } giocatori
home-minutes = { $least }–{ $most } min
home-level = Il tuo avversario
home-all = Tutte le mie partite
home-friends = Con gli amici
home-friends-about = Apri un tavolo e manda il link: chi lo apre prende l'altro posto.
home-invite = Invita qualcuno
home-join = Unisciti
home-paste = Link o codice di un tavolo
home-not-link = Non è né il link né il codice di un tavolo.
home-watch = Sala
home-watch-about = Tavoli aperti a tutti e partite da guardare.
home-to-lobby = Tavoli aperti e partite da guardare
home-again = Riprova
home-loading = I giochi stanno arrivando…
home-players-range = { $least }–{ $most } giocatori

## A table that waits for friends

invite-title = In attesa di giocatori
invite-about = Manda questo link a chi prenderà il posto libero. La partita inizia quando ci siete tutti.
invite-local = Questo link funziona solo su questa macchina: nessun altro può aprirlo. Apri la pagina con l'indirizzo di questa macchina nella tua rete; se lì non risponde nulla, avvia il server in modo che gli altri possano raggiungerlo:
invite-link = Link d'invito
invite-free-seat = posto libero

## The page behind an invitation link

join-title = Un invito per te
join-loading = Si cerca il tavolo…
join-invites = { $name } ti invita a { $game }.
join-seats = Al tavolo
join-free = libero: potresti essere tu
join-nobody = ancora libero
join-you = tu
join-bot = bot
join-name = Il tuo nome al tavolo
join-take = Prendi posto
join-taking = Ti stai sedendo…
join-full = Tutti i posti sono occupati.
join-watch = Guarda la partita
join-go-on = Al tuo posto
join-over = Questa partita è conclusa.
join-replay = Rivedila
join-learn = Non conosci il gioco? Leggi prima come si gioca
join-move = { $time } per mossa
join-total = { $time } per tutta la partita
join-home = Alla pagina iniziale
join-private = Il posto si prende solo con il link intero, come l'ha mandato il tuo amico.

## What the keys do at a table

keys-do-arrows = da una carta all'altra, in ogni direzione
keys-do-tab = alla zona successiva
keys-do-enter = scegli l'elemento selezionato
keys-do-space = passa, ignora, concludi: non fare altro
keys-do-i = guarda la carta
keys-do-w = perché non posso sceglierlo?
keys-do-u = annulla
keys-do-h = consiglio (da solo contro i bot)
keys-do-l = registro
keys-do-p = alla domanda e alle risposte
keys-do-arrange = Mythology GO: sposta la creatura selezionata sul tuo campo
keys-do-escape = rimetti giù ciò che hai scelto, chiudi
keys-do-e = che cosa significano i segni, uno dopo l'altro
keys-do-help = lo scopo, i segni e questo elenco
keys-name-arrows = Frecce
keys-name-tab = Tab
keys-name-enter = Invio
keys-name-space = Spazio
keys-name-arrange = Maiusc + ← →
keys-name-escape = Esc
keys-pointer-help = Con il mouse o il dito: tocca ciò che brilla d'oro, o trascina una carta dove deve andare. Tieni premuta una carta (o clic destro) per guardarla. In Mythology GO puoi anche trascinare le creature del tuo campo nell'ordine che preferisci; tutti vedono lo stesso ordine.

## Something called by its name, and its value

label-value = { $label }: { $value }
label-before = { $label }:{ " " }

## What this language calls itself

language-name = Italiano

## How the table behaves: pace, sounds, notifications

liked-pace = Le mosse degli altri
liked-pace-name-quick = in fretta
liked-pace-name-normal = a ritmo normale
liked-pace-name-slow = lentamente
liked-counters = Conteggi in corso: chi vincerebbe adesso
liked-notify = Avvisami quando tocca a me e questa pagina è in secondo piano
liked-refused = Questo browser non lo permette. Le sue impostazioni per questa pagina possono cambiarlo.
liked-volume = Volume
liked-listen-draw = Ascolta: si pesca una carta
liked-listen-play = Ascolta: si gioca una carta
liked-listen-turn = Ascolta: tocca a te
liked-listen-point = Ascolta: punti
liked-listen-win = Ascolta: vittoria
liked-listen-lose = Ascolta: sconfitta

## The lobby: open seats and matches to watch

lobby-title = Sala
lobby-mine = Le tue partite
lobby-open = Posti liberi
lobby-watch = Partite da guardare
lobby-over = Rivedi una partita
lobby-none = Qui è tutto tranquillo
lobby-none-about = Nessuno aspetta giocatori e non ci sono partite da guardare. Apri un tavolo e mostralo qui: chi passa potrà sedersi.
lobby-none-open = Nessuno aspetta giocatori. Apri un tavolo qui sotto e altri potranno unirsi.
lobby-none-watch = Al momento non c'è nessuna partita da guardare.
lobby-start = Inizia una partita
lobby-to-join = Unisciti
lobby-to-look = Guarda
lobby-to-replay = Rivedi
lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
lobby-by = con { $names }
lobby-since = dal { $time }
lobby-offer = Apri un tavolo
lobby-invite = Invita qualcuno
lobby-bot = Gioca contro un bot
lobby-loading = Si cercano tavoli…

## What has just come to its end, in large letters over the board

moment-over = La partita è finita
moment-won = Vittoria!
moment-lost = Sconfitta
moment-last = La fine si avvicina
moment-since = Dal tuo ultimo turno

## The page that begins a match

new-title = Nuova partita
new-game = Gioco
new-kind = Con chi
new-solo = Contro i bot
new-solo-about = Comincia subito.
new-hot = Su un solo schermo
new-hot-about = Vi passate lo schermo; nel frattempo non si vede nulla.
new-online = Con amici, online
new-online-about = Ricevi un link da mandare. Non serve un account.
new-count = Giocatori
new-seats = I posti
new-seat = Posto { $seat }
new-who = Giocatore
new-who-me = Tu
new-who-open = Un amico, tramite il link
new-who-person = Qualcuno a questo schermo
new-name = Il tuo nome, per gli amici
new-called = Nome
new-friend-brings = Il tuo amico sceglie quando arriva.
new-bots = I bot, dal più gentile al più forte
new-build = Costruisci un mazzo tuo
new-more = Opzioni, tempo, spettatori
new-options = Opzioni della partita
new-clocks = Tempo per pensare
new-clocks-about = Quando il tempo di qualcuno è finito, gli altri possono considerarlo un ritiro.
new-move = Per mossa
new-total = Per tutta la partita
new-company = Chi può venire
new-listed = Mostra il tavolo nella sala
new-listed-about = Chiunque può prendere il posto libero. Altrimenti solo chi ha il link.
new-watch = Si può guardare
new-watch-about = Gli spettatori vedono ciò che è scoperto sul tavolo, mai una mano.
new-start = Comincia la partita
new-open-table = Apri il tavolo
new-starting = Il tavolo è quasi pronto…
new-against = { $game }: tu contro { $others }
new-with = { $game } su questo schermo, { $count } giocatori
new-waiting = { $game }: tu e { $others }
new-other-counts = Con altri numeri di giocatori: { $names }
new-agree = Che cosa concordate
new-a-friend = un amico
new-unknown = Questo gioco qui non è conosciuto.
new-rules = Come si gioca
new-seat-team = Posto { $seat }, squadra { $team }
new-seat-team-main = Posto { $seat }, squadra { $team } (Dio principale)

## How much of a card is published, and how much is ours

origin-status-published = pubblicato
origin-status-partly = pubblicato in parte
origin-status-ours = tradotto
origin-status-reconstructed = ricostruito
origin-effect-published = effetto pubblicato
origin-effect-partly = effetto pubblicato in parte
origin-effect-reconstructed = effetto ricostruito

## What the server keeps about a person

own-data-title = I tuoi dati
own-data-about = Tutto ciò che questo server conserva di te: nome, mazzi, tavoli e scelte.
own-data-have = Scaricali
own-data-leave = Elimina tutto…
own-data-guest-leave = Elimina ciò che si conserva di questo ospite…
own-data-means = Il tuo nome, i tuoi mazzi e i tavoli solo tuoi vengono eliminati per sempre. Abbandoni le partite in corso; gli altri tengono quelle giocate con te, senza il tuo nome.
own-data-password = Password
own-data-need = Inserisci la password.
own-data-sure = Elimina per sempre
own-data-stay = Conserva tutto
own-data-done = Tutto ciò che ti riguardava è eliminato.
own-data-wait = Troppi tentativi. Aspetta un po' e riprova.

## What a person has played: results and statistics

profile-title = Profilo
profile-guest = Ospite
profile-kept-here = Conservato per questo browser.
profile-kept = Conservato con il tuo account, su ogni dispositivo.
profile-account = Nome e account
profile-games = Gioco per gioco
profile-opponents = Contro chi
profile-matches = Partite
profile-none = Non hai ancora concluso una partita.
profile-play = Giocane una
profile-loading = Un momento …
profile-more = Partite precedenti
profile-game = Gioco
profile-opponent = Avversario
profile-played = Giocate
profile-won = Vinte
profile-lost = Perse
profile-drawn = Pari
profile-rate = Vittorie
profile-streak = Vittorie di fila
profile-best = record { $wins }
profile-you-gave-up = hai abbandonato
profile-gave-up =
    { $count ->
        [one] { $names } ha abbandonato
       *[other] { $names } hanno abbandonato
    }
profile-against = contro { $names }
profile-alone = su uno schermo
profile-replay = Rivedi la partita
profile-bot = bot
profile-result-won = Vinta
profile-result-lost = Persa
profile-result-drawn = Pari
profile-result-shared-screen = Su uno schermo

## Points as a table, with every entry in words

reckoning-name = Nome
reckoning-total = Totale
reckoning-before = Prima
reckoning-sum = Somma
reckoning-why = Ogni voce a parole
reckoning-notes = Note
reckoning-nothing = Niente
reckoning-before-about = Quel che il giocatore aveva prima di questo conteggio.
reckoning-total-about = Tutte le colonne insieme. Da qui dipende il posto del giocatore.

## A match from a file

record-title = Apri una registrazione
record-about = Una partita conservata in un file, da qui o dal terminale.
record-file = File
record-text = Oppure incolla il testo
record-open = Rivedila
record-opening = Si legge la registrazione…
record-none = Scegli un file o incolla il testo di una registrazione.

## The clauses of the rules, to search

reference-search = Cerca nelle clausole
reference-hint = Una parola, un numero come 5.3, o una carta
reference-none = Nessuna clausola contiene tutte queste parole.
reference-contents = Sezioni
reference-terms = Le parole del gioco in tre lingue
reference-unknown = Non c'è nessuna clausola { $id }.
reference-notation = Per i programmi: come si annotano le partite
reference-found =
    { $count ->
        [one] { $count } clausola
       *[other] { $count } clausole
    }

## A match that is over, move by move

replay-replay = Rivedere la partita
replay-loading = Si srotola la partita…
replay-eyes = Vista da
replay-nobody = Uno spettatore
replay-first = All'inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine
replay-steps = Avanti e indietro
replay-position = Mossa
replay-begins = La partita comincia
replay-of = Mossa { $move } di { $all }
replay-moves = Mosse
replay-log = Registro
replay-more = Altro
replay-copy = Copia il link a questa mossa
replay-copied = Il link è copiato.
replay-on = Continua da qui
replay-record = Scarica la registrazione
replay-here = Scarica questa posizione
replay-report = Scarica una segnalazione di errore
replay-tools = Che cosa si può fare qui
replay-home = Alla pagina iniziale
replay-won = Vince { $names }
replay-shared = { $names } condividono la vittoria
replay-to-table = Al tavolo
replay-link = Link a questa mossa
replay-amid = Nel mezzo di un effetto non c'è una posizione da conservare: vai fino a quando un giocatore deve agire.
replay-no-board = Questo gioco qui non ha ancora un tabellone.

## Before somebody gives up

resign-ask = Vuoi davvero arrenderti?
resign-yes = Sì, mi arrendo
resign-no = Continua a giocare

## The rules book

rules-title = Regole
rules-of = Regole: { $game }
rules-about = Una guida da leggere prima della prima partita, e ogni regola con il suo numero.
rules-guide = Guida
rules-reference = Clausole
rules-part = Parte del libro
rules-loading = Si apre il libro…
rules-play = Gioca
rules-cards = Tutte le carte
rules-score = Foglio punti
rules-chapters = Capitoli
rules-signs = Segni e parole
rules-all = Tutti i giochi

## Score sheets, for those who play with real cards

score-title = Foglio punti
score-of = Foglio punti: { $game }
score-about = Giochi con le carte vere? Inserisci quel che c'è sul tavolo e ottieni i punti, ognuno con il suo perché.
score-all = Tutti i fogli punti
score-none = { $game } non ha punti da contare.
score-rules = Regole
score-loading = Il foglio sta arrivando…
score-kept = Quel che inserisci resta in questo browser.
score-player = Giocatore { $seat }
score-name = Nome
score-add = Aggiungi un giocatore
score-remove = Togli { $name }
score-close = Fatto
score-reckon = Conta i punti
score-reckoning = Si conta…
score-asks = Serve ancora una risposta
score-given = Le tue risposte
score-change = Cambia: { $text }
score-result = Risultato
score-winner =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
score-clear = Svuota il foglio

## When the server cannot be reached

server-unreachable = Il server non risponde. Controlla la connessione e riprova.

## The settings page

settings-title = Impostazioni
settings-kept = Conservate in questo browser, per chiunque lo usi.
settings-language = Lingua
settings-motion = Movimento
settings-motion-name-system-0 = Come il dispositivo
settings-motion-name-system-1 = Vale l'impostazione del dispositivo.
settings-motion-name-on-0 = Le carte si muovono
settings-motion-name-on-1 = Si vede dove vanno le cose.
settings-motion-name-off-0 = Nulla si muove
settings-motion-name-off-1 = Tutto cambia di colpo.
settings-colours = Colori
settings-palette-name-standard-0 = Kleos
settings-palette-name-standard-1 = Verde per te, rosa per l'altra parte.
settings-palette-name-safe-0 = Adatti al daltonismo
settings-palette-name-safe-1 = Blu per te, arancione per l'altra parte.
settings-theme = Tema
settings-theme-name-system-0 = Come il dispositivo
settings-theme-name-system-1 = Chiaro di giorno, se lo è il dispositivo.
settings-theme-name-dark-0 = Scuro
settings-theme-name-dark-1 = Un tavolo di notte.
settings-theme-name-light-0 = Chiaro
settings-theme-name-light-1 = Un tavolo al sole.
settings-example = I giocatori in questi colori
settings-keyboard = Con la tastiera
settings-keyboard-about = Al tavolo si può fare tutto senza mouse.
settings-at-table = Al tavolo
settings-replay = Rivedendo una partita
settings-habits = Quando un effetto facoltativo ti interpella, puoi decidere di usarlo sempre o mai. Qui puoi cambiare idea.
settings-answers = Ciò che il tavolo risponde per te
settings-hint = Il primo Tab di una pagina propone un link che salta al contenuto.
settings-motion-system = Come il dispositivo
    .about = Vale l'impostazione del dispositivo.
settings-motion-on = Le carte si muovono
    .about = Si vede dove vanno le cose.
settings-motion-off = Nulla si muove
    .about = Tutto cambia di colpo.
settings-palette-standard = Kleos
    .about = Verde per te, rosa per l'altra parte.
settings-palette-safe = Adatti al daltonismo
    .about = Blu per te, arancione per l'altra parte.
settings-theme-system = Come il dispositivo
    .about = Chiaro di giorno, se lo è il dispositivo.
settings-theme-dark = Scuro
    .about = Un tavolo di notte.
settings-theme-light = Chiaro
    .about = Un tavolo al sole.
settings-key-arrows = ←  →
    .about = una mossa indietro o avanti; dieci con Maiusc
settings-key-ends = Inizio  Fine
    .about = all'inizio, alla fine
settings-key-space = Spazio
    .about = riproduci e pausa

## What is around every page

shell-pages = Pagine
shell-play = Gioca
shell-lobby = Sala
shell-cards = Carte
shell-decks = Mazzi
shell-rules = Regole
shell-settings = Impostazioni
shell-profile = Profilo
shell-language = Lingua
shell-guest = Ospite
shell-free = Fatto da giocatori, senza legami con alcun editore. Regole e testi delle carte sono scritti con parole nostre.

## Signs that players give each other
## $name is a player

signs-is-hello = Ciao!
signs-is-luck = Buona fortuna!
signs-is-well-played = Ben giocato!
signs-is-thanks = Grazie!
signs-is-thinking = Ci sto pensando…
signs-is-moment = Un momento…
signs-is-oops = Ops!
signs-is-good-game = Bella partita!
signs-says = { $name }: { $sign }
signs-sign = Cenni
signs-nudge-sent = { $name } ora sa che è il suo turno.
signs-nudged = { $name } aspetta: tocca a te.
signs-stands-in = gioca { $bot }

## The switch for sounds

sounds-soft = Suoni discreti: carte, punti, il tuo turno, la fine

## A running count of points

standing-now = { $points } punti se finisse adesso

## The table, whatever is played there
## $name is a player, a card or a place on the table

table-table = Tavolo
table-you = Tu
table-your-turn = Tocca a te
table-asked = Tocca a te. { $prompt }
table-turn-of = Tocca a { $name }
table-thinks = { $name } sta pensando
table-reactions-awaited = Si attendono le reazioni
table-never-react = Non reagire mai
table-habit-set = { $name }: d'ora in poi il tavolo risponde per te. Menu, «Risposte automatiche» per cambiare.
table-always-pass = Passa sempre: { LOWER($window) }
table-over = La partita è finita
table-waiting-friends = In attesa di giocatori
table-sending = Un attimo…
table-connecting = Connessione…
table-again = Connessione persa. Nuovo tentativo in corso…
table-closed = La connessione è chiusa.
table-reload = Ricarica la pagina
table-lost-ask = La connessione è caduta prima della risposta. Riprova.
table-out-of-date = Nel frattempo la partita è andata avanti. Non è stato fatto nulla.
table-home = Alla pagina iniziale
table-toolbar = Strumenti del tavolo
table-undo = Annulla
table-ask-undo = Chiedi di annullare
table-undo-waits = In attesa che { $name } accetti di annullare la tua scelta.
table-undo-asked = { $name } vorrebbe annullare la sua ultima scelta.
table-agree = Accetta
table-refuse = Rifiuta
table-hint = Consiglio
table-hint-waits = Il consigliere sta pensando…
table-hint-title = Cosa farebbe il consigliere
table-chance = vince al { $chance }
table-take = Gioca così
table-log = Registro
table-log-title = Cosa è successo
table-nothing-yet = Non è ancora successo nulla.
table-earlier = Cosa è successo prima
table-menu = Menu
table-close = Chiudi
table-cancel = Annulla
table-resign = Arrenditi
table-habits = Risposte automatiche
table-habits-none = Il tavolo ti chiede conferma per ogni effetto facoltativo.
table-habits-about = Per questi effetti il tavolo risponde al posto tuo.
table-answer-always = sempre
table-answer-never = mai
table-answer-ask = chiedimelo
table-always-use = Usalo sempre
table-never-use = Non usarlo mai
table-shortcuts = Scorciatoie da tastiera
table-what-is-what = Aiuto
table-learn = Come si gioca
table-settings = Impostazioni
table-language = Lingua
table-watch-link = Link per gli spettatori
table-copy = Copia il link
table-copied = Copiato
table-share = Condividi
table-close-table = Chiudi il tavolo
table-close-table-ask = Vuoi chiudere questo tavolo? Il link non funzionerà più, e chi ha già preso posto tornerà alla pagina iniziale.
table-close-table-yes = Sì, chiudilo
table-leave-table = Lascia il tavolo
table-leave-table-ask = Vuoi lasciare il tuo posto? Potrà prenderlo qualcun altro.
table-leave-table-yes = Sì, me ne vado
table-keep-waiting = Continua ad aspettare
table-closed-title = Questo tavolo è chiuso
table-hand-over-title = { $name }, tocca a te
table-hand-over-about = Passa lo schermo. Nessun altro deve guardare: sta per apparire la mano di questo giocatore.
table-i-am-here = Sono qui
table-answers = Tutte le risposte ({ $count })
table-answers-short = Risposte ({ $count })
table-unpick = Rimetti giù { $name }
table-lacks-c = una carta
table-lacks-o = una carta sul tavolo
table-lacks-p = un posto
table-lacks-s = un giocatore
table-pick-for =
    { $count ->
        [one] Scegli { $what } per { $name }.
       *[other] Per { $name }, scegli { $what }.
    }
table-rule = Regola { $clause }
table-lies-at = { $name }: posto { $place } di { $all }
table-choose = Scegli { $name }
table-chosen = Rimetti giù { $name }
table-look = Guarda { $name }
table-why-not = Perché no?
table-why-title = Perché non adesso?
table-why-also = Cosa puoi farci adesso:
table-why-none = Adesso nessuno lo chiede.
table-see-card = Guarda la carta
table-cards-to-choose = Carte tra cui scegliere
table-several = Cosa vuoi fare?
table-face-down = carta a faccia in giù
table-hand = La tua mano
table-hand-of = Mano di { $name }
table-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-empty-hand = Nessuna carta in mano
table-hold = Tieni premuta una carta o una risposta per saperne di più
table-empty = vuoto
table-look-through = Sfoglia: { $name }
table-bot = bot
table-away = non connesso
table-gave-up = si è arreso
table-clock = Tempo
table-clock-name-move = per questa scelta
table-clock-name-total = per la partita
table-claim = Reclama la vittoria a tempo
table-rematch = Rivincita
table-rematch-waits = In attesa degli altri…
table-rematch-wanted = { $name } vorrebbe la rivincita.
table-to-rematch = Alla rivincita
table-decided = Che cosa ha deciso la partita
table-replay = Rivedi la partita
table-record = Scarica la partita
table-mine = Le mie partite
table-report-file = Scarica una segnalazione
table-you-win = Hai vinto!
table-you-lose = Hai perso.
table-wins = Vince { $names }
table-win = Vincono { $names }
table-shared = Vittoria condivisa
table-place = Posto
table-player = Giocatore
table-score = Punteggio
table-seats = Giocatori
table-space = Spazio
table-problem = Non ha funzionato
table-you-lower = tu
table-hint-is = Cosa farebbe il consigliere: { $text }
table-chance-better = vince al { $chance }, { $more } più della successiva
table-pile =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } carte
    }
table-pile-title =
    { $count ->
        [0] { $name } ({ $count } carte)
        [one] { $name } ({ $count } carta)
       *[other] { $name } ({ $count } carte, l'ultima per prima)
    }
table-clock-about-move = Il tempo che resta per questa scelta. Quando è scaduto, gli altri possono reclamare la vittoria.
table-clock-about-total = Il tempo che resta per la partita. Quando è scaduto, gli altri possono reclamare la vittoria.
table-clock-days = { $days } d { $hours } h
table-shared-by = Vittoria condivisa: { $names }

## One table in a list of tables

table-line-state-yours = Tocca a te
table-line-state-theirs = Tocca agli altri
table-line-state-waiting = In attesa di giocatori
table-line-state-over = Conclusa: rivedila
table-line-against = contro { $names }
table-line-free = un posto libero
table-line-alone = su questo schermo
table-line-record = una registrazione aperta

## Lengths of time

time-none = senza limite
time-seconds = { $count } secondi
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
time-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## What a game is about, for those who are new to it
## $game is its title

welcome-welcome = Benvenuto in { $game }
welcome-help = { $game }: che cosa è che cosa
welcome-table = Sul tavolo
welcome-all = Tutti i segni e le parole
welcome-play = Giochiamo
welcome-back = Torna al tavolo
welcome-how = Come si gioca
welcome-shortcuts = Scorciatoie da tastiera
welcome-opening = Un momento …
welcome-again = Indica un segno, o toccalo, per leggere che cosa significa. Il ? sopra il tavolo riapre questa pagina.
welcome-hint = Non sai che cosa scegliere? «{ $name }», sopra il tavolo, mostra una buona scelta e che cosa ne viene.
