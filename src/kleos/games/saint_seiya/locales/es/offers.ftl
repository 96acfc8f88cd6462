### What people are told of the game who choose what to play: its heroes, its options, how its cards are looked for.

saint-about = Una carrera: consigue Caballeros y Armaduras con la Fuerza o el Cosmos, lánzalos contra los siguientes y ten el mejor mazo cuando se apague la última llama del reloj.
saint-about-cards = Los números de carta, los costes, los valores y los puntos son los publicados, igual que los nombres en francés; los nombres en español son nuestros. El texto de reglas es de Kleos, redactado a partir de lo que el motor ejecuta.
saint-heroes = Héroe
saint-first = Primer jugador
saint-first-random = por sorteo
saint-shaina = Shaina cuenta
saint-shaina-rank = los Caballeros de rango poco común
saint-shaina-class = los Caballeros de Plata
saint-shaina-about = El texto impreso se puede leer de dos maneras; conviene ponerse de acuerdo antes de jugar.
side-hero = { $hero } empieza con nueve cartas débiles y una Armadura, como todos los héroes; otras cinco cartas más fuertes de { $hero } quedan apartadas.
