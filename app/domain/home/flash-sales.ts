import { buyNowCardView } from "../cards/card-views.ts";
import { nextMidnight, remaining, type TimeLeft } from "../countdown.ts";
import { productSources } from "../products/product-links.ts";
import type { Product } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import { isSectionShown } from "./section-visibility.ts";

/** Specification 2.6, 4.10. */
export type FlashSalesView = NonNullable<ReturnType<typeof flashSalesView>>;

/** null with too few flash products (specification 5.6). */
export function flashSalesView(products: readonly Product[], viewer: Viewer) {
  if (!isSectionShown("flashSales", products.length)) return null;
  return {
    until: nextMidnight(viewer.now),
    left: viewer.timeLeft ?? timeLeft(viewer.now),
    // 2.2 has one label for this section, so links carry it on every screen.
    cards: products.map((product) => buyNowCardView(product, viewer, productSources.flashSell)),
  };
}

/** Specification 4.10: until the next midnight in Addis Ababa; 24 hours at midnight itself. */
export function timeLeft(now: number): TimeLeft<number> {
  const { days, hours, minutes, seconds } = remaining(nextMidnight(now), now)!;
  return { hours: 24 * days + hours, minutes, seconds };
}
