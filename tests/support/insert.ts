type Row = Record<string, string | number | null>;

export function insert(db: D1Database, table: string, row: Row): D1PreparedStatement {
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
  return db.prepare(sql).bind(...Object.values(row));
}
