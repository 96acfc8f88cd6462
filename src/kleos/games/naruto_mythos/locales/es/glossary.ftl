### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = El objetivo
    .text = Envía ninjas a misiones: al final de cada una de las cuatro rondas, cada misión da puntos a quien tiene más Poder en ella. Gana quien tenga más puntos.

glossary-points = Puntos de Misión
    .text = Lo que ganas con las misiones, y con unos pocos efectos. Quien tenga más después de la ronda 4 gana la partida.

glossary-chakra = Chakra
    .text = Con lo que pagas tus cartas. Cada ronda obtienes 5, más 1 por cada Personaje que tengas en juego; lo que no gastas se pierde.

glossary-edge = Edge
    .text = Quien tiene esta ficha empieza, y gana una misión con igualdad de Poder y la partida con igualdad de puntos. La toma el primero que pasa en una ronda.
    .words = Edge

glossary-cost = Coste
    .text = El chakra que pagas por poner la carta boca arriba. Cuando mejoras un Personaje, solo pagas la diferencia.

glossary-power = Poder
    .text = Lo que un Personaje aporta a su lado de la misión. En verde: ahora mismo más que lo impreso; en rojo: menos.
    .words = Poder

glossary-rank = Rango de una misión
    .text = La D llega en la ronda 1, la C en la 2, la B en la 3 y la A en la 4. El rango suma 1, 2, 3 o 4 a los puntos de la carta.

glossary-mission-points = Puntos de una misión
    .text = Los puntos de la carta más los de su rango. Una misión no se agota: vuelve a dar puntos al final de cada ronda siguiente.

glossary-base-points = Puntos base
    .text = Lo que vale la carta de misión por sí sola, antes de sumar la bonificación de su rango.

glossary-totals = Poder de cada lado
    .text = Todo el Poder de un lado en esta misión. El número relleno la ganaría ahora mismo; con 0 no gana nadie.

glossary-hidden = Personaje oculto
    .text = Está boca abajo, por 1 de chakra: Poder 0, sin nombre ni efectos. Su jugador puede revelarlo en un turno posterior y pagar entonces su coste.
    .words = oculto, ocultos

glossary-tokens = Fichas de Poder
    .text = Cada una suma 1 al Poder del Personaje sobre el que está. Se retiran al final de la ronda.
    .words = ficha de Poder, fichas de Poder

glossary-stack = Pila
    .text = Hay tantas cartas una sobre otra: el Personaje ha sido mejorado. Solo cuenta la carta de encima, y el conjunto es un único Personaje.

glossary-group = Grupo
    .text = La aldea o la banda de un ninja. Por sí solo no hace nada; algunos efectos preguntan por él.

glossary-keywords = Palabras clave
    .text = Palabras como Equipo 7 o Jutsu. Por sí solas no hacen nada; algunos efectos preguntan por ellas.

glossary-round = Ronda
    .text = Cada una de las cuatro rondas trae una misión nueva, 5 de chakra y 2 cartas. Cuando ambos jugadores han pasado, se evalúan todas las misiones, primero la D.

glossary-passed = Ha pasado
    .text = Este jugador no tiene más turnos en esta ronda. El primero en pasar toma la ficha Edge; el otro puede seguir solo.

glossary-hand = Cartas en mano
    .text = Empiezas con 5 y robas 2 al principio de cada ronda. Lo que no juegas lo conservas para la ronda siguiente.

glossary-deck = Mazo
    .text = De aquí robas. Cuando está vacío ya no robas más y sigues con lo que tienes.

glossary-discard = Pila de descartes
    .text = Las cartas descartadas y los Personajes derrotados, con lo último encima. Ambos jugadores pueden mirarla.

glossary-mission-deck = Mazo de misiones
    .text = Las misiones que faltan por llegar, una por ronda. Dos son tuyas y dos de tu adversario.

glossary-main = MAIN
    .text = Ocurre una vez, siempre que el Personaje se pone boca arriba: jugado, revelado o como mejora.
    .words = MAIN

glossary-upgrade = UPGRADE
    .text = Ocurre solo cuando la carta se pone sobre un Personaje con el mismo nombre y un coste menor.
    .words = UPGRADE

glossary-ambush = AMBUSH
    .text = Ocurre solo cuando el Personaje estaba oculto y se revela. Por eso una carta así conviene ocultarla primero.
    .words = AMBUSH

glossary-score = SCORE
    .text = Ocurre cuando su jugador gana la misión en la que está; en una carta de misión, para quien gana esa misión.
    .words = SCORE

glossary-continuous = Continuo
    .text = Vale todo el tiempo mientras el Personaje esté boca arriba en juego. No hay que elegir nada.
    .words = continuo

glossary-chakra-plus = CHAKRA +X
    .text = Su jugador recibe ese chakra de más al principio de cada ronda, mientras el Personaje esté boca arriba.
    .words = CHAKRA

glossary-friendly = Aliado
    .text = Otro Personaje de tu lado. Un Personaje no es su propio aliado.
    .words = aliado, aliados, aliada

glossary-enemy = Enemigo
    .text = Un Personaje del otro lado.
    .words = enemigo, enemigos
