import { findCode } from "../data/accounts/one-time-codes.server.ts";
import { parseBankAccounts } from "../domain/checkout/payment.ts";
import { confirmed } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { PostForm } from "../ui/forms/post-form.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { ReachUs } from "../ui/frame/reach-us.tsx";
import { useProblem } from "../ui/root-data.ts";
import { OrderHead, OrderPayment } from "./order/order-head.tsx";
import { ParcelSection } from "./order/order-parcel.tsx";
import { OwnWords, PlaceWords, QuotingText } from "../ui/own-words.tsx";
import { AmountRow } from "../shared/orders/parcel-totals.tsx";
import { PrintButton } from "../shared/orders/print-button.tsx";
import { ReorderForm } from "../shared/orders/order-rows.tsx";
import { phoneAction } from "./order/phone-action.server.ts";
import { loadOrder } from "../shared/orders/load-order.server.ts";
import type { Route } from "./+types/order";
import type { OrderView } from "../domain/orders/order-view.ts";
import { useT } from "../i18n/use-t.tsx";
import { PasswordField, Username } from "../ui/forms/password-field.tsx";
import { DatedText } from "../ui/date-text.tsx";
import { TextField } from "../ui/forms/text-field.tsx";

/** For its author, and with number and phone. */
export async function loader({ context, params: { publicId } }: Route.LoaderArgs) {
  const { db, publicOrigin, bankAccounts, locale, now, session, needed, title } = pageTools(context);
  const { order, view } = await loadOrder(context, publicId);
  const isWaiting = view.phoneCodeBy !== null;
  const code = isWaiting
    ? await needed(() => findCode(db, { purpose: "order", sessionHash: session.idHash, now }))
    : null;
  return {
    order: view,
    isCodeSent: code?.contact === order.phone,
    accounts: view.payment.says === "transferDue" ? parseBankAccounts(bankAccounts, locale) : [],
    trackAddress: new URL("/track", publicOrigin).href,
    offersAccount: order.isOwn && session.account === null && !isWaiting,
    title: title(isWaiting ? "orders.codeTitle" : view.isFresh ? "orders.thanksTitle" : "orders.title", {
      number: view.number,
    }),
  };
}

export const action = confirmed((tools, { params }: Route.ActionArgs) => phoneAction(tools, params.publicId));

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "orders", hydrates: true };

export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export { OrderFailure as ErrorBoundary } from "../shared/orders/order-failure.tsx";

export default function OrderPage({
  loaderData: { order, isCodeSent, accounts, trackAddress, offersAccount },
}: Route.ComponentProps) {
  const problem = useProblem();
  return (
    <article className="order page stack">
      {!problem?.fields.password && !problem?.fields.code && <ProblemBanner />}
      {order.phoneCodeBy && <PhoneCode order={order} isSent={isCodeSent} />}
      <OrderHead order={order} />
      <div className="split order-columns">
        <div>
          <OrderPayment order={order} accounts={accounts} />
          {order.parcels.map((parcel) => (
            <ParcelSection key={parcel.position} parcel={parcel} count={order.parcels.length} />
          ))}
        </div>
        <OrderSummary order={order} trackAddress={trackAddress} />
      </div>
      {offersAccount && <AccountOffer order={order} />}
      <ReachUs />
    </article>
  );
}

function AccountOffer({ order: { href, phone } }: { order: Pick<OrderView, "href" | "phone"> }) {
  const t = useT();
  return (
    <section className="account-offer no-paper order-panel panel narrow stack" aria-labelledby="account-offer">
      <h2 id="account-offer">{t("orders.accountHeading")}</h2>
      <p className="soft">{t("orders.accountText", { phone })}</p>
      <PostForm className="form" action={`${href}/account`}>
        <Username value={phone} />
        <PasswordField name="password" label={t("orders.password")} hint={t("orders.passwordHint")} isNew />
        <button className="button button-outline">{t("orders.accountButton")}</button>
      </PostForm>
    </section>
  );
}

interface PhoneCodeProps {
  order: Pick<OrderView, "href" | "phone" | "phoneCodeBy">;
  isSent: boolean;
}

function PhoneCode({ order: { href, phone, phoneCodeBy }, isSent }: PhoneCodeProps) {
  const t = useT();
  const problem = useProblem();
  const error = problem?.fields.code;
  const asks = isSent || error !== undefined;
  // A phone number must not break at the end of a line.
  const values = { phone: phone.replace(/ /g, "\u00a0") };
  return (
    <section className="order-payment order-panel panel stack order-payment-open narrow" aria-labelledby="phone-code">
      <h1 id="phone-code">{t(asks ? "orders.codeHeading" : "orders.codeHeadingNone", values)}</h1>
      <p>{phoneCodeBy && <DatedText text="orders.codeUntil" dates={{ until: phoneCodeBy }} />}</p>
      {asks && (
        <PostForm className="form" action={href}>
          <TextField
            name="code"
            label={t("orders.code")}
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="done"
            required
          />
          <button className="button button-primary">{t("orders.codeConfirm")}</button>
        </PostForm>
      )}
      <PostForm action={href}>
        <button className={asks ? "button button-outline" : "button button-primary"} name="again" value="1">
          {t(asks ? "orders.codeAgain" : "orders.codeSend")}
        </button>
      </PostForm>
    </section>
  );
}

function OrderSummary({ order, trackAddress }: { order: OrderView; trackAddress: string }) {
  const t = useT();
  const { name, phone, email, place, note } = order;
  return (
    <aside className="order-summary order-panel panel stack">
      <section aria-labelledby="totals">
        <h2 id="totals">{t("orders.totals")}</h2>
        <OrderTotals order={order} />
      </section>
      <section aria-labelledby="address">
        <h2 id="address">{t("orders.address")}</h2>
        <address>
          <p>
            <OwnWords text={name} />
          </p>
          <p>{phone}</p>
          {email && <p>{email}</p>}
          <p>
            <PlaceWords parts={place} />
          </p>
        </address>
        {note !== "" && (
          <p className="soft">
            <QuotingText text="orders.note" words={{ note }} />
          </p>
        )}
      </section>
      <p className="soft">{t("orders.find", { address: trackAddress })}</p>
      <div className="no-paper cluster">
        <ReorderForm order={order} />
        <PrintButton />
      </div>
    </aside>
  );
}

function OrderTotals({ order }: { order: OrderView }) {
  const t = useT();
  const { goods, discount, delivery, isDeliveryFree, rounding, total, remaining } = order;
  return (
    <dl className="totals">
      <AmountRow name={t("orders.items")}>{goods}</AmountRow>
      <AmountRow name={t("orders.discount")}>{discount}</AmountRow>
      <AmountRow name={t("orders.delivery")}>{isDeliveryFree ? t("orders.free") : delivery}</AmountRow>
      <AmountRow name={t("orders.rounding")}>{rounding}</AmountRow>
      <AmountRow name={t("orders.total")} className="totals-last">
        <strong>{total}</strong>
      </AmountRow>
      <AmountRow name={t("orders.remaining")}>{remaining}</AmountRow>
    </dl>
  );
}
