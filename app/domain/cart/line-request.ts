import { cartLineLimit, maximumQuantity } from "../constants.ts";
import { type OfferState, unitsLeft, isCounted, unitsForLine } from "../products/stock.ts";
import { hasOwnStock, type CartLine, lineKey, stockKey } from "./cart-line.ts";
import { chargedPrice } from "../products/price.ts";

interface LineState {
  stockAmount: number;
  variantCount: number;
  variant: { id: number; stockAmount?: number | null } | null;
  inCart: number;
  inLine: number;
  lineCount: number;
  offer: OfferState;
}

export type LineRefusal =
  | {
      field: "product" | "variant" | "quantity";
      problem: "gone" | "closed" | "chooseVariant" | "optionGone" | "optionSoldOut" | "cartFull";
    }
  | { field: "quantity"; problem: StockProblem; available: number };

/** settled.md 20; at most 50 distinct lines (security-and-faults.md 6). */
export function refuseAdding(state: LineState | null, variantId: number, quantity: number): LineRefusal | null {
  if (!state) return { field: "product", problem: "gone" };
  const isChosen = state.variantCount === 0 ? variantId === 0 : state.variant !== null;
  if (!isChosen) return { field: "variant", problem: variantId === 0 ? "chooseVariant" : "optionGone" };
  if (state.offer === "closed") return { field: "product", problem: "closed" };
  if (state.inLine === 0 && state.lineCount >= cartLineLimit) return { field: "product", problem: "cartFull" };
  const left = unitsLeft(state, state.variant);
  const inStock = hasOwnStock(state.variant) ? state.inLine : state.inCart;
  if (left <= 0 && state.stockAmount > 0) return { field: "variant", problem: "optionSoldOut" };
  return checkStock(quantity, left, inStock, state.inLine);
}

export function holdsAll(refusal: LineRefusal, { inLine }: Pick<LineState, "inLine">, quantity: number): boolean {
  return (
    (refusal.problem === "overStock" || refusal.problem === "oneAtATime") &&
    refusal.available === 0 &&
    inLine >= quantity
  );
}

/** oneAtATime: its seller does not count the units. */
type StockProblem = "soldOut" | "overStock" | "oneAtATime" | "overLimit";

/** settled.md 20. `inCart`: units from the same stock; `inLine`: those of this line. */
function checkStock(quantity: number, stock: number, inCart: number, inLine: number): LineRefusal | null {
  const refusal = (problem: StockProblem, available: number) => ({ field: "quantity", problem, available }) as const;
  if (stock <= 0) return refusal("soldOut", 0);
  const free = Math.max(0, unitsForLine(stock, inCart - inLine) - inLine);
  if (quantity > free) return refusal(isCounted({ stockAmount: stock }) ? "overStock" : "oneAtATime", free);
  if (inLine + quantity > maximumQuantity) return refusal("overLimit", Math.max(0, maximumQuantity - inLine));
  return null;
}

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
    const refusal = line.retired
      ? ({ field: "product", problem: "gone" } as const)
      : checkStock(quantity, unitsLeft(product, variant), quantity < line.quantity ? 0 : others, 0);
    if (refusal) plan.refused.push({ key, refusal });
    else {
      const price = chargedPrice(product, variant, now);
      plan.sets.push({ productId: product.id, variantId, quantity, price, line });
    }
  }
  return plan;
}
