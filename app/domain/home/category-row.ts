import { categoryListCardView } from "../cards/card-views.ts";
import { displayName } from "../display-name.ts";
import { departmentName } from "../listings/department-name.ts";
import { categoryListHref, malformedCategoryHref } from "../products/product-links.ts";
import type { Product } from "../products/product.ts";
import { httpsMedia } from "../safe-href.ts";
import type { Translated } from "../translated.ts";
import type { Viewer } from "../viewer.ts";

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

export type CategoryRowView = ReturnType<typeof categoryRowView>;

/** Specification 5.8, 9.2. */
export const categoryRowLinks = 6;

/** Specification 2.6. */
export function categoryRowView(row: CategoryRow, viewer: Viewer) {
  const { category, parent, image, subcategories, products } = row;
  return {
    id: category.id,
    parent: departmentName(parent, viewer.locale),
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
