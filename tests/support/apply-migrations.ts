import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";

// The files of a worker share one workerd: each begins with the newest tables, nothing in them, and nothing replaced.
vi.useRealTimers();
vi.restoreAllMocks();

const countTables = () =>
  env.DB.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE name NOT GLOB '_cf*'").first<number>("tables");

// A database that was busy a moment ago may outlive the first reset.
do await reset();
while (await countTables());

const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
