### Words that all games share: what is done in turn, conditions, amounts, comparisons.

## One after the other

# $test is a condition, $then and $rest are sentences without their full stop
when = if { $test }, { $then }
pay-then = { $first } to { $then }
if-done =
    { $first }. { CAPITAL(IF_DONE()) }{ $test ->
        [none] {""}
       *[other] {" "}and { $test }
    }, { $rest }

## What something is, or is not: relative clauses, for one and for many

either = is { OR($forms) }
    .many = are { OR_MANY($forms) }
# .clause tells whether .one and .many follow "that", or only say what it is not
not =
    .clause = yes
    .one = is not { A($form) }
    .many = are not { MANY($form) }

## Amounts

number-of = the number of { MANY($which) }
sum = { $left } plus { $right }

## Comparisons; $op is at-most, less, equal, at-least or more, $gender that of what is compared

compared =
    { MEANING($left) } { $past ->
        [yes] was
       *[no] is
    } { BOUND($op, $right) }
compared-unequal =
    { MEANING($left) } { $past ->
        [yes] was
       *[no] is
    } not { MEANING($right) }
# you have more of something than the opponent; $which says in which $place they are, $placeless does not
compared-sides =
    { HAS() } { $op ->
        [less] fewer
        [equal] as many
       *[more] more
    } { MANY($which) } { $op ->
        [equal] as
       *[other] than
    } the opponent
compared-count =
    { $mine ->
        [yes] { HAS() }
       *[no] there are
    } { SO_MANY($op, $number) } { MANY($which) }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner

recall-chosen = characters chosen
    .near = it
    .near-owner = its
    .far = the character just chosen
    .far-owner = that character's
