// Another opponent after a match alone: a stronger one for who has won, a gentler one for who has lost.

import { api } from "./api";
import type { Pick } from "./games.svelte";
import type { SeatInfo } from "./protocol";

/** The bot next to the strongest at the table, of those that are offered, the gentlest first; none where there is no such. */
export function otherLevel(bots: Pick[], seats: SeatInfo[], won: boolean): Pick | undefined {
  const at = Math.max(...seats.map((seat) => bots.findIndex((bot) => bot.id === seat.bot)));
  return at < 0 ? undefined : bots[won ? at + 1 : at - 1];
}

/** Opens a table as the one that is over was, but against these bots; its id. */
export async function against(bot: string, over: string): Promise<string> {
  return (await api.post<{ id: string }>(`/api/tables/${encodeURIComponent(over)}/again`, { bot })).id;
}
