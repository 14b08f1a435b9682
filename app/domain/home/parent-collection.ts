import { alternateCardView } from "../cards/card-views.ts";
import { displayName } from "../display-name.ts";
import { parentCategoryHref, productSources } from "../products/product-links.ts";
import type { Product, ProductVariant } from "../products/product.ts";
import type { Translated } from "../translated.ts";
import type { Viewer } from "../viewer.ts";

/** Specification 3.4: the most viewed first. */
export interface ParentCollection extends Translated<"name"> {
  id: number;
  slugName: string;
  products: Product[];
}

export type ParentCollectionView = ReturnType<typeof parentCollectionView>;

type VariantsOf = ReadonlyMap<number, readonly Pick<ProductVariant, "color" | "colorCode">[]>;

/** Specification 2.6. */
export function parentCollectionView(
  { id, slugName, products, ...names }: ParentCollection,
  variants: VariantsOf,
  viewer: Viewer,
) {
  return {
    id,
    ...displayName(names, viewer.locale),
    href: parentCategoryHref(slugName),
    cards: products.map((product) =>
      alternateCardView(product, variants.get(product.id) ?? [], viewer, productSources.list),
    ),
  };
}

/** Specification 7.3, 'cat boss': the most viewed product of each parent category. */
export function catBosses<Card>(collections: readonly { cards: readonly Card[] }[]): Card[] {
  return collections.flatMap(({ cards }) => cards.slice(0, 1));
}
