import { isEthiopic } from "./search-fold.ts";
import { soundOf } from "./search-sound.ts";

// The number must agree with search_deletion in app/migrations/0005_search.sql.
const KEPT_LETTERS = 8;

/** None in short words and those with digits (amharic.md 8). */
export function errorsIn(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (!/^\p{L}+$/u.test(word) || length < (isEthiopic(word) ? 4 : 5)) return 0;
  return length < 8 ? 1 : 2;
}

/** Words within the allowed errors share one of these. */
export function deletionsOf(word: string): string[] {
  const letters = [...word].slice(0, KEPT_LETTERS).join("");
  const all = new Set([letters]);
  let last = [letters];
  for (let errors = errorsIn(word); errors > 0; errors--) {
    last = [...new Set(last.flatMap(withoutOne))];
    for (const shorter of last) all.add(shorter);
  }
  return [...all];
}

/** null when too far; Latin words have to begin with the same sound. */
export function nearness(asked: string, word: string): number | null {
  if (isEthiopic(asked) !== isEthiopic(word) || errorsIn(asked) === 0) return null;
  if (!isEthiopic(asked) && soundOf(asked).charAt(0) !== soundOf(word).charAt(0)) return null;
  const errors = distance([...asked], [...word]);
  return errors <= errorsIn(asked) ? errors : null;
}

function withoutOne(word: string): string[] {
  const letters = [...word];
  return letters.map((_, index) => letters.toSpliced(index, 1).join(""));
}

function distance(from: string[], into: string[]): number {
  let before: number[] = [];
  let row = Array.from({ length: into.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= into.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === into[j - 1] ? 0 : 1);
      next[j] = Math.min(changed, row[j]! + 1, next[j - 1]! + 1);
      const isExchanged = i > 1 && j > 1 && from[i - 1] === into[j - 2] && from[i - 2] === into[j - 1];
      if (isExchanged) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[into.length]!;
}
