import { cartLineLimit } from "../constants.ts";
import type { OfferState } from "../products/offer-state.ts";
import { unitsLeft } from "../products/stock.ts";
import { hasOwnStock } from "./cart-line.ts";
import { checkStock, type StockCheck, type StockProblem } from "./quantity.ts";

/** State of a product and the cart when units of it are asked for. */
interface LineState {
  stockAmount: number;
  variantCount: number;
  variant: { id: number; stockAmount?: number | null } | null;
  inCart: number;
  inLine: number;
  lineCount: number;
  /** Of what was chosen (domain/products/offer-state). */
  offer: OfferState;
}

export type LineRefusal =
  | {
      field: "product" | "variant" | "quantity";
      problem: "gone" | "closed" | "chooseVariant" | "cartFull";
    }
  | { field: "quantity"; problem: StockProblem; available: number };

/**
 * Why `quantity` more units are refused; null when they may be added. More than is in stock is refused with the number
 * left (settled.md 20), and so is what is not offered. At most 50 distinct lines (security-and-faults.md 6).
 */
export function refuseAdding(state: LineState | null, variantId: number, quantity: number): LineRefusal | null {
  const refusal = refuseLine(state, variantId);
  if (refusal || !state) return refusal;
  if (state.offer === "closed") return { field: "product", problem: "closed" };
  if (state.inLine === 0 && state.lineCount >= cartLineLimit) return { field: "product", problem: "cartFull" };
  return asRefusal(checkStock(quantity, unitsLeft(state, state.variant), inStock(state), state.inLine));
}

/** Whether more was refused only because this line of the cart holds the units that are left, and as many as are wanted. */
export function holdsAll(refusal: LineRefusal, { inLine }: Pick<LineState, "inLine">, quantity: number): boolean {
  return (
    (refusal.problem === "overStock" || refusal.problem === "oneAtATime") &&
    refusal.available === 0 &&
    inLine >= quantity
  );
}

/**
 * Why a line in the cart may not have `quantity` units; null when it may. Lowering a quantity within the stock is never
 * refused because of other lines of the product.
 */
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

/** Units in the cart that come from the stock this line takes from. */
function inStock({ variant, inCart, inLine }: Omit<LineState, "offer">): number {
  return hasOwnStock(variant) ? inLine : inCart;
}

function refuseLine(state: Omit<LineState, "offer"> | null, variantId: number): LineRefusal | null {
  if (!state) return { field: "product", problem: "gone" };
  const isChosen = state.variantCount === 0 ? variantId === 0 : state.variant !== null;
  return isChosen ? null : { field: "variant", problem: "chooseVariant" };
}

function asRefusal(check: StockCheck): LineRefusal | null {
  return check.ok ? null : { field: "quantity", problem: check.problem, available: check.available };
}
