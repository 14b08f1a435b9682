import { rmSync } from "node:fs";
import { serveBuild, type ServedShop } from "../../scripts/steps/shop/serve.ts";
import { copyTestState } from "../../scripts/steps/tests/test-state.ts";
import { quickHashes } from "./quick-hashes.ts";
import { shopLog } from "./shop-log.ts";
import { setSettings } from "./set-settings.ts";
import { serveOutside } from "./serve-outside.ts";

export async function startTestShop(port: number): Promise<Pick<ServedShop, "url" | "db" | "stop">> {
  const outside = await serveOutside(port);
  const stateDir = await copyTestState();
  const shop = await serveBuild({
    port,
    ...shopLog(port),
    rewrite: quickHashes,
    queueWait: 0.1,
    stateDir,
    bindings: {
      ...outside.bindings,
      TEST_FAULTS: "on",
      WORKSHOP: "1",
      SESSION_SECRET: "a session secret for tests, 32 characters or more",
      OPERATOR_TOKEN: "test-operator",
      PORTAL_SECRET: "a secret of vendors' keys, for tests alone",
      PORTAL_LOCAL_ENDPOINTS: "1",
    },
  });
  await setSettings(await shop.db(), {
    phone: "0944556677",
    email: "help@gulit.example",
    securityContact: "mailto:security@gulit.example",
  });
  return {
    url: `http://localhost:${port}`,
    db: shop.db,
    stop: async () => {
      await shop.stop();
      outside.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
