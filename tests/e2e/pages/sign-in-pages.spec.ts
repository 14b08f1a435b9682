import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { inLanguage, type Language } from "../../support/languages.ts";

// The dialog over a page is looked at in journeys/sign-in-wall.

for (const language of ["en", "am"] satisfies Language[]) {
  for (const path of ["/sign-in", "/token-login?q=none"]) {
    test(`axe finds nothing on ${path} (${language})`, async ({ page, context, baseURL }) => {
      await inLanguage(context, baseURL!, language);
      // A sign-in link sends itself and leaves: here it stays.
      if (path !== "/sign-in") await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`),
      ).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    });
  }
}
