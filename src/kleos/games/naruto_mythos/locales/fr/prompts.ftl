### The question of every decision, and its options.

## Cards and characters

hidden-character = Personnage caché #{ $number }
    .the = le Personnage caché #{ $number }
numbered-card = #{ $number } { $card }
# a line of a $card with its $id
card-line = { $card } ({ $id }) { $timing }
# one line that copies another
line-copying = { $line }, qui copie { $copied }

## Which characters; $long if a description is so long that it wants a comma behind

# $line is what asks
ask-by-line = { $line } : { $question }
# so that "à cacher" is about the character
which-to =
    { $which }{ $long ->
        [yes] ,
       *[no] {""}
    } { $doing }
ask-target = choisissez { which-to }.
# what is left of the limit
power-left = une Puissance de { $n } ou moins
ask-any-number = choisissez { which-to }, ou terminez.
ask-excess = choisissez { which-to } ({ $count } de trop).
ask-per-mission = choisissez { which-to } (ou personne).
ask-move = choisissez { $which } à déplacer vers une autre mission.
# .place is what is said of where they are
ask-mission-of-all = choisissez la mission où se trouvent { ALL($which) } { $doing }.

## What to do in a turn

ask-mulligan = gardez-vous votre main de départ, ou l'échangez-vous, une seule fois, contre 5 nouvelles cartes ?
ask-turn = à vous : { offered }.
# .alone is for "vous ne pouvez que …"
turn-play = jouez
turn-hide = cachez
turn-upgrade = faites évoluer
turn-reveal = révélez
turn-pass = passez
    .alone = passer
# $reasons are "vous n'avez plus de Chakra" and the like
ask-turn-to-pass = à vous : { only }.
no-chakra-left = vous n'avez plus de Chakra

## Other questions

ask-use = utiliser cet effet ? { SENTENCE($effect) }
ask-order = plusieurs effets sont en attente : choisissez celui à appliquer maintenant.
ask-destination = choisissez la mission vers laquelle déplacer { $name }.
ask-mission-for-top = choisissez la mission où placer la carte face cachée.
ask-mission-for-card = choisissez la mission où placer { $card } face cachée.
ask-put-from-hand = choisissez une carte de votre main à placer face cachée sur une mission.
ask-discard = choisissez une carte de votre main à défausser.
ask-discard-seen = choisissez dans la main de l'adversaire une carte à défausser.
ask-put-back = choisissez une carte de votre main à placer sur le dessus de votre deck.
ask-recover = choisissez une carte de votre pile de défausse à ajouter à votre main.
ask-tokens =
    choisissez combien de Jetons Power { $take ->
        [yes] prendre { TO($name) }
       *[no] retirer { OF($name) }
    }.
ask-pay-x = choisissez combien de Chakra payer.
ask-play-card = choisissez comment { $effect }.
ask-play-from-top = choisissez laquelle des cartes jouer { for-less }.
ask-next-card = choisissez la carte suivante à mettre dans la pile de défausse ; la première carte posée reste tout en dessous.
ask-next-card-of-hand = choisissez la carte suivante de votre main à mettre dans la pile de défausse ; la première carte posée reste tout en dessous.
ask-next-character = choisissez le Personnage suivant à mettre dans la pile de défausse ; la première carte posée reste tout en dessous.
# $done is what would happen to it, $visible whether its name is known
ask-replace =
    { $visible ->
        [yes] le Personnage { $name }
       *[no] { $name }
    } serait { $done } ; choisissez ce qui arrive à la place.
ask-copy = choisissez l'effet à copier.
ask-demand = révélez { $name } pour { $extra } Chakra de plus, ou acceptez sa défaite.
ask-lock = { $card } ({ $id }) : choisissez lequel des Personnages ennemis les plus forts de sa mission verrouiller.

## Options

option-use = Utiliser l'effet { OF($card) }
option-skip = Ne pas l'utiliser
option-let-happen = Laisser faire
option-nobody = Personne dans la mission { $mission }
option-stop = Terminer
# $cause has set it off
option-trigger =
    #{ $number } { $line }{ $cause ->
        [none] {""}
       *[other] , déclenché par { $cause }
    } : { $words }
option-keep = Garder cette main
option-mulligan = L'échanger contre 5 nouvelles cartes (mulligan)
option-pass = Passer
# $gender is that of the name
option-target =
    { $name } ({ $hidden ->
        [yes] { AGREE("caché", $gender) },{" "}
       *[no] {""}
    }{ $power ->
        [none] {""}
       *[other] Puissance { $power },{" "}
    }{ $mine ->
        [yes] à vous, mission { $mission }
       *[no] mission { $mission }, adversaire
    })
option-gone = #{ $number } (n'est plus en jeu)
option-mission = Mission { $mission } : { $name }
option-chakra = { COUNT($n, -chakra) }
option-tokens = { COUNT($n, -power-token) }
option-line = #{ $number } { $line }
option-line-of-card = { $card }, { $words }
# $verb is what happens to the character of that $name, not to the one that is $saved, if it is not the $same
option-instead =
    { CAPITAL($verb) } { $name } à la place{ $same ->
        [yes] {""}
       *[no] {" "}{ OF($saved) }
    }
option-defeat = Accepter la défaite { OF($name) }

## Options of playing a card, $over another, on a $mission

option-play = Jouer { $card } sur la mission { $mission } pour { $cost } Chakra
option-hide = Cacher { $card } sur la mission { $mission } pour { $cost } Chakra
option-upgrade = Faire évoluer { $over } avec { $card } pour { $cost } Chakra
option-reveal = Révéler { $card } sur la mission { $mission } pour { $cost } Chakra
option-reveal-upgrade = Révéler { $card } comme évolution { OF($over) } pour { $cost } Chakra
