export type Statements<Rows extends readonly unknown[]> = { [At in keyof Rows]: D1PreparedStatement };
export type Answers<Rows extends readonly unknown[]> = { [At in keyof Rows]: D1Result<Rows[At]> };

/** As db.batch, in one transaction; `Rows` is the row type of each statement. */
export async function batch<Rows extends readonly unknown[]>(
  db: D1Database,
  statements: Statements<Rows>,
): Promise<Answers<Rows>> {
  return (await db.batch([...statements])) as Answers<Rows>;
}
