import { afterAll, beforeAll, expect, inject } from "vitest";
import { walkAccount, walkWaysIn } from "../../support/amharic/account-states.ts";
import { walkCart, walkCheckout, walkEnglishNames, walkOrders } from "../../support/amharic/buying-states.ts";
import { walkDesk, walkLinks } from "../../support/amharic/desk-states.ts";
import { walkErrors, walkForms, walkGallery, walkRequests } from "../../support/amharic/other-states.ts";
import { routes, wordless } from "../../support/amharic/routes.ts";
import { walkContent, walkShelves } from "../../support/amharic/shelves.ts";
import { startAmharicShop, type AmharicShop } from "../../support/amharic/shop.ts";
import { AmharicReader, WalkReport } from "../../support/amharic/walk.ts";
import { test } from "../../support/http-test.ts";

// amharic.md 1: Latin words need `lang="en"`, or an entry in tests/support/amharic/latin.ts.

const report = new WalkReport();
let shop: AmharicShop;

beforeAll(async () => {
  shop = await startAmharicShop(inject("shopUrl"));
});
afterAll(() => shop.stop());

const reader = () => new AmharicReader(report, shop.url, shop.names).begin();

/** Once each: most pages share header and footer. */
function expectAmharic(begun: number): void {
  const found = report.faults.slice(begun);
  const told = new Set<string>();
  const first = found.filter((fault) => {
    const text = fault.slice(fault.indexOf(": ") + 2);
    return told.has(text) ? false : told.add(text);
  });
  expect(first.slice(0, 60).join("\n")).toBe("");
}

const walks: Record<string, (baseURL: string) => Promise<void>> = {
  "the shelves": async () => walkShelves(await reader(), shop),
  "articles, questions and rules": async () => walkContent(await reader()),
  "cart and checkout": async () => {
    const own = await reader();
    await walkCart(own, shop);
    await walkCheckout(own, shop);
  },
  "names that are only English, marked as such": async () => walkEnglishNames(await reader(), shop),
  "orders and payments": async (baseURL) => walkOrders(await reader(), shop, baseURL),
  "ways in and the account": async () => {
    const own = await reader();
    await walkWaysIn(own, shop);
    await walkAccount(own, shop);
  },
  "requests, alerts, letters, comparisons": async () => walkRequests(await reader(), shop),
  "the desk": async () => walkDesk(await reader(), shop),
  "links of sellers": async () => walkLinks(await reader(), shop),
  "every form target": async () => walkForms(await reader(), shop),
  "every card and section": async () => walkGallery(await reader()),
  "pages that stand in for others": async () => walkErrors(await reader(), shop),
};

for (const [name, walk] of Object.entries(walks)) {
  test(`${name} in Amharic`, async ({ baseURL }) => {
    const begun = report.faults.length;
    await walk(baseURL);
    expectAmharic(begun);
  });
}

test("the walk came by every route there is", () => {
  const missed = routes.filter((route) => !report.seen.has(route) && !(route in wordless));
  expect(missed).toEqual([]);
  expect(Object.keys(wordless).filter((route) => !routes.includes(route))).toEqual([]);
});
