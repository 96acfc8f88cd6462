### The question of every decision, and its options in words.

## A question, and who asks it: the card $name, as creature $object, of the player $who if that is not whoever is asked

question-of =
    { $name }{ $object ->
        [none] {""}
       *[other] {" "}#{ $object }
    }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    }: { $text }

## Beginning a round

ask-choose-belief =
    ronda { $round }: elige tu creencia para esta ronda entre las que nadie tiene{ $divinity ->
        [none] {""}
       *[other] {" "}(tu divinidad es { $divinity })
    }.
ask-polytheism-keep = { $belief }: elige con cuál de las dos divinidades te quedas.

## The main phase

# $deeds is what can be done now, $left the number of last turns, this one included
ask-main =
    tu turno, { $plays } de { $most } jugadas hechas, { COUNT($free, -free-slot) }: { $stuck ->
        [yes] solo puedes terminar tu turno, porque ninguna de tus cartas se puede jugar ahora
       *[no] { OR($deeds) }
    }.{ $left ->
        [none] {""}
        [1] {" "}Es el último turno de la ronda.
       *[other] {" "}Últimos turnos: quedan { $left }, contando este.
    }
deed-play = juega una carta
deed-fuse = fusiona dos criaturas
deed-activate = activa una criatura
deed-believe = usa tu creencia
deed-end = termina tu turno
# $begun tells that some cards have been put there already
ask-return-order =
    { $begun ->
        [yes] ¿qué carta va ahora debajo del mazo?
       *[no] tu turno termina: el resto de tu mano va debajo del mazo. El orden solo importa si el mazo baja hasta ahí.
    }

## Effects

ask-dragon-target = elige una criatura boca arriba de otro jugador para destruirla, o ninguna.
ask-chupacabra-target = elige una criatura boca arriba de otro jugador, que cederá { $amount } de valor a la tuya, o ninguna.
ask-djinn-name = nombra una criatura; si hay una en el mazo, la llevas a tu mano.
ask-satyr-own = elige cuál de tus criaturas entregas.
# $piece is the creature given away: "Arpía #3"
ask-satyr-other = elige la criatura boca arriba que tomas a cambio de { $piece }.
ask-leviathan-player = elige al jugador cuyas criaturas boca arriba de menor valor se destruyen.
ask-chimera-destroy = elige otra de tus criaturas para destruirla.
ask-chimera-place = coloca una criatura de tu mano en lugar de la destruida, o ninguna.
ask-dualism-turn = elige a cuál de tus criaturas das la vuelta.
ask-druidism-save = tus criaturas van a ser destruidas; con { $belief } puedes salvar una, una vez por ronda.
ask-reincarnation-use = has perdido una criatura; con { $belief } puedes colocar la siguiente criatura del mazo que quepa en tu campo.

## The counting; $gender is that of the name of the creature that asks

ask-gorgon-copy = la ronda ha terminado; elige qué criatura copia (nombre, valor y efecto).
ask-werewolf-transform = la ronda ha terminado; elige qué criatura pasa a ser como { HIM($gender) } (nombre, valor, efecto y color).
ask-totemism-colour = elige una de tus criaturas y su color para el recuento, o ninguna.
ask-accuse = tu divinidad tiene Identificación: acusa a otro jugador de servir a una divinidad; si aciertas, le quitas { COUNT($points, -point) }.

## Options; $asked is the kind of decision

# what $face is where the card is a creature: "Arpía (azul, valor 1)"; else it is its name
option-face = { $name } ({ $colour }, valor { $value })
# what $target is: a creature on a field, "Arpía #3 de p1 (azul, valor 1)"
option-creature =
    { $piece }{ $owner ->
        [none] {""}
       *[other] {" "}de { $owner }
    } ({ $colour }, valor { $value }{ $pair ->
        [yes] , pareja
       *[no] {""}
    }{ $down ->
        [yes] , boca abajo
       *[no] {""}
    })
option-skip =
    { $asked ->
        [dragon-target] No destruyas nada
        [chupacabra-target] No quites valor a ninguna
        [chimera-place] No coloques nada
        [druidism-save] No salves ninguna
        [totemism-colour] No cambies ningún color
       *[other] No la uses
    }
option-stop =
    { $asked ->
        [return-order] Ponlas debajo del mazo tal como están
       *[other] Termina tu turno
    }
option-play =
    { $asked ->
        [chimera-place] Coloca { $face } boca arriba
       *[other] { $creature ->
            [yes] Juega { $face } boca arriba
           *[no] Lanza { $name }
        }
    }
option-hide =
    { $asked ->
        [chimera-place] Coloca { $face } boca abajo
       *[other] Juega { $face } boca abajo
    }
option-play-onto = Juega { $face } sobre { $onto }: una pareja en un solo espacio
option-fuse = Fusiona { $piece } y { $other }: una pareja en un solo espacio
option-use = Usa { $belief }
option-use-object = Activa { $piece }
option-use-belief = Usa { $name }
# $text is that of the card
option-card =
    { $asked ->
        [choose-belief] { $name } – { $text }
        [polytheism-keep] { $name } – { $text }
        [djinn-name] Nombra { $face }
        [return-order] { $begun ->
            [yes] Después { $face }
           *[no] Primero { $face }
        }
       *[other] Elige { $face }
    }
option-target =
    { $asked ->
        [dragon-target] Destruye { $target }
        [chimera-destroy] Destruye { $target }
        [chupacabra-target] Quita valor a { $target }
        [satyr-own] Entrega { $target }
        [satyr-other] Toma { $target }
        [dualism-turn] Da la vuelta a { $target }
        [druidism-save] Salva { $target }
        [gorgon-copy] Copia { $target }
        [werewolf-transform] Transforma { $target }
       *[other] Elige { $target }
    }
# $hit are the creatures that would be hit, of $lowest value
option-player =
    { $hit ->
        [none] { $who } (ninguna criatura boca arriba)
       *[other] { $who } (menor valor { $lowest }: { $hit })
    }
option-colour = { $piece } pasa a ser de color { $becomes }
option-accuse = Acusa a { $who } de servir a { $divinity }
