### What the icons on the table and the words on the cards mean; .words are the words that cards use for it.

glossary-goal = The goal
    .text = Win Knights and armours from the terrain. When the last flame of the clock goes out, the player whose cards are worth the most victory points wins.

glossary-force = Force
    .text = One of two ways to win a card: the Force of all your Characters facing it must reach its cost. A card won by Force goes to your discard.
    .words = Force

glossary-cosmos = Cosmos
    .text = The other way to win a card. Your armour can add its Cosmos, and the card goes to your hand: you can use it the same turn.
    .words = Cosmos

glossary-cost = Cost
    .text = What it takes to acquire the card: this much Force or this much Cosmos, never a mix. With no number for one of them, the card can't be won that way.

glossary-meter = Gathered / needed
    .text = How much Force or Cosmos faces the card, and how much it costs now. Once it's enough, you may acquire the card; it never happens by itself.

glossary-facing = Facing
    .text = You play a Character facing a card of the terrain, and it stays there this turn. All that face a card fight it together, and are used up when you acquire it.
    .words = faces, facing

glossary-place = Place
    .text = The terrain has six places. At the end of every turn the cards are pushed on towards place 6, after the card in place 6 is removed.

glossary-cheaper = Place 6: 1 less
    .text = The card in the last place costs 1 less, in Force and in Cosmos. It leaves the terrain at the end of the turn.

glossary-clock = Clock
    .text = Twelve flames. When the last one goes out, you finish the round, and the match is over.

glossary-flame = Flame
    .text = A Gold Knight. When it leaves the terrain, won or removed, a flame of the clock goes out.

glossary-points = Victory points
    .text = What your cards are worth at the end: hand, draw pile, discard, wounded Characters and armour together.
    .words = Victory points, VP

glossary-heal = Heal
    .text = Instead of fighting, the Character can heal this many of your wounded ones: they go to your discard and come back to you later.
    .words = Heal, heals

glossary-armour = Armour
    .text = You wear one at a time, and it stays until you use it: once, for its Cosmos or for its activation.

glossary-wounded = Wounded
    .text = These Characters wait here, and you can't play them until they're healed. They still count at the end.
    .words = Wound, wounded

glossary-destroyed = Destroyed
    .text = Out of the match, and worth nothing at the end. For your weakest cards, that can be good: you draw the strong ones more often.
    .words = Destroy

glossary-aside = Set aside
    .text = The five stronger cards of your hero. Your Bronze armour brings them into your deck.

glossary-hand = Cards in hand
    .text = At the end of your turn you draw until you have 5.

glossary-draw = Draw pile
    .text = When it's empty, your discard is shuffled and becomes the new one: every card you win comes back to you.

glossary-discard = Discard
    .text = Your used and won cards. When your draw pile is empty, they're shuffled to form the new one.

glossary-reserve = Reserve
    .text = New cards come to the terrain from here: they fill its empty places at the end of a turn.

glossary-common = Common discard
    .text = Cards that left the terrain without anybody winning them. They belong to nobody.

glossary-rank = Rank
    .text = The colour of the border: green is very common, then bronze, silver, gold, and blue is very rare.

glossary-hero = Hero
    .text = The cards of the five heroes, weak and strong. Effects that mention Seiya mean every Hero card of Seiya.
    .words = Hero

glossary-actions = Actions
    .text = In your main phase you do as many things as you like, in any order. It ends when you say so.

glossary-last-round = Last round
    .text = The clock has run out: you finish this round, so that everybody has had the same number of turns.

glossary-first = First player
    .text = Took the first turn of the match. The last round ends just before this player's next turn.

glossary-arrival = Arrival
    .text = Happens when the card comes to the terrain, on anybody's turn.
    .words = Arrival

glossary-defeated = Defeated
    .text = Happens when somebody acquires the card from the terrain, before it reaches them.
    .words = Defeated

glossary-on-terrain = On the terrain
    .text = Binds all players for as long as the card lies on the terrain.
    .words = On the terrain

glossary-on-play = On play
    .text = You may use this when you play the card from your hand.
    .words = On play

glossary-in-play = In play
    .text = Holds while the card is in play and faces a card of the terrain.
    .words = In play

glossary-activation = Activation
    .text = Use it once in your main phase, instead of the card's Force and Cosmos. Then the card is discarded, wounded or destroyed, as the next word says.
    .words = Activation

glossary-acquisition = Acquire
    .text = To win a card of the terrain by paying its cost with the cards that face it.
    .words = Acquisition, acquired

glossary-stranded = Stranded
    .text = The card they faced is gone. They give no Force or Cosmos this turn, but can still heal or be activated.

glossary-column-printed = Printed points
    .text = The victory points printed on all your cards that count; some are negative.

glossary-column-special = Points by effect
    .text = Cards whose points depend on your other cards, such as Athena, who scores for every ten of them.
