import type { ReactNode } from "react";
import { productCardView } from "../../../domain/cards/product-card-view.ts";
import type { Viewer } from "../../../domain/viewer.ts";
import { CurrentLayout } from "../current-layout.tsx";
import { Hero } from "../hero.tsx";
import { homeContentView } from "../home-content-view.ts";
import { NearYouSections } from "../near-you.tsx";
import { otherContentView } from "../other/other-content-view.ts";
import OtherLayout from "../other/other-layout.tsx";
import { LateSection, ProductSection } from "../product-section.tsx";
import { ProductCard } from "../../../ui/cards/product-card.tsx";
import { homeRows } from "../sections.ts";
import { TripletCards } from "../triplet-cards.tsx";
import { statesOf } from "./card-parts.tsx";
import { contentStates, sampleContent } from "./sample-content.ts";
import { cityName } from "../../../domain/delivery/city-name.ts";
import { holidayCardView } from "../../../domain/cards/card-views.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import type { Product } from "../../../domain/products/product.ts";
import type { CurrentSections } from "../current-sections.server.ts";
import type { NearYouView } from "../near-you.server.ts";
import { sampleProducts } from "./sample-products.ts";
import { inLanguage } from "../../../domain/languages.ts";
import { otherSample } from "./sample-other.ts";
import { WithShell } from "./with-shell.tsx";

export const sectionParts = {
  currentLayout: (viewer: Viewer) => ({
    full: (
      <Bare>
        <CurrentLayout content={homeContentView(sampleContent, viewer.locale)} sections={currentSample(viewer)} />
      </Bare>
    ),
  }),
  otherLayout: (viewer: Viewer) => {
    const content = {
      ...homeContentView(sampleContent, viewer.locale),
      ...otherContentView(sampleContent, viewer.locale, () => 0),
    };
    const full = (
      <Bare>
        <OtherLayout content={content} sections={otherSample(viewer)} />
      </Bare>
    );
    return { full };
  },
  hero: ({ locale }: Viewer) =>
    statesOf(contentStates, (content) => (
      <Bare>
        <Hero slides={homeContentView(content, locale).slides} />
      </Bare>
    )),
  triplets: ({ locale }: Viewer) =>
    statesOf(contentStates, (content) => <TripletCards cards={homeContentView(content, locale).triplets} />),
  productRow: (viewer: Viewer) => {
    const row = homeRows.newProducts;
    const shown = (count: number) => {
      const cards = sampleProducts(count).map((product) => productCardView(product, viewer));
      return <ProductSection row={{ ...row, key: `row-${count}` }} cards={cards} as={ProductCard} />;
    };
    const notRead = <LateSection row={row} of={Promise.resolve(null)} as={ProductCard} />;
    return { twelve: shown(12), fewest: shown(6), tooFew: shown(5), notRead };
  },
  nearYou: (viewer: Viewer) => {
    const own = sampleProducts(4).map((product) => productCardView(product, viewer));
    const shown = (near: NearYouView | null, recent: typeof own | null) => (
      <NearYouSections found={Promise.resolve({ near, recent, recommended: null })} />
    );
    return {
      pair: shown(nearYou(viewer, 6), own),
      nearOnly: shown(nearYou(viewer, 6), null),
      recentOnly: shown(null, own),
      nobodyNear: shown(nearYou(viewer, 0), own),
    };
  },
};

/** The gallery's own header has the menu already. */
function Bare({ children }: { children: ReactNode }) {
  return <WithShell hasMenu={false}>{children}</WithShell>;
}

function currentSample(viewer: Viewer): CurrentSections {
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

function nearYou(viewer: Viewer, count: number): NearYouView {
  const city = count > 0 ? "Addis Ababa" : "Semera";
  return {
    city: cityName(city, viewer.locale),
    chosen: count > 0 ? city : "",
    cities: ["Addis Ababa", "Adama", "Hawassa"].map((value) => ({ value, text: cityName(value, viewer.locale) })),
    seeAll: "/vendors",
    cards: sampleProducts(count).map((product) => productCardView(product, viewer)),
  };
}
