### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-expected-colours = expected the bonus of each of { $known }
card-expected-colour-bonus = expected a bonus like {"{"} at_least = 3, points = 2 {"}"} or {"{"} exactly = 2, points = 3 {"}"}
line-not-for-card = this effect cannot stand under { $timing } on a card of the kind { $kind }
line-second = a card has only one effect under { $timing }
box-divinities = eight players and Polytheism need { $least } divinities, the box has { $count }
box-beliefs = eight players need { $least } beliefs to choose from, the box has { $count }
box-deck = eight fields and a hand need a deck of { $least } cards, the box has { $count }
box-no-creature = there is no creature of one slot that may lie face-down

## Match options

no-options = { $game } has no options: '{ $option }' is unknown

## Position documents

position-divinity = expected the id of a divinity or null, not { $value }
position-belief = expected the id of a belief or null, not { $value }
position-only-in-main = this is counted only in a main phase
position-hand = only the active player in a main phase holds cards
position-held-twice = p{ $seat } has { $card } already
position-spells = { $least } were played in this turn alone
position-slots = a field has { $most } slots, these creatures use { $count }
position-no-creature = { $card } is no creature and cannot lie on a field
position-face-down = { $card } may not lie face-down
position-resurrected = { $card } cannot have been resurrected, or not face-down
position-fused = { $card } cannot be a pair, or not face-down
position-used = { $card } has nothing to activate
position-id-twice = another creature has the number { $id } already
position-next-id = the next number is above all on the fields: { $least } or more
position-belief-field = while beliefs are chosen no creature and no discarded card lies anywhere
position-belief-order = those before the active player in choosing order have a belief, the others none
position-scores = expected the scores of { $wanted } finished rounds, not of { $count }
