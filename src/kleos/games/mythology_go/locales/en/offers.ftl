### What the game offers people who choose what to play, and how to look for its cards.

mythology-about = Three rounds: fill your field with creatures, some of them face-down, mind their colours and keywords, and find out the others' divinities before they find out yours.
mythology-about-cards = The card list of this game hasn't been published. Each card marks which of its facts are published; every other name, colour, value and effect, and nearly all divinities and beliefs, are Kleos reconstructions, not the printed cards.
mythology-sides = Divinity
