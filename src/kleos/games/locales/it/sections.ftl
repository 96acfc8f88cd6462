### Titles of sections that the rules of several games have; the id is the English title.

section-Components-and-card-anatomy = Componenti e anatomia delle carte
section-Setup = Preparazione
section-Actions = Azioni
section-Effects = Effetti
section-Zones-and-movements = Zone e spostamenti
section-Hidden-information = Informazioni nascoste
section-Glossary = Glossario
section-Per-card-rulings = Chiarimenti carta per carta
section-Worked-examples = Esempi svolti
section-Decisions = Decisioni
section-Position-document = Documento di posizione
section-Invariants = Invarianti
section-Deck-construction-card-pool = Costruzione del mazzo e carte
section-Kinds = Tipi di effetti
section-General = Generalità
section-Actions-in-full-detail = Le azioni in dettaglio
section-Scoring-end-of-game-winner-ties = Punteggio, fine della partita, vincitore e pareggi
