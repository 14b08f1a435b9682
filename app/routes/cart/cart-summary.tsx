import type { CartView } from "../../domain/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./cart-summary.css";

/** What it comes to. On phones the total stays at the bottom of the screen. */
export function CartSummary({ cart: { total, units, paysInBirr } }: { cart: CartView }) {
  const t = useT();
  return (
    <aside className="cart-summary" aria-label={t("cart.summary")}>
      <p className="cart-summary-row cart-summary-items">
        <span>{t("cart.items")}</span> <span>{units}</span>
      </p>
      <p className="cart-summary-row cart-summary-total">
        <span>{t("cart.total")}</span> <strong>{total}</strong>
      </p>
      <p className="cart-summary-note">
        {t("cart.deliveryNote")} {paysInBirr && t("cart.payInBirr")}
      </p>
    </aside>
  );
}
