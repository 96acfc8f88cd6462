### The question of every decision, and its options.

## Cards and characters

hidden-character = Personaggio nascosto #{ $number }
    .the = il Personaggio nascosto #{ $number }
numbered-card = #{ $number } { $card }
# a line of a $card with its $id
card-line = { $card } ({ $id }) { $timing }
# one line that copies another
line-copying = { $line }, che copia { $copied }

## Which characters; $long if a description is so long that it wants a comma behind

# $line is what asks
ask-by-line = { $line }: { $question }
# so that "da nascondere" is about the character
which-to =
    { $which }{ $long ->
        [yes] ,
       *[no] {""}
    } { $doing }
ask-target = scegli { which-to }.
# what is left of the limit
power-left = Potere { $n } o meno
ask-any-number = scegli { which-to }, o concludi.
ask-excess = scegli { which-to } ({ $count } di troppo).
ask-per-mission = scegli { which-to } (o nessuno).
ask-move = scegli { $which } da muovere in un'altra missione.
# .place is what is said of where they are
ask-mission-of-all = scegli la missione in cui si trovano { ALL($which) } { $doing }.

## What to do in a turn

ask-mulligan = tieni la mano iniziale o la cambi, una sola volta, con 5 carte nuove?
ask-turn = tocca a te: { offered }.
# .alone is for "puoi solo …"
turn-play = gioca
turn-hide = nascondi
turn-upgrade = potenzia
turn-reveal = rivela
turn-pass = passa
    .alone = passare
# $reasons are "non hai più Chakra" and the like
ask-turn-to-pass = tocca a te: { only }.
no-chakra-left = non hai più Chakra

## Other questions

ask-use = usare questo effetto? { SENTENCE($effect) }
ask-order = più effetti sono in attesa: scegli quale applicare adesso.
ask-destination = scegli la missione in cui muovere { $name }.
ask-mission-for-top = scegli la missione in cui mettere la carta a faccia in giù.
ask-mission-for-card = scegli la missione in cui mettere { $card } a faccia in giù.
ask-put-from-hand = scegli una carta della tua mano da mettere a faccia in giù su una missione.
ask-discard = scegli una carta della tua mano da scartare.
ask-discard-seen = scegli una carta da scartare dalla mano dell'avversario.
ask-put-back = scegli una carta della tua mano da mettere in cima al tuo mazzo.
ask-recover = scegli una carta della tua pila degli scarti da aggiungere alla tua mano.
ask-tokens =
    scegli quanti token Power { $take ->
        [yes] prendere
       *[no] rimuovere
    } { PREP("da", $name) }.
ask-pay-x = scegli quanto Chakra pagare.
ask-play-card = scegli come { $effect }.
ask-play-from-top = scegli quale delle carte giocare { for-less }.
ask-next-card = scegli la prossima carta da mettere nella pila degli scarti; la prima carta messa resta sotto a tutte le altre.
ask-next-card-of-hand = scegli la prossima carta della tua mano da mettere nella pila degli scarti; la prima carta messa resta sotto a tutte le altre.
ask-next-character = scegli il prossimo Personaggio da mettere nella pila degli scarti; la prima carta messa resta sotto a tutte le altre.
# $done is what would happen to it, $visible whether its name is known
ask-replace =
    { $visible ->
        [yes] il Personaggio { $name }
       *[no] { $name }
    } verrebbe { $done }; scegli che cosa accade invece.
ask-copy = scegli l'effetto da copiare.
ask-demand = rivela { $name } pagando { $extra } Chakra in più, o accetta la sua sconfitta.
ask-lock = { $card } ({ $id }): scegli quale dei Personaggi nemici più forti della sua missione bloccare.

## Options

option-use = Usa l'effetto di { $card }
option-skip = Non usarlo
option-let-happen = Lascia che accada
option-nobody = Nessuno nella missione { $mission }
option-stop = Concludi
# $cause has set it off
option-trigger =
    #{ $number } { $line }{ $cause ->
        [none] {""}
       *[other] , attivato { PREP("da", $cause) }
    }: { $words }
option-keep = Tieni questa mano
option-mulligan = Cambiala con 5 carte nuove (mulligan)
option-pass = Passa
# $gender is that of the name
option-target =
    { $name } ({ $hidden ->
        [yes] { AGREE("nascosto", $gender) },{" "}
       *[no] {""}
    }{ $power ->
        [none] {""}
       *[other] Potere { $power },{" "}
    }{ $mine ->
        [yes] { AGREE("tuo", $gender) }, missione { $mission }
       *[no] missione { $mission }, avversario
    })
option-gone = #{ $number } (non più in gioco)
option-mission = Missione { $mission }: { $name }
option-chakra = { COUNT($n, -chakra) }
option-tokens = { COUNT($n, -power-token) }
option-line = #{ $number } { $line }
option-line-of-card = { $card }, { $words }
# $verb is what happens to the character of that $name, not to the one that is $saved, if it is not the $same
option-instead =
    { CAPITAL(DO($verb)) } { $name } { $same ->
        [yes] invece
       *[no] al posto { OF($saved) }
    }
option-defeat = Accetta la sconfitta { OF($name) }

## Options of playing a card, $over another, on a $mission

option-play = Gioca { $card } sulla missione { $mission } per { $cost } Chakra
option-hide = Nascondi { $card } sulla missione { $mission } per { $cost } Chakra
option-upgrade = Potenzia { $over } con { $card } per { $cost } Chakra
option-reveal = Rivela { $card } sulla missione { $mission } per { $cost } Chakra
option-reveal-upgrade = Rivela { $card } come potenziamento { OF($over) } per { $cost } Chakra
