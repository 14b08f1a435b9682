import { beforeAll, expect, test } from "vitest";
import { findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { noFilter, type ListingFilter } from "../../../app/domain/listings/listing-filter.ts";
import { defaultRequest, type ListingRequest, type ListingSort } from "../../../app/domain/listings/listing-request.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { db } from "../../support/test-database.ts";

const found = (filter: Partial<ListingFilter>, sort: ListingSort = "newest", position: Partial<ListingRequest> = {}) =>
  findListingPage(db, { ...defaultRequest, filter: { ...noFilter, ...filter }, sort, ...position });

beforeAll(() => insertSmallCatalogue(db));

test.each([
  ["malformed", "x"],
  ["of another order", "p0-5-5-5"],
  ["past the end", "n1-0-0-0"],
])("a key that is %s is ignored: the page number counts", async (_, after) => {
  const { products, page } = await found({}, "newest", { after });
  expect(page).toBe(1);
  expect(products).toHaveLength(8);
});

test("before a key with less than a page before it stands the first page", async () => {
  const { lastKey } = await found({});
  const { products, page } = await found({}, "newest", { page: 3, before: lastKey });
  expect(page).toBe(1);
  expect(products).toHaveLength(8);
});
