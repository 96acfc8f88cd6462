### Names of the changes that a choice would bring about, in more than one game.

change-face-down = goes face down
change-face-up = goes face up
change-hand = hand { $before } → { $after }
