import { productSources, type ProductSource } from "./product-links.ts";

/** Queue message; `source` as in specification 2.2. */
export interface PageView {
  productId: number;
  at: number;
  source: ProductSource | null;
  /** Products the same visitor viewed just before, without any identity. */
  with?: number[];
}

export const maxCoViewed = 3;

export function viewSource(from: unknown): ProductSource | null {
  return Object.values(productSources).find((source) => source === from) ?? null;
}

/** None if the visitor returns to one of them, so going back and forth counts a pair once. */
export function coViewedProducts(seen: readonly number[], id: number): Pick<PageView, "with"> {
  const before = seen.slice(0, maxCoViewed);
  return before.length === 0 || before.includes(id) ? {} : { with: before };
}

export function isPageView(body: unknown): body is PageView {
  if (typeof body !== "object" || body === null) return false;
  const { productId, at, source, with: others = [] } = body as Partial<Record<keyof PageView, unknown>>;
  const areOthers = Array.isArray(others) && others.length <= maxCoViewed && others.every(Number.isSafeInteger);
  return Number.isSafeInteger(productId) && Number.isSafeInteger(at) && source === viewSource(source) && areOthers;
}
