import { describe, expect, test } from "vitest";
import { productPageView } from "../../../app/domain/product-page/product-page-view.ts";
import type { OptionAxisView } from "../../../app/domain/products/product-variants-view.ts";
import { choiceQuery, hasTwoChoices, readOptionChoice } from "../../../app/domain/products/option-choice.ts";
import type { ProductDetail, ProductVariant } from "../../../app/domain/products/product.ts";
import { plainDetail, viewer } from "./sample-product.ts";

// Decision 58.

const image = (name: string) => `https://img.example/${name}.jpg`;
const option = (
  id: number,
  color: string | null,
  size: string | null,
  more: Partial<ProductVariant> = {},
): ProductVariant => ({
  ...{ id, color, colorAm: color === "Red" ? "ቀይ" : null, colorCode: color === "Red" ? "#b3352b" : null, size },
  ...{ price: 400_000, stockAmount: 3, picture: color && image(color), ...more },
});

/** No blue L exists, and the last red L is sold. */
const shirt = [
  option(1, "Red", "M"),
  option(2, "Red", "L", { stockAmount: 0 }),
  option(3, "Blue", "M", { stockAmount: 1 }),
  option(4, "Blue", "S"),
];
const product = (variants: ProductVariant[], changes: Partial<ProductDetail> = {}): ProductDetail => ({
  ...plainDetail({ nameSlug: "shirt", stockAmount: 7, variantCount: variants.length, variants }),
  ...{ images: [image("Red"), image("Blue"), image("back")], ...changes },
});
const pageOf = (query: string, variants = shirt, who = viewer) =>
  productPageView(product(variants), who, { choice: readOptionChoice(new URLSearchParams(query)) });
const received = ({ values }: OptionAxisView) =>
  values.map(({ text, state, without, isChosen, href }) => [
    ...[text.name, without ? `${state} in ${without.name}` : state, isChosen ? "chosen" : ""],
    href.replace("/product/default/shirt?", "").replace("#variant", ""),
  ]);

describe("two choices", () => {
  test("nothing chosen: every colour and size by itself", () => {
    const { axes, variantId, choice, stock } = pageOf("");
    expect(axes.map(({ name, chosen }) => [name, chosen])).toEqual([
      ["color", null],
      ["size", null],
    ]);
    expect(axes.map(received)).toEqual([
      [
        ["Red", "free", "", "color=1"],
        ["Blue", "free", "", "color=3"],
      ],
      [
        ["S", "free", "", "size=4"],
        ["M", "free", "", "size=1"],
        ["L", "soldOut", "", "size=2"],
      ],
    ]);
    expect([variantId, choice, stock.left]).toEqual([null, "", 7]);
  });

  test("a colour chosen: its picture comes first, sizes say what it is not made in and what is sold out", () => {
    const { axes, pictures, variantId, choice } = pageOf("color=3");
    expect(axes[0]!.chosen).toEqual({ name: "Blue" });
    expect(received(axes[0]!).map(([name, , chosen]) => [name, chosen])).toEqual([
      ["Red", ""],
      ["Blue", "chosen"],
    ]);
    expect(received(axes[1]!)).toEqual([
      ["S", "free", "", "variant=4"],
      ["M", "free", "", "variant=3"],
      ["L", "notMade in Blue", "", "size=2"],
    ]);
    expect(pictures.map(({ url }) => url)).toEqual([image("Blue"), image("Red"), image("back")]);
    expect([variantId, choice]).toEqual([null, "color=3"]);
    expect(received(pageOf("color=1").axes[1]!)[2]).toEqual(["L", "soldOut", "", "variant=2"]);
  });

  test("both chosen: the option is, with its own units; the other links change one of the two", () => {
    const { axes, variantId, choice, stock, maxQuantity, buyNowMuted } = pageOf("variant=3");
    expect(axes.map(received)).toEqual([
      [
        ["Red", "free", "", "variant=1"],
        ["Blue", "free", "chosen", "variant=3"],
      ],
      [
        ["S", "free", "", "variant=4"],
        ["M", "free", "chosen", "variant=3"],
        ["L", "notMade in Blue", "", "size=2"],
      ],
    ]);
    expect({ variantId, choice, stock, maxQuantity, buyNowMuted }).toEqual({
      ...{ variantId: 3, choice: "variant=3", stock: { state: "last", left: 1 }, maxQuantity: 1, buyNowMuted: true },
    });
  });

  test("a sold out option says so while others are left", () => {
    expect(pageOf("variant=2")).toMatchObject({ isOptionSoldOut: true, stock: { state: "soldOut" } });
    expect(pageOf("variant=1")).toMatchObject({ isOptionSoldOut: false, stock: { state: "few", left: 3 } });
    const none = productPageView(product(shirt, { stockAmount: 0 }), viewer, { choice: { name: "variant", id: "1" } });
    expect(none).toMatchObject({ isOptionSoldOut: false, stock: { state: "soldOut" } });
  });

  test("prices are told where they differ, once the other choice stands", () => {
    const priced = [...shirt.slice(0, 3), option(4, "Blue", "S", { price: 450_000 })];
    expect(pageOf("", priced).axes.flatMap(({ values }) => values.map(({ price }) => price))).toEqual(
      Array(5).fill(null),
    );
    const [, sizes] = pageOf("color=3", priced).axes;
    expect(sizes!.values.map(({ price }) => price?.current ?? null)).toEqual([
      "4,500\u00A0ETB",
      "4,000\u00A0ETB",
      null,
    ]);
    expect(pageOf("color=3").axes[1]!.values.map(({ price }) => price)).toEqual([null, null, null]);
  });

  test("in Amharic, with the colour's own name", () => {
    const { axes } = pageOf("variant=1", shirt, { ...viewer, locale: "am" });
    expect(axes[0]!.values.map(({ text }) => text)).toEqual([{ name: "ቀይ" }, { name: "Blue", lang: "en" }]);
    expect(axes[0]!.values[0]!.swatch).toBe("#b3352b");
  });
});

test.each<[string, ProductVariant[]]>([
  ["one colour", [option(1, "Red", "M"), option(2, "Red", "L")]],
  ["one size", [option(1, "Red", "M"), option(2, "Blue", "M")]],
  ["an option without a size", [option(1, "Red", "M"), option(2, "Blue", "L"), option(3, "Green", null)]],
  ["two options alike", [option(1, "Red", "M"), option(2, "Blue", "L"), option(3, "Red", "M")]],
])("%s: the options are one list, as ever, and a colour alone is no choice", (_, variants) => {
  expect(hasTwoChoices(variants)).toBe(false);
  expect(pageOf("color=1", variants)).toMatchObject({ axes: [], variantId: null, choice: "" });
  expect(pageOf("variant=2", variants).variants.map(({ isChosen }) => isChosen)).toEqual(
    variants.map(({ id }) => id === 2),
  );
});

test.each<[string | null, string, ProductVariant[]]>([
  ["colorSize", "", shirt],
  ["size", "color=3", shirt],
  ["color", "size=4", shirt],
  [null, "variant=4", shirt],
  ["color", "", [option(1, "Red", "M"), option(2, "Blue", "M")]],
  ["size", "", [option(1, null, "M"), option(2, null, "L")]],
  ["option", "", [option(1, "Red", "M"), option(2, "Blue", "L"), option(3, "Green", null)]],
  ["option", "", [option(1, null, "Material: Wool"), option(2, null, "Material: Silk")]],
  [
    "colorOption",
    "",
    ["Red", "Blue"].flatMap((color, at) =>
      ["Wool", "Silk"].map((material, place) => option(at * 2 + place + 1, color, `Material: ${material}`)),
    ),
  ],
  [null, "", [option(1, "Red", "M")]],
  [null, "", []],
])("%s is still to be chosen with '%s'", (open, query, variants) => expect(pageOf(query, variants).open).toBe(open));

test("an old address chooses what it chose; an unknown one nothing", () => {
  expect(pageOf("variant=4").variantId).toBe(4);
  for (const query of ["variant=99", "color=99", "color=", "size=Red", "variant=04"]) {
    expect(pageOf(query)).toMatchObject({ variantId: null, choice: "", pictures: [{ url: image("Red") }, {}, {}] });
  }
  expect(readOptionChoice(new URLSearchParams("size=3&variant=4&color=2"))).toEqual({ name: "variant", id: "4" });
  expect([choiceQuery(null), choiceQuery({ name: "size", id: "3" })]).toEqual(["", "size=3"]);
});

test("options that share the product's stock have what it has", () => {
  const shared = shirt.map((one) => ({ ...one, stockAmount: null }));
  const { axes, variants, stock } = pageOf("variant=2", shared);
  expect(axes.flatMap(({ values }) => values.map(({ state }) => state)).includes("soldOut")).toBe(false);
  expect(variants.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, false, false]);
  expect(stock.left).toBe(7);
});
