import { redirect } from "react-router";
import { findOwnPayment } from "../data/payments/payments.server.ts";
import { formatOrderNumber } from "../domain/orders/order-number.ts";
import { parseBankAccounts, paymentView, type PaymentView } from "../domain/checkout/payment.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed, answering } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { foreignOrder } from "../shared/orders/order-pages.server.ts";
import { paymentAction } from "./order-payment/payment-action.server.ts";
import { PaymentOver, TransferPayment, PaymentAmount } from "./order-payment/transfer-payment.tsx";
import type { Route } from "./+types/order-payment";
import { useEffect, useRef } from "react";
import type { OnlineKind } from "../domain/orders/payment-providers.ts";
import { Xsrf } from "../ui/forms/form-fields.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, bankAccounts, paymentPages, viewer, needed, session, title } = pageTools(context);
  const payment = await needed(() => findOwnPayment(db, session.owner, params.publicId));
  if (!payment) throw foreignOrder(context);
  // Cash is paid to the courier.
  if (payment.kind === "cash") throw redirect(`/orders/${payment.publicId}`, 303);

  return {
    payment: paymentView(payment, {
      viewer,
      accounts: parseBankAccounts(bankAccounts, viewer.locale),
      isPageOn: paymentPages.has(payment.kind),
      isBack: url.searchParams.has("back"),
    }),
    title: title("orders.payTitle", { number: formatOrderNumber(payment.number) }),
  };
}

export const action = confirmed((tools, { params }: Route.ActionArgs) => paymentAction(tools, params.publicId));

export const middleware = [answering(action)];

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "orders", hydrates: true };

export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export { OrderFailure as ErrorBoundary } from "../shared/orders/order-failure.tsx";

export default function OrderPaymentPage({ loaderData: { payment } }: Route.ComponentProps) {
  const t = useT();
  const { step, page, number, orderHref } = payment;
  const isTransfer = step === "transfer" || step === "reported";
  const isPage = step === "pay" || step === "off" || step === "checking";
  return (
    <div className="payment page narrow stack">
      <p className="payment-order">
        <a className="touch" href={orderHref}>
          {t("orders.heading", { number })}
        </a>
      </p>
      <h1>{t("orders.payment")}</h1>
      <FormProblem />
      {payment.isMismatch && <p role="status">{t("orders.payMismatch")}</p>}
      {isTransfer && <TransferPayment payment={payment} />}
      {isPage && page && <PagePayment payment={payment} page={page} />}
      {!isTransfer && !isPage && <PaymentOver payment={payment} />}
    </div>
  );
}

function PagePayment({ payment, page }: { payment: PaymentView; page: OnlineKind }) {
  const t = useT();
  const { step, href, amount, mayCheck } = payment;
  if (step === "checking") {
    return (
      <>
        <p role="status">{t(`orders.asking_${page}`)}</p>
        <CheckForm href={href} isFirst />
      </>
    );
  }
  return (
    <>
      <PaymentAmount payment={payment} />
      <p>{t(step === "off" ? `orders.off_${page}` : `orders.page_${page}`)}</p>
      {step === "pay" && (
        <form method="post" action={href}>
          <Xsrf />
          <button className="button button-primary" name="intent" value="pay">
            {t("orders.pagePay", { amount })}
          </button>
        </form>
      )}
      {mayCheck && (
        <>
          <p>{t("orders.pageAsk")}</p>
          <CheckForm href={href} />
        </>
      )}
    </>
  );
}

function CheckForm({ href, isFirst = false }: { href: string; isFirst?: boolean }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    // Going back must not send the form again.
    history.replaceState(history.state, "", href);
    form.current?.submit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form method="post" action={href} ref={form}>
      <Xsrf />
      <input type="hidden" name="intent" value="check" />
      <button className={isFirst ? "button button-primary" : "button button-outline"}>{t("orders.pageCheck")}</button>
    </form>
  );
}
