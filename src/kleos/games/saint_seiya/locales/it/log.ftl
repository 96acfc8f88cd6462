### A line of the log for every event, as a seat saw it. The entry of an event is called log- and its kind.
### $who is the player of the event, $other the other player, if there is one. $card is its card within a sentence, $second
### another; $piece and $partner are the same two with their numbers. $place is the number of a place on the terrain,
### $number an amount, $count how many cards the event is about.

# the effect that brought a line about
log-by = { $card }, { $timing }
# the titles of all cards, after a colon, where whoever reads has seen them ($shown)
log-titles =
    { $shown ->
        [yes] : { SERIES($titles) }
       *[no] {""}
    }
unseen-card = una carta

## The course

log-first = { $who } è il primo giocatore
log-turn = Turno { $number }: { $who } è il giocatore attivo
log-flame =
    1 Fiamma viene tolta; { $number ->
        [1] ne resta 1
       *[other] ne restano { $number }
    }
log-ending = È scattata la fine della partita; il giro in corso viene completato
log-concede = { $who } si arrende

## Hands and piles

log-draw = { $who } pesca { COUNT($number, -card) }{ log-titles }
log-reshuffle = { $who } mescola i suoi scarti ({ COUNT($number, -card) }) per formare un nuovo mazzo
log-recycle = { $who } mescola i suoi scarti ({ COUNT($number, -card) }) con il suo mazzo
log-to-hand = { $who } prende in mano { $card }
log-to-discard = { $who } mette { $card } nei suoi scarti
log-discard = { $who } scarta { $card } dalla mano
log-used = { $who } scarta { COUNT($count, -card) } dalla sua zona di gioco{ log-titles }
log-take = { $who } prende in mano { $card } dai suoi scarti
log-promote = { $who } prende { $card } tra le sue carte messe da parte e mette la carta nei suoi scarti
log-restore = { $who } prende { $card } tra le sue carte distrutte e mette la carta nei suoi scarti
log-on-top = { $who } prende { $card } tra le sue carte distrutte e mette la carta in cima al suo mazzo
log-give = { CAPITAL($card) } va negli scarti di { $who }
log-steal = { $who } acquisisce { $card } dagli scarti di { $other }
log-look-hand = { $who } guarda la mano di { $other }, { COUNT($count, -card) }{ log-titles }
log-look-pile = { $who } guarda tutto il suo mazzo, { COUNT($count, -card) }{ log-titles }
log-found = { $who } mostra { $card } dal suo mazzo e prende la carta in mano
log-top-shown = { $who } rivela la cima del suo mazzo, { COUNT($number, -card) }{ log-titles }
log-kept = { $who } prende in mano { COUNT($number, -card) }{ log-titles }
log-nothing = { $who } non ha carte di questo tipo

## Cards in play

log-play = { $who } gioca { $piece } di fronte { TO($second) } (posizione { $place })
log-equip = { $who } equipaggia { $piece }
log-activate = { $who } attiva { $piece }
log-heals = { $who } usa il valore di Cura di { $piece }
log-heal = Il Personaggio { $piece } di { $who } viene curato e va nei suoi scarti
log-wound = Il Personaggio { $piece } di { $who } viene ferito
log-destroy = La carta { $piece } di { $who } viene distrutta
log-armour-off = { $who } scarta la sua Armatura equipaggiata, { $piece }
log-armours-swapped = { $who } scambia { $partner } con { $piece } di { $other }
log-boost = { CAPITAL($piece) } ottiene +{ $number } Forza fino alla fine del turno
log-boost-all = Ogni Personaggio che { $who } ha in gioco ottiene +{ $number } Forza fino alla fine del turno
log-by-force = { $who } può acquisire le Armature con la Forza fino alla fine del turno

## The terrain

# $price is force, cosmos or free; $armour: whether the armour was used
log-acquire =
    { $who } acquisisce { $card } (posizione { $place }) { $price ->
        [free] gratis
        [force] per { $number } Forza
       *[cosmos] per { $number } Cosmo
    }{ $armour ->
        [yes] , usando l'Armatura
       *[no] {""}
    }
log-reveal = La carta { $piece } viene rivelata sul terreno (posizione { $place })
log-remove = La carta { $piece } (posizione { $place }) viene rimossa e va negli scarti comuni
log-push = Le carte del terreno vengono spinte verso destra
# $back is the place that the second card left
log-swap = { $who } scambia { $card } (posizione { $place }) e { $second } (posizione { $back })
# $cut lists how much less it costs of each currency
log-cheaper = { $piece } (posizione { $place }) costa { AND($cut) } in meno fino alla fine del turno
# $nobody: no player does it
log-to-reserve =
    { $nobody ->
        [yes] { COUNT($number, -card) } { $number ->
            [one] viene mescolata
           *[other] vengono mescolate
        }
       *[no] { $who } mescola { COUNT($number, -card) }
    } nella Riserva{ log-titles }
log-top-taken = { $who } mette { $card } dalla cima della Riserva nei suoi scarti

## The end

log-gather = { $who } mostra { COUNT($number, -card) }{ log-titles }
# $points says which cards give them, and why
log-points = { $who } – { $points }: { NUMBER($number, signDisplay: "always") }
log-score =
    { $who } ha { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } vittoria
# $ending is a whole sentence: who wins, and how
log-end = { $ending }
