### How a question names what can be done now, and nothing else.

# "play, hide or pass"
offered = { OR($deeds) }
# "you can only pass, since you have no chakra and your hand is empty": $deed is in the infinitive
only =
    puoi solo { $deed }{ $reasons ->
        [none] {""}
       *[other] , perché { AND($reasons) }
    }
empty-hand = la tua mano è vuota
unplayable = nessuna delle tue carte si può giocare adesso
