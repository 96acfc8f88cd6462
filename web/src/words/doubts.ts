// Choices that are rarely meant: what is asked about them, and how their kinds are listed.

import { catalog } from "../lib/words";

export const w = catalog({
  en: {
    title: "Do you mean this?",
    never: "Do not ask again",
    kinds: {
      "hides-unpaid": "hiding a card that you cannot pay for",
      "adds-nothing": "putting a card where it adds nothing",
      "ends-early": "ending a phase or passing while something is left to do",
    } as Record<string, string>,
    list: "Choices that are not asked about",
    about: "You said not to ask again before:",
    none: "The table asks once more before choices that are rarely meant.",
    ask: (kind: string) => `Ask again before ${kind}`,
    again: "Ask again",
  },
  fr: {
    title: "C'est bien ce que vous voulez ?",
    never: "Ne plus demander",
    kinds: {
      "hides-unpaid": "jouer cachée une carte que vous ne pouvez pas payer",
      "adds-nothing": "jouer une carte là où elle n'apporte rien",
      "ends-early": "finir une phase ou passer quand il reste quelque chose à faire",
    },
    list: "Choix sans confirmation",
    about: "Vous avez dit de ne plus demander avant de :",
    none: "La table demande confirmation avant les choix rarement voulus.",
    ask: (kind: string) => `Redemander avant de ${kind}`,
    again: "Redemander",
  },
  it: {
    title: "Vuoi davvero questo?",
    never: "Non chiedere più",
    kinds: {
      "hides-unpaid": "giocare nascosta una carta che non puoi pagare",
      "adds-nothing": "giocare una carta dove non aggiunge nulla",
      "ends-early": "finire una fase o passare quando resta qualcosa da fare",
    },
    list: "Scelte senza conferma",
    about: "Hai detto di non chiedere più prima di:",
    none: "Il tavolo chiede conferma prima delle scelte raramente volute.",
    ask: (kind: string) => `Chiedi di nuovo prima di ${kind}`,
    again: "Chiedi di nuovo",
  },
});
