import { productSources, type ProductSource } from "./product-links.ts";

/** One look at a product page, as it travels to the counter; `at` in UTC ms, `source` as in specification 2.2. */
export interface ProductView {
  productId: number;
  at: number;
  source: ProductSource | null;
}

/** The source that an address names in from=; null for anything the specification does not know. */
export function viewSource(from: unknown): ProductSource | null {
  return Object.values(productSources).find((source) => source === from) ?? null;
}

/** Whether a message of the queue is a view. */
export function isProductView(body: unknown): body is ProductView {
  if (typeof body !== "object" || body === null) return false;
  const { productId, at, source } = body as Partial<Record<keyof ProductView, unknown>>;
  return Number.isSafeInteger(productId) && Number.isSafeInteger(at) && source === viewSource(source);
}
