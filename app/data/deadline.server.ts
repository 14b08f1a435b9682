/** In ms (security-and-faults.md 9). */
export const READ_MS = 2_000;

export const WRITE_MS = 5_000;

/** Rejects after `ms` (security-and-faults.md 9); the work itself is not stopped. */
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

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const OUR_FAULT = /SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/;
const MISTAKES = [TypeError, RangeError, ReferenceError, SyntaxError];

/** The database is unreachable, slow or busy; the code is not wrong. */
export function isAway(error: unknown): error is Error {
  if (!(error instanceof Error) || MISTAKES.some((kind) => error instanceof kind)) return false;
  return !OUR_FAULT.test(error.message);
}

export async function ifPossible<Result>(ms: number, upkeep: Promise<Result>): Promise<Result | undefined> {
  try {
    return await within(ms, upkeep);
  } catch (error) {
    if (!isAway(error)) throw error;
    return undefined;
  }
}
