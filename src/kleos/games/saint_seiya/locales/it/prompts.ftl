### The question of every decision, and its options.
### $which is a description of cards as a noun, $them the player whom the effect is about, $piece and $card are cards, with
### number and without, $place is the number of a place on the terrain.

# $card and $timing name the effect that asks $question
ask-by-line = { $card }, { $timing }: { $question }

## Whose turn it is

# $idle: there is nothing to do but to end the phase; $deed, $reasons and $deeds are for "only" and "offered"
ask-main =
    la tua fase principale: { $idle ->
        [yes] { only }
       *[no] { offered }
    }.
deed-acquire = acquisisci una carta del terreno
deed-play = gioca un Personaggio
deed-equip = equipaggia un'armatura
deed-activate = attiva una carta
deed-heal = cura
deed-end = concludi la fase
# after "you can only"
only-end = concludere la fase
ask-upkeep = fine del tuo turno: tieni la mano, o scegli una carta da scartare; poi peschi fino ad averne 5.
# $words are a whole sentence
ask-on-play = usare questo effetto? { $words }
# $effect is a sentence without its full stop
ask-shun = usare questo effetto? { SENTENCE($effect) }
ask-toll = scegli un'altra carta da scartare dalla tua mano.
# $most can be healed now; $begun: some have been
ask-heal =
    { $piece }: scegli un Personaggio ferito da curare (al massimo { $most }){ $begun ->
        [yes] , oppure fermati
       *[no] {""}
    }.
ask-heal-one = scegli uno dei tuoi Personaggi feriti da curare.

## Hands

# $optional: none may be chosen
or-none =
    { $optional ->
        [yes] , oppure nessuna carta
       *[no] {""}
    }
# $deed is discard, wound or destroy; $several: more than one card is chosen, of which there are $left to go
ask-from-hand =
    scegli { A($which) } { $deed ->
        [discard] da { deed-verb } dalla tua mano
       *[other] della tua mano da { deed-verb }
    }{ $several ->
        [yes] {" "}(ancora { $left })
       *[no] {""}
    }{ or-none }.
ask-pair = scegli la carta della tua mano da distruggere in doppia copia.
ask-seen-hand = scegli { A($which) } della mano di { $them } da ferire.

## Piles

ask-search = scegli { A($which) } del tuo mazzo da mostrare e prendere in mano.
# $current is the player whose turn it is
ask-judge = scegli { A($which) } da ferire tra le carte rivelate di { $current }.
ask-take = scegli { A($which) } dei tuoi scarti da prendere in mano{ or-none }.
ask-destroy-discarded = scegli { A($which) } dei tuoi scarti da distruggere.
ask-wound-discarded = scegli { A($which) } degli scarti di { $them } da ferire.
ask-steal = scegli { A($which) } degli scarti di { $them } da acquisire.
ask-restore = scegli una delle tue carte distrutte da mettere nei tuoi scarti.

## In play

ask-wounded = scegli { whose-wounded } da distruggere.
ask-boost = scegli { A($which) } che hai in gioco, a cui assegnare +{ $amount } Forza.
ask-fighter = scegli un Personaggio da distruggere tra quelli usati per combattere questa carta.

## The terrain

# $adjacent: where the card is has been said more precisely
ask-acquire =
    scegli { A($which) }{ $adjacent ->
        [yes] ,
       *[no] {" "}dal terreno
    } da acquisire gratis.
ask-remove = scegli { A($which) } da rimuovere dal terreno.
# $cut: "2 Force", "2 Cosmos"
ask-reduce = scegli { A($which) } del terreno che costerà { AND($cut) } in meno in questo turno.
# $begun: the first card has been chosen
ask-swap =
    { $begun ->
        [yes] scegli la carta che si scambia di posizione con { $card } (posizione { $place }).
       *[no] scegli la prima delle 2 carte del terreno che si scambiano di posizione.
    }

## Players

ask-player = { $effect }.

## Options

option-use = Usa l'effetto { OF($card) }
# $pick: a card may be chosen, or none
option-skip =
    { $pick ->
        [yes] Non scegliere nessuna carta
       *[no] Non usarlo
    }
# $upkeep: cards are discarded at the end of the turn
option-stop =
    { $upkeep ->
        [yes] Tieni le altre carte della tua mano
       *[no] Fermati qui
    }
# $toll: that asks for a discard
option-play =
    Gioca { $card } di fronte { TO($faced) } (posizione { $place }){ $toll ->
        [yes] , scartando 1 altra carta
       *[no] {""}
    }
# $worn is the armour equipped now, if there is one
option-equip =
    Equipaggia { $card }{ $worn ->
        [none] {""}
       *[other] , scartando { $worn }
    }
# $cost in that currency, and how much of it there is ($strength)
option-acquire-force = Acquisisci { $faced } (posizione { $place }) con la Forza { means }
option-acquire-cosmos = Acquisisci { $faced } (posizione { $place }) con il Cosmo { means }
option-acquire-armour = Acquisisci { $faced } (posizione { $place }) con il Cosmo, usando { $worn } { means }
means = (costo { $cost }, hai { $strength })
# $way is what becomes of the card, $words are a whole sentence
option-activate = Attiva { $piece } ({ $way }): { $words }
# $heal is how many can be healed
option-heal = Cura con { $piece }, Cura { $heal }
option-end = Concludi la fase principale
option-card = { $title }
# $played: a Character in play, with what it gives, and what it faces, if anything; or a wounded one of another player
# ($owner)
option-target =
    { $piece }{ $played ->
        [yes] {" "}(Forza { $force }, Cosmo { $cosmos }, { $facing ->
            [none] senza avversario
           *[other] di fronte { TO($facing) }
        })
       *[no] { $owner ->
            [none] {""}
           *[other] {" "}({ $owner })
        }
    }
option-place = Posizione { $place }: { $title }
# $you: whoever is asked
option-player =
    { $player } ({ $hero }{ $you ->
        [yes] , tu
       *[no] {""}
    })
