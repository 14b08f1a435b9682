import type { Product } from "../products/product.ts";

/** Of so many products of a list one may be called new: a word on every card says nothing. */
const ONE_OF = 3;

/**
 * The products of one list as their cards call them: 'New' (specification 2.8) stays on those that came last, a third of the
 * list at most. Home keeps every label of its own sections.
 */
export function withFewNew<Listed extends Pick<Product, "id" | "isNew" | "createdAt">>(
  products: readonly Listed[],
): Listed[] {
  const newest = products
    .filter(({ isNew }) => isNew)
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
    .slice(0, Math.floor(products.length / ONE_OF));
  return products.map((product) =>
    product.isNew && !newest.includes(product) ? { ...product, isNew: false } : product,
  );
}
