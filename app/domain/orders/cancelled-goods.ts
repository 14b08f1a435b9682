import type { ParcelState } from "./order-states.ts";
import { mayParcelBecome } from "./order-states.ts";

export type Canceller = "shopper" | "seller" | "shop";

/** Santim, rounded in the shopper's favour; null where nothing would be left: then the parcel is cancelled. */
export function cancelledShare(
  { goodsTotal, discountTotal }: { goodsTotal: number; discountTotal: number },
  { units, unitPrice }: { units: number; unitPrice: number },
): { goods: number; discount: number } | null {
  const goods = units * unitPrice;
  if (goods >= goodsTotal) return null;
  // Products of two sums of money may leave the safe integers.
  return { goods, discount: Number((BigInt(discountTotal) * BigInt(goods)) / BigInt(goodsTotal)) };
}

export function mayCancelGoods(state: ParcelState): boolean {
  return mayParcelBecome(state, "cancelled");
}
