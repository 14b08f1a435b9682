import { chargedPrice } from "../products/price.ts";
import { lineKey } from "./cart-line-view.ts";
import type { CartLine } from "./cart-view.ts";
import type { LineRefusal } from "./line-request.ts";
import { checkStock } from "./quantity.ts";

interface Asked {
  productId: number;
  variantId: number;
  quantity: number;
}

interface QuantityPlan {
  /** price in santim: what a unit costs now. */
  sets: (Asked & { price: number; line: CartLine })[];
  refused: { key: string; refusal: LineRefusal }[];
}

/**
 * What becomes of quantities asked for together (settled.md 20: more than there is, is refused, the free number named).
 * Lines of one product share its stock, counted as they would stand afterwards, but fewer units than before are not refused
 * for what the other lines hold; a line that is gone from the cart is no
 * error. now in UTC ms.
 */
export function planQuantities(lines: readonly CartLine[], asked: readonly Asked[], now: number): QuantityPlan {
  const wanted = new Map(asked.map((one) => [`${one.productId}-${one.variantId}`, one.quantity]));
  const after = (line: CartLine) => wanted.get(lineKey(line)) ?? line.quantity;
  const plan: QuantityPlan = { sets: [], refused: [] };
  for (const line of lines) {
    const { product, variant, variantId } = line;
    const key = lineKey(line);
    const quantity = wanted.get(key);
    if (quantity === undefined) continue;
    const others = lines
      .filter((other) => other !== line && other.product.id === product.id)
      .reduce((sum, other) => sum + after(other), 0);
    const check = checkStock(quantity, product.stockAmount, quantity < line.quantity ? 0 : others, 0);
    if (line.retired) plan.refused.push({ key, refusal: { field: "product", problem: "gone" } });
    else if (!check.ok) {
      const { problem, available } = check;
      plan.refused.push({ key, refusal: { field: "quantity", problem, available } });
    } else {
      const price = chargedPrice(product, variant, now);
      plan.sets.push({ productId: product.id, variantId, quantity, price, line });
    }
  }
  return plan;
}
