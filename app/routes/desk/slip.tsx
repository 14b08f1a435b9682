import { findDeskOrder } from "../../data/orders/order-desk.server.ts";
import { orderView } from "../../domain/orders/order-view.ts";
import { parcelNumber } from "../../domain/orders/order-number.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { cashDue } from "./parcels/parcel-goods.tsx";
import type { Route } from "./+types/slip";

/** For A5 in black and white. */
export const loader = deskLoader(async ({ db, t }, { params }: Route.LoaderArgs) => {
  const name = parseParcelName(params.parcel);
  const order = name && (await findDeskOrder(db, name.number));
  const index = order ? order.parcels.findIndex(({ position }) => position === name.position) : -1;
  if (!order || index < 0) return null;
  const heading = parcelNumber(order.number, order.parcels[index]!.position);
  const back = { href: `/desk/orders/${order.number}`, text: t("deskOrders.backToOrder") };
  return { heading, titled: t("deskOrders.slip"), back, order, index };
});

export default function SlipPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, order, index } = loaderData;
  const { name, phone, place, note, placed, parcels } = orderView(order, frame.viewer);
  const { vendor, lines, total } = parcels[index]!;
  const cash = cashDue(order.payment, order.parcels[index]!);
  return (
    <div className="desk-paper desk-box panel narrow">
      <p>
        <strong>
          <OwnWords text={name} />
        </strong>
        , {phone}
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
        <span lang={vendor.lang}>{vendor.name}</span> {vendor.phone?.text} · <DateText date={placed} />
      </p>
      <ul role="list">
        {lines
          .filter(({ quantity }) => quantity > 0)
          .map((line) => (
            <li key={line.key}>
              <ChosenLine line={line} />
            </li>
          ))}
      </ul>
      <p>
        {t("orders.subtotal")}: <strong>{total}</strong>
      </p>
      <p>
        <strong>{cash ? t("deskOrders.collect", { amount: cash }) : t("deskOrders.collectNothing")}</strong>
      </p>
    </div>
  );
}
