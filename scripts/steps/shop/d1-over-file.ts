import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** The importer's JSON parameter, and the same rows parsed once for all statements of a batch. */
const ROWS = "json_each(?1) r";
const PARSED = "temp.import_row r";

const PARSE = `INSERT INTO temp.import_row (key, value)
  SELECT key, CASE WHEN type IN ('object', 'array') THEN jsonb(value) ELSE value END FROM json_each(?1)`;

type Values = readonly SQLInputValue[];

/** The D1 methods that the importer and the backup use. Batches are not transactions: the caller has one open. */
export function d1Over(file: DatabaseSync): D1Database {
  file.exec("CREATE TEMP TABLE IF NOT EXISTS import_row (key INTEGER PRIMARY KEY, value BLOB NOT NULL)");
  const ready = new Map<string, StatementSync>();
  let parsed: SQLInputValue = null;
  const prepared = (sql: string) => {
    const statement = ready.get(sql) ?? file.prepare(sql);
    ready.set(sql, statement);
    return statement;
  };
  const parse = (rows: SQLInputValue) => {
    if (parsed === rows) return;
    prepared("DELETE FROM temp.import_row").run();
    prepared(PARSE).run(rows);
    parsed = rows;
  };
  const execute = (sql: string, values: Values) => {
    const isRows = sql.includes(ROWS) && values.length === 1;
    if (isRows) parse(values[0]!);
    const statement = prepared(isRows ? sql.replaceAll(ROWS, PARSED) : sql);
    const bound = isRows ? [] : values;
    if (statement.columns().length > 0) return answer(statement.all(...bound), 0);
    return answer([], Number(statement.run(...bound).changes));
  };
  const db = {
    prepare: (sql: string) => new FileStatement(execute, sql, []),
    batch: async (statements: FileStatement[]) => statements.map((statement) => statement.execute()),
  };
  return db as unknown as D1Database;
}

type Answer = ReturnType<typeof answer>;

function answer(results: Record<string, unknown>[], changes: number) {
  return { results, meta: { changes } };
}

class FileStatement {
  readonly #execute: (sql: string, values: Values) => Answer;
  readonly #sql: string;
  readonly #values: Values;

  constructor(execute: (sql: string, values: Values) => Answer, sql: string, values: Values) {
    this.#execute = execute;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: SQLInputValue[]): FileStatement {
    return new FileStatement(this.#execute, this.#sql, values);
  }

  execute(): Answer {
    return this.#execute(this.#sql, this.#values);
  }

  async all(): Promise<Answer> {
    return this.execute();
  }

  async run(): Promise<Answer> {
    return this.execute();
  }

  async raw(): Promise<unknown[][]> {
    return this.execute().results.map((row) => Object.values(row));
  }

  async first(column?: string): Promise<unknown> {
    const row = this.execute().results[0];
    return (column === undefined ? row : row?.[column]) ?? null;
  }
}
