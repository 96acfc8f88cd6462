### How a table of Mythology GO stands in numbers, and what is said when a choice would change them.

mythology-change-standing = puntos { $before } → { $after }
mythology-change-slots = espacios ocupados { $before } → { $after }
mythology-change-value = valor { $before } → { $after }
mythology-change-total = puntos en total { $before } → { $after }
mythology-ends-early = Aún puedes jugar una carta en este turno. Lo que queda en tu mano va debajo del mazo.
