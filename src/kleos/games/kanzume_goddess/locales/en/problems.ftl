### What only this game can find wrong: with its card files, position documents and match options.

## Card files

no-scoring = { $game } has no scoring: the last God standing wins, or the first who reaches the end of the energy track
card-expected-follow = a Warrior has exactly two follow-up symbols, each one of { $known }
card-expected-god-number = expected the number printed on the God in quotation marks, like X0001
box-warriors = the box must hold { $expected } Warriors, this one has { $count }
box-gods = the box must hold { $expected } Gods of the { $mythology } mythology, this one has { $count }
box-start = six starting decks can have at most { $most } each of these cards
box-no-start = no card is part of the starting decks (`start`)
line-is-bond = this effect is a Bond: it stands under bond, not under { $timing }
line-no-bond = this effect is no Bond and cannot stand under { $timing }
line-only-gods = only Gods have abilities of the kind { $timing }
line-bond-of-gods = only a God can have this Bond
line-bond-of-cards = a God cannot have this Bond, only a Warrior or a Disciple
line-bond-inside = a Bond cannot stand inside another effect
line-bond-aims = a Bond cannot aim at anybody: no target is chosen for it
line-limit-gods = only an ability of a God can be limited by { $limit }
line-limit-attack = { $limit } makes sense only for a reaction to an Attack
line-limit-inside = { $limit } stands around the whole ability, not inside it
line-only-attacked = there is an Attack to weaken only under defence, protection or aid
line-only-answer = there is an ability to cancel only under answer
line-only-discard = this effect can stand only under discard

## Match options

option-team-players = a team match has 4 or 6 players, not { $count }
option-mains = `mains` names the main Gods by their seats: first one of team A ({ $a }), then one of team B ({ $b }), not { $value }
option-no-mains = an individual match has no main Gods: `mains` goes with `mode` team, so leave out { $value }
option-sides = `sides` has one of { $known } for each of the { $count } players, in seat order, not { $value }
option-team-sides = in a team match `sides` has one entry, the side of team A (one of { $known }), not { $value }
option-sides-many = at most { $most } players can choose { $side }, since each is dealt two of its six Gods; here { $count } have chosen it
has-left = p{ $seat } is no longer in the match

## Position documents

position-team-players = a team match has 4 or 6 players, the document has { $count }
position-mains = expected one seat of each team, an even one and then an odd one, not { $value }
position-no-mains = an individual match has no main Gods: expected [], not { $value }
position-first = a team match is begun by a main God (one of { $mains })
position-god = expected the id of a God, not { $value }
position-same-god = { $god } is the God of p{ $seat } already
position-two-mythologies = { $god } is of another mythology than the rest of its team
position-one-mythology = { $god } is of the mythology of the other team
position-sealed-who = only support Gods of a team match can be sealed
position-out-who = nobody is out in a team match
position-sealed-cards = a sealed player has only a deck
position-out-cards = a player who is out has no cards
position-out-energy = a player who is out has no energy
position-sealed-energy = a sealed God has at most { $most } energy
position-no-energy = a God in the game has at least 1 energy
position-energy-most = no energy is above { $most } in a team match
position-energy-won = with { $goal } energy the match would be over
position-only-protect = outside the own turn only Protect cards lie in a play area
position-no-protect = { $card } has no Protect ability
position-no-action = { $card } has no Action ability
position-no-own-reaction = { $card } has no Reaction that can be used in the own turn
position-chain = { $card } could not follow the Warrior before it
position-no-warrior = { $card } is no Warrior and cannot lie on a Warrior pile
position-pile-size = a Warrior pile holds at most { $most } cards, not { $count }
position-symbols = the cards in play put these symbols in force: { $expected }
position-ignore-colour = only Poseidon can wait here, and only while symbols are in force
position-used-twice = { $name } is named twice
position-used-who = nobody can have used { $name } in this turn
position-attack-bonus = only what the active God has used this turn can wait for the next Attack
position-active-absent = p{ $seat } is out or sealed and cannot be the active player
position-start = at the start of a turn nothing has happened in it yet
position-end = in the End phase the hand and the play area of the active player are empty
position-too-few = fewer than two players are in the game
position-both-beaten = both main Gods cannot be at 0
position-two-winners = two players cannot both have { $goal } energy
position-undecided = without a winner a match is over only after round { $last }
