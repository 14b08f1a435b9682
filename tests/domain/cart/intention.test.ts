import { describe, expect, test } from "vitest";
import { intentionOf, parseIntention, variantOf } from "../../../app/domain/cart/intention.ts";

describe("an intention keeps what its action reads (specification 4.6)", () => {
  const fields = new Map([
    ["product", "7"],
    ["quantity", "2"],
    ["_xsrf", "secret"],
    ["returnTo", "/x"],
    ["surface", "homeCard"],
  ]);

  test("of a cart form: product, variant and quantity", () => {
    expect(intentionOf("cartAdd", fields, "/p")).toEqual({
      kind: "cartAdd",
      fields: { product: "7", quantity: "2" },
      returnTo: "/p",
    });
  });

  test("of a wishlist form: the product; a value too long stays refusable", () => {
    const long = intentionOf("wishlistAdd", new Map([["product", "9".repeat(4_000)]]), "/");
    expect(long.fields.product).toHaveLength(21);
    expect(intentionOf("wishlistAdd", fields, "/p").fields).toEqual({ product: "7" });
  });

  test.each(["cartAdd", "wishlistAdd"] as const)("%s: that it was an exhibition's card (4.4)", (kind) => {
    const exhibited = new Map([
      ["product", "7"],
      ["surface", "exhibitionCard"],
    ]);
    expect(intentionOf(kind, exhibited, "/").fields).toEqual({ product: "7", surface: "exhibitionCard" });
  });
});

test.each([
  [{ product: "7" }, "/product/default/jebena?variant=12&from=list#variant", "12"],
  [{ product: "7", variant: "3" }, "/product/default/jebena?variant=12", "3"],
  [{ product: "7" }, "/product/default/jebena", null],
  [{ product: "7" }, "/", null],
])("the variant of %j pressed on %s is %s", (fields, returnTo, variant) => {
  expect(variantOf({ kind: "wishlistAdd", fields, returnTo })).toBe(variant);
});

test("what is read back is what was written", () => {
  const intention = { kind: "wishlistAdd", fields: { product: "7" }, returnTo: "/shop/sidebar/list?page=2" };
  expect(parseIntention(JSON.parse(JSON.stringify(intention)))).toEqual(intention);
});

test.each([
  ["nothing", null],
  ["a text", "wishlistAdd"],
  ["a list", []],
  ["no kind", { fields: {}, returnTo: "/" }],
  ["an unknown kind", { kind: "orderPlace", fields: {}, returnTo: "/" }],
  ["a kind of the prototype", { kind: "constructor", fields: {}, returnTo: "/" }],
  ["no fields", { kind: "cartAdd", returnTo: "/" }],
  ["a list of fields", { kind: "cartAdd", fields: ["product"], returnTo: "/" }],
  ["another action's field", { kind: "wishlistAdd", fields: { product: "1", quantity: "2" }, returnTo: "/" }],
  ["an owner", { kind: "cartAdd", fields: { product: "1", owner: "account:1" }, returnTo: "/" }],
  ["a number for a text", { kind: "cartAdd", fields: { product: 1 }, returnTo: "/" }],
  ["no way back", { kind: "cartAdd", fields: { product: "1" } }],
])("%s is no intention", (_, value) => {
  expect(parseIntention(value)).toBeNull();
});
