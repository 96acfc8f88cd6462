### The question of every decision, and its options.
### $which is a description of cards as a noun, $them the player whom the effect is about, $piece and $card are cards, with
### number and without, $place is the number of a place on the terrain.

# $card and $timing name the effect that asks $question
ask-by-line = { $card }, { $timing }: { $question }

## Whose turn it is

# $idle: there is nothing to do but to end the phase; $deed, $reasons and $deeds are for "only" and "offered"
ask-main =
    tu fase principal: { $idle ->
        [yes] { only }
       *[no] { offered }
    }.
deed-acquire = adquiere una carta del terreno
deed-play = juega un Personaje
deed-equip = equipa una Armadura
deed-activate = activa una carta
deed-heal = cura
deed-end = termina la fase
# after "you can only"
only-end = terminar la fase
ask-upkeep = final de tu turno: conserva tu mano o elige una carta para descartarla; después robas hasta tener 5.
# $words are a whole sentence
ask-on-play = ¿usas este efecto? { $words }
# $effect is a sentence without its full stop
ask-shun = ¿usas este efecto? { SENTENCE($effect) }
ask-toll = elige otra carta de tu mano para descartarla.
# $most can be healed now; $begun: some have been
ask-heal =
    { $piece }: elige un Personaje herido para curarlo (como máximo { $most }){ $begun ->
        [yes] , o termina
       *[no] {""}
    }.
ask-heal-one = elige uno de tus Personajes heridos para curarlo.

## Hands

# $optional: none may be chosen
or-none =
    { $optional ->
        [yes] , si quieres
       *[no] {""}
    }
# $deed is discard, wound or destroy; $several: more than one card is chosen, of which there are $left to go
ask-from-hand =
    elige { A($which) } de tu mano para { deed-verb }{ AGREE("lo", $which) }{ $several ->
        [yes] {" "}({ $left ->
            [1] falta
           *[other] faltan
        } { $left })
       *[no] {""}
    }{ or-none }.
ask-pair = elige de qué carta de tu mano destruyes dos copias.
ask-seen-hand = elige { A($which) } de la mano de { $them } para herir{ AGREE("lo", $which) }.

## Piles

ask-search = elige { A($which) } de tu mazo para mostrar{ AGREE("lo", $which) } y añadir{ AGREE("lo", $which) } a tu mano.
# $current is the player whose turn it is
ask-judge = elige { A($which) } entre las cartas reveladas de { $current } para herir{ AGREE("lo", $which) }.
ask-take = elige { A($which) } de tu descarte para añadir{ AGREE("lo", $which) } a tu mano{ or-none }.
ask-destroy-discarded = elige { A($which) } de tu descarte para destruir{ AGREE("lo", $which) }.
ask-wound-discarded = elige { A($which) } del descarte de { $them } para herir{ AGREE("lo", $which) }.
ask-steal = elige en el descarte de { $them } { A($which) } para adquirir{ AGREE("lo", $which) }.
ask-restore = elige una de tus cartas destruidas para ponerla en tu descarte.

## In play

ask-wounded = elige { whose-wounded } para destruirlo.
ask-boost = elige { A($which) } que tengas en juego para darle +{ $amount } de Fuerza.
ask-fighter = elige, entre los Personajes usados para combatir esta carta, cuál se destruye.

## The terrain

# $adjacent: where the card is has been said more precisely
ask-acquire =
    elige { A($which) }{ $adjacent ->
        [yes] ,
       *[no] {" "}del terreno
    } para adquirir{ AGREE("lo", $which) } gratis.
ask-remove = elige { A($which) } del terreno para retirar{ AGREE("lo", $which) }.
# $cut: "2 Force", "2 Cosmos"
ask-reduce = elige { A($which) } del terreno, que costará { AND($cut) } menos este turno.
# $begun: the first card has been chosen
ask-swap =
    { $begun ->
        [yes] elige la carta que intercambia su casilla con { $card } (casilla { $place }).
       *[no] elige la primera de las 2 cartas del terreno que intercambian sus casillas.
    }

## Players

ask-player = { $effect }.

## Options

option-use = Usa el efecto { OF($card) }
# $pick: a card may be chosen, or none
option-skip =
    { $pick ->
        [yes] No elijas ninguna carta
       *[no] No lo uses
    }
# $upkeep: cards are discarded at the end of the turn
option-stop =
    { $upkeep ->
        [yes] Conserva el resto de tu mano
       *[no] Termina aquí
    }
# $toll: that asks for a discard
option-play =
    Juega { $card } frente { TO($faced) } (casilla { $place }){ $toll ->
        [yes] , descartando 1 carta más
       *[no] {""}
    }
# $worn is the armour equipped now, if there is one
option-equip =
    Equipa { $card }{ $worn ->
        [none] {""}
       *[other] , descartando { $worn }
    }
# $cost in that currency, and how much of it there is ($strength)
option-acquire-force = Adquiere { $faced } (casilla { $place }) con Fuerza { means }
option-acquire-cosmos = Adquiere { $faced } (casilla { $place }) con Cosmos { means }
option-acquire-armour = Adquiere { $faced } (casilla { $place }) con Cosmos, usando { $worn } { means }
means = (coste { $cost }, tienes { $strength })
# $way is what becomes of the card, $words are a whole sentence
option-activate = Activa { $piece } ({ $way }): { $words }
# $heal is how many can be healed
option-heal = Cura con { $piece }, Curación { $heal }
option-end = Termina la fase principal
option-card = { $title }
# $played: a Character in play, with what it gives, and what it faces, if anything; or a wounded one of another player
# ($owner)
option-target =
    { $piece }{ $played ->
        [yes] {" "}(Fuerza { $force }, Cosmos { $cosmos }, { $facing ->
            [none] sin adversario
           *[other] frente { TO($facing) }
        })
       *[no] { $owner ->
            [none] {""}
           *[other] {" "}({ $owner })
        }
    }
option-place = Casilla { $place }: { $title }
# $you: whoever is asked
option-player =
    { $player } ({ $hero }{ $you ->
        [yes] , tú
       *[no] {""}
    })
