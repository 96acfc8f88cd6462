### How changes are called that a choice would bring about in more than one game.

change-face-down = va a faccia in giù
change-face-up = va a faccia in su
change-hand = mano { $before } → { $after }
