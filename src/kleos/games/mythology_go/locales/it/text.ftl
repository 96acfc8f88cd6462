### Rules text: when an effect counts, what it does, and what else is true of a card.

## Lines

line = { $heading }: { $words }
when-played = Quando questa carta viene giocata scoperta
when-cast = Quando questo incantesimo viene lanciato
when-activated-creature = Attivazione (nel tuo turno, una volta per giro, senza contare come carta giocata)
when-activated-belief = Una volta per giro, nel tuo turno
when-round-ends = Alla fine del giro
when-counted = Al conteggio dei punti
when-each-turn = In ogni tuo turno
when-beliefs-chosen = Una volta scelte tutte le credenze
when-permanent = Per tutto il giro
when-once = Una volta per giro
when-each-loss = Ogni volta che perdi creature
copies-held = Numero di copie

## What is true of a card besides its effects

note-identification = { keyword-identification }: Dichiarala prima che le divinità vengano rivelate e accusa un altro giocatore di servire una divinità. Se hai ragione, gli prendi { COUNT($points, -point) }.
note-slots = Sul campo: Occupa { $slots } spazi.
note-hidden = Sul campo: Mai coperta.

## Creatures

on-field = sul campo
was-down = era coperta alla fine del giro
    .many = erano coperte alla fine del giro
# $op is at-most, less, equal, at-least or more
valued = valore { BOUND($op, $n) }
# $yes tells that it is so, $theirs that the field is somebody's, not yours
all-colours =
    { $theirs ->
        [yes] { $yes ->
            [yes] ci sono creature di tutti e cinque i colori sul campo
           *[no] mancano creature di un colore sul campo
        }
       *[no] { $yes ->
            [yes] hai creature di tutti e cinque i colori
           *[no] ti mancano creature di un colore
        }
    }

## Effects that are carried out

draw = { DO("pescare") } { COUNT($n, -card) }{ WHERE($n) }
may-destroy = puoi distruggere una creatura scoperta di un altro giocatore, a meno che non sia indistruttibile
may-drain = puoi scegliere una creatura scoperta di un altro giocatore, con valore 1 o più. Il suo valore scende di { $amount } (mai sotto 0) e questa creatura guadagna ciò che l'altra ha perso
sacrifice-then-place = distruggi un'altra tua creatura, scoperta o coperta, che non sia indistruttibile. Se lascia il campo, puoi mettere in campo una creatura dalla tua mano, scoperta o coperta; non conta come carta giocata e non innesca nessun effetto
fetch = nomina una creatura. Se il mazzo ne contiene una, prendila in mano. Poi mescola il mazzo
swap = scambia una tua creatura, scoperta o coperta, con una creatura scoperta di un altro giocatore; nessuno dei due campi deve poi superare { $slots } spazi. Non può essere lanciato se il tuo campo è vuoto
destroy-lowest = scegli un giocatore, anche te stesso. Tutte le sue creature scoperte che hanno il valore più basso vengono distrutte insieme
everyone-places = prima tu, poi in senso orario ogni altro giocatore il cui campo non è pieno: si rivelano carte dal mazzo finché ne esce una creatura che trova posto nel campo; vi entra scoperta e non innesca nessun effetto. Le altre carte rivelate vanno sotto il mazzo
redraw = prima di giocare la tua prima carta del turno, puoi mettere tutta la tua mano sotto il mazzo e pescare altrettante carte
turn-over = puoi girare una tua creatura; coperta solo se può esserlo, non è fusa né risorta, e il limite di creature coperte è rispettato
copy = scegli una creatura in gioco con un altro nome che nulla copia ancora. Questa creatura ne prende il nome, il valore stampato e l'effetto, e mantiene il proprio colore
transform = scegli una creatura in gioco con un altro nome, tua o no, che nulla trasforma ancora. Prende il nome, il valore, l'effetto e il colore di questa carta, ma non trasforma nulla a sua volta
recolour = puoi dare a una tua creatura un altro colore per il conteggio

## What creatures are and give; $n are the points

fusion = nel tuo turno, due creature scoperte con questo nome sul tuo campo possono formare una coppia, che occupa un solo spazio e conta come una carta per i colori. Puoi anche giocarne una dalla mano direttamente su un'altra del tuo campo
indestructible = questa creatura non può essere distrutta
resurrection = se questa creatura dovesse essere distrutta durante un turno, resta, scoperta, non può più essere distrutta e dà { SIGNED($n) }{ WHERE($n) }
outnumber = { SIGNED($n) } se ne hai più copie di ogni altro giocatore{ WHERE($n) }
unique = { SIGNED($n) } se nessun altro giocatore ne ha una copia{ WHERE($n) }
polychrome = { SIGNED($n) } se hai creature di tutti e cinque i colori{ WHERE($n) }
monochrome = { SIGNED($n) } se tutte le tue creature sono di un solo colore{ WHERE($n) }
strong = { SIGNED($n) } se hai il maggior numero di punti, da solo o alla pari, prima del conteggio di Forte e Debole{ WHERE($n) }
weak = { SIGNED($n) } se hai il minor numero di punti, da solo o alla pari, prima del conteggio di Forte e Debole, a meno che tu non usi Forte{ WHERE($n) }
when-down = { SIGNED($n) } se questa creatura era coperta alla fine del giro{ WHERE($n) }
copies =
    { $count ->
        [one] { SIGNED($n) } una sola volta se ne hai una copia
       *[other] { SIGNED($n) } una sola volta se ne hai almeno { $count } copie
    }{ WHERE($n) }

## What divinities give

twice = il tuo subtotale (creature e colori) conta una volta in più se è { $most } o meno
points-if = { SIGNED($n) } se { $test }{ WHERE($n) }
points-for = { SIGNED($points) } per { EACH($which) }, al massimo { SIGNED($most) }
points-for-spells = { SIGNED($points) } per ogni incantesimo che hai giocato in questo giro, al massimo { SIGNED($most) }

## What beliefs allow

draws = peschi { COUNT($count, -card) } all'inizio del turno
two-divinities = guarda una divinità inutilizzata a caso oltre alla tua, e tieni una delle due
more-down =
    { $count ->
        [one] puoi avere { COUNT($count, -creature) } coperta in più di quelle scoperte
       *[other] puoi avere { COUNT($count, -creature) } coperte in più di quelle scoperte
    }
free-spell = il tuo primo incantesimo non conta tra le tue due carte giocate, ma basta come carta obbligatoria
sees-unused = guarda tutte le divinità inutilizzate
saves-one = quando l'effetto di un altro giocatore distruggerebbe delle tue creature, puoi lasciarne una al suo posto, così com'è
replaces-lost = per ogni tua creatura tolta da una distruzione, puoi rivelare carte dal mazzo finché ne esce una creatura che trova posto nel tuo campo, e metterla in campo scoperta (finché hai uno spazio libero)
