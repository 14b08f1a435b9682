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

/** In ms: until the first and the last byte of the answer, and per call (security-and-faults.md 9). */
const times: Record<Audience, { firstByte: number; lastByte: number; calls: CallLimits }> = {
  // The remainder of three and eight seconds is for the page that reports a late answer.
  person: { firstByte: 2_400, lastByte: 7_500, calls: CALL_LIMITS },
  program: { firstByte: 30_000, lastByte: 30_000, calls: CALL_LIMITS },
  operator: { firstByte: 30_000, lastByte: 30_000, calls: BACKGROUND_LIMITS },
  // An upload that is read as it arrives has limits of its own.
  sender: { firstByte: 3_600_000, lastByte: 3_600_000, calls: CALL_LIMITS },
};

/** The time of one request, shared by its steps (docs/decisions/0047); once it is spent no statement begins. */
export class Budget {
  isSpent = false;
  #times: (typeof times)[Audience];
  #begun = Date.now();
  #firstByte: number;

  constructor(waiting: Audience = "person") {
    this.#times = times[waiting];
    this.#firstByte = this.#times.firstByte;
  }

  get calls(): CallLimits {
    return this.#times.calls;
  }

  /** A deferred section may be read for as long as the answer lasts. */
  get patientCalls(): CallLimits {
    return { ...this.calls, read: this.#times.lastByte };
  }

  get left(): number {
    return this.#begun + this.#times.lastByte - Date.now();
  }

  get leftForSteps(): number {
    return this.#begun + this.#firstByte - Date.now();
  }

  /** The time of sending a body does not count; files get a program's time. */
  restart(waiting?: Audience): void {
    if (waiting) this.#times = times[waiting];
    this.#firstByte = this.#times.firstByte;
    this.#begun = Date.now();
  }

  /** Returns the ms left for a call to a provider, reserving a second for the statement after it. */
  waitOutside(): number {
    this.#firstByte = this.#times.lastByte;
    return Math.max(0, this.leftForSteps - 1_000);
  }

  /** null if the time until the first byte is over before the work. */
  spend<T>(work: Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = () => {
        const left = this.leftForSteps;
        if (left > 0) timer = setTimeout(check, left);
        else {
          this.isSpent = true;
          resolve(null);
        }
      };
      check();
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
