// Whether a card has ever been held to read it, kept in this browser: until then the table says that it can be.

const KEY = "kleos.held";

export function hasHeld(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // a forbidden store is as good as an empty one
  }
}

export function noteHeld(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // A browser that keeps nothing says it again next time.
  }
}
