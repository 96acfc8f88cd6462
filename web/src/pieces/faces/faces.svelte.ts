// Which face the cards of a game have; a game without its own gets the plain one. Faces with their painters come when a
// card of the game is first shown: whoever plays one game does not wait for the others.

import type { Component } from "svelte";
import type { CardInfo } from "../../lib/cards.svelte";
import { need } from "../../lib/spoken.svelte";
import Plain from "./Plain.svelte";

export interface FaceProps {
  card: CardInfo;
  live: Record<string, number>;
  hidden: boolean;
}

type Face = Component<FaceProps>;

const COMING: Record<string, () => Promise<{ default: Face }>> = {
  "naruto-mythos": () => import("./NarutoMythos.svelte"),
  "saint-seiya": () => import("./SaintSeiya.svelte"),
  "kanzume-goddess": () => import("./KanzumeGoddess.svelte"),
  "mythology-go": () => import("./MythologyGo.svelte"),
};
const asked = new Set<string>();
const here = $state<{ faces: Record<string, Face> }>({ faces: {} });

/** The face of a game's cards; undefined until it is here. */
export function faceOf(game: string): Face | undefined {
  const coming = COMING[game];
  if (!coming) return Plain;
  if (!asked.has(game)) {
    asked.add(game);
    Promise.all([coming(), need(game)]).then(
      ([face]) => (here.faces[game] = face.default),
      () => asked.delete(game), // without a connection: asked for again with the next card
    );
  }
  return here.faces[game];
}
