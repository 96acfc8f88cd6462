### A line of the log for every event, as a seat saw it. Passes are no events: nobody learns of them (KG-9.5).
### $who is the player of the event, $card its card and $piece the same with its number; $number is an amount.

## Setup

# $seen: whoever reads knows which God it is
log-god-chosen =
    { $seen ->
        [yes] { $who } ha scelto un Dio: { $card }
       *[no] { $who } ha scelto un Dio
    }
log-gods-revealed = Il Dio di { $who } è { $card }, con { COUNT($number, -energy) }
log-first = { $who } comincia
log-turn = Giro { $number }: { $who } è il giocatore attivo

## Cards

# $listed: the names of the cards, where they were seen
log-draw = { $who } pesca { cards-listed }
cards-listed =
    { COUNT($number, -card) }{ $listed ->
        [none] {""}
       *[other] : { SERIES($listed) }
    }
log-reshuffle = { $who } mescola i suoi scarti ({ COUNT($number, -card) }) per formare un nuovo mazzo
log-discard = { $who } scarta { $card } dalla mano
log-clear = { $who } scarta la sua area di gioco e la sua mano, { cards-listed }
log-used-up = { CAPITAL($piece) } va negli scarti di { $who }
# $number is 0 for the hand
log-banish =
    { $who } manda negli inferi { $card } { $number ->
        [0] dalla sua mano
       *[other] dai suoi scarti
    }
log-take = { $who } prende in mano { $card } dagli inferi
# $number is 0 unless the card comes from the Netherworld, $pile the Warrior pile it comes from
log-recruit =
    { $who } recluta { $card }{ $number ->
        [0] { $pile ->
            [none] {""}
           *[other] {" "}({ pile })
        }
       *[other] {" "}dagli inferi
    }
log-turn-up = { $card } è la nuova carta scoperta della { pile }

## Abilities

log-play = { $who } gioca { $piece }{ used-for }
log-react = { $who } reagisce con { $piece }{ used-for }
# $used_for: what the card was used for, if it could have been used for something else
used-for =
    { $used_for ->
        [none] {""}
       *[other] : { $used_for }
    }
log-target = { $who } sceglie { $target }
log-use =
    { $who } usa un'abilità { OF($card) }{ $timing ->
        [none] {""}
       *[other] {" "}({ $timing })
    }
log-cancel = L'abilità di { $piece } ({ $who }) viene annullata
log-repeat =
    { $who } ripete un'Azione di { $piece }{ $ability ->
        [none] {""}
       *[other] : { $ability }
    }
log-reveal = Giudizio: { $who } rivela { $piece }
log-nothing = Giudizio: { $who } non ha carte da rivelare
log-aside-gone = La carta rivelata, { $piece }, va negli scarti di { $who }
log-bonus = Il prossimo Attacco di { $who } in questo turno vale { $number } in più
log-ignore = Il prossimo Guerriero che { $who } gioca in questo turno ignora la restrizione di colore

## Attacks, energy and faith

log-attack = { $who } attacca { $attacked }: Attacco { $number }
# $own: it is the player's own God that is attacked
log-reduce =
    { $own ->
        [yes] { $who } riduce l'Attacco di { $number }
       *[no] { $who } riduce di { $number } l'Attacco contro { $attacked }
    }
log-lose = { $who } perde { COUNT($number, -energy) }
log-gain = { $who } ottiene { COUNT($number, -energy) }
log-pay = { $who } paga { COUNT($number, -energy) }
log-faith = { $who } ottiene { COUNT($number, -faith) }
log-spend = { $who } spende { COUNT($number, -faith) }

## Who is sealed, falls or leaves

log-seal = { $card }, il Dio di { $who }, viene sigillato
# at an energy of $goal the God returns
log-recover = { $who }, sigillato, ottiene 1 punto energia ({ $number } su { $goal })
log-return = { $card }, il Dio di { $who }, non è più sigillato
log-leave = { $who } ({ $card }) non ha più energia e lascia la partita
log-concede = { $who } si arrende

## The end

log-end = { $ending }
log-fell = Giro { $number }: { $fall }
# $card, if there is one, is the card of $by that did it
fall =
    { $god }, il Dio di { $who }, { $how ->
        [fallen] è caduto
        [sealed] è stato sigillato
       *[gave-up] è caduto perché { $by } si è arreso
    }{ $card ->
        [none] {""}
       *[other] , colpito da { $card } di { $by }
    }
log-score = { $who } finisce con { COUNT($number, -energy) }

## Why somebody has won

kanzume-by-standing = come ultimo Dio rimasto
kanzume-by-energy = raggiungendo 25 punti energia
kanzume-by-main = perché l'altro Dio principale è caduto
kanzume-by-limit = per energia dopo 100 giri
