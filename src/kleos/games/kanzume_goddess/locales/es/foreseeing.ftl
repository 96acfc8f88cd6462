### How a table of Kanzume Goddess stands in numbers, and what is said when a choice would change them.

kanzume-change-energy = energía { $before } → { $after }
kanzume-change-faith = fe { $before } → { $after }
kanzume-change-falls = el Dios cae
kanzume-change-sealed = el Dios queda sellado
kanzume-ends-plays = Aún puedes jugar una carta. Lo que queda en tu mano se descarta al final del turno.
kanzume-ends-recruiting = Aún puedes reclutar una carta. La fe que no gastas se pierde.
