import { useT } from "../../i18n/use-t.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";

/** One sentence and a next step. */
export function EmptyCart() {
  const t = useT();
  return (
    <div className="empty-cart">
      <h1>{t("cart.heading")}</h1>
      <ProblemBanner />
      <EmptyState text={t("cart.empty")} action={{ href: "/", text: t("cart.continueShopping") }}>
        <p className="empty-cart-more">
          <a href="/shop/sidebar/list?discount=list">{t("cart.seeDeals")}</a>
        </p>
      </EmptyState>
    </div>
  );
}
