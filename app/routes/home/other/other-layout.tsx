import { ExhibitionForms, SurfaceForm } from "../../../ui/cards/surface-forms.tsx";
import type { ComponentType } from "react";
import { useT } from "../../../i18n/use-t.tsx";
import { AlternateCard } from "../../../ui/cards/alternate-card.tsx";
import { BuyNowCard } from "../../../ui/cards/buy-now-card.tsx";
import { ProductCard } from "../../../ui/cards/product-card.tsx";
import { GifCards } from "../gif-cards.tsx";
import { Hero } from "../hero.tsx";
import type { HomeContentView } from "../home-content-view.ts";
import { useSeeAllHref } from "../see-all-href.ts";
import { IconStrip } from "../icon-strip.tsx";
import { BrandsSlider } from "./brands-slider.tsx";
import { CategoryPromoBlocks } from "./category-promo-blocks.tsx";
import { CategoryRows } from "./category-rows.tsx";
import { ElectronicsCarousel } from "./electronics-carousel.tsx";
import { ExpoCatalogues } from "./expo-catalogues.tsx";
import { FlashSales } from "./flash-sales.tsx";
import { HygieneBlock } from "./hygiene-block.tsx";
import { LastViewedPair } from "./last-viewed-pair.tsx";
import { Late } from "./late.tsx";
import type { OtherContentView } from "./other-content-view.ts";
import { OtherRowSection } from "./other-row.tsx";
import type { OtherSections } from "./other-sections.server.ts";
import { ParentCollections } from "./parent-collections.tsx";
import { type OtherRow, otherRows } from "./rows.ts";
import { TodaysDeals } from "./todays-deals.tsx";
import { TopBlock } from "./top-block.tsx";
import { Vehicles } from "./vehicles.tsx";

interface OtherLayoutProps {
  content: HomeContentView & OtherContentView;
  sections: OtherSections;
}

/** Specification 2.6. */
export default function OtherLayout({ content, sections }: OtherLayoutProps) {
  return (
    <div className="other-home">
      <IconStrip />
      <Hero slides={content.slides} />
      <TopBlock content={content} />
      <Late of={sections.flashSales}>{(view) => <FlashSales view={view} />}</Late>
      <LateRow row={otherRows.newProducts} of={sections.newProducts} as={ProductCard} />
      <TodaysDeals banners={content.todaysDeals} />
      <GifCards cards={content.gifs} />
      <Late of={sections.lastViewedPair}>{(pair) => <LastViewedPair {...pair} />}</Late>
      <ElectronicsCarousel tiles={content.electronics} />
      <LateRow row={otherRows.discountProducts} of={sections.discountProducts} as={ProductCard} />
      <LateRow row={otherRows.lessThan1000} of={sections.lessThan1000} as={BuyNowCard} />
      <OldHomeBlock sections={sections} />
    </div>
  );
}

function OldHomeBlock({ sections }: { sections: OtherSections }) {
  return (
    <>
      <SurfaceForm surface="alternateCard" />
      <ExhibitionForms />
      <LateRow row={otherRows.freeDelivery} of={sections.freeDelivery} as={ProductCard} />
      <LateRow row={otherRows.specialOffer} of={sections.specialOffer} as={ProductCard} />
      <LateRow row={otherRows.mostViewed} of={sections.mostViewed} as={ProductCard} />
      <LateRow row={otherRows.newArrivals} of={sections.newArrivals} as={AlternateCard} />
      <Late of={sections.vehicles}>{(cards) => <Vehicles cards={cards} />}</Late>
      <Late of={sections.expoCatalogues}>{(catalogues) => <ExpoCatalogues catalogues={catalogues} />}</Late>
      <Late of={sections.categoryRows}>{(rows) => <CategoryRows rows={rows} />}</Late>
      <CategoryPromoBlocks />
      <Late of={sections.parentCollections}>{(found) => <ParentCollections {...found} />}</Late>
      <Late of={sections.brands}>{(brands) => <BrandsSlider brands={brands} />}</Late>
      <HygieneBlock />
    </>
  );
}

interface LateRowProps<Card> {
  row: OtherRow;
  of: Promise<Card[] | null>;
  as: ComponentType<{ card: Card }>;
}

function LateRow<Card extends { id: number }>({ row, of, as }: LateRowProps<Card>) {
  const t = useT();
  return (
    <Late of={of} link={{ href: useSeeAllHref(row.seeAll), text: t(row.title) }}>
      {(cards) => <OtherRowSection row={row} cards={cards} as={as} />}
    </Late>
  );
}
