## The board
## $name is a player or a card, $rank the letter of a mission: D, C, B or A

naruto-round = Giro { $round } di 4
naruto-phase-mulligan = Mani iniziali
naruto-phase-action = Fase Azione
naruto-phase-mission = Valutazione delle Missioni
naruto-phase-end = Fase Finale
naruto-phase-over = Partita finita
naruto-mission = Missione { $rank }
naruto-comes = nel giro { $round }
naruto-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
naruto-side-of = Lato di { $name }, missione { $rank }
naruto-chakra = Chakra
naruto-mission-points = Punti Mission
naruto-edge = Edge
naruto-has-edge = ha il token Edge
naruto-passed = ha passato
naruto-hidden = Personaggio nascosto
naruto-hidden-known = nascosto, noto a te
naruto-tokens = { $count } token Power
naruto-under =
    { $count ->
        [one] { $count } carta sotto
       *[other] { $count } carte sotto
    }
naruto-locks = blocca { $name }
naruto-borrowed = appartiene a { $name }
naruto-my-deck = Il tuo mazzo, com'era all'inizio
naruto-mission-named = Missione { $rank }: { $name }
naruto-mission-deck-holds = Mazzo Mission: { $count }
naruto-power-now = Potere { $power }
naruto-own-side-power = Il tuo lato: Potere { $power }
naruto-side-power = Lato di { $name }: Potere { $power }
naruto-own-side-of = Il tuo lato, missione { $rank }
naruto-edge-short = E
naruto-deck-of = Mazzo di { $name }
naruto-discard-of = Pila degli scarti di { $name }
naruto-lacks-mission = una missione
naruto-lacks-character = un Personaggio da potenziare

## What has just come to its end

naruto-moment-missions = Risultato delle missioni
naruto-moment-round = Fine del giro { $round }

## The score sheet

naruto-score-mission = Missione { $rank }
naruto-score-mission-card = Carta missione
naruto-score-side = Personaggi di { $name }, uno per riga
naruto-score-side-hint = KS-009 +1, o KS-074 nascosto
naruto-score-points = Punti di prima
naruto-score-edge = Ha il token Edge
