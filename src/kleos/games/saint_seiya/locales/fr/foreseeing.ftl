### How a table of Saint Seiya stands in numbers, and what is said when a choice would change them.

seiya-change-force = Force { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-cosmos = Cosmos { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-force-cost = coûte { $after } de Force au lieu de { $before }
seiya-change-cosmos-cost = coûte { $after } de Cosmos au lieu de { $before }
seiya-change-enough = vous pouvez l'acquérir
seiya-change-not-enough = plus assez
seiya-change-flames = Flammes { $before } → { $after }
seiya-change-wounded = blessés { $before } → { $after }
seiya-change-destroyed = détruites { $before } → { $after }
seiya-adds-nothing = { $card } n'apporte rien ici : { $faced } ne s'acquiert pas avec ce qu'apporte cette carte.
seiya-ends-with-acquisition = Vous pouvez encore acquérir une carte. Les cartes en jeu sont défaussées à la fin du tour.
seiya-ends-with-plays = Vous pouvez encore jouer des cartes de votre main : chaque action est gratuite.
