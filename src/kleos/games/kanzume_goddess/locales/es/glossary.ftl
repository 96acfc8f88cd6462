### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = El objetivo
    .text = Sé el último Dios en pie: ataca a los demás hasta que su energía sea 0, o lleva la tuya a 25. Por equipos, pierde el bando cuyo Dios principal cae.

glossary-energy = Energía
    .text = La vida de un Dios. Con 0, el Dios queda eliminado; con 25 ganas al instante, salvo si se juega por equipos.
    .words = energía

glossary-faith = Fe
    .text = Con lo que reclutas cartas nuevas. La obtienes jugando cartas, sobre todo Sacerdotes, y la que no gastas en este turno se pierde.
    .words = fe

glossary-cost = Coste de reclutamiento
    .text = La fe que cuesta la carta en tu fase de reclutamiento. Una vez en tu mazo, jugarla no cuesta nada.

glossary-colour = Color principal
    .text = Rojo, verde, plateado o amarillo. El primer Guerrero de tu turno puede ser de cualquier color; cada uno de los siguientes, de un color que permita el anterior.
    .words = rojo

glossary-follow = Símbolos de continuación
    .text = Los símbolos pequeños bajo el color principal: el siguiente Guerrero de tu turno debe ser de uno de esos colores.

glossary-chain = Siguiente
    .text = Los colores que puede tener el próximo Guerrero de este turno. Los Discípulos no tienen color y siempre se pueden jugar.

glossary-pile = Pilas de Guerreros
    .text = Seis pilas de las que reclutar; solo está descubierta la carta de encima. La siguiente se descubre enseguida y también se puede reclutar.

glossary-disciples = Discípulos
    .text = Cartas sin color: un Sacerdote da 1 punto de fe, un Obispo 2, y un Guardián Sagrado solo reacciona a un Ataque contra ti.

glossary-netherworld = El inframundo
    .text = Las cartas que han salido de la partida. Ahí se quedan, salvo que una habilidad las recupere.
    .words = inframundo

glossary-hand = Cartas en mano
    .text = Robas 5 al final de tu turno, y solo entonces. Una carta con la que reaccionas te falta en tu propio turno.

glossary-deck = Mazo
    .text = Cuando está vacío, el descarte se baraja y se convierte en el nuevo: cada carta que reclutas vuelve.

glossary-discard = Descarte
    .text = Aquí acaban al final del turno las cartas jugadas y las no jugadas. Cualquiera puede mirarlo.

glossary-god = Habilidades de tu Dios
    .text = La mayoría se usa en tu fase de juego y cuesta algo; muchas, solo una vez por turno. Se iluminan cuando puedes usarlas.

glossary-action = Acción
    .text = Aquello para lo que juegas una carta en tu turno. Una carta con varias habilidades solo te da una de ellas.
    .words = Acción

glossary-reaction = Reacción
    .text = Una respuesta desde tu mano en el momento que ella nombra, casi siempre en el turno de otro. La carta se descarta después de usarla.
    .words = Reacción

glossary-bond = Vínculo
    .text = Cuenta por sí solo mientras se cumplan sus condiciones. Nunca se juega y no se puede anular.
    .words = Vínculo

glossary-attack = Ataque
    .text = Eliges un Dios adversario. Los demás pueden reaccionar; lo que queda del número se resta de la energía de ese Dios.
    .words = Ataque

glossary-defend = Defensa
    .text = Le quita ese número a un Ataque. Solo puede usarla el jugador del Dios atacado.
    .words = Defensa

glossary-protect = Protección
    .text = Le quita ese número a un Ataque contra otro Dios. La carta se queda delante de ti hasta tu próxima fase de descarte.
    .words = Protección

glossary-adjudication = Juicio
    .text = Descubre la primera carta de tu mazo: lo que ocurre depende de si es un Guerrero o un Discípulo. Después se descarta.
    .words = Juicio

glossary-cancel = Anular
    .text = Lo que se anula no hace nada, pero su carta se ha usado y sus símbolos siguen diciendo qué puede venir después.
    .words = Anula

glossary-main-god = Dios principal
    .text = En una partida por equipos, cada bando tiene uno. Cuando cae a 0 de energía, su equipo ha perdido.

glossary-team = Equipo
    .text = Los jugadores con la misma letra juegan juntos: ganan o pierden juntos y nunca se atacan entre sí.

glossary-side = Mitología
    .text = Griega o nórdica: el bando del que este jugador eligió su Dios.

glossary-sealed = Sellado
    .text = Un Dios de apoyo con 0 de energía duerme: no puede actuar ni ser atacado, obtiene 1 punto de energía en cada uno de sus turnos y vuelve con 5.

glossary-out = Eliminado
    .text = Este Dios ha caído y ha dejado la partida con todas sus cartas.

glossary-ignored = Color ignorado
    .text = El próximo Guerrero de este turno puede ser de cualquier color.

glossary-bonus = Bonificación del próximo Ataque
    .text = El próximo Ataque declarado en este turno suma esta cantidad.

glossary-round = Ronda
    .text = Una vuelta a la mesa. Después de 100 rondas ganaría quien tuviera más energía.

glossary-column-start = Energía inicial
    .text = 15 en una partida de todos contra todos; por equipos, 20 para un Dios principal y 10 para los demás.

glossary-column-gained = Energía obtenida
    .text = Por habilidades de cartas y Dioses, y mientras un Dios estaba sellado.

glossary-column-lost = Energía perdida
    .text = Lo que quitaron los Ataques, después de todo lo que los debilitó.

glossary-column-paid = Energía pagada
    .text = La que gastaste por tu cuenta, en habilidades que cuestan energía.
