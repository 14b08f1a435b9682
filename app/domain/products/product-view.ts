import { productSources, type ProductSource } from "./product-links.ts";

/** One look at a product page, as it travels to the counter; `at` in UTC ms, `source` as in specification 2.2. */
export interface ProductView {
  productId: number;
  at: number;
  source: ProductSource | null;
  /** What the same visitor looked at just before, if anything; never who that was. */
  with?: number[];
}

/** So many of the products seen just before are counted together with the next. */
export const seenTogether = 3;

/** The source that an address names in from=; null for anything the specification does not know. */
export function viewSource(from: unknown): ProductSource | null {
  return Object.values(productSources).find((source) => source === from) ?? null;
}

/**
 * What a look at product `id` is counted together with: the last three of `seen` (newest first). Nothing for who goes
 * back to one of them: a pair counts once, however often somebody looks from one to the other.
 */
export function seenBefore(seen: readonly number[], id: number): Pick<ProductView, "with"> {
  const before = seen.slice(0, seenTogether);
  return before.length === 0 || before.includes(id) ? {} : { with: before };
}

/** Whether a message of the queue is a view. */
export function isProductView(body: unknown): body is ProductView {
  if (typeof body !== "object" || body === null) return false;
  const { productId, at, source, with: others = [] } = body as Partial<Record<keyof ProductView, unknown>>;
  const areOthers = Array.isArray(others) && others.length <= seenTogether && others.every(Number.isSafeInteger);
  return Number.isSafeInteger(productId) && Number.isSafeInteger(at) && source === viewSource(source) && areOthers;
}
