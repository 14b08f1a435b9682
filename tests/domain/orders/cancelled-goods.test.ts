import fc from "fast-check";
import { expect, test } from "vitest";
import { cancelledShare, mayCancelGoods } from "../../../app/domain/orders/cancelled-goods.ts";
import { parcelStates } from "../../../app/domain/orders/order-states.ts";

test.each([
  // 10 * 100 / 300 is 3.33: the discount that stays is 7, not 6.66.
  [
    { goodsTotal: 300, discountTotal: 10 },
    { units: 1, unitPrice: 100 },
    { goods: 100, discount: 3 },
  ],
  [{ goodsTotal: 300, discountTotal: 0 }, { units: 3, unitPrice: 100 }, null],
])("of %j without %j costs less by %j", (parcel, cancelled, share) => {
  expect(cancelledShare(parcel, cancelled)).toEqual(share);
});

const santim = fc.integer({ min: 1, max: 10_000_000_000 });

test("what is left keeps its share at least, however large the sums", () => {
  fc.assert(
    fc.property(santim, santim, fc.nat(), (goods, more, part) => {
      const goodsTotal = goods + more;
      const discountTotal = part % (goodsTotal + 1);
      const share = cancelledShare({ goodsTotal, discountTotal }, { units: 1, unitPrice: goods })!;
      const left = discountTotal - share.discount;
      expect(share.discount).toBeLessThanOrEqual(goods);
      expect(left).toBeLessThanOrEqual(more);
      expect(BigInt(left) * BigInt(goodsTotal)).toBeGreaterThanOrEqual(BigInt(discountTotal) * BigInt(more));
      expect(BigInt(left - 1) * BigInt(goodsTotal)).toBeLessThan(BigInt(discountTotal) * BigInt(more));
    }),
  );
});

test("goods may be cancelled as long as their parcel may", () => {
  expect(parcelStates.filter(mayCancelGoods)).toEqual([
    "awaitingPayment",
    "placed",
    "confirmed",
    "preparing",
    "onTheWay",
  ]);
});
