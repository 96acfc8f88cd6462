// Clauses of the rules: where each is in the rules book, and where they stand in a text.

const GAMES: Record<string, string> = {
  NM: "naruto-mythos",
  SS: "saint-seiya",
  KG: "kanzume-goddess",
  MG: "mythology-go",
};

/** The address of a clause in the rules book; a clause of an unknown game leads to the book itself. */
export function clauseLink(clause: string): string {
  const game = GAMES[clause.split("-")[0] ?? ""];
  return game ? `/rules/${game}#${clause}` : "/rules";
}

/** A text cut at the clauses it names: [words, clause, words, …]; the odd ones are clauses. */
export function cutAtClauses(text: string): string[] {
  return text.split(/\b([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\b/);
}
