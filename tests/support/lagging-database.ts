interface Statement {
  sql: string;
  values: readonly unknown[];
}

/** ms. */
export const LAG_MS = 5_000;

const isWrite = ({ sql }: Statement) => !/^\s*(?:SELECT|WITH)\b/i.test(sql);

/**
 * Like D1's sessions: a bookmark is a number of writes, and a replica that lags behind it does not answer. `clock` in
 * UTC ms.
 */
export class LaggingDatabase {
  readonly reads: ("primary" | "replica")[] = [];
  readonly #primary: D1Database;
  readonly #replica: D1Database;
  readonly #clock: () => number;
  readonly #written: { at: number; statements: readonly Statement[] }[] = [];
  #heard = 0;

  constructor(primary: D1Database, replica: D1Database, clock: () => number) {
    this.#primary = primary;
    this.#replica = replica;
    this.#clock = clock;
  }

  get db(): D1Database {
    const { prepare, batch } = this.#session(Infinity, () => Infinity);
    return { prepare, batch, withSession: (from: string) => this.withSession(from) } as unknown as D1Database;
  }

  withSession(from: string): D1DatabaseSession {
    let seen: number | null = null;
    const first = from === "first-primary" ? Infinity : Number(from) || 0;
    const session = this.#session(first, (now) => (seen = now));
    return { ...session, getBookmark: () => (seen === null ? null : String(seen).padStart(8, "0")) } as never;
  }

  #session(first: number, note: (seen: number) => number) {
    let least = first;
    const known = new WeakMap<object, Statement>();
    const ask = async <T>(statements: Statement[], run: (all: D1PreparedStatement[], db: D1Database) => Promise<T>) => {
      await this.#hear();
      const writes = statements.some(isWrite);
      const isNear = !writes && this.#heard >= least;
      const db = isNear ? this.#replica : this.#primary;
      this.reads.push(isNear ? "replica" : "primary");
      const answer = await run(
        statements.map(({ sql, values }) => db.prepare(sql).bind(...values)),
        db,
      );
      if (writes) this.#written.push({ at: this.#clock(), statements });
      least = note(isNear ? this.#heard : this.#written.length);
      return answer;
    };
    const wrap = (statement: Statement): D1PreparedStatement => {
      const wrapped = {
        bind: (...values: unknown[]) => wrap({ ...statement, values }),
        first: (...column: [string]) => ask([statement], ([one]) => one!.first(...column)),
        all: () => ask([statement], ([one]) => one!.all()),
        run: () => ask([statement], ([one]) => one!.run()),
      };
      known.set(wrapped, statement);
      return wrapped as unknown as D1PreparedStatement;
    };
    return {
      prepare: (sql: string) => wrap({ sql, values: [] }),
      batch: (all: D1PreparedStatement[]) =>
        ask(
          all.map((one) => known.get(one)!),
          (inner, db) => db.batch(inner),
        ),
    };
  }

  async #hear(): Promise<void> {
    for (let next = this.#written[this.#heard]; next && next.at <= this.#clock() - LAG_MS;) {
      this.#heard += 1;
      await this.#replica.batch(next.statements.map(({ sql, values }) => this.#replica.prepare(sql).bind(...values)));
      next = this.#written[this.#heard];
    }
  }
}
