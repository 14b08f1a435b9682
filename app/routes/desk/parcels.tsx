import { z } from "zod";
import { listDeskParcels } from "../../data/orders/desk-parcels.server.ts";
import { moveParcels } from "../../data/orders/move-parcels.server.ts";
import { parcelNumber } from "../../domain/orders/order-number.ts";
import { bulkTargets, parcelWorks } from "../../domain/orders/parcel-work.ts";
import { regions } from "../../domain/delivery/regions.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskAction, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { Refusal } from "../../shared/desk/refusal.tsx";
import { StateTag } from "../../shared/desk/state-tag.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { parcelRowView, readParcelsQuestion } from "./parcels/parcels-view.server.ts";
import type { Route } from "./+types/parcels";
import { inLanguage } from "../../domain/languages.ts";

const size = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readParcelsQuestion(context, url);
  const { parcels, next } = await needed(context, listDeskParcels(context.get(bindings).db, asked, size));
  const query = new URLSearchParams(url.searchParams);
  query.delete("after");
  const newest = asked.after === null ? null : `/desk/parcels?${query}`;
  if (next) query.set("after", `${next.until}.${next.id}`);
  return {
    ...deskFrame(context, "/desk/parcels", "desk.parcels"),
    ...{ work: asked.work, region: asked.region ?? "", city: url.searchParams.get("city") ?? "" },
    ...{ subCity: asked.subCity ?? "", here: url.pathname + url.search },
    parcels: parcels.map((parcel) => parcelRowView(context, parcel)),
    newest,
    older: next ? `/desk/parcels?${query}` : null,
  };
}

const state = z.enum(bulkTargets);

export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { db, author, now, submission, where, t } = tools;
  const ids = [...submission.fields.keys()].flatMap((name) => /^parcel-([1-9]\d{0,14})$/.exec(name)?.[1] ?? []);
  const to = state.safeParse(submission.fields.get("state"));
  const refused = (form: string, status?: 409) => replyProblem(where, { fields: {}, values: {}, form }, status);
  if (!to.success || submission.repeated.size > 0) return refused(t("actions.checkFields"));
  if (ids.length === 0) return refused(t("deskOrders.tickFirst"));
  const moved = await moveParcels(db, ids.map(Number), { to: to.data, reason: "", author, now });
  const left = moved.filter(({ answer }) => answer.kind !== "moved");
  const names = left.map(({ number, position }) => parcelNumber(number, position)).join(", ");
  if (moved.length === left.length) return refused(t("deskOrders.bulkNone", { names: names || "-" }), 409);
  callOutbox(tools);
  const count = moved.length - left.length;
  const text = t("deskOrders.bulkDone", { count, state: t(`orders.${to.data}`) });
  const details = left.length > 0 ? [t("deskOrders.bulkLeft", { names })] : [];
  return replyDone(where, { kind: left.length > 0 ? "warning" : "done", text, details });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function ParcelsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { frame, work, region, city, subCity, parcels, newest, older } = loaderData;
  const all = { value: "", text: t("desk.all") };
  return (
    <DeskPage frame={frame} heading={t("desk.parcels")}>
      <form className="desk-line" action="/desk/parcels">
        <SelectField
          name="work"
          label={t("deskOrders.work")}
          required
          defaultValue={work}
          options={parcelWorks.map((value) => ({ value, text: t(`deskOrders.work_${value}`) }))}
        />
        <SelectField
          name="region"
          label={t("deskOrders.region")}
          required
          defaultValue={region}
          options={[all, ...regions.map((place) => ({ value: place.id, text: inLanguage(place, locale) }))]}
        />
        <TextField name="city" label={t("deskOrders.city")} autoComplete="off" defaultValue={city} />
        <TextField name="subCity" label={t("deskOrders.subCity")} autoComplete="off" defaultValue={subCity} />
        <button className="button button-outline">{t("desk.filter")}</button>
        <button className="button button-outline" formAction="/desk/parcels/route">
          {t("deskOrders.route")}
        </button>
      </form>
      {parcels.length === 0 && <p className="desk-text">{t("deskOrders.parcelsNone")}</p>}
      <DeskForm action="/desk/parcels" className="desk-bulk">
        <ul className="desk-rows" role="list">
          {parcels.map(
            ({ id, number, href, state: at, isLate, due, buyer, phone, place, vendor, lines, cash, refusal }) => (
              <li key={id} className="desk-row">
                <div className="desk-row-main">
                  <p className="desk-row-name">
                    {frame.mayWrite && (
                      <label className="desk-check">
                        <input type="checkbox" name={`parcel-${id}`} />
                        <span className="visually-hidden">{t("deskOrders.tick", { number })}</span>
                      </label>
                    )}
                    <a href={href}>{number}</a> <StateTag state={at} isLate={isLate} />
                  </p>
                  <p className="desk-row-more">
                    <OwnWords text={buyer} /> · {phone} · <PlaceWords parts={place} />
                  </p>
                  <p className="desk-row-more" lang={vendor.lang}>
                    {vendor.name}
                  </p>
                  <ul role="list">
                    {lines.map((line) => (
                      <li key={line.key}>
                        <ChosenLine line={line} />
                      </li>
                    ))}
                  </ul>
                  {refusal && <Refusal reason={refusal} />}
                </div>
                <p className="desk-row-side">
                  {cash && <strong>{cash}</strong>}
                  <br />
                  <span className="desk-row-more">
                    <DateText date={due} />
                  </span>
                </p>
              </li>
            ),
          )}
        </ul>
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
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}
