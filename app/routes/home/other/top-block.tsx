import { SellerButton } from "../seller-button.tsx";
import { FixedBanners } from "./fixed-banners.tsx";
import type { OtherContentView } from "./other-content-view.ts";
import { PromoCards } from "./promo-cards.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { Sidebar } from "./sidebar.tsx";

/** Specification 2.6. */
export function TopBlock({ content }: { content: OtherContentView }) {
  return (
    <div className="top-block section">
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
