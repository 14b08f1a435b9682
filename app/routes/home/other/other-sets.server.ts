import { exhibitionsOf, listExpoCatalogues } from "../../../data/home/exhibitions.server.ts";
import { variantsOf } from "../../../data/collections/collections.server.ts";
import { listParentCollections } from "../../../data/collections/other-lists.server.ts";
import { listRecentlyViewedOf } from "../../../data/products/recent.server.ts";
import { listRecommended } from "../../../data/products/recommended.server.ts";
import { homeSectionItems } from "../../../domain/constants.ts";
import { expoCatalogueView } from "../../../domain/home/expo-catalogue.ts";
import { catBosses, parentCollectionView } from "../../../domain/listings/category-target.ts";
import type { ProductCardView } from "../../../domain/cards/product-card.ts";
import { chosenCardView, productCardView } from "../../../domain/cards/product-card-view.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import type { Product } from "../../../domain/products/product.ts";
import { recentLimit } from "../../../domain/products/product-view.ts";
import { isLastViewedBesideRecommendedShown } from "../../../domain/home/section-visibility.ts";
import type { HomeAsking } from "../late-section.server.ts";

const catalogues = 4;
const parents = 12;
const collectionProducts = 6;

export interface LastViewedPairView {
  recent: ProductCardView[];
  recommended: ProductCardView[];
}

/** Specification 5.6, 6: null unless both lists have something. */
export async function lastViewedPair({ db, accountId, viewer }: HomeAsking): Promise<LastViewedPairView | null> {
  if (accountId === null) return null;
  const [recent, recommended] = await Promise.all([
    listRecentlyViewedOf(db, accountId, null, recentLimit),
    listRecommended(db, accountId, homeSectionItems, viewer.now),
  ]);
  if (!isLastViewedBesideRecommendedShown(recent.length, recommended.length)) return null;
  return {
    recent: recent.map((seen) => chosenCardView(seen, viewer, productSources.lastViewed)),
    recommended: recommended.map((product) => productCardView(product, viewer, productSources.recommended)),
  };
}

/** Specification 2.6, 4.4. */
export async function expoCatalogues({ db, viewer }: HomeAsking) {
  const found = await listExpoCatalogues(db, catalogues, homeSectionItems);
  const places = await exhibitionsOf(db, idsOf(found));
  return found.map((catalogue) => expoCatalogueView(catalogue, places, viewer));
}

/** Specification 2.6, 7.3, by one query. */
export async function parentCollections({ db, viewer }: HomeAsking) {
  const found = await listParentCollections(db, parents, collectionProducts);
  const variants = await variantsOf(db, idsOf(found));
  const collections = found.map((collection) => parentCollectionView(collection, variants, viewer));
  return { collections, bosses: catBosses(collections) };
}

function idsOf(lists: readonly { products: readonly Product[] }[]): number[] {
  return lists.flatMap(({ products }) => products.map(({ id }) => id));
}
