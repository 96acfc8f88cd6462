### The score sheet: a round that was played with real cards, counted by the rules of section 8.

myths-sheet-round = giro { $round }
myths-step-values = valori
myths-step-bonuses = bonus
myths-step-colours = colori
myths-step-divinities = divinità
myths-step-identification = ident.
myths-step-strong-weak = Forte/Debole

## What may be written after the name of a creature, in any of these ways

myths-marks-down = coperta coperto
myths-marks-pair = coppia
myths-marks-resurrected = risorta risorto

## What is wrong with a sheet

sheet-no-target = creatura sconosciuta: «{ $value }»; indica #3, o un giocatore e una carta
sheet-target-many = «{ $value }» può indicare più creature, nominane una fra { $known }
sheet-target-refused = «{ $value }» non si può scegliere qui; possibile: { $known }
sheet-target-unasked = questa creatura non dichiara questo bersaglio: «{ $value }»
sheet-unasked = qui nessuno lo chiede: «{ $value }»
sheet-scores = servono i punteggi dello stesso numero di giri precedenti, al massimo due, per ogni giocatore
sheet-mod = due cambi di valore

## Corrected numbers

sheet-no-bonus = questa carta non ha esattamente un effetto con bonus; indica invece le sue lines
