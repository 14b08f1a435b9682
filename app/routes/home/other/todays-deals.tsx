import { useId } from "react";
import { useT } from "../../../i18n/use-t.tsx";
import { SectionHeading } from "../../../ui/cards/section-heading.tsx";
import type { LinkedPictureView } from "../home-content-view.ts";
import { PictureBanner } from "./picture-banner.tsx";

/** Specification 2.6. */
export function TodaysDeals({ banners }: { banners: LinkedPictureView[] }) {
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
