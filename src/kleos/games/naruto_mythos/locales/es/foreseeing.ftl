### How a table of Naruto Mythos stands in numbers, and what is said when a choice would change them.

naruto-change-power = Poder { $before } → { $after }
naruto-change-their-power = Poder del adversario { $before } → { $after }
naruto-change-you-lead = vas por delante
naruto-change-they-lead = va por delante el adversario
naruto-change-you-still-lead = { naruto-change-power }, sigues por delante
naruto-change-they-still-lead = { naruto-change-power }, sigue por delante el adversario
naruto-change-nobody-leads = nadie va por delante
naruto-change-chakra = chakra { $before } → { $after }
naruto-change-points = puntos de Misión { $before } → { $after }
naruto-change-gets-edge = tiene la ficha Edge
naruto-hides-unpaid = No puedes pagar { $card }, así que va boca abajo: cuenta 0 hasta que la reveles.
naruto-passes-early = Aún puedes pagar una carta. Quien pasa no hace nada más en esta ronda, y el chakra sin usar se pierde.
