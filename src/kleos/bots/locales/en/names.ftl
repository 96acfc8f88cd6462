### How the bots are called and what they are like, for people who choose an opponent.

bot-about-search = Plays out many continuations of what it can see. Never looks at your cards.
bot-about-greedy = Weighs every move, one move ahead. Never looks at your cards.
bot-about-random = Plays any legal move: good for learning the game.
bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-adept = Adept
bot-master = Master
bot-about-novice = Looks a little way ahead and often picks the second-best move: a friendly first opponent.
bot-about-adept = Plays out hundreds of continuations before each move and rarely makes mistakes. Never looks at your cards.
bot-about-master = Thinks for a second about every move and forgives little. Never looks at your cards.
