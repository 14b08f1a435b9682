import { redirect } from "react-router";
import { findOwnPayment, reportTransfer } from "../data/payments/payments.server.ts";
import { formatOrderNumber } from "../domain/orders/order-number.ts";
import {
  parseBankAccounts,
  paymentView,
  type PaymentView,
  parseBankReference,
  type OwnPayment,
} from "../domain/checkout/payment.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed, type ActionTools, callOutbox } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { orderNotFoundPage, orderNotFoundReply } from "../shared/orders/order-not-found.server.ts";
import { PaymentOver, TransferPayment, PaymentAmount } from "./order-payment/transfer-payment.tsx";
import type { Route } from "./+types/order-payment";
import { useEffect, useRef } from "react";
import { type OnlineKind, isOnlineKind } from "../domain/orders/payment-providers.ts";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { listOpenTries } from "../data/payments/payment-tries.server.ts";
import { countVerdicts, openPayment, settleTry, limitedByBudget } from "../shared/payment/payment-page.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, bankAccounts, paymentPages, viewer, needed, session, title } = pageTools(context);
  const payment = await needed(() => findOwnPayment(db, session.owner, params.publicId));
  if (!payment) throw orderNotFoundPage(context);
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

/** The last openings of the provider's page. */
const ASKED = 4;

/** 404 for orders of others. */
async function paymentAction(tools: ActionTools, publicId: string): Promise<Response> {
  const { db, session, submission, where } = tools;
  const payment = await findOwnPayment(db, session.owner, publicId);
  if (!payment) return orderNotFoundReply(where);
  // A refusal is displayed on the form's own page.
  submission.fields.set("returnTo", `/orders/${publicId}/pay`);
  const intent = submission.repeated.size > 0 ? "" : submission.fields.get("intent");
  if (intent === "pay") return pay(tools, payment);
  if (intent === "check") return check(tools, payment);
  if (intent === "report") return report(tools, payment);
  return tools.refuseFields();
}

async function pay(tools: ActionTools, { publicId, kind, state }: OwnPayment): Promise<Response> {
  const { reply, t } = tools;
  const to = await openPayment(tools, publicId);
  const isAway = isOnlineKind(kind) && state === "pending" && to.startsWith("/");
  const message = isAway ? ({ kind: "warning", text: t(`buying.away_${kind}`) } as const) : null;
  return reply(message, { to }, to);
}

async function check(tools: ActionTools, payment: OwnPayment): Promise<Response> {
  const { db, budget, now, session, reply, t } = tools;
  const kind = isOnlineKind(payment.kind) ? payment.kind : null;
  const settings = kind && tools.paymentPages.get(kind);
  if (settings) {
    const tries = (await listOpenTries(db, payment.orderId)).slice(0, ASKED);
    const patient = limitedByBudget(settings, budget);
    countVerdicts(tools.count, await Promise.all(tries.map((one) => settleTry(db, patient, one, now))));
  }
  callOutbox(tools);
  const after = (await findOwnPayment(db, session.owner, payment.publicId)) ?? payment;
  const { state, publicId } = after;
  if (state === "paid") {
    const text = t("orders.payCame");
    return reply(text, { state }, `/orders/${publicId}`);
  }
  // The page itself explains late and mismatched money.
  const isSaid = kind !== null && after.lateAmount === null && !after.isMismatch;
  const text = isSaid && t(state === "failed" ? "buying.paymentDeclined" : `buying.notYet_${kind}`);
  const message = text ? ({ kind: "warning", text } as const) : null;
  return reply(message, { state }, `/orders/${publicId}/pay`);
}

async function report(tools: ActionTools, { publicId }: OwnPayment): Promise<Response> {
  const { db, session, reply, refuse, t, now } = tools;
  const values = tools.typedValues();
  const bankReference = parseBankReference(values.bankReference ?? "");
  if (!bankReference) {
    return refuse({ fields: { bankReference: t("buying.bankReferenceWrong") }, values });
  }
  const isTaken = await reportTransfer(db, { owner: session.owner, publicId, bankReference, now });
  if (!isTaken) return refuse({ values, form: t("buying.transferNotDue") });
  callOutbox(tools);
  return reply(t("buying.transferReported"), { bankReference }, `/orders/${publicId}/pay`);
}
