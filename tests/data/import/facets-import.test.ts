import { beforeAll, expect, test } from "vitest";
import { retireProducts, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { findListingPage } from "../../../app/data/listings/find-listing-page.server.ts";
import { findChosenValues } from "../../../app/data/listings/values.server.ts";
import { updateDuePrices } from "../../../app/data/products/turn-prices.server.ts";
import { noFilter } from "../../../app/domain/listings/listing-filter.ts";
import { defaultRequest } from "../../../app/domain/listings/listing-request.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { draft, emptyCatalogue, NOW } from "../../support/import-drafts.ts";
import { db, readRow } from "../../support/test-database.ts";

// Facets of imported rows.

const HOUR = 3_600_000;
let vendor = 0;

const variant = (color: string | null, size: string | null) => ({
  ...{ color, colorAm: color === "Black" ? "ጥቁር" : null, colorCode: color === "Black" ? "#000000" : null },
  ...{ size, price: 99_900 },
});
const save = (drafts: ProductDraft[], now = NOW) => saveProducts(db, vendor, drafts, now);
const facetsOf = async () => (await findListingPage(db, defaultRequest)).facets;
const stored = (feedId: string) =>
  readRow("SELECT shown_price, shown_discount, turns_at, updated_at FROM product WHERE feed_id = ?1", feedId);

beforeAll(async () => void (vendor = await emptyCatalogue(db, NOW)));

test("brands, colours and sizes of a feed become facets, once each however they are spelt", async () => {
  const variants = [variant("Black", "42"), variant("black", "43"), variant("White", "42"), variant(null, "—")];
  await save([
    draft("a", { brand: "Samsung", variants }),
    draft("b", { brand: "SAMSUNG", variants: [variant("White", null)] }),
    draft("c", { brand: "—" }),
  ]);
  const { brands, colors, sizes } = await facetsOf();
  expect(brands.map(({ slug, name, count }) => [slug, name, count])).toEqual([["samsung", "Samsung", 2]]);
  expect(colors.map(({ slug, nameAm, code, count }) => [slug, nameAm, code, count])).toEqual([
    ["white", null, null, 2],
    ["black", "ጥቁር", "#000000", 1],
  ]);
  expect(sizes.map(({ slug, name, count }) => [slug, name, count])).toEqual([
    ["42", "42", 1],
    ["43", "43", 1],
  ]);
});

test("what an address names is found, the unknown left out", async () => {
  const named = { vendors: [vendor, 4711], brands: ["samsung", "nobody"], colors: ["black"], sizes: ["black", "43"] };
  const found = await findChosenValues(db, named);
  expect(found.vendors).toEqual([
    { value: vendor, slug: String(vendor), name: "Selam Pots", nameAm: null, code: null, count: 0 },
  ]);
  expect(found.brands.map(({ slug }) => slug)).toEqual(["samsung"]);
  expect(found.colors.map(({ slug }) => slug)).toEqual(["black"]);
  expect(found.sizes.map(({ slug }) => slug)).toEqual(["43"]);
  const nothing = { vendors: [], brands: [], colors: [], sizes: [] };
  expect(await findChosenValues(db, nothing)).toEqual(nothing);
  expect(await findChosenValues(db, { ...nothing, brands: ["'; DROP TABLE brand --", "\0"] })).toEqual(nothing);
});

test("a variant that goes takes its colour along, a retired product all of its values", async () => {
  await save([draft("a", { brand: "Samsung", variants: [variant("Black", "42")] })]);
  expect((await facetsOf()).sizes.map(({ slug }) => slug)).toEqual(["42"]);
  await retireProducts(db, vendor, ["a", "b"], NOW);
  const { brands, colors, sizes } = await facetsOf();
  expect([brands, colors, sizes]).toEqual([[], [], []]);
  await save([draft("b", { brand: "SAMSUNG", variants: [variant("White", null)] })]);
  expect((await facetsOf()).colors.map(({ slug, count }) => [slug, count])).toEqual([["white", 1]]);
});

test("of sizes beyond the 52nd only those that are already facets are offered", async () => {
  const sizes = Array.from({ length: 70 }, (_, index) => variant(null, `EU ${index}`));
  await save([draft("many", { variants: sizes.slice(0, 40) }), draft("more", { variants: sizes })]);
  await save([draft("again", { variants: sizes.slice(30, 60) })]);
  expect(await readRow("SELECT count(*) AS n FROM choice WHERE facet = 4")).toEqual({ n: 52 });
  const last = await readRow("SELECT slug, bit FROM choice WHERE facet = 4 AND bit = 51");
  const found = await findListingPage(db, { ...defaultRequest, filter: { ...noFilter, sizes: [51] } });
  expect(found.products.map(({ nameSlug }) => nameSlug).toSorted()).toEqual(["clay-pot-again", "clay-pot-more"]);
  expect(last).toEqual({ slug: "eu-49", bit: 51 });
});

test("lists know the price a card shows, and turn with it; with nothing due nothing is written", async () => {
  const special = { specialPrice: { price: 50_000, endDate: NOW + HOUR } };
  await save([draft("deal", { sellingPrice: 100_000, ...special }), draft("plain", { discount: 15 })]);
  expect(await stored("deal")).toMatchObject({ shown_price: 50_000, shown_discount: 50, turns_at: NOW + HOUR });
  expect(await stored("plain")).toMatchObject({ shown_price: 99_900, shown_discount: 15, turns_at: null });
  const half = async () =>
    (
      await findListingPage(db, { ...defaultRequest, filter: { ...noFilter, discount: 50 }, sort: "discount" })
    ).products.map(({ nameSlug }) => nameSlug);
  expect(await updateDuePrices(db, NOW + HOUR - 1)).toBe(0);
  expect(await half()).toEqual(["clay-pot-deal"]);
  expect(await updateDuePrices(db, NOW + HOUR)).toBe(1);
  expect(await updateDuePrices(db, NOW + HOUR)).toBe(0);
  expect(await half()).toEqual([]);
  const turned = { shown_price: 100_000, shown_discount: 0, turns_at: null, updated_at: NOW };
  expect(await stored("deal")).toMatchObject(turned);
});

test("prices turn in batches: a reader does one, the cron as many as it is told", async () => {
  const special = { specialPrice: { price: 50_000, endDate: NOW + 2 * HOUR } };
  await save(Array.from({ length: 450 }, (_, index) => draft(`due-${index}`, special)));
  expect(await updateDuePrices(db, NOW + 3 * HOUR)).toBe(200);
  expect(await updateDuePrices(db, NOW + 3 * HOUR, 50)).toBe(250);
});
