import { productSources, type ProductSource } from "./product-links.ts";
import type { LineKey } from "./product.ts";

/** Queue message; `source` as in specification 2.2. */
export interface ProductView {
  productId: number;
  at: number;
  source: ProductSource | null;
  /** Products the same visitor viewed just before, without any identity. */
  with?: number[];
}

export const seenTogether = 3;

export function viewSource(from: unknown): ProductSource | null {
  return Object.values(productSources).find((source) => source === from) ?? null;
}

/** None if the visitor returns to one of them, so going back and forth counts a pair once. */
export function seenBefore(seen: readonly number[], id: number): Pick<ProductView, "with"> {
  const before = seen.slice(0, seenTogether);
  return before.length === 0 || before.includes(id) ? {} : { with: before };
}

export function isProductView(body: unknown): body is ProductView {
  if (typeof body !== "object" || body === null) return false;
  const { productId, at, source, with: others = [] } = body as Partial<Record<keyof ProductView, unknown>>;
  const areOthers = Array.isArray(others) && others.length <= seenTogether && others.every(Number.isSafeInteger);
  return Number.isSafeInteger(productId) && Number.isSafeInteger(at) && source === viewSource(source) && areOthers;
}

export const recentLimit = 12;

/** A later view without an option keeps the option of the earlier one. */
export function withView(seen: readonly LineKey[], { productId, variantId }: LineKey): LineKey[] {
  const former = seen.find((other) => other.productId === productId)?.variantId ?? 0;
  const others = seen.filter((other) => other.productId !== productId);
  return [{ productId, variantId: variantId || former }, ...others].slice(0, recentLimit);
}
