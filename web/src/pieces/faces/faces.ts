// Which face the cards of a game have; a game without its own gets the plain one.

import type { Component } from "svelte";
import type { CardInfo } from "../../lib/cards.svelte";
import KanzumeGoddess from "./KanzumeGoddess.svelte";
import MythologyGo from "./MythologyGo.svelte";
import NarutoMythos from "./NarutoMythos.svelte";
import Plain from "./Plain.svelte";
import SaintSeiya from "./SaintSeiya.svelte";

export interface FaceProps {
  card: CardInfo;
  live: Record<string, number>;
  hidden: boolean;
}

const FACES: Record<string, Component<FaceProps>> = {
  "naruto-mythos": NarutoMythos,
  "saint-seiya": SaintSeiya,
  "kanzume-goddess": KanzumeGoddess,
  "mythology-go": MythologyGo,
};

export function faceOf(game: string): Component<FaceProps> {
  return FACES[game] ?? Plain;
}
