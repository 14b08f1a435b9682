import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "../../../app/domain/cart/cart-line.ts";
import { cartUnits } from "../../../app/domain/cart/cart-line.ts";
import { cartView } from "../../../app/domain/cart/cart-view.ts";
import type { Coupon } from "../../../app/domain/cart/coupon.ts";
import { quoteOrder } from "../../../app/domain/cart/order-quote.ts";
import type { Product } from "../../../app/domain/products/product.ts";
import { fees } from "../../support/price-rules.ts";
import { now, sampleProduct, viewer } from "../products/sample-product.ts";

const other = { id: 11, name: "Mercato Audio", nameAm: null, city: "Adama", closedUntil: null };
const blue = { id: 5, color: "Blue", colorAm: "ሰማያዊ", colorCode: null, size: "42", price: 90_000 };

function line(quantity: number, changes: Partial<Product> = {}, more: Partial<CartLine> = {}): CartLine {
  const variantId = more.variant?.id ?? 0;
  return { product: sampleProduct(changes), variant: null, variantId, quantity, priceWhenAdded: 400_000, ...more };
}
const shown = (lines: CartLine[], coupon: Coupon | null = null, city = "Addis Ababa") => {
  return { lines, coupon, couponCode: coupon?.code ?? null, city, fees };
};
const view = (lines: CartLine[], who = viewer) => cartView(shown(lines), who);
const only = (cartLine: CartLine, who = viewer) => view([cartLine], who).vendors[0]!.lines[0]!;

const tenPercent: Coupon = {
  ...{ id: 1, code: "A", kind: "percent", value: 10, minimum: 0, vendorId: null },
  ...{ startsAt: 0, endsAt: now + 1, mostUses: 5, uses: 0 },
};

test("an empty cart", () => {
  expect(view([])).toMatchObject({ vendors: [], total: "0\u00A0ETB", units: 0, empty: true, delivery: null });
});

test("a line whose variant is gone can still be named, to remove it", () => {
  const gone = only(line(1, {}, { variantId: 77, retired: true }));
  expect(gone).toMatchObject({ variantId: 77, key: "7-77", available: false, problem: "gone" });
});

test("each option has its own units and picture (decision 58, settled.md 20)", () => {
  const option = (id: number, quantity: number, stockAmount: number | null, picture?: string) =>
    line(quantity, { stockAmount: 5, variantCount: 3 }, { variant: { ...blue, id, stockAmount, picture } });
  const lines = [option(3, 2, 2, "https://img.example/red.jpg"), option(4, 2, 1), option(5, 1, 0), option(6, 1, null)];
  const shown = view(lines).vendors[0]!.lines;
  expect(shown.map(({ stock, maxQuantity, problem }) => [stock, maxQuantity, problem])).toEqual([
    [2, 2, null],
    [1, 1, "fewer"],
    [0, 1, "soldOut"],
    [5, 5, null],
  ]);
  expect(shown.map(({ thumbnail }) => thumbnail.includes("red"))).toEqual([true, false, false, false]);
});

test("lines stand under their vendors, with subtotals, delivery and total in birr", () => {
  const cart = view([
    line(1),
    line(1, { id: 8, vendor: other, sellingPrice: 12_550 }, { priceWhenAdded: 12_550 }),
    line(1, { id: 9, sellingPrice: 50_000 }, { priceWhenAdded: 50_000 }),
  ]);
  expect(cart).toMatchObject({
    goods: "4,625.50\u00A0ETB",
    delivery: "230\u00A0ETB",
    rounding: "-0.50\u00A0ETB",
    total: "4,855\u00A0ETB",
    parcels: 2,
  });
  const days = { from: { text: "12 Sep" }, until: { text: "14 Sep", note: "2-4 Meskerem" } };
  expect(cart.vendors).toMatchObject([
    { name: "Shiro Meda Weavers", subtotal: "4,500\u00A0ETB", delivery: { ...days, fee: "80\u00A0ETB" } },
    {
      name: "Mercato Audio",
      href: "/vendor-store/11",
      subtotal: "125.50\u00A0ETB",
      delivery: { fee: "150\u00A0ETB", toFree: "4,874.50\u00A0ETB" },
    },
  ]);
  expect(cart.vendors.map(({ lines }) => lines.length)).toEqual([2, 1]);
  expect(cart.needsAttention).toBe(false);
});

test("a delivery without a fee has nothing more to go", () => {
  const cart = view([line(2)]);
  expect(cart.vendors[0]?.delivery).toMatchObject({ fee: null, toFree: null });
  expect(cart).toMatchObject({ delivery: null, total: "8,000\u00A0ETB" });
});

describe("a discount code", () => {
  const coupon: Coupon = { ...tenPercent, code: "MESKEL", kind: "amount", value: 30_000 };
  const withCode = (changes: Partial<Coupon>) => cartView(shown([line(1)], { ...coupon, ...changes }), viewer);

  test("takes off what the order will take off", () => {
    expect(withCode({})).toMatchObject({
      discount: "-300\u00A0ETB",
      total: "3,780\u00A0ETB",
      coupon: { code: "MESKEL", refusal: null },
      needsAttention: false,
    });
  });

  test.each([
    ["notYet", { startsAt: now + 1 }, { date: "11 September 2026" }],
    ["ended", { endsAt: now }, { date: "11 September 2026" }],
    ["usedUp", { uses: 5 }, {}],
    ["belowMinimum", { minimum: 400_001 }, { minimum: "4,000.01\u00A0ETB" }],
    ["otherVendor", { vendorId: 99 }, {}],
  ] as const)("says why it takes nothing off: %s", (reason, changes, values) => {
    expect(withCode(changes)).toMatchObject({
      discount: null,
      total: "4,080\u00A0ETB",
      coupon: { refusal: { reason, values } },
      needsAttention: true,
    });
  });

  test("that was taken out of the shop is unknown", () => {
    const gone = cartView({ ...shown([line(1)]), couponCode: "GONE" }, viewer);
    expect(gone.coupon).toEqual({ code: "GONE", refusal: { reason: "unknown", values: {} } });
  });
});

describe("a line", () => {
  test("prints names, links and money", () => {
    expect(only(line(3, {}, { variant: blue, priceWhenAdded: 90_000 }))).toMatchObject({
      key: "7-5",
      href: "/product/default/netela-shawl?variant=5",
      variant: { name: "Blue, 42" },
      count: "3 × 900\u00A0ETB",
      total: "2,700\u00A0ETB",
    });
  });

  test.each([
    [300_000, { was: "3,000\u00A0ETB", now: "4,000\u00A0ETB", direction: "up" }, true],
    [500_000, { was: "5,000\u00A0ETB", now: "4,000\u00A0ETB", direction: "down" }, false],
    [400_000, null, false],
  ])("says that its price moved from %i", (priceWhenAdded, priceChange, needsAttention) => {
    const moved = line(1, {}, { priceWhenAdded });
    expect(only(moved).priceChange).toEqual(priceChange);
    expect(view([moved]).needsAttention).toBe(needsAttention);
  });

  test("too few units", () => {
    const few = only(line(5, { stockAmount: 2 }));
    expect(few).toMatchObject({ onlyLeft: 2, maxQuantity: 2, available: true, problem: "fewer" });
    expect(view([line(5, { stockAmount: 2 })])).toMatchObject({
      needsAttention: true,
      total: "0\u00A0ETB",
      parcels: 0,
    });
  });

  test.each([
    ["sold out, at another price than it was", line(2, { stockAmount: 0 }, { priceWhenAdded: 1 }), "soldOut"],
    ["no longer sold", line(2, {}, { retired: true }), "gone"],
    ["of a closed vendor", line(2, { vendor: { ...other, closedUntil: now + 86_400_000 } }), "closed"],
  ])("%s: shown, not counted", (_, bad, problem) => {
    const cart = view([bad, line(1, { id: 8, freeDelivery: true })]);
    expect(cart.vendors[0]?.lines[0]).toMatchObject({ problem, available: false, onlyLeft: null, priceChange: null });
    expect(cart).toMatchObject({ total: "4,000\u00A0ETB", units: 3, needsAttention: true });
  });

  test("a closed vendor says until when", () => {
    const cart = view([line(1, { vendor: { ...other, closedUntil: now + 86_400_000 } })]);
    expect(cart.vendors[0]).toMatchObject({
      closedUntil: { text: "12 September", note: "2 Meskerem" },
      delivery: null,
    });
  });
});

test.each<[string, CartLine[], Coupon | null, string | null]>([
  ["nothing", [line(2)], null, null],
  ["a sale, for each unit", [line(2, { salePrice: 300_000 })], null, "2,000"],
  ["nothing by a sale that costs more", [line(1, { salePrice: 500_000 })], null, null],
  ["a coupon", [line(2)], tenPercent, "800"],
  ["both", [line(2, { salePrice: 300_000 })], tenPercent, "2,600"],
  ["nothing for what cannot be bought", [line(2, { salePrice: 300_000, stockAmount: 0 })], null, null],
])("the cart saves %s", (_, lines, coupon, saved) => {
  expect(cartView(shown(lines, coupon), viewer).saved).toBe(saved && `${saved}\u00A0ETB`);
});

test("dollars are display only (specification 4.7)", () => {
  const dollars = { ...viewer, currency: "USD" as const };
  expect(only(line(2), dollars)).toMatchObject({ usdPrice: "$24.50", count: "2 × 4,000\u00A0ETB" });
  expect(only(line(2, { salePrice: 300_000 }), dollars).usdPrice).toBe("$18.38");
  expect(only(line(2, { usdPrice: 0 }), dollars).usdPrice).toBeNull();
  expect(view([line(2)], dollars)).toMatchObject({ total: "8,000\u00A0ETB", paysInBirr: true, aboutUsd: "$49.00" });
  // The fee is converted at the goods' own rate.
  expect(view([line(1)], dollars).aboutUsd).toBe("$24.99");
  expect(view([line(1, { usdPrice: 0 })], dollars).aboutUsd).toBeNull();
  expect(view([line(1)]).aboutUsd).toBeNull();
});

const santim = (printed: string) => Math.round(Number(printed.replace(/[^\d.-]/g, "")) * 100);

test("the cart's amounts are the order's, and the total is the sum of its parcels", () => {
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
    fc.property(lines, fc.integer({ min: 1, max: 90 }), (drawn, percent) => {
      const coupon = { ...tenPercent, value: percent };
      const held = drawn.map(({ id, vendor, price, stock, quantity }) =>
        line(quantity, { id, vendor: { ...other, id: vendor }, sellingPrice: price, stockAmount: stock }),
      );
      const cart = cartView(shown(held, coupon, "Adama"), viewer);
      const destination = { region: "oromia", city: "Adama" };
      const order = quoteOrder({ lines: held, coupon, destination, deliveries: new Map(), isCash: true, fees, now });
      expect(santim(cart.total)).toBe(order.total);
      expect(santim(cart.total)).toBe(order.parcels.reduce((sum, { total }) => sum + total, 0));
      expect(cart.vendors.reduce((sum, { subtotal }) => sum + santim(subtotal), 0)).toBe(order.goodsTotal);
      const views = cart.vendors.flatMap((vendor) => vendor.lines);
      const counted = views.filter(({ problem }) => problem === null);
      expect(counted.reduce((sum, { total }) => sum + santim(total), 0)).toBe(order.goodsTotal);
      expect(views).toHaveLength(drawn.length);
      expect(cart.units).toBe(cartUnits(drawn));
    }),
  );
});
