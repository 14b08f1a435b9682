import { aroundStatements } from "../data/bounded.server.ts";

const HORIZON_MS = 400 * 86_400_000;

/**
 * Finds future times in every column read while a page is composed, so that no time-dependent rule is forgotten.
 * `patience` in ms.
 */
export function watchReads(from: number, patience = 1_500) {
  let turnsAt = Infinity;
  let waiting = 0;
  let isIncomplete = false;
  const note = (time: number) => {
    if (time > from && time < turnsAt && time < from + HORIZON_MS) turnsAt = time;
  };
  const search = (value: unknown): void => {
    if (typeof value === "number") note(value);
    else if (typeof value === "string") {
      if (value.length > 12 && (value[0] === "[" || value[0] === "{"))
        for (const [digits] of value.matchAll(/\b\d{13}\b/g)) note(Number(digits));
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(search);
  };
  const follow = async <T>(run: () => Promise<T>): Promise<T> => {
    const begun = Date.now();
    waiting += 1;
    try {
      const answer = await run();
      for (const one of [answer].flat() as (Partial<D1Result> | null)[]) search(one?.results ?? one);
      if (Date.now() - begun > patience) isIncomplete = true;
      return answer;
    } catch (error) {
      isIncomplete = true;
      throw error;
    } finally {
      waiting -= 1;
    }
  };
  const watch = (db: D1Database) => aroundStatements(db, (_, run) => follow(run));
  return { watch, turnsAt: () => turnsAt, isWhole: () => !isIncomplete && waiting === 0 };
}
