### The question of every decision, and its options in words.

## A question, and who asks it: the card $name, as creature $object, of the player $who if that is not whoever is asked

question-of =
    { $name }{ $object ->
        [none] {""}
       *[other] {" "}#{ $object }
    }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    } : { $text }

## Beginning a round

ask-choose-belief =
    manche { $round } : choisissez votre croyance pour cette manche, parmi celles que personne n'a prises{ $divinity ->
        [none] {""}
       *[other] {" "}(votre divinité est { $divinity })
    }.
ask-polytheism-keep = { $belief } : choisissez laquelle des deux divinités vous gardez.

## The main phase

# $deeds is what can be done now, $left the number of last turns, this one included
ask-main =
    votre tour, { COUNT($plays, "carte jouée", "cartes jouées") } sur { $most }, { COUNT($free, -free-slot) } : { $stuck ->
        [yes] vous ne pouvez que terminer votre tour, car aucune de vos cartes ne peut être jouée maintenant
       *[no] { OR($deeds) }
    }.{ $left ->
        [none] {""}
        [1] {" "}C'est le dernier tour de la manche.
       *[other] {" "}Derniers tours : il en reste { $left }, celui-ci compris.
    }
deed-play = jouez une carte
deed-fuse = fusionnez deux créatures
deed-activate = activez une créature
deed-believe = utilisez votre croyance
deed-end = terminez votre tour
# $begun tells that some cards have been put there already
ask-return-order =
    { $begun ->
        [yes] quelle carte vient ensuite sous la pioche ?
       *[no] fin de votre tour : le reste de votre main va sous la pioche. L'ordre ne compte que si la pioche descend jusque-là.
    }

## Effects

ask-dragon-target = choisissez une créature face visible d'un autre joueur à détruire, ou aucune.
ask-chupacabra-target = choisissez une créature face visible d'un autre joueur, qui cède { $amount } de sa valeur à la vôtre, ou aucune.
ask-djinn-name = nommez une créature ; si la pioche en contient une, vous la prenez en main.
ask-satyr-own = choisissez celle de vos créatures que vous donnez.
# $piece is the creature given away: "Harpie #3"
ask-satyr-other = choisissez la créature face visible que vous prenez en échange { OF($piece) }.
ask-leviathan-player = choisissez le joueur dont les créatures face visible de plus basse valeur sont détruites.
ask-chimera-destroy = choisissez une autre de vos créatures à détruire.
ask-chimera-place = placez une créature de votre main à la place de celle détruite, ou aucune.
ask-dualism-turn = choisissez celle de vos créatures à retourner.
ask-druidism-save = vos créatures vont être détruites ; avec { $belief }, vous pouvez en garder une, une fois par manche.
ask-reincarnation-use = vous avez perdu une créature ; avec { $belief }, vous pouvez placer la prochaine créature de la pioche qui tient sur votre terrain.

## The counting; $gender is that of the name of the creature that asks

ask-gorgon-copy = la manche est finie ; choisissez la créature { THAT(HE($gender)) } copie (nom, valeur et effet).
ask-werewolf-transform = la manche est finie ; choisissez la créature qui devient comme { HIM($gender) } (nom, valeur, effet et couleur).
ask-totemism-colour = choisissez une de vos créatures et sa couleur pour le décompte, ou aucune.
ask-accuse = votre divinité a Identification : accusez un autre joueur de servir une divinité ; si vous avez raison, vous lui prenez { COUNT($points, -point) }.

## Options; $asked is the kind of decision

# what $face is where the card is a creature: "Harpie (bleu, valeur 1)"; else it is its name
option-face = { $name } ({ $colour }, valeur { $value })
# what $target is: a creature on a field, "Harpie #3 de p1 (bleu, valeur 1)"
option-creature =
    { $piece }{ $owner ->
        [none] {""}
       *[other] {" "}de { $owner }
    } ({ $colour }, valeur { $value }{ $pair ->
        [yes] , paire
       *[no] {""}
    }{ $down ->
        [yes] , face cachée
       *[no] {""}
    })
option-skip =
    { $asked ->
        [dragon-target] Ne rien détruire
        [chupacabra-target] Ne rien drainer
        [chimera-place] Ne rien placer
        [druidism-save] N'en sauver aucune
        [totemism-colour] Ne changer aucune couleur
       *[other] Ne pas l'utiliser
    }
option-stop =
    { $asked ->
        [return-order] Les mettre telles quelles sous la pioche
       *[other] Terminer votre tour
    }
option-play =
    { $asked ->
        [chimera-place] Placer { $face } face visible
       *[other] { $creature ->
            [yes] Jouer { $face } face visible
           *[no] Lancer { $name }
        }
    }
option-hide =
    { $asked ->
        [chimera-place] Placer { $face } face cachée
       *[other] Jouer { $face } face cachée
    }
option-play-onto = Jouer { $face } sur { $onto } : une paire sur un emplacement
option-fuse = Fusionner { $piece } et { $other } : une paire sur un emplacement
option-use = Utiliser { $belief }
option-use-object = Activer { $piece }
option-use-belief = Utiliser { $name }
# $text is that of the card
option-card =
    { $asked ->
        [choose-belief] { $name } – { $text }
        [polytheism-keep] { $name } – { $text }
        [djinn-name] Nommer { $face }
        [return-order] { $begun ->
            [yes] { $face } ensuite
           *[no] { $face } en premier
        }
       *[other] Choisir { $face }
    }
option-target =
    { $asked ->
        [dragon-target] Détruire { $target }
        [chimera-destroy] Détruire { $target }
        [chupacabra-target] Drainer { $target }
        [satyr-own] Donner { $target }
        [satyr-other] Prendre { $target }
        [dualism-turn] Retourner { $target }
        [druidism-save] Sauver { $target }
        [gorgon-copy] Copier { $target }
        [werewolf-transform] Transformer { $target }
       *[other] Choisir { $target }
    }
# $hit are the creatures that would be hit, of $lowest value
option-player =
    { $hit ->
        [none] { $who } (aucune créature face visible)
       *[other] { $who } (plus basse valeur { $lowest } : { $hit })
    }
option-colour = { $piece } change de couleur : { $becomes }
option-accuse = Accuser { $who } de servir { $divinity }
