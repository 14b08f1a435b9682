import { Fragment } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { LaterStyles } from "../../ui/printing/later-styles.tsx";
import "./home.second.css";
import { Icon } from "../../ui/icon.tsx";
import { useShell } from "../../ui/shell.tsx";
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
import { PromoPanel } from "./promo-panel.tsx";
import { homeSections } from "./sections.ts";
import { SellerButton } from "./seller-button.tsx";
import type { LoadedHome } from "../../domain/home/loaded-home.ts";
import { servicePromises } from "../../domain/home/printed-home.ts";
import { Testimonials } from "./testimonials.tsx";
import { TripletCards } from "./triplet-cards.tsx";
import "./home.first.css";
import { linksShownIn } from "../../domain/pages/outside-links.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useOutside } from "../../ui/printing/outside-context.ts";

/** Streamed before the rest, so that it is usable early (docs/decisions/0033). */
const [first, ...others] = homeSections;

interface CurrentLayoutProps {
  content: HomeContentView;
  loaded?: LoadedHome;
  sections: CurrentSections;
}

/** Specification 2.5. */
export function CurrentLayout({ content, loaded, sections }: CurrentLayoutProps) {
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
        <LateSection row={first} of={sections[first.key]} as={ProductCard} />
        <LaterStyles />
      </Hero>
      {others.map((section) => {
        const { key, kind } = section;
        if (kind === "products") return <LateSection key={key} row={section} of={sections[key]} as={ProductCard} />;
        if (kind === "promoPanel")
          return (
            <div key={key} className="band">
              <PromoPanel id={key} loaded={loaded?.panels[key]} />
            </div>
          );
        if (key === "holidayPackages") return <HolidaySections key={key} packages={sections[key]} />;
        if (key === "nearYouAndRecentlyViewed") return <NearYouSections key={key} found={sections[key]} />;
        return (
          <Fragment key={key}>
            <GifCards cards={content.gifs} />
            <Testimonials loaded={loaded?.testimonials} />
          </Fragment>
        );
      })}
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
