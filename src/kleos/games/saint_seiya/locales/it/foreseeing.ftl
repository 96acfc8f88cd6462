### How a table of Saint Seiya stands in numbers, and what is said when a choice would change them.

seiya-change-force = Forza { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-cosmos = Cosmo { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-force-cost = costa { $after } di Forza invece di { $before }
seiya-change-cosmos-cost = costa { $after } di Cosmo invece di { $before }
seiya-change-enough = puoi acquisirla
seiya-change-not-enough = non basta più
seiya-change-flames = Fiamme { $before } → { $after }
seiya-change-wounded = feriti { $before } → { $after }
seiya-change-destroyed = distrutte { $before } → { $after }
seiya-adds-nothing = { $card } lì non aggiunge nulla: { $faced } non si acquisisce con ciò che porta.
seiya-ends-with-acquisition = Puoi ancora acquisire una carta. Le carte in gioco vengono scartate alla fine del turno.
seiya-ends-with-plays = Puoi ancora giocare carte dalla mano: ogni azione è gratuita.
