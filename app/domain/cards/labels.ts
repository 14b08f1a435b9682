import { discountPercent, isSaleRunning } from "../products/price.ts";
import type { Product } from "../products/product.ts";
import { offerState } from "../products/stock.ts";
import type { Viewer } from "../viewer.ts";
import type { CardLabel } from "./product-card.ts";

/** Specification 2.8, 4.3, 9.4: all that hold, in the order of their line. */
export function cardLabels(product: Product, viewer: Pick<Viewer, "now">): CardLabel[] {
  const offer = offerState(product, viewer.now);
  const labels: CardLabel[] = [];
  const percent = discountPercent(product, viewer.now);
  if (product.isNew) labels.push({ kind: "new" });
  if (isSaleRunning(product, viewer.now)) labels.push({ kind: "sale" });
  if (percent !== null) labels.push({ kind: "percent", percent });
  if (product.isTop) labels.push({ kind: "top" });
  if (offer === "soldOut") labels.push({ kind: "outOfStock" });
  if (offer === "closed") labels.push({ kind: "closed" });
  if (product.stockAmount === 1) labels.push({ kind: "lastOne" });
  if (product.freeDelivery) labels.push({ kind: "freeDelivery" });
  return labels;
}

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
