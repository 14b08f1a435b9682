import { refuseAdding, type LineRefusal } from "../cart/line-request.ts";
import { offerState } from "../products/offer-state.ts";
import type { WishedProduct } from "./wishlist-view.ts";

export interface HeldLine {
  productId: number;
  variantId: number;
  quantity: number;
}

export type StayReason = LineRefusal["problem"];

interface MovePlan {
  fits: WishedProduct[];
  stays: { item: WishedProduct; reason: StayReason }[];
}

/** One unit each, by the rules of any addition (specification 4.1, 2.8; security-and-faults.md 6). */
export function planMove(items: readonly WishedProduct[], held: readonly HeldLine[], now: number): MovePlan {
  const plan: MovePlan = { fits: [], stays: [] };
  const cart = held.map((line) => ({ ...line }));
  for (const item of items) {
    const { variant, variantId } = item;
    const { id, stockAmount, variantCount } = item.product;
    const lines = cart.filter(({ productId }) => productId === id);
    const inCart = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const line = lines.find((one) => one.variantId === variantId);
    const state = {
      stockAmount,
      variantCount,
      variant,
      inCart,
      inLine: line?.quantity ?? 0,
      lineCount: cart.length,
      offer: offerState(item.product, now),
    };
    const refusal = refuseAdding(item.isRetired ? null : state, variantId, 1);
    if (refusal) plan.stays.push({ item, reason: refusal.problem });
    else {
      plan.fits.push(item);
      if (line) line.quantity += 1;
      else cart.push({ productId: id, variantId, quantity: 1 });
    }
  }
  return plan;
}
