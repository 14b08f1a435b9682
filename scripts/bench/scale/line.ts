import { percentile } from "../figures.ts";
import type { Agenda } from "./agenda.ts";

export class Line {
  readonly #agenda: Agenda;
  readonly #servers: number;
  readonly #from: number;
  readonly #end: number;
  readonly #queue: { since: number; ms: number; act: () => void }[] = [];
  #head = 0;
  #free: number;
  #busyMs = 0;
  readonly #waits: number[] = [];

  constructor(agenda: Agenda, servers: number, from: number, end: number) {
    [this.#agenda, this.#servers, this.#free, this.#from, this.#end] = [agenda, servers, servers, from, end];
  }

  come(ms: number, act: () => void): void {
    this.#queue.push({ since: this.#agenda.now, ms, act });
    this.#next();
  }

  #next(): void {
    const first = this.#queue[this.#head];
    if (!first || this.#free === 0) return;
    this.#head += 1;
    this.#free -= 1;
    const { now } = this.#agenda;
    if (now >= this.#from) this.#waits.push(now - first.since);
    this.#busyMs += Math.max(0, Math.min(now + first.ms, this.#end) - Math.max(now, this.#from));
    this.#agenda.add(now + first.ms, () => {
      this.#free += 1;
      this.#next();
      first.act();
    });
  }

  outcome(): { busy: number; waited: number } {
    const standing = this.#queue.slice(this.#head).map(({ since }) => this.#end - since);
    const waits = [...this.#waits, ...standing];
    return {
      busy: this.#busyMs / (this.#servers * (this.#end - this.#from)),
      waited: waits.length === 0 ? 0 : percentile(waits, 0.99),
    };
  }
}
