### What is wrong with a token; the same for all games.

## What a token is made of

shape-card = una carta
shape-object = un número como #12
shape-place = uno de { $places }
shape-number = un número
shape-seat = un jugador como p1
shape-ability = una habilidad como zeus.1
shape-word = «{ $word }»

## Why it is no answer

# $word is what was typed, $parts what should follow the first word, $places what exists
misread-empty = está vacío
misread-unknown-word = palabra desconocida «{ $word }»
misread-wrong-shape =
    { $parts ->
        [none] nada debe seguir a «{ $word }»
       *[other] «{ $word }» requiere { AND($parts) }
    }
misread-no-card = carta desconocida «{ $word }»
misread-no-place = «{ $word }» no existe aquí (posibles: { $places })
misread-no-object = se esperaba un número como #12, no «{ $word }»
misread-no-number = se esperaba un número, no «{ $word }»
misread-no-ability = habilidad desconocida «{ $word }»
misread-no-seat = se esperaba un jugador como p1, no «{ $word }»
