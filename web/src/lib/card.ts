// A card as the server tells it, and in a few words.

export interface Fact {
  id: string;
  name: string;
  text: string;
}

/** How much of something is published; "ours" is published too, but told here in our own words. */
export type Status = "published" | "partly" | "ours" | "reconstructed";

/** Where a fact or a line of a card comes from; the words say which part is published, or how. */
export interface Origin {
  status: Status;
  words?: string;
}

/** A card as the server tells it: `keys` holds ids and numbers that no language changes, the rest is for reading. */
export interface CardInfo {
  id: string;
  name: string;
  title: string;
  facts: Fact[];
  keys: Record<string, Key | Key[]>;
  text: string[];
  /** of name, title and the facts, as they are told in this language */
  origins: Record<string, Origin>;
  /** of each line of the text */
  text_origins: Origin[];
  /** whether what is not published is a guess, and not just our own wording */
  reconstructed: boolean;
  /** the clauses that speak of the card, its own first */
  rulings: string[];
  /** the first card of this name: the same for all versions of a character, in every language */
  first: string;
}

export type Key = string | number | boolean;

/** Something that cards are looked for by, with all that it may be. */
export interface Filter {
  id: string;
  name: string;
  values: { id: Key; name: string }[];
}

/** Name and title; some cards have no title, or their name is one. */
export function cardName(card: CardInfo): string {
  return card.title && card.title !== card.name ? `${card.name}, ${card.title}` : card.name;
}

/** The number printed on a card, where its id is one. */
export function printedNumber(card: CardInfo): string {
  return /^[A-Z]+-[A-Z]*\d+$/.test(card.id) ? card.id : "";
}

/** What the lines of a card's text are together: all of one kind, or published in part. */
export function textStatus(card: CardInfo): Status | undefined {
  const [first, ...others] = card.text_origins.map((origin) => origin.status);
  return others.every((status) => status === first) ? first : "partly";
}

const SAID = ["cost", "value", "power", "points"];

/** Facts that are made of several numbers: whoever has one of those of the moment says it in other words. */
const PARTS: Record<string, string[]> = { cost: ["force_cost", "cosmos_cost"], value: ["force", "cosmos"] };

/** A card in a few words: "Naruto Uzumaki, Genin of the Leaf Village, cost 2, power 3"; live values replace printed ones. */
export function describe(card: CardInfo, live: Record<string, number> = {}): string {
  const numbers = SAID.flatMap((id) => {
    const fact = card.facts.find((fact) => fact.id === id);
    if (PARTS[id]?.some((part) => part in live)) return [];
    return fact ? [`${fact.name} ${live[id] ?? fact.text}`] : [];
  });
  return [cardName(card), ...numbers].join(", ");
}
