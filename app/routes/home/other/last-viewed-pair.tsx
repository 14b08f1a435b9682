import type { ProductCardView } from "../../../domain/cards/product-card.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { ProductCarousel } from "../../../ui/cards/product-carousel.tsx";

interface LastViewedPairProps {
  recent: ProductCardView[];
  recommended: ProductCardView[];
}

/** Specification 2.6, 5.6. */
export function LastViewedPair({ recent, recommended }: LastViewedPairProps) {
  const t = useT();
  return (
    <div className="last-viewed-pair">
      <ProductCarousel
        id="lastViewed"
        title={t("otherHome.lastViewed")}
        cards={recent}
        seeAll={{ href: "/shop/recently-viewed", text: t("everywhere.seeAll") }}
        sizes="recent"
      />
      <ProductCarousel id="recommended" title={t("home.recommendedForYou")} cards={recommended} sizes="recommended" />
    </div>
  );
}
