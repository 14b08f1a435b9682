import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listVendors } from "../../../app/data/vendors/vendors-directory.server.ts";
import { directorySorts } from "../../../app/domain/vendors/vendor-directory.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { insertVendorMarket } from "./vendor-market.ts";

// Decision 7: the directory is read in the requested order.

const page = { size: 24, offset: 48 };

beforeAll(() => insertVendorMarket(env.DB));

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
