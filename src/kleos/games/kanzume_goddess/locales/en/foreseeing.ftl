### How a table of Kanzume Goddess stands in numbers, and what is said when a choice would change them.

kanzume-change-energy = energy { $before } → { $after }
kanzume-change-faith = faith { $before } → { $after }
kanzume-change-falls = the God falls
kanzume-change-sealed = the God is sealed
kanzume-ends-plays = You can still play a card. What is left in your hand is discarded at the end of the turn.
kanzume-ends-recruiting = You can still recruit a card. Faith you do not spend is lost.
