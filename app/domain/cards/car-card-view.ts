import { productSources } from "../products/product-links.ts";
import type { Product } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import { cardBasics, shortNamed } from "./card-basics.ts";
import { productCardView } from "./product-card-view.ts";
import type { CarCardView } from "./product-card.ts";

/** Specification 2.8, 5.2; links are tagged 'Car Menu' (settled.md 26). */
export function carCardView(product: Product, viewer: Viewer): CarCardView {
  const card = productCardView(product, viewer, productSources.carMenu);
  return { ...cardBasics(card, shortNamed(card, "carProduct")), category: shortNamed(card.category, "carCategory") };
}
