### What is wrong with a token; the same for all games.

## What a token is made of

shape-card = une carte
shape-object = un numéro comme #12
shape-place = l'un de { $places }
shape-number = un nombre
shape-seat = un joueur comme p1
shape-ability = une capacité comme zeus.1
shape-word = « { $word } »

## Why it is no answer

# $word is what was typed, $parts what should follow the first word, $places what exists
misread-empty = elle est vide
misread-unknown-word = mot inconnu « { $word } »
misread-wrong-shape =
    { $parts ->
        [none] rien ne doit suivre « { $word } »
       *[other] « { $word } » demande { AND($parts) }
    }
misread-no-card = carte inconnue « { $word } »
misread-no-place = « { $word } » n'existe pas ici (possibles : { $places })
misread-no-object = un numéro comme #12 est attendu, et non « { $word } »
misread-no-number = un nombre est attendu, et non « { $word } »
misread-no-ability = capacité inconnue « { $word } »
misread-no-seat = un joueur comme p1 est attendu, et non « { $word } »
