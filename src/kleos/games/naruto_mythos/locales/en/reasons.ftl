### Why something is not allowed.

## What was typed

refusal-unknown-token = this is not understood: { $problem }
refusal-over = the match is over
refusal-not-offered = '{ $token }' is not among the options of this decision
refusal-wrong-kind = this does not answer the open question: { $kind }

## Cards that are not there

refusal-not-in-hand = { $card } is not in your hand
refusal-not-in-their-hand = { $card } is not in the hand you are looking at
refusal-not-in-pile = { $card } cannot be taken from your discard pile: it is not there
refusal-not-among = { $card } is not among the cards to choose from

## Playing; $who is one of that $name, for its article and its gender

refusal-no-mission = mission { $place } is not in play
refusal-too-dear = it costs { $cost } chakra and you have { $chakra }
refusal-no-chakra = you have no chakra left
refusal-name-taken = there is already a non-hidden { $name } on that side of mission { $place }
refusal-must-upgrade = you already have a non-hidden { $name } in mission { $place }, so this can only be played as an upgrade there
refusal-not-cheaper = an upgrade must cost more than what it covers: { $name } costs { $cost }, { $other } costs { $other_cost }
refusal-not-a-match = { $name } cannot upgrade { $other }: the names differ and no line of the card allows it
refusal-never-over = { $name } may never be played as an upgrade of { $other }
refusal-not-winning = { $name } can be played non-hidden only in a mission that you are winning, and you are not winning mission { $place }
refusal-reveals-forbidden = an enemy character keeps you from revealing in mission { $place }

## Characters; $it is a number or a card

refusal-not-in-play = { $it } is not in play
refusal-not-yours = { $it } is not on your side
refusal-not-owned = { $it } belongs to the opponent and cannot be part of your upgrades
refusal-not-hidden = { $it } is not hidden
refusal-hidden-target = { $it } is hidden and cannot be upgraded
refusal-other-mission = { $it } is at another mission
# $words are what it should be
refusal-not-described = { $it } is not { $words }
refusal-immune = enemy effects can neither hide nor defeat { $it }
refusal-shielded = another character in its mission keeps enemy effects from hiding { $it }
refusal-cannot-move = { $it } cannot be moved to any mission
refusal-already-hidden = { $it } is already hidden
refusal-no-tokens = { $it } has no Power tokens
refusal-not-upgraded = { $it } is not upgraded
refusal-already-picked = { $it } has already been chosen
# $limit is the most Power that they may have together
refusal-too-much-power = with { $it } the total Power would exceed { $limit }
refusal-same-mission = the character is already in mission { $place }

## What a question asks for

decision-use = whether you use an effect
decision-order = which waiting effect comes next
decision-mulligan = whether you keep your hand or take a new one
decision-turn = what you do in your turn
decision-target = which character you choose
decision-mission = which mission you choose
decision-card = which card you choose
decision-amount = which number you choose
decision-effect-play = which card you play by an effect
decision-line = which effect you copy
decision-replace = what happens instead
decision-demand = whether you reveal a character or let it be defeated
decision-lock = which character is locked
decision-discard-order = what goes to the discard pile next
decision-per-mission = which character of a mission you choose, or none
