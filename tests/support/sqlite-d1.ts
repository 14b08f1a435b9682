import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { refuseWalks } from "./walks.ts";

class Database {
  readonly sqlite: DatabaseSync;
  readonly #ready = new Map<string, StatementSync>();

  constructor(sqlite: DatabaseSync) {
    this.sqlite = sqlite;
  }

  prepared(sql: string): StatementSync {
    const ready = this.#ready.get(sql);
    if (ready) return ready;
    refuseWalks(sql);
    const statement = this.sqlite.prepare(sql);
    statement.setReadBigInts(true);
    this.#ready.set(sql, statement);
    return statement;
  }

  counters(): { changes: number; lastRowId: number } {
    const row = this.prepared("SELECT total_changes() AS changes, last_insert_rowid() AS lastRowId").get();
    return withNumbers(row!) as { changes: number; lastRowId: number };
  }
}

class Statement {
  readonly #database: Database;
  readonly #sql: string;
  readonly #values: SQLInputValue[];

  constructor(database: Database, sql: string, values: SQLInputValue[] = []) {
    this.#database = database;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: (SQLInputValue | boolean)[]): Statement {
    const bound = values.map((value) => (typeof value === "boolean" ? Number(value) : value));
    return new Statement(this.#database, this.#sql, bound);
  }

  execute() {
    const statement = this.#database.prepared(this.#sql);
    const before = this.#database.counters();
    const results = asD1Says(() => statement.all(...this.#values)).map(withNumbers);
    const after = this.#database.counters();
    const meta = { changes: after.changes - before.changes, last_row_id: after.lastRowId };
    return { results, success: true, meta };
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

const CONSTRAINT = 19;

function asD1Says<Value>(ask: () => Value): Value {
  try {
    return ask();
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === CONSTRAINT)
      (error as Error).message = `D1_ERROR: ${(error as Error).message}: SQLITE_CONSTRAINT`;
    throw error;
  }
}

/** As D1 returns integers: the nearest double. */
function withNumbers(row: Record<string, unknown>): Record<string, unknown> {
  const cells = Object.entries(row).map(([name, value]) => [name, typeof value === "bigint" ? Number(value) : value]);
  return Object.fromEntries(cells) as Record<string, unknown>;
}

export function asD1(sqlite: DatabaseSync): D1Database {
  const database = new Database(sqlite);
  const d1 = {
    prepare: (sql: string) => new Statement(database, sql),
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
