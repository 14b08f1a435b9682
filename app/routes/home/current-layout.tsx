import { Fragment, Suspense } from "react";
import { Await } from "react-router";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { LaterStyles } from "../../ui/printing/later-styles.tsx";
import { BottomPromoRow } from "./bottom-promo-row.tsx";
import type { CurrentSections } from "./current-sections.server.ts";
import { GifCards } from "./gif-cards.tsx";
import { Hero } from "./hero.tsx";
import { HolidaySections } from "./holiday-sections.tsx";
import type { HomeContentView } from "./home-content-view.ts";
import { IconStrip } from "./icon-strip.tsx";
import { NearYouSections } from "./near-you.tsx";
import { ProductSection } from "./product-section.tsx";
import { PromoPanel } from "./promo-panel.tsx";
import { homeSections, type HomeProductRow } from "./sections.ts";
import { useSeeAllHref } from "./see-all-href.ts";
import { SellerButton } from "./seller-button.tsx";
import { ServicesStrip } from "./services-strip.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TripletCards } from "./triplet-cards.tsx";
import { UsefulLinksBar } from "./useful-links-bar.tsx";

/** Streamed before the rest, so that it is usable early (docs/decisions/0033). */
const [first, ...others] = homeSections;

interface CurrentLayoutProps {
  content: HomeContentView;
  sections: CurrentSections;
}

/** Specification 2.5. */
export function CurrentLayout({ content, sections }: CurrentLayoutProps) {
  return (
    <>
      <UsefulLinksBar />
      <IconStrip />
      <Hero slides={content.slides}>
        <TripletCards cards={content.triplets} />
        <div className="promises strip">
          <SellerButton />
          <BottomPromoRow />
          <ServicesStrip />
        </div>
        <LateSection row={first} cards={sections[first.key]} />
        <LaterStyles />
      </Hero>
      {others.map((section) => {
        const { key, kind } = section;
        if (kind === "products") return <LateSection key={key} row={section} cards={sections[key]} />;
        if (kind === "promoPanel")
          return (
            <div key={key} className="band">
              <PromoPanel id={key} />
            </div>
          );
        if (key === "holidayPackages") return <HolidaySections key={key} packages={sections[key]} />;
        if (key === "nearYouAndRecentlyViewed") return <NearYouSections key={key} found={sections[key]} />;
        return (
          <Fragment key={key}>
            <GifCards cards={content.gifs} />
            <Testimonials />
          </Fragment>
        );
      })}
    </>
  );
}

/** The link also serves readers whose connection ends here. */
function LateSection({ row, cards }: { row: HomeProductRow; cards: Promise<readonly ProductCardView[] | null> }) {
  const t = useT();
  return (
    <Suspense fallback={<a href={useSeeAllHref(row.seeAll)}>{t(row.title)}</a>}>
      <Await resolve={cards}>{(list) => <ProductSection row={row} cards={list} />}</Await>
    </Suspense>
  );
}
