### Every entry of a counting in words that can be checked: what gives the points, why, and how many (MG-8.1.5).

## Values

# $terms says how the value came about where it is not the printed one: "2 + 2 − 1"
points-value =
    { $name } #{ $object }{ $pair ->
        [yes] {" "}(pareja)
       *[no] {""}
    }: valor { $value }{ $printed ->
        [yes] {""}
       *[no] {" "}({ $terms })
    }

## Keywords, counts and other bonuses

points-outnumber = { $name } #{ $object }, { keyword-outnumber }: { $count } × { $name }, más que ningún otro jugador: { SIGNED($points) }
points-unique = { $name } #{ $object }, { keyword-unique }: ningún otro jugador tiene una copia: { SIGNED($points) }
points-polychrome = { $name } #{ $object }, { keyword-polychrome }: criaturas de los cinco colores: { SIGNED($points) }
points-monochrome = { $name } #{ $object }, { keyword-monochrome }: solo { MANY($creatures) }: { SIGNED($points) }
points-copies = { $name }, número de copias: { $count } × { $name }: { SIGNED($points) }
points-resurrection = { $name } #{ $object }, { keyword-resurrection }: sobrevivió a una destrucción: { SIGNED($points) }
points-was-down = { $name } #{ $object }: boca abajo al terminar la ronda: { SIGNED($points) }

## Colours; $needed is the number of creatures of a colour that its bonus asks for

points-colour =
    { $exact ->
        [yes] Exactamente { points-needed }
       *[no] Al menos { points-needed }
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
        [subtotal] subtotal { $count }, como máximo { $most }, una vez más
        [spells] { COUNT($count, -spell) } { $count ->
            [one] jugado
           *[other] jugados
        } en esta ronda, { SIGNED($each) } por cada uno{ points-limit }
        [creatures] { $count } { points-counted }, { SIGNED($each) } por cada una{ points-limit }
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
        [yes] , como máximo { SIGNED($most) }
       *[no] {""}
    }

## Identification, Strong and Weak; $who is the other player

points-identification = Acusó con acierto a { $who } de servir a { $name }: { SIGNED($points) }
points-identified = Acusado con acierto por { $who } de servir a { $name }: { SIGNED($points) }
points-strong = { $name } #{ $object }, { keyword-strong }: el total más alto, con { COUNT($count, -point) }: { SIGNED($points) }
points-weak = { $name } #{ $object }, { keyword-weak }: el total más bajo, con { COUNT($count, -point) }: { SIGNED($points) }
