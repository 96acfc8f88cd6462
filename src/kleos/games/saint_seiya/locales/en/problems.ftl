### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-number-twice = { $number } is the number of { $other } already
card-expected-numbers = expected numbers for some of { $known }
line-not-here = this effect cannot stand in a line of the kind { $timing }
line-not-continuous = a continuous effect cannot stand in a line of the kind { $timing }
line-continuous-inside = a continuous effect cannot stand inside another

## Match options

option-heroes = options: heroes lists { $count } different heroes, one for each seat, of { $known }, not { $value }
option-first-player = options: first_player is 'random' or a seat from 0 to { $last }, not { $value }
option-limit = options: { $option } is a whole number from 1 on, not { $value }

## Positions

position-same-hero = { $hero } is the hero of p{ $seat } already
position-no-character = { $card } is no Character
position-no-armour = { $card } is no armour
position-other-hero = { $card } belongs to the set of another hero
position-not-aside = { $card } is no bronze rank Hero: only these are set aside
position-not-reserve = { $card } is no card of the reserve set
position-active = expected { $expected }: the turn and the first player say so
position-facing = expected null or the number of an occupied place, not { $value }
position-only-active = only the active player can have this, and only in the phase 'main'
position-only-main = only in the phase 'main'
position-ending = the end is triggered when no flame is left
position-rest = expected a list of card ids or "rest", not { $value }
