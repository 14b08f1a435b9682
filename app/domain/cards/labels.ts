import { discountPercent, isSaleRunning } from "../products/price.ts";
import type { CardProduct } from "../products/product.ts";
import { offerState } from "../products/offer-state.ts";
import type { Viewer } from "../viewer.ts";
import type { CardLabel } from "./product-card.ts";

/**
 * Specification 2.8, 4.3, 9.4: in drawing order. Out Of Stock and a closed seller replace all others; Free Delivery
 * comes last, since cards with fewer labels print it elsewhere.
 */
export function cardLabels(product: CardProduct, viewer: Pick<Viewer, "now">): CardLabel[] {
  const offer = offerState(product, viewer.now);
  if (offer === "soldOut") return [{ kind: "outOfStock" }];
  if (offer === "closed") return [{ kind: "closed" }];
  const labels: CardLabel[] = [];
  const percent = discountPercent(product, viewer.now);
  if (product.isNew) labels.push({ kind: "new" });
  if (isSaleRunning(product, viewer.now)) labels.push({ kind: "sale" });
  if (percent !== null) labels.push({ kind: "percent", percent });
  if (product.isTop) labels.push({ kind: "top" });
  if (product.stockAmount === 1) labels.push({ kind: "lastOne" });
  if (product.freeDelivery) labels.push({ kind: "freeDelivery" });
  return labels;
}
