// A match at once: against a bot, with what the game deals by default.

import { api } from "../../lib/api";
import type { Game } from "../../lib/games.svelte";
import { go } from "../../lib/router.svelte";
import { quickSeats } from "../new/seating";

export async function playNow(game: Game, bot: string): Promise<void> {
  const made = await api.post<{ id: string }>("/api/tables", { game: game.id, seats: quickSeats(game, bot) });
  go(`/table/${made.id}`);
}
