import { rmSync } from "node:fs";
import { freePort } from "../../scripts/steps/port.mjs";
import { type ServedShop, serveBuild, type ServeOptions } from "../../scripts/steps/shop/serve.ts";
import { copyTestState } from "../../scripts/steps/tests/test-state.ts";
import { quickHashes } from "./quick-hashes.ts";
import { readPolicyReports, shopLog } from "./shop-log.ts";
import { statementsOf } from "./statements.ts";

/** For tests that need the database or another configuration. */
export interface OwnShop extends ReturnType<typeof statementsOf> {
  url: string;
  db: D1Database;
  policyReports: () => string;
  cron: ServedShop["cron"];
  stop: () => Promise<void>;
}

type Outbound = NonNullable<ServeOptions["outbound"]>;

const nobody: Outbound = async () => new Response(null, { status: 404 });
let outbound = nobody;
let shared: Promise<OwnShop> | null = null;

/** One for all files of a test worker, which ends it: a test changes rows of its own, or puts them back. */
export function workersShop(): Promise<OwnShop> {
  return (shared ??= startOwnShop({ WORKSHOP: "1" }, (request) => outbound(request)));
}

/** Answers for all other hosts while the test runs. */
export function answerAs(answer: Outbound | null): void {
  outbound = answer ?? nobody;
}

export async function startOwnShop(
  bindings: Record<string, unknown> = {},
  outbound?: Outbound,
  asked?: number,
): Promise<OwnShop> {
  const port = asked ?? (await freePort());
  const stateDir = await copyTestState();
  const shop = await serveBuild({
    port,
    stateDir,
    ...(outbound && { outbound }),
    ...shopLog(port),
    isTest: true,
    rewrite: quickHashes,
    queueWait: 0.1,
    bindings: {
      SESSION_SECRET: "a session secret for tests, 32 characters or more",
      OPERATOR_TOKEN: "test-operator",
      PORTAL_SECRET: "a secret of vendors' keys, for tests alone",
      PORTAL_LOCAL_ENDPOINTS: "1",
      ...bindings,
    },
  });
  const db = await shop.db();
  return {
    ...statementsOf(db),
    ...{ url: `http://localhost:${port}`, db },
    cron: shop.cron,
    policyReports: () => readPolicyReports(port),
    stop: async () => {
      await shop.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
