import { useT } from "../../../i18n/use-t.tsx";
import type { LinkedPictureView } from "../home-content-view.ts";
import { PictureBanner } from "./picture-banner.tsx";

interface SidebarProps {
  specialOffer: LinkedPictureView | null;
  shopNow: LinkedPictureView | null;
}

/**
 * Specification 2.6, 4.12: on small screens an empty details toggles the panel; its summary becomes the overlay, so
 * that tapping it closes the panel without a script.
 */
export function Sidebar({ specialOffer, shopNow }: SidebarProps) {
  const t = useT();
  if (!specialOffer && !shopNow) return null;
  return (
    <aside id="sidebar" className="sidebar" aria-label={t("otherHome.sidebarOpen")}>
      <details className="sidebar-toggle">
        <summary>
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
