### The question of every decision, and its options.
### $which is a description of cards as a noun, $them the player whom the effect is about, $piece and $card are cards, with
### number and without, $place is the number of a place on the terrain.

# $card and $timing name the effect that asks $question
ask-by-line = { $card }, { $timing } : { $question }

## Whose turn it is

# $idle: there is nothing to do but to end the phase; $deed, $reasons and $deeds are for "only" and "offered"
ask-main =
    votre phase principale : { $idle ->
        [yes] { only }
       *[no] { offered }
    }.
deed-acquire = acquérez une carte du terrain
deed-play = jouez un Personnage
deed-equip = équipez une armure
deed-activate = activez une carte
deed-heal = soignez
deed-end = terminez la phase
# after "you can only"
only-end = terminer la phase
ask-upkeep = fin de votre tour : gardez votre main, ou choisissez une carte à défausser ; ensuite vous piochez jusqu'à 5.
# $words are a whole sentence
ask-on-play = utiliser cet effet ? { $words }
# $effect is a sentence without its full stop
ask-shun = utiliser cet effet ? { SENTENCE($effect) }
ask-toll = choisissez une autre carte de votre main à défausser.
# $most can be healed now; $begun: some have been
ask-heal =
    { $piece } : choisissez un Personnage blessé à soigner ({ $most } au plus){ $begun ->
        [yes] , ou arrêtez
       *[no] {""}
    }.
ask-heal-one = choisissez un de vos Personnages blessés à soigner.

## Hands

# $optional: none may be chosen
or-none =
    { $optional ->
        [yes] , ou aucune carte
       *[no] {""}
    }
# $deed is discard, wound or destroy; $several: more than one card is chosen, of which there are $left to go
ask-from-hand =
    choisissez { A($which) } de votre main à { deed-verb }{ $several ->
        [yes] {" "}(encore { $left })
       *[no] {""}
    }{ or-none }.
ask-pair = choisissez la carte de votre main à détruire en double.
ask-seen-hand = choisissez { A($which) } de la main de { $them } à blesser.

## Piles

ask-search = choisissez { A($which) } de votre pioche à montrer et à prendre en main.
# $current is the player whose turn it is
ask-judge = choisissez { A($which) } à blesser parmi les cartes révélées de { $current }.
ask-take = choisissez { A($which) } de votre défausse à prendre en main{ or-none }.
ask-destroy-discarded = choisissez { A($which) } de votre défausse à détruire.
ask-wound-discarded = choisissez { A($which) } de la défausse de { $them } à blesser.
ask-steal = choisissez { A($which) } de la défausse de { $them } à acquérir.
ask-restore = choisissez une de vos cartes détruites à mettre dans votre défausse.

## In play

ask-wounded = choisissez { whose-wounded } à détruire.
ask-boost = choisissez { A($which) } que vous avez en jeu, à qui donner +{ $amount } Force.
ask-fighter = choisissez un Personnage à détruire parmi ceux utilisés pour combattre cette carte.

## The terrain

# $adjacent: where the card is has been said more precisely
ask-acquire =
    choisissez { A($which) }{ $adjacent ->
        [yes] ,
       *[no] {" "}du terrain
    } à acquérir gratuitement.
ask-remove = choisissez { A($which) } à retirer du terrain.
# $cut: "2 Force", "2 Cosmos"
ask-reduce = choisissez { A($which) } du terrain qui coûtera { AND($cut) } de moins ce tour-ci.
# $begun: the first card has been chosen
ask-swap =
    { $begun ->
        [yes] choisissez la carte qui échange son emplacement avec { $card } (emplacement { $place }).
       *[no] choisissez la première des 2 cartes du terrain qui échangent leurs emplacements.
    }

## Players

ask-player = { $effect }.

## Options

option-use = Utiliser l'effet { OF($card) }
# $pick: a card may be chosen, or none
option-skip =
    { $pick ->
        [yes] Ne choisir aucune carte
       *[no] Ne pas l'utiliser
    }
# $upkeep: cards are discarded at the end of the turn
option-stop =
    { $upkeep ->
        [yes] Garder le reste de votre main
       *[no] S'arrêter là
    }
# $toll: that asks for a discard
option-play =
    Jouer { $card } face { TO($faced) } (emplacement { $place }){ $toll ->
        [yes] , en défaussant 1 autre carte
       *[no] {""}
    }
# $worn is the armour equipped now, if there is one
option-equip =
    Équiper { $card }{ $worn ->
        [none] {""}
       *[other] , en défaussant { $worn }
    }
# $cost in that currency, and how much of it there is ($strength)
option-acquire-force = Acquérir { $faced } (emplacement { $place }) avec la Force { means }
option-acquire-cosmos = Acquérir { $faced } (emplacement { $place }) avec le Cosmos { means }
option-acquire-armour = Acquérir { $faced } (emplacement { $place }) avec le Cosmos, en utilisant { $worn } { means }
means = (coût { $cost }, vous avez { $strength })
# $way is what becomes of the card, $words are a whole sentence
option-activate = Activer { $piece } ({ $way }) : { $words }
# $heal is how many can be healed
option-heal = Soigner avec { $piece }, Soin { $heal }
option-end = Terminer la phase principale
option-card = { $title }
# $played: a Character in play, with what it gives, and what it faces, if anything; or a wounded one of another player
# ($owner)
option-target =
    { $piece }{ $played ->
        [yes] {" "}(Force { $force }, Cosmos { $cosmos }, { $facing ->
            [none] sans adversaire
           *[other] face { TO($facing) }
        })
       *[no] { $owner ->
            [none] {""}
           *[other] {" "}({ $owner })
        }
    }
option-place = Emplacement { $place } : { $title }
# $you: whoever is asked
option-player =
    { $player } ({ $hero }{ $you ->
        [yes] , vous
       *[no] {""}
    })
