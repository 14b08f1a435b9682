import type { Agenda } from "./agenda.ts";
import type { Collected, Step } from "./work.ts";

export class Box {
  readonly name: string;
  waiting = 0;
  readonly #agenda: Agenda;
  readonly #kind: Collected;
  readonly #walk: (steps: readonly Step[], then: () => void) => void;
  #underWay = 0;
  #dueAt: number | null = null;

  constructor(agenda: Agenda, kind: Collected, walk: (steps: readonly Step[], then: () => void) => void) {
    [this.name, this.#agenda, this.#kind, this.#walk] = [kind.name, agenda, kind, walk];
  }

  add(): void {
    this.waiting += 1;
    if (this.waiting >= this.#kind.most) this.#take();
    else if (this.#dueAt === null) this.#await();
  }

  #await(): void {
    const due = this.#agenda.now + this.#kind.waitMs;
    this.#dueAt = due;
    this.#agenda.add(due, () => {
      if (this.#dueAt === due) this.#take();
    });
  }

  #take(): void {
    if (this.waiting === 0 || this.#underWay >= this.#kind.atOnce) return;
    const messages = Math.min(this.waiting, this.#kind.most);
    this.waiting -= messages;
    this.#underWay += 1;
    this.#dueAt = null;
    if (this.waiting > 0) this.#await();
    this.#walk(this.#kind.steps(messages), () => {
      this.#underWay -= 1;
      const isDue = this.#dueAt !== null && this.#dueAt <= this.#agenda.now;
      if (isDue || this.waiting >= this.#kind.most) this.#take();
    });
  }
}
