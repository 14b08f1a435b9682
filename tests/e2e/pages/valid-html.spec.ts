import { expect, test } from "@playwright/test";
import { routeOf } from "../../support/amharic/routes.ts";
import { everyPage, pageRoutes } from "../../support/every-page.ts";
import { htmlErrors } from "../../support/html-checker.ts";
import { languagesInTurn } from "../../support/languages.ts";
import { shareOf } from "../../support/shares.ts";

const STATUS: Record<string, number> = {
  "not found": 404,
  "refused registration": 422,
  "refused custom order": 422,
  "refused newsletter": 422,
  "refused quantity": 422,
};

for (const language of languagesInTurn(1)) {
  test(`every page is valid HTML (${language})`, async ({ baseURL }) => {
    const pages = await everyPage(baseURL!, language);
    for (const [name, { path, status, text }] of pages) {
      expect.soft(status, `${name}: ${path}`).toBe(STATUS[name] ?? 200);
      expect.soft(text, path).toContain(`<html lang="${language}"`);
      expect.soft(/.{0,40}\{\{.{0,40}/.exec(text)?.[0], `${path} shows a placeholder`).toBeUndefined();
    }
    const seen = new Set([...pages.values()].map(({ path }) => routeOf(path.replace(/\?.*/, ""))));
    expect.soft(pageRoutes.filter((route) => !seen.has(route))).toEqual([]);
    const texts = new Map(shareOf([...pages], 6).map(([name, { text }]) => [name, text]));
    expect(await htmlErrors(texts)).toEqual([]);
  });
}
