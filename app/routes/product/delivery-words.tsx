import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";

export function DeliveryWords({ product: { delivery, closedUntil, vendor } }: { product: ProductPageView }) {
  const t = useT();
  if (!delivery) return null;
  const { city, isSent, fee, from, until } = delivery;
  if (!isSent) return t("delivery.notSent", { city, place: vendor.city });
  const costs = { city, fee: fee ?? "" };
  if (closedUntil !== null) return t(fee ? "product.deliveryCosts" : "product.deliveryFree", costs);
  return <DatedText text={fee ? "cart.cityCosts" : "cart.cityFree"} dates={{ from, until }} values={costs} />;
}
