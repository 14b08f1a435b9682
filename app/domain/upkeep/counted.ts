import type { PageKind } from "../pages/page-kind.ts";

/** Something that is counted, with what it is told apart by. Never a name, an address or words of a person. */
export type Counted =
  | {
      event: "answer";
      page: PageKind;
      /** Where the page came from: memory, edge, stale, composed, bypassed; "" for what is no page. */
      from: string;
      status: number;
      /** Asked of the database: round trips, rows, and how long it worked. */
      calls: number;
      rowsRead: number;
      rowsWritten: number;
      databaseMs: number;
      /** Until the first byte. */
      ms: number;
    }
  | { event: "order"; payment: string }
  /** A form to buy that was turned back. */
  | { event: "refusal"; reason: string }
  /** What Chapa said of a payment, each time it was asked; "unknown": it did not answer. */
  | { event: "payment"; outcome: string }
  /** Something went into a cart, from this kind of page. */
  | { event: "add"; page: PageKind }
  /** A search that found nothing: how many letters it had. */
  | { event: "nothingFound"; letters: number }
  /** Once a minute: messages that wait, and how long the oldest is due, in ms. */
  | { event: "outbox"; waiting: number; age: number }
  /** One page view in twenty, as a browser measured it: ms, ms, and the shift in thousandths. */
  | { event: "vitals"; page: PageKind; network: string; largest: number; slowest: number; shift: number };

export type CountedEvent = Counted["event"];

/** Where each value stands: texts behind the event and the version (blob1, blob2), numbers from double1 on. New ones go to the end. */
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
} as const satisfies Record<CountedEvent, { texts: readonly string[]; numbers: readonly string[] }>;

/** The column of Analytics Engine that holds a value of an event: "blob3", "double1". Refuses what is not counted. */
export function columnOf(event: CountedEvent, name: string): string {
  const { texts, numbers }: { texts: readonly string[]; numbers: readonly string[] } = COLUMNS[event];
  if (texts.includes(name)) return `blob${texts.indexOf(name) + 3}`;
  if (numbers.includes(name)) return `double${numbers.indexOf(name) + 1}`;
  throw new Error(`${event} has no ${name}`);
}
