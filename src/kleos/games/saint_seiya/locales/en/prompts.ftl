### The question of every decision, and its options.
### $which is a description of cards as a noun, $them the player whom the effect is about, $piece and $card are cards, with
### number and without, $place is the number of a place on the terrain.

# $card and $timing name the effect that asks $question
ask-by-line = { $card }, { $timing }: { $question }

## Whose turn it is

# $idle: there is nothing to do but to end the phase; $deed, $reasons and $deeds are for "only" and "offered"
ask-main =
    your main phase: { $idle ->
        [yes] { only }
       *[no] { offered }
    }.
deed-acquire = acquire a card from the terrain
deed-play = play a Character
deed-equip = equip an armour
deed-activate = activate a card
deed-heal = heal
deed-end = end the phase
# after "you can only"
only-end = end the phase
ask-upkeep = your turn ends: keep your hand, or choose a card to discard; then you draw up to 5.
# $words are a whole sentence
ask-on-play = use this effect? { $words }
# $effect is a sentence without its full stop
ask-shun = use this effect? { SENTENCE($effect) }
ask-toll = choose another card from your hand to discard.
# $most can be healed now; $begun: some have been
ask-heal =
    { $piece }: choose a wounded Character to heal ({ $most } at most){ $begun ->
        [yes] , or stop
       *[no] {""}
    }.
ask-heal-one = choose one of your wounded Characters to heal.

## Hands

# $optional: none may be chosen
or-none =
    { $optional ->
        [yes] , or none
       *[no] {""}
    }
# $deed is discard, wound or destroy; $several: more than one card is chosen, of which there are $left to go
ask-from-hand =
    choose { A($which) } from your hand to { deed-verb }{ $several ->
        [yes] {" "}({ $left } to go)
       *[no] {""}
    }{ or-none }.
ask-pair = choose which card of your hand to destroy twice.
ask-seen-hand = choose { A($which) } from the hand of { $them } to wound.

## Piles

ask-search = choose { A($which) } from your draw pile to show and take into your hand.
# $current is the player whose turn it is
ask-judge = choose { A($which) } to wound among the revealed cards of { $current }.
ask-take = choose { A($which) } from your discard to take into your hand{ or-none }.
ask-destroy-discarded = choose { A($which) } from your discard to destroy.
ask-wound-discarded = choose { A($which) } from the discard of { $them } to wound.
ask-steal = choose { A($which) } from the discard of { $them } to acquire.
ask-restore = choose one of your destroyed cards to put into your discard.

## In play

ask-wounded = choose { whose-wounded } to destroy.
ask-boost = choose { A($which) } you have in play to give +{ $amount } Force to.
ask-fighter = choose a Character to destroy among those used to fight this card.

## The terrain

# $adjacent: where the card is has been said more precisely
ask-acquire =
    choose { A($which) }{ $adjacent ->
        [yes] ,
       *[no] {" "}from the terrain
    } to acquire for free.
ask-remove = choose { A($which) } to remove from the terrain.
# $cut: "2 Force", "2 Cosmos"
ask-reduce = choose { A($which) } on the terrain that will cost { AND($cut) } less this turn.
# $begun: the first card has been chosen
ask-swap =
    { $begun ->
        [yes] choose the card that changes places with { $card } (place { $place }).
       *[no] choose the first of the 2 terrain cards that change places.
    }

## Players

ask-player = { $effect }.

## Options

option-use = Use the effect of { $card }
# $pick: a card may be chosen, or none
option-skip =
    { $pick ->
        [yes] Choose no card
       *[no] Do not use it
    }
# $upkeep: cards are discarded at the end of the turn
option-stop =
    { $upkeep ->
        [yes] Keep the rest of your hand
       *[no] Stop here
    }
# $toll: that asks for a discard
option-play =
    Play { $card } facing { $faced } (place { $place }){ $toll ->
        [yes] , discarding 1 other card
       *[no] {""}
    }
# $worn is the armour equipped now, if there is one
option-equip =
    Equip { $card }{ $worn ->
        [none] {""}
       *[other] , discarding { $worn }
    }
# $cost in that currency, and how much of it there is ($strength)
option-acquire-force = Acquire { $faced } (place { $place }) with Force { means }
option-acquire-cosmos = Acquire { $faced } (place { $place }) with Cosmos { means }
option-acquire-armour = Acquire { $faced } (place { $place }) with Cosmos, using { $worn } { means }
means = (cost { $cost }, you have { $strength })
# $way is what becomes of the card, $words are a whole sentence
option-activate = Activate { $piece } ({ $way }): { $words }
# $heal is how many can be healed
option-heal = Heal with { $piece }, Heal { $heal }
option-end = End the main phase
option-card = { $title }
# $played: a Character in play, with what it gives, and what it faces, if anything; or a wounded one of another player
# ($owner)
option-target =
    { $piece }{ $played ->
        [yes] {" "}(Force { $force }, Cosmos { $cosmos }, { $facing ->
            [none] stranded
           *[other] facing { $facing }
        })
       *[no] { $owner ->
            [none] {""}
           *[other] {" "}({ $owner })
        }
    }
option-place = Place { $place }: { $title }
# $you: whoever is asked
option-player =
    { $player } ({ $hero }{ $you ->
        [yes] , you
       *[no] {""}
    })
