import { listNearYou, listSellingCities } from "../../data/home/near-you.server.ts";
import { cityChoices, type CityChoices } from "../../domain/delivery/city-choices.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { directoryHref } from "../../domain/vendors/vendor-directory.ts";
import { listRecentlyViewedOf } from "../../data/products/recent.server.ts";
import { listRecommended } from "../../data/products/recommended.server.ts";
import { homeSectionItems } from "../../domain/constants.ts";
import { chosenCardView, productCardView } from "../../domain/cards/product-card-view.ts";
import { productSources } from "../../domain/products/product-links.ts";
import { recentlyViewedLimit } from "../../domain/products/recently-viewed.ts";
import { recommendable } from "../../domain/products/stock.ts";
import { type SectionKey, isSectionShown } from "../../domain/home/section-visibility.ts";
import { logEvent } from "../../http/log.server.ts";
import { type HomeAsking, lateSection } from "./late-section.server.ts";

export interface NearYouView extends CityChoices {
  seeAll: string;
  cards: readonly ProductCardView[];
}

/** Side by side (specification 2.5). */
export type NearYouAndRecentlyViewed = Awaited<ReturnType<typeof nearYouAndRecentlyViewed>>;

/** Near You for everybody, the other lists for the signed-in shopper (specification 4.8, 6); never rejects. */
export async function nearYouAndRecentlyViewed(asking: HomeAsking, city: string) {
  const { accountId } = asking;
  const [near, own] = await Promise.all([
    lateSection("nearYou", nearYou(asking, city)),
    accountId === null ? null : recentAndRecommended(asking, accountId),
  ]);
  return { near, recent: own?.recent ?? null, recommended: own?.recommended ?? null };
}

async function nearYou({ db, viewer }: HomeAsking, city: string): Promise<NearYouView | null> {
  const [products, cities] = await Promise.all([listNearYou(db, city, homeSectionItems), listSellingCities(db)]);
  if (cities.length === 0) return null;
  const choices = cityChoices(cities, city, viewer.locale);
  return {
    ...choices,
    seeAll: directoryHref({ city: choices.chosen || city }),
    cards: recommendable(products, viewer.now).map((product) => productCardView(product, viewer)),
  };
}

/** Specification 4.8, 5.6, 6; null: too few products, or not read in time. */
async function recentAndRecommended(asking: HomeAsking, accountId: number) {
  const lists = ownLists(asking, accountId);
  const shown = (key: SectionKey, list: Promise<ProductCardView[]>) =>
    list.then(
      (cards) => (isSectionShown(key, cards.length) ? cards : null),
      (error) => (logEvent(`section ${key}`, error), null),
    );
  const [recent, recommended] = await Promise.all([
    shown("recentlyViewed", lists.recent),
    shown("recommendedForYou", lists.recommended),
  ]);
  return { recent, recommended };
}

export function ownLists({ db, viewer }: HomeAsking, accountId: number) {
  return {
    recent: listRecentlyViewedOf(db, accountId, null, recentlyViewedLimit).then((seen) =>
      seen.map((one) => chosenCardView(one, viewer, productSources.lastViewed)),
    ),
    recommended: listRecommended(db, accountId, homeSectionItems, viewer.now).then((products) =>
      products.map((product) => productCardView(product, viewer, productSources.recommended)),
    ),
  };
}
