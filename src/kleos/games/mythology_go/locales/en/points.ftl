### Every entry of a counting in words that can be checked: what gives the points, why, and how many (MG-8.1.5).

## Values

# $terms says how the value came about where it is not the printed one: "2 + 2 − 1"
points-value =
    { $name } #{ $object }{ $pair ->
        [yes] {" "}(pair)
       *[no] {""}
    }: value { $value }{ $printed ->
        [yes] {""}
       *[no] {" "}({ $terms })
    }

## Keywords, counts and other bonuses

points-outnumber = { $name } #{ $object }, { keyword-outnumber }: { $count } × { $name }, more than any other player: { SIGNED($points) }
points-unique = { $name } #{ $object }, { keyword-unique }: no other player has a copy: { SIGNED($points) }
points-polychrome = { $name } #{ $object }, { keyword-polychrome }: creatures of all five colours: { SIGNED($points) }
points-monochrome = { $name } #{ $object }, { keyword-monochrome }: only { MANY($creatures) }: { SIGNED($points) }
points-copies = { $name }, count effect: { $count } × { $name }: { SIGNED($points) }
points-resurrection = { $name } #{ $object }, { keyword-resurrection }: it survived a destruction: { SIGNED($points) }
points-was-down = { $name } #{ $object }: face-down when the round ended: { SIGNED($points) }

## Colours; $needed is the number of creatures of a colour that its bonus asks for

points-colour =
    { $exact ->
        [yes] Exactly { points-needed }
       *[no] { $needed } or more { points-of-colour }
    }: { SIGNED($points) }
points-needed = { $needed } { points-of-colour }
points-of-colour =
    { $needed ->
        [one] { BARE($creatures) }
       *[other] { MANY($creatures) }
    }

## Divinities; $gives tells for what, $each how many points for each of them

points-divinity =
    { $name }: { $gives ->
        [subtotal] subtotal { $count }, at most { $most }, once more
        [spells] { COUNT($count, -spell) } played this round, { SIGNED($each) } for each{ points-limit }
        [creatures] { $count } { points-counted }, { SIGNED($each) } for each{ points-limit }
       *[condition] { $condition }
    }: { SIGNED($points) }
points-counted =
    { $count ->
        [one] { BARE($creatures) }
       *[other] { MANY($creatures) }
    }
# only where it was reached
points-limit =
    { $limited ->
        [yes] , at most { SIGNED($most) }
       *[no] {""}
    }

## Identification, Strong and Weak; $who is the other player

points-identification = Accused { $who } of { $name }, rightly: { SIGNED($points) }
points-identified = Rightly accused of { $name } by { $who }: { SIGNED($points) }
points-strong = { $name } #{ $object }, { keyword-strong }: strongest with { COUNT($count, -point) }: { SIGNED($points) }
points-weak = { $name } #{ $object }, { keyword-weak }: weakest with { COUNT($count, -point) }: { SIGNED($points) }
