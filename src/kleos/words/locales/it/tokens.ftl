### What is wrong with a token; the same for all games.

## What a token is made of

shape-card = una carta
shape-object = un numero come #12
shape-place = uno tra { $places }
shape-number = un numero
shape-seat = un giocatore come p1
shape-ability = un'abilità come zeus.1
shape-word = «{ $word }»

## Why it is no answer

# $word is what was typed, $parts what should follow the first word, $places what exists
misread-empty = è vuota
misread-unknown-word = parola sconosciuta «{ $word }»
misread-wrong-shape =
    { $parts ->
        [none] nulla deve seguire «{ $word }»
       *[other] «{ $word }» richiede { AND($parts) }
    }
misread-no-card = carta sconosciuta «{ $word }»
misread-no-place = «{ $word }» qui non esiste (possibili: { $places })
misread-no-object = ci vuole un numero come #12, non «{ $word }»
misread-no-number = ci vuole un numero, non «{ $word }»
misread-no-ability = abilità sconosciuta «{ $word }»
misread-no-seat = ci vuole un giocatore come p1, non «{ $word }»
