### What the icons on the table and the words on the cards mean; .words are the words that cards use for it.

glossary-goal = The goal
    .text = Send ninja on missions: at the end of each of the four rounds, every mission pays points to the player with more Power there. The most points win.

glossary-points = Mission points
    .text = What you win with missions and a few effects. The player with more after round 4 wins the match.

glossary-chakra = Chakra
    .text = What you pay cards with. Every round you gain 5, plus 1 for each of your characters in play; you lose what you don't spend.

glossary-edge = Edge
    .text = Its holder moves first, and wins missions on equal Power and the match on equal points. The first player to pass in a round takes it.
    .words = Edge

glossary-cost = Cost
    .text = The chakra you pay to put the card face up. When you upgrade a character, you pay only the difference.

glossary-power = Power
    .text = What a character adds to its side of the mission. Green: more than printed right now; red: less.
    .words = Power

glossary-rank = Rank of a mission
    .text = D comes in round 1, C in round 2, B in round 3, A in round 4. The rank adds 1, 2, 3 or 4 to the points on the card.

glossary-mission-points = Points of a mission
    .text = The points on the card plus those of its rank. Missions aren't used up: they pay again at the end of every later round.

glossary-base-points = Base points
    .text = What the mission card itself is worth, before adding the bonus of its rank.

glossary-totals = Power on each side
    .text = All the Power of a side at this mission. The filled number would win it now; with 0, nobody wins.

glossary-hidden = Hidden character
    .text = Lies face down, for 1 chakra: Power 0, no name, no effects. Its player can reveal it on a later turn by paying its cost then.
    .words = hidden

glossary-tokens = Power tokens
    .text = Each adds 1 to the Power of the character it lies on. All are removed at the end of the round.
    .words = Power token, Power tokens

glossary-stack = Stack
    .text = This many cards lie on top of each other: the character was upgraded. Only the top card counts, and the stack is one character.

glossary-group = Group
    .text = The village or band a ninja belongs to. It does nothing by itself; effects may ask for it.

glossary-keywords = Keywords
    .text = Words such as Team 7 or Jutsu. They do nothing by themselves; effects may ask for them.

glossary-round = Round
    .text = Each of the four rounds brings a new mission, 5 chakra and 2 cards. When both players have passed, all missions are won or lost, D first.

glossary-passed = Passed
    .text = This player takes no more turns this round. The first to pass takes the Edge; the other may play on alone.

glossary-hand = Cards in hand
    .text = You begin with 5 and draw 2 at the start of each round. You keep what you don't play for the next round.

glossary-deck = Deck
    .text = You draw from here. When it is empty you draw no more, and play on with what you have.

glossary-discard = Discard pile
    .text = Discarded cards and defeated characters, the last one on top. Both players may look through it.

glossary-mission-deck = Mission deck
    .text = The missions still to come, one per round. Two are yours and two are your opponent's.

glossary-main = MAIN
    .text = Happens once, whenever the character is put face up: played, revealed or as an upgrade.
    .words = MAIN

glossary-upgrade = UPGRADE
    .text = Happens only when the card is put on a character of the same name and a lower cost.
    .words = UPGRADE

glossary-ambush = AMBUSH
    .text = Happens only when the character was hidden and is then revealed, so hide this card first.
    .words = AMBUSH

glossary-score = SCORE
    .text = Happens when its player wins the mission where it stands; on a mission card, for the player who wins that mission.
    .words = SCORE

glossary-continuous = Continuous
    .text = Holds as long as the character is face up in play. You don't have to choose anything for it.
    .words = continuous

glossary-chakra-plus = CHAKRA +X
    .text = This much extra chakra for its player at the start of each round, while the character is face up.
    .words = CHAKRA

glossary-friendly = Friendly
    .text = Another character on your side. A character is not its own friend.
    .words = friendly

glossary-enemy = Enemy
    .text = A character on the other side.
    .words = enemy
