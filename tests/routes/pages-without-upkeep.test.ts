import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { parseListingQuery } from "../../app/domain/listings/listing-query.ts";
import { parseDirectoryQuery } from "../../app/domain/vendors/vendor-directory.ts";
import { parseStoreQuery } from "../../app/domain/vendors/vendor-store-query.ts";
import type { Bindings } from "../../app/request/bindings.server.ts";
import { withTestFaults } from "../../app/request/test-faults.server.ts";
import { findListing } from "../../app/routes/shop/find-listing.server.ts";
import { findStore } from "../../app/routes/vendor-store/find-store.server.ts";
import { findDirectory } from "../../app/routes/vendors/find-directory.server.ts";
import { NOW, insertSmallCatalogue } from "../data/small-catalogue.ts";

// What a page brings up to date on the way is no reason to show nothing: the next reader, or the cron, does it.

const without = (statement: string): D1Database =>
  withTestFaults({ db: env.DB } as Bindings, new Headers({ "x-test-fail": statement })).db;
const words = new URLSearchParams();

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await env.DB.prepare("UPDATE product SET turns_at = 1 WHERE id = 1").run();
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

test("vendors are looked for when their names cannot be indexed", async () => {
  const db = without("SET is_searchable");
  const asked = parseDirectoryQuery(new URLSearchParams("name=nobody"));
  expect(await findDirectory(db, asked, "en")).toMatchObject({ total: 0, vendors: [] });
});
