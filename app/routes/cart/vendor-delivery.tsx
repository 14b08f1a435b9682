import type { CartDelivery } from "../../domain/cart-vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";

/** What bringing this parcel costs, when it comes, and what is missing for a delivery without a fee. */
export function VendorDelivery({ delivery: { fee, from, until, toFree } }: { delivery: CartDelivery }) {
  const t = useT();
  const values = { fee: fee ?? "", from, until };
  const text =
    from === until
      ? t(fee ? "cart.deliveryFeeOneDay" : "cart.deliveryFreeOneDay", values)
      : t(fee ? "cart.deliveryFee" : "cart.deliveryFree", values);
  return (
    <p className="cart-vendor-delivery">
      <span>{text}</span> {toFree && <span className="cart-vendor-free">{t("cart.toFree", { amount: toFree })}</span>}
    </p>
  );
}
