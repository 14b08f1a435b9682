import type { DeskOrder } from "../../../data/orders/order-desk.server.ts";
import { isoDay } from "../../../domain/date-view.ts";
import { mayCancelGoods } from "../../../domain/orders/cancelled-goods.ts";
import type { OrderParcel } from "../../../domain/orders/order.ts";
import type { ParcelView } from "../../../domain/orders/order-view.ts";
import { mayMoveParcel } from "../../../domain/orders/parcel-moves.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision, type DeskField, DeskForm } from "../../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, StateTag, Refusal, useDesk } from "../../../shared/desk/desk-parts.tsx";
import { CancelledUnits } from "../../../shared/orders/parcel-page.tsx";
import { ChosenLine } from "../../../ui/chosen-line.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import { cashDue } from "../parcels/parcel-goods.tsx";

interface DeskParcelProps {
  order: DeskOrder;
  parcel: OrderParcel;
  shown: ParcelView;
}

const targets = [
  "confirmed",
  "preparing",
  "onTheWay",
  "delivered",
  "returnAsked",
  "returned",
  "returnRefused",
] as const;

export function DeskParcel({ order, parcel, shown }: DeskParcelProps) {
  const t = useT();
  const { viewer, mayWrite } = useDesk();
  const { position, promised, vendor, reason, tracking, total } = shown;
  const id = `parcel-${position}`;
  const refusal = order.refusals.find((one) => one.position === position);
  const cash = cashDue(order.payment, parcel);
  const next = targets.filter((to) => mayMoveParcel("operator", parcel.state, to));
  return (
    <section className="desk-box panel" aria-labelledby={id}>
      <h2 id={id}>
        {t("deskOrders.parcel", { position })} <span lang={vendor.lang}>{vendor.name}</span>{" "}
        <StateTag state={shown.state} isLate={promised !== null && parcel.promisedUntil < viewer.now} />
      </h2>
      <p className="muted">
        {vendor.phone && <a href={vendor.phone.href}>{vendor.phone.text}</a>} {vendor.city}
        {promised && (
          <>
            {" · "}
            <DatedText text="orders.expected" dates={promised} />
          </>
        )}
      </p>
      {tracking !== "" && (
        <p className="desk-text">
          {t("orders.tracking")} {tracking}
        </p>
      )}
      {reason !== "" && (
        <p className="muted">
          {t("deskEvents.fact_reason")}: <OwnWords text={reason} />
        </p>
      )}
      {refusal && (
        <p className="muted">
          <Refusal reason={refusal.reason} />
        </p>
      )}
      <ParcelLines {...{ parcel, shown }} />
      <p>
        {t("orders.subtotal")}: <strong>{total}</strong>
        {cash && <> · {t("deskOrders.collect", { amount: cash })}</>}
      </p>
      <p>
        <a href={`/desk/parcels/${order.number}-${position}/slip`}>{t("deskOrders.slip")}</a>
      </p>
      {mayWrite && next.length > 0 && (
        <DeskForm className="desk-line">
          <input type="hidden" name="parcel" value={position} />
          <input type="hidden" name="intent" value="move" />
          {next.map((to) => (
            <button key={to} className="button button-outline" name="state" value={to}>
              {t(`deskOrders.to_${to}`)}
            </button>
          ))}
        </DeskForm>
      )}
      <ParcelChanges parcel={parcel} isPromised={promised !== null} />
    </section>
  );
}

function ParcelLines({ parcel, shown }: Omit<DeskParcelProps, "order">) {
  const t = useT();
  const { mayWrite } = useDesk();
  const units: DeskField = { name: "units", label: t("deskEvents.fact_quantity"), inputMode: "numeric" };
  const reason: DeskField = { name: "reason", label: t("deskOrders.reasonRead"), rows: 2 };
  const cancel = { intent: "cancelGoods", fields: [units, reason] };
  const mayCancel = mayWrite && mayCancelGoods(parcel.state);
  return (
    <DeskList list={shown.lines}>
      {(line, index) => {
        const mark = { parcel: parcel.position, line: parcel.lines[index]!.position };
        const button = t("deskOrders.cancelGoods");
        const way = { ...cancel, mark, seen: line.quantity, button, summary: button };
        return (
          <DeskRow forms={mayCancel && line.quantity > 0 && <DeskDecision {...way} look="danger" />}>
            <ChosenLine line={line} href={`/desk/products/${line.productId}`}>
              <CancelledUnits line={line} />
            </ChosenLine>
          </DeskRow>
        );
      }}
    </DeskList>
  );
}

interface ParcelChangesProps {
  parcel: OrderParcel;
  isPromised: boolean;
}

function ParcelChanges({ parcel: { position, promisedUntil, state }, isPromised }: ParcelChangesProps) {
  const t = useT();
  const day = { name: "day", label: t("deskOrders.promiseDay"), type: "date", defaultValue: isoDay(promisedUntil) };
  const reason = { name: "reason", label: t("deskOrders.reasonRead"), rows: 2 };
  const later = { intent: "promise", fields: [day], seen: promisedUntil, button: t("deskOrders.promise") };
  const cancel = { intent: "cancelParcel", fields: [reason], button: t("orders.cancel") };
  const mark = { parcel: position };
  return (
    <>
      {isPromised && <DeskDecision mark={mark} {...later} summary={later.button} />}
      {mayCancelGoods(state) && <DeskDecision mark={mark} {...cancel} summary={cancel.button} look="danger" />}
    </>
  );
}
