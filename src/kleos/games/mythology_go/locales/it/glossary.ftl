### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Lo scopo
    .text = Riempi il tuo campo di creature che insieme valgono punti. Ci sono tre giri, e vince la somma più alta.

glossary-points = Punti
    .text = La somma dei giri già contati. Si conta alla fine di ogni giro, perciò resta a 0 durante il primo.

glossary-slots = Spazi
    .text = Quanti dei 7 spazi di un campo sono occupati. Quando un campo è pieno, cominciano gli ultimi turni del giro.

glossary-value = Valore
    .text = I punti che una creatura dà da sola. In verde: più di quanto stampato; in rosso: meno.

glossary-colour = Colore
    .text = Ognuno dei cinque colori ha il suo bonus, dato una volta: indica un colore per leggerlo. Anche alcune carte chiedono colori.

glossary-colour-green = Verde
    .text = +2 una volta, con 3 o più creature verdi.

glossary-colour-yellow = Giallo
    .text = +3 una volta, con esattamente 3 creature gialle.

glossary-colour-orange = Arancione
    .text = −1 con esattamente 1 creatura arancione: non averne, o averne di più.

glossary-colour-grey = Grigio
    .text = +2 una volta, con esattamente 1 creatura grigia.

glossary-colour-blue = Blu
    .text = +3 una volta, con esattamente 2 creature blu.

glossary-divinity = Divinità
    .text = Data in segreto per il giro: dice che cosa ti porta punti in più. Al conteggio si mostrano tutte.

glossary-belief = Credenza
    .text = Scelta apertamente per il giro: ti permette ciò che gli altri non possono. Nessun altro può avere la stessa.

glossary-plays = Carte da giocare
    .text = Nel tuo turno peschi 5 carte e ne giochi 1 o 2; le altre vanno sotto il mazzo.

glossary-face-down = Coperta
    .text = Solo chi l'ha giocata conosce questa creatura fino al conteggio. Nessuno può averne più coperte che scoperte.
    .words = coperta

glossary-starter = Primo giocatore
    .text = Gioca e sceglie la credenza per primo. Dopo il giro 1 è chi ha fatto meno punti nel giro.

glossary-last-turns = Ultimi turni
    .text = Un campo è pieno: restano tanti turni in questo giro, compresi quelli saltati.

glossary-hand = Carte in mano
    .text = Pescate solo per questo turno: ciò che non si gioca va sotto il mazzo.

glossary-round = Giro
    .text = Una partita ne ha tre. Ognuno inizia con i campi vuoti, tutte le carte mescolate, e per ciascuno una nuova divinità e una nuova credenza.

glossary-deck = Mazzo
    .text = Tutti pescano da questo. Le carte non giocate vanno sotto; quando è vuoto, gli scarti mescolati lo sostituiscono.

glossary-discard = Scarti
    .text = Gli incantesimi giocati e le creature distrutte, l'ultima carta in cima. Chiunque può guardarli.

glossary-declared = Identificazione dichiarata
    .text = La divinità di questo giocatore ha Identificazione, e lui accusa qualcuno. Quale sia resta segreto.

glossary-identification = Identificazione
    .text = Prima che le divinità siano mostrate accusi un giocatore di servirne una. Se hai ragione gli prendi 4 punti; se hai torto non succede nulla.
    .words = Identificazione

glossary-outnumber = Superiorità
    .text = Conta se hai più copie di questa creatura di ogni altro giocatore; una volta per copia.
    .words = Superiorità

glossary-unique = Unico
    .text = Conta se nessun altro giocatore ha questa creatura; una volta per copia.
    .words = Unico

glossary-polychrome = Policromo
    .text = Conta se hai creature di tutti e cinque i colori.
    .words = Policromo

glossary-monochrome = Monocromo
    .text = Conta se tutte le tue creature sono di un solo colore.
    .words = Monocromo

glossary-strong = Forte
    .text = Conta alla fine di tutto, se hai il totale più alto: anche quando toglie punti.
    .words = Forte

glossary-weak = Debole
    .text = Conta alla fine di tutto, se hai il totale più basso. Nessuno usa insieme Forte e Debole.
    .words = Debole

glossary-fusion = Fusione
    .text = Due di queste possono diventare una coppia in un solo spazio, quando vuoi nel tuo turno.
    .words = Fusione

glossary-resurrection = Resurrezione
    .text = Se dovesse essere distrutta resta, non può più esserlo e vale di più. ↻ segna quella che è tornata.
    .words = Resurrezione

glossary-indestructible = Indistruttibile
    .text = Non può essere distrutta, né scelta da effetti che distruggono soltanto.
    .words = Indistruttibile

glossary-count = Numero di copie
    .text = Dà i suoi punti una volta, appena hai abbastanza copie; averne di più non ne dà altri.
    .words = Numero di copie

glossary-used = Attivata
    .text = Questa Chimera è stata attivata in questo giro, e non può esserlo di nuovo.

glossary-was-down = Era coperta
    .text = Questa creatura era coperta alla fine del giro; alcune carte ne tengono conto.

glossary-changed = Cambiata
    .text = Conta come un'altra creatura o un altro colore: una Gorgone ha copiato, un Lupo mannaro l'ha mutata, o il Totemismo l'ha ricolorata.

glossary-aim = Bersaglio
    .text = Una Gorgone o un Lupo mannaro ha dichiarato questa creatura come bersaglio, o questa ne ha dichiarata un'altra.

glossary-column-values = Val.: valori
    .text = I valori di tutte le tue creature sommati.

glossary-column-bonuses = Bon.: bonus
    .text = Quel che le tue creature danno oltre al valore: parole chiave come Superiorità, numeri di copie e altri bonus.

glossary-column-colours = Col.: colori
    .text = Verde: +2 con 3 o più. Giallo: +3 con esattamente 3. Grigio: +2 con esattamente 1. Blu: +3 con esattamente 2. Arancione: −1 con esattamente 1.

glossary-column-subtotal = Sub.: subtotale
    .text = Valori, bonus e colori insieme, prima che si mostrino le divinità.

glossary-column-divinity = Div.: divinità
    .text = Quel che dà la tua divinità segreta.

glossary-column-identification = Id.: identificazione
    .text = 4 punti presi con un'accusa giusta, o persi per essa.

glossary-column-extremes = F/D: Forte e Debole
    .text = Si confrontano una volta, per ultimi: Forte conta per il totale più alto, Debole per il più basso.

glossary-column-total = =: punteggio del giro
    .text = Tutte le colonne insieme: i punti di questo giro.
