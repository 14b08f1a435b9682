import { env } from "cloudflare:workers";
import { statementsOf } from "./statements.ts";

/** Files share modules, and each has a database of its own. */
export const db = {
  prepare: (sql) => env.DB.prepare(sql),
  batch: (statements) => env.DB.batch(statements),
  exec: (sql) => env.DB.exec(sql),
  dump: () => env.DB.dump(),
  withSession: (constraint) => env.DB.withSession(constraint),
} satisfies D1Database;

export const { run, empty, readRows, readRow, readValue } = statementsOf(db);
