### How a table of Mythology GO stands in numbers, and what is said when a choice would change them.

mythology-change-standing = points { $before } → { $after }
mythology-change-slots = emplacements occupés { $before } → { $after }
mythology-change-value = valeur { $before } → { $after }
mythology-change-total = points au total { $before } → { $after }
mythology-ends-early = Vous pouvez encore jouer une carte ce tour-ci. Ce qui reste en main va sous le paquet.
