### The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = Le moteur de jeu et ses tests suivent ces clauses numérotées. L'original anglais fait foi ; les clauses non traduites sont en anglais.
easy-to-learn = facile à apprendre
some-to-learn = quelques règles à apprendre
much-to-learn = pour joueurs expérimentés

## How clauses call players, places, abilities and answers; they are in $words, as programs write them
# $begins: at the beginning of a sentence, $has: what the player has follows
clause-player =
    { $has ->
        [yes] { $begins ->
            [yes] Joueur
           *[no] joueur
        } { $seat } :
       *[no] { $begins ->
            [yes] Joueur
           *[no] joueur
        } { $seat }
    }
clause-place = emplacement { $place }
clause-ability = capacité { $number } { OF($card) }
clause-answer = « { $words } »
