import type { OrderView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { PasswordField, Username } from "../../ui/forms/password-field.tsx";
import { useProblem } from "../../ui/shell.tsx";

export function AccountOffer({ order: { href, phone } }: { order: Pick<OrderView, "href" | "phone"> }) {
  const t = useT();
  const problem = useProblem();
  return (
    <section className="account-offer" aria-labelledby="account-offer">
      <h2 id="account-offer">{t("orders.accountHeading")}</h2>
      <p className="account-offer-text">{t("orders.accountText", { phone })}</p>
      <form className="form" method="post" action={`${href}/account`}>
        <ReturnTo />
        <Xsrf />
        <Username value={phone} />
        <PasswordField
          name="password"
          label={t("orders.password")}
          hint={t("orders.passwordHint")}
          autoComplete="new-password"
          required
          error={problem?.fields.password}
        />
        <button className="button button-outline">{t("orders.accountButton")}</button>
      </form>
    </section>
  );
}
