import type { CartDelivery } from "../../domain/cart/cart-vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";

/** What bringing this parcel costs, when it comes, and what is missing for a delivery without a fee. */
export function VendorDelivery({ delivery: { fee, from, until, toFree } }: { delivery: CartDelivery }) {
  const t = useT();
  const oneDay = fee ? "cart.deliveryFeeOneDay" : "cart.deliveryFreeOneDay";
  const moreDays = fee ? "cart.deliveryFee" : "cart.deliveryFree";
  const text = from.iso === until.iso ? oneDay : moreDays;
  return (
    <p className="cart-vendor-delivery">
      <span>
        <DatedText text={text} dates={{ from, until }} values={{ fee: fee ?? "" }} />
      </span>{" "}
      {toFree && <span className="cart-vendor-free">{t("cart.toFree", { amount: toFree })}</span>}
    </p>
  );
}
