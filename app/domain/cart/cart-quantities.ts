import { chargedPrice } from "../products/price.ts";
import { unitsLeft } from "../products/stock.ts";
import { type CartLine, lineKey, stockKey } from "./cart-line.ts";
import type { LineRefusal } from "./line-request.ts";
import { checkStock } from "./quantity.ts";

interface LineQuantity {
  productId: number;
  variantId: number;
  quantity: number;
}

interface QuantityPlan {
  sets: (LineQuantity & { price: number; line: CartLine })[];
  refused: { key: string; refusal: LineRefusal }[];
}

/** More than is in stock is refused (settled.md 20); lowering a quantity is never refused because of other lines. */
export function planQuantities(
  lines: readonly CartLine[],
  changes: readonly LineQuantity[],
  now: number,
): QuantityPlan {
  const wanted = new Map(changes.map((one) => [`${one.productId}-${one.variantId}`, one.quantity]));
  const after = (line: CartLine) => wanted.get(lineKey(line)) ?? line.quantity;
  const plan: QuantityPlan = { sets: [], refused: [] };
  for (const line of lines) {
    const { product, variant, variantId } = line;
    const key = lineKey(line);
    const quantity = wanted.get(key);
    if (quantity === undefined) continue;
    const others = lines
      .filter((other) => other !== line && stockKey(other) === stockKey(line))
      .reduce((sum, other) => sum + after(other), 0);
    const check = checkStock(quantity, unitsLeft(product, variant), quantity < line.quantity ? 0 : others, 0);
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
