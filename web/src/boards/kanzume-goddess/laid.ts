// Cards that lie on this board in the words of the shared pieces.

import type { Laid } from "../../pieces/laid";
import { say } from "../../lib/words";
import type { Piece } from "./view";

/** The play area of a player, in the order in which it came about. */
export function inPlay(pieces: readonly Piece[], seat: number): Laid[] {
  let place = 0;
  return pieces.map((piece) => ({
    object: piece.object,
    card: piece.card,
    seat,
    dimmed: piece.use === "reaction",
    more:
      piece.use === "action"
        ? [say("kanzume-played", { place: (place += 1) })]
        : [say(`kanzume-use-${piece.use}`), ...which(pieces, piece)],
  }));
}

/** Which of several cards it is, where another of its name is there for the same use. */
function which(pieces: readonly Piece[], piece: Piece): string[] {
  return pieces.some((other) => other !== piece && other.card === piece.card && other.use === piece.use)
    ? [`#${piece.object}`]
    : [];
}
