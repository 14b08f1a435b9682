import { useT } from "../../../i18n/use-t.tsx";
import type { LinkedPictureView } from "../home-content-view.ts";
import { PictureBanner } from "./picture-banner.tsx";

/** Specification 2.6. */
export function FixedBanners({ banners }: { banners: LinkedPictureView[] }) {
  const t = useT();
  if (banners.length === 0) return null;
  return (
    <section id="fixedBanners" className="fixed-banners" aria-label={t("otherHome.fixedBanners")}>
      <ul className="strip" role="list">
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
