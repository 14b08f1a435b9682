type Waiting = "person" | "program";

/** In ms: until the first and the last byte (security-and-faults.md 9). */
const times: Record<Waiting, { steps: number; whole: number }> = {
  // The rest of three and eight seconds is for the page of a late answer.
  person: { steps: 2_400, whole: 7_500 },
  program: { steps: 30_000, whole: 30_000 },
};

export const BACKGROUND_MS = 30_000;

/** The time of one request, shared by its steps (docs/decisions/0047); once it is spent no statement begins. */
export class Budget {
  isSpent = false;
  #times: { steps: number; whole: number };
  #begun = Date.now();
  #steps: number;

  constructor(waiting: Waiting = "person") {
    this.#times = times[waiting];
    this.#steps = this.#times.steps;
  }

  get longest(): number {
    return this.#times.whole;
  }

  get left(): number {
    return this.#begun + this.#times.whole - Date.now();
  }

  get leftForSteps(): number {
    return this.#begun + this.#steps - Date.now();
  }

  /** The time of sending a body does not count; files get a program's time. */
  restart(hasFiles: boolean): void {
    if (hasFiles) this.#times = times.program;
    this.#steps = this.#times.steps;
    this.#begun = Date.now();
  }

  /** Returns ms for the provider, so that a statement after it still has a second. */
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
