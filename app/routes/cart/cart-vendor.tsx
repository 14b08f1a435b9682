import type { CartDelivery, CartVendorView } from "../../domain/cart/cart-vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { CartLineItem } from "./cart-line.tsx";

interface CartVendorProps {
  vendor: CartVendorView;
  errors: Record<string, string>;
}

export function CartVendor({ vendor, errors }: CartVendorProps) {
  const t = useT();
  const { id, name, lang, city, href, lines, subtotal, closedUntil, delivery } = vendor;
  return (
    <section className="cart-vendor panel" aria-labelledby={`vendor-${id}`}>
      <h2 className="cart-vendor-name" id={`vendor-${id}`}>
        <a href={href}>
          <MarkedName text="cart.parcel" name={name} lang={lang} values={{ city }} />
        </a>
      </h2>
      {closedUntil && (
        <p className="cart-vendor-closed">
          <DatedText text="cart.closedUntil" dates={{ date: closedUntil }} />
        </p>
      )}
      <ul className="lines" role="list">
        {lines.map((line) => (
          <CartLineItem key={line.key} line={line} errors={errors} />
        ))}
      </ul>
      {delivery && (
        <div className="cart-vendor-foot">
          <p className="cart-vendor-subtotal spread">
            <span>{t("cart.subtotal")}</span> <strong>{subtotal}</strong>
          </p>
          <VendorDelivery delivery={delivery} />
        </div>
      )}
    </section>
  );
}

function VendorDelivery({ delivery: { isSent, fee, from, until, toFree } }: { delivery: CartDelivery }) {
  const t = useT();
  const oneDay = fee ? "cart.deliveryFeeOneDay" : "cart.deliveryFreeOneDay";
  const moreDays = fee ? "cart.deliveryFee" : "cart.deliveryFree";
  const text = from.iso === until.iso ? oneDay : moreDays;
  if (!isSent) return <p className="spread muted">{t("delivery.onlyPickup")}</p>;
  return (
    <p className="spread muted">
      <span>
        <DatedText text={text} dates={{ from, until }} values={{ fee: fee ?? "" }} />
      </span>{" "}
      {toFree && <span className="cart-vendor-free">{t("cart.toFree", { amount: toFree })}</span>}
    </p>
  );
}
