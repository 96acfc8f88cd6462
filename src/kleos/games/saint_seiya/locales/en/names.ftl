### How cards, ranks and timings are called; the names of cards and classes stand in the card file.

## What a card is

-card = card
-character = Character
-armour = armour
-knight = Knight
-hero = Hero
    .many = Heroes
# any card of a hero, whatever its rank
hero-card = { $hero } card
    .many = { $hero } cards
# two cards of a hero bear one name: the rank tells them apart
card-of-rank = { $name } ({ $rank })

## Ranks, by the colour of the border, which is never said

rank-green = very common
rank-bronze = common
rank-silver = uncommon
rank-gold = rare
rank-blue = very rare

## When a line counts

timing-arrival = Arrival
timing-defeated = Defeated
timing-on_terrain = On the terrain
timing-on_play = On play
timing-discard = Activation – { way-discard }
timing-wound = Activation – { way-wound }
timing-destroy = Activation – { way-destroy }
timing-in_play = In play
timing-acquired = Acquisition
timing-score = Victory points

# what becomes of a card that is activated
way-discard = Discard
way-wound = Wound
way-destroy = Destroy

## Currencies

# $currency is force or cosmos
currency =
    { $currency ->
        [force] Force
       *[cosmos] Cosmos
    }
# $currency: "2 Force"
so-much = { $number } { currency }
