import type { ParcelState } from "./order-states.ts";
import { mayParcelBecome } from "./order-states.ts";

/** Who cancelled something: its shopper, its seller, or the shop's own people. */
export type Canceller = "shopper" | "seller" | "shop";

/** A parcel's totals in santim, as they are. */
interface ParcelMoney {
  goodsTotal: number;
  discountTotal: number;
}

interface CancelledUnits {
  units: number;
  /** Santim. */
  unitPrice: number;
}

/**
 * What a parcel costs less without some units of a line, in santim: their price, and their share of its discount, cut to whole
 * santim in the shopper's favour. Null where nothing of the parcel would be left: then the parcel is cancelled.
 */
export function cancelledShare(
  { goodsTotal, discountTotal }: ParcelMoney,
  { units, unitPrice }: CancelledUnits,
): { goods: number; discount: number } | null {
  const goods = units * unitPrice;
  if (goods >= goodsTotal) return null;
  // Products of two sums of money may leave the safe integers.
  return { goods, discount: Number((BigInt(discountTotal) * BigInt(goods)) / BigInt(goodsTotal)) };
}

/** Whether goods of a parcel may still be cancelled by themselves: as long as the parcel may be. */
export function mayCancelGoods(state: ParcelState): boolean {
  return mayParcelBecome(state, "cancelled");
}
