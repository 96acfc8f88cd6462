### Words that all games share: what is done in turn, conditions, amounts, comparisons.

## One after the other

# $test is a condition, $then and $rest are sentences without their full stop
when = { IF($test) }, { $then }
pay-then = { $first } pour { $then }
if-done =
    { $first }. { CAPITAL(IF_DONE()) }{ $test ->
        [none] {""}
       *[other] {" "}et { IF($test) }
    }, { $rest }

## What something is, or is not: relative clauses, for one and for many

either = est { OR($forms) }
    .many = sont { OR_MANY($forms) }
# .clause tells whether .one and .many follow "qui", or only say what it is not
not =
    .clause = no
    .one = { A($form) }
    .many = { A($form, number: "many") }

## Amounts

number-of = le nombre { OF(MANY($which)) }
sum = { $left } plus { $right }

## Comparisons; $op is at-most, less, equal, at-least or more, $gender that of what is compared

compared =
    { MEANING($left) } { $past ->
        [yes] était
       *[no] est
    } { BOUND($op, $right, $gender) }
compared-unequal =
    { MEANING($left) } { $past ->
        [yes] n'était
       *[no] n'est
    } pas { AGREE("égal", $gender) } { TO(MEANING($right)) }
# you have more of something than the opponent; $which says in which $place they are, $placeless does not
compared-sides =
    { HAS() }{ $place ->
        [none] {""}
       *[other] {" "}{ $place }
    } { $op ->
        [less] moins
        [equal] autant
       *[more] plus
    } { OF(MANY($placeless)) } que l'adversaire
compared-count =
    { $mine ->
        [yes] { HAS() }
       *[no] il y a
    } { SO_MANY($op, $number) } { $number ->
        [one] { BARE($which) }
       *[other] { MANY($which) }
    }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner

recall-chosen = Personnages choisis
    .far = le Personnage qui vient d'être choisi
    .far-owner = le Personnage choisi
