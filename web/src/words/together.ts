// What is said around a table about the others: waiting for them, signs, who is away, who only watches.

import type { SignId } from "../lib/signs.svelte";
import { catalog } from "../lib/words";

const en = {
  signs: {
    hello: "Hello!", luck: "Good luck!", "well-played": "Well played!", thanks: "Thank you!",
    thinking: "Let me think…", moment: "One moment, please.", oops: "Oops!", "good-game": "Good game!",
  } satisfies Record<SignId, string> as Record<SignId, string>,
  says: (name: string, sign: string) => `${name}: ${sign}`,
  sign: "Signs", signTitle: "Give a sign", mute: "Mute signs at this table", unmute: "Show signs again", muted: "You have muted signs at this table.",
  nudge: (name: string) => `Nudge ${name}`, nudgeIn: (name: string, seconds: number) => `Nudge ${name} (in ${seconds} s)`, nudgeSent: (name: string) => `${name} has been told that it is their turn.`,
  nudged: (name: string) => `${name} is waiting: it is your turn.`,
  awayNow: (name: string) => `${name} is not connected.`, awayFor: (name: string, time: string) => `${name} has been away for ${time}.`,
  botIn: (seconds: number) => `Wait, or let a bot take over in ${seconds} s.`, botNow: "Wait, or let a bot take over.", noBot: "Wait: no bot may take this seat.",
  clock: "If the time runs out, you can claim the match.",
  letBot: "Let a bot take over", agreed: (names: string) => `Waiting for ${names} to agree.`, wants: (name: string) => `${name} would like a bot to take over.`, rather: "I would rather wait",
  standsIn: (bot: string) => `played by ${bot}`, botPlays: "A bot is playing for you.", back: "Take my seat back",
  qr: "QR code for joining", scan: "Or scan it with a phone.",
  fill: "Nobody coming?", fillAbout: "Give the free seat to a bot:", level: "Bot", fillDo: "Seat the bot", fillSeat: (n: number) => `Seat the bot (seat ${n})`,
  meanwhile: "Play a bot while you wait", meanwhileAbout: "It opens in a new window. You are told when your friend is here.",
  arrived: (title: string) => `${title}: your friend is here.`, toTable: "To the table",
  watching: (names: string) => `You are watching ${names}.`, watchAbout: "You see what lies open on the table. To play the next one, ask them for an invitation, or open a table yourself.", ownTable: "Open a table", lobby: "Lobby",
  lend: "If I leave, a bot may play on for me", lendAbout: "Only after a minute, and only if the others agree. You get your seat back at any time.",
};

const fr: typeof en = {
  signs: {
    hello: "Bonjour !", luck: "Bonne chance !", "well-played": "Bien joué !", thanks: "Merci !",
    thinking: "Je réfléchis…", moment: "Un instant, s'il vous plaît.", oops: "Oups !", "good-game": "Belle partie !",
  },
  says: (name, sign) => `${name} : ${sign}`,
  sign: "Signes", signTitle: "Faire un signe", mute: "Masquer les signes à cette table", unmute: "Montrer à nouveau les signes", muted: "Vous avez masqué les signes à cette table.",
  nudge: (name) => `Relancer ${name}`, nudgeIn: (name, seconds) => `Relancer ${name} (dans ${seconds} s)`, nudgeSent: (name) => `${name} sait que c'est à son tour.`,
  nudged: (name) => `${name} attend : c'est à vous de jouer.`,
  awayNow: (name) => `${name} n'est pas connecté.`, awayFor: (name, time) => `${name} est absent depuis ${time}.`,
  botIn: (seconds) => `Attendez, ou laissez jouer un bot dans ${seconds} s.`, botNow: "Attendez, ou laissez jouer un bot.", noBot: "Attendez : aucun bot ne peut prendre cette place.",
  clock: "Si le temps s'écoule, vous pourrez réclamer la victoire.",
  letBot: "Laisser jouer un bot", agreed: (names) => `En attente de l'accord de ${names}.`, wants: (name) => `${name} voudrait laisser jouer un bot.`, rather: "Je préfère attendre",
  standsIn: (bot) => `joué par ${bot}`, botPlays: "Un bot joue pour vous.", back: "Reprendre ma place",
  qr: "Code QR pour rejoindre la table", scan: "Ou scannez-le avec un téléphone.",
  fill: "Personne ne vient ?", fillAbout: "Donnez la place libre à un bot :", level: "Bot", fillDo: "Installer le bot", fillSeat: (n) => `Installer le bot (place ${n})`,
  meanwhile: "Jouer contre un bot en attendant", meanwhileAbout: "La partie s'ouvre dans une nouvelle fenêtre. On vous prévient quand votre ami est là.",
  arrived: (title) => `${title} : votre ami est là.`, toTable: "À la table",
  watching: (names) => `Vous regardez ${names}.`, watchAbout: "Vous voyez ce qui est visible sur la table. Pour jouer la prochaine partie, demandez-leur une invitation ou ouvrez une table.", ownTable: "Ouvrir une table", lobby: "Salon",
  lend: "Si je m'absente, un bot peut jouer pour moi", lendAbout: "Seulement après une minute, et si les autres sont d'accord. Vous reprenez votre place à tout moment.",
};

const it: typeof en = {
  signs: {
    hello: "Ciao!", luck: "Buona fortuna!", "well-played": "Ben giocato!", thanks: "Grazie!",
    thinking: "Ci sto pensando…", moment: "Un momento, per favore.", oops: "Ops!", "good-game": "Bella partita!",
  },
  says: (name, sign) => `${name}: ${sign}`,
  sign: "Cenni", signTitle: "Fai un cenno", mute: "Nascondi i cenni a questo tavolo", unmute: "Mostra di nuovo i cenni", muted: "Hai nascosto i cenni a questo tavolo.",
  nudge: (name) => `Sollecita ${name}`, nudgeIn: (name, seconds) => `Sollecita ${name} (tra ${seconds} s)`, nudgeSent: (name) => `${name} ora sa che è il suo turno.`,
  nudged: (name) => `${name} aspetta: tocca a te.`,
  awayNow: (name) => `${name} non è connesso.`, awayFor: (name, time) => `${name} è assente da ${time}.`,
  botIn: (seconds) => `Aspetta, o fai giocare un bot tra ${seconds} s.`, botNow: "Aspetta, o fai giocare un bot.", noBot: "Aspetta: nessun bot può prendere questo posto.",
  clock: "Se il tempo finisce, puoi reclamare la partita.",
  letBot: "Fai giocare un bot", agreed: (names) => `Si aspetta che ${names} sia d'accordo.`, wants: (name) => `${name} vorrebbe far giocare un bot.`, rather: "Preferisco aspettare",
  standsIn: (bot) => `gioca ${bot}`, botPlays: "Un bot gioca per te.", back: "Riprendi il mio posto",
  qr: "Codice QR per unirsi al tavolo", scan: "O inquadralo con un telefono.",
  fill: "Non viene nessuno?", fillAbout: "Dai il posto libero a un bot:", level: "Bot", fillDo: "Fai sedere il bot", fillSeat: (n) => `Fai sedere il bot (posto ${n})`,
  meanwhile: "Gioca contro un bot mentre aspetti", meanwhileAbout: "Si apre in una nuova finestra. Ti avvisiamo quando arriva il tuo amico.",
  arrived: (title) => `${title}: il tuo amico è qui.`, toTable: "Al tavolo",
  watching: (names) => `Stai guardando ${names}.`, watchAbout: "Vedi ciò che è scoperto sul tavolo. Per giocare la prossima, chiedi loro un invito o apri un tavolo.", ownTable: "Apri un tavolo", lobby: "Sala",
  lend: "Se mi allontano, un bot può giocare per me", lendAbout: "Solo dopo un minuto, e solo se gli altri sono d'accordo. Riprendi il posto quando vuoi.",
};

export const w = catalog({ en, fr, it });
