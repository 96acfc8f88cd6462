### What people are told of the game who choose what to play, and how its cards are looked for.

mythology-about = Tres rondas: llena tu campo de criaturas, algunas boca abajo, cuida sus colores y palabras clave, y descubre a qué divinidad sirven los demás antes de que descubran la tuya.
mythology-about-cards = La lista de cartas de este juego no se ha publicado. Cada carta dice cuáles de sus datos son los publicados; todo lo demás, nombres, colores, valores y efectos, y casi todas las divinidades y creencias, es una reconstrucción de Kleos y no las cartas impresas.
mythology-sides = Divinidad
