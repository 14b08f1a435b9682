// The shop for Playwright.
import { makeFirstPictures } from "../../scripts/steps/shop/make-pictures.ts";
import { prepareTestState } from "../../scripts/steps/tests/test-state.ts";
import { startTestShop } from "./test-shop.ts";

await prepareTestState();
const shop = await startTestShop(Number(process.argv[2]));
await makeFirstPictures({ url: shop.url, db: await shop.db() });
console.log(shop.url);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await shop.stop();
    process.exit(0);
  });
}
