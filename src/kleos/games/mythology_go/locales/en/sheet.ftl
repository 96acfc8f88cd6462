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

sheet-no-target = there is no such creature: '{ $value }'; say #3, or a player and a card
sheet-target-many = several creatures could be meant by '{ $value }', name one of { $known }
sheet-target-refused = '{ $value }' cannot be chosen here; possible: { $known }
sheet-target-unasked = this creature declares no such target: '{ $value }'
sheet-unasked = nobody asks for this here: '{ $value }'
sheet-scores = expected the scores of the same number of earlier rounds, at most two, for every player
sheet-mod = two changes of value

## Corrected numbers

sheet-no-bonus = this card has not exactly one effect with a bonus; give its lines instead
