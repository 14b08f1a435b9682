import type { CartView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";

interface CartSummaryProps {
  cart: CartView;
  signedIn: boolean;
}

export function CartSummary({ cart, signedIn }: CartSummaryProps) {
  const t = useT();
  const { goods, discount, saved, delivery, rounding, parcels, sent, city, total, aboutUsd, paysInBirr } = cart;
  return (
    <aside className="cart-summary" aria-labelledby="cart-summary">
      <div className="panel stack">
        <h2 className="cart-summary-title" id="cart-summary">
          {t("cart.summary")}
        </h2>
        <p className="cart-summary-row">
          <span>{t("cart.items")}</span> <span>{goods}</span>
        </p>
        {discount && (
          <p className="cart-summary-row">
            <span>{t("cart.discount")}</span> <span>{discount}</span>
          </p>
        )}
        {saved && <p className="cart-summary-saved">{t("cart.saved", { amount: saved })}</p>}
        {sent > 0 && (
          <p className="cart-summary-row">
            <span>{t("cart.deliveryTo", { city, count: sent })}</span> <span>{delivery ?? t("cart.free")}</span>
          </p>
        )}
        {rounding && (
          <p className="cart-summary-row">
            <span>{t("cart.rounding")}</span> <span>{rounding}</span>
          </p>
        )}
        <p className="muted">
          {t("cart.feesNote")} {paysInBirr && t("cart.payInBirr")}
        </p>
        {!signedIn && parcels > 0 && (
          <p className="cart-summary-sign-in">
            <a href="/sign-in?next=/shop/checkout">{t("cart.signInCheckout")}</a>
          </p>
        )}
      </div>
      <div className="cart-pay">
        <p className="cart-pay-total">
          <span>{t("cart.total")}</span> <strong>{total}</strong>{" "}
          {aboutUsd && <span className="cart-pay-usd">{t("card.priceAbout", { price: aboutUsd })}</span>}
        </p>
        <CheckoutLinks parcels={parcels} signedIn={signedIn} />
      </div>
    </aside>
  );
}

/** Guests and accounts have different checkouts (specification 2.1). */
function CheckoutLinks({ parcels, signedIn }: { parcels: number; signedIn: boolean }) {
  const t = useT();
  if (parcels === 0) return <p className="cart-pay-nothing">{t("cart.nothingToOrder")}</p>;
  return (
    <a className="button button-awning cart-pay-button" href={signedIn ? "/shop/checkout" : "/shop/guest-checkout"}>
      {t(signedIn ? "cart.checkout" : "cart.guestCheckout")}
    </a>
  );
}
