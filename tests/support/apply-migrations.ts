import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";

// Test files of a worker share one workerd.
vi.useRealTimers();
vi.restoreAllMocks();

const countTables = () =>
  env.DB.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE name NOT GLOB '_cf*'").first<number>("tables");

// Pending writes may survive the first reset.
do await reset();
while (await countTables());

const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
