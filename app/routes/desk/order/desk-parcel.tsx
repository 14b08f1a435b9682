import { useT } from "../../../i18n/use-t.tsx";
import { AreaField } from "../../../shared/desk/area-field.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { rowField } from "../../../shared/desk/row-field.ts";
import { Refusal } from "../../../shared/desk/refusal.tsx";
import { CancelledUnits } from "../../../shared/orders/parcel-page.tsx";
import { StateTag } from "../../../shared/desk/state-tag.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import { ChosenLine } from "../../../ui/chosen-line.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import type { DeskParcelView } from "./order-view.server.ts";

interface DeskParcelProps {
  parcel: DeskParcelView;
  target: string;
  mayWrite: boolean;
}

export function DeskParcel({ parcel, target, mayWrite }: DeskParcelProps) {
  const t = useT();
  const { position, vendor, state, reason, refusal, promised, cash, total, targets, slip, isLate } = parcel;
  const id = `parcel-${position}`;
  return (
    <section className="desk-box" aria-labelledby={id}>
      <h2 id={id}>
        {t("deskOrders.parcel", { position })} <span lang={vendor.lang}>{vendor.name}</span>{" "}
        <StateTag state={state} isLate={isLate} />
      </h2>
      <p className="desk-row-more">
        {vendor.phone && <a href={vendor.phone.href}>{vendor.phone.text}</a>} {vendor.city}
        {promised && (
          <>
            {" · "}
            <DatedText text="orders.expected" dates={promised} />
          </>
        )}
      </p>
      {reason !== "" && (
        <p className="desk-row-more">
          {t("desk.reason")}: <OwnWords text={reason} />
        </p>
      )}
      {refusal && <Refusal reason={refusal} />}
      <ParcelLines parcel={parcel} target={target} mayWrite={mayWrite} />
      <p>
        {t("orders.subtotal")}: <strong>{total}</strong>
        {cash && <> · {t("deskOrders.collect", { amount: cash })}</>}
      </p>
      <p>
        <a href={slip}>{t("deskOrders.slip")}</a>
      </p>
      {mayWrite && targets.length > 0 && (
        <DeskForm action={target} className="desk-line">
          <input type="hidden" name="parcel" value={position} />
          <input type="hidden" name="intent" value="move" />
          {targets.map((to) => (
            <button key={to} className="button button-outline" name="state" value={to}>
              {t(`deskOrders.to_${to}`)}
            </button>
          ))}
        </DeskForm>
      )}
      {mayWrite && <ParcelChanges parcel={parcel} target={target} />}
    </section>
  );
}

function ParcelLines({ parcel, target, mayWrite }: DeskParcelProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <ul className="desk-rows" role="list">
      {parcel.lines.map((line) => {
        const mark = { intent: "cancelGoods", parcel: String(parcel.position), line: String(line.position) };
        return (
          <li key={line.key} className="desk-row">
            <div className="desk-row-main">
              <ChosenLine line={line} href={`/desk/products/${line.productId}`}>
                <CancelledUnits line={line} />
              </ChosenLine>
            </div>
            {mayWrite && parcel.mayCancelGoods && line.quantity > 0 && (
              <details
                className="desk-row-ways"
                open={problem?.values.line === mark.line && problem.values.parcel === mark.parcel}
              >
                <summary>{t("deskOrders.cancelGoods")}</summary>
                <DeskForm action={target}>
                  {Object.entries(mark).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <input type="hidden" name="seen" value={line.quantity} />
                  <TextField
                    label={t("deskOrders.units")}
                    autoComplete="off"
                    inputMode="numeric"
                    required
                    {...{ ...rowField(problem, mark, "units") }}
                  />
                  <AreaField
                    label={t("deskOrders.reasonRead")}
                    required
                    rows={2}
                    {...rowField(problem, mark, "reason")}
                  />
                  <button className="button button-outline desk-danger">{t("deskOrders.cancelGoods")}</button>
                </DeskForm>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ParcelChanges({ parcel, target }: Omit<DeskParcelProps, "mayWrite">) {
  const t = useT();
  const problem = useProblem();
  const { position, promise, mayCancelGoods: mayCancel } = parcel;
  const [later, cancel] = ["promise", "cancelParcel"].map((intent) => ({ intent, parcel: String(position) }));
  const isOpen = (mark: Record<string, string> | undefined) =>
    problem?.values.intent === mark?.intent && problem?.values.parcel === mark?.parcel;
  return (
    <>
      {promise.isOpen && (
        <details open={isOpen(later)}>
          <summary>{t("deskOrders.promise")}</summary>
          <DeskForm action={target}>
            <input type="hidden" name="intent" value="promise" />
            <input type="hidden" name="parcel" value={position} />
            <input type="hidden" name="seen" value={promise.seen} />
            <TextField
              label={t("deskOrders.promiseDay")}
              type="date"
              autoComplete="off"
              required
              {...rowField(problem, later!, "day")}
              defaultValue={promise.day}
            />
            <button className="button button-outline">{t("deskOrders.promise")}</button>
          </DeskForm>
        </details>
      )}
      {mayCancel && (
        <details open={isOpen(cancel)}>
          <summary>{t("deskOrders.cancelParcel")}</summary>
          <DeskForm action={target}>
            <input type="hidden" name="intent" value="cancelParcel" />
            <input type="hidden" name="parcel" value={position} />
            <AreaField label={t("deskOrders.reasonRead")} required rows={2} {...rowField(problem, cancel!, "reason")} />
            <button className="button button-outline desk-danger">{t("deskOrders.cancelParcel")}</button>
          </DeskForm>
        </details>
      )}
    </>
  );
}
