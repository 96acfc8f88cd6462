// What the server reckons: who has how much, from which step, and every entry with its reason.

import type { Reckoned, ReckonedPlayer } from "./protocol";

/** What a player has from one step. */
export function sum(player: ReckonedPlayer, step: string): number {
  return player.entries.filter((entry) => entry.step === step).reduce((all, entry) => all + entry.points, 0);
}

/** The columns of a counting of Mythology GO by the steps of a round. */
const COUNTED: Record<string, string> = {
  5: "values",
  6: "bonuses",
  7: "colours",
  9: "divinity",
  10: "identification",
  11: "extremes",
};

/** The entry of the glossary that tells what a step counts. */
export function stepSign({ game }: Pick<Reckoned, "game">, step: string): string {
  if (game === "naruto-mythos") return /^[A-D]$/.test(step) ? "mission-points" : "round"; // the missions of a round, or the rounds of a match
  if (game === "mythology-go") return COUNTED[step] ? `column-${COUNTED[step]}` : "round";
  return `column-${step}`;
}

/** Cards beside each other that are the same, as one with its number. */
export function grouped(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
