import { aroundStatements } from "../../app/data/around-statements.server.ts";

/** Ms in which what does not depend on an answer has been asked: cookies are parsed and signed meanwhile, nothing else. */
const TURN_MS = 5;

/**
 * The same database and store, far away by a clock of their own: all that is under way is answered together, as one round. What
 * waits for an answer goes in the next one, so `rounds` is how many round trips a page makes one after the other.
 */
export class FarAway {
  readonly db: D1Database;
  readonly kv: KVNamespace;
  rounds = 0;
  /** What went in each round: the first words of its statements, for who looks why there are so many. */
  asked: string[][] = [[]];
  #running = 0;
  #answered: (() => void)[] = [];

  constructor(db: D1Database, kv: KVNamespace) {
    this.db = aroundStatements(db, (texts, run) => this.#travel(texts.map(firstWords).join("; "), run));
    this.kv = {
      get: (...asked: [string, "json"]) => this.#travel("KV get", () => kv.get(...asked)),
      put: (...stored: [string, string]) => this.#travel("KV put", () => kv.put(...stored)),
      delete: (key: string) => this.#travel("KV delete", () => kv.delete(key)),
    } as unknown as KVNamespace;
  }

  async #travel<T>(what: string, run: () => Promise<T>): Promise<T> {
    this.asked.at(-1)!.push(what);
    this.#running += 1;
    try {
      return await run();
    } finally {
      this.#running -= 1;
      const back = new Promise<void>((resolve) => this.#answered.push(resolve));
      this.#endRound();
      await back;
    }
  }

  #endRound(): void {
    setTimeout(() => {
      if (this.#running > 0 || this.#answered.length === 0) return;
      const answered = this.#answered;
      this.#answered = [];
      this.rounds += 1;
      this.asked.push([]);
      for (const answer of answered) answer();
    }, TURN_MS);
  }

  /** Once nothing is under way any more, sections that come late among it. */
  async settled(): Promise<void> {
    let seen = -1;
    while (seen !== this.rounds || this.#running > 0 || this.#answered.length > 0) {
      seen = this.rounds;
      await new Promise((resolve) => setTimeout(resolve, 4 * TURN_MS));
    }
  }
}

const firstWords = (sql: string) => sql.trim().replaceAll(/\s+/g, " ").slice(0, 60);
