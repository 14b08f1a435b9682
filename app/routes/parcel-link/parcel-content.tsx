import type { LinkedParcelView } from "../../domain/orders/linked-parcel-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { stateText } from "../../shared/orders/order-rows.tsx";
import { OrderLines } from "../../shared/orders/parcel-page.tsx";
import { ParcelTotals } from "../../shared/orders/parcel-totals.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { OwnWords, PlaceWords, QuotingText } from "../../ui/own-words.tsx";

export function ParcelWhere({ parcel }: { parcel: LinkedParcelView }) {
  const t = useT();
  const { state, delivery, reason, due, collect, refusal, buyer } = parcel;
  return (
    <div className="parcel-page-text">
      <p>{t("parcelLink.now", { state: t(stateText(state, delivery)) })}</p>
      {reason !== "" && state !== "delivered" && (
        <p>
          <QuotingText text="orders.reason" words={{ reason }} />
        </p>
      )}
      {refusal && (
        <>
          <p>
            <DatedText text="parcelLink.refused" dates={{ date: refusal.at }} />
          </p>
          <p>
            <QuotingText text="orders.reason" words={{ reason: refusal.reason }} />
          </p>
        </>
      )}
      {due && (
        <p>
          <DatedText text={delivery === "pickup" ? "parcelLink.dueReady" : "parcelLink.due"} dates={{ date: due }} />
        </p>
      )}
      {due && (
        <p>
          <strong>{collect ? t("parcelLink.collect", { amount: collect }) : t("parcelLink.paid")}</strong>
        </p>
      )}
      {!buyer && <p>{t("parcelLink.over")}</p>}
    </div>
  );
}

export function ParcelContent({ parcel }: { parcel: LinkedParcelView }) {
  const t = useT();
  const { buyer, lines, delivery } = parcel;
  return (
    <>
      {buyer && (
        <section className="order-parcel" aria-labelledby="buyer">
          <h2 id="buyer">{t("parcelLink.buyer")}</h2>
          <address className="order-summary-address">
            <strong>
              <OwnWords text={buyer.name} />
            </strong>
            <br />
            {delivery === "standard" && <PlaceWords parts={buyer.place} />}
          </address>
          <p className="order-parcel-phone">
            {t("parcelLink.call")} <a href={buyer.phone.href}>{buyer.phone.text}</a>
          </p>
          {buyer.note !== "" && (
            <p className="order-summary-note">
              <QuotingText text="parcelLink.note" words={{ note: buyer.note }} />
            </p>
          )}
        </section>
      )}
      <section className="order-parcel" aria-labelledby="goods">
        <h2 id="goods">{t("orders.goods")}</h2>
        <OrderLines lines={lines} isPlain />
        <ParcelTotals parcel={parcel} />
      </section>
    </>
  );
}
