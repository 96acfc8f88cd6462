// Cards that lie on this board in the words of the shared pieces.

import type { Laid } from "../../pieces/Row.svelte";
import type { Piece } from "./view";
import { w } from "./words";

/** The play area of a player, in the order in which it came about. */
export function inPlay(pieces: readonly Piece[], seat: number): Laid[] {
  let place = 0;
  return pieces.map((piece) => ({
    object: piece.object,
    card: piece.card,
    seat,
    dimmed: piece.use === "reaction",
    more: [piece.use === "action" ? w().played((place += 1)) : w().uses[piece.use], `#${piece.object}`],
  }));
}
