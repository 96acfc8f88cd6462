### The score sheet: a round that was played with real cards, counted by the rules of section 8.

myths-sheet-round = round { $round }
myths-step-values = values
myths-step-bonuses = bonuses
myths-step-colours = colours
myths-step-divinities = divinity
myths-step-identification = ident.
myths-step-strong-weak = Strong/Weak

## What may be written after the name of a creature, in any of these ways

myths-marks-down = down face-down
myths-marks-pair = pair fused
myths-marks-resurrected = resurrected

## What is wrong with a sheet

sheet-no-target = there is no creature '{ $value }': write #3, or a player and a card
sheet-target-many = '{ $value }' could mean several creatures: name one of { $known }
sheet-target-refused = '{ $value }' can't be chosen here (possible: { $known })
sheet-target-unasked = this creature doesn't ask for the target '{ $value }'
sheet-unasked = nothing here asks for { $value }
sheet-scores = expected scores for the same number of earlier rounds, at most two, for every player
sheet-mod = the value is changed twice

## Corrected numbers

sheet-no-bonus = this card doesn't have exactly one effect with a bonus: give its lines instead
