### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-number-twice = { $number } è già il numero di { $other }
card-expected-numbers = servono numeri per alcuni fra { $known }
line-not-here = questo effetto non può stare in una riga «{ $timing }»
line-not-continuous = un effetto continuo non può stare in una riga «{ $timing }»
line-continuous-inside = un effetto continuo non può stare dentro un altro

## Match options

option-heroes = options: heroes elenca { $count } eroi diversi, uno per posto, fra { $known }, non { $value }
option-first-player = options: first_player è «random» o un posto da 0 a { $last }, non { $value }
option-limit = options: { $option } è un numero intero da 1 in su, non { $value }

## Positions

position-same-hero = { $hero } è già l'eroe di p{ $seat }
position-no-character = { $card } non è un Personaggio
position-no-armour = { $card } non è un'Armatura
position-other-hero = { $card } fa parte delle carte di un altro eroe
position-not-aside = { $card } non è un Eroe comune (rango bronzo): solo questi sono messi da parte
position-not-reserve = { $card } non è una carta della Riserva
position-active = serve { $expected }, in base al turno e al primo giocatore
position-facing = serve null o il numero di una posizione occupata, non { $value }
position-only-active = può averlo solo il giocatore attivo, e solo nella fase «main»
position-only-main = solo nella fase «main»
position-ending = la fine è innescata quando non restano fiamme
position-rest = serve una lista di identificativi di carte o «rest», non { $value }
