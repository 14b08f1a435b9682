import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import * as am from "../../../app/i18n/am/index.ts";
import { faultsOf, keysOf } from "../../support/amharic/latin.ts";
import { readPage } from "../../support/amharic/read-page.ts";
import { everyPage, pageRoutes } from "../../support/every-page.ts";
import { htmlErrors } from "../../support/html-checker.ts";
import { baseURL } from "../../support/base-url.ts";
import { languagesInTurn } from "../../support/languages.ts";
import { shareOf } from "../../support/shares.ts";

const STATUS: Record<string, number> = {
  "not found": 404,
  "refused registration": 422,
  "refused custom order": 422,
  "refused newsletter": 422,
  "refused quantity": 422,
};

const keys = keysOf(am);
/** Typed by the visitors of these pages. */
const TYPED = ["coffee", "zzqx", "Hana", "Tesfaye", "A chair", "Abebe Bikila", "Edna Mall", "Staff"];

/** Goods and sellers of other tests: their marks, and initials in place of a picture. */
const OF_OTHER_TESTS = /\d{4,}[a-z\d]{6,}|^span: [A-Z]{2}$/;

for (const language of languagesInTurn(1)) {
  test(`every page is valid HTML, and has no English words in Amharic (${language})`, async () => {
    const pages = await everyPage(baseURL, language);
    const seenFaults = new Set<string>();
    for (const [name, { path, status, text }] of pages) {
      expect.soft(status, `${name}: ${path}`).toBe(STATUS[name] ?? 200);
      expect.soft(text, path).toContain(`<html lang="${language}"`);
      expect.soft(/\{\{.{0,40}/.exec(text)?.[0], `${path} shows a placeholder`).toBeUndefined();
      // amharic.md 1; each page once, because most share header and footer. The desk has codes and texts of its staff.
      const isRead = language === "am" && !name.startsWith("desk ");
      const faults = isRead ? faultsOf(readPage(text), keys, TYPED) : [];
      expect
        .soft(
          faults.filter((fault) => !OF_OTHER_TESTS.test(fault) && !seenFaults.has(fault) && seenFaults.add(fault)),
          path,
        )
        .toEqual([]);
    }
    const routeOf = (path: string) => matchRoutes(routes as RouteObject[], path)?.at(-1)?.route.path ?? "";
    const seen = new Set([...pages.values()].map(({ path }) => routeOf(path.replace(/\?.*/, ""))));
    expect.soft(pageRoutes.filter((route) => !seen.has(route))).toEqual([]);
    const texts = new Map(shareOf([...pages], 6).map(([name, { text }]) => [name, text]));
    expect(await htmlErrors(texts)).toEqual([]);
  });
}
