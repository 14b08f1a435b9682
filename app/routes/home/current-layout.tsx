import { Suspense } from "react";
import { Await } from "react-router";
import type { ProductCardView } from "../../domain/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { BottomPromoRow } from "./bottom-promo-row.tsx";
import type { CurrentSections } from "./current-sections.server.ts";
import { ForYouSections } from "./for-you-sections.tsx";
import { Hero } from "./hero.tsx";
import type { HomeContentView } from "./home-content-view.ts";
import { ProductSection } from "./product-section.tsx";
import { homeSections, type ProductRow } from "./sections.ts";
import { SellerButton } from "./seller-button.tsx";
import { ServicesStrip } from "./services-strip.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TripletCards } from "./triplet-cards.tsx";
import { UsefulLinksBar } from "./useful-links-bar.tsx";

/** Specification 2.5: the home page in its current layout. */
export function CurrentLayout({ content, sections }: { content: HomeContentView; sections: CurrentSections }) {
  return (
    <>
      <UsefulLinksBar />
      <Hero slides={content.slides} />
      <TripletCards cards={content.triplets} />
      <SellerButton />
      <BottomPromoRow />
      <ServicesStrip />
      {homeSections.map((section) => {
        if (section.kind === "testimonials") return <Testimonials key={section.key} />;
        if (section.kind === "nearYouAndRecentlyViewed" && sections.forYou)
          return <ForYouSections key={section.key} lists={sections.forYou} />;
        return section.kind === "products" ? (
          <LateSection key={section.key} row={section} cards={sections[section.key]} />
        ) : null;
      })}
    </>
  );
}

/** Until its data is there a section is a link to all of it, which also serves those whose connection dies here. */
function LateSection({ row, cards }: { row: ProductRow; cards: Promise<ProductCardView[] | null> }) {
  const t = useT();
  return (
    <Suspense fallback={<a href={row.seeAll}>{t(row.title)}</a>}>
      <Await resolve={cards}>{(list) => <ProductSection row={row} cards={list} />}</Await>
    </Suspense>
  );
}
