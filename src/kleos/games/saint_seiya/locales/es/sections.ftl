### Titles of the sections of the rules; the id is the English title.

section-Card-pool = Las cartas
section-Turn-structure = Estructura del turno
section-Play-a-Character = Jugar un Personaje
section-Equip-an-armour = Equipar una Armadura
section-Acquire-a-terrain-card-by-paying = Adquirir una carta del terreno pagándola
section-Values-bonuses-costs = Valores, bonificaciones y costes
section-Free-acquisitions = Adquisiciones gratuitas
section-Activate-a-card = Activar una carta
section-Heal = Curar
section-Scoring-end-of-the-game-winner = Puntuación, final de la partida y ganador
section-Hero-cards = Cartas de Héroe
section-Blue-rank = Rango muy raro
section-Gold-armours = Armaduras de Oro
section-Gold-Knights = Caballeros de Oro
section-Silver-rank = Rango poco común
section-Bronze-rank = Rango común
section-Green-rank = Rango muy común
