// Which games somebody has sat down at before, kept in this browser.

const KEY = "kleos.met";

function met(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // a damaged or forbidden store is as good as an empty one
  }
}

/** Whether this is the first time that somebody sits down at a game here; from now on it is not. */
export function firstTime(game: string): boolean {
  const games = met();
  if (games.includes(game)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...games, game]));
  } catch {
    return false; // where nothing is kept it would come every time
  }
  return true;
}
