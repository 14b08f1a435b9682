import type { ReactNode } from "react";
import type { LegalFacts } from "../domain/legal-facts.ts";
import { orderHref } from "../domain/orders/order-view.ts";
import { receiptView, type ReceiptView } from "../domain/orders/receipt-view.ts";
import { parcelNumber } from "../domain/orders/order-number.ts";
import { shopName } from "../domain/pages/shop.ts";
import { useLocale, useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { loadOrder } from "../shared/orders/load-order.server.ts";
import { orderNotFoundPage } from "../shared/orders/order-not-found.server.ts";
import { PrintButton } from "../shared/orders/print-button.tsx";
import { parcelStateKey } from "../shared/orders/order-rows.tsx";
import { DateText } from "../ui/date-text.tsx";
import { OwnWords } from "../ui/own-words.tsx";
import type { Route } from "./+types/parcel-receipt";

/** For A5 in black and white, and for those who may open the order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, title } = pageTools(context);
  const { order } = await loadOrder(context, params.publicId);
  const parcel = order.parcels.find(({ position }) => String(position) === params.position);
  if (!parcel) throw orderNotFoundPage(context);
  const { receipt, state } = parcel;
  return {
    back: orderHref(order),
    state: state === "cancelled" || state === "returned" ? state : null,
    receipt: receipt && receiptView(order, parcel, receipt, locale),
    title: title("receipt.title", { number: parcelNumber(order.number, parcel.position) }),
  };
}

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "orders receipt", hydrates: true };
export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export { OrderFailure as ErrorBoundary } from "../shared/orders/order-failure.tsx";

export default function ParcelReceiptPage({ loaderData: { back, state, receipt } }: Route.ComponentProps) {
  const t = useT();
  return (
    <article className="receipt page narrow stack">
      <h1>{t("receipt.heading")}</h1>
      {receipt ? <Sheet receipt={receipt} /> : <p>{t("receipt.unpaid")}</p>}
      {state && (
        <p>
          <strong>{t(parcelStateKey(state))}</strong>
        </p>
      )}
      <p className="no-paper cluster">
        {receipt && <PrintButton />} <a href={back}>{t("orders.back")}</a>
      </p>
    </article>
  );
}

function Sheet({ receipt }: { receipt: ReceiptView }) {
  const t = useT();
  const { store, seller, shop, number, order, placed, paid, kind, lines } = receipt;
  const facts = [
    ["number", number],
    ["order", order],
    ["placed", <DateText key="placed" date={placed} />],
    ["paid", <DateText key="paid" date={paid} />],
    ["how", t(`orders.kind_${kind}`)],
  ] as const;
  return (
    <>
      <Party heading={t("receipt.soldBy")} facts={seller}>
        <strong lang={store.lang}>{store.name}</strong>
      </Party>
      <Party heading={t("receipt.soldThrough", { shop: shopName(useLocale()) })} facts={shop} />
      <dl className="totals">
        {facts.map(([name, text]) => (
          <Row key={name} name={t(`receipt.${name}`)}>
            {text}
          </Row>
        ))}
      </dl>
      <table className="receipt-lines">
        <thead>
          <tr>
            <th scope="col">{t("receipt.goods")}</th>
            <th scope="col">{t("receipt.quantity")}</th>
            <th scope="col">{t("receipt.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, lang, variant, count, total }) => (
            <tr key={key}>
              <th scope="row">
                <span lang={lang}>{name}</span>
                {variant && <span lang={variant.lang}> ({variant.name})</span>}
              </th>
              <td>{count}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums receipt={receipt} />
    </>
  );
}

function Party({ heading, facts, children }: { heading: string; facts: LegalFacts; children?: ReactNode }) {
  const t = useT();
  const { legalName, legalAddress, ...numbers } = facts;
  const printed = (["tin", "vatNumber", "vatRate"] as const).filter((name) => numbers[name]);
  return (
    <section className="receipt-party">
      <h2>{heading}</h2>
      {children && <p>{children}</p>}
      {legalName && (
        <p>
          <OwnWords text={legalName} />
        </p>
      )}
      {legalAddress && (
        <p>
          <OwnWords text={legalAddress} />
        </p>
      )}
      {printed.map((name) => (
        <p key={name}>{t(`receipt.${name}`, { [name]: numbers[name]! })}</p>
      ))}
    </section>
  );
}

function Sums({ receipt }: { receipt: ReceiptView }) {
  const t = useT();
  const { goods, coupon, fee, isDeliveryFree, rounding, total, vat, refunds } = receipt;
  return (
    <dl className="totals">
      <Row name={t("receipt.items")}>{goods}</Row>
      {coupon && <Row name={t("receipt.coupon", { code: coupon.code })}>{coupon.amount}</Row>}
      {fee && <Row name={t("orders.delivery")}>{isDeliveryFree ? t("orders.free") : fee}</Row>}
      {rounding && <Row name={t("orders.rounding")}>{rounding}</Row>}
      <Row name={t("receipt.total")}>
        <strong>{total}</strong>
      </Row>
      {vat && <Row name={t("receipt.vat", { rate: vat.rate })}>{vat.amount}</Row>}
      {refunds.map(({ amount, isDone }, index) => (
        <Row key={index} name={t(isDone ? "receipt.givenBack" : "receipt.toGiveBack")}>
          {amount}
        </Row>
      ))}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
