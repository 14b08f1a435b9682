import { productCardView } from "../../../domain/cards/product-card-view.ts";
import type { Viewer } from "../../../domain/viewer.ts";
import { Hero } from "../hero.tsx";
import { homeContentView } from "../home-content-view.ts";
import { NearYouSections } from "../near-you.tsx";
import { HygieneBlock } from "../other/hygiene-block.tsx";
import { LateSection, ProductSection } from "../product-section.tsx";
import { ProductCard } from "../../../ui/cards/product-card.tsx";
import { TripletCards } from "../triplet-cards.tsx";
import { statesOf } from "./card-parts.tsx";
import { contentStates } from "./sample-content.ts";
import { cityName } from "../../../domain/delivery/city-name.ts";
import type { NearYouView } from "../near-you.server.ts";
import { sampleProducts } from "./sample-products.ts";
import { WithShell } from "./with-shell.tsx";

export const sectionParts = {
  hero: ({ locale }: Viewer) =>
    statesOf(contentStates, (content) => (
      // The gallery's own header has the menu already.
      <WithShell hasMenu={false}>
        <Hero slides={homeContentView(content, locale).slides} />
      </WithShell>
    )),
  triplets: ({ locale }: Viewer) =>
    statesOf(contentStates, (content) => <TripletCards cards={homeContentView(content, locale).triplets} />),
  productRow: (viewer: Viewer) => {
    const shown = (count: number) => {
      const cards = sampleProducts(count).map((product) => productCardView(product, viewer));
      return <ProductSection id={`row-${count}`} row="newProducts" cards={cards} as={ProductCard} />;
    };
    const notRead = <LateSection row="newProducts" of={Promise.resolve(null)} as={ProductCard} />;
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
  hygieneBlock: () => ({ full: <HygieneBlock /> }),
};

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
