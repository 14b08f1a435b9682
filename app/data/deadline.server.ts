/** How long a D1 read may take, in ms (security-and-faults.md 9). */
export const READ_MS = 2_000;

/** How long a D1 write may take, in ms (security-and-faults.md 9). */
export const WRITE_MS = 5_000;

/**
 * Rejects, with what `late` makes, when `work` has not settled within `ms` (security-and-faults.md 9). The work itself is not
 * stopped.
 */
export function within<T>(
  ms: number,
  work: Promise<T>,
  late = () => new Error(`no answer within ${ms} ms`),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Settles after so many ms. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Errors of a database that works: the statement or its values were wrong. */
const OUR_FAULT = /SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/;
const MISTAKES = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Whether an error means that the database is unreachable, slow or busy, not that the code is wrong. */
export function isAway(error: unknown): error is Error {
  if (!(error instanceof Error) || MISTAKES.some((kind) => error instanceof kind)) return false;
  return !OUR_FAULT.test(error.message);
}

/** Waits at most `ms` for a write that the page can do without; ignores a database that is away or refuses it. */
export async function ifPossible<Result>(ms: number, upkeep: Promise<Result>): Promise<Result | undefined> {
  try {
    return await within(ms, upkeep);
  } catch (error) {
    if (!isAway(error)) throw error;
    return undefined;
  }
}
