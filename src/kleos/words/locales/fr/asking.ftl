### How a question names what can be done now, and nothing else.

# "play, hide or pass"
offered = { OR($deeds) }
# "you can only pass, since you have no chakra and your hand is empty": $deed is in the infinitive
only =
    vous ne pouvez que { $deed }{ $reasons ->
        [none] {""}
       *[other] , car { AND($reasons) }
    }
empty-hand = votre main est vide
unplayable = aucune de vos cartes ne peut être jouée maintenant
