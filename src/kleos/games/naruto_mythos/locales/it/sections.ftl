### Titles of the sections of the rules; the id is the English title.

section-Round-structure = Struttura del giro
section-Start-Phase = Fase Iniziale
section-Action-Phase = Fase Azione
section-Mission-Phase = Fase di Valutazione delle Missioni
section-End-Phase = Fase Finale
section-Common-rules = Regole comuni
section-Price-one-function-for-every-way-of-playing = Il prezzo: un solo calcolo per ogni modo di giocare
section-Play-face-up-from-hand = Giocare (a faccia in su, dalla mano)
section-Hide-face-down-from-hand = Nascondere (a faccia in giù, dalla mano)
section-Upgrade-from-hand-on-an-own-character = Potenziare (dalla mano, su un proprio Personaggio)
section-Reveal-own-hidden-character = Rivelare (un proprio Personaggio nascosto)
section-Reveal-upgrade-own-hidden-character-onto-an-own-face-up-one = Rivelare come potenziamento (un proprio Personaggio nascosto su uno a faccia in su)
section-Pass = Passare
section-Plays-through-effects = Giocare tramite un effetto
section-Order = Ordine
section-Optional-and-mandatory = Facoltativo e obbligatorio
section-Scope-words-and-targets = Portata e bersagli
section-Power = Potere
section-Snapshot-and-batches = Situazione di partenza ed effetti simultanei
section-UPGRADE-lines-that-change-other-lines = Effetti POTENZIAMENTO che modificano altri effetti
section-Copying = Copiare
section-Enemy-effects-immunity-and-affected = Effetti nemici, immunità e «influenzato»
section-Replacement = Sostituzione
section-Control = Controllo
section-Scoring-end-winner = Punteggio, fine e vincitore
