// Calling people over: a page that waited for a friend tells the other pages of this browser that the match begins.

export interface Arrival {
  table: string;
  title: string;
}

const NAME = "kleos-arrivals";

/** Tells the other pages that a table no longer waits. */
export function callOver(table: string, title: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ table, title } satisfies Arrival);
  channel.close();
}

/** Hears of tables that no longer wait; returns how to stop. */
export function hearCalls(heard: (arrival: Arrival) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event) => heard(event.data as Arrival);
  return () => channel.close();
}
