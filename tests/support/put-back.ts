/** Reads columns of a table now; the answer writes them back, for tests that share a shop. */
export async function putBackLater(db: D1Database, table: string, keys: string[], columns: string[], where = "1") {
  const names = [...keys, ...columns];
  const rows = await db.prepare(`SELECT ${names.join(", ")} FROM ${table} WHERE ${where}`).raw();
  const [are, set] = [keys, columns].map((some) => some.map((name) => `was ->> ${names.indexOf(name)}`));
  const sql = `UPDATE ${table} SET (${columns.join(", ")}) = (${set!.join(", ")}) FROM (SELECT value AS was FROM json_each(?1))
    WHERE (${keys.join(", ")}) = (${are!.join(", ")}) AND (${columns.join(", ")}) IS NOT (${set!.join(", ")})`;
  return () => db.prepare(sql).bind(JSON.stringify(rows)).run();
}
