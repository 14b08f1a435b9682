import type { CheckoutView } from "../../domain/checkout/checkout-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";

export function CheckoutTotals({ view, city, isMoved }: { view: CheckoutView; city?: string; isMoved?: boolean }) {
  const t = useT();
  const { discount, couponCode } = view;
  return (
    <>
      <Parcels view={view} />
      <dl className="totals">
        <Row name={t("delivery.goods")} amount={view.goods} />
        {discount && (
          <Row
            name={couponCode ? t("checkout.discountOf", { code: couponCode }) : t("delivery.discount")}
            amount={discount}
          />
        )}
        {view.parcels.length > 0 && (
          <Row
            name={city ? t("checkout.deliveryGuess", { city }) : t("checkout.deliveryFee")}
            amount={view.isDeliveryFree ? t("delivery.free") : view.delivery}
          />
        )}
        {view.rounding && <Row name={t("delivery.rounding")} amount={view.rounding} />}
        <div className={isMoved ? "checkout-totals-all totals-last notice" : "checkout-totals-all totals-last"}>
          <dt>{t(isMoved ? "checkout.totalMoved" : "delivery.total")}</dt>
          <dd>{view.total}</dd>
        </div>
      </dl>
      {view.paysInBirr && <p className="muted">{t("delivery.payInBirr")}</p>}
    </>
  );
}

function Parcels({ view: { parcels } }: { view: CheckoutView }) {
  const t = useT();
  return (
    <>
      {parcels.map((parcel) => (
        <section key={parcel.vendorId} className="order-panel">
          <h3 className="spread">
            <span>
              <MarkedName text="delivery.from" name={parcel.name} lang={parcel.lang} values={{ city: parcel.city }} />
            </span>{" "}
            {parcels.length > 1 && <span className="numbers">{parcel.total}</span>}
          </h3>
          <ul className="lines" role="list">
            {parcel.lines.map((line) => (
              <li key={line.key}>
                <ChosenLine line={line}>
                  {line.priceChange && <p className="notice">{t("checkout.priceMoved", line.priceChange)}</p>}
                </ChosenLine>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {parcels.length > 1 && <p className="muted">{t("checkout.doors")}</p>}
    </>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

export function ToSummary({ view: { units, total } }: { view: CheckoutView }) {
  const t = useT();
  return (
    <p>
      <a className="checkout-page-total touch" href="#checkout-summary">
        {t("checkout.orderOf", { count: units, total })}
      </a>
    </p>
  );
}
