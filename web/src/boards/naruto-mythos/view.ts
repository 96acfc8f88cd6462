// What the server shows of a match of Naruto Mythos, and what the board says of it.

import type { PlainId } from "../../lib/words";

export type { Character, Mission, Player, View } from "./schema";

/** What is still to be chosen, by what would be done and the kind of thing. */
export const LACKS: Record<string, PlainId> = {
  "play p": "naruto-lacks-mission",
  "hide p": "naruto-lacks-mission",
  "upgrade o": "naruto-lacks-character",
  "reveal-upgrade o": "naruto-lacks-character",
};
