import { defaultQuantity, maximumQuantity } from "../constants.ts";
import { isCounted, unitsForLine } from "../products/stock.ts";

type QuantityProblem = "notANumber" | "outOfRange";
export type ParsedQuantity = { ok: true; quantity: number } | { ok: false; problem: QuantityProblem };

/** 1 when missing (specification 3.5, 9.3). */
export function parseQuantity(value: string | null | undefined): ParsedQuantity {
  if (value === null || value === undefined) return { ok: true, quantity: defaultQuantity };
  if (!/^-?[0-9]{1,15}$/.test(value)) return { ok: false, problem: "notANumber" };
  const quantity = Number(value);
  if (quantity < 1 || quantity > maximumQuantity) return { ok: false, problem: "outOfRange" };
  return { ok: true, quantity };
}

/** oneAtATime: its seller does not count the units. */
export type StockProblem = "soldOut" | "overStock" | "oneAtATime" | "overLimit";

export type StockCheck = { ok: true } | { ok: false; problem: StockProblem; available: number };

/** settled.md 20. `inCart`: units from the same stock; `inLine`: those of this line. */
export function checkStock(quantity: number, stock: number, inCart = 0, inLine = inCart): StockCheck {
  if (stock <= 0) return { ok: false, problem: "soldOut", available: 0 };
  const free = Math.max(0, unitsForLine(stock, inCart - inLine) - inLine);
  if (quantity > free)
    return { ok: false, problem: isCounted({ stockAmount: stock }) ? "overStock" : "oneAtATime", available: free };
  if (inLine + quantity > maximumQuantity) {
    return { ok: false, problem: "overLimit", available: Math.max(0, maximumQuantity - inLine) };
  }
  return { ok: true };
}

/** After carts were merged: capped, never refused (settled.md 20). */
export function cappedQuantity(quantity: number, stock: number): number {
  return Math.max(0, Math.min(quantity, stock, maximumQuantity));
}
