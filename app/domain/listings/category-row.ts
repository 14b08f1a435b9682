import { displayName } from "../display-name.ts";
import { categoryListCardView } from "../cards/category-list-card-view.ts";
import type { CategoryListCardView } from "../cards/product-card.ts";
import type { NameView } from "../display-name.ts";
import { httpsMedia } from "../safe-href.ts";
import { categoryListHref, malformedCategoryHref } from "../products/product-links.ts";
import type { Product } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import type { Translated } from "../translated.ts";

interface Named extends Translated<"name"> {
  slugName: string;
}

export interface CategoryRow {
  category: Named & { id: number };
  parent: Omit<Named, "slugName">;
  image: string;
  subcategories: Named[];
  products: Product[];
}

export interface CategoryRowView {
  id: number;
  parent: NameView;
  category: NameView;
  href: string;
  links: (NameView & { href: string })[];
  banner: { href: string; image: string };
  cards: CategoryListCardView[];
}

/** Specification 5.8, 9.2. */
export const categoryRowLinks = 6;

/** Specification 2.6. */
export function categoryRowView(row: CategoryRow, viewer: Viewer): CategoryRowView {
  const { category, parent, image, subcategories, products } = row;
  return {
    id: category.id,
    parent: displayName(parent, viewer.locale),
    category: displayName(category, viewer.locale),
    href: categoryListHref(category.slugName),
    links: subcategories.slice(0, categoryRowLinks).map((subcategory) => ({
      ...displayName(subcategory, viewer.locale),
      href: malformedCategoryHref(subcategory.slugName),
    })),
    banner: { href: `/shop/sidebar/4cols?category=${category.id}`, image: httpsMedia(image) },
    cards: products.map((product) => categoryListCardView(product, viewer)),
  };
}
