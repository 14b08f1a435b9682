import { aroundStatements } from "../../app/data/bounded.server.ts";

/** ms in which independent queries have started. */
const TURN_MS = 5;

/** All queries in flight are answered together as one round, so `rounds` counts sequential round trips. */
export class FarAway {
  readonly db: D1Database;
  readonly kv: KVNamespace;
  rounds = 0;
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

  async settled(): Promise<void> {
    let seen = -1;
    while (seen !== this.rounds || this.#running > 0 || this.#answered.length > 0) {
      seen = this.rounds;
      await new Promise((resolve) => setTimeout(resolve, 4 * TURN_MS));
    }
  }
}

const firstWords = (sql: string) => sql.trim().replaceAll(/\s+/g, " ").slice(0, 60);
