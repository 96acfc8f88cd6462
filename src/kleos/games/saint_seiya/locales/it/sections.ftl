### Titles of the sections of the rules; the id is the English title.

section-Card-pool = Le carte
section-Turn-structure = Struttura del turno
section-Play-a-Character = Giocare un Personaggio
section-Equip-an-armour = Equipaggiare un'Armatura
section-Acquire-a-terrain-card-by-paying = Acquisire una carta del terreno pagandola
section-Values-bonuses-costs = Valori, bonus e costi
section-Free-acquisitions = Acquisizioni gratuite
section-Activate-a-card = Attivare una carta
section-Heal = Curare
section-Scoring-end-of-the-game-winner = Punteggio, fine della partita e vincitore
section-Hero-cards = Carte Eroe
section-Blue-rank = Rango molto raro
section-Gold-armours = Armature d'Oro
section-Gold-Knights = Cavalieri d'Oro
section-Silver-rank = Rango non comune
section-Bronze-rank = Rango comune
section-Green-rank = Rango molto comune
