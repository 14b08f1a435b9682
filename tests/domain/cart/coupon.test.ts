import fc from "fast-check";
import { expect, test } from "vitest";
import { couponCode, findCouponProblem, shareDiscount, type Coupon } from "../../../app/domain/cart/coupon.ts";
import { now } from "../products/sample-product.ts";

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  ...{ id: 1, code: "SAVE10", kind: "percent", value: 10, minimum: 0, vendorId: null },
  ...{ startsAt: now - 1, endsAt: now + 1, mostUses: 2, uses: 0 },
  ...changes,
});

test("a code is read without spaces, dashes and case", () => {
  expect(couponCode(" save-10 ")).toBe("SAVE10");
});

test.each([
  [{}, null],
  [{ startsAt: now }, null],
  [{ startsAt: now + 1, endsAt: now + 2 }, "notYet"],
  [{ endsAt: now }, "ended"],
  [{ uses: 1 }, null],
  [{ uses: 2 }, "usedUp"],
  [{ minimum: 15_000 }, null],
  [{ minimum: 15_001 }, "belowMinimum"],
  [{ vendorId: 2, minimum: 5_000 }, null],
  [{ vendorId: 2, minimum: 5_001 }, "belowMinimum"],
  [{ vendorId: 3 }, "otherVendor"],
] as [Partial<Coupon>, string | null][])("%j of goods for 100 and 50 ETB: %s", (changes, problem) => {
  const goods = new Map([
    [1, 10_000],
    [2, 5_000],
  ]);
  expect(findCouponProblem(coupon(changes), goods, now)).toBe(problem);
});

test("without goods that can be bought, a coupon of all vendors is not another vendor's", () => {
  expect(findCouponProblem(coupon(), new Map(), now)).toBe("belowMinimum");
});

test("an amount is shared out by goods, the last santim to the largest remainder", () => {
  const goods = new Map([
    [1, 100],
    [2, 100],
    [3, 101],
  ]);
  expect([...shareDiscount(coupon({ kind: "amount", value: 100 }), goods)]).toEqual([
    [1, 33],
    [2, 33],
    [3, 34],
  ]);
  expect([...shareDiscount(coupon({ kind: "amount", value: 50, vendorId: 2 }), goods)]).toEqual([[2, 50]]);
  expect([...shareDiscount(coupon({ value: 15 }), goods)]).toEqual([
    [1, 15],
    [2, 15],
    [3, 15],
  ]);
});

test("of two equal remainders the vendor with the lower id gets the santim, whichever was first in the cart", () => {
  const goods: [number, number][] = [
    [5, 100],
    [3, 100],
  ];
  const one = coupon({ kind: "amount", value: 1 });
  expect(shareDiscount(one, new Map(goods)).get(3)).toBe(1);
  expect(shareDiscount(one, new Map(goods.reverse())).get(3)).toBe(1);
});

test("the largest remainder is found where products of santim are beyond what a number holds", () => {
  const goods = [4_884_662_908_810, 1_297_927_457_239, 4_832_835_642_648].map(
    (amount, at) => [at + 1, amount] as const,
  );
  const shares = shareDiscount(coupon({ kind: "amount", value: 2_812_143_126_103 }), new Map(goods));
  expect([...shares.values()]).toEqual([1_247_012_254_587, 331_349_670_378, 1_233_781_201_138]);
});

test("shares are whole, never above the goods, and add up to the santim, also for sums beyond exact products", () => {
  const goods = fc
    .uniqueArray(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 4_950_000_000_000 })), {
      selector: ([id]) => id,
      minLength: 1,
    })
    .map((pairs) => new Map(pairs));
  fc.assert(
    fc.property(goods, fc.integer({ min: 1, max: 9_000_000_000_000 }), (goods, value) => {
      const all = [...goods.values()].reduce((sum, amount) => sum + amount, 0);
      const shares = shareDiscount(coupon({ kind: "amount", value }), goods);
      let sum = 0;
      for (const [vendor, share] of shares) {
        expect(Number.isInteger(share) && share >= 0 && share <= goods.get(vendor)!).toBe(true);
        sum += share;
      }
      expect(sum).toBe(Math.min(value, all));
      const turned = shareDiscount(coupon({ kind: "amount", value }), new Map([...goods].reverse()));
      for (const [vendor, share] of turned) expect(share).toBe(shares.get(vendor));
    }),
  );
});
