### Why something is not allowed; sentences without their capital and full stop.
### $card is a card within a sentence, $n and $other are objects by number, $seat is a player by number.

## Any decision

# $problem says what is wrong with the token
refusal-unknown-token = this is not understood: { $problem }
refusal-over = the match is over
refusal-not-offered = '{ $token }' is not among the options of this decision
# $question is one of the decisions below
refusal-wrong-kind = this does not answer the open question: { $question }

## The main phase

refusal-no-more-actions = { $limit } actions have been taken in this main phase, which can now only be ended
refusal-not-in-hand = { $card } is not in your hand
refusal-no-armour-card = { $card } is a Character: it is played facing a terrain card, not equipped
refusal-armour-is-equipped = { $card } is an armour: it is equipped, not played facing a terrain card
refusal-empty-place = there is no card on place { $place }
refusal-no-card-for-the-toll = you have no other card to discard for playing facing { $card }

## Acquiring

refusal-forbidden = a card on the terrain forbids acquiring { $card }
refusal-too-few-fighters = to acquire { $card } by paying, at least { $count } of your Characters must face it
refusal-no-force-cost = { $card } has no Force cost: it cannot be acquired with Force
refusal-no-cosmos-cost = { $card } has no Cosmos cost: it cannot be acquired with Cosmos
refusal-no-armour-equipped = you have no armour equipped
refusal-too-weak-force = { $card } costs { $cost } Force and you have { $strength } facing it
refusal-too-weak-cosmos = { $card } costs { $cost } Cosmos and you have { $strength } for it

## Activating and healing

refusal-not-in-play = #{ $n } is not among the cards you have in play
refusal-no-activation = { $card } has no activation
refusal-protected = { $card } cannot be wounded now, so its activation cannot be used
refusal-not-usable = the activation of { $card } cannot be used now: what it needs is missing, or it would change nothing
refusal-no-heal-value = { $card } has no Heal value
refusal-healing-forbidden = a card on the terrain forbids healing
refusal-nobody-wounded = you have no wounded Character

## Choosing

refusal-not-such-a-card = { $card } is not the kind of card that is asked for
refusal-not-in-that-discard = { $card } is not in that discard, or is not the kind of card that is asked for
refusal-not-among = { $card } is not among the cards to choose from
refusal-no-object = there is no #{ $n } on the table
refusal-not-wounded = #{ $n } is not a wounded Character
refusal-not-yours = #{ $n } belongs to another player
refusal-same-as = #{ $n } is the same choice as #{ $other }: choose #{ $other }
refusal-not-described = #{ $n } is not the kind of Character that is asked for
refusal-no-player = there is no p{ $seat } in this match
refusal-has-given-up = the player p{ $seat } has given up
refusal-not-that-player = you cannot choose p{ $seat } here

## The kinds of decisions

decision-main = an action of the main phase
decision-on-play = whether to use an effect
decision-shun-draw = whether to draw a card
decision-upkeep-discard = which cards of your hand to discard
decision-heal-pick = which Character to heal
decision-hand-discard = which card of your hand to discard
decision-hand-wound = which card of your hand to wound
decision-hand-destroy = which card of your hand to destroy
decision-hero-pair = which pair of cards of your hand to destroy
decision-discard-take = which card of your discard to take
decision-discard-destroy = which card of your discard to destroy
decision-discard-pick = which card of a discard to choose
decision-pile-take = which card of your draw pile to take
decision-destroyed-take = which destroyed card to bring back
decision-revealed-wound = which revealed card to wound
decision-seen-hand-wound = which card of the hand you see to wound
decision-wounded-destroy = which wounded Character to destroy
decision-boost = which Character gets the bonus
decision-used-destroy = which Character used in the fight to destroy
decision-terrain-pick = which terrain card to choose
decision-terrain-swap = which terrain cards change places
decision-player-pick = which player to choose
