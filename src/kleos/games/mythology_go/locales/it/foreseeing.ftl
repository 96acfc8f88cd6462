### How a table of Mythology GO stands in numbers, and what is said when a choice would change them.

mythology-change-standing = punti { $before } → { $after }
mythology-change-slots = posti occupati { $before } → { $after }
mythology-change-value = valore { $before } → { $after }
mythology-change-total = punti in totale { $before } → { $after }
mythology-ends-early = Puoi ancora giocare una carta in questo turno. Ciò che resta in mano va sotto il mazzo.
