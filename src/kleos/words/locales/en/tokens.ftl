### What is wrong with a token; the same for all games.

## What a token is made of

shape-card = a card
shape-object = an object like #12
shape-place = one of { $places }
shape-number = a number
shape-seat = a player like p1
shape-ability = an ability like zeus.1
shape-word = '{ $word }'

## Why it is no answer

# $word is what was typed, $parts what should follow the first word, $places what exists
misread-empty = an empty token
misread-unknown-word = unknown word '{ $word }'
misread-wrong-shape =
    '{ $word }' takes { $parts ->
        [none] nothing after it
       *[other] { AND($parts) }
    }
misread-no-card = unknown card '{ $word }'
misread-no-place = unknown place '{ $word }', expected one of { $places }
misread-no-object = expected an object like #12, not '{ $word }'
misread-no-number = expected a number, not '{ $word }'
misread-no-ability = unknown ability '{ $word }'
misread-no-seat = expected a player like p1, not '{ $word }'
