import type { OrderView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { OwnWords, PlaceWords, QuotingText } from "../../ui/own-words.tsx";
import { AmountRow } from "../../shared/orders/parcel-totals.tsx";
import { PrintButton } from "../../shared/orders/print-button.tsx";
import { ReorderForm } from "../../shared/orders/order-rows.tsx";

export function OrderSummary({ order, trackAddress }: { order: OrderView; trackAddress: string }) {
  const t = useT();
  const { name, phone, email, place, note } = order;
  return (
    <aside className="order-summary order-panel panel stack">
      <section aria-labelledby="totals">
        <h2 id="totals">{t("orders.totals")}</h2>
        <OrderTotals order={order} />
      </section>
      <section aria-labelledby="address">
        <h2 id="address">{t("orders.address")}</h2>
        <address>
          <p>
            <OwnWords text={name} />
          </p>
          <p>{phone}</p>
          {email && <p>{email}</p>}
          <p>
            <PlaceWords parts={place} />
          </p>
        </address>
        {note !== "" && (
          <p className="soft">
            <QuotingText text="orders.note" words={{ note }} />
          </p>
        )}
      </section>
      <p className="soft">{t("orders.find", { address: trackAddress })}</p>
      <div className="no-paper cluster">
        <ReorderForm order={order} />
        <PrintButton />
      </div>
    </aside>
  );
}

function OrderTotals({ order }: { order: OrderView }) {
  const t = useT();
  const { goods, discount, delivery, isDeliveryFree, rounding, total, remaining } = order;
  return (
    <dl className="totals">
      <AmountRow name={t("orders.items")}>{goods}</AmountRow>
      <AmountRow name={t("orders.discount")}>{discount}</AmountRow>
      <AmountRow name={t("orders.delivery")}>{isDeliveryFree ? t("orders.free") : delivery}</AmountRow>
      <AmountRow name={t("orders.rounding")}>{rounding}</AmountRow>
      <AmountRow name={t("orders.total")} className="totals-last">
        <strong>{total}</strong>
      </AmountRow>
      <AmountRow name={t("orders.remaining")}>{remaining}</AmountRow>
    </dl>
  );
}
