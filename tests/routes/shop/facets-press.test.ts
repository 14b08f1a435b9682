import { expect, test } from "vitest";
import { canonicalListingHref, listingHref } from "../../../app/domain/listings/listing-address.ts";
import { wholeCatalogue, parseListingQuery, type ListingQuery } from "../../../app/domain/listings/listing-query.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { translateWith } from "../../../app/i18n/translate.ts";
import { buttonText, facetsView } from "../../../app/routes/shop/facets-view.server.ts";
import { viewer } from "../../domain/products/sample-product.ts";

// A press on a single choice sends the rest of the form.

const t = translateWith(en, "en");
const facets = {
  ...{
    categories: [],
    prices: [1, 2, 3, 4, 5],
    ratings: [1, 2, 3],
    discounts: [1, 2, 3, 4],
    freeDelivery: 5,
    inStock: 6,
  },
  ...{ vendors: [], brands: [], colors: [], sizes: [] },
};
type View = ReturnType<typeof facetsView>;

function viewOf(query: Partial<ListingQuery>): View {
  const listing = { ...{ query: { ...wholeCatalogue, ...query }, target: null, facets, total: 9, isCapped: false } };
  return facetsView(listing as unknown as Parameters<typeof facetsView>[0], viewer, t);
}

function press(query: Partial<ListingQuery>, pressed: [string, string][], filled: [string, string][] = []): string {
  const { form } = viewOf(query);
  const prices = form.prices.map(({ name, value }): [string, string] => [
    name,
    filled.find(([other]) => other === name)?.[1] ?? value,
  ]);
  const ticks = filled.filter(([name]) => !name.endsWith("Price"));
  const sent = new URLSearchParams([...pressed, ...prices, ...ticks, ...form.hidden]);
  return canonicalListingHref(parseListingQuery(query.view ?? "list", sent)!);
}

const bags = { parentCategory: "bags" };
const vendors: [string, string][] = [
  ["vendor", "3"],
  ["vendor", "20"],
];

test.each<[string, Partial<ListingQuery>, [string, string][], [string, string][], Partial<ListingQuery>]>([
  ["a band, with ticks", bags, [["band", "1000-5000"]], vendors, { ...bags, band: 1, vendors: ["3", "20"] }],
  ["a band instead of typed prices", { minPrice: 7, maxPrice: 9 }, [["band", "0-1000"]], [], { band: 0 }],
  ["the chosen band, taken back", { ...bags, band: 0 }, [["band", ""]], vendors, { ...bags, vendors: ["3", "20"] }],
  [
    "stars, with a band and a tick",
    { band: 2 },
    [["rating", "4"]],
    [["brand", "zara"]],
    { band: 2, rating: 4, brands: ["zara"] },
  ],
  ["the chosen stars, taken back", { rating: 4, inStock: true }, [["rating", ""]], [], { inStock: true }],
  ["any discount after a quarter off", { discount: 25 }, [["off", "1"]], [], { discount: 1 }],
  ["a quarter off in the collection", { discountProducts: true }, [["off", "25"]], [], { discount: 25 }],
  [
    "in stock, in a search that is sorted",
    { name: "bag", sort: "price" },
    [["stock", "in"]],
    vendors,
    { name: "bag", sort: "price", inStock: true, vendors: ["3", "20"] },
  ],
  ["free delivery, taken back", { freeDelivery: true, rating: 3 }, [["freeDelivery", ""]], [], { rating: 3 }],
  ["the button with a box unticked", { vendors: ["3", "20"] }, [], [["vendor", "3"]], { vendors: ["3"] }],
])("%s", (_, query, pressed, filled, expected) => {
  expect(press(query, pressed, filled)).toBe(listingHref(expected));
});

test("a chosen one takes itself back, the others choose themselves", () => {
  const asked = { band: 1, rating: 4, discountProducts: true, inStock: true };
  const { prices, ratings, discounts, switches } = viewOf(asked);
  expect(prices.map(({ value }) => value)).toEqual(["0-1000", "", "5000-20000", "20000-100000", "100000-"]);
  expect(ratings.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual([""]);
  expect(discounts.map(({ value }) => value)).toEqual(["", "10", "25", "50"]);
  expect(switches.map(({ param, value }) => [param, value])).toEqual([
    ["freeDelivery", "list"],
    ["stock", ""],
  ]);
});

test.each<[string, string, string[]]>([
  ["what cannot be read is kept at its field, and said", "minPrice=abc&maxPrice=12a", ["abc, wrong", "12a, wrong"]],
  ["the other field keeps its number", "minPrice=-5&maxPrice=900", ["-5, wrong", "900"]],
  ["swapped prices are said at both", "minPrice=900&maxPrice=200", ["200, wrong", "900, wrong"]],
  ["from 0 is from nothing", "minPrice=0&maxPrice=", ["", ""]],
  ["a pressed band replaces them", "band=0-1000&minPrice=abc&maxPrice=x", ["", ""]],
])("%s", (_, search, fields) => {
  const { prices } = viewOf(parseListingQuery("list", new URLSearchParams(search))!).form;
  expect(prices.map(({ value, error }) => (error === null ? value : `${value}, wrong`))).toEqual(fields);
});

test.each([
  [0, false, "No matching products"],
  [1, false, "Show 1 product"],
  [1204, false, "Show 1,204 products"],
  [10_000, true, "Show 10,000+ products"],
])("with scripts the button says of %i what it would show", (total, isCapped, text) => {
  expect(buttonText({ total, isCapped }, t)).toBe(text);
});
