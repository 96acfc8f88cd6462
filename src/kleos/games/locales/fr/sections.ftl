### Titles of sections that the rules of several games have; the id is the English title.

section-Components-and-card-anatomy = Matériel et anatomie des cartes
section-Setup = Mise en place
section-Actions = Actions
section-Effects = Effets
section-Zones-and-movements = Zones et déplacements
section-Hidden-information = Informations cachées
section-Glossary = Glossaire
section-Per-card-rulings = Précisions carte par carte
section-Worked-examples = Exemples détaillés
section-Decisions = Décisions
section-Position-document = Document de position
section-Invariants = Invariants
section-Deck-construction-card-pool = Construction du deck et cartes
section-Kinds = Sortes d'effets
section-General = Généralités
section-Actions-in-full-detail = Les actions en détail
section-Scoring-end-of-game-winner-ties = Score, fin de la partie, vainqueur et égalités
