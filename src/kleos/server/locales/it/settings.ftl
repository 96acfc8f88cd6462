### The settings of a server, each described once: what it may be, what it is in every profile, and what it is for.

expects-text = un testo
expects-list = un elenco di testi
expects-whole = un numero intero da { $least } a { $most }
expects-seconds = un numero di secondi, 0 o più
expects-days = un numero di giorni, 0 per sempre
expects-rate = un numero per periodo, come 60/minute o 20/minute, 60/hour
expects-bot = il nome di un bot, come search:adept
expects-one-of = un valore fra { $known }

## How often

setting-rates-requests = richieste da un indirizzo; i file del client non contano
setting-rates-arrivals = connessioni ai tavoli da un indirizzo
setting-rates-logins = password errate per uno stesso nome da uno stesso indirizzo; i browser che hanno già effettuato l'accesso contano a parte
setting-rates-attempts = password errate da un indirizzo, per tutti i nomi insieme
setting-rates-registrations = nuovi account da un indirizzo
setting-rates-tables = tavoli che una persona apre
setting-rates-tables-of-address = tavoli che le persone di un indirizzo aprono in tutto
setting-rates-guests = nuovi ospiti da un indirizzo di cui si conserva qualcosa
setting-rates-records = partite registrate che una persona carica
setting-rates-messages = messaggi su una connessione a un tavolo
setting-rates-moves = mosse che fa una persona
setting-rates-questions = domande di una persona su ciò che non si può fare, e mosse annullate
setting-rates-hints = suggerimenti che una persona chiede
setting-rates-tellings = volte in cui un tavolo intero, o una parte del suo registro, è rimandato a una persona
setting-rates-foresights = anteprime di risposte che una persona chiede
setting-rates-arrangements = volte in cui una persona riordina ciò che sta sul tavolo
setting-rates-signs = segnali che una persona dà al tavolo

## How much at once

setting-bounds-sockets-of-person = connessioni di una persona, a tutti i tavoli insieme
setting-bounds-sockets-of-address = connessioni da un indirizzo, a tutti i tavoli insieme
setting-bounds-memory = megabyte di memoria per i tavoli; escono per primi quelli che nessuno guarda da più tempo
setting-bounds-open-tables-of-person = tavoli aperti da una persona, in attesa o in corso
setting-bounds-records-of-person = partite caricate da una persona e conservate
setting-bounds-finished-tables-of-account = partite finite conservate per un account; se sono di più, si eliminano le più vecchie
setting-bounds-deck-kilobytes-of-person = kilobyte di tutti i mazzi di una persona
setting-bounds-moves-of-table = mosse e mosse annullate di una partita
setting-bounds-connections = connessioni in tutto; meno se il sistema concede meno descrittori
setting-bounds-connections-of-address = connessioni da un indirizzo, oltre a quelle ai tavoli; quelle dei proxy non contano
setting-bounds-request-seconds = secondi entro cui una richiesta deve essere arrivata intera
setting-bounds-people-of-address = persone dietro uno stesso indirizzo: può fare altrettante volte ciò che può una persona
setting-bounds-sockets-of-table = connessioni a un tavolo; chi ci gioca trova sempre posto

## How long it is kept

setting-keeping-guest-tables = giorni di conservazione, dopo la fine, di una partita senza nessun titolare di account
setting-keeping-account-tables = giorni di conservazione, dopo la fine, di una partita con un titolare di account
setting-keeping-waiting-tables = giorni di attesa di un tavolo a cui non viene nessuno
setting-keeping-abandoned-tables = giorni di conservazione di una partita che nessuno continua
setting-keeping-guests = giorni di conservazione di un ospite senza tavoli che non viene più, con i suoi mazzi e le sue abitudini
setting-keeping-unpacked = giorni dopo la fine in cui le mosse di una partita vengono compattate; si può rivedere come prima

## General

setting-database = dove si conservano i tavoli: sqlite:///FILE o postgresql://NOME:PASSWORD@HOST/DATABASE (un file nella cartella dei dati)
setting-host = l'indirizzo su cui ascoltare; 0.0.0.0 è per chiunque raggiunga questa macchina
setting-port = la porta ({ $port }, o la prossima libera)
setting-names = un nome di questo server nella rete, come kleos.example.org, oltre a localhost e ai numeri
setting-proxies = l'indirizzo di un proxy davanti al server, a cui si crede quando dice chi chiede
setting-peer-address = HOST o HOST:PORTA a cui gli altri server dello stesso PostgreSQL raggiungono questo
setting-processes = processi in cui i bot riflettono (quanti sono i core della macchina)
setting-patience = secondi di ritardo concessi a un bot prima che un altro risponda per lui
setting-pause = secondi prima che un bot o un'abitudine risponda, così che il tempo non riveli nulla
setting-away = secondi di assenza prima che un bot possa continuare
setting-stand-in = il bot che sostituisce chi è assente
setting-nudge-after = secondi di attesa prima che si possa sollecitare qualcuno
setting-nudge-every = secondi fra due solleciti a un tavolo
setting-watch = secondi fra due controlli che ogni tavolo vada avanti
setting-log-format = forma del registro: text per le persone, json per i programmi
setting-log-level = che cosa dice almeno il registro: debug, info (ogni richiesta), warning o error
setting-log-addresses = gli indirizzi nel registro: full (interi), masked (senza ciò che distingue i vicini) o none (nessuno)
setting-metrics-token = il token da inviare per leggere /metrics (senza: solo questa macchina, non tramite proxy)
setting-robots = che cosa possono leggere i motori di ricerca: none (nulla) o pages (home, carte, regole; mai i tavoli)
