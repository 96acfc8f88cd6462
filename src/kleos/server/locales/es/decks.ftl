### The decks of a person: kept with their names, looked at while they are made, plain text in and out.

deck-my = Mi mazo
deck-none = ese mazo no está entre los tuyos
deck-no-starter = ningún mazo inicial «{ $name }»{ $hint }
deck-too-long = el texto de un mazo tiene como máximo { $lines } líneas y { $letters } caracteres
deck-more-problems = y { $count } problemas más de este tipo
deck-name-too-long = un nombre tiene como máximo { $letters } caracteres
decks-too-many = tienes { $count } mazos, el máximo que se conserva; borra uno antes
decks-too-large = tus mazos ocuparían más de los { $kilobytes } kB que se conservan por persona; borra uno antes
body-too-large = la petición es demasiado grande
body-malformed = la petición no se puede leer: se esperaba JSON con estos campos: { $fields }
