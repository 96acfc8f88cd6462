// What changed, said aloud to those who listen to the page instead of looking at it.

export const announced = $state({ polite: "", urgent: "" });

let turn = false;

/** Says a text. The same text twice is said twice: an invisible mark tells them apart. */
export function announce(text: string, urgent = false): void {
  turn = !turn;
  announced[urgent ? "urgent" : "polite"] = text + (turn ? "\u200b" : "");
}
