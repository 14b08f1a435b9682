type Value = string | number | null;

/** A statement at a time. */
export function statementsOf(db: Pick<D1Database, "prepare">) {
  const prepared = (sql: string, values: Value[]) => db.prepare(sql).bind(...values);

  async function readRows<Row = Record<string, unknown>>(sql: string, ...values: Value[]): Promise<Row[]> {
    return (await prepared(sql, values).all<Row>()).results;
  }

  const readRow = <Row = Record<string, unknown>>(sql: string, ...values: Value[]) =>
    prepared(sql, values).first<Row>();

  /** The first column of the first row. */
  async function readValue<Cell = unknown>(sql: string, ...values: Value[]): Promise<Cell | null> {
    const row = await readRow(sql, ...values);
    return row ? (Object.values(row)[0] as Cell) : null;
  }

  const run = (sql: string, ...values: Value[]) => prepared(sql, values).run();

  async function empty(...tables: string[]): Promise<void> {
    for (const table of tables) await run(`DELETE FROM ${table}`);
  }

  return { run, empty, readRows, readRow, readValue };
}
