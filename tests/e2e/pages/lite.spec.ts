import { expect, test } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { addToCart } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { findProducts } from "../../support/catalogue.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { shareOf } from "../../support/shares.ts";

const PAGES = ["/", "/shop/sidebar/list", "/vendors", "/product/default/yirgacheffe-coffee", "/shop/cart"];

for (const [turn, path] of shareOf([...PAGES.entries()], 2))
  for (const language of languagesInTurn(turn))
    test(`${path} in lite: one request, nothing for axe, no sideways scroll (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const visitor = new Visitor(baseURL!);
      const [one] = await findProducts(baseURL!, 1);
      await addToCart(visitor, [one!.id]);
      await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: baseURL! })));
      await context.addCookies([{ name: "lite", value: "1", url: baseURL! }]);
      await inLanguage(context, baseURL!, language);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([baseURL + path]);
      expect(await axeFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
