import { expect, test } from "vitest";
import { generateMarket } from "../../../scripts/market/market.ts";
import { latinWords } from "../../support/amharic/latin.ts";

// Names of the demo market are in Amharic wherever a shopper meets them; a few goods stay without, as
// sellers leave them (specification 5.5).

const market = generateMarket(Date.UTC(2026, 10, 22));
const products = market.vendors.flatMap((seller) => seller.products);

const untranslated = (texts: (string | null | undefined)[]) =>
  texts
    .filter((text): text is string => Boolean(text))
    .filter((text) => latinWords(text).length > 0 || !/[\u1200-\u135a]/.test(text));

test("every place, seller and slide has an Amharic name", () => {
  const places = market.parents.flatMap((parent) => [
    parent.am,
    ...parent.categories.flatMap((category) => [category.am, ...category.subcategories.map(({ am }) => am)]),
  ]);
  const content = [
    ...market.heroImages.map(({ headlineAm }) => headlineAm),
    ...market.tripletCards.map(({ titleAm }) => titleAm),
    ...market.banners.map(({ titleAm }) => titleAm),
    ...market.exhibitions.map(({ nameAm }) => nameAm),
  ];
  const sellers = market.vendors.flatMap(({ vendor }) => [vendor.nameAm, vendor.descriptionAm]);
  for (const texts of [places, content, sellers]) {
    expect(texts.filter((text) => !text)).toEqual([]);
    expect(untranslated(texts)).toEqual([]);
  }
});

test("goods have Amharic names but for one in sixty, and no English word in any", () => {
  const named = products.filter(({ nameAm }) => nameAm !== null);
  expect(named.length / products.length).toBeGreaterThan(0.98);
  expect(named.length).toBeLessThan(products.length);
  expect(untranslated(named.map(({ nameAm }) => nameAm))).toEqual([]);
  expect(untranslated(products.map(({ descriptionAm }) => descriptionAm))).toEqual([]);
});

test("what is stated about goods is stated in Amharic, and their colours too", () => {
  const names = products.flatMap(({ specifications }) => specifications.map(({ nameAm }) => nameAm));
  expect(untranslated([...new Set(names)])).toEqual([]);
  const values = products.flatMap(({ specifications }) => specifications.map(({ valueAm }) => valueAm ?? ""));
  expect([...new Set(values)].filter((value) => latinWords(value).length > 0)).toEqual([]);
  const colours = products.flatMap(({ variants }) => variants.map(({ colorAm }) => colorAm));
  expect(untranslated([...new Set(colours)])).toEqual([]);
});
