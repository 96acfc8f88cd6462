### What the terminal and the command line say: their messages, and the language they are said in.

## The command line

cli-about = Un tavolo per giochi di carte: giocare, simulare, rivedere partite, consultare carte e regole.
cli-usage = uso:{" "}
# argparse puts a colon after these three
cli-arguments = argomenti
cli-options = opzioni
cli-commands = comandi
cli-help = mostrare questo aiuto e uscire
cli-version = mostrare la versione e uscire
cli-lang = la lingua delle carte e dei messaggi: { OR($languages) } (quella dell'ambiente)
# What stands for a value in the help
meta-command = COMANDO
meta-shell = SHELL
meta-lang = LINGUA
meta-game = GIOCO
meta-file = FILE
meta-game-or-file = GIOCO|FILE
meta-folder = CARTELLA
meta-name = NOME
meta-name-or-file = NOME|FILE
meta-card = GIOCO|CODICE|PAROLA
meta-clause = CLAUSOLA
meta-word = PAROLA
meta-seed = SEME
meta-host = INDIRIZZO
cli-completion = uno script che completa i comandi in una shell
cli-completion-shell = la shell: bash, zsh o fish
cli-serve = avviare il server del tavolo nel browser
meta-profile = PROFILO
meta-text = TESTO
meta-url = URL
meta-number = N
meta-seconds = SECONDI
meta-days = GIORNI
meta-rate = FREQUENZA
cli-serve-profile = a chi si adattano le impostazioni: friends, amici (quella normale), club, un club dietro un solo indirizzo, o public, chiunque
cli-serve-settings = un file di impostazioni ({ $file } nella cartella dei dati, se c'è); le opzioni e le variabili KLEOS_SERVE_... prevalgono
cli-serve-print = mostrare le impostazioni in vigore, e da dove viene ciascuna, invece di servire
cli-serve-general = impostazioni
cli-serve-rates = quanto spesso
cli-serve-bounds = quanto alla volta
cli-serve-keeping = quanto si conserva
cli-serve-usual = { $what } ({ $usual })
cli-serve-open = aprirlo anche nel browser
serve-cards = { $game } si gioca con le carte di { $file }
serve-ready = Il tavolo è all'indirizzo { $address } (Ctrl-C lo chiude)
cli-serve-no-client = servire anche se il client per il browser non è installato: solo l'API
serve-needs = il tavolo nel browser ha bisogno di { $packages }: { $install }
serve-client-missing = questa installazione non ha il client per il browser. Installa un wheel o un sdist che lo contiene, o creane uno in un clone del repository: tools/setup web, poi pip install .[server]; per servire solo l'API: --no-client
meta-opponents = CHI[,CHI]
meta-hero = EROE[,EROE]
meta-own-cards = {"["}GIOCO=]FILE
meta-option = NOME=VALORE
meta-mode = MODALITÀ
meta-side = PARTE[,PARTE]
meta-mains = POSTO,POSTO
# Commands and their options
cli-play = giocare contro dei bot o altre persone
cli-decks-game = il gioco ({ $game })
cli-play-game = il gioco: { $known }; senza, { $game }, oppure lo chiede il tavolo se non è indicato nient'altro
cli-play-seed = lo stesso seme e le stesse scelte danno la stessa partita
cli-play-deck = il tuo mazzo, se il gioco lo richiede: il nome di un mazzo introduttivo, o un file di mazzo (un mazzo introduttivo estratto a sorte)
cli-play-opponent-deck = il mazzo dell'avversario, indicato allo stesso modo
cli-play-against = contro chi giochi: { $names }; search può avere un livello o un budget, come search:novice o search:1s; se più d'uno, separati da virgole, oppure uno per tutti ({ $name })
cli-play-players = quanti giocano, te compreso (tu e quelli nominati da --against, almeno quanti ne richiede il gioco)
cli-play-hero = il tuo eroe (estratto a sorte); con virgole, anche quelli dei giocatori successivi
cli-play-side = il tuo schieramento; con virgole, anche quelli dei giocatori successivi; in una partita a squadre quello della tua squadra
cli-play-mains = chi sono gli Dei principali di una partita a squadre, uno per squadra: p2,p3
cli-play-option = qualsiasi altra opzione di partita del gioco, una lista come A,B; si può ripetere
cli-own-option = { $about } ({ SERIES($games) })
cli-own-cards = usare le carte di questo file invece di quelle del gioco; GIOCO= dove il comando non nomina un gioco
cards-which-game = di quale gioco sono le carte di { $file }? --cards GIOCO={ $file } lo dice (giochi: { $known })
cards-twice = per { $game } sono indicati due file di carte; ne basta uno
cards-from = Con le carte di { $file }.
cli-play-mode = il tipo di partita
cli-play-save = conservare la partita in { $file } dopo ogni mossa; se { $file } esiste già, riprendere la partita che contiene
cli-play-record = scrivere la registrazione della partita in { $file }, un file nuovo, quando è finita o te ne vai
cli-simulate = molte partite fra bot
cli-game = il gioco: { $known }
cli-simulate-number = quante partite ({ $number })
cli-simulate-bots = uno per ogni posto: { $bots }; search può avere un livello o un budget, come search:500w ({ $bot })
cli-simulate-players = quanti giocano; un bot nominato da solo prende allora tutti i posti (quanti sono i bot nominati, o il minimo)
cli-simulate-seed = lo stesso seme dà le stesse partite, con qualsiasi numero di processi; salvo per i bot a tempo
cli-simulate-decks = quali mazzi giocano, se il gioco li richiede ({ $decks })
cli-arena = bot gli uni contro gli altri, ad armi pari: percentuali di vittoria, confronti, Elo
cli-arena-bots = tutti i partecipanti: { $bots }; search può avere un livello o un budget, come search:500w
cli-arena-number = quante smazzate; ogni gruppo di bot gioca ciascuna da tutti i posti ({ $number })
cli-arena-players = quanti giocano a un tavolo, se il gioco lascia la scelta (il minimo)
cli-arena-seed = lo stesso seme dà gli stessi risultati, con qualsiasi numero di processi; salvo per i bot a tempo
cli-arena-workers = quanti processi giocano insieme ({ $number })
cli-on-fault = che cosa succede a un bot che solleva un errore, dà una risposta senza senso o non risponde: random gioca al suo posto, o perde per abbandono ({ $what })
cli-arena-json = scrivere tutti i risultati in { $file } come JSON
cli-arena-plot = disegnare Elo e confronti in { $file } come SVG
cli-simulate-workers = quanti processi giocano fianco a fianco (uno per core)
cli-simulate-cluster = giocare su un cluster Ray: quello indicato da RAY_ADDRESS, o uno piccolo su questa macchina
cli-simulate-best = quante delle carte migliori e delle peggiori vengono mostrate ({ $number })
cli-simulate-csv = scrivere una riga per partita in questo file CSV, e una per carta in un file accanto
cli-simulate-parquet = lo stesso in file Parquet
cli-simulate-html = scrivere un rapporto con tabelle e grafici in questo file HTML
cli-replay = rivedere una partita registrata
cli-replay-file = la registrazione di una partita
cli-replay-seat = dal punto di vista del posto N, dove il primo è 0 (quello di uno spettatore)
cli-replay-all = con tutto ciò che ciascuno ha visto
cli-cards = consultare le carte, controllare file di carte
cli-cards-list = tutte le carte di un gioco
cli-cards-show = carte con il loro testo, per codice o per parole del nome
cli-cards-what = codici di carte, o parole del loro nome; un gioco prima di essi, o un gioco da solo per tutte le sue carte
cli-cards-show-game = soltanto le carte di questo gioco
cli-cards-check = che cosa non va in un file di carte, per riga e colonna
cli-cards-file = il file di carte; prima di esso il gioco, se il file non lo dice
cli-cards-export = il file di carte di un gioco, per modificarne una copia
check-which-game = di quale gioco è { $file }? Scrivi { $line } nella prima riga, o nominalo prima del file (giochi: { $known })
cli-cards-texts = mostrare anche le carte con i loro testi
cli-decks = consultare i mazzi, controllare file di mazzo
cli-decks-list = i mazzi introduttivi
cli-decks-show = un mazzo introduttivo come testo semplice
cli-decks-name = il nome di un mazzo introduttivo, come lo mostra kleos decks list
cli-decks-check = che cosa le regole hanno contro un file di mazzo
cli-decks-file = un file di mazzo, scritto come kleos decks show mostra un mazzo
cli-rules = il libro delle regole, e quali clausole hanno test
cli-rules-show = una clausola, una sezione, o tutte le regole di un gioco
cli-rules-clause = per esempio NM-5.3, NM-5 per la sua sezione, oppure NM per il suo gioco
cli-rules-search = le clausole che contengono tutte queste parole
cli-rules-word = una parola, o il suo inizio
cli-rules-search-game = soltanto nelle regole di questo gioco
cli-rules-coverage = quali clausole hanno un test; stato 1 se una non ne ha
cli-rules-tests = dove si trovano i test ({ $folder })
# Mistakes on the command line
cli-mistake = { $problem } (vedi { $command } --help)
cli-argument = argomento { $name }: { $problem }
cli-required = mancano i seguenti argomenti: { $names }
cli-unrecognized = argomenti non riconosciuti: { $words }{ $hint }
cli-choice = scelta non valida: «{ $value }»{ $hint } (a scelta: { $choices })
cli-expected-one = serve un valore
cli-expected-some = serve almeno un valore
cli-not-together = non può stare con l'argomento { $other }
cli-ambiguous = opzione ambigua: { $option } può essere { $options }
cli-ignored = non prende un valore, quindi nemmeno «{ $value }»
not-a-number = serve un numero intero, non «{ $text }»
unknown-mode = la modalità è una di queste: { $known }, non «{ $mode }»
against-number = { $players } giocatori: nomina gli altri { $others }, o uno solo per tutti, non { $count }
bots-players = per { $players } giocatori nomina { $players } bot, o uno solo per tutti, non { $count }
option-other-game = { $game } non ha l'opzione { $option }
option-form = un'opzione si scrive NOME=VALORE, non «{ $option }»
option-unknown = { $game } non ha un'opzione «{ $option }»{ $hint } (opzioni: { $known })
unknown-hero = eroe sconosciuto: «{ $hero }»{ $hint } (eroi: { $known })
unknown-side = schieramento sconosciuto: «{ $side }»{ $hint } (schieramenti: { $known })
# Files
file-problem = { $file }: { $problem }
file-missing = nessun file né cartella con questo nome
file-is-folder = è una cartella
file-no-folder = non è una cartella
file-forbidden = accesso negato
file-full = non c'è più spazio sul disco
file-no-text = non è un file di testo (serve UTF-8)
# Cards
no-card = nessuna carta «{ $words }»{ $hint }
cards-no-problem = { $count } { $count ->
        [one] carta
       *[other] carte
    }, nessun problema
# Decks
no-starter-deck = nessun mazzo introduttivo «{ $name }»{ $hint } (mazzi conosciuti: { $known })
# Rules
no-clause = nessuna clausola «{ $id }»{ $hint }
no-clause-holds = nessuna clausola contiene «{ $words }»
clause-in-english = { $text } (in inglese)
clause-source = fonte: { $source }
no-tests-folder = { $folder }: cartella inesistente (indica quella dei test con --tests CARTELLA)
coverage-section = sezione
coverage-clauses = clausole
coverage-testable = verificabili
coverage-tested = verificate
coverage-missing = senza test
coverage-no-test = senza test:{" "}
coverage-unknown = { $where }: clausola sconosciuta { $id }
coverage-total = su { $testable } clausole verificabili, { $tested } { $tested ->
        [one] ha
       *[other] hanno
    } un test, { $missing } non ne { $missing ->
        [one] ha
       *[other] hanno
    }
not-python = { $where }: non è Python ({ $problem })
marks-written-out = { $where }: i numeri di un contrassegno di clausola devono essere scritti così come sono
# Simulations
simulate-bar = partite
cards-number = serve un intero di almeno 0, non { $number }
file-twice = { $file } verrebbe scritto due volte
# The arena
arena-scheme = ogni gruppo di { $players } fra { $count } bot, { $deals } { $deals ->
        [one] smazzata
       *[other] smazzate
    }, da tutti i posti
arena-matches = partite
arena-shared = condivise
arena-elo = Elo
arena-rating = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: "false", signDisplay: "always") } ± { NUMBER($margin, maximumFractionDigits: 0, useGrouping: "false") }
arena-against = contro
arena-first = vantaggio di p0
arena-all = tutti
percent-more = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } %
arena-tie-added = Elo: qualcuno ha vinto o perso tutto, perciò a ogni confronto è stato aggiunto un pareggio; le vere differenze possono essere maggiori.
arena-faults = { $bot }: difettoso in { $count } { $count ->
        [one] partita
       *[other] partite
    }, { $what }. La prima volta nella smazzata { $deal } (seme { $seed }), come p{ $seat }, dopo { $moves } { $moves ->
        [one] mossa
       *[other] mosse
    }: { $problem }
arena-fault-random = random ha giocato al suo posto
arena-fault-forfeit = ha perso per abbandono
arena-interrupted = Interrotto: giocate { $played } partite su { $all }.
arena-worker-lost = Un processo si è interrotto inaspettatamente (memoria esaurita?): giocate { $played } partite su { $all }.

## Line mode

# Beginning and ending
record-exists = { $file } esiste già; indica un altro file per la registrazione
save-fixed = { $file } contiene già una partita, che { $option } non può cambiare
save-broken = { $file }: questa partita non può essere ripresa ({ $problem })
save-other-game = { $file } contiene una partita di { $game }, non di { $wanted }
record-broken = { $file }: questa registrazione non può essere rigiocata ({ $problem })
no-deck = nessun mazzo introduttivo né file «{ $name }» (mazzi introduttivi: { $known })
new-match = Una partita di { $game }. Scrivi help per tutti i comandi.
going-on = La partita di { $game } riprende. Scrivi help per tutti i comandi.
you-at = p{ $seat } (tu)
plays-deck = { $name } gioca { $deck }
plays-deck-about = { $name } gioca { $deck }: { $about }
unnamed-deck = un mazzo senza nome
hand-over = Tocca a { $name } decidere. Premi Invio quando solo p{ $seat } guarda lo schermo.
outcome = { AND($winners) } { $count ->
        [one] vince
       *[other] vincono
    } { $how }: { $scores }.
seed-was = Il seme era { $seed }.
record-written = La registrazione è in { $file }.
match-kept = La partita è conservata in { $file }; kleos play --save { $file } la riprende.
table-left = Lasci il tavolo; la partita non è finita.
goes-on-decides = La partita continua: tocca a p{ $seat } decidere.
goes-on = La partita continua.
hash-ok = impronta esatta
no-hash = la registrazione non indica un'impronta
# Commands at the table; their names are the same in every language
help-number = un numero
help-number-does = scegliere quell'opzione
help-token = un codice
help-token-does = scegliere con il suo codice: { $tokens }, …
help-show-does = il testo di una carta; anche con una parte del nome, o #12 per una carta sul tavolo
help-same = la stessa cosa
help-why = why CODICE
help-why-does = perché una scelta non è offerta: why { $token }
help-hint-does = le tue opzioni migliori secondo il bot search, e le tue probabilità di vittoria
help-table-does = rivedere il tavolo
help-options-does = rivedere la domanda e le sue opzioni
help-log-does = ciò che è successo finora, o le sue ultime N righe
help-discard-does = le pile degli scarti e le altre pile visibili
help-deck-does = la lista del tuo mazzo, com'era all'inizio
help-rules-does = una clausola delle regole; con altre parole, le clausole che le contengono
help-save = save FILE
help-save-does = conservare la partita in un file; kleos play --save FILE la riprende
help-concede-does = arrendersi
help-quit-does = andarsene; kleos play --resume riprende la partita
no-option = Non c'è un'opzione { $number }: scegli da 1 a { $count }.
only-option = L'unica opzione è 1.
show-what = Mostrare quale carta? Per esempio: show { $card }, show { $name }, show #12
not-known = { $object } è nascosto, e non sai che cosa sia.
not-on-table = Non c'è { $object } sul tavolo.
why-what = Perché non che cosa? Per esempio: why { $token }
is-offered = È fra le tue opzioni.
log-what = log, oppure log e un numero di righe
rules-what = Quale regola? Per esempio: rules { $clause }, o parole da cercare: rules { $words }
save-where = Conservare dove? Per esempio: save mia-partita.json
file-taken = { $file } esiste e non è una partita conservata; non è stato scritto nulla.
labelled = { $what }: { $words }
noted = { $what } ({ $note })
# The table of Naruto Mythos
round-of = Giro { $round } di { $rounds }
missions-to-come = { $count } { $count ->
        [one] missione
       *[other] missioni
    } in arrivo
turn-of = tocca a { $name }
column-points = punti
column-chakra = Chakra
column-hand = mano
column-deck = mazzo
column-discard = scarti
column-cost = costo
column-power = Potere
mark-passed = ha passato
mark-conceded = si arrende
points = { $count } { $count ->
        [one] punto
       *[other] punti
    }
nobody-leads = nessuno è in testa { $own } : { $other }
leads-by-edge = p{ $seat } è in testa grazie al token Edge { $own } : { $other }
leads = p{ $seat } è in testa
leads-with = { leads } { $own } : { $other }
nobody-here = nessuno qui
power = Potere { $power }
hidden = nascosto
hidden-known = nascosto: { $card }
tokens = { $count } token Power
over-cards = sopra { $cards }
cards = { $count } { $count ->
        [one] carta
       *[other] carte
    }
held-by = di p{ $owner }, controllato da #{ $object }
locks = blocca #{ $object }
hand-of = Mano di p{ $seat }
no-cards = nessuna carta
pile-of = Pila degli scarti di { $name }, a partire dalla carta in cima
pile-empty = vuota

## The table

cli-play-resume = riprendere una partita lasciata: l'ultima, o al tavolo una qualsiasi
cli-plain = riga per riga, senza il tavolo (come in una pipeline)
no-table = Il tavolo ha bisogno della libreria textual, che non è installata ({ $install }); si gioca riga per riga.
resume-fixed = una partita ripresa continua così com'è: { $option } non può stare con --resume
help-undo-does = annullare la tua ultima risposta, se non ti ha fatto sapere nulla
language-name = Italiano
# Keeping matches
match-kept-in-folder = La partita è conservata; kleos play --resume la riprende.
keep-nothing = non c'è nessuna partita da riprendere
keep-damaged = { $file } non è una partita conservata: { $problem }
# The welcome
welcome-words = Un tavolo per giochi di carte.
welcome-game = Gioco
welcome-opponent = Avversario
welcome-deck = Il tuo mazzo
welcome-other-deck = Mazzo di p1
welcome-bot = Bot: { $bot }
welcome-bots = { $count } bot: { $bot }
welcome-people = In { $count } su uno schermo
welcome-about-people = { $count } persone si alternano a questo schermo; fra un turno e l'altro non si vede nessuna carta.
welcome-players = Giocatori:
settings-title = Impostazioni
settings-keys = ↑↓ scegli · Invio cambia · Esc chiudi
setting-side = { $side } di { $name }
setting-chance = a sorte
welcome-settings = Impostazioni: { $words }
welcome-usual = le solite
welcome-hero = Il tuo eroe
welcome-resume = Riprendi la tua ultima partita: { $game }, { $standing }
# Going on with a kept match
resume-title = Riprendi una partita
resume-against = contro { $bot }
resume-people = in { $count }
resume-sure = Premi ancora una volta x per eliminare questa partita.
# The picture of Naruto Mythos
lanes-about = Un gioco per { $players } giocatori, con { $cards } carte. Vinci le missioni con il Potere dei tuoi Personaggi; nascondili, rivelali e potenziali.
lanes-edge = Edge
lanes-chakra = { $count } Chakra
lanes-hand = mano { $count }
lanes-deck = mazzo { $count }
lanes-discard = scarti { $count }
lanes-leads-edge = p{ $seat } con Edge
lanes-nobody = nessuno
lanes-in-round = nel giro { $round }
lanes-no-hand = { $who }: nessuna carta in mano
lanes-can-play = giocabile
lanes-can-hide = da nascondere
lanes-can-nothing = non ora
lanes-mission-standing = Vale { $points } { $points ->
        [one] punto
       *[other] punti
    }; { $totals }, { $words }
lanes-hidden-known = nascosto; tu sai che cos'è
lanes-hidden-unknown = nascosto; non sai che cosa sia
lanes-deck-list = Il tuo mazzo, com'era all'inizio
lanes-in-short = giro { $round } di { $rounds }, { $points }
verb-play = gioca { $how }
verb-hide = nascondi { $how }
verb-upgrade = potenzia { $how }
verb-reveal = rivela { $how }
verb-reveal-upgrade = rivela potenziando { $how }
verb-defeat = sconfiggi { $how }
verb-line = effetto { $how }
verb-use = usa per { $how }
try-play = giocare su { $rank }
try-hide = nascondere su { $rank }
try-upgrade = potenziare { $object }
try-reveal = rivelarlo
try-target = sceglierlo
try-mission = scegliere questa missione
try-card = scegliere questa carta
legend-object = un Personaggio con il suo numero, come nelle domande e nel registro
legend-hidden = nascosto: uno che conosci, e uno che non conosci
legend-tokens = token Power
legend-stack = carte nella pila
legend-taken = sotto il controllo dell'altro giocatore
legend-locks = blocca un altro Personaggio
legend-chakra = Chakra: il tuo, o il costo di una carta
legend-power = Potere di una carta in mano; sul tavolo, l'ultimo numero di un Personaggio
legend-afford = una carta in mano giocabile, solo da nascondere, non utilizzabile ora
legend-points = Punti Mission che una missione vale
legend-totals = Potere in una missione, prima il lato in basso
legend-turn = di chi è il turno
legend-also = dove può andare ciò che hai preso, in più modi
legend-aim = dove porta la scelta sotto il cursore
# The table of Saint Seiya Deck Building
terrain-about = Un gioco per { $least }-{ $most } giocatori, con { $cards } carte diverse. Gioca Personaggi contro le carte del terreno, acquisisci quelle che puoi pagare e abbi il maggior numero di Punti Vittoria quando l'Orologio si spegne.
phase-main = fase principale
phase-upkeep = fase di mantenimento
column-hero = eroe
column-draw = mazzo
column-wounded = feriti
column-destroyed = distrutte
column-aside = da parte
column-armour = armatura
terrain-turn = Turno { $turn }
terrain-flames = { $count } { $count ->
        [one] fiamma rimasta
       *[other] fiamme rimaste
    }
terrain-last-round = ultimo giro
terrain-reserve = riserva { $count }
terrain-common-size = scarti comuni { $count }
terrain-common = Scarti comuni
terrain-from-reserve = Terreno, a partire dalla riserva
terrain-empty = vuoto
terrain-have = { $what } { $have } di { $need }
terrain-no-cost = non si può pagare
terrain-held = Tenuta
terrain-revealed = Rivelate
terrain-stranded = Senza avversario
terrain-fighting = In gioco
terrain-faced = Contro { $place }
terrain-faces = contro { $what }
terrain-bonus = bonus di { $count } in Forza
terrain-less = costa { $count } di { $what } in meno in questo turno
terrain-paid = la carta da scartare per affrontarlo è stata scartata
terrain-first = primo giocatore
terrain-force-all = tutti i Personaggi +{ $count } in Forza
terrain-by-force = armature con la Forza
terrain-hand = mano { $count }
terrain-draw = mazzo { $count }
terrain-discard = scarti { $count }
terrain-wounded = feriti { $count }
terrain-destroyed = distrutte { $count }
terrain-aside = messe da parte { $count }
terrain-discard-of = Scarti di { $name }
terrain-destroyed-of = Carte distrutte di { $name }
terrain-aside-of = Carte messe da parte da { $name }
terrain-wounded-of = Feriti di { $name }
terrain-top-of = In cima al mazzo di { $name }
terrain-equipped-by = equipaggiata da { $name }
terrain-no-hand = { $who }: nessuna carta in mano
terrain-in-short = turno { $turn }, { $count } { $count ->
        [one] fiamma rimasta
       *[other] fiamme rimaste
    }
verb-face = gioca contro { $how }
verb-equip = equipaggia { $how }
verb-acquire = acquisisci con { $how }
verb-activate = attiva { $how }
verb-heal = cura { $how }
try-face = giocarla contro { $place }
try-place = scegliere questa posizione
try-player = scegliere questo giocatore
legend-flame = una fiamma dell'Orologio, o di una carta che ne prende una; vuota quando è presa
legend-force = Forza contro una carta, e quanto costa
legend-cosmos = lo stesso in Cosmo
legend-acquire = si può acquisire così; con il Cosmo dell'armatura
legend-values = Forza e Cosmo che una carta fornisce
legend-heal = valore di Cura di una carta
legend-number = una carta con il suo numero, come nelle domande e nel registro
legend-alike = altrettante carte uguali
legend-piles = carte in mano, nel mazzo, negli scarti
legend-wounded = Personaggi feriti
legend-destroyed = carte distrutte
legend-aside = carte messe da parte
legend-armour = un'armatura; quella equipaggiata
# The table of Kanzume Goddess
gods-about = Un gioco per { $least }-{ $most } giocatori, con { $cards } carte diverse. Recluta Guerrieri, concatena i loro colori, attacca gli altri Dei e rispondi ai loro colpi. Vince l'ultimo Dio rimasto, o il primo con { $goal } di energia; in quattro o in sei si può giocare anche a due squadre.
welcome-mode = Partita
gods-side = schieramento { $side }
gods-round = Giro { $round }
gods-setup = scelta degli Dei
gods-start = fase iniziale
gods-play = fase di gioco
gods-recruit = fase di reclutamento
gods-discard-phase = fase di scarto
gods-end = fase finale
gods-individual = partita individuale
gods-team = partita a squadre
gods-faith = fede { $count }
gods-any-colour = qualsiasi colore
gods-next = segue { OR($colours) }
gods-ignores = prossimo Guerriero di qualsiasi colore
gods-bonus = prossimo Attacco +{ $count }
gods-used = usato in questo turno: { $names }
column-god = Dio
column-energy = energia
column-colour = colore
column-follow = successivo
gods-energy = energia { $count }
gods-hand = mano { $count }
gods-deck = mazzo { $count }
gods-discard = scarti { $count }
gods-discard-of = Scarti di { $name }
gods-discard-empty = vuoti
gods-own-discard = I tuoi scarti
gods-no-god = Dio non ancora scelto
gods-chosen = Dio scelto
gods-team-of = squadra { $team }
gods-main = Dio principale
gods-support = Dio di supporto
gods-sealed = sigillato
gods-out = eliminato
gods-winner = vincitore
gods-first = primo giocatore
gods-piles = Pile di Guerrieri
gods-disciples = Discepoli
gods-netherworld = Inferi
gods-netherworld-size = { gods-netherworld } { $count }
gods-netherworld-empty = vuoti
gods-follow = successivo { $colours }
gods-cost = costo { $count }
gods-supply = { $card } costo { $cost } ×{ $count }
gods-left = ne { $count ->
        [one] resta
       *[other] restano
    } { $count }
gods-in-play-of = In gioco di { $name }
gods-by-reaction = Reazione
gods-by-protect = Protezione
gods-revealed = Rivelata
gods-resolving = In corso
gods-ability-of = { $card } di { $name }
gods-on = { $what } contro { $name }
gods-cancelled = { $what }, annullata
gods-repeated = { $what }, ripetuta
gods-attack = Attacco di { $by } contro { $on }: { $value }
gods-dealt = Dei tra cui scegliere
gods-no-hand = { $who }: nessuna carta in mano
gods-in-short = giro { $round }, energia { $energies }
gods-one-screen = A uno stesso schermo il passaggio di mano dice già che qualcuno può reagire, e chi; chi passa non viene mai detto.
key-one-screen = uno schermo
try-play-ability = giocarla: { $what }
try-react-ability = reagire: { $what }
try-use-ability = usare: { $what }
try-recruit = reclutarla
legend-energy = energia, su una scala fino a { $goal }
legend-colours = il colore di un Guerriero, poi quelli che possono seguire; { $letters }
legend-faith-cost = costo in fede
legend-hand-deck-discard = carte in mano, nel mazzo, negli scarti
legend-main = squadra e Dio principale
legend-sealed = sigillato; fuori dalla partita
legend-attack = un Attacco: il suo valore, e di quanto è ridotto
legend-reacted = usata per una Reazione; per una Protezione
state-reactions = si attendono reazioni…
printed-name = nome
printed-text = testo
origin-published = pubblicato
origin-partly = pubblicato in parte
origin-reconstructed = ricostruito
card-printed = Pubblicato: { $facts }.
card-partly = Pubblicato in parte: { $facts }.
card-rest = Ricostruito: { $facts }.
card-unprinted = Nulla di questa carta è pubblicato: è una ricostruzione.
list-origins = { $published } pubblicato · { $partly } pubblicato in parte, o in un'altra lingua · { $rebuilt } una riga di testo ricostruita
# The table of Mythology GO
myths-about = Un gioco per { $least }-{ $most } giocatori, con { $cards } carte diverse. In tre giri riempi il tuo campo di creature, alcune coperte, servi la tua divinità segreta e smaschera quelle degli altri. Vince chi ha più punti.
myths-three-rounds = Tre giri
myths-round = Giro { $round } di { $rounds }
myths-choosing-beliefs = scelta delle credenze
myths-drawing = pesca
myths-main = fase principale
myths-counting = conteggio
myths-plays = { $count } { $count ->
        [one] giocata fatta
       *[other] giocate fatte
    } su { $plays }
myths-starter = primo giocatore { $name }
myths-starts = primo giocatore
myths-countdown = ultimi turni: ancora { $count }
myths-belief = credenza
myths-divinity = divinità
myths-slots = spazi
myths-spells = incantesimi
myths-slots-and-spells = spazi { $used }/{ $slots }, incantesimi { $spells }
myths-column-round = G{ $round }
myths-column-value = valore
myths-total = totale
myths-declared = Identificazione
myths-face-down = coperta
myths-field-of = Campo di { $name }
myths-no-creature = nessuna creatura
myths-value = valore { $value }
myths-takes-slots = { $count } spazi
myths-fused = coppia fusa
myths-resurrected = risorta
myths-used = usata in questo giro
myths-was-down = era coperta
myths-copied = una copia, la carta è { $name }
myths-transformed = trasformata, la carta è { $name }
myths-deck = Mazzo: { $count } { $count ->
        [one] carta
       *[other] carte
    }
myths-discard = Scarti ({ $count })
myths-aside = Messe da parte
myths-seen = Divinità che hai visto
myths-free-beliefs = Credenze libere
myths-target = #{ $object } prende di mira #{ $target }
myths-accuses = { $by } accusa { $on } di essere { $divinity }
myths-so-far = Conteggio del giro { $round } finora
myths-round-counted = Conteggio del giro { $round }
myths-round-won = Giro vinto da { AND($winners) }
myths-none-counted = Nessun giro è stato ancora conteggiato.
myths-not-counted = Il giro { $round } non è stato conteggiato; { $done } { $done ->
        [one] lo è
       *[other] lo sono
    }.
myths-ranking = Classifica finale
myths-rank = { $rank }. { $name }: { $total } punti, { $count } { $count ->
        [one] giro vinto
       *[other] giri vinti
    }
myths-ranked = posizione { $rank }
myths-full = pieno
myths-belief-used = credenza usata
myths-no-hand = nessuna carta in mano
myths-in-short = giro { $round }, { $totals }
myths-way-play = scoperta
myths-way-cast = lanciare l'incantesimo
myths-way-onto = su { $object }
myths-way-fuse = fondere con { $object }
try-play-down = giocarla coperta
try-play-up = giocarla scoperta
try-use = usarla
legend-face-down = coperta
legend-value-changed = prosciugata o rinforzata
legend-myth-states = coppia fusa; risorta; Chimera usata; era coperta; copiata; trasformata
legend-free-slot = spazio libero
legend-myth-colours = valore e colore di una creatura; { $letters }
legend-starter = primo giocatore del giro
myths-colour-letters = Ve Gi Ar Gr Bl
bar-score = punti
keys-score = ciò che è stato contato, punto per punto: i giri e la fine della partita
keys-arrange = sposta la creatura sotto il cursore a sinistra o a destra sul tuo campo
arrange-own = Metti il cursore su una creatura del tuo campo: [ e ] la spostano.
read-score = Conteggio
score-at-end = Che cosa ha deciso la partita viene spiegato alla fine.
play-reckoning = Vedi che cosa ha deciso la partita
score-what = Quale giro? Per esempio: score 1
help-score-does = il conteggio di un giro, punto per punto, o dell'ultimo
# Score sheets
cli-score = contare i punti di una partita giocata con carte vere
cli-score-game = il gioco giocato
cli-score-file = un foglio punti in TOML o JSON (docs/score-sheets.md); senza, mythology-go fa domande riga per riga
cli-json = scrivere il risultato in JSON
score-other-game = { $file } è un foglio di { $game }, non di { $wanted }
score-file-needed = { $game } richiede un file con il foglio punti; docs/score-sheets.md ne mostra uno
score-before = prima
score-nothing = nessun punto
score-winners = In testa: { AND($winners) }
score-asking = Un foglio punti. { $help } spiega una domanda, { $back } annulla l'ultima riga.
score-taken-back = Annullato: { $line }
score-wrong = riga { $number }: la risposta «{ $line }» a «{ $question }» non è possibile: { $problem }
score-unfinished = le righe finiscono prima che il foglio sia completo, a: { $question }
score-ask-players = Nomi dei giocatori, in senso orario, separati da virgole:
score-help-players = Da due a otto nomi, per esempio: Anna, Bruno, Carla
score-ask-starter = Chi ha iniziato il giro? (vuoto: { $name })
score-help-starter = Bersagli e accuse si dichiarano da questo giocatore in senso orario (MG-8.1.2).
score-ask-creatures = { $name }, creature ({ $count } finora; vuoto: nessun'altra):
score-help-creatures = Nomi o identificatori separati da virgole. Dopo un nome: coperta (era coperta), coppia (fusa), risorta, +2 o -2 (rinforzata o prosciugata).
score-ask-divinity = { $name }, divinità (vuoto: nessuna):
score-help-divinity = A scelta:
score-ask-belief = { $name }, credenza (vuoto: nessuna che conti):
score-help-belief = Nel conteggio conta solo il Totemismo (MG-8.4.8). A scelta:
score-ask-spells = { $name }, incantesimi giocati in questo giro (vuoto: 0):
score-help-spells = Un numero; li conta solo Ecate (MG-11.39).
score-help-option = Scrivi il numero di una delle possibilità.
# Whose turn it is
state-yours = tocca a te
state-thinking = { $who } sta pensando…
state-next = poi: { $who }
state-over = la partita è finita
state-replay = replica, vista: { $eyes }
# Playing
play-what = { $what }: scegli che cosa farne.
play-again = Gioca un'altra partita
play-look-back = Rivedi questa partita passo per passo
play-leave = Lascia il tavolo
play-hand-over = Passa lo schermo a { $who }
play-done = La tua scelta è fatta. Passa lo schermo, o annulla con u.
play-hand-on = Passa lo schermo perché la partita continui.
play-undone = Scelta annullata.
play-pass-again = Premi ancora una volta Spazio per confermare.
play-not-kept = Non è stato possibile conservare la partita: { $problem }
bot-replaced = D'ora in poi il bot random gioca al posto di p{ $seat } ({ $bot }), che non funziona: { $problem }.
bot-forfeits = p{ $seat } ({ $bot }) perde per abbandono, perché non funziona: { $problem }.
undo-nothing = Non c'è ancora nulla da annullare.
undo-others = Non si può annullare: nel frattempo ha deciso qualcun altro, o la partita è stata ripresa.
undo-over = La partita è finita.
undo-told = Non si può annullare, ti ha fatto sapere qualcosa: { $what }
undo-told-table = Non si può annullare: il tavolo ti ha fatto sapere qualcosa di nuovo.
hint-title = Che cosa farebbe il bot search al tuo posto, e le probabilità di vittoria:
hint-chance = { $percent }%
hint-thinking = Il bot search sta pensando alla tua mossa… Puoi giocare senza aspettare.
hint-failed = Questa volta niente consiglio: { $problem }
why-title = Perché no?
why-clauses = Le regole in questione:
why-not-yours = Ora non hai nulla da decidere.
why-point = Prima indica una carta: Tab, poi le frecce.
why-offered = { $what }: si può scegliere.
why-nothing = { $what } non è ciò che viene chiesto.
leave-title = Lasciare il tavolo?
leave-words = La partita è conservata dopo ogni mossa; kleos play --resume la riprende.
leave-stay = Resta
leave-keep = Esci, e riprendi un'altra volta
leave-concede = Arrenditi
# Handing over
hand-over-to = Tocca a { $who } decidere
hand-over-alone = Non si vede nulla finché p{ $seat } non è solo a guardare lo schermo.
hand-over-enter = Invio: sono p{ $seat }, mostra il tavolo
hand-over-leave = q: esci, la partita è conservata
# Replaying
replay-move = Mossa { $move } di { $moves }
replay-spectator = uno spettatore
replay-seat = p{ $seat }
replay-everything = tutti
replay-next = Una mossa avanti
replay-before = Una mossa indietro
replay-eyes = Cambia punto di vista (ora: { $eyes })
replay-go-on = Continua da qui come nuova partita
replay-go-on-words = Una nuova partita comincia dopo la mossa { $move }. Chi giochi?
replay-as = p{ $seat }, contro il bot { $bot }
replay-as-bots = p{ $seat }, contro { $count } bot { $bot }
replay-as-people = Tutti, in { $count } a questo schermo
replay-over = Qui la partita è finita: prima torna indietro.
# Reading
table-point = Tab porta al tavolo, le frecce a una carta.
table-no-card = Qui non c'è nessuna carta da leggere.
read-card = Carta
read-rulings = Precisazioni
read-close = ↑↓ leggi · Esc chiudi
read-pages = { $page } di { $pages } · ← → sfoglia
read-open = Invio apri la carta · Esc chiudi
read-log = Che cosa è successo
read-piles = Pile da consultare
read-rules = Le regole
read-search = un numero come { $clause }, o parole
read-no-clause = Scrivi per cercare.
read-close-search = scrivi per cercare · ↑↓ leggi · Esc chiudi
# The line of keys
key-enter = Invio
key-escape = Esc
bar-keys = tasti
bar-card = carta
bar-why = perché no
bar-hint = consiglio
bar-undo = annulla
bar-log = registro
bar-language = lingua
bar-piles = pile
bar-rules = regole
bar-leave = esci
bar-step = avanza
bar-eyes = vista
bar-go-on = gioca da qui
bar-next = avanti
bar-settings = impostazioni
bar-players = giocatori
bar-choose = scegli
bar-back = indietro
bar-resume = riprendi una partita
bar-throw-away = elimina
# All keys
keys-title = Tasti
keys-signs = Segni
keys-letters = a b c …
keys-letters-do = scegli ciò che porta la lettera
keys-choices = scorri le scelte
keys-enter = prendi la scelta sotto il cursore
keys-back = torna a tutte le scelte
keys-tab = vai al tavolo, al registro, e torna
keys-arrows = sul tavolo: di carta in carta
keys-space = Spazio
keys-space-does = passa; due volte, per sicurezza
keys-card = testo e precisazioni della carta sotto il cursore
keys-why = perché la carta sotto il cursore non si può scegliere
keys-hint = le tue tre mosse migliori secondo il bot search, e le probabilità di vittoria
keys-undo = annulla la tua ultima scelta, se non ti ha fatto sapere nulla
keys-log = il registro; le sue righe aprono le carte
keys-piles = le pile degli scarti, e quant'altro si può consultare
keys-rules = le regole della domanda, e tutte le altre
keys-language = la lingua successiva
keys-leave = esci, o arrenditi
keys-leave-replay = esci
keys-mouse = Mouse
keys-mouse-does = un clic indica, un secondo sceglie
keys-step = una mossa avanti o indietro
keys-stride = { $count } mosse avanti o indietro
keys-ends = all'inizio o alla fine
keys-eyes = con gli occhi di chi: uno spettatore, ogni giocatore, tutti
keys-go-on = continua da questo momento come nuova partita

## Words

cli-words = ciò che dice il programma, lingua per lingua
cli-words-check = che cosa manca, è di troppo o illeggibile in una lingua; stato 1 se qualcosa non va
cli-words-language = una lingua come fr, anche se ha soltanto le sue cartelle (tutte tranne l'inglese)
cli-words-show = una voce in ogni lingua, così come sta nel suo file
cli-words-id = il nome di una voce, come clause-in-english
meta-entry = ID
words-checked = { $language }: { $count ->
        [0] non manca niente
        [one] 1 problema
       *[other] { $count } problemi
    }
words-no-entry = niente si chiama «{ $id }»
words-no-language = nessun catalogo ha una cartella «{ $lang }» (lingue: { $known })
