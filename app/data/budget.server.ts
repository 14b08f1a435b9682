/** For whom a request is answered: a person who waits, or a program with a deadline of its own (http/exempt-routes). */
type Waiting = "person" | "program";

/** In ms: `steps` until the answer begins, `whole` until its last byte (security-and-faults.md 9). */
const times: Record<Waiting, { steps: number; whole: number }> = {
  // The rest of the three and the eight seconds is for the page that says there was not enough time.
  person: { steps: 2_400, whole: 7_500 },
  program: { steps: 30_000, whole: 30_000 },
};

/** How long one statement may take in work that goes on after the answer, in ms. */
export const BACKGROUND_MS = 30_000;

/**
 * The time of one request, which all its steps share (docs/decisions/0047): three seconds to its first byte, eight to its
 * last. Once it is spent no statement begins any more (app/data/bounded.server.ts).
 */
export class Budget {
  /** Whether the time for steps ran out: the answer is then the page that says so. */
  isSpent = false;
  #times: { steps: number; whole: number };
  #begun = Date.now();
  #steps: number;

  constructor(waiting: Waiting = "person") {
    this.#times = times[waiting];
    this.#steps = this.#times.steps;
  }

  /** The longest wait for anything, in ms. */
  get longest(): number {
    return this.#times.whole;
  }

  /** Time left until the last byte, in ms; negative once it is late. */
  get left(): number {
    return this.#begun + this.#times.whole - Date.now();
  }

  /** Time left until the first byte, in ms; negative once it is late. */
  get leftForSteps(): number {
    return this.#begun + this.#steps - Date.now();
  }

  /**
   * Starts the time again once the request's body is read: how long a phone takes to send it does not count. Files are given
   * a program's time, because their sender knows that they take theirs.
   */
  restart(hasFiles: boolean): void {
    if (hasFiles) this.#times = times.program;
    this.#steps = this.#times.steps;
    this.#begun = Date.now();
  }

  /**
   * Lets the first byte come as late as the last, for an answer that needs a provider outside. Returns how long to wait for
   * the provider, in ms, so that a statement after it still has a second.
   */
  waitOutside(): number {
    this.#steps = this.#times.whole;
    return Math.max(0, this.leftForSteps - 1_000);
  }

  /** The result of `work`, or null once the time for steps is over; a later result is ignored. */
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
