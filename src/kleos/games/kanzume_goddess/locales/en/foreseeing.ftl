### How a table of Kanzume Goddess stands in numbers, and what to say when a choice would change them.

kanzume-change-energy = energy { $before } → { $after }
kanzume-change-faith = faith { $before } → { $after }
kanzume-change-falls = the God falls
kanzume-change-sealed = the God is sealed
kanzume-ends-plays = You can still play a card. At the end of the turn, you discard what's left in your hand.
kanzume-ends-recruiting = You can still recruit a card. You lose any faith you don't spend.
