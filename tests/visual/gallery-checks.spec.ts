import { expect, test } from "@playwright/test";
import { galleryParts } from "../../app/routes/home/gallery/parts.ts";
import { enhanced } from "../support/enhanced.ts";
import { axeFaults } from "../support/axe.ts";
import { htmlErrors } from "../support/html-checker.ts";
import { inLanguage, type Language } from "../support/languages.ts";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";

const parts = Object.keys(galleryParts);
const addresses = [...parts.map((part) => `/gallery?part=${part}`), "/?layout=other"];
/** These have ids that occur once per page. */
const oncePerPage = parts.filter((part) => !["hero", "triplets", "nearYou"].includes(part));

for (const language of ["en", "am"] satisfies Language[]) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing in the gallery and the other layout (${language}, ${width} px)`, async ({
      page,
      context,
    }) => {
      test.setTimeout(240_000);
      await inLanguage(context, language);
      await page.setViewportSize({ width, height: 800 });
      for (const address of addresses) {
        await page.goto(address);
        const faults = await axeFaults(page, { within: "main", goodPractice: false });
        expect.soft(faults, address).toEqual([]);
      }
    });
  }

  test(`every card and section is valid HTML (${language})`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const pages = new Map<string, string>();
    for (const part of oncePerPage) {
      const { text } = await new Visitor(baseURL!).get(`/gallery?part=${part}&lng=${language}`);
      pages.set(part, text);
    }
    expect(await htmlErrors(pages)).toEqual([]);
  });
}

test("nothing in the gallery and the other layout is wider than the screen, and it stays once the page is enhanced", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const address of addresses) {
    for (const width of [320, 360, 767, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto("/gallery?part=generalCard");
  await enhanced(page);
  await expect(page.locator("[data-state]")).not.toHaveCount(0);
});
