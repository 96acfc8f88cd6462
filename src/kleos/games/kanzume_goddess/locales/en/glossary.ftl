### What the icons on the table and the words on the cards mean; .words are the words that cards use for it.

glossary-goal = The goal
    .text = Be the last God standing: attack the others until their energy is 0, or bring your own to 25. In teams, the side whose main God falls loses.

glossary-energy = Energy
    .text = A God's life. At 0 a God is out; at 25 you win at once, unless you play in teams.
    .words = energy

glossary-faith = Faith
    .text = You recruit new cards with it. You gain it by playing cards, mostly Priests, and lose what you don't spend this turn.
    .words = faith

glossary-cost = Recruit cost
    .text = How much faith the card costs in your Recruit phase. Once it's in your deck, playing it costs nothing.

glossary-colour = Main colour
    .text = Red, green, silver or yellow. The first Warrior of your turn may have any colour; each later one must have a colour that the one before allows.
    .words = red

glossary-follow = Follow-up symbols
    .text = The small symbols below the main colour: the next Warrior of your turn must have one of these colours.

glossary-chain = Next
    .text = The colours the next Warrior of this turn may have. Disciples have no colour, so you can always play them.

glossary-pile = Warrior piles
    .text = Six piles to recruit from; only the top card of each is face up. When you take it, the next one is turned up at once and can be recruited too.

glossary-disciples = Disciples
    .text = Cards without a colour: a Priest gives 1 faith, a Bishop 2, and a Sacred Guardian only reacts to an Attack on you.

glossary-netherworld = Netherworld
    .text = Cards removed from the match. They stay there unless an ability takes them back.
    .words = Netherworld

glossary-hand = Cards in hand
    .text = You draw 5 at the end of your turn, and only then. If you react with a card, you won't have it on your own turn.

glossary-deck = Deck
    .text = When it's empty, the discard pile is shuffled and becomes your new deck: every card you recruit comes back.

glossary-discard = Discard pile
    .text = Played and unplayed cards end up here at the end of the turn. Anybody may look through it.

glossary-god = Abilities of your God
    .text = You use most of them in your Play phase, at a cost, and many only once per turn. They light up when you can use them.

glossary-action = Action
    .text = What you play a card for on your own turn. A card with several abilities gives you only one of them.
    .words = Action

glossary-reaction = Reaction
    .text = An answer from your hand at the moment it names, mostly on somebody else's turn. The card is discarded after use.
    .words = Reaction

glossary-bond = Bond
    .text = Counts by itself while its conditions hold. You never play it, and nobody can cancel it.
    .words = Bond

glossary-attack = Attack
    .text = You choose one opposing God. The others may react; that God loses what's left of the number as energy.
    .words = Attack

glossary-defend = Defend
    .text = Takes this much off an Attack. Only the attacked God's player may use it.
    .words = Defend

glossary-protect = Protect
    .text = Takes this much off an Attack on another God. The card stays in front of you until your next Discard phase.
    .words = Protect

glossary-adjudication = Adjudication
    .text = Turn up the top card of your deck: what happens depends on whether it's a Warrior or a Disciple. Then discard it.
    .words = Adjudication

glossary-cancel = Cancel
    .text = A cancelled card does nothing, but it's used up, and its symbols still say what may follow.
    .words = Cancel

glossary-main-god = Main God
    .text = In a team match each side has one. When it falls to 0 energy, its team loses.

glossary-team = Team
    .text = Players with the same letter play together: they win or lose together and never attack each other.

glossary-side = Mythology
    .text = Greek or Norse: the side whose Gods this player chose from.

glossary-sealed = Sealed
    .text = A support God at 0 energy sleeps: it can't act or be attacked, gains 1 energy on each of its turns, and returns with 5.

glossary-out = Out
    .text = This God has fallen and left the match with all its cards.

glossary-ignored = Colour ignored
    .text = The next Warrior of this turn may have any colour.

glossary-bonus = Bonus of the next Attack
    .text = The next Attack declared this turn is this much stronger.

glossary-round = Round
    .text = Once around the table. After 100 rounds, the most energy wins.

glossary-column-start = Energy at the start
    .text = 15 when each plays alone; in teams, 20 for a main God and 10 for the others.

glossary-column-gained = Energy gained
    .text = From abilities of cards and Gods, and while a God was sealed.

glossary-column-lost = Energy lost
    .text = What Attacks took, after everything that weakened them.

glossary-column-paid = Energy paid
    .text = What you spent yourself on abilities that cost energy.
