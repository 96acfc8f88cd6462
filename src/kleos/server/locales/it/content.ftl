### The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = Il motore di gioco e i suoi test seguono queste clausole numerate. Fa fede l'originale inglese; le clausole non tradotte sono in inglese.
easy-to-learn = facile da imparare
some-to-learn = qualche regola da imparare
much-to-learn = per giocatori esperti

## How clauses call players, places, abilities and answers; they are in $words, as programs write them
# $begins: at the beginning of a sentence, $has: what the player has follows
clause-player =
    { $begins ->
        [yes] Giocatore
       *[no] giocatore
    } { $seat }{ $has ->
        [yes] :
       *[no] {""}
    }
clause-place = posizione { $place }
clause-ability = abilità { $number } di { $card }
clause-answer = «{ $words }»
