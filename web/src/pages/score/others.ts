// Sheets of the games whose cards are typed: what is entered, and the document made of it.

export interface Saints {
  players: { name: string; hero: string; cards: string; wounded: string; armour: string; destroyed: number }[];
}

export interface Missions {
  edge: number;
  players: { name: string; points: number }[];
  missions: { card: string; sides: [string, string] }[];
}

export const RANKS = ["D", "C", "B", "A"];

export function newSaints(): Saints {
  return {
    players: ["seiya", "shiryu"].map((hero) => ({ name: "", hero, cards: "", wounded: "", armour: "", destroyed: 0 })),
  };
}

export function newMissions(): Missions {
  return {
    edge: 0,
    players: [
      { name: "", points: 0 },
      { name: "", points: 0 },
    ],
    missions: RANKS.map(() => ({ card: "", sides: ["", ""] })),
  };
}

/** The lines of a text that say something; commas part them too. */
export function lines(text: string): string[] {
  return text
    .split(/[\n;,]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

export function saintsDocument(sheet: Saints, called: (seat: number) => string): Record<string, unknown> {
  return {
    players: sheet.players.map((player, seat) => ({
      name: player.name.trim() || called(seat),
      hero: player.hero,
      cards: lines(player.cards),
      ...(player.wounded.trim() ? { wounded: lines(player.wounded) } : {}),
      ...(player.armour.trim() ? { armour: player.armour.trim() } : {}),
      destroyed: player.destroyed,
    })),
  };
}

export function missionsDocument(sheet: Missions, called: (seat: number) => string): Record<string, unknown> {
  const names = sheet.players.map((player, seat) => player.name.trim() || called(seat));
  return {
    edge: names[sheet.edge],
    players: sheet.players.map((player, seat) => ({ name: names[seat], points: player.points })),
    missions: sheet.missions.flatMap((mission, at) =>
      mission.card ? [{ rank: RANKS[at], card: mission.card, sides: mission.sides.map(lines) }] : [],
    ),
  };
}
