import type { TestProject } from "vitest/node";
import { freePort } from "../../scripts/steps/port.mjs";
import { staleBuild } from "../../scripts/steps/shop/build.ts";
import { prepareTestState } from "../../scripts/steps/tests/test-state.ts";
import { startTestShop } from "./test-shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The shop that all tests of the project `http` share. */
    shopUrl: string;
  }
}

/** One built shop for all files of tests/e2e/http, served until the last of them has ended. */
export default async function serveHttpShop({ provide }: TestProject): Promise<() => Promise<void>> {
  const problem = staleBuild();
  if (problem) console.warn(`! ${problem}`);
  await prepareTestState();
  const shop = await startTestShop(await freePort());
  provide("shopUrl", shop.url);
  return shop.stop;
}
