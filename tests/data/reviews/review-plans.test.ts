import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { countRates, listReviews } from "../../../app/data/products/product-rates.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";

// Decision 7: a product's reviews are read in the requested order.

const page = { size: 5, offset: 0 };

beforeAll(() => insertSmallCatalogue(env.DB));

test("a page of reviews comes out of its index in order", async () => {
  for (const sort of ["newest", "highest", "lowest"] as const) {
    const asked: Asked[] = [];
    await listReviews(listening(env.DB, asked), 1, { sort, stars: null, ...page });
    const [plan] = await Promise.all(asked.map((one) => planOf(env.DB, one)));
    expect(plan![0]).toContain(`USING INDEX product_rate_${sort}`);
    expect(plan!.slice(1).filter((step) => /SCAN (?!\(subquery)|TEMP B-TREE/.test(step))).toEqual([]);
  }
});

test("ratings are counted in the index alone", async () => {
  const asked: Asked[] = [];
  await countRates(listening(env.DB, asked), 1);
  const [counted] = await Promise.all(asked.map((one) => planOf(env.DB, one)));
  expect(counted).toEqual([expect.stringContaining("USING COVERING INDEX product_rate_counts (product_id=?)")]);
});
