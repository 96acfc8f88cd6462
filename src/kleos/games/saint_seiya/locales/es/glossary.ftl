### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = El objetivo
    .text = Consigue Caballeros y Armaduras en el terreno. Cuando se apaga la última llama del reloj, gana quien tenga las cartas que valen más puntos de Victoria.

glossary-force = Fuerza
    .text = Una de las dos formas de conseguir una carta: la Fuerza de todos tus Personajes que se enfrentan a ella debe alcanzar su coste. La carta va entonces a tu descarte.
    .words = Fuerza

glossary-cosmos = Cosmos
    .text = La otra forma de conseguir una carta. Tu Armadura puede sumar su Cosmos, y la carta va a tu mano: puedes usarla en el mismo turno.
    .words = Cosmos

glossary-cost = Coste
    .text = Lo que hace falta para adquirir la carta: tanta Fuerza o tanto Cosmos, nunca mezclados. Si falta el número de una de las dos, no se consigue de esa manera.

glossary-meter = Reunido / necesario
    .text = Cuánta Fuerza o cuánto Cosmos se enfrenta a la carta, y cuánto cuesta ahora. Cuando basta, puedes adquirirla; nunca ocurre por sí solo.

glossary-facing = Enfrentarse
    .text = Un Personaje se juega frente a una carta del terreno y se queda ahí este turno. Todos los que se enfrentan a una carta la combaten juntos, y se usan cuando se adquiere.
    .words = se enfrenta a, se enfrentan a

glossary-place = Casilla
    .text = El terreno tiene seis casillas. Al final de cada turno las cartas se empujan hacia la casilla 6, y antes se retira la que sigue en ella.

glossary-cheaper = Casilla 6: 1 menos
    .text = La carta de la última casilla cuesta 1 menos, en Fuerza y en Cosmos. Deja el terreno al final del turno.

glossary-clock = Reloj
    .text = Doce llamas. Cuando se apaga la última, la ronda se juega hasta el final y la partida termina.

glossary-flame = Llama
    .text = Un Caballero de Oro. Cuando deja el terreno, conseguido o retirado, se apaga una llama del reloj.

glossary-points = Puntos de Victoria
    .text = Lo que valen tus cartas al final: mano, mazo, descarte, Personajes heridos y Armadura, todo junto.
    .words = Puntos de Victoria, PV

glossary-heal = Curación
    .text = En vez de combatir, el Personaje puede curar a ese número de tus heridos: van a tu descarte y volverán a ti más tarde.
    .words = Cura, cura

glossary-armour = Armadura
    .text = Llevas una cada vez, y se queda hasta que la uses. Se usa una sola vez, por su Cosmos o por su activación.

glossary-wounded = Heridos
    .text = Estos Personajes esperan aquí y no se pueden jugar hasta que se curen. Aun así cuentan al final.
    .words = Herir, Hiere, hiere, herido, heridos

glossary-destroyed = Destruidas
    .text = Fuera de la partida, y sin valor al final. Para tus cartas más débiles puede ser bueno: robas más a menudo las fuertes.
    .words = Destruir, Destruye, destruye

glossary-aside = Apartadas
    .text = Las cinco cartas más fuertes de tu héroe. Tu Armadura de Bronce las lleva a tu mazo.

glossary-hand = Cartas en mano
    .text = Al final de tu turno robas hasta tener 5.

glossary-draw = Mazo
    .text = Cuando está vacío, tu descarte se baraja y se convierte en el nuevo: todas las cartas que consigues vuelven a ti.

glossary-discard = Descarte
    .text = Las cartas que has usado y conseguido. Se barajan y forman tu mazo cuando este se vacía.

glossary-reserve = Reserva
    .text = De donde vienen las cartas del terreno. Con ella se llenan las casillas vacías al final del turno.

glossary-common = Descarte común
    .text = Las cartas que dejaron el terreno sin que nadie las consiguiera. No son de nadie.

glossary-rank = Rango
    .text = El color del borde: el verde es muy común; después vienen el bronce, la plata y el oro, y el azul es muy raro.

glossary-hero = Héroe
    .text = Las cartas de los cinco héroes, débiles y fuertes. Los efectos que hablan de Seiya se refieren a cualquier carta de Héroe de Seiya.
    .words = Héroe

glossary-actions = Acciones
    .text = En tu fase principal haces tantas cosas como quieras, en cualquier orden. Termina cuando tú lo dices.

glossary-last-round = Última ronda
    .text = El reloj se ha apagado: esta ronda se juega hasta el final, para que todos hayan tenido el mismo número de turnos.

glossary-first = Primer jugador
    .text = Jugó el primer turno de la partida. La última ronda termina justo antes de que le vuelva a tocar.

glossary-arrival = Llegada
    .text = Ocurre cuando la carta llega al terreno, sea de quien sea el turno.
    .words = Llegada

glossary-defeated = Derrotado
    .text = Ocurre cuando alguien adquiere la carta del terreno, antes de que la reciba.
    .words = Derrotado

glossary-on-terrain = En el terreno
    .text = Obliga a todos los jugadores mientras la carta esté en el terreno.
    .words = En el terreno

glossary-on-play = Al jugar
    .text = Ocurre cuando juegas la carta de tu mano, si quieres.
    .words = Al jugar

glossary-in-play = En juego
    .text = Vale mientras la carta está jugada y se enfrenta a una carta del terreno.
    .words = En juego

glossary-activation = Activación
    .text = Se usa una vez en tu fase principal, en lugar de la Fuerza y el Cosmos de la carta. Después la carta se descarta, se hiere o se destruye, como dice la palabra siguiente.
    .words = Activación

glossary-acquisition = Adquirir
    .text = Conseguir una carta del terreno pagando su coste con las cartas que se enfrentan a ella.
    .words = Adquisición, adquirido

glossary-stranded = Sin adversario
    .text = La carta a la que se enfrentaban ya no está. No dan Fuerza ni Cosmos en este turno, pero aún pueden curar o activarse.

glossary-column-printed = Puntos impresos
    .text = Los puntos de Victoria impresos en todas tus cartas que cuentan; algunos son negativos.

glossary-column-special = Puntos por efecto
    .text = Las cartas cuyos puntos dependen de tus otras cartas, como Atenea, por cada diez de ellas.
