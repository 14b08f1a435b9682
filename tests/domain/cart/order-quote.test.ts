import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "../../../app/domain/cart/cart-line.ts";
import type { Coupon } from "../../../app/domain/cart/coupon.ts";
import { quoteOrder, type QuoteRequest, type OrderQuote, quotedDays } from "../../../app/domain/cart/order-quote.ts";
import type { DeliveryKind } from "../../../app/domain/delivery/delivery-fees.ts";
import { chargedPrice } from "../../../app/domain/products/price.ts";
import { fees } from "../../support/price-rules.ts";
import { now, sampleProduct } from "../products/sample-product.ts";

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  ...{ product: sampleProduct(), variant: null, variantId: 0, quantity: 1, priceWhenAdded: 1 },
  ...changes,
});
const vendor = (id: number, changes = {}) => ({ ...sampleProduct().vendor, id, ...changes });
const quote = (changes: Partial<QuoteRequest> = {}) =>
  quoteOrder({
    lines: [line()],
    coupon: null,
    destination: { region: "oromia", city: "Adama" },
    deliveries: new Map(),
    isCash: false,
    fees,
    now,
    ...changes,
  });

const always = { id: 1, code: "X", startsAt: 0, endsAt: now + 1, mostUses: 1, uses: 0 };

describe("what is in trouble is in no total", () => {
  test.each([
    ["gone", line({ retired: true }), 0],
    ["closed", line({ product: sampleProduct({ vendor: vendor(4, { closedUntil: now + 1 }) }) }), 0],
    ["soldOut", line({ product: sampleProduct({ stockAmount: 0 }) }), 0],
    ["fewer", line({ quantity: 13 }), 12],
  ] as const)("%s", (problem, bad, available) => {
    const good = line({ product: sampleProduct({ id: 8, vendor: vendor(5), sellingPrice: 100_000 }) });
    const found = quote({ lines: [bad, good] });
    expect(found.problems).toEqual([{ line: bad, problem, available }]);
    expect(found.parcels.map(({ vendor }) => vendor.id)).toEqual([5]);
    expect(found.goodsTotal).toBe(100_000);
  });

  test("variants share the stock: those added later go without (security-and-faults.md 2)", () => {
    const product = sampleProduct({ stockAmount: 5 });
    const size = (id: number, quantity: number) =>
      line({
        product,
        variantId: id,
        variant: { id, color: null, colorAm: null, colorCode: null, size: "M", price: 400_000 },
        quantity,
      });
    const found = quote({ lines: [size(1, 2), size(2, 2), size(3, 2), size(4, 1)] });
    expect(found.problems.map(({ line, problem, available }) => [line.variantId, problem, available])).toEqual([
      [3, "fewer", 1],
    ]);
    expect(found.goodsTotal).toBe(5 * 400_000);
  });
});

// Decision 87.
test.each<[isCash: boolean, prices: number[], rounding: number[], total: number]>([
  [true, [400_050, 100_099], [50, 99], 500_000],
  [true, [400_000, 100_001], [0, 1], 500_000],
  [true, [400_000, 100_000], [0, 0], 500_000],
  [false, [400_050, 100_099], [0, 0], 500_149],
])("cash %s for parcels of %j santim leaves out %j", (isCash, prices, rounding, total) => {
  const lines = prices.map((sellingPrice, at) =>
    line({ product: sampleProduct({ id: at + 1, vendor: vendor(at + 4), sellingPrice, freeDelivery: true }) }),
  );
  const found = quote({ lines, isCash });
  expect(found.parcels.map((parcel) => parcel.rounding)).toEqual(rounding);
  expect(found).toMatchObject({ roundingTotal: rounding[0]! + rounding[1]!, total });
  expect(found.total).toBe(found.goodsTotal - found.discountTotal + found.deliveryTotal - found.roundingTotal);
});

test("an unknown way of delivery is the usual one; each parcel has its own", () => {
  const lines = [line(), line({ product: sampleProduct({ id: 8, vendor: vendor(5) }) })];
  const found = quote({
    lines,
    deliveries: new Map([
      [5, "pickup"],
      [4, "drone" as DeliveryKind],
    ]),
  });
  expect(found.parcels.map(({ delivery, deliveryFee }) => [delivery, deliveryFee])).toEqual([
    ["standard", 15_000],
    ["pickup", 0],
  ]);
  expect(found.total).toBe(815_000);
});

test("the discount counts before the goods are brought for nothing", () => {
  const coupon: Coupon = { ...always, kind: "amount", value: 1, minimum: 0, vendorId: null };
  const lines = [line({ product: sampleProduct({ sellingPrice: 500_000 }) })];
  expect(quote({ lines }).deliveryTotal).toBe(0);
  expect(quote({ lines, coupon }).total).toBe(499_999 + 15_000);
});

const cart = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    vendor: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    sellingPrice: fc.integer({ min: 1, max: 100_000_000 }),
    salePrice: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    special: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    ends: fc.constantFrom(now - 1, now, now + 1),
    freeDelivery: fc.boolean(),
    variantPrice: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 50 },
);
const asLines = (rows: Parameters<Parameters<typeof cart.map>[0]>[0]) =>
  rows.map(({ id, vendor: of, quantity, special, ends, variantPrice, ...changes }) =>
    line({
      product: sampleProduct({
        ...{ id, vendor: vendor(of, { city: of % 2 ? "Adama" : "Jijiga" }), stockAmount: 99, saleUntil: ends },
        ...changes,
        specialPrice: special === null ? null : { price: special, endDate: ends },
      }),
      variantId: variantPrice === null ? 0 : id * 10,
      variant:
        variantPrice === null
          ? null
          : { id: id * 10, color: null, colorAm: null, colorCode: null, size: null, price: variantPrice },
      quantity,
    }),
  );
const coupons = fc.option(
  fc
    .record({
      minimum: fc.nat(200_000_000),
      vendorId: fc.option(fc.integer({ min: 1, max: 6 })),
      kind: fc.constantFrom("percent" as const, "amount" as const),
      value: fc.integer({ min: 1, max: 90 }),
    })
    .map((drawn): Coupon => ({ ...always, ...drawn })),
);
const deliveries = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom<DeliveryKind>("standard", "pickup")))
  .map((pairs) => new Map(pairs));

test("totals: parcels add up to the order, lines to their parcel, whatever is in the cart, in any order", () => {
  fc.assert(
    fc.property(cart, coupons, deliveries, fc.infiniteStream(fc.nat()), (rows, coupon, deliveries, order) => {
      const lines = asLines(rows);
      const found = quote({ lines, coupon, deliveries });
      const sum = (amount: (parcel: (typeof found.parcels)[number]) => number) =>
        found.parcels.reduce((all, parcel) => all + amount(parcel), 0);
      expect(found.problems).toEqual([]);
      expect(found.total).toBe(sum(({ total }) => total));
      expect(found.total).toBe(found.goodsTotal - found.discountTotal + found.deliveryTotal);
      expect(found.goodsTotal).toBe(
        lines.reduce((all, one) => all + one.quantity * chargedPrice(one.product, one.variant, now), 0),
      );
      for (const parcel of found.parcels) {
        expect(parcel.goodsTotal).toBe(parcel.lines.reduce((all, { total }) => all + total, 0));
        expect(parcel.total).toBe(parcel.goodsTotal - parcel.discountTotal + parcel.deliveryFee);
        expect(parcel.discountTotal >= 0 && parcel.discountTotal <= parcel.goodsTotal).toBe(true);
        expect(parcel.lines.every(({ line }) => line.product.vendor.id === parcel.vendor.id)).toBe(true);
        expect([parcel.total, parcel.discountTotal, parcel.deliveryFee].every(Number.isSafeInteger)).toBe(true);
      }
      const places = new Map(lines.map((one) => [one, order.next().value]));
      const turned = quote({ lines: [...lines].sort((a, b) => places.get(a)! - places.get(b)!), coupon, deliveries });
      const facts = (of: typeof found) => [
        of.total,
        of.discountTotal,
        of.couponProblem,
        ...of.parcels.map(({ vendor, total }) => `${vendor.id}: ${total}`).sort(),
      ];
      expect(facts(turned)).toEqual(facts(found));
    }),
  );
});

test("a vehicle makes its whole parcel wait for an appointment", () => {
  const car = { id: 1, name: "Cars", nameAm: null, slugName: "cars" };
  const [parcel] = quote({ lines: [line(), line({ product: sampleProduct({ id: 9, subcategory: car }) })] }).parcels;
  const [plain] = quote().parcels;
  expect(parcel!.promisedFrom - plain!.promisedFrom).toBeGreaterThanOrEqual(3 * 86_400_000);
});

const DAY = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 8, 11, 9);

test("the days of several parcels are from the first of one to the last of another; without parcels there are none", () => {
  const parcel = (from: number, until: number) => ({
    promisedFrom: noon + from * DAY,
    promisedUntil: noon + until * DAY,
  });
  const parcels = [parcel(2, 3), parcel(1, 2), parcel(2, 6)] as OrderQuote["parcels"];
  const days = quotedDays({ parcels } as OrderQuote, "en")!;
  expect([days.from.iso, days.until.iso]).toEqual(["2026-09-12", "2026-09-17"]);
  expect(quotedDays({ parcels: [] as OrderQuote["parcels"] } as OrderQuote, "en")).toBeNull();
});
