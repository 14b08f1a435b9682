import { env } from "cloudflare:workers";

type Value = string | number | null;

export const run = (sql: string, ...values: Value[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

export async function readRows<Row = Record<string, unknown>>(sql: string, ...values: Value[]): Promise<Row[]> {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all<Row>();
  return results;
}

export const readRow = <Row = Record<string, unknown>>(sql: string, ...values: Value[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<Row>();

/** The first column of the first row. */
export async function readValue<Cell = unknown>(sql: string, ...values: Value[]): Promise<Cell | null> {
  const row = await readRow(sql, ...values);
  return row ? (Object.values(row)[0] as Cell) : null;
}

export const empty = (...tables: string[]) =>
  env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
