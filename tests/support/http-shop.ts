import type { TestProject } from "vitest/node";
import { freePort } from "../../scripts/steps/port.mjs";
import { staleBuild } from "../../scripts/steps/shop/build.ts";
import { prepareTestState } from "../../scripts/steps/tests/test-state.ts";
import { startTestShop } from "./test-shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** Shared by all files of tests/e2e/http. */
export default async function serveHttpShop({ provide }: TestProject): Promise<() => Promise<void>> {
  const problem = staleBuild();
  if (problem) console.warn(`! ${problem}`);
  await prepareTestState();
  const shop = await startTestShop(await freePort());
  provide("shopUrl", shop.url);
  return shop.stop;
}
