### What things of the game are called, and the gender of what is named.

## Cards; $name is that of a character, $id the number of a card

card-title = { $name }, { $title }
card-label = { $title } ({ $id })

## Where names and titles come from

# yes if they have been published in this language
names-published = yes
# the cards whose titles are ours all the same
titles-of-ours = {""}

## Things

-card = card
-character = character
-power-token = Power token
-mission-point = mission point
-chakra = chakra
    .many = chakra
