/** Rejects when the work has not answered within `ms` (security-and-faults.md 9); the work itself is not stopped. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What the database says when it is there and we asked something wrong. */
const OUR_FAULT = /SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/;
const MISTAKES = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Whether an error means that the database is away, slow or busy, and not that the code is wrong. */
export function isAway(error: unknown): error is Error {
  if (!(error instanceof Error) || MISTAKES.some((kind) => error instanceof kind)) return false;
  return !OUR_FAULT.test(error.message);
}

/**
 * Upkeep on the way to a page that can do without it: waits at most `ms`, and a database that is away or refuses to be
 * written keeps nobody from reading.
 */
export async function ifPossible(ms: number, upkeep: Promise<unknown>): Promise<void> {
  try {
    await within(ms, upkeep);
  } catch (error) {
    if (!isAway(error)) throw error;
  }
}
