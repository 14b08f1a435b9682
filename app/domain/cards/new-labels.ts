import type { Product } from "../products/product.ts";

const ONE_OF = 3;

/** 'New' (specification 2.8) remains on a third of a list at most, since on every card it says nothing. */
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
