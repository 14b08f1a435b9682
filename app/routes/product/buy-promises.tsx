import { returnDays } from "../../domain/orders/order.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

/** What decides beside the price, a line each: when it comes and where to, who sells it, whether it may go back. */
export function BuyPromises({ product: { delivery, vendor, closedUntil, isVehicle } }: { product: ProductPageView }) {
  const t = useT();
  const costs = { city: delivery?.city ?? "", fee: delivery?.fee ?? "" };
  return (
    <div>
      {delivery && (
        <p className="buy-box-note">
          {/* A closed seller's goods come on no day that could be promised now. */}
          {closedUntil !== null ? (
            t(delivery.fee ? "product.deliveryCosts" : "product.deliveryFree", costs)
          ) : (
            <DatedText
              text={delivery.fee ? "product.deliveryTo" : "product.deliveryFreeTo"}
              dates={{ from: delivery.from, until: delivery.until }}
              values={costs}
            />
          )}{" "}
          <a href="#city">{t("product.otherCity")}</a>
        </p>
      )}
      <p className="buy-box-note">
        <a href={vendor.href}>
          <MarkedName text="product.soldBy" name={vendor.name} lang={vendor.lang} />
        </a>
      </p>
      <p className="buy-box-note">
        {isVehicle ? t("product.byAppointment") : t("product.returnsShort", { days: returnDays })}
      </p>
    </div>
  );
}
