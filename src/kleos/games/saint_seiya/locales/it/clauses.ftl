### The clauses of rules.md that refusals, the glossary and the guide name, in Italian.

## 1 Components and card anatomy

SS-1-2 = L'Orologio comincia con 12 Fiamme.
SS-1-3 = Ci sono 5 eroi: Seiya, Shiryu, Hyoga, Shun, Ikki; ognuno ha un segnalino Eroe e un set di carte eroe.
SS-1-4 = Una carta è o un Personaggio o un'Armatura.
SS-1-5 = Una carta ha: numero, nome, tipo, classe (può mancare), rango, fino a due costi (Forza, Cosmo), fino a tre valori (Forza, Cosmo, Cura), Punti Vittoria (PV), un'icona Fiamma oppure no, e zero o più effetti.
SS-1-6 = Ci sono cinque ranghi, indicati dal colore del bordo; dal più basso al più alto: molto comune (verde), comune (bronzo), non comune (argento), raro (oro), molto raro (blu).
SS-1-7 = Se un costo manca, la carta non si può acquisire in quel modo.
SS-1-8 = Un valore mancante vale 0 prima dei bonus, ma la carta è considerata priva di quel valore quando un effetto chiede se lo ha. Perché: gli esempi stampati trattano Leda come «senza Cosmo» e danno un bonus a un Seiya di rango molto comune che non ne riporta.
SS-1-9 = Un Personaggio è un Cavaliere se e solo se la sua classe contiene la parola Cavaliere; questo include gli Eroi di rango comune ed esclude gli Eroi di rango molto comune, Atena, il Grande Sacerdote, Cassios, Gigas, Phaeton, Oko e Jaki.
SS-1-10 = Una carta Eroe è un Personaggio la cui classe contiene la parola Eroe: le carte di rango molto comune e di rango comune dei cinque eroi.
SS-1-11 = «Una carta Seiya» indica qualsiasi carta Eroe dell'eroe Seiya, di rango molto comune o comune; lo stesso vale per Shiryu, Hyoga, Shun e Ikki. Le Armature non sono comprese. Perché: gli effetti stampati usano il solo nome, ed entrambe le carte Eroe lo portano.
SS-1-13 = I 12 Cavalieri d'Oro, e solo loro, portano l'icona Fiamma.

## 2 Card pool

SS-2-5 = Non si costruisce un mazzo: si usano i set di carte degli eroi scelti e tutte le carte della Riserva; i set degli eroi non scelti restano fuori dalla partita.
SS-2-6 = Due giocatori non possono prendere lo stesso eroe. Perché: la scatola contiene un segnalino e un set per eroe.
SS-2-7 = I giocatori sono da 2 a 5; queste regole non prevedono una modalità in solitario. Perché: i set sono cinque, e ogni regola presuppone almeno un avversario.

## 3 Setup

SS-3-1 = I posti sono numerati p0, p1, … in senso orario; «il giocatore alla sua sinistra» occupa il posto successivo, e dopo l'ultimo viene il primo.
SS-3-2 = L'eroe di ogni posto viene dall'opzione `heroes` e non è una decisione presa durante la partita. Perché: il regolamento lascia scegliere liberamente i giocatori, e i cinque mazzi iniziali funzionano allo stesso modo.
SS-3-3 = Ogni giocatore mette da parte le sue 5 carte Eroe di rango comune, scoperte e fuori gioco.
SS-3-4 = Ogni giocatore mescola le sue 9 carte Eroe di rango molto comune e la sua Armatura di Bronzo in un mazzo coperto di 10 carte.
SS-3-5 = Ogni giocatore pesca 5 carte, che formano la sua mano.
SS-3-7 = Le prime 6 carte della Riserva vengono rivelate sul terreno; la prima va nella posizione 6, la seguente nella posizione 5, e così via fino alla posizione 1. Perché: stessa direzione di quando in seguito si completa il terreno.
SS-3-8 = Il primo giocatore è quello del posto indicato da `first_player`; `random` estrae a sorte un posto, tutti con la stessa probabilità. Perché: il regolamento lascia la scelta al gruppo.
SS-3-9 = Durante la preparazione non si applica nessun effetto delle carte: né effetti Arrivo, né Fiamme.

## 4 Turn structure

SS-4-1 = I giocatori svolgono i loro turni in senso orario, a partire dal primo giocatore.
SS-4-2 = Un turno è una fase principale seguita da una fase di mantenimento.
SS-4-4 = Nella fase principale il giocatore attivo svolge quante azioni vuole, in qualsiasi ordine, una alla volta: giocare un Personaggio, equipaggiare un'Armatura, acquisire una carta del terreno, attivare una carta, curare con una carta.
SS-4-6 = La fase principale finisce solo quando il giocatore attivo sceglie `end`. Perché: un giocatore può sempre tenere carte per dopo.
SS-4-8 = Mantenimento, passo 1a: tutte le carte che il giocatore attivo ha giocato in questo turno e ha ancora in gioco vanno nei suoi scarti; i Personaggi feriti e l'Armatura equipaggiata restano.
SS-4-10 = Mantenimento, passo 1b: il giocatore attivo scarta dalla mano quante carte vuole, da nessuna a tutte, scegliendole una alla volta.
SS-4-11 = Mantenimento, passo 2: il giocatore attivo pesca fino ad avere 5 carte in mano; se ne ha 5 o più non ne pesca e non ne scarta nessuna.
SS-4-12 = Mantenimento, passo 3: la carta nella posizione 6, se c'è, viene rimossa e va negli scarti comuni; se ha l'icona Fiamma toglie 1 Fiamma.
SS-4-13 = Se nel passo 3 la posizione 6 è vuota, non si rimuove nulla. Perché: il regolamento parla della carta presente lì.
SS-4-14 = Mantenimento, passo 4: le carte del terreno vengono spinte verso destra, chiudendo ogni vuoto, così che k carte occupano le posizioni 6, 5, …, 7−k senza cambiare ordine fra loro. Perché: «tutte le carte rimaste verso destra», letto insieme al fatto che si completa da destra.
SS-4-15 = Mantenimento, passo 5: si completa il terreno (SS-7.20).
SS-4-17 = Il terreno si completa solo nel passo 5 del mantenimento o per un effetto che lo dice; la posizione di una carta acquisita nella fase principale resta vuota fino ad allora.

## 5 Actions

SS-5-2 = Le azioni si svolgono rigorosamente in sequenza: un'azione e tutto ciò che innesca sono conclusi prima che si scelga l'azione successiva.
SS-5-3 = Un codice che non è tra le scelte offerte viene rifiutato con un errore e lascia la posizione immutata. Perché: contratto del motore di gioco.
SS-5-4 = Una carta giocata serve una volta sola: conta in un'acquisizione, o usa il suo valore di Cura, o usa la sua attivazione; dopo di che lascia il gioco.
SS-5-5 = Dopo `main_phase_action_limit` azioni in una stessa fase principale viene offerto solo `end`. Perché: due Albior possono richiamarsi a vicenda senza fine, e una partita deve terminare.
SS-5-10 = Giocare un Personaggio lo sposta dalla mano alla zona di gioco, scoperto, di fronte a una carta del terreno scelta dal giocatore.
SS-5-11 = In un turno si può giocare qualsiasi numero di Personaggi, di fronte alla stessa carta del terreno o a carte diverse, in qualsiasi ordine.
SS-5-12 = Non si può giocare un Personaggio di fronte a una posizione vuota; se sul terreno non ci sono carte, non si può giocare nessun Personaggio.
SS-5-14 = Il Personaggio fronteggia la carta, non la posizione: se la carta del terreno cambia posizione, le carte che la fronteggiano la seguono.
SS-5-15 = Il primo Personaggio giocato in un turno di fronte a un dato Delfino obbliga a scartare dalla mano 1 altra carta, a scelta del giocatore, prima dell'effetto Messa in gioco; senza un'altra carta in mano il Personaggio non si può giocare lì. Perché: il testo chiede una carta per combattere il Delfino, non una per combattente.
SS-5-19 = Se la carta fronteggiata lascia il terreno in un modo diverso dall'acquisizione che usa le carte di fronte a essa, queste restano in gioco senza avversario: non fronteggiano nulla, non sono al fianco di nessuna carta e in questo turno non danno né Forza né Cosmo, anche se una nuova carta occupa la posizione.
SS-5-20 = Una carta senza avversario può ancora usare la sua attivazione o il suo valore di Cura.
SS-5-21 = Un Personaggio giocato non può essere ripreso né spostato di fronte a un'altra carta. Perché: il regolamento non conosce una simile azione.
SS-5-30 = Equipaggiare un'Armatura la sposta dalla mano all'unico posto per l'Armatura del giocatore, scoperta.
SS-5-31 = Se il posto per l'Armatura è occupato, l'Armatura che vi si trova va prima negli scarti del suo proprietario.
SS-5-34 = L'Armatura equipaggiata resta al suo posto per qualsiasi numero di turni, finché non viene usata, sostituita o spostata da un effetto.
SS-5-35 = Un'Armatura equipaggiata si può usare una volta, o per aggiungere il suo Cosmo a un'acquisizione con il Cosmo o per la sua attivazione; in entrambi i casi viene scartata.
SS-5-40 = Un'acquisizione nomina una carta del terreno e una valuta, Forza o Cosmo; le valute non si mescolano mai.
SS-5-41 = È consentita se la carta ha un costo effettivo in quella valuta, se il totale disponibile lo raggiunge e se nessuna restrizione (SS-5.49) la vieta.
SS-5-42 = La Forza disponibile è la somma della Forza di tutti i Personaggi del giocatore attivo che fronteggiano la carta.
SS-5-43 = Il Cosmo disponibile è la somma del Cosmo di tutti i Personaggi del giocatore attivo che fronteggiano la carta, più il Cosmo dell'Armatura equipaggiata se il giocatore la impegna.
SS-5-44 = Impegnare l'Armatura è una scelta del giocatore ed è consentito anche quando i Personaggi bastano da soli. Perché: l'Armatura è una carta in più che si può usare.
SS-5-45 = L'Armatura può pagare da sola, senza nessun Personaggio di fronte alla carta. Perché: il regolamento elenca l'acquisizione fra gli usi dell'Armatura, senza altre condizioni.
SS-5-46 = Tutti i Personaggi di fronte alla carta acquisita contano come usati, che i loro valori fossero necessari o no. Perché: sono stati messi sotto quella carta per acquisirla.
SS-5-47 = I punti oltre il costo sono persi.
SS-5-48 = Raggiungere un costo non basta per acquisire la carta; il giocatore deve dichiarare l'acquisizione. Perché: potrebbe voler aggiungere carte o usare l'altra valuta.
SS-5-50 = Un'acquisizione si risolve in quest'ordine: (1) la carta lascia il terreno e resta in attesa; la sua posizione rimane vuota e viene ricordata; (2) se ha l'icona Fiamma, si toglie 1 Fiamma; (3) si risolve il suo effetto Sconfitto; (4) i Personaggi usati ancora in gioco e l'Armatura impegnata vanno negli scarti; (5) la carta in attesa va alla sua destinazione; (6) si offrono le pescate rinviate delle carte Shun di rango comune usate. Perché: il regolamento fissa (3) prima di (5); il resto segue l'ordine in cui è descritto.
SS-5-51 = Destinazione: gli scarti del giocatore che acquisisce se ha pagato con la Forza, la sua mano se ha pagato con il Cosmo, a meno che l'effetto Sconfitto non mandi la carta altrove.
SS-5-52 = Una carta acquisita in mano si può giocare o equipaggiare nello stesso turno.
SS-5-60 = La Forza (o il Cosmo) di un Personaggio giocato si calcola ogni volta che serve: il valore stampato, 0 se non c'è; poi raddoppiato se si applica un raddoppio; poi si aggiunge ogni bonus fisso. Perché: moltiplicare solo ciò che è stampato sulla carta rende il risultato indipendente dall'ordine.
SS-5-61 = Un Personaggio senza un valore stampato riceve i bonus a quel valore.
SS-5-65 = Il costo effettivo è il costo stampato, o il costo dato da un effetto (SS-11.40a, SS-11.54), meno la somma di tutte le riduzioni in quella valuta, e mai meno di 1. Perché: ogni minimo stampato è 1.
SS-5-66 = Una riduzione non crea mai un costo: un costo mancante resta mancante. Perché: «costa meno» presuppone un costo.
SS-5-67 = La carta nella posizione 6 costa 1 Forza in meno e 1 Cosmo in meno, che sia un Personaggio o un'Armatura.
SS-5-80 = L'attivazione di un Personaggio giocato o dell'Armatura equipaggiata può essere usata dal suo proprietario nella sua fase principale, una volta, se è utilizzabile (SS-6.8).
SS-5-81 = Un'attivazione è del tipo Scartare, Ferire o Distruggere; una volta risolto l'effetto, la carta attivata viene di conseguenza scartata, ferita o distrutta.
SS-5-83 = Dalla dichiarazione in poi, la Forza e il Cosmo della carta attivata sono persi e la carta non ha altri usi.
SS-5-85 = Un Personaggio deve essere giocato di fronte a una carta del terreno prima di poter essere attivato; non si attiva nulla dalla mano.
SS-5-86 = L'attivazione Ferire di un Cavaliere che non può essere ferito (SS-11.77) non è utilizzabile. Perché: la sua conseguenza non potrebbe avvenire.
SS-5-90 = Un Personaggio giocato con un valore di Cura può usarlo: il suo proprietario cura almeno 1 e al massimo altrettanti dei propri Personaggi feriti, poi la carta viene scartata.
SS-5-91 = Si può curare meno del valore. Perché: il valore è ciò che la carta permette.
SS-5-92 = L'azione è consentita solo se il giocatore ha un Personaggio ferito e June non è sul terreno. Perché: altrimenti non si potrebbe curare nulla.
SS-5-93 = Usare il valore di Cura fa rinunciare alla Forza, al Cosmo e all'attivazione della carta.

## 6 Effects

SS-6-1 = Tipi di effetto sul terreno: Arrivo, Sconfitto, effetto continuo Sul terreno. Tipi di effetto in gioco: Messa in gioco, Attivazione (Scartare, Ferire, Distruggere), effetto continuo In gioco.
SS-6-2 = Un effetto Arrivo si attiva una volta, quando la carta viene rivelata sul terreno in qualsiasi modo tranne che nella preparazione.
SS-6-3 = Un effetto Sconfitto si attiva una volta, quando la carta viene acquisita dal terreno, prima che raggiunga la sua destinazione.
SS-6-4 = Gli effetti Arrivo e Sconfitto sono obbligatori, a meno che il testo dica «può» (Doko, Spartan).
SS-6-5 = Gli effetti Messa in gioco e le attivazioni sono facoltativi.
SS-6-6 = Una volta scelto `use` o un'attivazione, se ne eseguono tutti i passi; nessuno si può rifiutare, a meno che dica «può». Perché: la scelta sta nell'avviare l'effetto.
SS-6-7 = Un requisito è un sacrificio che chi usa l'effetto fa delle proprie carte per ottenere il resto; va pagato per intero, altrimenti l'effetto non è utilizzabile, anche dove il testo stampato dice soltanto «poi». Perché: pubblicato per le Armature di Bronzo, applicato a tutte le carte di questo modello.
SS-6-8 = Un effetto facoltativo è utilizzabile solo se la sua condizione è soddisfatta, se il suo requisito si può pagare, se esiste ogni bersaglio visibile di cui ha bisogno e se eseguirlo cambierebbe qualcosa, per quanto dicono le informazioni pubbliche e la mano di chi lo usa; così un effetto che fa soltanto pescare non è utilizzabile con mazzo e scarti entrambi vuoti, mentre una riduzione di costo può mirare a una carta il cui costo è già 1. Perché: un effetto che non si può applicare non si può scegliere.
SS-6-11 = «Ogni giocatore» si svolge in ordine di turno a partire dal giocatore attivo, «ogni avversario» a partire dal giocatore alla sua sinistra; ciascuno finisce prima che cominci il successivo. Perché: il regolamento non dà un ordine.
SS-6-12 = Una scelta fra la mano, gli scarti o le carte ferite di un giocatore è fatta da quel giocatore, a meno che l'effetto dia la scelta a un altro o parli di «un Personaggio» di qualsiasi giocatore, nel qual caso sceglie il giocatore attivo. Perché: la grammatica dei testi.
SS-6-14 = Un effetto si risolve del tutto prima di qualsiasi altra cosa; gli effetti innescati al suo interno si risolvono subito, dentro di esso, prima che quello esterno prosegua.
SS-6-16 = Un effetto continuo si applica solo finché la sua carta è nella zona nominata dal suo tipo: sul terreno, oppure giocata e di fronte a una carta del terreno o, secondo SS-5.55, alla carta in attesa. Perché: Sho deve proteggere mentre si risolve un effetto Sconfitto.
SS-6-17 = Gli effetti continui si valutano ogni volta che serve un valore, un costo o sapere se qualcosa è consentito; nulla viene memorizzato. Perché: evita bonus ormai scaduti.
SS-6-18 = Gli effetti continui del terreno vincolano tutti i giocatori.
SS-6-19 = Gli effetti di terreno di una carta non hanno forza finché un giocatore la possiede, e quelli di gioco non ne hanno finché è sul terreno.

## 7 Zones and movements

SS-7-1 = La posizione 1 è accanto alla Riserva; la posizione 6 è l'ultima a destra.
SS-7-2 = Ogni posizione contiene al massimo una carta.
SS-7-5 = Pescare: la carta in cima al proprio mazzo va in mano.
SS-7-6 = Se si deve pescare una carta e il mazzo è vuoto, tutti gli scarti si mescolano e diventano il mazzo, poi si continua a pescare.
SS-7-7 = Si rimescola solo quando una carta serve davvero, mai appena il mazzo si esaurisce.
SS-7-12 = Scartare: la carta va scoperta negli scarti del suo proprietario.
SS-7-13 = Ferire: un Personaggio passa da dove si trova (mano, scarti, gioco, carte rivelate o in attesa) alla fila dei feriti del suo proprietario.
SS-7-14 = Un Personaggio ferito non può essere giocato, usato o scartato, e solo gli effetti che nominano Personaggi feriti possono spostarlo.
SS-7-15 = Le Armature non vengono mai ferite.
SS-7-16 = Curare: un Personaggio ferito va negli scarti del suo proprietario.
SS-7-17 = Distruggere: la carta va tra le carte distrutte del suo proprietario ed è fuori dal gioco; solo gli effetti che nominano carte distrutte possono riportarla.
SS-7-18 = Rimuovere: una carta del terreno va negli scarti comuni; se ha l'icona Fiamma toglie 1 Fiamma.
SS-7-20 = Completare il terreno: finché una posizione è vuota e la Riserva non lo è, si rivela la carta in cima alla Riserva nella posizione vuota con il numero più alto e si risolve il suo effetto Arrivo.
SS-7-29 = Le carte messe da parte possono entrare in gioco solo tramite le Armature di Bronzo e Sirius.
SS-7-30 = Ogni carta sul terreno, in una zona di gioco, in un posto per l'Armatura o in una fila dei feriti ha un numero d'oggetto pubblico, dato in ordine crescente quando vi entra e mantenuto finché la carta si sposta fra questi luoghi; una carta che è stata in attesa o è passata per un'altra zona riceve un nuovo numero. Perché: i codici hanno bisogno di nomi stabili.
SS-7-31 = Le carte rivelate dall'Armatura del Cancro sono nella zona pubblica «rivelate»; appartengono ancora a chi l'ha usata, fuori dal suo mazzo e dai suoi scarti, finché non vengono ferite o vanno in mano. Perché: ogni carta deve stare in una zona.

## 8 Scoring, end of the game, winner

SS-8-1 = Quando l'Orologio arriva a 0 scatta la fine; non si può annullare.
SS-8-3 = Una volta scattata la fine, il giro si completa: la partita è conclusa dopo il mantenimento dell'ultimo giocatore del giro in cui è scattata.
SS-8-5 = Alla fine tutti i giocatori hanno svolto lo stesso numero di turni (fra i posti che non si sono arresi).
SS-8-6 = Fra quando scatta la fine e la conclusione le regole non cambiano.
SS-8-7 = Le carte conteggiate di un giocatore sono la sua mano, il suo mazzo, i suoi scarti, i suoi Personaggi feriti e la sua Armatura equipaggiata.
SS-8-8 = Le carte distrutte e le carte messe da parte non sono conteggiate.
SS-8-9 = Il punteggio di un giocatore è la somma dei PV di tutte le sue carte conteggiate; i PV negativi (Gigas) contano.
SS-8-10 = Atena: 1 PV per ogni gruppo completo di 10 carte conteggiate del suo proprietario; ogni copia dà punti.
SS-8-11 = Marin: 3 PV, e 1 in più se il suo proprietario è l'unico ad avere il maggior numero di carte Eroe fra le carte conteggiate; ogni copia dà punti.
SS-8-13 = Shaina: 3 PV, e 1 in più se il suo proprietario è l'unico ad avere il maggior numero di Cavalieri d'Argento fra le carte conteggiate; ogni copia dà punti, e Shaina stessa conta.
SS-8-14 = Opzione `shaina_counts`: con `rank` (predefinita) un Cavaliere d'Argento è qualsiasi Cavaliere di rango non comune, 42 carte nella scatola; con `class` è una carta di classe Cavaliere d'Argento, 36 carte. Perché questa è predefinita: il regolamento indica 42, che solo il rango dà.
SS-8-16 = Leda: 2 PV se le carte conteggiate del suo proprietario comprendono una Spica, altrimenti 0; lo stesso vale per Spica con Leda; ogni copia dà punti.
SS-8-17 = Jango: 1 PV per ogni nome diverso di Cavaliere Nero fra le carte conteggiate, Jango compreso, quindi da 1 a 6; ogni copia dà punti.
SS-8-18 = Jaki: 1 PV per ogni gruppo completo di 5 carte distrutte del suo proprietario; ogni copia conteggiata dà punti.
SS-8-19 = Vince il punteggio più alto.
SS-8-20 = I giocatori pari al punteggio più alto condividono la vittoria. Perché: il regolamento non prevede spareggi.
SS-8-22 = La fine scatta anche all'inizio del turno numero `turn_limit`, contando i turni di tutti i giocatori. Perché: giocatori d'accordo potrebbero rimandare per sempre nella Riserva Atena e l'Armatura del Sagittario; le partite normali finiscono molto prima.
SS-8-24 = Arrendersi (`concede`) è un atto del tavolo, non una scelta offerta: ha effetto quando nulla è in corso di risoluzione; i turni successivi del posto vengono saltati, le sue carte restano dove sono e non sono conteggiate, e il posto si classifica ultimo; se resta un solo giocatore la partita finisce e quel giocatore vince. Perché: il regolamento non conosce questo atto, i tavoli ne hanno bisogno.
SS-8-26 = Un posto che si è arreso non è un giocatore per nessun effetto: non rientra in «ogni giocatore» né in «ogni avversario», non può essere scelto, e le sue zone non contengono bersagli. Perché: non c'è nessuno che scelga.
SS-8-27 = Un turno saltato è contato in `turn` e non ha né fase principale né mantenimento; una volta scattata la fine, la partita è conclusa appena tutti i posti successivi di quel giro si sono arresi. Perché: SS-8.3 ha bisogno di un punto finale.

## 9 Hidden information

SS-9-1 = Nessuno, nemmeno il proprietario, può guardare in un mazzo se non tramite un effetto.
SS-9-2 = Gli scarti, le carte distrutte, le carte messe da parte e gli scarti comuni possono essere consultati da tutti in qualsiasi momento. Perché: effetti e punteggi ne dipendono.
SS-9-3 = Il numero di carte di ogni zona nascosta è pubblico. Perché: su un tavolo si vede.
SS-9-4 = Una carta pescata viene annunciata agli altri solo come numero di carte.
SS-9-5 = Una carta acquisita con il Cosmo è nota a tutti quando entra in mano; che cosa ne sia poi nella mano è di nuovo nascosto. Perché: tutti l'hanno vista, ma la mano è una zona privata.
SS-9-8 = L'ordine della Riserva e dei mazzi è sempre ignoto a tutti i giocatori, salvo la carta messa dal Cavaliere delle Fiamme.
SS-9-10 = Ciò che un giocatore vede della partita non contiene nulla di quanto la tabella qui sopra gli nasconde. Perché: contratto del motore di gioco.

## 11 Per-card rulings

SS-11-6 = `armure-pegase` (Scartare): chi la usa sceglie un numero di carta Seiya di cui ha in mano almeno 2 copie, ne distrugge 2, poi mette nei suoi scarti 1 carta Seiya del rango immediatamente superiore presa dalle sue carte messe da parte; se non ne resta nessuna, o se non esiste un rango superiore (2 di rango comune), non ottiene nulla.
SS-11-64 = `serpent-des-mers` (effetto continuo Sul terreno): per acquisirla pagando servono in quel momento almeno 3 Personaggi del giocatore attivo che la fronteggino; l'Armatura non conta; nel frattempo è consentito fronteggiarla con meno. Perché: le carte si giocano una alla volta.
SS-11-66 = `kuraggu` (effetto continuo Sul terreno): finché un Kuraggu è sul terreno, nessun Cavaliere, tranne le carte di nome Kuraggu, può essere acquisito in alcun modo, pagando, gratis o tramite Jango; i Personaggi che non sono Cavalieri e le Armature sì. Perché: letto in base al nome, due Kuraggu non si bloccano a vicenda.
SS-11-85b = `june` (effetto continuo Sul terreno): nessun Personaggio di nessun giocatore può essere curato, con nessun mezzo.

## 13 Decisions

SS-13-1 = La partita si ferma solo per le decisioni di questa tabella; tutto il resto è risolto dal motore. Perché: contratto del motore di gioco.
SS-13-5 = Copie identiche in una stessa zona di un giocatore sono una sola scelta; per le carte con un numero d'oggetto, le copie uguali per carta, proprietario, zona, carta fronteggiata e bonus sono una sola scelta, indicata dal numero più basso, e le posizioni del terreno non si uniscono mai. Perché: scelte uguali portano a posizioni uguali.
SS-13-7 = Le scelte di una decisione sono elencate senza doppioni e in un ordine fisso: per verbo, nell'ordine della tabella, poi per numero di carta, posizione, numero d'oggetto o posto. Perché: partite riproducibili.
SS-13-11 = `player-pick` offre solo i giocatori per i quali il resto dell'effetto ha un bersaglio visibile; se si tratta di una mano nascosta, solo quelli con la mano non vuota, e chi usa l'effetto solo se il chiarimento della sua carta lo dice; l'Armatura del Cancro e l'Arrivo di Gigas offrono tutti i giocatori che nominano. Perché: SS-6.8 applicato alle scelte.

## 14 Position document

SS-14-1 = Il caricamento fallisce con un errore che nomina il campo se: un identificativo è sconosciuto; le copie di una carta superano quelle della scatola; una carta è in una zona che non può contenerla (SS-15.5, SS-15.6, da SS-15.9 a SS-15.11); due giocatori hanno lo stesso eroe; `active` non corrisponde; `terrain` non ha 6 voci; `facing` nomina una posizione vuota; un giocatore non attivo ha `played`, `force_all` o `armours_by_force`; un numero è fuori dai suoi limiti. Perché: contratto del motore di gioco.
SS-14-9 = Il caricamento fallisce se `ending` è falso con `flames` 0, o se `played`, `force_all`, `armours_by_force`, `force_less`, `cosmos_less` o `dauphin_paid` è indicato in una fase diversa da `main`. Perché: SS-8.1, SS-14.3.

## 15 Invariants

SS-15-1 = Ogni carta della partita è in esattamente una zona; l'insieme delle carte di tutte le zone, copie comprese, non cambia mai.
SS-15-2 = In una partita cominciata con la preparazione questo insieme conta 125 carte della Riserva più 15 carte per giocatore.
SS-15-3 = Ogni posizione del terreno contiene al massimo una carta, e le posizioni sono 6.
SS-15-4 = Il numero di Fiamme è compreso fra 0 e 12 e non aumenta mai.
SS-15-5 = Ogni giocatore ha al massimo un'Armatura equipaggiata, ed è proprio un'Armatura.
SS-15-6 = Le file dei feriti e le zone di gioco contengono solo Personaggi.
SS-15-7 = Solo il giocatore attivo ha carte nella sua zona di gioco, e solo nella sua fase principale.
SS-15-8 = Ogni carta giocata fronteggia una carta del terreno, o la carta in attesa dell'acquisizione che la usa (SS-5.55), oppure è senza avversario. Perché: SS-5.55.
SS-15-9 = Le carte Eroe e le Armature di Bronzo sono sempre in zone del loro giocatore.
SS-15-10 = Le zone delle carte messe da parte contengono solo Eroi di rango comune e non crescono mai.
SS-15-11 = Il terreno, la Riserva e gli scarti comuni contengono solo carte del set della Riserva.
SS-15-12 = Ogni costo effettivo manca o è almeno 1. Perché: SS-5.65.
SS-15-13 = Valori, bonus e riduzioni non sono mai negativi.
SS-15-14 = Dopo il passo 2 del mantenimento il giocatore attivo ha almeno 5 carte in mano, oppure il suo mazzo e i suoi scarti sono entrambi vuoti.
SS-15-15 = Dopo il passo 5 del mantenimento non ci sono posizioni vuote, oppure la Riserva è vuota.
SS-15-16 = A ogni decisione `main` la zona delle carte in attesa è vuota. Perché: un'acquisizione è conclusa prima dell'azione successiva.
SS-15-21 = Finché la partita non è conclusa c'è sempre almeno una scelta offerta, e ogni codice offerto viene accettato. Perché: contratto del motore di gioco.
SS-15-23 = I numeri d'oggetto sul tavolo sono tutti diversi. Perché: i codici devono essere univoci.
