### Every entry of a counting in words that can be checked: what gives the points, why, and how many (MG-8.1.5).

## Values

# $terms says how the value came about where it is not the printed one: "2 + 2 − 1"
points-value =
    { $name } #{ $object }{ $pair ->
        [yes] {" "}(coppia)
       *[no] {""}
    }: valore { $value }{ $printed ->
        [yes] {""}
       *[no] {" "}({ $terms })
    }

## Keywords, counts and other bonuses

points-outnumber = { $name } #{ $object }, { keyword-outnumber }: { $count } × { $name }, più di ogni altro giocatore: { SIGNED($points) }
points-unique = { $name } #{ $object }, { keyword-unique }: nessun altro giocatore ne ha: { SIGNED($points) }
points-polychrome = { $name } #{ $object }, { keyword-polychrome }: creature di tutti e cinque i colori: { SIGNED($points) }
points-monochrome = { $name } #{ $object }, { keyword-monochrome }: solo { MANY($creatures) }: { SIGNED($points) }
points-copies = { $name }, numero di copie: { $count } × { $name }: { SIGNED($points) }
points-resurrection = { $name } #{ $object }, { keyword-resurrection }: la creatura è sopravvissuta a una distruzione: { SIGNED($points) }
points-was-down = { $name } #{ $object }: carta coperta alla fine del giro: { SIGNED($points) }

## Colours; $needed is the number of creatures of a colour that its bonus asks for

points-colour =
    { $exact ->
        [yes] Esattamente { points-needed }
       *[no] Almeno { points-needed }
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
        [subtotal] subtotale { $count }, al massimo { $most }, una volta in più
        [spells] { COUNT($count, -spell) } { $count ->
            [one] giocato
           *[other] giocati
        } in questo giro, { SIGNED($each) } per ciascuno{ points-limit }
        [creatures] { $count } { points-counted }, { SIGNED($each) } per ciascuna{ points-limit }
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
        [yes] , al massimo { SIGNED($most) }
       *[no] {""}
    }

## Identification, Strong and Weak; $who is the other player

points-identification = Ha accusato { $who } di servire { $name }, a ragione: { SIGNED($points) }
points-identified = Accusato a ragione da { $who } di servire { $name }: { SIGNED($points) }
points-strong = { $name } #{ $object }, { keyword-strong }: il più forte con { COUNT($count, -point) }: { SIGNED($points) }
points-weak = { $name } #{ $object }, { keyword-weak }: il più debole con { COUNT($count, -point) }: { SIGNED($points) }
