import { readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { serveOutside } from "../../tests/support/serve-outside.ts";
import { freePort } from "../steps/port.mjs";
import { root } from "../steps/root.ts";
import { serveBuild, type ServedShop, type ServeOptions } from "../steps/shop/serve.ts";
import { copyTestState } from "../steps/tests/test-state.ts";

/** The secrets of the shop that is attacked: parts that forge need them. */
export const secrets = {
  SESSION_SECRET: "a session secret for tests, 32 characters or more",
  SESSION_SECRET_PREVIOUS: "the session secret before it, 32 characters or more",
  OPERATOR_TOKEN: "test-operator",
  PORTAL_SECRET: "a secret of vendors' keys, for tests alone",
} as const;

export interface AttackedShop {
  url: string;
  db: D1Database;
  kv: KVNamespace;
  pid: number | null;
  cron: () => Promise<void>;
  /** Every line that the shop logged. */
  log: string[];
  stop: () => Promise<void>;
}

/** Its settings, over those of wrangler.toml. */
export const attackedBindings = {
  TEST_FAULTS: "on",
  WORKSHOP: "1",
  PORTAL_LOCAL_ENDPOINTS: "1",
  // All of the campaign's people share one network.
  RL_SIGN_IN_ADDRESS: "100000/900",
  ...secrets,
};

/** Another build than the one at hand, and the fault of it that is alive: while a part is shown a mutant (mutants). */
export const sown: { build?: string; mutant?: string } = {};

/** The modules that stand before the built worker and break its bindings. */
export function faultModules(): { path: string; contents: string }[] {
  const source = (...path: string[]) => stripTypeScriptTypes(readFileSync(join(root, ...path), "utf8"));
  const entry =
    'import "./mutant.js";\nimport shop from "./index.js";\nimport { withFaults } from "./fault-entry.js";\nexport default withFaults(shop);';
  const faults = source("scripts", "attack", "fault-entry.ts");
  return [
    { path: "attacked.js", contents: entry },
    // Before the worker's own modules are run.
    { path: "mutant.js", contents: `globalThis.mutant = ${JSON.stringify(sown.mutant ?? "")};` },
    {
      path: "fault-entry.js",
      contents: faults.replace(/"[^"]*around-statements\.server\.ts"/, '"./around-statements.js"'),
    },
    { path: "around-statements.js", contents: source("app", "data", "around-statements.server.ts") },
  ];
}

/** The production build over a market of its own, with everybody it tells things to, and with faults that a request may ask for. */
export async function openAttackedShop(
  more: Record<string, string> = {},
  outbound?: ServeOptions["outbound"],
): Promise<AttackedShop> {
  const { build } = sown;
  const port = await freePort();
  const outside = await serveOutside(port);
  const stateDir = await copyTestState();
  const log: string[] = [];
  const shop: ServedShop = await serveBuild({
    port,
    stateDir,
    before: faultModules(),
    ...(build !== undefined && { build }),
    ...(outbound && { outbound }),
    bindings: { ...outside.bindings, ...attackedBindings, ...more },
    onLog: (line) => void log.push(line),
    isQuiet: true,
  });
  return {
    url: `http://localhost:${port}`,
    db: await shop.db(),
    kv: await shop.kv(),
    pid: shop.pid,
    cron: shop.cron,
    log,
    stop: async () => {
      await shop.stop();
      outside.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
