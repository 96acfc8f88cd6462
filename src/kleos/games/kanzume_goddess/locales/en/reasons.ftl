### Why something is not allowed: a sentence without its full stop.
### $card, $god and $last are cards by name, $ability is an ability of a God, $number that of an ability of $card.

## Answers

# $problem: what is wrong with what was typed
refusal-unknown-token = this is not understood: { $problem }
refusal-over = the match is over
refusal-not-offered = '{ $token }' is not among the options of this decision
# $decision: one of those at the end
refusal-wrong-kind = this does not answer the open question: { $decision }
refusal-which-zone = say whether { $card } comes from your hand or from your discard pile
refusal-only-in-play-phase = cards are played for an Action in your own Play phase only
refusal-only-in-recruit-phase = cards are recruited in your own Recruit phase only
refusal-nothing-to-react-to = nothing has been played that you could react to

## Cards of the hand

refusal-god-is-no-card-in-hand = { $god } is a God and never a card of a hand; abilities of Gods are called up with 'use'
refusal-not-in-hand = { $card } is not in your hand
# $count: how many abilities the card has
refusal-no-such-ability = the abilities of { $card } are numbered from 1, and the last one is { $count }
refusal-no-action = { $card } has no Action, so it cannot be played in the Play phase
refusal-bond-of-card = ability { $number } of { $card } is a Bond, which is never played but applies by itself
refusal-reaction-is-no-action = ability { $number } of { $card } is a Reaction: it is used when its moment comes, not played
# $colour is that of $card; $follow are the colours that $last allows
refusal-colour-does-not-follow = { $card } ({ $colour }) cannot follow { $last }: only a { OR($follow) } Warrior may be played now

## Reactions

refusal-action-is-no-reaction = ability { $number } of { $card } is an Action, for which the card is played in your Play phase
refusal-answers-attacks = ability { $number } of { $card } answers an Attack, and none has been declared yet
refusal-answers-abilities = ability { $number } of { $card } answers a Warrior's ability when it is played; this Attack is already declared
refusal-protects-others = with ability { $number }, { $card } protects another God, and it is yours that is attacked
# $player is who is attacked
refusal-defends-own-god = with ability { $number }, { $card } defends your own God, and { $player } is attacked
refusal-aids-own-side = with ability { $number }, { $card } helps your own side only, and { $player } does not belong to it

## Abilities of Gods

# $ability in the reasons below
god-ability = ability { $number } of { $god }
refusal-other-god = you cannot use { $ability }: your God is { $god }
refusal-bond-of-god = { $ability } is a Bond, which acts by itself and is never used
# $moment: one of those at the end
refusal-other-moment = { $ability } is used only { $moment }
refusal-used-this-turn = { $ability } has already been used this turn
refusal-used-in-attack = { $ability } has already been used against this Attack
refusal-would-do-nothing = { $ability } has nothing to act on now
refusal-colour-ignored-already = the next Warrior ignores the colour restriction already
refusal-no-colour-to-ignore = there is no colour restriction to ignore: no Warrior has been played this turn
refusal-nothing-to-banish = { $ability } has no card to send to the Netherworld

## Prices

# $cost and $faith are numbers
refusal-no-energy-to-pay = { COUNT($cost, -energy) } cannot be paid: at least 1 energy must remain
refusal-nothing-to-pay = there is no card in hand to discard, and { COUNT($cost, -energy) } cannot be paid: at least 1 must remain
refusal-no-card-to-pay = { $ability } costs a card of your hand, which is empty
refusal-no-such-card-to-pay = { $ability } costs a card of a kind that is not in your hand
refusal-no-faith-to-pay = { $ability } costs { COUNT($cost, -faith) } and you have { $faith }
refusal-too-dear = { $card } costs { COUNT($cost, -faith) } and you have { $faith }
refusal-energy-not-asked-for = this cost is not paid with energy

## Recruiting

# $pile as tokens have it: w1 to w6
refusal-pile-empty = the Warrior pile { $pile } is empty
refusal-god-is-not-recruited = { $god } is a God: only Warriors and Disciples are recruited
refusal-recruit-by-pile = { $card } is recruited by its pile: 'recruit { $pile }'
refusal-not-on-top = { $card } is not face up on any Warrior pile, and only face-up cards are recruited
refusal-no-more-disciples = the pile of this Disciple ({ $card }) is empty
refusal-no-netherworld-ability = { $god } cannot recruit from the Netherworld: only an ability allows that
refusal-not-in-netherworld = { $card } is not in the Netherworld
refusal-not-from-netherworld = { $card } is not the kind of card you may recruit from the Netherworld
refusal-netherworld-used = { $god } has already recruited a card from the Netherworld this turn

## Players and Gods that are chosen

refusal-no-player = there is no { $player } in this match
refusal-own-god = your own God can never be the target
refusal-team-mate = the player { $player } is your team-mate, whose God can never be the target
refusal-player-out = the player { $player } is no longer in the match
refusal-player-sealed = the God of { $player } is sealed and cannot be the target
refusal-no-god = { $card } is no God
refusal-god-not-dealt = { $god } is not one of the Gods dealt to you
refusal-god-of-other-team = { $god } does not belong to the mythology of your team
refusal-god-taken = { $god } has been taken by a team-mate

## Cards and Actions that are chosen

# $object and $other: the numbers of objects on the table
refusal-not-in-discard = { $card } is not in your discard pile
refusal-not-asked-for = { $card } is not the kind of card that is asked for
refusal-no-object = there is no #{ $object } on the table
refusal-not-in-own-play-area = #{ $object } is not in your play area
refusal-not-played-for-action = #{ $object } is no Warrior that was played for its Action this turn
refusal-same-as = #{ $object } is the same choice as #{ $other }: choose #{ $other }
refusal-not-to-repeat = the Action of #{ $object } cannot be repeated by this card
refusal-no-action-to-repeat = ability { $number } of { $card } is no Action and cannot be repeated

## The kinds of decisions

decision-choose-god = which God you take
decision-start-phase = which ability of your God to use in the Start phase
decision-play-phase = what to play in the Play phase
decision-choose-player = which opponent is the target
decision-react-ability = whether you react to the ability that was played
decision-react-attack = whether you react to the Attack
decision-pay-cost = how you pay the cost
decision-discard-choice = which card of your hand you discard
decision-banish-choice = which card of your hand or discard pile goes to the Netherworld
decision-hades-banish = which card of your discard pile goes to the Netherworld
decision-repeat-warrior = which Warrior's Action is repeated
decision-repeat-ability = which Action of the Warrior is repeated
decision-take-netherworld = which card you take from the Netherworld
decision-recruit-phase = what to recruit in the Recruit phase
decision-discard-phase = which card of your hand goes to the Netherworld in the Discard phase
decision-end-choice = what you give up in the End phase

## When an ability of a God is used

moment-action = in your own Play phase
moment-start = in your own Start phase
moment-recruit = in your own Recruit phase
moment-discard = in your own Discard phase
moment-defence = when your own God is attacked
moment-protection = when another God is attacked
moment-aid = when your own God or a team-mate's is attacked
moment-answer = when an opponent plays an ability of a Warrior
