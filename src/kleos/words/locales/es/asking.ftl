### How a question names what can be done now, and nothing else.

# "play, hide or pass"
offered = { OR($deeds) }
# "you can only pass, since you have no chakra and your hand is empty": $deed is in the infinitive
only =
    solo puedes { $deed }{ $reasons ->
        [none] {""}
       *[other] , porque { AND($reasons) }
    }
empty-hand = tu mano está vacía
unplayable = ninguna de tus cartas se puede jugar ahora
