### What people are told of the game who choose what to play, and how its cards are looked for.

mythology-about = Three rounds: fill your field with creatures, some of them face-down, mind their colours and keywords, and find out which divinity the others serve before they find out yours.
mythology-about-cards = The card list of this game has not been published. Each card says which of its facts are published ones; every other name, colour, value and effect, and nearly all divinities and beliefs, are a reconstruction by Kleos and not the printed cards.
mythology-sides = Divinity
