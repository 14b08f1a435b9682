import { cartLineLimit } from "../constants.ts";
import { checkStock, type StockCheck } from "./quantity.ts";

/** What is known of a product when a shopper asks for units of it. */
interface Known {
  stockAmount: number;
  variantCount: number;
  variant: { id: number } | null;
  inCart: number;
  inLine: number;
  lineCount: number;
  /** Its vendor takes no orders now. */
  isClosed?: boolean;
}

export type LineRefusal =
  | { field: "product" | "variant" | "quantity"; problem: "gone" | "closed" | "chooseVariant" | "cartFull" }
  | { field: "quantity"; problem: "soldOut" | "overStock" | "overLimit"; available: number };

/**
 * Whether `quantity` more units may go to the cart; null when they may (settled.md 20: over stock is refused when
 * entered, the free number named), and nothing of a vendor who is closed. security-and-faults.md 6: at most 50 distinct lines.
 */
export function refuseAdding(known: Known | null, variantId: number, quantity: number): LineRefusal | null {
  const refusal = refuseLine(known, variantId);
  if (refusal || !known) return refusal;
  if (known.isClosed) return { field: "product", problem: "closed" };
  if (known.inLine === 0 && known.lineCount >= cartLineLimit) return { field: "product", problem: "cartFull" };
  return asRefusal(checkStock(quantity, known.stockAmount, known.inCart, known.inLine));
}

/**
 * Whether a line that is in the cart may hold `quantity` units; null when it may. Fewer than before, where there are so many,
 * are never refused for what other lines of the product hold.
 */
export function refuseSetting(known: Known | null, variantId: number, quantity: number): LineRefusal | null {
  const refusal = refuseLine(known, variantId);
  if (refusal || !known) return refusal;
  if (known.inLine === 0) return { field: "product", problem: "gone" };
  const others = quantity < known.inLine ? 0 : known.inCart - known.inLine;
  return asRefusal(checkStock(quantity, known.stockAmount, others, 0));
}

function refuseLine(known: Known | null, variantId: number): LineRefusal | null {
  if (!known) return { field: "product", problem: "gone" };
  const isChosen = known.variantCount === 0 ? variantId === 0 : known.variant !== null;
  return isChosen ? null : { field: "variant", problem: "chooseVariant" };
}

function asRefusal(check: StockCheck): LineRefusal | null {
  return check.ok ? null : { field: "quantity", problem: check.problem, available: check.available };
}
