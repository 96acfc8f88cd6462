### The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = El motor del juego y sus pruebas siguen estas cláusulas numeradas. Prevalece el original inglés; las cláusulas sin traducir están en inglés.
easy-to-learn = fácil de aprender
some-to-learn = algunas reglas que aprender
much-to-learn = para jugadores con experiencia

## How clauses call players, places, abilities and answers; they are in $words, as programs write them
# $begins: at the beginning of a sentence, $has: what the player has follows
clause-player =
    { $begins ->
        [yes] Jugador
       *[no] jugador
    } { $seat }{ $has ->
        [yes] :
       *[no] {""}
    }
clause-place = casilla { $place }
clause-ability = habilidad { $number } de { $card }
clause-answer = «{ $words }»
