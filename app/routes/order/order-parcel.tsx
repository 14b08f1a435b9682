import type { ParcelView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { parcelStateKey } from "../../shared/orders/order-rows.tsx";
import { OrderLines } from "../../shared/orders/parcel-page.tsx";
import { ParcelTotals } from "../../shared/orders/parcel-totals.tsx";
import { DatedText, DateText } from "../../ui/date-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { QuotingText } from "../../ui/own-words.tsx";

export function ParcelSection({ parcel, count }: { parcel: ParcelView; count: number }) {
  const t = useT();
  const {
    position,
    vendor,
    href,
    state,
    sameAs,
    reason,
    tracking,
    cancelledBy,
    isVendorNotified,
    mayCancel,
    mayReturn,
    hasReceipt,
    isSilent,
    isLate,
  } = parcel;
  const id = `parcel-${position}`;
  return (
    <section className="order-parcel order-panel panel stack" aria-labelledby={id}>
      <h2 id={id}>
        {count === 1 ? t("orders.parcelOnly") : t("orders.parcel", { position, count })}{" "}
        <a href={vendor.href} lang={vendor.lang}>
          {vendor.name}
        </a>
      </h2>
      <PromisedDays parcel={parcel} />
      {sameAs === null ? (
        <ParcelWay parcel={parcel} />
      ) : (
        <p>
          <strong>{t(parcelStateKey(state, parcel.delivery))}</strong>{" "}
          <a className="touch" href={`#parcel-${sameAs}`}>
            {t("orders.alike", { position: sameAs })}
          </a>
        </p>
      )}
      {isVendorNotified && <p className="soft">{t("orders.sellerNotified")}</p>}
      {isSilent && <p className="soft">{t("orders.sellerSilent")}</p>}
      {isLate && !isSilent && <p className="soft">{t(mayCancel ? "orders.parcelLate" : "orders.parcelLateSent")}</p>}
      {cancelledBy && <p className="strong">{t(`orders.cancelledBy_${cancelledBy}`)}</p>}
      {reason !== "" && state !== "delivered" && (
        <p className="soft">
          <QuotingText text="orders.reason" words={{ reason }} />
        </p>
      )}
      {tracking !== "" && (
        <p className="soft">
          {t("orders.tracking")} <strong translate="no">{tracking}</strong>
        </p>
      )}
      <OrderLines lines={parcel.lines} />
      <ParcelTotals parcel={parcel} />
      {hasReceipt && (
        <p className="no-paper">
          <a href={`${href}/receipt`} aria-describedby={id}>
            {t("orders.receipt")}
          </a>
        </p>
      )}
      {vendor.phone && (
        <p>
          {t("orders.sellerPhone")}{" "}
          <a className="touch" href={vendor.phone.href}>
            {vendor.phone.text}
          </a>
        </p>
      )}
      {mayReturn && (
        <p className="no-paper soft">
          <DatedText text="orders.returnBy" dates={{ date: mayReturn }} />
        </p>
      )}
      {(mayCancel || mayReturn) && (
        <p className="no-paper">
          <a
            className="button button-outline"
            href={`${href}/${mayCancel ? "cancel" : "return"}`}
            aria-describedby={id}
          >
            {t(mayCancel ? "orders.cancel" : "orders.return")}
          </a>
        </p>
      )}
    </section>
  );
}

function PromisedDays({ parcel: { promised, delivery, vendor } }: { parcel: ParcelView }) {
  if (!promised) return null;
  const isOneDay = promised.from.iso === promised.until.iso;
  return (
    <p>
      {delivery === "pickup" ? (
        <DatedText text="orders.pickup" dates={promised} values={{ city: vendor.city }} />
      ) : isOneDay ? (
        <DatedText text="orders.expectedOn" dates={{ date: promised.from }} />
      ) : (
        <DatedText text="orders.expected" dates={promised} />
      )}
    </p>
  );
}

const words = { done: "orders.stepDone", now: "orders.stepNow", next: "orders.stepNext" } as const;

function ParcelWay({ parcel: { steps, delivery } }: { parcel: ParcelView }) {
  const t = useT();
  return (
    <ol className="parcel-way" role="list" aria-label={t("orders.progress")}>
      {steps.map(({ state, at, progress }) => (
        <li key={state} className={`parcel-way-step parcel-way-${progress}`}>
          <span className="parcel-way-mark">{progress === "done" && <Icon name="circle-check" />}</span>
          <span className="visually-hidden">{t(words[progress])} </span>
          <span className="parcel-way-word">{t(parcelStateKey(state, delivery))}</span>
          {at && (
            <span className="parcel-way-time muted">
              <DateText date={at} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
