### How a question names what can be done now, and nothing else.

# "play, hide or pass"
offered = { OR($deeds) }
# "you can only pass, since you have no chakra and your hand is empty": $deed is in the infinitive
only =
    you can only { $deed }{ $reasons ->
        [none] {""}
       *[other] , since { AND($reasons) }
    }
empty-hand = your hand is empty
unplayable = none of your cards can be played now
