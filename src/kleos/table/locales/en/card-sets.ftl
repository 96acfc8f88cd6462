### The card sets of tables: each is played to its end with the cards it began with, whatever cards the server has now.

cards-unreadable = this version of Kleos can't read the cards that the match began with: { $problem }
cards-mistaken = { $file } plays differently from { $other }, which tables here use, but has the same digest ({ $digest }): keep its cards in their usual order and every value in its own field
cards-of-file = Cards: { $name }
cards-of-before = Cards as they were before an update
