### How a table of Saint Seiya stands in numbers, and what is said when a choice would change them.

seiya-change-force = Fuerza { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-cosmos = Cosmos { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-force-cost = cuesta { $after } de Fuerza en vez de { $before }
seiya-change-cosmos-cost = cuesta { $after } de Cosmos en vez de { $before }
seiya-change-enough = puedes adquirirla
seiya-change-not-enough = ya no basta
seiya-change-flames = llamas { $before } → { $after }
seiya-change-wounded = heridos { $before } → { $after }
seiya-change-destroyed = destruidas { $before } → { $after }
seiya-adds-nothing = { $card } no añade nada ahí: { $faced } no se adquiere con lo que aporta.
seiya-ends-with-acquisition = Aún puedes adquirir una carta. Las cartas en juego se descartan al final del turno.
seiya-ends-with-plays = Aún puedes jugar cartas de tu mano: cada acción es gratis.
