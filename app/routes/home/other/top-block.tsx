import { SellerButton } from "../seller-button.tsx";
import { useT } from "../../../i18n/use-t.tsx";
import type { LinkedPictureView } from "../home-content-view.ts";
import { PictureBanner } from "./picture-banner.tsx";
import type { OtherContentView } from "./other-content-view.ts";
import { promoCards, promises } from "../../../domain/home/printed-home.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useOutside } from "../../../ui/printing/outside-context.ts";

/** Specification 2.6. */
export function TopBlock({ content }: { content: OtherContentView }) {
  return (
    <div className="top-block pair section">
      <Sidebar specialOffer={content.specialOffer} shopNow={content.shopNow} />
      <div className="stack">
        <FixedBanners banners={content.fixed} />
        <PromoCards />
        <SellerButton />
        <ServiceCards />
      </div>
    </div>
  );
}

/** Specification 2.6. */
function FixedBanners({ banners }: { banners: LinkedPictureView[] }) {
  const t = useT();
  if (banners.length === 0) return null;
  return (
    <section id="fixedBanners" className="fixed-banners" aria-label={t("otherHome.fixedBanners")}>
      <ul className="strip thirds" role="list">
        {banners.map((banner, index) => (
          <li key={index}>
            <PictureBanner
              banner={banner}
              name={t("home.shopNow")}
              sizes="(min-width: 1200px) 298px, (min-width: 768px) 33vw, 80vw"
            >
              {banner.href.startsWith("/") ? null : t("otherHome.external")}
            </PictureBanner>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Specification 2.6. */
function PromoCards() {
  const t = useT();
  return (
    <section id="promoCards" className="promo-cards" aria-label={t("otherHome.promoCards")}>
      <ul className="ways strip" role="list">
        {promoCards(useOutside().smartSolutions).map(({ key, icon, href, isExternal }) => (
          <li key={key}>
            <a href={href} rel={isExternal ? "noopener" : undefined}>
              <Icon name={icon} />
              <span>
                <b>{t(key === "smartSolutions" ? "otherHome.smartSolutions" : `homePrinted.${key}`)}</b>{" "}
                <span className="muted">{t(`otherHome.${key}Hint`)}</span>
                {isExternal && <span className="visually-hidden"> {t("otherHome.external")}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Specification 2.6 and 1. */
function ServiceCards() {
  const t = useT();
  return (
    <section id="serviceCards" className="service-cards" aria-label={t("homePrinted.promises")}>
      <ul className="ways strip" role="list">
        {promises.map(({ key, icon, href }) => (
          <li key={key}>
            <a href={href}>
              <Icon name={icon} />
              {t(`homePrinted.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SidebarProps {
  specialOffer: LinkedPictureView | null;
  shopNow: LinkedPictureView | null;
}

/**
 * Specification 2.6, 4.12: on small screens an empty details toggles the panel; its summary becomes the overlay, so
 * that tapping it closes the panel without a script.
 */
function Sidebar({ specialOffer, shopNow }: SidebarProps) {
  const t = useT();
  if (!specialOffer && !shopNow) return null;
  return (
    <aside id="sidebar" className="sidebar no-paper" aria-label={t("otherHome.sidebarOpen")}>
      <details className="sidebar-toggle">
        <summary className="button button-soft button-wide">
          <span className="sidebar-open">{t("otherHome.sidebarOpen")}</span>
          <span className="sidebar-close">{t("otherHome.sidebarClose")}</span>
        </summary>
      </details>
      <div className="sidebar-panel">
        {specialOffer && (
          <>
            <h2>{t("home.specialOffer")}</h2>
            <PictureBanner banner={specialOffer} name={t("home.specialOffer")} sizes="296px" newTab>
              {t("everywhere.newTab")}
            </PictureBanner>
          </>
        )}
        {shopNow && (
          <>
            <h2>{t("home.shopNow")}</h2>
            <PictureBanner banner={shopNow} name={t("home.shopNow")} sizes="296px" />
          </>
        )}
      </div>
    </aside>
  );
}
