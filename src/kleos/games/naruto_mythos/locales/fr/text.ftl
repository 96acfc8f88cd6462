### Rules text: what every line of a card says.

## The parts of a line

# $timing is its word, $words what it does; $standing if it is continuous
line-text =
    { $timing }{ $standing ->
        [yes] {" "}(continu)
       *[no] {""}
    } : { $words }
timing-main = MAIN
timing-upgrade = UPGRADE
timing-ambush = AMBUSH
timing-score = SCORE

## What characters are like

this-character = ce Personnage
hidden = caché
non-hidden = non-caché
upgraded = évolué
# $name is a group or keyword, with its $gender if one is a member of it; .adjective if it stands with the adjectives,
# .rank is head if it goes right behind the noun
of-kind =
    { $gender ->
        [none] de type { $name }
       *[other] { OF(THE($name, $gender)) }
    }
# one with that $name; $noun and $nouns are what it is called else, $number is many if the name is a plural
named =
    { $number ->
        [many] { $noun } { $name }
       *[one] { $name }
    }
    .many = { $nouns } { $name }
same-name = le même nom { THAT(IT()) }

## Where characters are; $leaving if they go away from there

in-play = en jeu
here =
    { $leaving ->
        [yes] { HERE("de cette mission") }
       *[no] { HERE("dans cette mission") }
    }
elsewhere =
    { $leaving ->
        [yes] d'une autre mission
       *[no] dans une autre mission
    }
# $rank is that of the mission
in-mission =
    { $leaving ->
        [yes] de la mission { $rank }
       *[no] dans la mission { $rank }
    }
one-mission = dans une mission de votre choix
that-mission = dans la mission où vous le jouez
new-mission = dans sa nouvelle mission
# a place, or with .many what follows "qui"; $gender is that of the noun
played-last-turn = a été { AGREE("joué", $gender) } pendant le dernier tour d'action de l'adversaire
    .many = ont été { AGREE("joué", $gender, number: "many") } pendant le dernier tour d'action de l'adversaire

## What characters are measured by; $op is at-most, less, equal, at-least or more

# .own is what this character's Power is called, if it is compared with another; $own if it is
with-cost = un coût { BOUND($op, $n) }
with-power = une Puissance { BOUND($op, $n, "f") }
    .own = celle de ce Personnage
with-base = un total (Puissance imprimée plus Jetons Power) { BOUND($op, $n) }
lowest-cost = le coût le plus bas
lowest-power = la Puissance la plus basse
lowest-base = le total le plus bas (Puissance imprimée plus Jetons Power)
total-power = une Puissance totale de { $n } ou moins
# .complement if it is said right behind the noun
lower-cost = de coût inférieur
    .complement = yes

## Amounts

my-power = la Puissance de ce Personnage
    .gender = f
that-cost = { ITS("coût imprimé") }
that-power = { ITS("Puissance imprimée", "f") }
    .gender = f
covered-power = la Puissance que le Personnage évolué avait juste avant l'évolution
    .gender = f
missions-with = le nombre de missions avec { $which }
# $done is what was done to how many: "Personnages cachés"
number-done =
    le nombre { $done ->
        [none] de changements faits
       *[other] { OF($done) }
    } par l'effet MAIN
# $x is what X was
prior-x =
    { $x ->
        [none] la valeur de X
       *[other] { $x }
    } lors de l'effet MAIN

## Conditions

holds-edge =
    { $yes ->
        [yes] vous avez le Jeton Edge
       *[no] vous n'avez pas le Jeton Edge
    }
empty-hand-of-yours =
    { $yes ->
        [yes] votre main est vide
       *[no] votre main n'est pas vide
    }
while =
    { $test ->
        [none] {""}
       *[other] {" "}tant { THAT($test) }
    }

## Whom something is done to

target-this = ce Personnage
# the one that has been spoken of; $gender is its gender
target-same = {""}
    .pronoun = { $gender }
target-played = le Personnage joué avec l'effet MAIN
# $gender is that of the noun
target-sole = {""}
    .lead = s'il y a exactement { A(BARE($which), $gender) },
    .pronoun = { $gender }
target-any-number = n'importe quel nombre { OF(MANY($which)) }
target-each-mission = au plus { $which }
    .lead = dans chaque mission,
target-excess = l'un d'eux
    .lead =
        tant qu'il y a plus { $n ->
            [1] { OF(A($which)) }
           *[other] de { $n } { MANY($which) }
        },
    .tail = , au choix de l'adversaire

## What is done to characters

powerup = { DEED($who, "donner", COUNT($n, -power-token), case: "to") }{ WHERE($n) }
tokens-limit =
    { $n ->
        [none] tous les Jetons Power
       *[other] jusqu'à { COUNT($n, -power-token) }
    }
# $gap if the target is being asked for
tokens-put =
    { $gap ->
        [yes] {""}
       *[no] et { TOO("placer", "sur ce Personnage", clitic: "les") }
    }
# "tous les Jetons Power de …", "jusqu'à 2 Jetons Power à …"
tokens-take =
    { $n ->
        [none] { DEED($who, "prendre", tokens-limit, tokens-put, case: "of") }
       *[other] { DEED($who, "prendre", tokens-limit, tokens-put, case: "to") }
    }{ WHERE($n) }
tokens-remove = { DEED($who, "retirer", tokens-limit, case: "of") }{ WHERE($n) }
hide = { DEED($who, "cacher") }
defeat = { DEED($who, "vaincre") }
move =
    { $here ->
        [yes] { DEED($who, "déplacer", "", "vers cette mission") }
       *[no] { DEED($who, "déplacer", "", "vers une autre mission") }
    }
move-all = { DO("déplacer", ALL($which), "vers d'autres missions, dans la mesure du possible") }
move-many =
    { $n ->
        [1] { DO("déplacer", $n, BARE($which), "vers une autre mission") }
       *[other] { DO("déplacer", $n, MANY($which), "vers d'autres missions") }
    }{ WHERE($n) }
take-control = { DEED($who, "prendre", "le contrôle", case: "of") }
look = { DEED($who, "regarder") }
discard-top = { DEED($who, "défausser", "la carte du dessus", case: "of") }
return-to-hand = { DEED($who, "renvoyer", "", "dans la main de son propriétaire") }
# $gap if the target is being asked for, $extra the chakra that is paid in addition
demand =
    { $gap ->
        [yes] que l'adversaire révélera pour { $extra } Chakra de plus ou qui sera vaincu
       *[no] { DEED($who, "choisir") }{" ;"} l'adversaire le révèle pour { $extra } Chakra de plus, sinon le Personnage choisi est vaincu
    }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner; .x is what was measured
## Without .near it is taken up by a pronoun: "ce Personnage" would be the one that speaks

recall-hidden = Personnages cachés
    .far = le Personnage qui vient d'être caché
    .far-owner = le Personnage caché
    .x = la Puissance que le Personnage avait juste avant d'être caché
recall-defeated = Personnages vaincus
    .far = le Personnage qui vient d'être vaincu
    .far-owner = le Personnage vaincu
    .x = la Puissance que le Personnage avait juste avant d'être vaincu
recall-moved = Personnages déplacés
    .far = le Personnage qui vient d'être déplacé
    .far-owner = le Personnage déplacé
recall-taken-over = Personnages dont vous avez pris le contrôle
    .far = le Personnage dont vous venez de prendre le contrôle
    .far-owner = le Personnage dont vous venez de prendre le contrôle
recall-looked-at = Personnages regardés
    .far = le Personnage qui vient d'être regardé
    .far-owner = le Personnage regardé
recall-returned = Personnages renvoyés
    .far = le Personnage qui vient d'être renvoyé
    .far-owner = le Personnage renvoyé
recall-discarded = cartes défaussées
    .near = la carte défaussée
    .near-owner = la carte défaussée
    .far = la carte qui vient d'être défaussée
    .far-owner = la carte défaussée
    .gender = f
recall-hand-discarded = cartes défaussées
    .near = la carte défaussée
    .near-owner = la carte défaussée
    .far = la carte qui vient d'être défaussée
    .far-owner = la carte défaussée
    .gender = f
    .x = le nombre de cartes défaussées

## What players do

draw = { DO("piocher", COUNT($n, -card)) }{ WHERE($n) }
gain-chakra = { DO("gagner", COUNT($n, -chakra)) }{ WHERE($n) }
lose-chakra = { DO("perdre", COUNT($n, -chakra)) }{ WHERE($n) }
# $subject is opponent if the opponent carries it out
take-chakra = { TO_RIVAL("prendre", COUNT($n, -chakra)) }{ WHERE($n) }
pay-x = { DO("payer", "une quantité X de Chakra de votre choix") }
    .x = la quantité de Chakra payée
gain-points = { DO("gagner", COUNT($n, -mission-point)) }{ WHERE($n) }
take-edge = { DO("prendre", "le Jeton Edge") }
give-edge = { TO_RIVAL("donner", "le Jeton Edge") }

## Cards in hands, decks and piles; $own if it is the deck of who carries it out

discard = { DO("défausser", "1 carte", OF(YOUR("main", "f"))) }
discard-seen = { DO("choisir", "1 carte", OF(RIVALS("main", "f")), "et", TOO("défausser", clitic: "la")) }
discard-hand = l'adversaire défausse sa main, puis pioche autant de cartes
mill =
    { $own ->
        [yes] { DO("défausser", "la carte du dessus", OF(YOUR("deck"))) }
       *[no] { DO("défausser", "la carte du dessus", OF(RIVALS("deck"))) }
    }
put-back = { DO("placer", "1 carte", OF(YOUR("main", "f")), "sur le dessus", OF(YOUR("deck"))) }
recover = { DO("ajouter", "1 carte", OF(YOUR("pile de défausse", "f")), TO(YOUR("main", "f"))) }
look-at-hand = { DO("regarder", RIVALS("main", "f")) }
# the top $count cards
look-at-top = { DO("regarder", "les", $count, "cartes du dessus", OF(YOUR("deck"))) }
search = { look-at-top }. { CAPITAL(DO("montrer", ALL($which), "parmi elles et")) } { TOO("ajouter", TO(YOUR("main", "f")), clitic: "les") } ; { TOO("remettre", "les autres sur le dessus dans le même ordre") }
put-from-deck =
    { $own ->
        [yes] { DO("placer", "la carte du dessus", OF(YOUR("deck")), "face cachée", OF(YOUR("côté")), "de cette mission, comme Personnage caché") }
       *[no] { DO("placer", "la carte du dessus", OF(RIVALS("deck")), "face cachée", OF(YOUR("côté")), "d'une mission", OF(YOUR("choix")), ", comme Personnage caché sous", YOUR("contrôle")) }
    }
put-from-hand = { DO("placer", "1 carte", OF(YOUR("main", "f")), "face cachée", OF(YOUR("côté")), "d'une mission", OF(YOUR("choix")), ", comme Personnage caché") }

## Playing and copying; $cut is by how much less chakra, $gender that of what is played

for-less =
    { $cut ->
        [0] à son coût normal
       *[other] pour { $cut } Chakra de moins
    }
play-hidden = { DO("révéler", $which, for-less) }
play-from-hand =
    { DO("jouer", $which) }, depuis { YOUR("main", "f") } ou en { $gender ->
        [f] la
       *[m] le
    } révélant, { for-less }
play-from-discard = { DO("jouer", $which, "depuis", YOUR("pile de défausse", "f"), for-less) }
play-top-of-discard = { DO("jouer", "la carte du dessus", OF(YOUR("pile de défausse", "f")), for-less) }
play-from-top = { look-at-top }, { TOO("jouer", "une", for-less, "si possible", clitic: "en") } et { TOO("défausser", "les autres") }
# $upgrades if it may be an UPGRADE line
copy =
    { $upgrades ->
        [yes] { DO("copier", "un effet à la pose", OF(A($which))) }
       *[no] { DO("copier", "un effet à la pose (sauf UPGRADE)", OF(A($which))) }
    }
copy-discarded = { DO("copier", "un effet à la pose (sauf UPGRADE) de la carte qui vient d'être défaussée") }
repeat-main = { DO("appliquer", "l'effet MAIN une fois de plus") }

## Continuous lines

# $fixed if it is one character, $sign is + or -
bonus-who =
    { $fixed ->
        [yes] { $which } a
       *[no] { ALL($which) } ont
    }
bonus = { bonus-who } { $sign }{ $n } de Puissance{ while }{ WHERE($n) }
bonus-each = { bonus-who } { $sign }1 de Puissance pour { EACH($counted) }{ while }
chakra-bonus =
    CHAKRA +{ $n }{ $both ->
        [yes] {" "}pour les deux joueurs
       *[no] {""}
    }{ while }{ WHERE($n) }
upgrades-on =
    vous pouvez jouer cette carte comme évolution { OF(A($which)) }{ $only ->
        [yes] , mais d'aucun autre Personnage
       *[no] {""}
    }
tax = l'adversaire paie { $amount } Chakra de plus pour chaque Personnage qu'il joue non-caché dans cette mission
discount = les deux joueurs jouent { THE($which, number: "many") } { AGREE("non-caché", $which, number: "many") } dans cette mission pour { $amount } Chakra de moins, mais jamais pour moins de { $floor }
cheaper =
    vous payez { $amount } Chakra de moins pour { $revealed ->
        [yes] révéler ce Personnage
       *[no] jouer ce Personnage non-caché
    }{ $test ->
        [none] {""}
       *[other] {" "}{ IF($test) }
    }

## Permissions and prohibitions

keeps-tokens = ce Personnage conserve ses Jetons Power à la fin du tour
holds = les Personnages ennemis ne peuvent pas être déplacés hors de cette mission
only-winning = vous ne pouvez jouer ce Personnage non-caché que dans une mission que vous êtes en train de gagner
immune = les effets ennemis ne peuvent ni cacher ni vaincre ce Personnage
shields = les effets ennemis ne peuvent pas cacher les Personnages alliés dans cette mission
no-reveals = l'adversaire ne peut pas révéler de Personnages dans cette mission
salvages = quand un Personnage allié qui vous appartient est vaincu, sa carte du dessus va dans votre main et non dans la pile de défausse
locks = ce Personnage verrouille le Personnage ennemi le plus fort dans cette mission : celui-ci perd tous ses Jetons Power et a une Puissance de 0

## Whenever something happens, $effect

on-enemy-play = chaque fois que l'adversaire joue un Personnage non-caché dans cette mission, { $effect }
on-defeat = chaque fois { THAT(A($which)) } est { AGREE("vaincu", $which) }, { $effect }
on-move = chaque fois que ce Personnage a été déplacé, { $effect }
on-own-move = chaque fois qu'un de vos effets a déplacé ce Personnage, { $effect }
on-affected = chaque fois qu'un effet ennemi a affecté ce Personnage, { $effect }
on-loss = quand l'adversaire a remporté cette mission, { $effect }
on-round-end = à la fin du tour, { $effect }

## What would happen, and .done to a character of that $gender

moving = déplacer
    .done = { AGREE("déplacé", $gender) }
hiding = cacher
    .done = { AGREE("caché", $gender) }
defeating = vaincre
    .done = { AGREE("vaincu", $gender) }

## What happens instead, and how one line changes another

# $verbs and $participles are what would happen, $verb what happens to $who, $fixed if that is the same character
instead =
    { $enemy ->
        [yes] si un effet ennemi devait { OR($verbs) } { $which }
       *[no] si { $which } devait être { OR($participles) }
    }, { DEED($who, $verb, "", "à la place") }
# $timing is the word of the line that changes
line-changes =
    { $added ->
        [yes] à l'effet { $timing } s'ajoute
       *[no] l'effet { $timing } devient
    } : { $effect }
