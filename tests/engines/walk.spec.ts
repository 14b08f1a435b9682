import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { root } from "../../scripts/steps/root.ts";
import { readPolicyReports } from "../support/shop-log.ts";
import { loginToken, newContact } from "../support/sign-in.ts";
import { until, type EnginePage } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { walk } from "./walk.ts";
import { webkit } from "./webkit.ts";

// settled.md 38.

const PASSWORD = "wall of mud and straw";

async function keepFailure(page: EnginePage, folder: string): Promise<void> {
  try {
    await page.picture(join(folder, "failed.png"));
    const html = await page.run(() => `<!-- ${location.href} -->\n${document.documentElement.outerHTML}`);
    writeFileSync(join(folder, "failed.html"), html);
  } catch (error) {
    console.warn(`The failed page could not be kept: ${String(error)}`);
  }
}

for (const engine of [firefox, webkit]) {
  const name = engine.missing === null ? engine.name : `${engine.name}, skipped: ${engine.missing}`;
  describe.skipIf(engine.missing !== null)(name, () => {
    for (const hasScripts of [true, false]) {
      for (const language of ["en", "am"] as const) {
        const way = `${language}, ${hasScripts ? "with" : "without"} scripts`;
        test(`from home to the wishlist (${way})`, async () => {
          const baseUrl = inject("shopUrl");
          const contact = newContact();
          await loginToken(baseUrl, contact, { password: PASSWORD });
          const folder = join(root, ".cache", "engines", `${engine.name} ${way}`);
          rmSync(folder, { recursive: true, force: true });
          const page = await engine.open(hasScripts);
          try {
            await walk({ page, baseUrl, language, hasScripts, contact, password: PASSWORD, folder });
            expect(await page.faults()).toEqual([]);
            expect(readPolicyReports(Number(new URL(baseUrl).port))).toBe("");
          } catch (error) {
            await keepFailure(page, folder);
            throw error;
          } finally {
            await page.close();
          }
        });
      }
    }

    test("ten visitors come to two lists by forms while the service worker begins: none is refused the page's own scripts", async () => {
      const baseUrl = inject("shopUrl");
      for (let visitor = 1; visitor <= 10; visitor += 1) {
        const page = await engine.open(true);
        try {
          await page.go(`${baseUrl}/?lng=${visitor % 2 === 0 ? "am" : "en"}`);
          await enhanced(page, "home");
          await page.type("#header-search", "beaded sandals");
          await page.press("form[role=search] button");
          await enhanced(page, "search", "name");
          await page.go(`${baseUrl}/shop/sidebar/3cols?parentCategory=bags`);
          await enhanced(page, "listing");
          await page.press(".listing-bar-filter summary");
          await page.press('.listing-filters label:has(input[name="vendor"])');
          await page.press(".listing-filters-apply button");
          await enhanced(page, "listing-filtered", "vendor");
        } finally {
          await page.close();
        }
      }
      expect(readPolicyReports(Number(new URL(baseUrl).port))).toBe("");
    });
  });
}

async function enhanced(page: EnginePage, name: string, parameter = ""): Promise<void> {
  const isThere = (parameter: string) =>
    document.readyState === "complete" && (!parameter || new URLSearchParams(location.search).has(parameter));
  await until(`${name} to be there`, () => page.run(isThere, parameter));
  await page.touch();
  await until(`the scripts of ${name}`, () => page.run(() => document.documentElement.hasAttribute("data-enhanced")));
}
