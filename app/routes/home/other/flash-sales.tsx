import type { FlashSalesView } from "../../../domain/home/flash-sales.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { BuyNowCard } from "../../../ui/cards/buy-now-card.tsx";
import { ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { RunningClock } from "../../../ui/running-clock.tsx";
import { CardItems } from "./other-row.tsx";

/** Specification 2.6, 4.10. */
export function FlashSales({ view: { until, left, cards } }: { view: FlashSalesView }) {
  const t = useT();
  return (
    <ProductCarousel
      id="flashSales"
      title={t("otherHome.flashSales")}
      sizes="flash"
      mobileGrid
      mobileSource={productSources.flashSell}
      heading={
        <RunningClock until={until} text="otherHome.timeLeft">
          {t("otherHome.timeLeft", { ...left })}
        </RunningClock>
      }
    >
      <CardItems cards={cards} as={BuyNowCard} />
    </ProductCarousel>
  );
}
