// Signs that people at a table give each other, and what is said about them: all that a table needs from its first moment.

import type { SignId } from "../lib/signs.svelte";
import { catalog } from "../lib/words";

const en = {
  signs: {
    hello: "Hello!", luck: "Good luck!", "well-played": "Well played!", thanks: "Thank you!",
    thinking: "Let me think…", moment: "One moment…", oops: "Oops!", "good-game": "Good game!",
  } satisfies Record<SignId, string> as Record<SignId, string>,
  says: (name: string, sign: string) => `${name}: ${sign}`, sign: "Signs", nudgeSent: (name: string) => `${name} has been told that it is their turn.`, nudged: (name: string) => `${name} is waiting: it is your turn.`, standsIn: (bot: string) => `played by ${bot}`,
};

const fr: typeof en = {
  signs: {
    hello: "Bonjour !", luck: "Bonne chance !", "well-played": "Bien joué !", thanks: "Merci !",
    thinking: "Je réfléchis…", moment: "Un instant…", oops: "Oups !", "good-game": "Belle partie !",
  },
  says: (name, sign) => `${name} : ${sign}`, sign: "Signes", nudgeSent: (name) => `${name} sait que c'est à son tour.`, nudged: (name) => `${name} attend : c'est à vous de jouer.`, standsIn: (bot) => `joué par ${bot}`,
};

const it: typeof en = {
  signs: {
    hello: "Ciao!", luck: "Buona fortuna!", "well-played": "Ben giocato!", thanks: "Grazie!",
    thinking: "Ci sto pensando…", moment: "Un momento…", oops: "Ops!", "good-game": "Bella partita!",
  },
  says: (name, sign) => `${name}: ${sign}`, sign: "Cenni", nudgeSent: (name) => `${name} ora sa che è il suo turno.`, nudged: (name) => `${name} aspetta: tocca a te.`, standsIn: (bot) => `gioca ${bot}`,
};

export const w = catalog({ en, fr, it });
