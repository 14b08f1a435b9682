import { expect, test } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";

for (const [turn, path] of ["/sign-in", "/token-login?q=none"].entries()) {
  for (const language of languagesInTurn(turn)) {
    test(`axe finds nothing on ${path} (${language})`, async ({ page, context, baseURL }) => {
      await inLanguage(context, baseURL!, language);
      // Without scripts a sign-in link does not submit itself.
      if (path !== "/sign-in") await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await axeFaults(page)).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    });
  }
}
