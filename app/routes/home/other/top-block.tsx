import { SellerButton } from "../seller-button.tsx";
import { FixedBanners } from "./fixed-banners.tsx";
import type { OtherContentView } from "./other-content-view.ts";
import { PromoCards } from "./promo-cards.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { Sidebar } from "./sidebar.tsx";

/** Specification 2.6. */
export function TopBlock({ content }: { content: OtherContentView }) {
  return (
    <div className="top-block">
      <Sidebar specialOffer={content.specialOffer} shopNow={content.shopNow} />
      <div className="top-block-main">
        <FixedBanners banners={content.fixed} />
        <PromoCards />
        <div className="top-block-seller">
          <SellerButton />
        </div>
        <ServiceCards />
      </div>
    </div>
  );
}
