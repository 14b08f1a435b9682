/** A part of a request: so many ms at a station, or (null) on the way, where nobody stands in line. */
export interface Step {
  at: string | null;
  /** The mean; what a station takes each time is spread around it (exponentially). */
  ms: number;
}

/** What is asked for: its steps one after the other. */
export interface Work {
  name: string;
  steps: readonly Step[];
}

/** Messages that are collected and taken together, as a queue's consumer takes them. */
export interface Collected {
  name: string;
  perSecond: number;
  /** Taken when there are so many, or the first has waited so long. */
  most: number;
  waitMs: number;
  /** Deliveries under way at once. */
  atOnce: number;
  /** What a delivery of so many takes. */
  steps: (messages: number) => readonly Step[];
}
