/** ms at a station, or in transit (null), where nothing queues. */
export interface Step {
  at: string | null;
  /** Mean; service times are exponential. */
  ms: number;
}

export interface Work {
  name: string;
  steps: readonly Step[];
}

export interface Collected {
  name: string;
  perSecond: number;
  /** Delivered when so many wait, or the first has waited so long. */
  most: number;
  waitMs: number;
  atOnce: number;
  steps: (messages: number) => readonly Step[];
}
