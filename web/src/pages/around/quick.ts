// A first match at once: against the bot the game recommends, with what the game deals by default.

import { api } from "../../lib/api";
import type { Game } from "../../lib/games.svelte";
import { go } from "../../lib/router.svelte";

export interface Seat {
  kind: "person" | "bot" | "open";
  bot?: string;
  side?: string;
  deck?: string;
}

export function quickSeats(game: Pick<Game, "players" | "first_bot">): Seat[] {
  const others = Array.from({ length: game.players[0] - 1 }, (): Seat => ({ kind: "bot", bot: game.first_bot }));
  return [{ kind: "person" }, ...others];
}

export async function playNow(game: Game): Promise<void> {
  const made = await api.post<{ id: string }>("/api/tables", { game: game.id, seats: quickSeats(game) });
  go(`/table/${made.id}`);
}
