import type { CartVendorView } from "../../domain/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { CartLine } from "./cart-line.tsx";
import "./cart-vendor.css";

/** One seller's part of the cart: what will be one parcel. */
export function CartVendor({ vendor: { id, name, lang, city, href, lines, subtotal } }: { vendor: CartVendorView }) {
  const t = useT();
  return (
    <section className="cart-vendor" aria-labelledby={`vendor-${id}`}>
      <h2 className="cart-vendor-name" id={`vendor-${id}`} lang={lang}>
        <a href={href}>{t("cart.parcel", { vendor: name, city })}</a>
      </h2>
      <ul role="list">
        {lines.map((line) => (
          <CartLine key={line.key} line={line} />
        ))}
      </ul>
      <p className="cart-vendor-subtotal">
        <span lang={lang}>{t("cart.subtotalOf", { vendor: name })}</span> <strong>{subtotal}</strong>
      </p>
    </section>
  );
}
