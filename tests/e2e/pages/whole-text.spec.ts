import { expect, test } from "@playwright/test";
import { addToCart } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { findProducts } from "../../support/catalogue.ts";
import { isFull } from "../../support/shares.ts";
import { takeOver } from "../../support/sign-in.ts";
import { textFaults } from "../../support/text-faults.ts";

// design.md 9: text of 130 to 200 % at 360 px, and a screen of 240 px.

const SIZES = [
  { percent: 200, width: 360 },
  { percent: 100, width: 240 },
  { percent: 150, width: 360 },
  { percent: 130, width: 360 },
];
const PAGES = ["/", "/shop/sidebar/list", "/product/default/byd-electric-city-car-used", "/shop/cart"];
const MORE = ["/shop/sidebar/4cols", "/product/default/yirgacheffe-coffee"];

test("in large text and on small screens no number breaks, and no text is cut or covered", async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visitor = new Visitor(baseURL!);
  const products = await findProducts(baseURL!, 3);
  await addToCart(
    visitor,
    products.map(({ id }) => id),
  );
  for (const [index, { percent, width }] of (isFull ? SIZES : SIZES.slice(0, 2)).entries()) {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${(16 * percent) / 100}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const viewport = { width, height: 640 };
    const page = await browser.newPage({ ...contextOptions, viewport, reducedMotion: "reduce", baseURL: baseURL! });
    await takeOver(page.context(), visitor);
    for (const language of isFull ? ["en", "am"] : [index === 0 ? "am" : "en"])
      for (const path of isFull ? [...PAGES, ...MORE] : PAGES) {
        await page.goto(`${path}?lng=${language}`);
        const where = `${path} (${language}) at ${width} px and ${percent} %`;
        expect.soft(await textFaults(page), where).toEqual([]);
        const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect.soft(await page.evaluate(wide), where).toBeLessThanOrEqual(0);
      }
    await browser.close();
  }
});
