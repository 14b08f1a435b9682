import { useT } from "../../i18n/use-t.tsx";

/** The one button of the cart: each kind of shopper has a checkout of its own (specification 2.1). */
export function CheckoutLinks({ parcels, signedIn }: { parcels: number; signedIn: boolean }) {
  const t = useT();
  if (parcels === 0) return <p className="cart-pay-nothing">{t("cart.nothingToOrder")}</p>;
  return (
    <a className="button button-primary cart-pay-button" href={signedIn ? "/shop/checkout" : "/shop/guest-checkout"}>
      {t(signedIn ? "cart.checkout" : "cart.guestCheckout")}
    </a>
  );
}
