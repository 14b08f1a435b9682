import type { DatabaseSync, SQLInputValue } from "node:sqlite";

class Statement {
  readonly #sqlite: DatabaseSync;
  readonly #sql: string;
  readonly #values: SQLInputValue[];

  constructor(sqlite: DatabaseSync, sql: string, values: SQLInputValue[] = []) {
    this.#sqlite = sqlite;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.#sqlite, this.#sql, values);
  }

  execute() {
    const statement = this.#sqlite.prepare(this.#sql);
    statement.setReadBigInts(true);
    const before = this.#counters();
    const results = statement.all(...this.#values).map(withNumbers);
    const after = this.#counters();
    const meta = { changes: after.changes - before.changes, last_row_id: after.lastRowId };
    return { results, success: true, meta };
  }

  #counters() {
    const counters = this.#sqlite.prepare("SELECT total_changes() AS changes, last_insert_rowid() AS lastRowId");
    counters.setReadBigInts(true);
    return withNumbers(counters.get()!) as { changes: number; lastRowId: number };
  }

  async all() {
    return this.execute();
  }

  async run() {
    return this.execute();
  }

  async raw() {
    return this.execute().results.map((row) => Object.values(row));
  }

  async first(column?: string) {
    const [row] = this.execute().results;
    return row ? (column === undefined ? row : row[column]) : null;
  }
}

/** Whole numbers as D1 hands them out: the nearest double. */
function withNumbers(row: Record<string, unknown>): Record<string, unknown> {
  const cells = Object.entries(row).map(([name, value]) => [name, typeof value === "bigint" ? Number(value) : value]);
  return Object.fromEntries(cells) as Record<string, unknown>;
}

/** As much of D1 over it as functions of app/data/ use. */
export function asD1(sqlite: DatabaseSync): D1Database {
  const d1 = {
    prepare: (sql: string) => new Statement(sqlite, sql),
    exec: async (sql: string) => sqlite.exec(sql),
    async batch(statements: Statement[]) {
      sqlite.exec("SAVEPOINT batch");
      try {
        const answers = statements.map((statement) => statement.execute());
        sqlite.exec("RELEASE batch");
        return answers;
      } catch (error) {
        sqlite.exec("ROLLBACK TO batch; RELEASE batch");
        throw error;
      }
    },
  };
  return d1 as unknown as D1Database;
}
