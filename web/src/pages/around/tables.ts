// Lists of tables, as the home page and the lobby show them; and the links that lead to one.

import type { Id } from "../../lib/games.svelte";
import type { CardsInfo, OriginInfo } from "../../lib/protocol";

export interface TableRow {
  id: string;
  game: string;
  title: string;
  mode: "solo" | "hot-seat" | "online";
  status: "waiting" | "playing" | "over";
  seats: { seat: number; kind: "person" | "bot" | "open"; name: string; bot: string; side: string; yours: boolean }[];
  moves: number;
  /** milliseconds since 1970 */
  when: number;
  your_turn: boolean;
  /** seconds */
  clocks: { move: number | null; total: number | null };
  options: Record<string, Id | Id[]>;
  watchable: boolean;
  /** whether I opened it */
  host: boolean;
  /** where its match comes from; null: a fresh deal */
  origin: OriginInfo | null;
  /** where they are not those that come with the game */
  cards: CardsInfo | null;
}

/** The page a pasted link, or a code alone, leads to; undefined where it is neither. */
export function pathOf(pasted: string): string | undefined {
  const text = pasted.trim();
  if (!text) return undefined;
  if (/^[a-z]+:\/\//i.test(text) || text.startsWith("/") || /^[\w.-]+(:\d+)?\//.test(text)) {
    let url: URL;
    try {
      url = new URL(/^[a-z]+:\/\//i.test(text) ? text : text.startsWith("/") ? `http://x${text}` : `http://${text}`);
    } catch {
      return undefined;
    }
    const [kind, table, ...rest] = url.pathname.split("/").filter(Boolean);
    if (!kind || !table || rest.length) return undefined;
    return ["join", "watch", "table", "replay"].includes(kind) ? `/${kind}/${table}${url.search}` : undefined;
  }
  return /^[\w-]{3,64}(\?invite=[\w-]+)?$/.test(text) ? `/join/${text}` : undefined;
}

/** My tables that still go on, those that wait for me first; the order is kept otherwise. */
export function openTables<Row extends Pick<TableRow, "status" | "your_turn">>(rows: Row[]): Row[] {
  const open = rows.filter((row) => row.status !== "over");
  return [...open.filter((row) => row.your_turn), ...open.filter((row) => !row.your_turn)];
}

/** Who else sits there: the names of the others, an empty one for each open seat. */
export function others(row: Pick<TableRow, "seats">): string[] {
  const seats = row.seats.filter((seat) => !seat.yours);
  return seats.map((seat) => (seat.kind === "open" ? "" : seat.name));
}
