/**
 * By position, so new values go to the end. Never a person's name, address or words. answer: `from` is memory, edge, stale,
 * composed, bypassed, or "" for other files; `ms` until the first byte. payment: "unknown" if the provider did not
 * answer. outbox: once a minute; age in ms. vitals: one page view in twenty; ms, ms, and the shift in thousandths.
 */
export const COLUMNS = {
  answer: {
    texts: ["page", "from"],
    numbers: ["status", "calls", "rowsRead", "rowsWritten", "databaseMs", "ms"],
  },
  order: { texts: ["payment"], numbers: [] },
  refusal: { texts: ["reason"], numbers: [] },
  payment: { texts: ["outcome"], numbers: [] },
  add: { texts: ["page"], numbers: [] },
  nothingFound: { texts: [], numbers: ["letters"] },
  outbox: { texts: [], numbers: ["waiting", "age"] },
  vitals: { texts: ["page", "network"], numbers: ["largest", "slowest", "shift"] },
} as const satisfies Record<string, { texts: readonly string[]; numbers: readonly string[] }>;

export type CountedEvent = keyof typeof COLUMNS;

type Columns = typeof COLUMNS;
export type Counted = {
  [Event in CountedEvent]: { event: Event } & Record<Columns[Event]["texts"][number], string> &
    Record<Columns[Event]["numbers"][number], number>;
}[CountedEvent];

export function columnOf(event: CountedEvent, name: string): string {
  const { texts, numbers }: { texts: readonly string[]; numbers: readonly string[] } = COLUMNS[event];
  if (texts.includes(name)) return `blob${texts.indexOf(name) + 3}`;
  if (numbers.includes(name)) return `double${numbers.indexOf(name) + 1}`;
  throw new Error(`${event} has no ${name}`);
}

const NETWORKS = ["slow-2g", "2g", "3g", "4g"];
/** Larger values come from suspended browsers, or are made up. */
const MOST_MS = 120_000;
const MOST_SHIFT = 20_000;

/**
 * Reads "LARGEST SLOWEST SHIFT NETWORK PATH" of client/vitals: LCP in ms, INP in ms (0: below 40), CLS in thousandths; null
 * for anything else.
 */
export function readVitals(body: string) {
  const [, first = "", second = "", third = "", network = "", path = ""] =
    /^(\d{1,6}) (\d{1,6}) (\d{1,6}) ([\w-]{1,10}) (\/\S{0,300})$/.exec(body) ?? [];
  if (path === "") return null;
  const [largest, slowest, shift] = [Number(first), Number(second), Number(third)];
  if (largest > MOST_MS || slowest > MOST_MS || shift > MOST_SHIFT) return null;
  return { largest, slowest, shift, network: NETWORKS.includes(network) ? network : "unknown", path };
}
