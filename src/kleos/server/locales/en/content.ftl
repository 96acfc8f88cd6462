### The games as the library presents them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = The engine and its tests follow these numbered clauses.
easy-to-learn = easy to learn
some-to-learn = a few rules to learn
much-to-learn = for experienced players

## How clauses call players, places, abilities and answers; they are in $words, as programs write them
# $begins: at the beginning of a sentence, $has: what the player has follows
clause-player =
    { $begins ->
        [yes] Player
       *[no] player
    } { $seat }{ $has ->
        [yes] :
       *[no] {""}
    }
clause-place = place { $place }
clause-ability = ability { $number } of { $card }
clause-answer = “{ $words }”
