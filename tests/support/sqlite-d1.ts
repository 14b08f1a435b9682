import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

const folder = join(import.meta.dirname, "../../app/migrations");

/** A migrated database in memory, which tests may damage as D1 never would: no batch of D1 turns its conditions off. */
export function openMigrated(): DatabaseSync {
  const sqlite = new DatabaseSync(":memory:");
  migrate(sqlite, "");
  return sqlite;
}

/** Applies the migrations from the one called `first` on, up to but without `end`. */
export function migrate(sqlite: DatabaseSync, first: string, end = "~"): void {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql") && name >= first && name < end);
  for (const name of names.sort()) sqlite.exec(readFileSync(join(folder, name), "utf8"));
}

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

  async all() {
    const results = this.#sqlite.prepare(this.#sql).all(...this.#values);
    return { results, success: true, meta: {} };
  }

  run() {
    return this.all();
  }

  async first(column?: string) {
    const [row] = (await this.all()).results;
    return row ? (column === undefined ? row : row[column]) : null;
  }
}

/** As much of D1 over it as functions of app/data/ use. */
export function asD1(sqlite: DatabaseSync): D1Database {
  const d1 = {
    prepare: (sql: string) => new Statement(sqlite, sql),
    async batch(statements: Statement[]) {
      sqlite.exec("SAVEPOINT batch");
      try {
        const answers = [];
        for (const statement of statements) answers.push(await statement.all());
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
