import type { ParcelView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";

interface ParcelTotalsProps {
  parcel: Pick<ParcelView, "discount" | "fee" | "isFree" | "rounding" | "total" | "delivery">;
}

export function ParcelTotals({ parcel: { discount, fee, isFree, rounding, total, delivery } }: ParcelTotalsProps) {
  const t = useT();
  return (
    <dl className="order-totals order-parcel-totals">
      {discount && (
        <div>
          <dt>{t("orders.discount")}</dt>
          <dd>{discount}</dd>
        </div>
      )}
      {delivery === "standard" && (
        <div>
          <dt>{t("orders.delivery")}</dt>
          <dd>{isFree ? t("orders.free") : fee}</dd>
        </div>
      )}
      {rounding && (
        <div>
          <dt>{t("orders.rounding")}</dt>
          <dd>{rounding}</dd>
        </div>
      )}
      <div>
        <dt>{t("orders.subtotal")}</dt>
        <dd>
          <strong>{total}</strong>
        </dd>
      </div>
    </dl>
  );
}
