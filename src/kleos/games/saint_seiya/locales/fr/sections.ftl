### Titles of the sections of the rules; the id is the English title.

section-Card-pool = Les cartes
section-Turn-structure = Déroulement d'un tour
section-Play-a-Character = Jouer un Personnage
section-Equip-an-armour = Équiper une Armure
section-Acquire-a-terrain-card-by-paying = Acquérir une carte du terrain en la payant
section-Values-bonuses-costs = Valeurs, bonus et coûts
section-Free-acquisitions = Acquisitions gratuites
section-Activate-a-card = Activer une carte
section-Heal = Soigner
section-Scoring-end-of-the-game-winner = Score, fin de la partie et vainqueur
section-Hero-cards = Cartes Héros
section-Blue-rank = Rang très rare
section-Gold-armours = Armures d'Or
section-Gold-Knights = Chevaliers d'Or
section-Silver-rank = Rang peu commun
section-Bronze-rank = Rang commun
section-Green-rank = Rang très commun
