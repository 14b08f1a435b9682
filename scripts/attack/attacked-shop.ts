import { readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { serveOutside } from "../../tests/support/serve-outside.ts";
import { freePort } from "../steps/port.mjs";
import { root } from "../steps/root.ts";
import { serveBuild, type ServedShop } from "../steps/shop/serve.ts";
import { copyTestState } from "../steps/tests/test-state.ts";

/** Known, because parts forge signatures with them. */
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
  log: string[];
  stop: () => Promise<void>;
}

export const attackedBindings = {
  TEST_FAULTS: "on",
  WORKSHOP: "1",
  PORTAL_LOCAL_ENDPOINTS: "1",
  RL_SIGN_IN_ADDRESS: "100000/900",
  ...secrets,
};

export function faultModules(): { path: string; contents: string }[] {
  const source = (...path: string[]) => stripTypeScriptTypes(readFileSync(join(root, ...path), "utf8"));
  const entry =
    'import shop from "./index.js";\nimport { withFaults } from "./fault-entry.js";\nexport default withFaults(shop);';
  const faults = source("scripts", "attack", "fault-entry.ts");
  return [
    { path: "attacked.js", contents: entry },
    {
      path: "fault-entry.js",
      contents: faults.replace(/"[^"]*around-statements\.server\.ts"/, '"./around-statements.js"'),
    },
    { path: "around-statements.js", contents: source("app", "data", "around-statements.server.ts") },
  ];
}

export async function openAttackedShop(more: Record<string, string> = {}): Promise<AttackedShop> {
  const port = await freePort();
  const outside = await serveOutside(port);
  const stateDir = await copyTestState();
  const log: string[] = [];
  const shop: ServedShop = await serveBuild({
    port,
    stateDir,
    before: faultModules(),
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
