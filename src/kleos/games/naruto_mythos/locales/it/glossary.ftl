### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Lo scopo
    .text = Manda i ninja in missione: alla fine di ognuno dei quattro giri ogni missione dà punti a chi vi ha più Potere. Chi ha più punti vince.

glossary-points = Punti Mission
    .text = Quel che danno le missioni, e qualche effetto. Chi ne ha di più dopo il giro 4 vince la partita.

glossary-chakra = Chakra
    .text = Con che cosa paghi le carte. Ogni giro ne ottieni 5, più 1 per ogni tuo Personaggio in gioco; quel che avanza va perso.

glossary-edge = Edge
    .text = Chi ce l'ha comincia, e vince la missione a pari Potere e la partita a pari punti. Chi passa per primo in un giro lo prende.
    .words = Edge

glossary-cost = Costo
    .text = Il Chakra da pagare per giocare la carta a faccia in su. Per potenziare un Personaggio si paga solo la differenza.

glossary-power = Potere
    .text = Quel che un Personaggio aggiunge al suo lato della missione. In verde: più di quanto stampato; in rosso: meno.
    .words = Potere

glossary-rank = Grado di una missione
    .text = D arriva nel giro 1, C nel giro 2, B nel giro 3, A nel giro 4. Il grado aggiunge 1, 2, 3 o 4 ai punti della carta.

glossary-mission-points = Punti di una missione
    .text = I punti della carta più quelli del grado. Una missione non si esaurisce: paga di nuovo alla fine di ogni giro seguente.

glossary-base-points = Punti base
    .text = Quanto vale la carta Missione, prima del bonus del suo grado.

glossary-totals = Potere di ogni lato
    .text = Tutto il Potere di un lato in questa missione. Il numero pieno vincerebbe adesso; con 0 non vince nessuno.

glossary-hidden = Personaggio nascosto
    .text = A faccia in giù, per 1 Chakra: Potere 0, senza nome né effetti. Chi lo controlla può rivelarlo in un turno seguente pagandone il costo.
    .words = nascosto, nascosti

glossary-tokens = Token Power
    .text = Ognuno aggiunge 1 al Potere del Personaggio su cui si trova. Spariscono alla fine del giro.
    .words = token Power

glossary-stack = Pila
    .text = Tante carte una sull'altra: il Personaggio è stato potenziato. Conta solo quella in cima, e il tutto è un solo Personaggio.

glossary-group = Gruppo
    .text = Il villaggio o la banda di un ninja. Di per sé non fa nulla; qualche effetto può richiederlo.

glossary-keywords = Parole chiave
    .text = Parole come Squadra 7 o Jutsu. Di per sé non fanno nulla; qualche effetto può richiederle.

glossary-round = Giro
    .text = Ognuno dei quattro giri porta una nuova missione, 5 Chakra e 2 carte. Quando entrambi hanno passato, si valutano tutte le missioni, D per prima.

glossary-passed = Ha passato
    .text = Questo giocatore non agisce più per tutto il giro. Chi passa per primo prende l'Edge; l'altro può continuare da solo.

glossary-hand = Carte in mano
    .text = Inizi con 5 carte e ne peschi 2 all'inizio di ogni giro. Quelle che non giochi restano in mano per il giro seguente.

glossary-deck = Mazzo
    .text = Da qui peschi. Quando è vuoto non peschi più, e giochi con quello che hai.

glossary-discard = Scarti
    .text = Le carte scartate e i personaggi sconfitti, l'ultimo in cima. Entrambi i giocatori possono guardarli.

glossary-mission-deck = Mazzo Mission
    .text = Le missioni ancora da venire, una per giro. Due sono tue, due dell'avversario.

glossary-main = MAIN
    .text = Avviene una volta, quando il Personaggio arriva a faccia in su: giocato, rivelato o come potenziamento.
    .words = MAIN

glossary-upgrade = POTENZIAMENTO
    .text = Avviene solo quando la carta è messa su un Personaggio con lo stesso nome e un costo minore.
    .words = POTENZIAMENTO

glossary-ambush = ASSALTO
    .text = Avviene solo quando il Personaggio, nascosto, viene rivelato. Una carta così va prima nascosta.
    .words = ASSALTO

glossary-score = SCORE
    .text = Avviene quando chi lo controlla vince la missione in cui si trova; su una carta Missione, per chi la vince.
    .words = SCORE

glossary-continuous = Continuo
    .text = Vale finché il Personaggio è in gioco a faccia in su. Non c'è nulla da scegliere.
    .words = continuo

glossary-chakra-plus = CHAKRA +X
    .text = Tanto Chakra in più per chi lo controlla all'inizio di ogni giro, finché il Personaggio è a faccia in su.
    .words = CHAKRA

glossary-friendly = Amico
    .text = Un altro Personaggio dal tuo lato. Un Personaggio non è amico di sé stesso.
    .words = amico, amici

glossary-enemy = Nemico
    .text = Un Personaggio dell'altro lato.
    .words = nemico, nemici
