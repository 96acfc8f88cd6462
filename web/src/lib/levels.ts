// Another opponent after a match alone: a stronger one for who has won, a gentler one for who has lost.

import { api } from "./api";
import type { Id, Pick } from "./games.svelte";
import type { SeatInfo, State } from "./protocol";

interface Row {
  id: string;
  seats: { seat: number; side: string }[];
  options: Record<string, Id | Id[]>;
}

/** The bot next to the strongest at the table, of those that are offered, the gentlest first; none where there is no such. */
export function otherLevel(bots: Pick[], seats: SeatInfo[], won: boolean): Pick | undefined {
  const at = Math.max(...seats.map((seat) => bots.findIndex((bot) => bot.id === seat.bot)));
  return at < 0 ? undefined : bots[won ? at + 1 : at - 1];
}

/** Opens a table as the one that is over was, but against these bots; its id. */
export async function against(bot: string, over: State): Promise<string> {
  const mine = (await api.get<{ tables: Row[] }>("/api/tables/mine")).tables.find((row) => row.id === over.table);
  const seats = over.seats.map(({ seat, kind }) => {
    const side = mine?.seats[seat]?.side;
    return { kind, ...(kind === "bot" ? { bot } : {}), ...(side ? { side } : {}) };
  });
  return (await api.post<{ id: string }>("/api/tables", { game: over.game, seats, options: mine?.options ?? {} })).id;
}
