### Rules text: what abilities do, when they can be used, and what they speak of.

## An ability: what it is, when and how often it can be used, and what it does

ability = { $heading }: { $words }
# $timing is Action, Reaction or Bond, $when and $often are among those below
heading-always = { $timing } (always applies)
heading-from-hand = { $timing } (from your hand, { $when })
# $discarding: it is used in the Discard phase, before anything else
heading-god =
    { $timing } ({ $when }{ $often ->
        [none] {""}
       *[other] , { $often }
    }{ $discarding ->
        [yes] , before cards are discarded
       *[no] {""}
    })
trigger-defence = when your God is attacked
trigger-protection = when another God – in a team match, a team-mate's – is attacked by somebody else
trigger-aid = when your God or a team-mate's God is attacked
trigger-answer = when an opponent plays an Action or Reaction of a Warrior
often-per-turn = once in each of your turns
often-per-attack = once per Attack
often-per-any-turn = once per turn of any player
often-payable = as often as you can pay
often-unlimited = as often as you like

## Players and their Gods

# a player at whom the ability aims; $known tells whether "god" or "player" has been spoken of, $name whose opponent it is
target-player =
    { $known ->
        [god] its player (unless out or sealed)
        [player] that player
       *[none] an opponent{ $name ->
            [none] {""}
           *[other] {" "}of { $name }
        }
    }
own-god =
    { PERSON() ->
        [target] that God
       *[other] { OWN(-god) }
    }

## Descriptions of cards

# .complement, or .one and .many after "that"; $colours: those it must not have
not-of-colour =
    .one = is not { OR($colours) }
    .many = are not { OR($colours) }
except = (except { $card })
# $op and $cost: how it compares with what; see BOUND
with-cost = cost { BOUND($op, $cost) }
# where such a card lies (.their-place after a verb whose subject has the play area), and what follows "that";
# $gender is that of the card
played-for-action =
    .place = in { OWN("play area") }
    .their-place = in { YOUR("play area") }
    .one = was played for its Action this turn
    .many = were played for their Actions this turn

## Amounts

revealed-cost = the recruit cost of the revealed card (0 if none is revealed)
capped = { $amount }, but at most { $most }
hand-size = the number of cards in { OWN("hand") }
in-hand = in hand
own-energy =
    { PERSON() ->
        [named] the energy of { own-god }
       *[other] { own-god }'s energy
    }
attackers-energy = the attacking God's energy

## Prices

price =
    { DO("discard") } 1 { BARE($which) } from { YOUR("hand") }{ $energy ->
        [0] {""}
       *[other] {" "}or { TOO("pay") } { COUNT($energy, -energy) }
    }
price-energy = { DO("pay") } { COUNT($energy, -energy) }
price-faith = { DO("spend") } { COUNT($faith, -faith) }
# $first is paid for $then
priced = { $first }; { $then }

## Cards

draw = { DO("draw") } { COUNT($n, -card) }{ WHERE($n) }
lose-card =
    { DO("discard") } 1 card { PERSON() ->
        [you] from
       *[other] of their own choice from
    } { YOUR("hand") }
lose-random-card = { DO("discard") } 1 card at random from { YOUR("hand") }
# $zone: hand, discard or both
banish =
    { $optional ->
        [yes] { MAY("put") }
       *[no] { DO("put") }
    } 1 card from { $zone ->
        [hand] { YOUR("hand") }
        [discard] { YOUR("discard pile") }
       *[both] { YOUR("hand or discard pile") }
    } into the Netherworld
take-from-netherworld = { DO("take") } 1 { BARE($which) } from the Netherworld into { YOUR("hand") }

## Faith, energy, what waits

gain-faith = { DO("gain") } { COUNT($n, -faith) }{ WHERE($n) }
gain-energy = { own-god } gains { COUNT($n, -energy) }{ WHERE($n) }
next-attack = the next Attack { DOES("declare") } this turn is worth { $n } more
# $brief: in few words
ignore-colour =
    the next Warrior { DOES("play") } for its Action this turn ignores the colour restriction{ $brief ->
        [yes] {""}
       *[no] {" "}(only while one is in force and no earlier use is waiting)
    }

## Attacks

# $god: whose target is known; $brief: whom it may hit need not be said
attack =
    Attack { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}on { $god ->
            [none] an opposing God of { OWN("choice") }
           *[other] { $god }
        }
    }{ WHERE($n) }
# what is done if the Attack, $first, has struck $god
if-lost = { $first }. If { $god } loses at least 1 energy, { $then }
# $attacks: it is a God that is aimed at
aimed =
    { DO("choose") } { $attacks ->
        [yes] an opposing God
       *[no] an opponent
    }. { CAPITAL($rest) }
defend = Defend { $n }{ WHERE($n) }
protect =
    Protect { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}for that God
    }{ WHERE($n) }
take-off = { DO("take") } { $n } off that Attack{ WHERE($n) }
cancel = { DO("cancel") } that ability

## Adjudication and repetition

adjudication = { DO("make") } an Adjudication
revealed-warrior = if a Warrior is revealed, { $then }
revealed-disciple = if a Disciple is revealed, { $then }
# $makes is the adjudication, $first and perhaps $second what follows if; $long: one of them is of several sentences
adjudicate =
    { $long ->
        [yes] { $makes }. { CAPITAL($first) }{ $second ->
            [none] {""}
           *[other] . { CAPITAL($second) }
        }
       *[no] { $makes }: { $first }{ $second ->
            [none] {""}
           *[other] ; { $second }
        }
    }
repeat =
    { DO("choose") } { A($which) }: one of its Actions resolves again, with new choices{ $brief ->
        [yes] {""}
       *[no] . The follow-up symbols in force stay those of this card
    }

## Bonds; $n is how much more something is worth, $all what it is worth then, if that is known

while = while { $test }, { $then }
worth =
    is worth { $n } more{ $all ->
        [0] {""}
       *[other] {" "}({ $all } in all)
    }{ WHERE($n) }
attack-bonus = the Attack of this card { worth }
defend-bonus = the Defend of this card { worth }
# $protects: the card has a Protect, too
after-defend =
    { $bonus }, and once that Defend has resolved, { $then }{ $protects ->
        [yes] . This does not change Protect
       *[no] {""}
    }
first-attack = the first Attack { DOES("declare") } in each of { YOUR("turns") } { worth }
first-gain = the first time in each of { OWN("turns") } that an ability of a Warrior makes { own-god } gain energy, it gains { $n } more
# $usual: how many are drawn without the Bond
end-draw = in { OWN("End phase") }, { DO("draw") } { COUNT($n, -card) } instead of { $usual }
when-discarding = when { OWN("Discard phase") } begins, { $then }
from-netherworld = once in each of { OWN("Recruit phases") }, { MAY("recruit") } 1 { BARE($which) } from the Netherworld for its normal cost
