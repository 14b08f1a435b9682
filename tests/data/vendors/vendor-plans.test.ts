import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
  countVendors,
  listDirectoryChoices,
  listVendors,
  indexVendorNames,
} from "../../../app/data/vendors/vendors-directory.server.ts";
import { findVendorStore } from "../../../app/data/vendors/vendors.server.ts";
import { directorySorts } from "../../../app/domain/vendors/vendor-directory.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { insertVendorMarket } from "./vendor-market.ts";

// No statement walks vendors or products.

const page = { size: 24, offset: 48 };
const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  ["findVendorStore", (db) => findVendorStore(db, 3, 6)],
  ["indexVendorNames", (db) => indexVendorNames(db)],
];
for (const match of [null, '"leather"*']) {
  for (const parentId of [null, 2]) {
    for (const city of [null, "Adama"]) {
      const filter = { match, parentId, city };
      const named = JSON.stringify(filter);
      questions.push([`countVendors ${named}`, (db) => countVendors(db, filter)]);
      questions.push([`listDirectoryChoices ${named}`, (db) => listDirectoryChoices(db, filter)]);
      for (const sort of [null, ...directorySorts]) {
        for (const locale of ["en", "am"] as const)
          questions.push([
            `listVendors ${named} ${sort} ${locale}`,
            (db) => listVendors(db, filter, { sort, locale, page }),
          ]);
      }
    }
  }
}

beforeAll(() => insertVendorMarket(env.DB));

// Parents are a dozen, the others one parameter's rows or one page; unindexed names have a partial index.
const FEW = /^SCAN (g|r|m|k|w|json_each|vendor_search|\(subquery-1\))(?!\w)/;
const WAITING = /^SCAN vendor USING INDEX vendor_unsearchable$/;

test.each(questions)("%s walks neither vendors nor products", async (_, ask) => {
  const asked: Asked[] = [];
  await ask(listening(env.DB, asked));
  expect(asked).not.toEqual([]);
  for (const details of await Promise.all(asked.map((statement) => planOf(env.DB, statement)))) {
    const scans = details.filter((detail) => detail.startsWith("SCAN"));
    expect(scans.filter((detail) => !FEW.test(detail) && !WAITING.test(detail))).toEqual([]);
  }
});

test("the shelf of a page is read in the order of its index", async () => {
  for (const sort of directorySorts) {
    for (const city of [null, "Adama"]) {
      const asked: Asked[] = [];
      const filter = { match: null, parentId: 2, city };
      await listVendors(listening(env.DB, asked), filter, { sort, locale: "en", page });
      const details = await planOf(env.DB, asked[0]!);
      const shelf = details.findIndex((detail) => detail.includes("vendor_shelf") || / s USING /.test(detail));
      const index = `vendor_shelf_${city ? "city_" : ""}${sort}`;
      expect(details[shelf]).toMatch(new RegExp(`^SEARCH s USING (COVERING )?INDEX ${index} `));
      // Only the page's own 24 rows are sorted.
      expect(details.slice(0, shelf + 1).filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
    }
  }
});
