// Words on cards: how wide they are, and where a line of rules text has its heading.

/** The length of the longest word, with a floor: what the letters of a name are sized by. */
export function fit(name: string): number {
  return Math.max(9, ...name.split(/[\s-]+/).map((word) => word.length));
}

/** A line of rules text: what is before its first colon (`MAIN:`, `MAIN (continu) :`), and the rest. */
export function parted(line: string): [head: string, rest: string] {
  const found = /^([^:.]{2,40}:)\s*(.*)$/s.exec(line);
  return found ? [found[1]!, found[2]!] : ["", line];
}
