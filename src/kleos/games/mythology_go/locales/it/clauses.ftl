### The clauses of rules.md that refusals, the glossary and the guide name, in Italian.

## 1 Components and card anatomy

MG-1-1 = Una partita ha da 2 a 8 giocatori e 3 giri.
MG-1-4 = Creature e incantesimi formano il mazzo; divinità e credenze sono due serie separate e non entrano mai nel mazzo.
MG-1-5 = Una creatura ha un nome, un colore, un valore stampato, ed eventualmente una parola chiave con un bonus, un numero di copie o un altro effetto.
MG-1-6 = I colori delle creature sono verde, giallo, arancione, grigio e blu.
MG-1-7 = Gli incantesimi sono bianchi; il bianco non è un colore delle creature e non conta mai per Policromo, Monocromo o i bonus colore. (quando si contano i punti non ci sono mai incantesimi su un campo)
MG-1-10 = Un numero di copie `n = +m` dà m punti quando hai almeno n creature di quel nome.
MG-1-12 = Ogni creatura su un campo è un oggetto con un numero pubblico `#k`, dato quando entra in un campo e mantenuto finché resta su un campo, qualunque sia; i numeri salgono di uno per tutta la partita, ogni nuovo oggetto prende il numero più alto dato fin lì più 1, e non si riusano mai. (codici e registri hanno bisogno di riferimenti stabili)
MG-1-15 = Il possessore di un oggetto è il giocatore sul cui campo si trova; oltre a questo nessuno possiede una carta del mazzo. (tutte le carte del mazzo tornano in un mazzo comune)

## 2 Deck construction / card pool

MG-2-1 = I giocatori non costruiscono nulla: tutti usano un solo mazzo comune.
MG-2-2 = Il mazzo contiene tutte le copie di ogni creatura e incantesimo della serie di carte: 20 creature e 4 incantesimi, 4 copie ciascuno, 96 carte. (i numeri pubblicati non sono noti)
MG-2-3 = Il mazzo è lo stesso per qualsiasi numero di giocatori. (8 giocatori riempiono al massimo 56 spazi, con al massimo 58 carte se ci sono due coppie fuse; almeno 38 carte restano fra mazzo, scarti e mano)
MG-2-4 = Le 12 divinità esistono in una sola copia ciascuna. (8 giocatori più quella aggiunta dal Politeismo ne richiedono 9)
MG-2-5 = Le 10 credenze esistono in una sola copia ciascuna. (l'ottavo a scegliere ne ha ancora 3 fra cui scegliere)

## 3 Setup

MG-3-1 = Il primo giocatore del giro 1 è estratto a sorte. (il regolamento non ne parla)
MG-3-3 = All'inizio di ogni giro tutte le 96 carte, ovunque fossero, vengono mescolate in un solo mazzo coperto; campi e scarti sono vuoti. (il regolamento fa tornare le carte dei campi; devono tornare anche le carte scartate e distrutte)
MG-3-4 = All'inizio di ogni giro ogni giocatore riceve una divinità a caso, coperta davanti al campo.
MG-3-6 = Un giocatore può guardare la propria divinità in qualsiasi momento. (il suo bonus deve guidare il gioco)
MG-3-7 = Le divinità non distribuite restano coperte e ignote. (mantiene incerte le accuse)
MG-3-8 = All'inizio di ogni giro ogni giocatore sceglie una credenza, messa scoperta davanti al campo.
MG-3-9 = Le credenze si scelgono in senso orario a partire dal primo giocatore; ognuno ne prende una che nessuno ha preso in questo giro. (una copia ciascuna; l'ultimo del giro precedente sceglie per primo)
MG-3-13 = I contatori del giro partono da zero: incantesimi giocati, usi consentiti una volta per giro, occasioni di gioco; gli ultimi turni non sono cominciati. (serve a divinità, credenze e a 4.5)

## 4 Turn or round structure

MG-4-1-1 = Il primo giocatore svolge il primo turno; poi le occasioni di gioco passano in senso orario finché il giro finisce.
MG-4-1-2 = Il turno di un giocatore il cui campo è pieno quando viene la sua occasione viene saltato: niente pesca, nessuna azione; lo stesso vale quando si carica una posizione in fase `draw` in cui il campo del giocatore attivo è pieno. (un turno richiede di giocare una carta, e un campo pieno non ha posto)
MG-4-2-1 = Peschi 5 carte.
MG-4-2-2 = La mano esiste solo durante il tuo turno; fra un turno e l'altro tutte le mani sono vuote.
MG-4-3-1 = Giochi una o due carte.
MG-4-3-2 = Giocare una carta significa giocare una creatura dalla mano scoperta, giocare una creatura dalla mano coperta, o giocare un incantesimo dalla mano.
MG-4-3-3 = Un incantesimo conta come carta giocata e soddisfa il minimo di una carta. (il regolamento parla di giocare una carta, e gli incantesimi si giocano)
MG-4-3-4 = Le carte si giocano e si risolvono una dopo l'altra; la seconda si sceglie dopo che la prima è stata risolta del tutto. (la prima può cambiare la mano)
MG-4-3-5 = Le azioni gratuite non contano come carte giocate e non soddisfano il minimo: fondere due creature sul campo, attivare una Chimera, usare una credenza. (stampato per la Chimera; nemmeno la fusione e le credenze giocano una carta)
MG-4-3-6 = Le azioni gratuite sono permesse in qualsiasi momento della fase principale, prima, fra o dopo le carte giocate, a meno che la loro regola lo limiti. (il regolamento dice solo «durante il tuo turno»)
MG-4-3-7 = Puoi concludere la fase principale una volta giocata almeno una carta.
MG-4-3-9 = Raggiungere 7 spazi non conclude la fase principale: una seconda carta che non richiede spazi liberi, e le azioni gratuite, restano possibili. (gli incantesimi non occupano spazi)
MG-4-4-1 = Metti sotto il mazzo tutte le carte rimaste in mano.
MG-4-4-2 = Ne scegli l'ordine: la prima che metti sta più in alto, l'ultima diventa la carta in fondo. (il regolamento lascia aperto l'ordine; la scelta è l'uso comune)
MG-4-4-3 = Gli altri giocatori vedono quante carte metti sotto il mazzo, non quali. (non sono mai state mostrate loro)
MG-4-5-1 = Un campo è pieno con 7 spazi occupati.
MG-4-5-2 = Gli spazi occupati sono la somma degli spazi degli oggetti del campo: coppia fusa 1, Ciclope 2, ogni altra creatura 1. (Fusione è stampata; il Ciclope è ricostruito dalla sua regola di piazzamento)
MG-4-5-4 = Il controllo di fine si fa dopo il passo di ritorno di ogni turno e dopo ogni occasione saltata. (momenti fissi; un campo che era pieno solo a metà di un turno non conta)
MG-4-5-5 = Se a un controllo di fine tutti i campi sono pieni, il giro finisce.
MG-4-5-6 = Se gli ultimi turni non sono cominciati e a un controllo di fine almeno un campo è pieno, cominciano e durano due giri completi del tavolo: in occasioni di gioco, 2 × il numero di giocatori, a partire dal giocatore successivo. (ogni altro giocatore ha esattamente altre due occasioni, come concede il regolamento)
MG-4-5-8 = Ogni occasione consuma uno degli ultimi turni, anche se saltata. (un tempo che nessuno può allungare)
MG-4-5-9 = Un giocatore che scende sotto 7 spazi durante gli ultimi turni può usare le occasioni che gli restano, compreso quello il cui campo li ha fatti cominciare. (il suo campo non è più pieno)
MG-4-5-11 = Quando gli ultimi turni sono esauriti il giro finisce, anche se ci sono campi non pieni; si contano così come sono. (il regolamento concede due turni e non di più)
MG-4-6-1 = Dopo i giri 1 e 2 comincia il successivo il giocatore che ha fatto meno punti nel giro.

## 5 Actions in full detail

MG-5-1-1 = Una creatura si gioca dalla mano sul proprio campo, mai su un altro.
MG-5-1-2 = Ha bisogno di tanti spazi liberi quanti ne occupa (eccezione: 5.1.12).
MG-5-1-3 = Un Ciclope non si può giocare dalla mano con un solo spazio libero.
MG-5-1-4 = Qualsiasi creatura si può giocare scoperta.
MG-5-1-5 = Chimera, Chupacabra, Ciclope, Drago ed Elfo non si possono giocare coperti.
MG-5-1-6 = Ogni altra creatura si può giocare coperta.
MG-5-1-7 = Non puoi mai mettere in campo una creatura coperta che ti darebbe più creature coperte che scoperte.
MG-5-1-8 = Il limite si controlla a ogni singolo piazzamento, perciò la prima creatura su un campo vuoto è scoperta (a meno che 6.5.3 permetta altro). (con un controllo alla fine del turno, ciò che è consentito dipenderebbe da una carta giocata dopo)
MG-5-1-12 = Un Troll si può giocare dalla mano, scoperto, direttamente sopra uno dei tuoi Troll scoperti non fusi: conta come una carta giocata, i due diventano una coppia fusa e non serve nessuno spazio libero; la coppia mantiene il suo numero e non ne consuma uno nuovo. (permette al secondo Troll di entrare in un campo pieno)
MG-5-2-1 = Un incantesimo si gioca sempre scoperto. (le carte bianche stanno negli scarti, mai su un campo)
MG-5-2-2 = Un incantesimo si risolve subito e poi va negli scarti.
MG-5-2-5 = Il Satiro non si può giocare finché il tuo campo è vuoto.
MG-5-2-6 = Un incantesimo non ha bisogno di spazi liberi.
MG-5-3-1 = Come azione gratuita puoi fondere due tue creature dello stesso nome che hanno Fusione.
MG-5-3-3 = Entrambe le creature devono essere scoperte e non fuse. (una coppia sta scoperta, come una sola carta)
MG-5-3-7 = Si può fondere solo nella propria fase principale, mai durante il conteggio. (i campi sono fissi quando il conteggio comincia)
MG-5-3-8 = L'azione gratuita di fondere non è offerta se poi avresti più creature coperte che scoperte (6.5.3 ne aggiunge una); giocare un Troll secondo 5.1.12 non è toccato. (la fusione fa di due creature scoperte una sola, 5.1.12 lascia entrambi i numeri come sono)
MG-5-4-1 = Nel tuo turno puoi attivare una tua Chimera senza che conti come carta giocata.
MG-5-4-2 = Ogni oggetto Chimera si può attivare una volta per giro; il segno gli resta quando cambia possessore. (limite ricostruito)
MG-5-4-4 = Scegli un'altra tua creatura, scoperta o coperta, che non sia indistruttibile; se non ne hai, la Chimera non si può attivare. (un'attivazione deve poter fare qualcosa)
MG-5-4-5 = La creatura scelta viene distrutta.
MG-5-4-6 = Se ha lasciato il campo, puoi poi mettere in campo una creatura dalla mano, scoperta o coperta, secondo le regole su spazi e facce da 5.1.2 a 5.1.9.
MG-5-4-7 = Questo piazzamento non conta come carta giocata e non innesca nessun effetto «quando questa carta viene giocata». (altrimenti, un Drago gratis)
MG-5-5-1 = Un giocatore può disporre il proprio campo in qualsiasi ordine.
MG-5-5-2 = L'ordine non ha effetto su nessuna regola; è un'impostazione di visualizzazione e non una decisione della partita. (nulla dipende dalle posizioni)
MG-5-5-4 = Puoi guardare le tue creature coperte, ma puoi girare una creatura solo per un effetto. (il regolamento non prevede una simile azione)
MG-5-6-1 = Sono offerte solo le scelte consentite; ogni altra richiesta è rifiutata e non cambia nulla. (gioco digitale)

## 6 Effects

MG-6-1-2 = Gli effetti «quando questa carta viene giocata» avvengono solo se la creatura è giocata dalla mano, scoperta, come carta giocata; non quando è messa in campo da Folletto, Chimera o Reincarnazione, scambiata, girata, copiata o trasformata. (un solo innesco, e chiaro)
MG-6-2-1 = Durante i turni gli effetti possono scegliere solo creature scoperte degli altri giocatori; le tue creature si possono scegliere scoperte o coperte dove l'effetto parla delle tue. (una carta nascosta non ha per gli altri né valore né nome noti)
MG-6-2-3 = Un campo pieno non protegge: le creature dei giocatori con il campo pieno si possono scegliere. (il regolamento non ne parla)
MG-6-3-1 = Una creatura che sarebbe distrutta va negli scarti, a meno che qualcosa lo sostituisca. (il regolamento non nomina altri luoghi)
MG-6-3-2 = Una creatura indistruttibile non viene distrutta e non può essere scelta per un effetto che distrugge soltanto. (Drago e Chimera devono scegliere qualcosa che possano colpire)
MG-6-3-3 = Una creatura con Resurrezione che sarebbe distrutta resta in gioco, da quel momento è indistruttibile, e il suo bonus è attivo.
MG-6-4-1 = Prosciugare n: d è il più piccolo fra n e il valore attuale del bersaglio; d si sottrae dal modificatore del bersaglio e si aggiunge a quello della creatura che prosciuga. (i valori non scendono mai sotto 0)
MG-6-5-1 = Animismo: al passo di pesca peschi 6 carte.
MG-6-5-2 = Politeismo: vedi una divinità inutilizzata a caso e la tua, ne tieni una, e l'altra si unisce a quelle inutilizzate senza che gli altri la vedano.
MG-6-5-3 = Esoterismo: il tuo limite in 5.1.7 è il numero di creature scoperte più uno.
MG-6-5-4 = Sciamanesimo: in ogni turno il tuo primo incantesimo non è una delle due carte giocate, ma soddisfa il minimo; in quel turno si giocano al massimo tre carte.
MG-6-5-5 = Divinazione: vedi una volta tutte le divinità inutilizzate, dopo il Politeismo.
MG-6-5-6 = Totemismo: dopo i Lupi mannari (8.4) puoi dare a una tua creatura un altro dei cinque colori.
MG-6-5-7 = Fatalismo: una volta per giro, prima della tua prima carta giocata di un turno, metti tutta la mano sotto il mazzo, nell'ordine in cui è stata pescata, e peschi altrettante carte.
MG-6-5-8 = Druidismo: una volta per giro, quando un effetto di un altro giocatore toglierebbe dal campo una o più tue creature distruggendole, puoi sceglierne una che resta immutata; le creature che resterebbero comunque non sono offerte.
MG-6-5-9 = Reincarnazione: dopo che un effetto ha tolto dal campo una o più tue creature distruggendole ed è concluso, per ogni oggetto perso (una coppia fusa è un oggetto) puoi eseguire una volta «rivelare e mettere in campo» (7.9) sul tuo campo; tutte le Reincarnazioni di una stessa distruzione sono un solo effetto.
MG-6-5-11 = Dualismo: una volta per giro, nella tua fase principale, giri una tua creatura; da scoperta a coperta solo se la carta può stare coperta, non è né fusa né risorta, e il limite è poi rispettato.
MG-6-5-12 = Una creatura coperta dal Dualismo resta nota a tutti i giocatori. (l'hanno vista)
MG-6-5-13 = Il Dualismo è offerto solo se qualche tua creatura può essere girata, il Fatalismo solo se la tua mano non è vuota. (un uso deve poter fare qualcosa)

## 7 Zones and movements

MG-7-3 = Riciclo: se serve una carta dal mazzo e questo è vuoto, gli scarti si mescolano e diventano il mazzo; se entrambi sono vuoti, non si pesca nulla e l'effetto prosegue. (con le 96 carte normali serve solo se il mazzo si esaurisce mentre ci sono carte negli scarti)
MG-7-6 = Scartare: una carta va scoperta in cima agli scarti; una coppia fusa vi va come due carte. (gli scarti sono pubblici)

## 8 Scoring, end of game, winner, ties

MG-8-1-3 = I punti dei passi da 5 a 7 formano il subtotale di un giocatore. (Anubi ha bisogno di un nome per questo)
MG-8-2-1 = Tutte le creature vengono scoperte.
MG-8-2-2 = Prima di ciò ogni creatura coperta riceve il segno «era coperta»; il segno resta anche dopo copia e trasformazione. (Unicorno, Odino, Loki, Atena)
MG-8-3-1 = I possessori di creature il cui effetto di fine giro ha un bersaglio devono dichiarare i loro bersagli.
MG-8-3-2 = I bersagli si dichiarano apertamente: prima le Gorgoni, poi, fatte tutte le copie, i Lupi mannari. (una Gorgone che copia un Lupo mannaro deve poter dichiarare)
MG-8-3-4 = Il bersaglio di una Gorgone è qualsiasi creatura in gioco, di qualsiasi giocatore, che non sia una Gorgone e non sia già bersaglio di una Gorgone.
MG-8-3-5 = Una carta può essere copiata una volta sola.
MG-8-3-7 = Quando tutte le Gorgoni hanno dichiarato, ognuna prende nome, valore ed effetto del suo bersaglio, e mantiene il proprio colore.
MG-8-4-1 = Ogni creatura di nome Lupo mannaro, comprese le Gorgoni che ne hanno copiato uno, dichiara un'altra creatura in gioco, di qualsiasi giocatore, anche tua, che non si chiami Lupo mannaro e non sia già bersaglio di un Lupo mannaro.
MG-8-4-4 = Quando tutti hanno dichiarato, ogni bersaglio diventa un Lupo mannaro: cambiano nome, valore, effetto e colore.
MG-8-4-5 = Un Lupo mannaro così creato non trasforma nulla.
MG-8-4-8 = Il possessore del Totemismo può poi cambiare il colore di una sua creatura per il resto del conteggio.
MG-8-5-1 = Ogni oggetto dà il suo valore attuale.
MG-8-5-2 = Una coppia fusa dà il valore di ciascuna delle sue carte.
MG-8-5-4 = I bonus delle parole chiave contano una volta per ogni carta che ha la parola chiave.
MG-8-5-5 = Superiorità conta se hai strettamente più copie del nome di ogni altro giocatore.
MG-8-5-7 = Unico conta se nessun altro giocatore ha una copia del nome.
MG-8-5-8 = Avere due copie proprie non impedisce Unico; ciascuna dà il suo bonus. (il regolamento chiede l'unico giocatore, non l'unica copia)
MG-8-5-9 = Policromo conta se hai almeno una carta di ciascuno dei cinque colori delle creature.
MG-8-5-10 = Monocromo conta se tutte le tue carte sono di un solo colore e ne hai almeno una.
MG-8-5-12 = Un numero di copie si dà una volta per giocatore e per nome, anche con più copie di quante ne servono.
MG-8-5-13 = Una creatura risorta dà il suo bonus di Resurrezione; una che non è mai stata colpita non ne dà.
MG-8-5-15 = Il +3 dell'Unicorno si conta nel passo 6 e fa parte del subtotale. (è un bonus di una carta come le parole chiave; Anubi ha bisogno di una risposta)
MG-8-6-1 = Verde: +2 con 3 o più.
MG-8-6-2 = Giallo: +3 con esattamente 3.
MG-8-6-3 = Arancione: -1 con esattamente 1.
MG-8-6-4 = Grigio: +2 con esattamente 1.
MG-8-6-5 = Blu: +3 con esattamente 2.
MG-8-6-6 = Ogni bonus colore si dà una volta per giocatore; una coppia fusa conta come una carta.
MG-8-7-1 = Prima che le divinità vengano mostrate, i giocatori la cui divinità ha Identificazione devono dichiararsi.
MG-8-7-2 = Dichiararsi dice a tutti i giocatori, nello stesso momento, solo che la tua divinità ha Identificazione; la divinità resta coperta fino al passo 9. (il regolamento mostra le divinità dopo le accuse)
MG-8-7-3 = Ogni giocatore dichiarato deve fare un'accusa: un giocatore e una divinità.
MG-8-7-4 = Qualsiasi altro giocatore, dichiarato o no, può essere accusato.
MG-8-7-5 = La divinità nominata non è quella di chi accusa, e ha Identificazione se e solo se l'accusato si è dichiarato. (a quel punto chi accusa sa l'una e l'altra cosa; un altro nome sarebbe sicuramente sbagliato)
MG-8-7-7 = Le accuse si fanno in senso orario a partire dal primo giocatore, apertamente, tutte prima di controllarne una. (chi viene dopo può ascoltare ma non apprende nessun risultato)
MG-8-8-1 = Tutte le divinità vengono mostrate.
MG-8-8-2 = Ogni divinità dà il proprio bonus in base alla situazione dopo il passo 4 e al subtotale.
MG-8-8-5 = Un'accusa giusta toglie 4 punti all'accusato e li dà a chi accusa, quali che siano i loro totali.
MG-8-8-6 = Un'accusa sbagliata non cambia nulla. (il regolamento non nomina penalità)
MG-8-9-1 = Forte e Debole si contano per ultimi.
MG-8-9-2 = Usano un solo confronto dei totali dopo il passo 10, fatto una volta per tutti i giocatori; nulla di ciò che si conta nel passo 11 lo cambia. (altrimenti i risultati dipenderebbero da un ordine)
MG-8-9-3 = Tutti i giocatori con il totale più alto sono i più forti; tutti quelli con il più basso sono i più deboli.
MG-8-9-4 = Un giocatore che usa Forte non può usare Debole nello stesso conteggio, né viceversa.
MG-8-9-7 = Forte si applica anche quando il suo bonus è negativo.
MG-8-10-1 = Il punteggio del giro è il totale dopo il passo 11.
MG-8-10-3 = Dopo tre giri vince la somma più alta dei punteggi dei giri.
MG-8-10-4 = A parità vince, fra i giocatori pari, quello che ha vinto più giri.
MG-8-10-5 = I giocatori ancora pari condividono la vittoria. (non è dato nessun altro criterio)
MG-8-10-8 = Arrendersi (`concede`) è un atto del tavolo, non una scelta offerta: ha effetto quando nulla è in corso di risoluzione; da quel momento le occasioni del posto vengono saltate, il suo campo e la sua divinità contano ancora per gli altri, e se resta un solo giocatore la partita finisce subito e quel giocatore vince. (il regolamento non conosce questo atto, i tavoli ne hanno bisogno)
MG-8-10-13 = I posti che si sono arresi si classificano dietro a tutti gli altri, chi si è arreso più tardi davanti a chi si è arreso prima. (restare non è mai peggio che andarsene)

## 9 Hidden information

MG-9-1 = Ciò che si mostra a un giocatore contiene solo quello che questa tabella gli permette di vedere. (equità in un gioco digitale)
MG-9-2 = La vista di un giocatore conserva ciò che ha visto legittimamente: le carte che ha rimesso sotto il mazzo, in ordine, fino alla prossima mescolata, le carte coperte scambiate, le carte mostrate che non sono potute entrare in campo, le divinità viste con la Divinazione o il Politeismo. (una memoria perfetta sostituisce gli appunti)
MG-9-3 = Quando una creatura coperta viene scambiata, la conoscono sia il vecchio sia il nuovo possessore. (uno l'ha data, l'altro può guardarla)
MG-9-4 = Il Djinn rende pubblici la creatura nominata e se una carta è stata trovata; nessuno, nemmeno chi lo lancia, vede il resto del mazzo. (cercare a mano mostrerebbe tutto il mazzo)
MG-9-5 = Un Djinn fallito dice dunque a tutti i giocatori che ogni copia è sui campi, negli scarti o nella mano di chi l'ha lanciato. (conseguenza della regola stampata)
MG-9-6 = La carta presa con il Djinn è pubblica finché è in mano; se poi viene messa sotto il mazzo, gli altri sanno che è fra le carte rimesse, non in quale posizione. (è stata nominata apertamente)
MG-9-8 = I giocatori possono dire ciò che vogliono; le dichiarazioni non vincolano nessuno. (il bluff fa parte dell'identificazione)

## 11 Per-card rulings

MG-11-1 = Elfo: le 2 carte si pescano prima di qualsiasi altra cosa e si uniscono alla mano di questo turno; il numero di carte da giocare non aumenta, ma azioni gratuite e un incantesimo gratuito possono ancora usarle. (un effetto è concluso prima dell'azione successiva; non si regala nessuna carta da giocare)
MG-11-2 = Drago: il bersaglio è una creatura scoperta di un altro giocatore che non sia indistruttibile; puoi rinunciare. (ricostruito)
MG-11-3 = Chupacabra: il bersaglio è una creatura scoperta di un altro giocatore con valore attuale 1 o più; puoi rinunciare. (non prosciugare nulla non è una scelta)
MG-11-4 = Chimera: non può scegliere se stessa; si può scegliere un'altra tua Chimera. (si richiede solo «un'altra creatura»)
MG-11-19 = Unicorno: ogni Unicorno che era coperto dà +3, che lo fosse perché giocato così o per il Dualismo. (conta solo lo stato finale)
MG-11-20 = Djinn: si possono nominare solo creature.
MG-11-21 = Djinn: se il mazzo non contiene la creatura nominata, non si pesca nessuna carta.
MG-11-22 = Djinn: in entrambi i casi il mazzo viene poi mescolato.
MG-11-25 = Satiro: scegli una tua creatura, poi una creatura scoperta di un altro giocatore, in modo che dopo lo scambio nessuno dei due campi superi 7 spazi. (limite di spazi)
MG-11-28 = Leviatano: scegli un giocatore, te compreso. (il regolamento lascia aperta la portata; un solo campo la mantiene moderata)
MG-11-29 = Leviatano: tutte le creature scoperte pari al valore attuale più basso su quel campo vengono distrutte insieme.
MG-11-32 = Folletto: ogni giocatore il cui campo non è pieno esegue una volta «rivelare e mettere in campo», per primo chi lancia l'incantesimo.
MG-11-38 = Ra, Poseidone, Gaia, Efesto, Ade e Thot usano i colori dopo il passo 4, una coppia fusa come una carta. (come per i bonus colore)

## 12 Worked examples

MG-12-20 = (numero di copie, una volta) Con quattro Centauri: 12 + 3 + 2 per il verde = 17. Con due coppie fuse di Troll: 8 + 2 = 10, 2 spazi occupati, due carte verdi, nessun bonus verde.

## 13 Decisions

MG-13-2 = `play troll #n` gioca un Troll secondo 5.1.12; `fuse #a #b` ha per primo il numero più basso. (un solo codice per scelta)
MG-13-3 = `use #n` attiva la Chimera `#n`; `use fatalisme` e `use dualisme` usano la credenza. (le credenze non hanno un numero d'oggetto)
MG-13-4 = Carte identiche in mano sono una sola scelta. (nessuna differenza nascosta)

## 14 Position document

MG-14-5 = Il caricamento fallisce con il nome del campo per: identificativo sconosciuto; più copie di una carta di quante ne esistano; due volte la stessa divinità o credenza; più di 7 spazi occupati; una carta coperta che non può esserlo; `fused` altrove che su un Troll scoperto; `resurrected` su una carta senza Resurrezione o coperta; `used` altrove che su una Chimera; due volte lo stesso `id`; `hand` fuori da `main` o per un altro posto; `plays`, `countdown`, `round`, `starter`, `active` o `opportunities` fuori dai limiti (`countdown` da 1 a 2 × giocatori, `opportunities` da 0 a 22 × giocatori - 1); `next_id` non superiore a ogni numero sui campi; `conceded` per `active` in fase `belief` o `main`, per tutti i posti, o per tutti i posti tranne uno fuori dalla fase `over`; un numero sbagliato di `scores`; un tipo sbagliato; un campo sconosciuto. (gli errori vanno trovati all'ingresso)
MG-14-7 = In fase `belief` campi, mani e scarti devono essere vuoti; i giocatori che scelgono prima di `active` hanno una credenza, i posti `conceded` possono non averne, mentre gli altri non ne hanno. (posizione a metà della scelta)
MG-14-12 = Il prossimo nuovo oggetto dopo il caricamento riceve il numero `next_id`, anche se sono uscite creature con numeri più alti di quelle sui campi. (1.12: i numeri non si riusano mai)

## 15 Invariants

MG-15-1 = Dopo ogni passo le carte di mazzo, mano, campi (una coppia fusa come due, anche se trasformata), scarti, le carte messe da parte e un incantesimo in corso di risoluzione sono insieme esattamente le carte della partita: 96 in una partita normale. (da 7.1 a 7.10, 8.4.6)
MG-15-2 = Nessun identificativo di carta compare più spesso del suo numero di copie. (da 2.2)
MG-15-3 = Gli spazi occupati di ogni campo sono fra 0 e 7. (da 4.5.1, 5.1.2, 11.25)
MG-15-5 = Chimera, Chupacabra, Ciclope, Drago ed Elfo non sono mai coperti. (da 5.1.5, 6.5.11, 7.15)
MG-15-6 = Nessun incantesimo è mai su un campo; nessuna creatura si risolve mai come incantesimo. (da 5.2.2, 7.15)
MG-15-7 = Tutte le mani sono vuote fra un turno e l'altro; solo il giocatore attivo ha una mano. (da 4.2.2)
MG-15-8 = A un giocatore non si contano mai più di 2 carte giocate in un turno, e dalla sua mano non escono mai più di 3 carte come carte giocate. (da 4.3.1, 6.5.4)
MG-15-9 = `done` è offerto prima della prima carta giocata del turno solo se nessuna carta si può giocare. (da 4.3.7, 4.3.8)
MG-15-10 = I valori attuali non sono mai negativi. (da 1.14)
MG-15-11 = Un oggetto risorto è scoperto e ha Resurrezione, finché il conteggio non lo trasforma. (da 6.3.3, 6.3.4, 8.4.6)
MG-15-12 = Un oggetto fuso è una coppia scoperta di Troll in un solo spazio; trasformato nel conteggio è un Lupo mannaro di valore 3 che contiene ancora entrambe le carte. (da 5.3, 8.4.6)
MG-15-14 = Ogni divinità e ogni credenza è in esattamente un luogo. (da 2.4, 2.5)
MG-15-15 = Gli ultimi turni rimasti calano soltanto, e un giro ha al massimo 22 occasioni per giocatore. (da 4.5.6, 4.5.10, 4.5.12)
MG-15-16 = La somma dei punti di identificazione di tutti i giocatori è zero, e un conteggio ha esattamente un'accusa per ogni giocatore dichiarato che non si è arreso. (da 8.7.6, 8.8.5, 8.10.12)
MG-15-17 = In uno stesso conteggio nessun giocatore ha punti sia da Forte sia da Debole. (da 8.9.4)
MG-15-18 = Ogni bersaglio di una Gorgone è diverso da quello di ogni altra Gorgone; lo stesso vale fra Lupi mannari. (da 8.3.4, 8.4.1)
MG-15-19 = Il punteggio del giro è uguale alla somma delle sue voci dettagliate. (da 8.1.5)
MG-15-22 = Una partita finisce dopo esattamente 3 giri contati, o quando tutti i posti tranne uno si sono arresi, con almeno un vincitore. (da 1.1, 8.10)
MG-15-23 = All'inizio di ogni passo di pesca mazzo e scarti contengono insieme almeno 39 carte in una partita normale. (da 2.3: sui campi ci sono al massimo 57 carte finché il campo di un giocatore non è pieno)
MG-15-24 = Nessuna decisione è rivolta a un posto che si è arreso. (da 8.10.8 a 8.10.12, 13.10)
