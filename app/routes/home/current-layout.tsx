import { useT } from "../../i18n/use-t.tsx";
import { LaterStyles } from "../../ui/printing/later-styles.tsx";
import "./home.second.css";
import { Icon } from "../../ui/icon.tsx";
import { useShell } from "../../ui/root-data.ts";
import type { CurrentSections } from "./current-sections.server.ts";
import { GifCards } from "./gif-cards.tsx";
import { Hero } from "./hero.tsx";
import { ProductCard } from "../../ui/cards/product-card.tsx";
import { HolidayCard } from "../../ui/cards/holiday-card.tsx";
import { ExhibitionForms } from "../../ui/cards/surface-forms.tsx";
import { CarouselItem, ProductCarousel } from "../../ui/cards/product-carousel.tsx";
import { Late } from "../../ui/late.tsx";
import type { HolidayPackageView } from "./holiday-packages.server.ts";
import type { HomeContentView } from "./home-content-view.ts";
import { IconStrip } from "./icon-strip.tsx";
import { NearYouSections } from "./near-you.tsx";
import { LateSection } from "./product-section.tsx";
import type { PromoPanelKey } from "../../domain/home/promo-panels.ts";
import { PromoPanel } from "./promo-panel.tsx";
import { SellerButton } from "./seller-button.tsx";
import { servicePromises } from "../../domain/home/printed-home.ts";
import { Testimonials } from "./testimonials.tsx";
import { TripletCards } from "./triplet-cards.tsx";
import "./home.first.css";
import { linksShownIn } from "../../domain/pages/outside-links.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useOutside } from "../../ui/printing/outside-context.ts";

interface CurrentLayoutProps {
  content: HomeContentView;
  sections: CurrentSections;
}

/** Specification 2.5; in the hero what is streamed first, to be usable early (docs/decisions/0033). */
export function CurrentLayout({ content, sections }: CurrentLayoutProps) {
  const goods = (key: "newProducts" | "exclusiveDeals" | "specialOffer" | "mostViewed" | "recommendedItems") => (
    <LateSection row={key} of={sections[key]} as={ProductCard} />
  );
  const panel = (key: PromoPanelKey) => (
    <div className="band">
      <PromoPanel id={key} loaded={content.panels[key]} />
    </div>
  );
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
        {goods("newProducts")}
        <LaterStyles />
      </Hero>
      {panel("websiteBuilder")}
      <HolidaySections packages={sections.holidayPackages} />
      {goods("exclusiveDeals")}
      {goods("specialOffer")}
      <NearYouSections found={sections.nearYouAndRecentlyViewed} />
      {panel("smartErp")}
      {goods("mostViewed")}
      {panel("onDemandSoftware")}
      {goods("recommendedItems")}
      <GifCards cards={content.gifs} />
      <Testimonials loaded={content.testimonials} />
    </>
  );
}

/** Specification 2.5.7. */
function ServicesStrip() {
  const t = useT();
  return (
    <ul className="services-strip ways" role="list" aria-label={t("homePrinted.promises")}>
      {servicePromises.map(({ key, href, icon }) => (
        <li key={key}>
          <a href={href}>
            <Icon name={icon} />
            {t(`homePrinted.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Specification 2.5.1. */
function UsefulLinksBar() {
  const t = useT();
  return (
    <nav aria-label={t("homePrinted.usefulLinks")}>
      <ul className="useful-links-bar ways strip" role="list">
        {linksShownIn("usefulLinks", useOutside()).map(({ key, href }) => (
          <li key={key}>
            <a href={href} rel="noopener">
              {t(`homePrinted.${key}` as TextKey)}
            </a>
          </li>
        ))}
        <li>
          <a href="/blog/classic">{t("homePrinted.blog")}</a>
        </li>
      </ul>
    </nav>
  );
}

/** Specification 2.5.6. */
function BottomPromoRow() {
  const t = useT();
  return (
    <ul className="bottom-promo-row ways" role="list" aria-label={t("homePrinted.services")}>
      {promos.map(({ href, icon, text }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            {t(text)}
          </a>
        </li>
      ))}
      <li>
        <a href={useShell().sellerPortal} target="_blank" rel="noopener">
          {t("homePrinted.signUpAsSellerLoud")}
          <span className="visually-hidden">{` ${t("everywhere.newTab")}`}</span>
        </a>
      </li>
    </ul>
  );
}

const promos = [
  { href: "/pages/help-center", icon: "headset", text: "homePrinted.helpCenter" },
  { href: "/pages/return-policy", icon: "rotate-ccw", text: "homePrinted.easyReturn" },
  { href: "/pages/shipping", icon: "truck", text: "homePrinted.fastDeliveryBelow" },
  { href: "/pages/mobile", icon: "smartphone", text: "homePrinted.mobileAppBelow" },
] as const;

/** Specification 2.5, 5.6. */
function HolidaySections({ packages }: { packages: Promise<readonly HolidayPackageView[] | null> }) {
  return (
    <Late of={packages}>
      {(list) => (
        <>
          <ExhibitionForms />
          {list.map((one) => (
            <HolidaySection key={one.id} holiday={one} />
          ))}
        </>
      )}
    </Late>
  );
}

function HolidaySection({ holiday: { id, name, lang, seeAll, cards } }: { holiday: HolidayPackageView }) {
  return (
    <ProductCarousel id={`holidayPackage-${id}`} title={name} lang={lang} seeAll={seeAll} sizes="holiday">
      {cards.map((card, index) => (
        <CarouselItem key={card.id} index={index}>
          <HolidayCard card={card} />
        </CarouselItem>
      ))}
    </ProductCarousel>
  );
}
