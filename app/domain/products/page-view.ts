/** Queue message. */
export interface PageView {
  productId: number;
  /** Products the same visitor viewed just before, without any identity. */
  with?: number[];
}

export const maxCoViewed = 3;

/** None if the visitor returns to one of them, so going back and forth counts a pair once. */
export function coViewedProducts(seen: readonly number[], id: number): Pick<PageView, "with"> {
  const before = seen.slice(0, maxCoViewed);
  return before.length === 0 || before.includes(id) ? {} : { with: before };
}

export function isPageView(body: unknown): body is PageView {
  if (typeof body !== "object" || body === null) return false;
  const { productId, with: others = [] } = body as Partial<Record<keyof PageView, unknown>>;
  const areOthers = Array.isArray(others) && others.length <= maxCoViewed && others.every(Number.isSafeInteger);
  return Number.isSafeInteger(productId) && areOthers;
}
