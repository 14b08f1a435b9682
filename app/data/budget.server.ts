/** For whom a request is answered: a person who waits, or a program with a deadline of its own (http/exempt-routes). */
type Waiting = "person" | "program";

/** In ms: `steps` until the answer begins, `whole` until its last byte (security-and-faults.md 9). */
const times: Record<Waiting, { steps: number; whole: number }> = {
  // What is left of three and of eight seconds is for saying that they did not suffice.
  person: { steps: 2_400, whole: 7_500 },
  program: { steps: 30_000, whole: 30_000 },
};

/** Longest wait for one statement of work behind an answer, in ms. */
export const BACKGROUND_MS = 30_000;

/**
 * The time of one request, which all its steps share (docs/decisions/0047): three seconds to its first byte, eight to its
 * last. Once it is spent no statement begins any more (app/data/bounded.server.ts).
 */
export class Budget {
  /** The answer is that there was no time. */
  isSpent = false;
  readonly #times: { steps: number; whole: number };
  #begun = Date.now();
  #steps: number;

  constructor(waiting: Waiting = "person") {
    this.#times = times[waiting];
    this.#steps = this.#times.steps;
  }

  /** Nothing is waited for longer, in ms. */
  get longest(): number {
    return this.#times.whole;
  }

  /** What is left until the last byte, in ms; negative when it should have gone. */
  get left(): number {
    return this.#begun + this.#times.whole - Date.now();
  }

  /** What is left until the first byte, in ms. */
  get leftForSteps(): number {
    return this.#begun + this.#steps - Date.now();
  }

  /** Begins anew once the request's body is read: how long a phone took to send it is no step of ours. */
  restart(): void {
    this.#begun = Date.now();
  }

  /**
   * A provider outside is asked while the shopper waits for nothing else: the first byte may come with the last. Answers how
   * long to wait for it, in ms, so that a statement behind it still has a second.
   */
  waitOutside(): number {
    this.#steps = this.#times.whole;
    return Math.max(0, this.leftForSteps - 1_000);
  }

  /** What `work` answers, or null once the time for steps is over; whatever it does later is nobody's answer. */
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
