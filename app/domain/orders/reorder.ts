import { type CartLine, hasOwnStock } from "../cart/cart-line.ts";
import { refuseAdding, type LineRefusal } from "../cart/line-request.ts";
import { offerState, unitsForLine, unitsLeft } from "../products/stock.ts";
import { maximumQuantity } from "../constants.ts";
import { chargedPrice } from "../products/price.ts";
import type { HeldLine } from "../wishlist/wishlist.ts";

export type OrderedAgain = Pick<CartLine, "product" | "variant" | "variantId" | "quantity" | "retired">;

interface Again {
  line: OrderedAgain;
  quantity: number;
  /** Per unit now. */
  price: number;
}

export interface NotAgain {
  line: OrderedAgain;
  reason: LineRefusal["problem"] | "fewer";
}

/** At today's prices, with the same limits as adding to the cart (specification 4.1; security-and-faults.md 6). */
export function planReorder(lines: readonly OrderedAgain[], held: readonly HeldLine[], now: number) {
  const adds: Again[] = [];
  const left: NotAgain[] = [];
  const cart = held.map((line) => ({ ...line }));
  for (const line of lines) {
    const { product, variant, variantId, quantity, retired } = line;
    const ofProduct = cart.filter(({ productId }) => productId === product.id);
    const inCart = ofProduct.reduce((sum, one) => sum + one.quantity, 0);
    const inLine = ofProduct.find((one) => one.variantId === variantId)?.quantity ?? 0;
    const { stockAmount, variantCount } = product;
    const offer = offerState(product, now, variant);
    const counts = { inCart, inLine, lineCount: cart.length };
    const state = retired ? null : { stockAmount, variantCount, variant, offer, ...counts };
    const others = hasOwnStock(variant) ? 0 : inCart - inLine;
    const free = unitsForLine(unitsLeft(product, variant), others) - inLine;
    const fits = Math.max(1, Math.min(quantity, free, maximumQuantity - inLine));
    const refusal = refuseAdding(state, variantId, fits);
    if (refusal) {
      left.push({ line, reason: refusal.problem });
      continue;
    }
    if (fits < quantity) left.push({ line, reason: "fewer" });
    adds.push({ line, quantity: fits, price: chargedPrice(product, variant, now) });
    const at = cart.find((one) => one.productId === product.id && one.variantId === variantId);
    if (at) at.quantity += fits;
    else cart.push({ productId: product.id, variantId, quantity: fits });
  }
  return { adds, left };
}
