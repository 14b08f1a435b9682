import { returnDays } from "../../domain/orders/order.ts";
import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import "./delivery-facts.css";

/** What is known of delivery and return before anything is ordered. */
export function DeliveryFacts({ product }: { product: ProductPageView }) {
  const t = useT();
  const { freeDelivery, delivery, vendor, closedUntil } = product;
  const { city, fee, from, until, freeFrom } = delivery;
  const isClosed = closedUntil !== null;
  const costs = { city, fee: fee ?? "" };
  return (
    <section className="delivery-facts" aria-labelledby="delivery">
      <h2 id="delivery">{t("product.deliveryAndReturns")}</h2>
      <dl>
        <dt>{t(freeDelivery ? "product.freeDelivery" : "product.delivery")}</dt>
        <dd>
          {/* A closed seller's goods come on no day that could be promised now. */}
          {isClosed ? (
            t(fee ? "product.deliveryCosts" : "product.deliveryFree", costs)
          ) : (
            <DatedText
              text={fee ? "product.deliveryTo" : "product.deliveryFreeTo"}
              dates={{ from, until }}
              values={costs}
            />
          )}{" "}
          {freeFrom && t("product.freeFrom", { amount: freeFrom })} {t("product.sentFrom", { city: vendor.city })}{" "}
          <a href="/#nearYou">{t("product.otherCity")}</a>
        </dd>
        <dt>{t("product.returns")}</dt>
        <dd>{t("product.returnsText", { days: returnDays })}</dd>
      </dl>
    </section>
  );
}
