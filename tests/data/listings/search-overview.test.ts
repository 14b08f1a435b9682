import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { findSearchPlan } from "../../../app/data/listings/search-plan.server.ts";
import { defaultRequest } from "../../../app/domain/listings/listing-request.ts";
import { insertSearchRows, insertSmallCatalogue } from "../small-catalogue.ts";

// Decision 7: the facets of a search.

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await insertSearchRows(env.DB);
});

test("with more matches than are counted it offers, of what they tell nothing, what the shop has, without numbers", async () => {
  await env.DB.exec("INSERT INTO brand (id, slug, name) VALUES (7, 'tayal', 'Tayal')");
  await env.DB.exec("UPDATE product SET brand = 'Tayal', brand_id = 7 WHERE name NOT LIKE '%phone%'");
  const plan = await findSearchPlan(env.DB, "phone");
  const capped = await findListingPage(env.DB, { ...defaultRequest, words: plan, sort: "relevance", countedTo: 1 });
  expect(capped.isCapped).toBe(true);
  expect(capped.facets.brands).toMatchObject([{ value: 7, name: "Tayal", count: null }]);
});
