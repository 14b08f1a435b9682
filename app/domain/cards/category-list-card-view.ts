import { productSources } from "../products/product-links.ts";
import type { Product } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import { cardBasics, shortNamed } from "./card-basics.ts";
import { productCardView } from "./product-card-view.ts";
import type { CategoryListCardView } from "./product-card.ts";

/** Specification 2.8, 5.2; links are tagged category_list with the id (2.2). */
export function categoryListCardView(product: Product, viewer: Viewer): CategoryListCardView {
  const card = productCardView(product, viewer, productSources.categoryList);
  const { category, freeDelivery, rating, stock, hasVariants } = card;
  return { ...cardBasics(card, shortNamed(card, "categoryList")), category, freeDelivery, rating, stock, hasVariants };
}
