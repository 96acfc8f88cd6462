### Words that all games share: what is done in turn, conditions, amounts, comparisons.

## One after the other

# $test is a condition, $then and $rest are sentences without their full stop
when = se { $test }, { $then }
pay-then = { $first } per { $then }
if-done =
    { $first }. { CAPITAL(IF_DONE()) }{ $test ->
        [none] {""}
       *[other] {" "}e se { $test }
    }, { $rest }

## What something is, or is not: relative clauses, for one and for many

either = è { OR($forms) }
    .many = sono { OR_MANY($forms) }
# .clause tells whether .one and .many follow "che", or only say what it is not
not =
    .clause = no
    .one = { A($form) }
    .many = { MANY($form) }

## Amounts

number-of = il numero { OF(MANY($which)) }
sum = { $left } più { $right }

## Comparisons; $op is at-most, less, equal, at-least or more, $gender that of what is compared

compared =
    { MEANING($left) } { $past ->
        [yes] era
       *[no] è
    } { BOUND($op, $right) }
compared-unequal =
    { MEANING($left) } non { $past ->
        [yes] era
       *[no] è
    } pari { TO(MEANING($right)) }
# you have more of something than the opponent; $which says in which $place they are, $placeless does not
compared-sides =
    { $place ->
        [none] {""}
       *[other] { $place }{" "}
    }{ HAS() } { $op ->
        [less] meno { MANY($placeless) } dell'avversario
        [equal] { AGREE("tanto", $placeless, number: "many") } { MANY($placeless) } { AGREE("quanto", $placeless, number: "many") } ne ha l'avversario
       *[more] più { MANY($placeless) } dell'avversario
    }
compared-count =
    { $mine ->
        [yes] { HAS() }
       *[no] { $number ->
            [1] c'è
           *[other] ci sono
        }
    } { SO_MANY($op, $number) } { $number ->
        [1] { BARE($which) }
       *[other] { MANY($which) }
    }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner

recall-chosen = Personaggi scelti
    .far = il Personaggio appena scelto
    .far-owner = il Personaggio scelto
