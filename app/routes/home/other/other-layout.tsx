import { ExhibitionForms, SurfaceForm } from "../../../ui/cards/surface-forms.tsx";
import { useT } from "../../../i18n/use-t.tsx";
import { AlternateCard } from "../../../ui/cards/alternate-card.tsx";
import { BuyNowCard } from "../../../ui/cards/buy-now-card.tsx";
import { ProductCard } from "../../../ui/cards/product-card.tsx";
import { Late } from "../../../ui/late.tsx";
import { GifCards } from "../gif-cards.tsx";
import { Hero } from "../hero.tsx";
import type { HomeContentView, LinkedPictureView } from "../home-content-view.ts";
import { IconStrip } from "../icon-strip.tsx";
import { CarouselItem, ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { CategoryPromoBlocks } from "./category-promo-blocks.tsx";
import { CategoryRowSection } from "./category-rows.tsx";
import { ElectronicsCarousel } from "./electronics-carousel.tsx";
import { HolidayCard } from "../../../ui/cards/holiday-card.tsx";
import { CardItems, LateSection } from "../product-section.tsx";
import type { FlashSalesView } from "../../../domain/home/flash-sales.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import { LiveCountdown } from "../../../ui/live-countdown.tsx";
import { HygieneBlock } from "./hygiene-block.tsx";
import type { ProductCardView } from "../../../domain/cards/product-card.ts";
import type { CarCardView, AlternateCardView } from "../../../domain/cards/card-views.ts";
import type { OtherContentView } from "./other-content-view.ts";
import type { OtherSections } from "./other-sections.server.ts";
import type { ParentCollectionView } from "../../../domain/home/parent-collection.ts";
import { useId } from "react";
import { SectionHeading } from "../../../ui/cards/section-heading.tsx";
import { PictureBanner } from "./picture-banner.tsx";
import { TopBlock } from "./top-block.tsx";
import { CarCard } from "../../../ui/cards/car-card.tsx";

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
      <LateSection row="newProducts" of={sections.newProducts} as={ProductCard} />
      <TodaysDeals banners={content.todaysDeals} />
      <GifCards cards={content.gifs} />
      <Late of={sections.lastViewedPair}>{(pair) => <LastViewedPair {...pair} />}</Late>
      <ElectronicsCarousel tiles={content.electronics} />
      <LateSection row="discountProducts" of={sections.discountProducts} as={ProductCard} />
      <LateSection row="lessThan1000" of={sections.lessThan1000} as={BuyNowCard} />
      <OldHomeBlock sections={sections} />
    </div>
  );
}

function OldHomeBlock({ sections }: { sections: OtherSections }) {
  return (
    <>
      <SurfaceForm surface="alternateCard" />
      <ExhibitionForms />
      <LateSection row="freeDelivery" of={sections.freeDelivery} as={ProductCard} />
      <LateSection row="specialOffer" of={sections.specialOffer} as={ProductCard} />
      <LateSection row="mostViewed" of={sections.mostViewed} as={ProductCard} />
      <LateSection row="newArrivals" of={sections.newArrivals} as={AlternateCard} />
      <Late of={sections.vehicles}>{(cards) => <Vehicles cards={cards} />}</Late>
      <Late of={sections.expoCatalogues}>
        {(catalogues) =>
          catalogues.map(({ id, name, lang, cards }) => (
            <ProductCarousel key={id} id={`expoCatalogue-${id}`} title={name} lang={lang} sizes="holiday">
              <CardItems cards={cards} as={HolidayCard} />
            </ProductCarousel>
          ))
        }
      </Late>
      <Late of={sections.categoryRows}>
        {(rows) => rows.map((row) => <CategoryRowSection key={row.id} row={row} />)}
      </Late>
      <CategoryPromoBlocks />
      <Late of={sections.parentCollections}>{(found) => <ParentCollections {...found} />}</Late>
      <Late of={sections.brands}>{(brands) => <BrandsSlider brands={brands} />}</Late>
      <HygieneBlock />
    </>
  );
}

/** settled.md 26. */
function Vehicles({ cards }: { cards: CarCardView[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <ProductCarousel
      id="vehicles"
      title={t("homePrinted.stripVehicles")}
      seeAll="/shop/sidebar/3cols?parentCategory=auto"
    >
      <CardItems cards={cards} as={CarCard} />
    </ProductCarousel>
  );
}

/** Specification 9.5: brands as text, because their logos are trademarks. */
function BrandsSlider({ brands }: { brands: { slug: string; name: string }[] }) {
  const t = useT();
  if (brands.length === 0) return null;
  return (
    <ProductCarousel id="brands" title={t("otherHome.brands")} sizes="brands">
      {brands.map(({ slug, name }, index) => (
        <CarouselItem key={slug} index={index}>
          <a
            className="brands-slider-name panel strong"
            href={`/shop/sidebar/list?brand=${encodeURIComponent(slug)}`}
            lang="en"
          >
            {name}
          </a>
        </CarouselItem>
      ))}
    </ProductCarousel>
  );
}

/** Specification 2.6, 5.6. */
function LastViewedPair({ recent, recommended }: { recent: ProductCardView[]; recommended: ProductCardView[] }) {
  const t = useT();
  return (
    <div className="last-viewed-pair pair">
      <ProductCarousel
        id="lastViewed"
        title={t("otherHome.lastViewed")}
        cards={recent}
        seeAll="/shop/recently-viewed"
        sizes="recent"
      />
      <ProductCarousel id="recommended" title={t("home.recommendedForYou")} cards={recommended} sizes="recommended" />
    </div>
  );
}

/** Specification 2.6, 4.10. */
function FlashSales({ view: { until, left, cards } }: { view: FlashSalesView }) {
  const t = useT();
  return (
    <ProductCarousel
      id="flashSales"
      title={t("otherHome.flashSales")}
      sizes="flash"
      mobileGrid
      mobileSource={productSources.flashSell}
      heading={
        <LiveCountdown until={until} text="otherHome.timeLeft">
          {t("otherHome.timeLeft", { ...left })}
        </LiveCountdown>
      }
    >
      <CardItems cards={cards} as={BuyNowCard} />
    </ProductCarousel>
  );
}

/** Specification 2.6. */
function TodaysDeals({ banners }: { banners: LinkedPictureView[] }) {
  const t = useT();
  const heading = useId();
  if (banners.length === 0) return null;
  return (
    <section id="todaysDeals" className="todays-deals section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={t("otherHome.todaysDeals")} />
      <ul className="grid" role="list">
        {banners.map((banner, index) => (
          <li key={index}>
            <PictureBanner
              banner={banner}
              name={t("otherHome.todaysDeals")}
              sizes="(min-width: 1280px) 405px, (min-width: 768px) 33vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ParentCollectionsProps {
  collections: ParentCollectionView[];
  bosses: AlternateCardView[];
}

/** Specification 2.6, 7.3. */
function ParentCollections({ collections, bosses }: ParentCollectionsProps) {
  const t = useT();
  if (collections.length === 0) return null;
  return (
    <>
      {collections.map(({ id, name, lang, href, cards }) => (
        <ProductCarousel
          key={id}
          id={`parentCollection-${id}`}
          // A name in the other language is the whole title, so that `lang` fits all of it.
          title={lang ? name : t("otherHome.popularIn", { name })}
          lang={lang}
          seeAll={href}
        >
          <CardItems cards={cards} as={AlternateCard} />
        </ProductCarousel>
      ))}
      <ProductCarousel id="catBoss" title={t("otherHome.catBoss")}>
        <CardItems cards={bosses} as={AlternateCard} />
      </ProductCarousel>
    </>
  );
}
