### What the server says to people, in their language.

guest = Ospite
deleted-player = Giocatore eliminato
player-number = Giocatore { $number }

## What cannot be, by code

malformed = questo messaggio è illeggibile: { $problem }
null-character = qui c'è un carattere che non può essere salvato (U+0000)
too-large = questo supera { $most } byte, ed è troppo per il tavolo
too-many = troppe finestre sono aperte a questo tavolo, o da te: chiudine una e ricarica questa pagina
cannot-begin = la partita non può cominciare con le carte che questo server ha adesso: { $problem }
moves-refused = le mosse di questa partita non sono possibili con le regole di questa versione: { $problem }
table-damaged = quello che si è conservato di questo tavolo non si può più leggere
banned = Chi gestisce questo server non ti lascia entrare.
no-account = giochi come ospite: non c'è un account da modificare
wrong-password = la password non è quella
other-name = questo server non è conosciuto con questo nome; chi lo gestisce può indicarlo: kleos serve --name NOME
too-many-tables = hai aperto tutti i tavoli che si possono avere insieme: chiudine uno, o prima finisci una partita
too-many-records = hai raggiunto il numero massimo di partite che puoi caricare
table-full = questa partita ha raggiunto la lunghezza massima che si conserva; si può solo abbandonare
too-fast = troppe richieste in una volta: attendi un momento
other-version = questa pagina è di un'altra versione rispetto al tavolo: ricaricala
hello-first = una connessione comincia con «hello»
no-such-table = questo tavolo non esiste, o per te non è aperto
not-yours = questo posto non è tuo
only-watching = chi sta solo a guardare non può farlo
out-of-date = nel frattempo la partita è andata avanti: guarda di nuovo il tavolo
not-kept = non è stato possibile salvarlo, quindi non è stato fatto: riprova tra un momento
at-fault = qualcosa si è rotto da parte nostra, e nulla è cambiato; mandaci una segnalazione
other-eyes = tocca a qualcun altro davanti a questo schermo: prima passalo
no-request = adesso nessuno chiede di ritirare una mossa
already-asked = agli altri è già stato chiesto
not-over = la partita non è ancora finita
not-alone = un altro bot si può incontrare solo dove non gioca nessun altro
others-play = i consigli ci sono solo dove non gioca nessun altro
no-thing = «{ $thing }» non è nulla che si trovi su questo tavolo
no-habit = { $card } non ha questo effetto facoltativo
no-order = un ordine nomina una volta ogni carta del tuo campo, e nient'altro
bot-plays = un bot gioca per te: prima riprendi il tuo posto
no-stand-in = qui nessun bot gioca per te
not-away = a quel posto non manca nessuno
not-lent = chi è assente non vuole che un bot continui al suo posto
away-briefly = aspetta ancora qualche istante prima che subentri un bot
nobody-to-nudge = adesso non c'è nessuno da sollecitare
nudged-too-soon = lascia ancora qualche istante
# HTTP
foreign-page = questa richiesta viene da una pagina di un altro sito
needs-json = qui serve un corpo in JSON
no-such-page = qui non c'è niente
wrong-method = non si chiede in questo modo
client-missing = Questo server non ha il client per il browser. Chi lo gestisce può aggiungerlo: in un clone del repository lanciare tools/setup web, poi reinstallare Kleos.
# Accounts
name-length = un nome ha da 1 a { $most } caratteri
password-length = una password ha da { $least } a { $most } caratteri
name-signs = questo nome contiene segni invisibili, o marcature che lo rendono illeggibile
name-scripts = questo nome mescola lettere simili di più alfabeti; usane uno solo
name-taken-by-other = qualcun altro ha già il nome { $name }, o un nome che gli somiglia
has-account = qui sei già { $name }
wrong-login = nessun account corrisponde a questo nome e a questa password
# Tables
seats-number = { $game } si gioca da { $least } a { $most }, non in { $count }
seat-for-you = uno dei posti dev'essere il tuo
clock-range = un orologio va da { $least } secondi a { $most } giorni
no-deck-of-yours = non hai questo mazzo per questo gioco
no-open-seat = a questo tavolo non ci sono posti liberi
seat-taken = questo posto non è più libero
needs-invite = questo tavolo è riservato a chi è stato invitato
sits-already = sei già seduto a questo tavolo
table-closed = questo tavolo è stato chiuso prima dell'inizio della partita
left-table = hai lasciato questo tavolo
not-host = solo chi ha aperto questo tavolo può farlo
host-closes = questo tavolo l'hai aperto tu: chiudilo invece di lasciarlo
not-seated = non sei seduto a questo tavolo
begun-already = la partita è già iniziata
move-range = questa partita ha { $most } mosse

## Notices

bot-taken-over = { $bot } ha avuto un problema ({ $problem }); al suo posto c'è ora un bot che gioca a caso.
bots-hurry = In questo momento qui pensano molti bot: { $bot } risponde prima del solito.
hint-hurried = In questo momento qui pensano molti bot: questo suggerimento è stato pensato meno del solito.
moves-lost = Kleos è stato aggiornato e le sue regole non permettono più le ultime mosse di questa partita. Si riprende da prima.
bot-too-slow = non ha risposto in tempo
bot-died = il suo processo è terminato
joined = { $name } si è seduto al tavolo.
left = { $name } ha lasciato il tavolo.
asks-undo = { $name } chiede di ritirare la sua ultima scelta.
undo-refused = { $name } non è d'accordo: la scelta resta.
undone = { $name } ha ritirato la sua ultima scelta.
undone-seen = Scelta ritirata. Quel che hai visto resta visto: { $what }
undone-seen-table = Scelta ritirata. Quel che il tavolo ti ha mostrato dopo resta visto.
by-habit-used = { $card }: usato, come sempre.
by-habit-skipped = { $card }: non usato, come sempre.
by-habit-passed = { $card }: lasci passare.
restarting = Il server si sta riavviando. Tra un attimo sarai di nuovo al tavolo.
gave-up = { $name } si è arreso.
ran-out = { $name } ha finito il tempo.
wants-rematch = { $name } vorrebbe giocare ancora.
asks-stand-in = { $name } vorrebbe che un bot giocasse al posto di { $other }.
rather-waits = { $name } preferisce aspettare { $other }.
stands-in = Ora un bot gioca al posto di { $name }.
is-back = { $name } è di nuovo qui.

## Outcomes

by-time = per il tempo

## Where a match comes from that is no fresh deal

origin-record = Ripresa dopo la mossa { $moves }
origin-record-text = Questa partita riprende la registrazione di un'altra, dopo la mossa { $moves }.
origin-position = Da una posizione
origin-position-text = Questa partita è cominciata da una posizione preparata.
origin-seed = Distribuzione scelta
origin-seed-text = Questa partita è cominciata dal seme di una registrazione: la distribuzione è stata scelta, non sorteggiata.
origin-read = Letta da una registrazione
origin-read-text = Questa partita è stata letta da una registrazione: non è stata giocata a questo tavolo.
origin-anew = Ciò che era nascosto è stato ridistribuito: nessuno lo conosce.
origin-known = Le carte sono rimaste le stesse: chi le ha viste conosce ciò che è nascosto.
dealt-anew = Ciò che è nascosto viene ridistribuito.
