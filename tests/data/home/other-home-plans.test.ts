import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import * as lists from "../../../app/data/collections/other-lists.server.ts";
import { listParentCollections } from "../../../app/data/collections/other-lists.server.ts";
import { listCategoryRows } from "../../../app/data/products/category-rows.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";

// Specification 2.6.

beforeAll(() => insertSmallCatalogue(env.DB));

// The index gives the order and LIMIT stops the walk; only rows already read may be sorted.
test.each<[string, RegExp, (db: D1Database) => Promise<unknown>]>([
  ["listLessThan1000", /SEARCH p USING INDEX product_all_price/, (db) => lists.listLessThan1000(db, NOW, 12)],
  ["listVehicles", /SEARCH product USING INDEX product_subcategory_views/, (db) => lists.listVehicles(db, 12)],
  ["listCategoryRows", /SEARCH product USING INDEX product_category_views/, (db) => listCategoryRows(db, 6, 10)],
  [
    "listParentCollections",
    /SEARCH product USING INDEX product_parent_views/,
    (db) => listParentCollections(db, 12, 6),
  ],
])("%s reads its shelf in the order wanted", async (_, index, ask) => {
  const asked: Asked[] = [];
  await ask(listening(env.DB, asked));
  const plan = await planOf(env.DB, asked.at(-1)!);
  const shelf = plan.findIndex((line) => index.test(line));
  expect(plan[shelf], plan.join("\n")).toBeDefined();
  // A sort inside the subquery would be the next line.
  expect(plan[shelf + 1] ?? "").not.toContain("TEMP B-TREE FOR ORDER BY LIMIT");
});
