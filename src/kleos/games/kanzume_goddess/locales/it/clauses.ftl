### The clauses of rules.md that Kanzume Goddess names to players, in Italian; the English of rules.md is the norm.

## 1 Components and card anatomy

KG-1-1 = Il gioco ha 12 carte Dio, 90 carte Guerriero (18 tipi, 5 copie ciascuno), 90 carte Discepolo (48 Sacerdoti, 24 Vescovi, 18 Guardiani Sacri) e 6 tappetini dell'energia.
KG-1-4 = Una carta Dio ha un numero, una mitologia (greca X0001–X0006, norrena B0001–B0006), un nome e una o più abilità; non ha colore né costo e non fa mai parte di un mazzo.
KG-1-5 = Un Guerriero ha un colore principale, esattamente due simboli successivi (che possono essere uguali), un costo di reclutamento e una o più abilità.
KG-1-6 = I colori sono quattro: rosso, verde, argento, giallo.
KG-1-7 = Un Discepolo non ha colore né simboli successivi; ha un costo di reclutamento e una o più abilità.
KG-1-8 = Il costo di reclutamento è un numero intero di punti fede.
KG-1-9 = Le abilità sono di tre tipi: Azione, Reazione, Legame.
KG-1-11 = L'energia è la vita di un Dio: un numero intero da 0 in su, indicato sul tappetino del giocatore.
KG-1-12 = I punti fede sono un numero intero da 0 in su, che appartiene al giocatore attivo durante il suo turno.
KG-1-13 = Un'abilità si chiama `<card id>.<n>`, con n contato da 1 nell'ordine del file delle carte.
KG-1-15 = Tutti i nomi, costi, valori e testi non indicati come stampati nel file delle carte sono ricostruiti, e l'interfaccia lo dice dove mostra l'elenco delle carte.

## 2 Deck construction / card pool

KG-2-1 = Nessuno costruisce un mazzo prima della partita.
KG-2-2 = Il mazzo iniziale di ogni giocatore è di 8 Sacerdoti e 2 Guardiani Sacri.
KG-2-3 = Con n giocatori le pile pubbliche di Discepoli contengono 48−8n Sacerdoti, 24 Vescovi e 18−2n Guardiani Sacri: n=2: 32/24/14; n=3: 24/24/12; n=4: 16/24/10; n=5: 8/24/8; n=6: 0/24/6.
KG-2-6 = Gli Dei disponibili sono tutti e 12 in una partita individuale e, per ogni squadra, i 6 della sua mitologia in una partita a squadre.

## 3 Setup

KG-3-1 = Una partita individuale ha da 2 a 6 giocatori; ogni altro giocatore è un avversario.
KG-3-2 = Una partita a squadre ha 4 o 6 giocatori, in due squadre con lo stesso numero di giocatori.
KG-3-6 = Il posto del Dio principale è un'opzione della partita, concordata prima dell'inizio e pubblica; il valore predefinito è p0 per la squadra A e p1 per la squadra B.
KG-3-9 = Ogni giocatore riceve a caso 2 dei 12 Dei, a faccia in giù.
KG-3-10 = Tutti i giocatori scelgono uno dei loro due Dei in segreto e nello stesso momento: si chiede loro nell'ordine dei posti e nessuna risposta precedente è visibile.
KG-3-11 = Quando l'ultimo giocatore ha scelto, tutti gli Dei scelti si rivelano insieme.
KG-3-13 = A ogni squadra è assegnata a caso una mitologia.
KG-3-14 = In una squadra sceglie prima il giocatore del Dio principale, poi i giocatori di supporto nell'ordine dei posti, ognuno un Dio rimasto nella pila della squadra.
KG-3-16 = L'energia iniziale in una partita individuale è 15.
KG-3-17 = L'energia iniziale in una partita a squadre è 20 per un Dio principale e 10 per un Dio di supporto.
KG-3-18 = Ogni giocatore mescola il mazzo iniziale e pesca 5 carte.
KG-3-20 = I 90 Guerrieri si mescolano e si distribuiscono in 6 pile a faccia in giù w1–w6 di 15 carte; la carta in cima a ogni pila si gira a faccia in su.
KG-3-21 = Le tre pile di Discepoli, una per tipo, stanno a faccia in su nell'area pubblica.
KG-3-23 = In una partita individuale comincia un giocatore a caso.
KG-3-29 = Le opzioni della partita sono `mode` e `mains`, con i valori, il significato e i valori predefiniti dei campi omonimi della sezione 14; `mode` `team` con un numero di giocatori diverso da 4 o 6 è rifiutato.
KG-3-30 = Una terza opzione della partita, `sides`, permette ai giocatori di accordarsi prima dell'inizio su chi gioca quale mitologia; ciò che dice è pubblico. Dove è omessa o non nomina una mitologia, KG-3.9 e KG-3.13 si applicano senza modifiche.
KG-3-31 = In una partita individuale `sides` ha una voce per ogni giocatore nell'ordine dei posti: `greek`, `norse` o `random`. Entrambi gli Dei dati a un giocatore che ha nominato una mitologia sono di quella; gli altri ricevono i loro da ciò che resta, qualunque sia la mitologia.
KG-3-32 = Al massimo 3 giocatori possono nominare la stessa mitologia; di più si rifiuta.
KG-3-33 = In una partita a squadre `sides` ha una sola voce, la mitologia della squadra A o `random`; la squadra B ha l'altra mitologia.

## 4 Turn structure, phase by phase

KG-4-1 = Un turno ha cinque fasi in quest'ordine: iniziale, di gioco, di reclutamento, di scarto, finale.
KG-4-4 = Nella fase iniziale si possono usare solo le abilità di Dio che nominano quella fase.
KG-4-5 = La fase iniziale finisce da sola quando il Dio non ha per essa abilità utilizzabili.
KG-4-7 = Nella fase di gioco il giocatore attivo può giocare dalla mano Discepoli e Guerrieri per un'Azione e usare le abilità di Dio di quella fase, in qualsiasi ordine e numero permesso dalle regole.
KG-4-8 = Ogni carta giocata o abilità di Dio si risolve per intero, con tutte le sue reazioni, prima della successiva.
KG-4-9 = La fase di gioco finisce quando lo dice il giocatore; non giocare nulla è permesso.
KG-4-11 = Nella fase di reclutamento il giocatore attivo può reclutare qualsiasi numero di carte, pagando ogni volta il loro costo in punti fede.
KG-4-12 = Si possono spendere solo i punti fede ottenuti nello stesso turno.
KG-4-14 = I punti fede che avanzano sono persi alla fine del turno.
KG-4-16 = Il giocatore attivo scarta tutta la mano e tutto ciò che è nella sua area di gioco, comprese le carte di Protezione rimaste lì da turni precedenti.
KG-4-18 = Il giocatore attivo pesca 5 carte.
KG-4-20 = Poi il turno finisce e gioca un turno il prossimo giocatore in senso orario che è ancora nella partita; il turno di un giocatore sigillato conta come giocato.
KG-4-21 = Un giocatore non reintegra la mano in nessun altro momento; le carte usate come reazioni gli mancano nel suo turno seguente.

## 5 Actions in full detail

KG-5-1 = Sono legali solo le opzioni offerte a una decisione; tutto il resto è rifiutato e non cambia nulla.
KG-5-3 = Un effetto fa quanto è possibile; la parte impossibile si salta.
KG-5-4 = Un Discepolo con un'Azione si può giocare in qualsiasi momento della propria fase di gioco in cui non si sta risolvendo nulla, qualunque siano i colori.
KG-5-6 = Un Discepolo senza Azione, come il Guardiano Sacro, non si può giocare nella fase di gioco.
KG-5-7 = Giocare un Discepolo non usa, non cambia e non azzera la restrizione di colore.
KG-5-9 = Un Guerriero si gioca dalla mano nella propria fase di gioco per esattamente una delle sue abilità di Azione, scelta quando lo si gioca.
KG-5-11 = Il primo Guerriero giocato per la sua Azione in un turno può avere qualsiasi colore.
KG-5-13 = Ogni Guerriero successivo del turno deve avere un colore principale uguale a uno dei due simboli successivi in vigore.
KG-5-14 = I simboli in vigore sono quelli dell'ultimo Guerriero giocato per la sua Azione in questo turno; sostituiscono i precedenti e non si sommano mai.
KG-5-15 = Due simboli successivi uguali permettono quel solo colore; non permettono due carte.
KG-5-16 = Un Guerriero senza alcuna Azione non si può giocare nella fase di gioco.
KG-5-19 = Un Guerriero annullato conta come giocato: resta nell'area di gioco, i suoi simboli successivi sono in vigore e conta per i Legami.
KG-5-21 = L'abilità di un Dio si può usare nella propria fase di gioco, oppure nella fase o nel momento che il suo testo nomina; può essere una qualsiasi delle cinque fasi.
KG-5-22 = Si può usare tutte le volte che se ne può pagare il costo, a meno che il suo testo ponga un limite.
KG-5-23 = «Una volta in ogni tuo turno» si conta dall'inizio del tuo turno all'inizio del tuo turno seguente.
KG-5-25 = Il costo si paga per intero prima dell'effetto; se non si può pagare per intero, l'abilità non si può usare.
KG-5-26 = Un costo in energia si può pagare solo se resta almeno 1 punto energia.
KG-5-27 = Una carta scartata come costo viene dalla mano del suo proprietario, che la sceglie.
KG-5-30 = Un Legame di un Dio non si usa ma agisce da solo, senza alcuna scelta tranne nei due Legami di KG-5.59.
KG-5-32 = Il bersaglio è un Dio di un avversario che è nella partita e non è sigillato.
KG-5-33 = Il proprio Dio e quello di un compagno non si possono mai scegliere.
KG-5-34 = Il bersaglio si sceglie quando si gioca l'abilità, prima della finestra di abilità e prima di ogni Giudizio di quell'abilità.
KG-5-35 = Quando l'abilità si risolve, l'Attacco è dichiarato: il suo valore è quello stampato più tutti i bonus che si applicano in quel momento, e da allora è fisso.
KG-5-36 = Un bonus per il «prossimo» o il «primo» Attacco è consumato da una dichiarazione, non da un'abilità annullata prima di dichiarare.
KG-5-37 = Dopo la dichiarazione si apre la finestra di attacco di KG-6.15.
KG-5-38 = Quando la finestra si è chiusa, il Dio attaccato perde energia pari al valore dell'Attacco meno tutte le Difese, Protezioni e altre riduzioni risolte, ma mai meno di 0.
KG-5-39 = Si sommano carte di Difesa e di Protezione in qualsiasi numero, di qualsiasi numero di giocatori che ne hanno diritto.
KG-5-42 = La Difesa può essere usata solo dal giocatore attaccato.
KG-5-43 = La Protezione può essere usata solo da un giocatore diverso dal giocatore attaccato e dall'attaccante.
KG-5-45 = In una partita a squadre la Protezione può aiutare solo il Dio di un compagno.
KG-5-46 = Una reazione con una carta usa esattamente una carta della mano, per una delle sue abilità di Reazione la cui condizione d'innesco è soddisfatta; una reazione di un Dio usa solo il suo costo.
KG-5-47 = Si possono reclutare la carta in cima, a faccia in su, di ogni pila di Guerrieri non vuota e le carte di ogni pila di Discepoli non vuota.
KG-5-48 = Le carte negli inferi si possono reclutare solo con un'abilità che lo dice.
KG-5-49 = Reclutare segue quest'ordine: pagare il costo; mettere la carta a faccia in giù in cima al proprio mazzo; se viene da una pila di Guerrieri, girare subito a faccia in su la carta successiva di quella pila.
KG-5-50 = Il Guerriero appena scoperto si può reclutare nella stessa fase.
KG-5-51 = Più carte reclutate stanno nell'ordine d'acquisto, con l'ultima in cima.
KG-5-54 = Non si possono spendere più punti fede di quanti ce ne sono.

## 6 Effects

KG-6-1 = Un'abilità di Azione si usa giocando la sua carta dalla mano nella propria fase di gioco.
KG-6-2 = Un'abilità di Reazione si usa dalla mano (o dal Dio) nel momento che essa nomina, anche nel turno di un altro giocatore.
KG-6-3 = Un Legame si applica per tutto il tempo in cui le sue condizioni sono soddisfatte; non si gioca e non si annulla mai, e nulla in esso si sceglie se non secondo KG-5.59.
KG-6-4 = Un Legame di un Guerriero o di un Discepolo si applica solo a quella stessa carta mentre viene usata.
KG-6-6 = Una carta che conta per una condizione «nella tua area di gioco» deve essere stata giocata per la sua Azione nel turno in corso; le carte che si trovano lì dopo una Reazione o una Protezione non contano.
KG-6-10 = Ci sono due finestre: la finestra di abilità e la finestra di attacco.
KG-6-11 = Una finestra di abilità si apre ogni volta che è stata giocata un'abilità di Azione o di Reazione di un Guerriero, prima che si risolva.
KG-6-13 = La finestra di abilità si chiude quando tutti i giocatori in grado di reagire hanno passato di seguito, o appena l'abilità viene annullata.
KG-6-15 = Una finestra di attacco si apre dopo che un Attacco è stato dichiarato; prima viene il giocatore attaccato, poi gli altri in senso orario a partire da lui, senza l'attaccante.
KG-6-16 = In una finestra ogni giocatore a turno gioca una reazione o passa; dopo che una reazione è stata risolta o annullata, si chiede al giocatore seguente nell'ordine.
KG-6-17 = A un giocatore che ha passato si chiede di nuovo dopo che qualcun altro ha giocato una reazione nella stessa finestra.
KG-6-18 = La finestra di attacco si chiude quando tutti i giocatori in grado di reagire hanno passato di seguito, o quando le riduzioni hanno raggiunto il valore dell'Attacco e la reazione che l'ha raggiunto si è risolta per intero.
KG-6-19 = Un giocatore senza una reazione utilizzabile passa automaticamente, senza che si veda, come ogni volta che si passa (KG-9.5).
KG-6-20 = Ciò che è giocato per ultimo si risolve per primo: una reazione si risolve per intero, compresa la sua finestra, prima di ciò a cui risponde.
KG-6-23 = Un'abilità annullata non si risolve affatto: nessun bersaglio è colpito, nulla è rivelato, nessun Attacco è dichiarato.
KG-6-24 = I costi di un'abilità annullata restano pagati e la sua carta resta usata.
KG-6-26 = Un annullamento può a sua volta essere annullato, poiché è un'abilità di Reazione di un Guerriero.
KG-6-27 = Un Giudizio rivela la carta in cima al mazzo del giocatore che usa l'abilità.
KG-6-29 = La carta rivelata resta da parte, a faccia in su, finché tutta l'abilità si è risolta, poi va negli scarti del suo proprietario.
KG-6-33 = `draw`: KG-7.8.
KG-6-35 = `energy`: il proprio Dio ottiene energia secondo KG-7.15; una `condition` deve essere soddisfatta.
KG-6-38 = `adjudicate`: KG-6.27, poi il ramo `warrior` o `disciple` secondo il tipo della carta rivelata, o `then` in ogni caso.
KG-6-39 = `banish`: KG-7.12 da una delle proprie zone nominate, carta scelta dal proprietario.
KG-6-42 = `take-from-netherworld`: una carta adatta passa dagli inferi alla mano, a scelta del giocatore.
KG-6-46 = `may-recruit-from-netherworld`: aggiunge i Guerrieri negli inferi a KG-5.47 per un reclutamento in ogni proprio turno.

## 7 Zones and movements

KG-7-1 = Zone di un giocatore: mano, mazzo, scarti, area di gioco, Dio con l'energia.
KG-7-2 = Zone comuni: sei pile di Guerrieri, tre pile di Discepoli, gli inferi.
KG-7-4 = L'ordine di un mazzo è fisso e nascosto; nessuno lo guarda, nemmeno il suo proprietario.
KG-7-6 = Una carta che entra in un'area di gioco o nel posto di rivelazione prende il prossimo numero d'oggetto pubblico della partita, il primo essendo #1, e lo tiene finché ne esce.
KG-7-7 = Mescolare: gli scarti si mescolano a faccia in giù e diventano il mazzo; area di gioco, mano e posto di rivelazione non ne fanno parte.
KG-7-8 = Pescare: prendere in mano la carta in cima al proprio mazzo, una dopo l'altra; se il mazzo è vuoto e serve un'altra carta, prima mescolare; se entrambi sono vuoti, fermarsi.
KG-7-9 = Un mazzo vuoto non si ricostituisce prima che si debba pescare o rivelare una carta.
KG-7-10 = Scartare dalla mano: la carta va a faccia in su sugli scarti del proprietario; uno scarto a caso sceglie ogni carta in mano con la stessa probabilità.
KG-7-12 = Mandare negli inferi: la carta va a faccia in su negli inferi, anche un Discepolo; non torna mai nelle pile pubbliche.
KG-7-16 = In una partita a squadre l'energia oltre 25 è persa, e un guadagno perso per intero non è un guadagno; in una partita individuale non c'è un tetto, perché 25 pone fine alla partita.
KG-7-18 = Dopo essersi risolta o essere stata annullata, una carta di reazione usata nel turno di un altro giocatore si scarta subito.
KG-7-19 = Eccezione: una carta usata per la Protezione resta nell'area di gioco del suo giocatore fino alla prossima fase di scarto di quel giocatore.
KG-7-21 = Lasciare la partita: tutte le carte del giocatore, da ogni sua zona, con il Dio, vanno in `out`; non vanno negli inferi.

## 8 Scoring, end of game, winner, ties

KG-8-2 = Appena c'è un vincitore la partita finisce, qualunque cosa resti da risolvere.
KG-8-3 = Un Dio a 0 di energia è subito eliminato e il suo giocatore lascia la partita secondo KG-7.21.
KG-8-4 = Vince l'ultimo giocatore nella partita.
KG-8-5 = Un Dio con energia 25 o più vince subito, nel turno di qualsiasi giocatore.
KG-8-9 = Una squadra perde subito quando il suo Dio principale è a 0 di energia; vince l'altra squadra.
KG-8-10 = Raggiungere 25 di energia non fa vincere nulla.
KG-8-11 = Un Dio di supporto non sigillato la cui energia scende a 0 diventa sigillato, e la partita continua.
KG-8-13 = Un giocatore sigillato non può essere scelto da Attacchi o abilità di nessuna delle due parti.
KG-8-15 = In ogni sua fase iniziale un giocatore sigillato ottiene 1 punto energia; sotto 5 il turno finisce lì.
KG-8-16 = A 5 punti energia il giocatore non è più sigillato, pesca 5 carte e gioca questo stesso turno normalmente dalla fase iniziale in poi.
KG-8-18 = Un Dio può essere sigillato qualsiasi numero di volte; un Dio principale mai.
KG-8-19 = Se il giro 100 si completa senza un vincitore, la partita finisce: in una partita individuale vince il giocatore con più energia, in una partita a squadre la squadra il cui Dio principale ha più energia; la parità è un pareggio fra gli interessati.
KG-8-20 = Non c'è altro pareggio e non si contano punti; gli `scores` di KG-8.26 riportano soltanto le energie.
KG-8-21 = Arrendersi (`concede`) è un atto del tavolo, come in ogni gioco che vi si gioca: ogni giocatore ancora nella partita, anche sigillato, può farlo in qualsiasi momento, e non è mai un'opzione di una decisione.
KG-8-24 = L'effetto della resa è che l'energia di quel Dio diventa 0 in una partita individuale e l'energia del Dio principale della squadra di quel giocatore diventa 0 in una partita a squadre, così che si applica KG-8.3 o KG-8.9; più giocatori lasciano la partita nell'ordine in cui si sono arresi.

## 9 Hidden information

KG-9-2 = Ogni giocatore può guardare in qualsiasi momento gli scarti di chiunque e gli inferi.
KG-9-4 = Le mani restano nascoste fra compagni; parlarsi è fuori dalle regole.
KG-9-5 = Le viste e i registri degli altri, compagni e spettatori compresi, non mostrano a quale giocatore si chiede in una finestra né che qualcuno passa, per scelta o automaticamente.
KG-9-6 = Un giocatore può dire all'interfaccia di passare sempre in tipi di finestra scelti; gli altri non ne vedono nulla, come ogni volta che si passa.

## 11 Per-card rulings

KG-11-2 = Toro, Cancro: l'Azione e la Difesa sono alternative; una carta non le dà mai entrambe.
KG-11-9 = Idra: la carta va negli inferi prima di pescare; l'Idra stessa è in gioco e non può mandarsi da sé negli inferi.
KG-11-10 = Bilancia: la carta rivelata resta da parte mentre si pescano le due carte, quindi non può essere una delle due.
KG-11-11 = Gemelli: alla risoluzione il giocatore sceglie nella propria area di gioco un altro Guerriero, giocato per la sua Azione in questo turno e che non è una carta Gemelli, poi una delle sue abilità di Azione (qualsiasi, non solo quella usata prima), poi i suoi bersagli, e la risolve.
KG-11-20 = Sacerdote, Vescovo: i loro punti fede sono un'Azione senza colore; non possono reagire.
KG-11-21 = Guardiano Sacro: il Legame confronta l'energia attuale dei due Dei quando si risolve la Difesa; la parità lo soddisfa.
KG-11-24 = Poseidone: utilizzabile solo mentre una restrizione di colore è in vigore e nessun uso precedente è in attesa.

## 12 Worked examples

KG-12-3 = Dati l'Ariete e la Bilancia in mano e nessun Guerriero giocato, quando si gioca l'Ariete (simboli verde, argento) e il suo Attacco è risolto, allora si può giocare la Bilancia (argento); dopo la Bilancia i simboli sono rosso e rosso e può seguire solo un Guerriero rosso.

## 13 Decisions

KG-13-1 = La tabella elenca ogni tipo di decisione del gioco.
KG-13-2 = Carte identiche in una zona sono una sola opzione; dove le opzioni portano numeri d'oggetto, è nominata dal numero più basso fra le copie che si possono scegliere.
KG-13-12 = `use zeus.1`, `use loki.1`, `use apollo.1` si offrono solo con almeno 1 carta in mano, `use athena.1` solo con un Discepolo in mano, `use hades.1` solo con 1 punto fede e i propri scarti non vuoti.
KG-13-16 = `recruit w3` prende la carta scoperta di quella pila di Guerrieri; carte uguali su due pile sono due opzioni.

## 14 Position document

KG-14-2 = Le carte non elencate da nessuna parte sono in `out`; più copie di una carta di quante ne esistono sono un errore.
KG-14-4 = `symbols` deve essere vuoto se nessuna carta con uso `action` nell'area di gioco attiva è un Guerriero, e altrimenti uguale ai simboli dell'ultimo di questi Guerrieri; se manca, si ricava da lì.
KG-14-6 = In ogni fase tranne `over` un documento con meno di due giocatori nella partita, o con una partita finita, è rifiutato.
KG-14-7 = Nella fase `start` lo stato del turno (`faith`, `symbols`, `ignore_colour`, `attack_bonus`, `attacks_declared`, `warrior_gains`, `used`) è ai valori predefiniti e l'area di gioco attiva contiene solo carte `protect`.
KG-14-8 = `ignore_colour` è vero solo se il Dio attivo è Poseidone e `symbols` non è vuoto.
KG-14-10 = `mains` è un posto di ogni squadra, per primo quello della squadra A; in una partita individuale è vuoto.
KG-14-11 = `use` è `protect` solo su una carta con un'abilità di Protezione.
KG-14-12 = `used` non contiene nessun nome due volte, e un nome solo se il suo Dio è il Dio attivo, `heimdall.1` solo se Heimdall è il Dio di un altro giocatore.
KG-14-17 = Un documento della fase `over` è rifiutato se due giocatori di una partita individuale hanno 25 o più punti energia, se entrambi gli Dei principali sono a 0, o se KG-8.19 dovesse decidere prima del giro 100.
KG-14-18 = Nella fase `end` la mano e l'area di gioco del giocatore attivo sono vuote.
KG-14-19 = `use` è `action` solo su una carta con un'abilità di Azione, e `reaction` solo su una carta con una Reazione utilizzabile nel proprio turno (fra queste carte, l'Acquario).
KG-14-20 = In una partita a squadre le due squadre hanno mitologie diverse.
KG-14-21 = In una partita a squadre `first` è uno dei `mains`, per impostazione predefinita il primo.
KG-14-22 = `attack_bonus` è 0 o il valore di `zeus.1`, quest'ultimo solo se `used` contiene `zeus.1`.

## 15 Invariants

KG-15-2 = Ogni Dio è al massimo in un posto; due giocatori non hanno mai lo stesso Dio; in una partita a squadre tutti gli Dei di una squadra hanno la stessa mitologia.
KG-15-3 = L'energia non è mai negativa; fra le decisioni un giocatore nella partita e non sigillato ne ha almeno 1.
KG-15-4 = In una partita individuale ogni giocatore nella partita ha meno di 25 punti energia finché la partita è in corso.
KG-15-5 = In una partita a squadre l'energia non supera mai 25, entrambi gli Dei principali ne hanno almeno 1 finché la partita è in corso, e un Dio principale non è mai sigillato.
KG-15-6 = Un giocatore sigillato ha da 0 a 4 punti energia, e mano, area di gioco e scarti vuoti.
KG-15-7 = Un giocatore eliminato dalla partita non possiede carte fuori da `out` e non agisce mai più.
KG-15-10 = Ogni Guerriero giocato per la sua Azione in un turno dopo il primo corrispondeva a un simbolo allora in vigore, oppure ha consumato un effetto di Poseidone.
KG-15-12 = Fuori dal proprio turno l'area di gioco di un giocatore contiene solo carte di Protezione e reazioni in attesa o in corso di risoluzione.
KG-15-15 = A ogni decisione dopo la preparazione è attivo esattamente un giocatore, e questo giocatore è nella partita e non sigillato.
