import { z } from "zod";
import { type DeskParcelRow, listDeskParcels } from "../../data/orders/desk-parcels.server.ts";
import { moveParcels } from "../../data/orders/move-parcels.server.ts";
import { phoneText } from "../../domain/accounts/contact.ts";
import { dayView } from "../../domain/date-view.ts";
import { placeParts } from "../../domain/delivery/place-parts.ts";
import { regionIds, regionName } from "../../domain/delivery/regions.ts";
import { parcelNumber } from "../../domain/orders/order-number.ts";
import { bulkTargets, parcelWorks } from "../../domain/orders/parcel-work.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answerDecision, type Decision } from "../../shared/desk/desk-fields.server.ts";
import { deskAction, deskLoader, type DeskTools, deskSize } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskFilter, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskPages, DeskRow, Named, StateTag, Refusal, useDesk } from "../../shared/desk/desk-parts.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { cashDue, ParcelGoods } from "./parcels/parcel-goods.tsx";
import { readParcelsQuestion } from "./parcels/parcels-question.ts";
import type { Route } from "./+types/parcels";

export const loader = deskLoader(async ({ db, now, pageLinks }, { url }: Route.LoaderArgs) => {
  const question = readParcelsQuestion(url, now);
  const { parcels, next } = await listDeskParcels(db, question, deskSize);
  return {
    parcels,
    pages: pageLinks("after", next),
  };
});

const state = z.enum(bulkTargets);

export const action = deskAction(async (tools) => answerDecision(tools, await moveTicked(tools)));

async function moveTicked({ db, author, now, submission, t }: DeskTools): Promise<Decision> {
  const ids = [...submission.fields.keys()].flatMap((name) => /^parcel-([1-9]\d{0,14})$/.exec(name)?.[1] ?? []);
  const to = state.safeParse(submission.fields.get("state"));
  if (!to.success || submission.repeated.size > 0) return { faults: { "": t("actions.checkFields") } };
  if (ids.length === 0) return { faults: { "": t("deskOrders.tickFirst") } };
  const moved = await moveParcels(db, ids.map(Number), { to: to.data, reason: "", author, now });
  const left = moved.filter(({ answer }) => answer.kind !== "moved");
  const names = left.map(({ number, position }) => parcelNumber(number, position)).join(", ");
  if (moved.length === left.length) return { refused: t("deskOrders.bulkNone", { names: names || "-" }) };
  const count = moved.length - left.length;
  const done = t("deskOrders.bulkDone", { count, state: t(`orders.${to.data}`) });
  return left.length > 0 ? { done, kind: "warning", details: [t("deskOrders.bulkLeft", { names })] } : { done };
}

export default function ParcelsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, parcels, pages } = loaderData;
  const works = optionsOf(parcelWorks, (value) => t(`deskOrders.work_${value}`));
  const places = optionsOf(regionIds, (id) => regionName(id, frame.viewer.locale), t("desk.all"));
  return (
    <>
      <DeskFilter
        fields={[
          { name: "work", label: t("deskOrders.work"), options: works },
          { name: "region", label: t("address.region"), options: places },
          { name: "city", label: t("address.city"), required: false },
          { name: "subCity", label: t("address.subCity"), required: false },
        ]}
      >
        <button className="button button-outline" formAction="/desk/parcels/route">
          {t("deskOrders.route")}
        </button>
      </DeskFilter>
      <DeskForm className="desk-bulk">
        <DeskList list={parcels} none={t("deskOrders.parcelsNone")}>
          {(parcel) => <ParcelRow parcel={parcel} />}
        </DeskList>
        {frame.mayWrite && parcels.length > 0 && (
          <p className="desk-line">
            {bulkTargets.map((to) => (
              <button key={to} className="button button-outline" name="state" value={to}>
                {t(`deskOrders.to_${to}`)}
              </button>
            ))}
          </p>
        )}
      </DeskForm>
      <DeskPages {...pages} />
    </>
  );
}

function ParcelRow({ parcel }: { parcel: DeskParcelRow }) {
  const t = useT();
  const { viewer, mayWrite } = useDesk();
  const { id, promisedUntil, name, phone, refusal } = parcel;
  const number = parcelNumber(parcel.number, parcel.position);
  const cash = cashDue({ kind: parcel.paymentKind, state: parcel.paymentState }, parcel);
  return (
    <DeskRow
      picture={
        mayWrite && (
          <label className="form-check">
            <input type="checkbox" name={`parcel-${id}`} />
            <span className="visually-hidden">{t("deskOrders.tick", { number })}</span>
          </label>
        )
      }
      name={
        <>
          <a href={`/desk/orders/${parcel.number}`}>{number}</a>{" "}
          <StateTag state={parcel.state} isLate={promisedUntil < viewer.now} />
        </>
      }
      side={cash && <strong>{cash}</strong>}
      sideLine={<DateText date={dayView(promisedUntil, viewer.locale)} />}
      lines={[refusal && <Refusal key="refusal" reason={refusal} />]}
    >
      <p className="muted">
        <OwnWords text={name} /> · {phoneText(phone)} · <PlaceWords parts={placeParts(parcel, viewer.locale)} />
      </p>
      <p className="muted">
        <Named of={parcel} field="vendor" />
      </p>
      <ParcelGoods lines={parcel.lines} />
    </DeskRow>
  );
}
