import { env } from "cloudflare:workers";
import { statementsOf } from "./statements.ts";

// Files share modules, and each has a database of its own.
export const { run, empty, readRows, readRow, readValue } = statementsOf({ prepare: (sql) => env.DB.prepare(sql) });
