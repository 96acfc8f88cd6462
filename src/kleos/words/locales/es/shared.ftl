### Words that all games share: what is done in turn, conditions, amounts, comparisons.

## One after the other

# $test is a condition, $then and $rest are sentences without their full stop
when = si { $test }, { $then }
pay-then = { $first } para { $then }
if-done =
    { $first }. { CAPITAL(IF_DONE()) }{ $test ->
        [none] {""}
       *[other] {" "}y { $test }
    }, { $rest }

## What something is, or is not: relative clauses, for one and for many

either = sea { OR($forms) }
    .many = sean { OR_MANY($forms) }
# .clause tells whether .one and .many follow "que", or only say what it is not
not =
    .clause = no
    .one = { A($form) }
    .many = { MANY($form) }

## Amounts

number-of = el número { OF(MANY($which)) }
sum = { $left } más { $right }

## Comparisons; $op is at-most, less, equal, at-least or more, $gender that of what is compared

compared =
    { MEANING($left) } { $past ->
        [yes] era
       *[no] es
    } { BOUND($op, $right, $gender) }
compared-unequal =
    { MEANING($left) } no { $past ->
        [yes] era
       *[no] es
    } igual { TO(MEANING($right)) }
# you have more of something than the opponent; $which says in which $place they are, $placeless does not
compared-sides =
    { $place ->
        [none] {""}
       *[other] { $place }{" "}
    }{ HAS() } { $op ->
        [less] menos { MANY($placeless) } que el adversario
        [equal] { AGREE("tanto", $placeless, number: "many") } { MANY($placeless) } como el adversario
       *[more] más { MANY($placeless) } que el adversario
    }
compared-count =
    { $mine ->
        [yes] { HAS() }
       *[no] hay
    } { SO_MANY($op, $number) } { $number ->
        [one] { BARE($which) }
       *[other] { MANY($which) }
    }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner

recall-chosen = Personajes elegidos
    .far = el Personaje recién elegido
    .far-owner = el Personaje elegido
