// The words of moments: what has just come to its end.

import type { Moment } from "../lib/moments";
import { catalog } from "../lib/words";

export const w = catalog({
  en: {
    over: "The match is over",
    won: "Victory!",
    lost: "Defeat",
    round: (n: number, _game: string) => `Round ${n} is over`,
    mission: (rank: string) => (rank ? `Mission ${rank}` : "The missions are scored"),
    last: "The end is near",
    fallen: "A God falls",
    sealed: "A God is sealed",
    returned: "A God returns",
    flame: "A flame goes out",
    since: "Since your last turn",
  },
  fr: {
    over: "La partie est finie",
    won: "Victoire !",
    lost: "Défaite",
    round: (n: number, game: string) => (game === "naruto-mythos" ? `Fin du tour ${n}` : `Fin de la manche ${n}`),
    mission: (rank: string) => (rank ? `Mission ${rank}` : "Résultat des missions"),
    last: "La fin approche",
    fallen: "Un Dieu tombe",
    sealed: "Un Dieu est scellé",
    returned: "Un Dieu revient",
    flame: "Une Flamme s’éteint",
    since: "Depuis votre dernier tour",
  },
  it: {
    over: "La partita è finita",
    won: "Vittoria!",
    lost: "Sconfitta",
    round: (n: number) => `Fine del giro ${n}`,
    mission: (rank: string) => (rank ? `Missione ${rank}` : "Risultato delle missioni"),
    last: "La fine si avvicina",
    fallen: "Un Dio cade",
    sealed: "Un Dio viene sigillato",
    returned: "Un Dio ritorna",
    flame: "Si spegne una Fiamma",
    since: "Dal tuo ultimo turno",
  },
});

export function titleOf(moment: Moment, game: string): string {
  if (moment.what === "round" || moment.what === "counted") return w().round(moment.number, game);
  if (moment.what === "mission") return w().mission(moment.place);
  return w()[moment.what];
}
