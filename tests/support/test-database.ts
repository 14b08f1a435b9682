import { env } from "cloudflare:workers";
import { statementsOf } from "./statements.ts";

// Files share modules, and each has a database of its own.
export const { run, readRows, readRow, readValue } = statementsOf({ prepare: (sql) => env.DB.prepare(sql) });

export const empty = (...tables: string[]) =>
  env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
