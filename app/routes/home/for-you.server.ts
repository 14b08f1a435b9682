import { listRecentlyViewedOf } from "../../data/products/recent.server.ts";
import { listRecommended } from "../../data/products/recommended.server.ts";
import { homeSectionItems } from "../../domain/constants.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { chosenCardView, productCardView } from "../../domain/cards/product-card-view.ts";
import { productSources } from "../../domain/products/product-links.ts";
import { recentLimit } from "../../domain/products/product-view.ts";
import type { SectionKey } from "../../domain/home/section-visibility.ts";
import { isSectionShown } from "../../domain/home/section-visibility.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { logEvent } from "../../http/log.server.ts";

/** null: too few products, or not read in time. */
export interface ForYou {
  recent: ProductCardView[] | null;
  recommended: ProductCardView[] | null;
}

interface Asking {
  db: D1Database;
  accountId: number;
  viewer: Viewer;
}

/** Specification 4.8, 5.6, 6; never rejects. */
export async function forYou({ db, accountId, viewer }: Asking): Promise<ForYou> {
  const section = <Listed>(key: SectionKey, list: Promise<Listed[]>, card: (one: Listed) => ProductCardView) =>
    list.then(
      (found) => (isSectionShown(key, found.length) ? found.map(card) : null),
      (error) => (logEvent(`section ${key}`, error), null),
    );
  const [recent, recommended] = await Promise.all([
    section("recentlyViewed", listRecentlyViewedOf(db, accountId, null, recentLimit), (seen) =>
      chosenCardView(seen, viewer, productSources.lastViewed),
    ),
    section("recommendedForYou", listRecommended(db, accountId, homeSectionItems, viewer.now), (product) =>
      productCardView(product, viewer, productSources.recommended),
    ),
  ]);
  return { recent, recommended };
}
