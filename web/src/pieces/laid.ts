import type { Thing } from "../lib/protocol";

/** Something that lies on the table, in the words of no game. */
export interface Laid {
  object: number;
  /** what choosing it names, where that is not the object itself: one of several that are alike */
  thing?: Thing;
  card: string | null;
  hidden?: boolean;
  live?: Record<string, number>;
  tokens?: number;
  stack?: number;
  /** cards beneath it, the upper one first, where they may be known */
  under?: string[];
  seat?: number;
  more?: string[];
  unknown?: string;
  dimmed?: boolean;
}
