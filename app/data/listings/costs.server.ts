import type { Histograms, Overview } from "./counters.server.ts";
import type { Shelves } from "./filter-conditions.server.ts";

// Microseconds, measured at a million products (docs/decisions/0007).
/** One entry of an index. */
export const ENTRY = 0.2;
/** The same, kept to be asked for. */
export const KEPT_ENTRY = 0.5;
/** What a list asks about one product: of those a search found, and by its id where ids come in any order. */
export const FACTS = 0.4;
export const SCATTERED_FACTS = 4;
/** The product itself. */
export const PRODUCT = 5;
/** One product that a search finds. */
export const FOUND = 0.06;
/** The same, looked for among what is kept; and kept to be asked for. */
export const TOLD = 0.15;
export const KEPT = 0.26;

/** To choose a way through them, what a search finds is counted up to here. */
export const ESTIMATED_TO = 20_000;
const MANY = 80_000;

/** How many products a search finds on its shelves, as far as is known. */
export function foundEstimate({ found }: Overview): number {
  const matches = found?.matches ?? 0;
  return matches > ESTIMATED_TO ? MANY : matches;
}

/** How many products stand on shelves; only in the cells that `holds`. */
export function stepsOn({ kind }: Shelves, histograms: Histograms, holds: (cell: number) => boolean = () => true) {
  let steps = 0;
  for (const [cell, count] of histograms.get(kind) ?? []) if (holds(cell)) steps += count;
  return steps;
}
