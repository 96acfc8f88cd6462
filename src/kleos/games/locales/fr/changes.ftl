### How changes are called that a choice would bring about in more than one game.

change-face-down = passe face cachée
change-face-up = passe face visible
change-hand = main { $before } → { $after }
