import { makeFirstPictures } from "../../scripts/steps/shop/make-pictures.ts";
import { prepareTestState } from "../../scripts/steps/tests/test-state.ts";
import { startTestShop } from "./test-shop.ts";

await prepareTestState();
const shop = await startTestShop(Number(process.argv[2]));
// The product's picture is made before the first test.
const page = await (await fetch(`${shop.url}/product/default/yirgacheffe-coffee`)).text();
const [showcase] = /\/media\/v\/[0-9a-f]{32}/.exec(page) ?? [];
for (const file of ["480.avif", "360.avif"]) await (await fetch(`${shop.url}${showcase}-${file}`)).arrayBuffer();
await makeFirstPictures({ url: shop.url, db: shop.db });
console.log(shop.url);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await shop.stop();
    process.exit(0);
  });
}
