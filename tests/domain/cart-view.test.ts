import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "../../app/domain/cart-view.ts";
import { cartUnits, cartView } from "../../app/domain/cart-view.ts";
import type { Product } from "../../app/domain/product.ts";
import { now, sampleProduct, viewer } from "./sample-product.ts";

const other = { id: 11, name: "Mercato Audio", nameAm: null, city: "Adama" };
const blue = { id: 5, color: "Blue", colorAm: "ሰማያዊ", colorCode: null, size: "42", price: 90_000 };

function line(quantity: number, changes: Partial<Product> = {}, more: Partial<CartLine> = {}): CartLine {
  const variantId = more.variant?.id ?? 0;
  return { product: sampleProduct(changes), variant: null, variantId, quantity, priceWhenAdded: 400_000, ...more };
}
const only = (cartLine: CartLine, who = viewer) => cartView([cartLine], who).vendors[0]!.lines[0]!;

test("an empty cart", () => {
  expect(cartView([], viewer)).toMatchObject({ vendors: [], total: "0\u00A0ETB", units: 0, empty: true });
});

test("a line whose variant is gone can still be named, to remove it", () => {
  const gone = only(line(1, {}, { variantId: 77, retired: true }));
  expect(gone).toMatchObject({ variantId: 77, key: "7-77", available: false, noLongerSold: true });
});

test("lines stand under their vendors, with subtotals in birr", () => {
  const cart = cartView(
    [line(2), line(1, { id: 8, vendor: other, sellingPrice: 12_550 }, { priceWhenAdded: 12_550 }), line(1, { id: 9 })],
    viewer,
  );
  expect(cart).toMatchObject({ total: "12,125.50\u00A0ETB", totalSantim: 1_212_550, units: 4, lineCount: 3 });
  expect(cart.vendors.map((vendor) => [vendor.name, vendor.subtotal, vendor.lines.length])).toEqual([
    ["Shiro Meda Weavers", "12,000\u00A0ETB", 2],
    ["Mercato Audio", "125.50\u00A0ETB", 1],
  ]);
  expect(cart.vendors[1]?.href).toBe("/vendor-store/11");
  expect(cart.needsAttention).toBe(false);
});

describe("a line", () => {
  test("prints names, links and money", () => {
    expect(only(line(3, {}, { variant: blue, priceWhenAdded: 90_000 }))).toMatchObject({
      key: "7-5",
      productId: 7,
      variantId: 5,
      name: "Netela shawl",
      href: "/product/default/netela-shawl",
      variant: { name: "Blue, 42" },
      price: "900\u00A0ETB",
      lineTotal: "2,700\u00A0ETB",
      maxQuantity: 12,
      usdPrice: null,
      priceChange: null,
    });
  });

  test.each([
    [300_000, { was: "3,000\u00A0ETB", now: "4,000\u00A0ETB", direction: "up" }, true],
    [500_000, { was: "5,000\u00A0ETB", now: "4,000\u00A0ETB", direction: "down" }, false],
    [400_000, null, false],
  ])("says that its price moved from %i", (priceWhenAdded, priceChange, needsAttention) => {
    const moved = line(1, {}, { priceWhenAdded });
    expect(only(moved).priceChange).toEqual(priceChange);
    expect(cartView([moved], viewer).needsAttention).toBe(needsAttention);
  });

  test("charges the special price until its end (specification 4.2)", () => {
    const special = line(1, { specialPrice: { price: 350_000, endDate: now + 1 } });
    expect(only(special).priceSantim).toBe(350_000);
    expect(only(special, { ...viewer, now: now + 1 }).priceSantim).toBe(400_000);
  });

  test("too few units", () => {
    expect(only(line(5, { stockAmount: 2 }))).toMatchObject({ onlyLeft: 2, maxQuantity: 2, available: true });
    expect(cartView([line(5, { stockAmount: 2 })], viewer).needsAttention).toBe(true);
  });

  test("variants share the stock of their product", () => {
    const cart = cartView([line(2, { stockAmount: 3 }), line(2, { stockAmount: 3 }, { variant: blue })], viewer);
    expect(cart.vendors[0]?.lines.map((view) => view.onlyLeft)).toEqual([1, 1]);
  });

  test.each([
    ["sold out", line(2, { stockAmount: 0 }), { soldOut: true, noLongerSold: false }],
    ["no longer sold", line(2, {}, { retired: true }), { soldOut: false, noLongerSold: true }],
  ])("%s: shown, not counted", (_, gone, flags) => {
    const cart = cartView([gone, line(1, { id: 8 })], viewer);
    expect(cart.vendors[0]?.lines[0]).toMatchObject({ ...flags, available: false, onlyLeft: null, priceChange: null });
    expect(cart).toMatchObject({ totalSantim: 400_000, units: 3, needsAttention: true });
  });
});

test("dollars are display only (specification 4.7)", () => {
  const dollars = { ...viewer, currency: "USD" as const };
  expect(only(line(2), dollars)).toMatchObject({ usdPrice: "$24.50", price: "4,000\u00A0ETB" });
  expect(only(line(2, { salePrice: 300_000 }), dollars).usdPrice).toBeNull();
  expect(cartView([line(2)], dollars)).toMatchObject({ total: "8,000\u00A0ETB", paysInBirr: true });
});

test("the reading with 2 decimals (specification 5.3)", () => {
  expect(cartView([line(2)], viewer, "decimals").total).toBe("8,000.00\u00A0ETB");
});

test("totals are the sums of what stands above them", () => {
  const lines = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 20 }),
      vendor: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 1, max: 1e9 }),
      stock: fc.integer({ min: 0, max: 120 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(lines, (drawn) => {
      const cart = cartView(
        drawn.map(({ id, vendor, price, stock, quantity }) =>
          line(quantity, { id, vendor: { ...other, id: vendor }, sellingPrice: price, stockAmount: stock }),
        ),
        viewer,
      );
      const views = cart.vendors.flatMap((vendor) => vendor.lines);
      const expected = drawn.reduce((sum, { price, quantity, stock }) => sum + (stock > 0 ? price * quantity : 0), 0);
      expect(cart.totalSantim).toBe(expected);
      expect(cart.vendors.reduce((sum, vendor) => sum + vendor.subtotalSantim, 0)).toBe(expected);
      expect(views).toHaveLength(drawn.length);
      expect(views.every((view) => view.lineTotalSantim === view.priceSantim * view.quantity)).toBe(true);
      expect(cart.units).toBe(cartUnits(drawn));
    }),
  );
});
