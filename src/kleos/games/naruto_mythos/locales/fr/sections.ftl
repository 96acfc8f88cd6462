### Titles of the sections of the rules; the id is the English title.

section-Round-structure = Déroulement d'un tour
section-Start-Phase = Phase de Début
section-Action-Phase = Phase d'Action
section-Mission-Phase = Phase de Mission
section-End-Phase = Phase de Fin
section-Common-rules = Règles communes
section-Price-one-function-for-every-way-of-playing = Le prix : un seul calcul pour toutes les façons de jouer
section-Play-face-up-from-hand = Jouer (face visible, depuis la main)
section-Hide-face-down-from-hand = Cacher (face cachée, depuis la main)
section-Upgrade-from-hand-on-an-own-character = Faire évoluer (depuis la main, sur un de ses Personnages)
section-Reveal-own-hidden-character = Révéler (un de ses Personnages cachés)
section-Reveal-upgrade-own-hidden-character-onto-an-own-face-up-one = Révéler en évolution (un de ses Personnages cachés sur un autre, face visible)
section-Pass = Passer
section-Plays-through-effects = Jouer par un effet
section-Order = Ordre
section-Optional-and-mandatory = Facultatif et obligatoire
section-Scope-words-and-targets = Portée et cibles
section-Power = Puissance
section-Snapshot-and-batches = Situation de départ et effets simultanés
section-UPGRADE-lines-that-change-other-lines = Effets UPGRADE qui modifient d'autres effets
section-Copying = Copier
section-Enemy-effects-immunity-and-affected = Effets ennemis, immunité et « affecté »
section-Replacement = Remplacement
section-Control = Contrôle
section-Scoring-end-winner = Score, fin et vainqueur
