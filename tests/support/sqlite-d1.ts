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

  async all() {
    const results = this.#sqlite.prepare(this.#sql).all(...this.#values);
    return { results, success: true, meta: {} };
  }

  run() {
    return this.all();
  }

  async raw() {
    return (await this.all()).results.map((row) => Object.values(row));
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
