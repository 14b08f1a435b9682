import { findDeskOrder } from "../../data/orders/desk-order.server.ts";
import { parcelNumber } from "../../domain/orders/order-number.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskFrame, unknownPage } from "../../shared/desk/desk.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { deskOrderView } from "./order/order-view.server.ts";
import type { Route } from "./+types/slip";

/** For A5 in black and white. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const name = parseParcelName(params.parcel);
  const order = name && (await needed(context, findDeskOrder(context.get(bindings).db, name.number)));
  const view = order && deskOrderView(context, order);
  const parcel = view?.parcels.find(({ position }) => position === name?.position);
  if (!view || !parcel || !order) throw unknownPage(context);
  return {
    ...deskFrame(context, "/desk/parcels", "deskOrders.slip"),
    ...{ parcel, name: view.name, phone: view.phone, place: view.place, note: view.note, placed: view.placed },
    number: parcelNumber(order.number, parcel.position),
    order: view.action,
  };
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function SlipPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, parcel, number, order, name, phone, place, note, placed } = loaderData;
  return (
    <DeskPage frame={frame} heading={number} back={{ href: order, text: t("deskOrders.backToOrder") }}>
      <div className="desk-paper">
        <p>
          <strong>
            <OwnWords text={name} />
          </strong>
          , {phone.text}
        </p>
        <p>
          <strong>
            <PlaceWords parts={place} />
          </strong>
        </p>
        {note !== "" && (
          <p>
            {t("deskOrders.buyersNote")}: <OwnWords text={note} />
          </p>
        )}
        <p>
          <span lang={parcel.vendor.lang}>{parcel.vendor.name}</span> {parcel.vendor.phone?.text} ·{" "}
          <DateText date={placed} />
        </p>
        <ul role="list">
          {parcel.lines
            .filter(({ quantity }) => quantity > 0)
            .map((line) => (
              <li key={line.key}>
                <ChosenLine line={line} />
              </li>
            ))}
        </ul>
        <p>
          {t("orders.subtotal")}: <strong>{parcel.total}</strong>
        </p>
        <p>
          <strong>
            {parcel.cash ? t("deskOrders.collect", { amount: parcel.cash }) : t("deskOrders.collectNothing")}
          </strong>
        </p>
      </div>
    </DeskPage>
  );
}
