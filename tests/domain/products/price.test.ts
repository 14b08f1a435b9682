import { describe, expect, test } from "vitest";
import {
  chargedPrice,
  discountPercent,
  percentOff,
  priceView,
  variantPriceView,
  withNewPrice,
} from "../../../app/domain/products/price.ts";
import { type Product } from "../../../app/domain/products/product.ts";
import { now, sampleProduct, viewer } from "./sample-product.ts";

const etb = (text: string) => `${text}\u00A0ETB`;
const dollars = { ...viewer, currency: "USD" as const };
const running = { price: 350_000, endDate: now + 1 };
const ended = { price: 350_000, endDate: now };

const only = (current: string, more = {}) => ({ current, old: null, percent: null, ...more });
const plain = only(etb("4,000"));
const special = { current: etb("3,500"), old: etb("4,000"), percent: 13 };
const sale = { current: etb("3,000"), old: etb("4,000"), percent: 25 };
const usd = only("$24.50");

describe("price shown (specification 4.2, 4.3, 4.7)", () => {
  test.each<[string, Partial<Product>, object, object]>([
    ["selling price", {}, plain, usd],
    [
      "special price, in birr in both currencies, with its dollars",
      { specialPrice: running },
      special,
      { ...special, dollars: "$21.44" },
    ],
    ["regular price after the special ended", { specialPrice: ended }, plain, usd],
    ["sale without an end", { salePrice: 300_000 }, sale, { ...sale, dollars: "$18.38" }],
    ["sale before its end", { salePrice: 300_000, saleUntil: now + 1 }, sale, { ...sale, dollars: "$18.38" }],
    ["regular price after the sale", { salePrice: 300_000, saleUntil: now }, plain, usd],
    ["special before sale", { specialPrice: running, salePrice: 300_000 }, special, { ...special, dollars: "$21.44" }],
    ["birr where it has no price in dollars", { usdPrice: 0 }, plain, plain],
    ["a special without a price in dollars", { usdPrice: 0, specialPrice: running }, special, special],
  ])("%s", (_, changes, inBirr, inDollars) => {
    expect(priceView(sampleProduct(changes), viewer)).toEqual(inBirr);
    expect(priceView(sampleProduct(changes), dollars)).toEqual(inDollars);
  });

  test("with 2 decimals (specification 5.3)", () => {
    expect(priceView(sampleProduct({ specialPrice: running }), viewer, { decimals: true })).toEqual({
      current: etb("3,500.00"),
      old: etb("4,000.00"),
      percent: 13,
    });
  });
});

describe("prices of variants (specification 3.2, 4.3)", () => {
  const view = (optionPrices: number[], changes: Partial<Product> = {}, who = viewer) =>
    priceView(sampleProduct({ optionPrices, ...changes }), who);
  test.each<[string, object, object]>([
    ["none: the product's", view([]), plain],
    ["none, on sale", view([], { salePrice: 300_000 }), sale],
    ["all equal to the product's", view([400_000, 400_000]), plain],
    ["all equal, not the product's", view([90_000, 90_000]), only(etb("900"))],
    ["a range of dear options", view([150_000_000, 120_000_000]), only(etb("1,200,000 - 1,500,000"))],
    ["a range", view([140_000, 90_000, 100_000]), only(etb("900 - 1,400"))],
    ["a range in dollars is converted", view([140_000, 90_000], {}, dollars), only("$5.51 - $8.58", { isAbout: true })],
    [
      "a range whose one end is the product's own",
      view([400_000, 90_000], {}, dollars),
      only("$5.51 - $24.50", { isAbout: true }),
    ],
    [
      "a range of a lowered product, in birr with its dollars",
      view([400_000, 500_000], { specialPrice: running }, dollars),
      only(etb("3,500 - 5,000"), { dollars: "$21.44 - $30.63" }),
    ],
    [
      "a range in birr where there is no price in dollars",
      view([140_000, 90_000], { usdPrice: 0 }, dollars),
      only(etb("900 - 1,400")),
    ],
    [
      "the range holds what is charged",
      view([400_000, 500_000], { specialPrice: running }),
      only(etb("3,500 - 5,000")),
    ],
  ])("%s", (_, shown, expected) => expect(shown).toEqual(expected));

  test("one chosen variant", () => {
    const own = only("$5.51", { isAbout: true });
    expect(variantPriceView(sampleProduct(), { price: 90_000 }, dollars)).toEqual(own);
    expect(variantPriceView(sampleProduct(), { price: 400_000 }, dollars)).toEqual(usd);
  });

  test("options of one product are all in one currency, lowered or not", () => {
    const shown = (changes: Partial<Product>, price: number) =>
      variantPriceView(sampleProduct(changes), { price }, dollars).current;
    for (const price of [90_000, 400_000, 500_000]) {
      expect(shown({}, price)).toMatch(/^\$/);
      expect(shown({ salePrice: 300_000 }, price)).toMatch(/ETB$/);
    }
  });
});

test.each<[string, Partial<Product>, number | null, number]>([
  ["variant with its own price", { specialPrice: running }, 90_000, 90_000],
  ["variant at the selling price takes part in the special", { specialPrice: running }, 400_000, 350_000],
])("charged: %s (specification 4.2, 4.3)", (_, changes, variant, charged) => {
  expect(chargedPrice(sampleProduct(changes), variant === null ? null : { price: variant }, now)).toBe(charged);
});

test.each([
  [400_000, 350_000, 13],
  [400_000, 399_999, 1],
  [400_000, 1, 99],
  [400_000, 400_000, null],
  [400_000, 500_000, null],
  [0, 0, null],
])("percent from %i to %i", (old, current, percent) => expect(percentOff(old, current)).toBe(percent));

test.each<[string, Partial<Product>, number | null]>([
  ["none", {}, null],
  ["the product's own", { discount: 20 }, 20],
  ["the running special's", { discount: 20, specialPrice: running }, 13],
  ["none after the special ended", { discount: 20, specialPrice: ended }, null],
])("percent label: %s (specification 3.1, 9.4)", (_, changes, percent) => {
  expect(discountPercent(sampleProduct(changes), now)).toBe(percent);
});

// settled.md 30.

const product = {
  ...{ sellingPrice: 400_000, salePrice: null, saleUntil: null, specialPrice: null, discount: 0 },
};

test.each([
  ["above the special price", 400_000, { price: 350_000, endDate: 9 }, { price: 350_000, endDate: 9 }],
  ["equal to it", 350_000, { price: 350_000, endDate: 9 }, null],
  ["below it", 300_000, { price: 350_000, endDate: 9 }, null],
])("a price %s", (_, price, specialPrice, left) => {
  expect(withNewPrice({ ...product, specialPrice }, price).specialPrice).toEqual(left);
});

test.each([
  ["above the sale price: the percent follows", 500_000, { salePrice: 350_000, saleUntil: 7, discount: 30 }],
  ["equal to it: the sale ends", 350_000, { salePrice: null, saleUntil: null, discount: 0 }],
])("a price %s", (_, price, left) => {
  const onSale = { ...product, salePrice: 350_000, saleUntil: 7, discount: 13 };
  expect(withNewPrice(onSale, price)).toMatchObject(left);
});

test("a percent of the product's own stays (specification 3.1)", () => {
  expect(withNewPrice({ ...product, discount: 15 }, 300_000).discount).toBe(15);
});
