### Titles of the sections of the rules; the id is the English title.

section-Round-structure = Estructura de la ronda
section-Start-Phase = Fase de inicio
section-Action-Phase = Fase de acción
section-Mission-Phase = Fase de misiones
section-End-Phase = Fase final
section-Common-rules = Reglas comunes
section-Price-one-function-for-every-way-of-playing = El precio: un mismo cálculo para todas las formas de jugar
section-Play-face-up-from-hand = Jugar (boca arriba, desde la mano)
section-Hide-face-down-from-hand = Ocultar (boca abajo, desde la mano)
section-Upgrade-from-hand-on-an-own-character = Mejorar (desde la mano, sobre un Personaje propio)
section-Reveal-own-hidden-character = Revelar (un Personaje oculto propio)
section-Reveal-upgrade-own-hidden-character-onto-an-own-face-up-one = Revelar como mejora (un Personaje oculto propio sobre otro boca arriba)
section-Pass = Pasar
section-Plays-through-effects = Jugar mediante un efecto
section-Order = Orden
section-Optional-and-mandatory = Opcional y obligatorio
section-Scope-words-and-targets = Alcance y objetivos
section-Power = Poder
section-Snapshot-and-batches = Situación de partida y efectos simultáneos
section-UPGRADE-lines-that-change-other-lines = Efectos UPGRADE que modifican otros efectos
section-Copying = Copiar
section-Enemy-effects-immunity-and-affected = Efectos enemigos, inmunidad y «afectado»
section-Replacement = Sustitución
section-Control = Control
section-Scoring-end-winner = Puntuación, final y ganador
