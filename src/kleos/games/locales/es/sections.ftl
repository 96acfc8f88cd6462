### Titles of sections that the rules of several games have; the id is the English title.

section-Components-and-card-anatomy = Componentes y partes de las cartas
section-Setup = Preparación
section-Actions = Acciones
section-Effects = Efectos
section-Zones-and-movements = Zonas y movimientos
section-Hidden-information = Información oculta
section-Glossary = Glosario
section-Per-card-rulings = Aclaraciones carta por carta
section-Worked-examples = Ejemplos desarrollados
section-Decisions = Decisiones
section-Position-document = Documento de posición
section-Invariants = Invariantes
section-Deck-construction-card-pool = Construcción del mazo y cartas
section-Kinds = Tipos de efectos
section-General = Generalidades
section-Actions-in-full-detail = Las acciones en detalle
section-Scoring-end-of-game-winner-ties = Puntuación, final de la partida, ganador y empates
