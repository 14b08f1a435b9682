export interface RowsRead {
  rows: number;
  /** A batch counts as one. */
  questions: number;
}

export function counting(db: D1Database, read: RowsRead): D1Database {
  const note = <T>(result: D1Result<T>) => ((read.rows += result.meta.rows_read), result);
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement) as D1PreparedStatement, {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => ((read.questions += 1), note(await statement.all())),
      run: async () => ((read.questions += 1), note(await statement.run())),
      inner: statement,
    });
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (statements: (D1PreparedStatement & { inner: D1PreparedStatement })[]) => {
      read.questions += 1;
      return (await db.batch(statements.map(({ inner }) => inner))).map(note);
    },
  } as unknown as D1Database;
}
