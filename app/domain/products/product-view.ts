import { productSources, type ProductSource } from "./product-links.ts";

/** One page view of a product, as a queue message; `at` in UTC ms, `source` as in specification 2.2. */
export interface ProductView {
  productId: number;
  at: number;
  source: ProductSource | null;
  /** Products the same visitor viewed just before; never who the visitor is. */
  with?: number[];
}

/** How many of the products viewed before count as co-viewed. */
export const seenTogether = 3;

/** The source in an address's from=; null for an unknown one. */
export function viewSource(from: unknown): ProductSource | null {
  return Object.values(productSources).find((source) => source === from) ?? null;
}

/**
 * The products co-viewed with product `id`: the last three of `seen` (newest first). None when the visitor returns to
 * one of them, so going back and forth counts a pair once.
 */
export function seenBefore(seen: readonly number[], id: number): Pick<ProductView, "with"> {
  const before = seen.slice(0, seenTogether);
  return before.length === 0 || before.includes(id) ? {} : { with: before };
}

/** Whether a queue message is a page view. */
export function isProductView(body: unknown): body is ProductView {
  if (typeof body !== "object" || body === null) return false;
  const { productId, at, source, with: others = [] } = body as Partial<Record<keyof ProductView, unknown>>;
  const areOthers = Array.isArray(others) && others.length <= seenTogether && others.every(Number.isSafeInteger);
  return Number.isSafeInteger(productId) && Number.isSafeInteger(at) && source === viewSource(source) && areOthers;
}
