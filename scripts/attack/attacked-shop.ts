import { rmSync } from "node:fs";
import { serveOutside } from "../../tests/support/serve-outside.ts";
import { freePort } from "../steps/port.mjs";
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
  WORKSHOP: "1",
  PORTAL_LOCAL_ENDPOINTS: "1",
  RL_SIGN_IN_ADDRESS: "100000/900",
  ...secrets,
};

export async function openAttackedShop(more: Record<string, string> = {}): Promise<AttackedShop> {
  const port = await freePort();
  const outside = await serveOutside(port);
  const stateDir = await copyTestState();
  const log: string[] = [];
  const shop: ServedShop = await serveBuild({
    port,
    stateDir,
    isTest: true,
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
