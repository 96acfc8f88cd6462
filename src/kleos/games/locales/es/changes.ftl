### How changes are called that a choice would bring about in more than one game.

change-face-down = queda boca abajo
change-face-up = queda boca arriba
change-hand = mano { $before } → { $after }
