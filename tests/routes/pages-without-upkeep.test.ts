import { beforeAll, expect, test } from "vitest";
import { parseListingQuery } from "../../app/domain/listings/listing-query.ts";
import { parseDirectoryQuery } from "../../app/domain/vendors/vendor-directory.ts";
import { parseStoreQuery } from "../../app/domain/vendors/vendor-store-query.ts";
import { findListing } from "../../app/routes/shop/find-listing.server.ts";
import { findStore } from "../../app/routes/vendor-store/find-store.server.ts";
import { findDirectory } from "../../app/routes/vendors/find-directory.server.ts";
import { NOW, insertSmallCatalogue } from "../data/small-catalogue.ts";
import { db, readValue, run } from "../support/test-database.ts";
import { faultyDatabase } from "../support/test-worker.ts";

// A failed update during a page does not fail the page.

const without = (fail: string) => faultyDatabase(db, { fail, slow: null, distance: 0 });
const words = new URLSearchParams();

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await run("UPDATE product SET turns_at = 1 WHERE id = 1");
});

test.each(["WHERE turns_at <=", "UPDATE product SET shown_price"])(
  "lists and stores open without %s",
  async (failing) => {
    const shop = { db: without(failing), isTestTime: false };
    const listing = await findListing(shop, parseListingQuery("list", words)!, NOW);
    expect(listing!.products).not.toEqual([]);
    const store = await findStore(shop, parseStoreQuery(1, words), NOW);
    expect(store!.listing!.products).not.toEqual([]);
  },
);

test("a price that has just ended is in its place already in the page that found it out", async () => {
  const dearest =
    "SELECT id FROM product WHERE vendor_id = 1 AND retired_at IS NULL AND listed_stock > 0 ORDER BY selling_price DESC LIMIT 1";
  const id = await readValue<number>(dearest);
  const cheapest = `UPDATE product SET shown_price = 1, turns_at = 1 WHERE id = ${id}`;
  const shop = { db, isTestTime: false };
  const first = (products: readonly { id: number }[] | undefined) => products?.[0]?.id;
  const byPrice = new URLSearchParams("sort=price");
  await run(cheapest);
  const asItWas = { ...shop, isTestTime: true };
  expect(first((await findListing(asItWas, parseListingQuery("list", byPrice)!, NOW))?.products)).toBe(id);
  const listing = await findListing(shop, parseListingQuery("list", byPrice)!, NOW);
  expect(first(listing?.products)).not.toBe(id);
  await run(cheapest);
  const store = await findStore(shop, parseStoreQuery(1, byPrice), NOW);
  expect(first(store?.listing?.products)).not.toBe(id);
});

test("vendors are looked for when their names cannot be indexed", async () => {
  const db = without("SET is_searchable");
  const asked = parseDirectoryQuery(new URLSearchParams("name=nobody"));
  expect(await findDirectory(db, asked, "en")).toMatchObject({ total: 0, vendors: [] });
});
