import type { ReactNode } from "react";
import type { ParcelView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";

interface ParcelTotalsProps {
  parcel: Pick<ParcelView, "discount" | "fee" | "isDeliveryFree" | "rounding" | "total" | "delivery">;
}

export function ParcelTotals({
  parcel: { discount, fee, isDeliveryFree, rounding, total, delivery },
}: ParcelTotalsProps) {
  const t = useT();
  return (
    <dl className="totals">
      <AmountRow name={t("orders.discount")}>{discount}</AmountRow>
      <AmountRow name={t("orders.delivery")}>
        {delivery === "standard" && (isDeliveryFree ? t("orders.free") : fee)}
      </AmountRow>
      <AmountRow name={t("orders.rounding")}>{rounding}</AmountRow>
      <AmountRow name={t("orders.subtotal")}>
        <strong>{total}</strong>
      </AmountRow>
    </dl>
  );
}

/** Nothing without an amount. */
export function AmountRow({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
