import { cityName } from "../../../domain/delivery/city-name.ts";
import { holidayCardView } from "../../../domain/cards/card-views.ts";
import { productCardView } from "../../../domain/cards/product-card-view.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import type { Product } from "../../../domain/products/product.ts";
import type { Viewer } from "../../../domain/viewer.ts";
import type { CurrentSections } from "../current-sections.server.ts";
import type { NearYouView } from "../near-you.server.ts";
import { sampleProducts } from "./sample-products.ts";
import { inLanguage } from "../../../domain/languages.ts";

export function currentSample(viewer: Viewer): CurrentSections {
  const cards = (source: (typeof productSources)[keyof typeof productSources], changes: Partial<Product> = {}) =>
    Promise.resolve(sampleProducts(12, changes).map((product) => productCardView(product, viewer, source)));
  const special = { specialPrice: { price: 40_000, endDate: viewer.now + 100_000_000 } };
  return {
    newProducts: cards(productSources.newProducts, { isNew: true }),
    holidayPackages: Promise.resolve([
      {
        id: 1,
        name: inLanguage({ en: "Enkutatash package", am: "የእንቁጣጣሽ ጥቅል" }, viewer.locale),
        seeAll: "/shop/sidebar/3cols",
        cards: sampleProducts(6).map((product) => holidayCardView(product, viewer, null)),
      },
    ]),
    exclusiveDeals: cards(productSources.discountProducts, special),
    specialOffer: cards(productSources.discountProducts, special),
    nearYouAndRecentlyViewed: Promise.resolve({
      near: nearYou(viewer, 6),
      recent: sampleProducts(5).map((product) => productCardView(product, viewer, productSources.lastViewed)),
      recommended: sampleProducts(7).map((product) => productCardView(product, viewer, productSources.recommended)),
    }),
    mostViewed: cards(productSources.list),
    recommendedItems: cards(productSources.recommended, special),
  };
}

export function nearYou(viewer: Viewer, count: number): NearYouView {
  const city = count > 0 ? "Addis Ababa" : "Semera";
  return {
    city: cityName(city, viewer.locale),
    chosen: count > 0 ? city : "",
    cities: ["Addis Ababa", "Adama", "Hawassa"].map((value) => ({ value, text: cityName(value, viewer.locale) })),
    seeAll: "/vendors",
    cards: sampleProducts(count).map((product) => productCardView(product, viewer)),
  };
}
