### How a table of Mythology GO stands in numbers, and what to say when a choice would change them.

mythology-change-standing = points { $before } → { $after }
mythology-change-slots = slots used { $before } → { $after }
mythology-change-value = value { $before } → { $after }
mythology-change-total = total points { $before } → { $after }
mythology-ends-early = You can still play a card this turn. What's left in your hand goes under the deck.
