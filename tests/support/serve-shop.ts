// The shop for Playwright.
import { prepareTestState } from "../../scripts/steps/tests/test-state.ts";
import { startTestShop } from "./test-shop.ts";

await prepareTestState();
const shop = await startTestShop(Number(process.argv[2]));
console.log(shop.url);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await shop.stop();
    process.exit(0);
  });
}
