import { describe, expect, test } from "vitest";
import { productPageView } from "../../../app/domain/product-page/product-page-view.ts";
import type { ProductDetail, ProductVariant } from "../../../app/domain/products/product.ts";
import { quickView } from "../../../app/domain/product-page/quick-view.ts";
import { blue, now, plainDetail, viewer } from "../products/sample-product.ts";

const small = { ...blue, price: 90_000 };
const usual = { ...small, id: 2, size: "44", price: 400_000 };

const images = ["1", "2", "3", "4", "5"].map((name) => `/media/web-banner/netela-${name}.webp`);
const detail = (changes: Partial<ProductDetail> = {}) => plainDetail({ images, ...changes });

describe("the quick view (specification 2.9, 4.1 to 4.3)", () => {
  test("shows the first four pictures", () => {
    expect(quickView(detail(), viewer).pictures.map(({ url }) => url.slice(-6))).toEqual(
      ["1", "2", "3", "4"].map((name) => `${name}.webp`),
    );
  });

  test.each([-1000, 0, 1000])("a variant costs what its page says, %i ms from the end of the deal", (distance) => {
    const product = detail({
      variants: [small, usual],
      variantCount: 2,
      specialPrice: { price: 350_000, endDate: now },
    });
    const at = { ...viewer, now: now + distance };
    const { variants, ...whole } = quickView(product, at);
    expect(whole).toMatchObject({ price: productPageView(product, at).price, variantId: null });
    for (const { id, chosen } of variants) {
      const { price, pays, endsAt, ends, stock } = productPageView(product, at, {
        choice: { name: "variant", id: String(id) },
      });
      expect(chosen).toEqual({ price, pays, endsAt, ends, stock });
    }
    expect(variants.map(({ chosen }) => chosen.endsAt)).toEqual([null, distance < 0 ? now : null]);
  });

  test("colour and size are two choices, in which each option has its place; other options are one", () => {
    const red = { ...small, id: 3, color: "Red", colorCode: "#bb2222" };
    const two = quickView(detail({ variants: [usual, small, { ...red, size: "40" }], variantCount: 3 }), viewer);
    const named = two.choices.map(({ values }) => values.map(({ text, swatch }) => `${text!.name} ${swatch}`).join());
    expect(two.choices.map(({ kind }) => kind)).toEqual(["color", "size"]);
    expect(named).toEqual(["Blue #2255aa,Red #bb2222", "40 null,44 null"]);
    expect(two.variants.map(({ id, at }) => `${id}: ${at}`)).toEqual(["2: 0,1", "1: 0,0", "3: 1,0"]);
    const list = quickView(detail({ variants: [small, usual], variantCount: 2 }), viewer);
    expect(list.choices.map(({ kind, values }) => [kind, values.length])).toEqual([["size", 2]]);
    expect(list.variants.map(({ at }) => at)).toEqual([[0], [1]]);
    expect(quickView(detail(), viewer).choices).toEqual([]);
  });

  test("a colour shows its own picture, a size none; of whole options each its own", () => {
    const picture = "/media/web-banner/netela-blue.webp";
    const red = { ...small, id: 3, color: "Red", colorCode: "#bb2222" };
    const pictures = (variants: ProductVariant[]) =>
      quickView(detail({ variants, variantCount: variants.length }), viewer).choices.map(({ values }) =>
        values.map((value) => value.picture ?? null),
      );
    expect(pictures([usual, { ...small, picture }, red, { ...red, id: 4, size: "44" }])).toEqual([
      [picture, null],
      [null, null],
    ]);
    const list = [
      { ...small, picture },
      { ...small, id: 2, color: "Green" },
    ];
    expect(pictures(list)).toEqual([[null, null]]);
    const options = (variants: ProductVariant[]) =>
      quickView(detail({ variants, variantCount: variants.length }), viewer).variants.map((one) => one.picture ?? null);
    expect(options(list)).toEqual([picture, null]);
    const own = "/media/web-banner/netela-44.webp";
    expect(options([{ ...small, picture }, usual, { ...red, picture: own }])).toEqual([picture, picture, own]);
  });
});
