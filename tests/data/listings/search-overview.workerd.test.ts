import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { overviewStatement, toOverview, type OverviewRow } from "../../../app/data/listings/counters.server.ts";
import { findSearchPlan } from "../../../app/data/listings/search-plan.server.ts";
import { noFilter, valueKinds } from "../../../app/domain/listings/listing-filter.ts";
import { insertSearchRows, insertSmallCatalogue } from "../small-catalogue.ts";

// docs/bench.md, rows read by a search.

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await insertSearchRows(env.DB);
});

const FIRST = { page: 1, after: null, before: null };
const overview = async (isSearch: boolean, filter = noFilter) => {
  const answer = await overviewStatement(env.DB, filter, isSearch).all<OverviewRow>();
  return { ...toOverview(filter, answer.results[0]!), rows: answer.meta.rows_read };
};

test("a search hears of the counters which parents have goods, and of the values that were chosen", async () => {
  const [list, search] = [await overview(false), await overview(true)];
  expect(search.histograms).toEqual(list.histograms);
  expect(search.places.map(({ id }) => id)).toEqual(list.places.map(({ id }) => id));
  expect(search.places.map(({ count }) => count > 0)).toEqual(list.places.map(({ count }) => count > 0));
  expect(list.values.vendors.length).toBeGreaterThan(1);
  for (const kind of valueKinds) expect(search.values[kind]).toEqual([]);
  expect(search.rows).toBeLessThan(list.rows);
  const chosen = { ...noFilter, vendors: [1] };
  expect((await overview(true, chosen)).values.vendors).toEqual((await overview(false, chosen)).values.vendors);
});

test("the filters of a search are those of its matches, with their numbers", async () => {
  const plan = await findSearchPlan(env.DB, "phone");
  const { total, facets } = await findListingPage(env.DB, noFilter, "relevance", FIRST, plan);
  expect(total).toBeGreaterThan(0);
  expect(facets.vendors.length).toBeGreaterThan(0);
  expect(facets.vendors.reduce((sum, { count }) => sum + count!, 0)).toBe(total);
});

test("with more matches than are counted it offers, of what they tell nothing, what the shop has, without numbers", async () => {
  await env.DB.exec("INSERT INTO brand (id, slug, name) VALUES (7, 'tayal', 'Tayal')");
  await env.DB.exec("UPDATE product SET brand = 'Tayal', brand_id = 7 WHERE name NOT LIKE '%phone%'");
  const plan = await findSearchPlan(env.DB, "phone");
  const capped = await findListingPage(env.DB, noFilter, "relevance", FIRST, plan, { countedTo: 1 });
  expect(capped.isCapped).toBe(true);
  expect(capped.facets.brands).toMatchObject([{ value: 7, name: "Tayal", count: null }]);
});
