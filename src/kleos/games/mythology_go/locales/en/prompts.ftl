### The question of every decision, and its options in words.

## A question, and who asks it: the card $name, as creature $object, of the player $who if that is not whoever is asked

question-of =
    { $name }{ $object ->
        [none] {""}
       *[other] {" "}#{ $object }
    }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    }: { $text }

## Beginning a round

ask-choose-belief =
    round { $round }: choose your belief for this round, out of those nobody has taken{ $divinity ->
        [none] {""}
       *[other] {" "}(your divinity is { $divinity })
    }.
ask-polytheism-keep = { $belief }: choose which of the two divinities you keep.

## The main phase

# $deeds is what can be done now, $left the number of last turns, this one included
ask-main =
    your turn, { $plays } of { $most } plays made, { COUNT($free, -free-slot) }: { $stuck ->
        [yes] you can only end your turn, since none of your cards can be played now
       *[no] { OR($deeds) }
    }.{ $left ->
        [none] {""}
        [1] {" "}This is the last turn of the round.
       *[other] {" "}Last turns: { $left } are left, this one included.
    }
deed-play = play a card
deed-fuse = fuse two creatures
deed-activate = activate a creature
deed-believe = use your belief
deed-end = end your turn
# $begun tells that some cards have been put there already
ask-return-order =
    { $begun ->
        [yes] which card comes next under the deck?
       *[no] your turn ends: the rest of your hand goes under the deck. Its order matters only if the deck runs down that far.
    }

## Effects

ask-dragon-target = choose a face-up creature of another player to destroy, or none.
ask-chupacabra-target = choose a face-up creature of another player that loses { $amount } of its value to yours, or none.
ask-djinn-name = name a creature; if the deck holds one, you take it into your hand.
ask-satyr-own = choose the creature of yours that you give away.
# $piece is the creature given away: "Harpy #3"
ask-satyr-other = choose the face-up creature you take in return for { $piece }.
ask-leviathan-player = choose the player whose face-up creatures of lowest value are destroyed.
ask-chimera-destroy = choose another creature of yours to destroy.
ask-chimera-place = place a creature from your hand for the one destroyed, or none.
ask-dualism-turn = choose the creature of yours to turn over.
ask-druidism-save = your creatures would be destroyed; with { $belief } you may let one of them stay, once per round.
ask-reincarnation-use = you have lost a creature; with { $belief } you may place the next creature of the deck that fits.

## The counting; $gender is that of the name of the creature that asks

ask-gorgon-copy = the round is over; choose the creature it copies (name, value and effect).
ask-werewolf-transform = the round is over; choose the creature it turns into one like itself (name, value, effect and colour).
ask-totemism-colour = choose a creature of yours and its colour for the counting, or none.
ask-accuse = your divinity has Identification: accuse another player of a divinity; if you are right, you take { COUNT($points, -point) } from that player.

## Options; $asked is the kind of decision

# what $face is where the card is a creature: "Harpy (blue, value 1)"; else it is its name
option-face = { $name } ({ $colour }, value { $value })
# what $target is: a creature on a field, "Harpy #3 of p1 (blue, value 1)"
option-creature =
    { $piece }{ $owner ->
        [none] {""}
       *[other] {" "}of { $owner }
    } ({ $colour }, value { $value }{ $pair ->
        [yes] , pair
       *[no] {""}
    }{ $down ->
        [yes] , face-down
       *[no] {""}
    })
option-skip =
    { $asked ->
        [dragon-target] Destroy nothing
        [chupacabra-target] Drain nothing
        [chimera-place] Place nothing
        [druidism-save] Save none of them
        [totemism-colour] Change no colour
       *[other] Do not use it
    }
option-stop =
    { $asked ->
        [return-order] Put them under the deck as they are
       *[other] End your turn
    }
option-play =
    { $asked ->
        [chimera-place] Place { $face } face-up
       *[other] { $creature ->
            [yes] Play { $face } face-up
           *[no] Cast { $name }
        }
    }
option-hide =
    { $asked ->
        [chimera-place] Place { $face } face-down
       *[other] Play { $face } face-down
    }
option-play-onto = Play { $face } onto { $onto }: a pair in one slot
option-fuse = Fuse { $piece } and { $other }: a pair in one slot
option-use = Use { $belief }
option-use-object = Activate { $piece }
option-use-belief = Use { $name }
# $text is that of the card
option-card =
    { $asked ->
        [choose-belief] { $name } – { $text }
        [polytheism-keep] { $name } – { $text }
        [djinn-name] Name { $face }
        [return-order] { $begun ->
            [yes] { $face } next
           *[no] { $face } first
        }
       *[other] Choose { $face }
    }
option-target =
    { $asked ->
        [dragon-target] Destroy { $target }
        [chimera-destroy] Destroy { $target }
        [chupacabra-target] Drain { $target }
        [satyr-own] Give { $target }
        [satyr-other] Take { $target }
        [dualism-turn] Turn { $target } over
        [druidism-save] Save { $target }
        [gorgon-copy] Copy { $target }
        [werewolf-transform] Transform { $target }
       *[other] Choose { $target }
    }
# $hit are the creatures that would be hit, of $lowest value
option-player =
    { $hit ->
        [none] { $who } (no face-up creature)
       *[other] { $who } (lowest value { $lowest }: { $hit })
    }
option-colour = { $piece } becomes { $becomes }
option-accuse = Accuse { $who } of { $divinity }
