import { cartLineLimit } from "../constants.ts";
import type { OfferState } from "../products/offer-state.ts";
import { unitsLeft } from "../products/stock.ts";
import { hasOwnStock } from "./cart-line.ts";
import { checkStock, type StockCheck, type StockProblem } from "./quantity.ts";

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
  const refusal = refuseLine(state, variantId);
  if (refusal || !state) return refusal;
  if (state.offer === "closed") return { field: "product", problem: "closed" };
  if (state.inLine === 0 && state.lineCount >= cartLineLimit) return { field: "product", problem: "cartFull" };
  const left = unitsLeft(state, state.variant);
  if (left <= 0 && state.stockAmount > 0) return { field: "variant", problem: "optionSoldOut" };
  return asRefusal(checkStock(quantity, left, inStock(state), state.inLine));
}

export function holdsAll(refusal: LineRefusal, { inLine }: Pick<LineState, "inLine">, quantity: number): boolean {
  return (
    (refusal.problem === "overStock" || refusal.problem === "oneAtATime") &&
    refusal.available === 0 &&
    inLine >= quantity
  );
}

/** Lowering a quantity within the stock is never refused because of other lines of the product. */
export function refuseSetting(
  state: Omit<LineState, "offer"> | null,
  variantId: number,
  quantity: number,
): LineRefusal | null {
  const refusal = refuseLine(state, variantId);
  if (refusal || !state) return refusal;
  if (state.inLine === 0) return { field: "product", problem: "gone" };
  const others = quantity < state.inLine ? 0 : inStock(state) - state.inLine;
  return asRefusal(checkStock(quantity, unitsLeft(state, state.variant), others, 0));
}

function inStock({ variant, inCart, inLine }: Omit<LineState, "offer">): number {
  return hasOwnStock(variant) ? inLine : inCart;
}

function refuseLine(state: Omit<LineState, "offer"> | null, variantId: number): LineRefusal | null {
  if (!state) return { field: "product", problem: "gone" };
  const isChosen = state.variantCount === 0 ? variantId === 0 : state.variant !== null;
  if (isChosen) return null;
  return { field: "variant", problem: variantId === 0 ? "chooseVariant" : "optionGone" };
}

function asRefusal(check: StockCheck): LineRefusal | null {
  return check.ok ? null : { field: "quantity", problem: check.problem, available: check.available };
}
