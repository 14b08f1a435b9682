import { READ_MS, WRITE_MS } from "./deadline.server.ts";

/** In ms. */
export interface CallLimits {
  read: number;
  write: number;
}

export const CALL_LIMITS: CallLimits = { read: READ_MS, write: WRITE_MS };

/** D1's own limit for a statement. */
export const BACKGROUND_LIMITS: CallLimits = { read: 30_000, write: 30_000 };

export type Audience = "person" | "program" | "operator" | "sender";

/** In ms: until the first byte, until the last byte, and per call (security-and-faults.md 9). */
const times: Record<Audience, { steps: number; whole: number; calls: CallLimits }> = {
  // The remainder of three and eight seconds is for the page that reports a late answer.
  person: { steps: 2_400, whole: 7_500, calls: CALL_LIMITS },
  program: { steps: 30_000, whole: 30_000, calls: CALL_LIMITS },
  operator: { steps: 30_000, whole: 30_000, calls: BACKGROUND_LIMITS },
  // An upload that is read as it arrives has limits of its own.
  sender: { steps: 3_600_000, whole: 3_600_000, calls: CALL_LIMITS },
};

/** The time of one request, shared by its steps (docs/decisions/0047); once it is spent no statement begins. */
export class Budget {
  isSpent = false;
  #times: (typeof times)[Audience];
  #begun = Date.now();
  #steps: number;

  constructor(waiting: Audience = "person") {
    this.#times = times[waiting];
    this.#steps = this.#times.steps;
  }

  get calls(): CallLimits {
    return this.#times.calls;
  }

  /** A deferred section may be read for as long as the answer lasts. */
  get patientCalls(): CallLimits {
    return { ...this.calls, read: this.#times.whole };
  }

  get left(): number {
    return this.#begun + this.#times.whole - Date.now();
  }

  get leftForSteps(): number {
    return this.#begun + this.#steps - Date.now();
  }

  /** The time of sending a body does not count; files get a program's time. */
  restart(waiting?: Audience): void {
    if (waiting) this.#times = times[waiting];
    this.#steps = this.#times.steps;
    this.#begun = Date.now();
  }

  /** Returns the ms left for a call to a provider, reserving a second for the statement after it. */
  waitOutside(): number {
    this.#steps = this.#times.whole;
    return Math.max(0, this.leftForSteps - 1_000);
  }

  spend<T>(work: Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        const left = this.leftForSteps;
        if (left > 0) timer = setTimeout(look, left);
        else {
          this.isSpent = true;
          resolve(null);
        }
      };
      look();
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
