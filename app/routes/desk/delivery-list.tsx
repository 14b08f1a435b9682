import { type DeskParcelRow, listDeskParcels } from "../../data/orders/desk-parcels.server.ts";
import { phoneText } from "../../domain/accounts/contact.ts";
import { placeParts } from "../../domain/delivery/place-parts.ts";
import { parcelNumber } from "../../domain/orders/order-number.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskPages, Named } from "../../shared/desk/desk-parts.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { cashDue, ParcelGoods } from "./parcels/parcel-goods.tsx";
import { readParcelsQuestion } from "./parcels/parcels-question.ts";
import type { Route } from "./+types/delivery-list";

const size = 100;

export const loader = deskLoader(async ({ db, t, now, pageLinks }, { url }: Route.LoaderArgs) => {
  const { parcels, next } = await listDeskParcels(db, readParcelsQuestion(url, now), size);
  const { older } = pageLinks("after", next);
  const sorted = parcels.toSorted((one, other) => routeOf(one).localeCompare(routeOf(other), "en"));
  return { heading: t("deskOrders.route"), parcels: sorted, older };
});

function routeOf({ region, city, subCity }: DeskParcelRow): string {
  return [region, city, subCity].join("\u0000");
}

export default function DeliveryListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, parcels, older } = loaderData;
  return (
    <>
      {parcels.length === 0 && <p className="desk-text">{t("deskOrders.parcelsNone")}</p>}
      <ol className="desk-paper desk-box panel narrow">
        {parcels.map((parcel) => {
          const { id, number, position, name, phone, lines, note } = parcel;
          const cash = cashDue({ kind: parcel.paymentKind, state: parcel.paymentState }, parcel);
          return (
            <li key={id} className="desk-paper-stop">
              <p>
                <strong>
                  <PlaceWords parts={placeParts(parcel, frame.viewer.locale)} />
                </strong>
              </p>
              <p>
                <OwnWords text={name} />, {phoneText(phone)}
              </p>
              <p>
                {parcelNumber(number, position)}, <Named of={parcel} field="vendor" />
              </p>
              <ParcelGoods lines={lines} />
              {note !== "" && (
                <p>
                  {t("deskOrders.buyersNote")}: <OwnWords text={note} />
                </p>
              )}
              <p>{cash ? t("deskOrders.collect", { amount: cash }) : t("deskOrders.collectNothing")}</p>
            </li>
          );
        })}
      </ol>
      <DeskPages newest={null} older={older} />
    </>
  );
}
