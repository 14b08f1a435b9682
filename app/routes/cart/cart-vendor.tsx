import type { CartVendorView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { CartLine } from "./cart-line.tsx";
import { VendorDelivery } from "./vendor-delivery.tsx";

interface CartVendorProps {
  vendor: CartVendorView;
  /** Why quantities were refused, by field. */
  errors: Record<string, string>;
}

/** One seller's part of the cart: what will be one parcel. */
export function CartVendor({ vendor, errors }: CartVendorProps) {
  const t = useT();
  const { id, name, lang, city, href, lines, subtotal, closedUntil, delivery } = vendor;
  return (
    <section className="cart-vendor" aria-labelledby={`vendor-${id}`}>
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
      <ul role="list">
        {lines.map((line) => (
          <CartLine key={line.key} line={line} errors={errors} />
        ))}
      </ul>
      {delivery && (
        <div className="cart-vendor-foot">
          <p className="cart-vendor-subtotal">
            <span>{t("cart.subtotal")}</span> <strong>{subtotal}</strong>
          </p>
          <VendorDelivery delivery={delivery} />
        </div>
      )}
    </section>
  );
}
