### The clauses of rules.md that Naruto Mythos names to players, in Italian; the English of rules.md is the norm.

## 1 Components and card anatomy

NM-1-1 = Il gioco è per esattamente due giocatori, `p0` e `p1`.
NM-1-2 = Una carta Personaggio ha: identificativo, nome, titolo (versione), costo in Chakra, Potere, rarità, parole chiave, un solo gruppo, e nessuno, uno o più effetti.
NM-1-3 = Due Personaggi hanno lo stesso nome quando il campo canonico `name` dei dati delle carte è uguale; titoli e lingue non contano.
NM-1-4 = La rarità e l'illustrazione non hanno alcun effetto sul gioco.
NM-1-5 = Un effetto ha una parola che ne indica il momento (MAIN, POTENZIAMENTO, ASSALTO, SCORE) ed è istantaneo oppure continuo (simbolo della clessidra).
NM-1-6 = Una carta Mission ha: identificativo, titolo, punti base e al massimo un effetto, che è SCORE (istantaneo) oppure continuo.
NM-1-7 = Il grado di una missione è lo spazio che occupa: D nel giro 1, C nel giro 2, B nel giro 3, A nel giro 4.
NM-1-8 = Il bonus di grado è 1 per D, 2 per C, 3 per B, 4 per A.
NM-1-9 = Il Chakra è un numero intero nella riserva di ogni giocatore, mai inferiore a 0 e senza limite massimo; la scorta è illimitata.
NM-1-10 = I Punti Mission sono per ogni giocatore un numero intero, mai inferiore a 0.
NM-1-11 = C'è un solo token Edge; in ogni momento dopo la preparazione lo ha esattamente un giocatore.
NM-1-12 = I token Power stanno sui Personaggi, in qualsiasi numero e con scorta illimitata; ognuno vale +1 Potere.
NM-1-14 = Un *Personaggio* sul tavolo è una pila di una o più carte; solo la carta in cima ne dà nome, costo, Potere, parole chiave, gruppo e testo.
NM-1-15 = Un Personaggio è *potenziato* quando la sua pila ha due o più carte, nascosto o no.

## 2 Deck construction / card pool

NM-2-1 = Un mazzo contiene almeno 30 carte Personaggio; non c'è un massimo.
NM-2-2 = Un mazzo contiene al massimo 2 carte con lo stesso numero; tutte le stampe di un numero contano insieme.
NM-2-3 = Non c'è limite al numero di carte con lo stesso nome.
NM-2-5 = Ogni giocatore porta esattamente 3 carte Mission diverse.
NM-2-7 = Le carte Mission non fanno mai parte di un mazzo.
NM-2-8 = Le carte ammesse sono i 149 numeri di Personaggio e le 10 missioni del file dei dati delle carte; non c'è una lista di carte vietate.

## 3 Setup

NM-3-3 = La partita ha una modalità di missione, `casual` (predefinita) o `competitive`.
NM-3-4 = Modalità amichevole: 2 delle 3 missioni di ogni giocatore sono prese a caso e queste 4 si mescolano per formare il mazzo Mission.
NM-3-7 = La terza missione di ogni giocatore è messa da parte a faccia in giù e non è vista da nessuno per tutta la partita.
NM-3-8 = Ogni giocatore mescola il proprio mazzo e pesca 5 carte.
NM-3-9 = Ogni giocatore sceglie poi se tenere la mano o fare il mulligan, una volta sola, insieme all'altro e senza conoscerne la scelta.
NM-3-10 = Quando le due scelte sono fatte, vengono rese pubbliche insieme ed eseguite.
NM-3-11 = Un mulligan rimette tutte e 5 le carte nel mazzo, lo mescola e fa pescare 5 carte nuove.
NM-3-12 = Un secondo mulligan non è possibile.

## 4 Round structure

NM-4-1 = Una partita ha esattamente 4 giri.
NM-4-2 = Un giro è composto da Fase Iniziale, Fase Azione, Fase di Valutazione delle Missioni e Fase Finale.
NM-4-10 = Passo 1: la missione in cima al mazzo Mission si mette a faccia in su nello spazio del grado di quel giro.
NM-4-11 = Il suo effetto continuo è subito attivo, quindi il suo CHAKRA conta nel passo 2.
NM-4-12 = Passo 2: ogni giocatore ottiene 5 Chakra, più 1 per ogni Personaggio dal suo lato in tutte le missioni, nascosti compresi, più i suoi effetti CHAKRA +X.
NM-4-14 = Gli effetti CHAKRA contano solo se, al passo 2, il loro Personaggio è non nascosto e la loro condizione è soddisfatta.
NM-4-16 = Passo 3: ogni giocatore pesca 2 carte.
NM-4-20 = Chi ha il token Edge gioca il primo turno.
NM-4-21 = Nel suo turno il giocatore compie esattamente un'azione: giocare, nascondere, rivelare, potenziare, rivelare come potenziamento o passare.
NM-4-22 = Passare è sempre permesso; compiere un'altra azione non è mai obbligatorio.
NM-4-23 = Quando un turno è stato risolto per intero, il turno seguente è dell'altro giocatore, a meno che in questo giro abbia passato; allora continua lo stesso giocatore.
NM-4-24 = Un giocatore che ha passato non ha più turni in questo giro.
NM-4-25 = Il primo giocatore che passa in un giro prende o tiene il token Edge in quel momento.
NM-4-26 = Quando nel giro passa il secondo giocatore, il token Edge non si sposta mai.
NM-4-28 = Quando entrambi i giocatori hanno passato, la Fase Azione finisce subito.
NM-4-40 = Le missioni in gioco si valutano una dopo l'altra nell'ordine D, C, B, A; ogni missione in gioco si valuta in ogni giro.
NM-4-41 = Ogni missione si valuta secondo la situazione di quel momento, dopo che tutti gli effetti della missione precedente sono stati risolti.
NM-4-42 = Il totale di un giocatore in una missione è la somma del Potere di tutti i Personaggi dal suo lato, compresi quelli nascosti con i loro token e modificatori e compresi i valori negativi.
NM-4-43 = Il giocatore con il totale più alto vince la missione se quel totale è almeno 1.
NM-4-44 = Con totali uguali di almeno 1 vince chi ha il token Edge.
NM-4-45 = Se nessun giocatore ha un totale di almeno 1, non vince nessuno: niente punti, niente SCORE, e nessuno l'ha persa.
NM-4-46 = Il vincitore ottiene subito i punti base più il bonus di grado.
NM-4-47 = Dopo i punti si forma un gruppo di effetti innescati, in cui ogni effetto entra, che possa avere un risultato o no: tutti gli effetti SCORE dei Personaggi non nascosti del vincitore in quella missione, tutti gli effetti dei Personaggi non nascosti del perdente in quella missione che reagiscono a una missione persa, e l'effetto SCORE della missione.
NM-4-48 = Chi ha il token Edge sceglie l'ordine di quel gruppo, con gli effetti dei due giocatori mescolati; l'effetto della missione è sempre l'ultimo.
NM-4-49 = Ogni effetto del gruppo è usato e diretto dal giocatore a cui appartiene; quello della missione appartiene al vincitore.
NM-4-60 = Nel giro 4 la Fase Finale si salta: la partita finisce quando è stata valutata l'ultima missione.
NM-4-64 = Passo 2, dopo il gruppo e tutto ciò che ha innescato: tutte le riserve di Chakra vanno a 0 e tutti i token Power si tolgono, tranne quelli protetti da un effetto attivo in quel momento.
NM-4-65 = Il passo 2 non tocca Personaggi, mani, pile degli scarti, controllo e token Edge.

## 5 Actions

NM-5-1 = Si possono scegliere solo le opzioni elencate dal motore; tutto il resto è rifiutato, nulla cambia e la decisione resta aperta.
NM-5-2 = Un'azione è legale solo se il giocatore può pagarne subito il prezzo per intero.
NM-5-3 = Un giocatore può agire su qualsiasi missione in gioco.
NM-5-4 = Un giocatore non può avere due Personaggi non nascosti con lo stesso nome dal suo lato di una missione, compresi quelli di cui ha preso il controllo.
NM-5-5 = Nessun giocatore può scegliere di giocare una carta, muovere un Personaggio o cambiarne il controllo se ciò viola NM-5.4; queste opzioni non vengono offerte.
NM-5-6 = I Personaggi nascosti non hanno nome e non sono mai in conflitto.
NM-5-10 = Giocare una carta a faccia in giù costa esattamente 1 Chakra; nessun effetto lo cambia.
NM-5-14 = Passo 3 del prezzo: per un potenziamento si sottrae il costo stampato della carta in cima al Personaggio che viene potenziato.
NM-5-21 = Il prezzo si paga dalla riserva del giocatore che gioca la carta.
NM-5-25 = La carta passa dalla mano al lato del giocatore nella missione scelta, a faccia in su, come nuovo Personaggio.
NM-5-26 = Non è legale se il giocatore ha già lì un Personaggio non nascosto con quel nome; se è possibile un potenziamento, la carta va giocata come potenziamento.
NM-5-27 = Si applicano gli effetti MAIN; gli effetti ASSALTO e POTENZIAMENTO no.
NM-5-30 = La carta passa dalla mano al lato del giocatore nella missione scelta, a faccia in giù; nessuno dei suoi effetti si applica.
NM-5-31 = Nome, restrizioni e condizioni della carta non contano; qualsiasi carta può essere nascosta in qualsiasi missione.
NM-5-35 = Il bersaglio deve essere un Personaggio non nascosto dal lato del giocatore, con lo stesso nome della nuova carta o che un effetto della nuova carta indica come potenziabile.
NM-5-36 = Il bersaglio deve essere di proprietà del giocatore; i Personaggi di proprietà altrui non si possono potenziare, e una carta che non si possiede non si può usare come potenziamento.
NM-5-37 = Il costo stampato della nuova carta deve essere strettamente maggiore di quello della carta in cima al bersaglio, anche nei potenziamenti fra nomi diversi.
NM-5-38 = Un Personaggio nascosto non si può potenziare.
NM-5-39 = Un potenziamento che lascerebbe due Personaggi non nascosti con lo stesso nome da quel lato della missione non è legale.
NM-5-41 = La nuova carta si mette in cima; la pila resta lo stesso Personaggio, con i suoi token, il suo posto, il suo numero d'oggetto, i suoi blocchi e il controllo che esercita.
NM-5-42 = Il testo delle carte coperte da altre non ha effetto.
NM-5-43 = Gli effetti MAIN e POTENZIAMENTO si applicano nell'ordine stampato; gli effetti ASSALTO no.
NM-5-50 = Un giocatore può rivelare un Personaggio nascosto che controlla in qualsiasi turno successivo, anche nel giro in cui è stato nascosto.
NM-5-51 = Rivelare è giocare il Personaggio: prezzo secondo NM-5.11, poi lo si gira a faccia in su dove si trova.
NM-5-52 = Gli effetti MAIN e ASSALTO si applicano nell'ordine stampato; gli effetti POTENZIAMENTO no, anche se la pila nascosta ha più carte.
NM-5-54 = Una rivelazione accanto a un proprio Personaggio non nascosto con lo stesso nome è legale solo come potenziamento.
NM-5-60 = Un Personaggio nascosto può essere rivelato come potenziamento di un Personaggio non nascosto nella stessa missione se la sua carta in cima può potenziarlo secondo NM-5.35 fino a NM-5.39 e se il giocatore possiede e controlla entrambi.
NM-5-61 = La pila nascosta si mette in cima a quella a faccia in su; i token Power di entrambe si sommano.
NM-5-63 = Gli effetti MAIN, ASSALTO e POTENZIAMENTO si applicano tutti, nell'ordine stampato.
NM-5-64 = Prezzo: come rivelazione e come potenziamento insieme (si applicano sia NM-5.14 sia NM-5.16).
NM-5-80 = Un effetto che gioca un Personaggio offre ogni modo non nascosto permesso dalle regole: nuovo Personaggio, potenziamento e, se non è nominata un'altra zona, rivelazione, anche come potenziamento, di un Personaggio nascosto che il giocatore controlla e che ha davvero il nome, il gruppo o la parola chiave richiesti.
NM-5-81 = Gli effetti non giocano mai una carta a faccia in giù.
NM-5-82 = Se l'effetto non nomina una zona, le carte vengono dalla mano o dai propri Personaggi nascosti; se nomina una zona (mazzo, pila degli scarti), solo da lì.
NM-5-84 = Si applicano tutte le restrizioni di una giocata normale (nomi, KS-040, KS-111, prezzo).
NM-5-85 = Giocare tramite un effetto non è un'azione del turno: il turno passa come se fosse stata compiuta solo l'azione originaria.

## 6 Effects

NM-6-1 = Gli effetti istantanei si attivano una volta, quando arriva il loro momento, nell'ordine stampato, dall'alto in basso.
NM-6-2 = Gli effetti MAIN istantanei avvengono ogni volta che il Personaggio è giocato non nascosto, in qualsiasi modo.
NM-6-3 = Gli effetti POTENZIAMENTO avvengono solo quando la carta è giocata come potenziamento (potenziare o rivelare come potenziamento).
NM-6-4 = Gli effetti ASSALTO avvengono solo quando il Personaggio è rivelato (rivelare o rivelare come potenziamento).
NM-6-5 = Gli effetti SCORE avvengono quando chi controlla il Personaggio vince la missione in cui si trova.
NM-6-6 = Gli effetti continui sono attivi finché il loro Personaggio è non nascosto e in gioco; non vengono mai attivati e non sono mai facoltativi, a meno che dicano «puoi».
NM-6-17 = Gli effetti innescati mentre si applica un effetto aspettano che questo sia stato eseguito per intero.
NM-6-18 = Gli effetti innescati da un effetto formano un nuovo gruppo sopra tutto ciò che ancora aspetta; il gruppo più recente si risolve per intero prima che ne continui uno più vecchio.
NM-6-19 = All'interno di un gruppo il giocatore di turno sceglie che cosa viene dopo, per gli effetti di entrambi i giocatori.
NM-6-20 = Gli effetti di missione di un gruppo vengono per ultimi.
NM-6-30 = Un effetto istantaneo è facoltativo, a meno che dica «devi» o rientri in NM-6.33 o NM-6.34.
NM-6-31 = La scelta si fa una volta per effetto, `use` o `skip`, all'inizio di ogni effetto facoltativo senza eccezioni, prima che se ne esegua o se ne veda qualcosa; le sostituzioni facoltative si chiedono con `replace` (NM-6.111).
NM-6-33 = Gli effetti che dicono all'avversario di fare o decidere qualcosa da sé sono obbligatori; sono KS-069 (MAIN), KS-132 (POTENZIAMENTO), KS-140 (MAIN) e KS-M03, non KS-014, KS-032 o KS-091.
NM-6-34 = Gli effetti che giovano solo all'avversario sono obbligatori.
NM-6-36 = Tutto o niente: un effetto usato si esegue per intero, per quanto possibile; non se ne può prendere solo la parte che conviene.
NM-6-45 = {"*"}Amico* significa un altro Personaggio dal tuo lato; un Personaggio non è amico di sé stesso. «Amico» e «altro amico» significano lo stesso.
NM-6-46 = {"*"}Nemico* significa un Personaggio dal lato dell'avversario.
NM-6-47 = Se un effetto non nomina un lato, si intendono i Personaggi di entrambi i lati.
NM-6-48 = Se un effetto non nomina una missione, si intendono tutte le missioni.
NM-6-49 = «Un Personaggio» o «qualsiasi Personaggio» comprende la fonte stessa; «un altro» o «altro» esclude la fonte e ogni Personaggio già scelto dallo stesso effetto.
NM-6-52 = Fra i Personaggi sono compresi quelli nascosti, a meno che l'effetto dica non nascosto o chieda qualcosa che un Personaggio nascosto non ha.
NM-6-53 = Per tutti gli effetti un Personaggio nascosto ha costo 0, Potere stampato 0, e non ha nome, titolo, parole chiave, gruppo né testo, anche per chi lo controlla.
NM-6-54 = «Costo stampato» o «Potere stampato» di un Personaggio nascosto significa il valore reale della sua carta in cima.
NM-6-55 = Solo un Personaggio non nascosto può essere nascosto.
NM-6-56 = Un Personaggio che l'effetto non può influenzare nel modo richiesto (immune, impossibile da muovere, senza destinazione, senza token da togliere) non è un bersaglio legale per quell'effetto; un Personaggio bloccato da KS-067 è un bersaglio legale per i token (NM-11.67.9).
NM-6-57 = Un bersaglio da muovere è legale solo se c'è in gioco almeno un'altra missione in cui NM-5.4 resta rispettato.
NM-6-65 = La *base* di un Personaggio è il suo Potere stampato (0 se nascosto) più i suoi token Power.
NM-6-66 = Il *Potere* di un Personaggio si calcola dalla sola posizione: la sua base più la somma di tutti i modificatori statici attivi che gli si applicano; non viene mai memorizzato.
NM-6-67 = Tutti i modificatori statici si applicano nello stesso momento; nessuno ne vede un altro.
NM-6-70 = Il Potere può essere negativo; si aggiunge al totale così com'è.
NM-6-101 = Un Personaggio che gli effetti nemici non possono né nascondere né sconfiggere viene saltato dagli effetti di massa e non è una scelta legale, anche quando a dover scegliere per un effetto nemico è chi lo controlla.
NM-6-111 = Tutte le sostituzioni che potrebbero applicarsi all'evento di uno stesso Personaggio formano un'unica scelta combinata, fatta da chi controlla quel Personaggio; poi l'evento cambiato si esamina di nuovo, ogni sostituzione al massimo una volta.
NM-6-120 = Prendere il controllo mette il Personaggio, così com'è (pila, token, nascosto o no), dal lato di chi prende il controllo nella stessa missione, come ultimo nell'ordine.
NM-6-121 = Da allora è amico dei Personaggi di chi lo controlla, conta per questo giocatore sotto ogni aspetto e può essere rivelato da lui.
NM-6-122 = Il controllo dura finché il Personaggio che ne è la fonte è in gioco, non nascosto e controllato dal giocatore che lo ha preso.
NM-6-124 = Quando il controllo finisce, il Personaggio torna subito dal lato del suo proprietario nella missione in cui si trova, come ultimo nell'ordine, tenendo i token e restando nascosto o no; si applica NM-5.7.

## 7 Zones and movements

NM-7-1 = Zone: per ogni giocatore mazzo (a faccia in giù, ordinato), mano, pila degli scarti (a faccia in su, ordinata), missione messa da parte; comuni: mazzo Mission (a faccia in giù, ordinato), le missioni in gioco con due lati ciascuna.
NM-7-2 = I Personaggi di un lato stanno in ordine d'arrivo, per ultimo uno preso o tornato, e non si riordinano.
NM-7-3 = {"*"}Pescare*: la carta in cima al mazzo va nella mano del suo proprietario; più carte si pescano una alla volta.
NM-7-4 = Pescare da un mazzo vuoto non fa nulla e non ha penalità; in tal caso non si è pescato.
NM-7-5 = {"*"}Scartare dalla mano*: la carta va a faccia in su in cima alla pila degli scarti del suo proprietario; è lui a scegliere la carta, a meno che l'effetto faccia scegliere un altro giocatore.
NM-7-7 = Le pile degli scarti mantengono il loro ordine; nessuno può riordinarle.
NM-7-8 = Le carte scartate insieme entrano nelle pile degli scarti nell'ordine scelto da chi decide (NM-6.79).
NM-7-9 = {"*"}Sconfiggere*: il Personaggio lascia il gioco; le sue carte vanno nella pila degli scarti del proprietario, dalla più bassa, così che la carta in cima resti in cima.
NM-7-12 = {"*"}Riportare in mano*: la carta in cima va nella mano del suo proprietario, NM-7.11 per il resto.
NM-7-14 = {"*"}Nascondere*: il Personaggio si gira a faccia in giù dov'è; token, pila, posto e controllo su di lui restano; il suo testo diventa inattivo e il controllo che esercita finisce.
NM-7-16 = {"*"}Muovere*: il Personaggio va con pila e token dallo stesso lato di un'altra missione, come ultimo nell'ordine; i Personaggi nascosti restano nascosti.
NM-7-17 = Non esiste un movimento all'interno della stessa missione; con una sola missione in gioco nulla si può muovere.
NM-7-20 = {"*"}POWERUP X*: si mettono X token sul Personaggio nominato, o sulla fonte se nessuno è nominato.
NM-7-22 = I token restano quando un Personaggio viene nascosto, rivelato, mosso o potenziato o cambia lato.
NM-7-25 = {"*"}Guardare*: solo il giocatore che guarda vede la carta o le carte; restano dove sono.

## 8 Scoring, end, winner

NM-8-1 = I punti vinti restano; la stessa missione si può vincere di nuovo in ogni giro.
NM-8-2 = I punti vengono dalle missioni vinte (NM-4.46) e dagli effetti che danno Punti Mission, nel momento in cui si risolvono.
NM-8-3 = La partita finisce dopo la Fase di Valutazione delle Missioni del giro 4; le regole non prevedono una fine anticipata.
NM-8-4 = Vince il giocatore con più punti.
NM-8-5 = A parità di punti vince chi ha il token Edge alla fine; non esiste il pareggio.
NM-8-6 = Un giocatore senza carte nel mazzo o in mano continua a giocare normalmente.
NM-8-8 = Arrendersi (`concede`) è un atto del tavolo, non un'opzione: ha effetto quando non si sta risolvendo nulla, pone subito fine alla partita, e vince l'altro giocatore quali che siano i punti.

## 9 Hidden information

NM-9-1 = Un giocatore può sempre guardare i Personaggi nascosti che controlla ed entrambe le pile degli scarti.
NM-9-2 = Chi controlla un Personaggio nascosto, non il suo proprietario, può guardarlo; quando il controllo cambia, può guardarlo chi lo ottiene.
NM-9-3 = Un'identità vista legalmente (a faccia in su prima di essere nascosta, guardata, controllata in passato) resta nota a quel giocatore finché esiste il numero d'oggetto; la vista del giocatore la riporta come `known`.
NM-9-5 = La vista di un giocatore non contiene mai il contenuto o l'ordine di un mazzo, la mano dell'avversario, le identità nascoste non note, il mazzo Mission, le missioni messe da parte o il seme.
NM-9-8 = Registro: le voci su ciò che si guarda nominano a tutti chi guarda e il numero d'oggetto (o «mano», «prime N carte del mazzo»), le carte solo a chi guarda.
NM-9-14 = Le opzioni di una decisione sono visibili solo a chi decide; gli altri vedono il tipo di decisione e chi decide.
NM-9-15 = La vista di un giocatore mostra la lista del suo mazzo iniziale e le dimensioni di tutte le zone, mai ciò che resta nel suo mazzo.

## 11 Per-card rulings

NM-11-4-6 = KS-004: POTENZIAMENTO: si può prendere qualsiasi carta della pila, che è pubblica; l'ordine delle altre resta.
NM-11-20-2 = KS-020: non si può scegliere un nemico non nascosto con lo stesso nome di un tuo Personaggio già non nascosto qui.
NM-11-40-1 = KS-040: stai vincendo una missione se il tuo totale secondo NM-4.42 (Potere intero; NM-6.68 non si applica) è almeno 1 e maggiore di quello dell'avversario, o uguale se hai il token Edge, subito prima che lei arrivi o venga girata; in quel momento i suoi token da Personaggio nascosto fanno parte del tuo totale.
NM-11-67-1 = KS-067: blocca, quando diventa attivo qui (giocato, rivelato, mosso qui, passato sotto un altro controllo), il nemico qui con la base più alta (Potere stampato più token; per uno nascosto, 0 più token); a parità sceglie chi controlla KS-067.
NM-11-111-1 = KS-111: vieta all'avversario ogni rivelazione qui, anche come potenziamento, per azione e per effetto.
NM-11-115-1 = KS-115: protegge gli altri tuoi Personaggi non nascosti qui dall'essere nascosti da effetti nemici; non sé stesso.
NM-11-134-1 = KS-134: si possono includere i propri Personaggi; i Poteri sono fissati all'inizio; un valore negativo conta 0; le scelte finiscono con `done`, offerto dalla prima scelta in poi, cioè già prima che un Personaggio sia scelto; la somma delle scelte non supera mai 6.
NM-11-138-1 = KS-138: su qualsiasi Personaggio non nascosto di tua proprietà con costo stampato 5 o meno, che non sia Evocazione né si chiami Orochimaru; un Orochimaru non si può potenziare con questa carta nemmeno nel modo ordinario.

## 12 Worked examples

NM-12-7 = Data una missione di base 2 scoperta nel giro 3, quando viene vinta, allora dà 2 + 3 = 5 punti, e di nuovo 5 nel giro 4.

## 14 Position document

NM-14-8 = Caricare un KS-067 a faccia in su senza `lock` mentre c'è un nemico nella sua missione è un errore.

## 15 Invariants

NM-15-2 = Le carte Mission nel mazzo Mission, negli spazi e messe da parte sono sempre le stesse 6.
NM-15-3 = Nella Fase Azione del giro r ci sono esattamente r missioni in gioco e 4 − r nel mazzo Mission, a meno che si sia applicato NM-4.18.
NM-15-4 = A nessuna decisione un lato di una missione ha due Personaggi non nascosti con lo stesso nome.
NM-15-7 = Il giocatore attivo non ha passato; entrambi hanno passato solo fuori dalla Fase Azione.
NM-15-9 = Un Personaggio che non sta dal lato del suo proprietario ha una fonte di controllo che è in gioco, non nascosta e dallo stesso lato del Personaggio.
NM-15-12 = I numeri d'oggetto sono unici, minori di `next_object` e mai dati due volte in una partita.
NM-15-14 = Un Personaggio bloccato è un nemico nella missione del suo KS-067, non ha token e ha Potere 0.
