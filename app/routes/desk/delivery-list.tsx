import { listDeskParcels } from "../../data/orders/desk-parcels.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { parcelRowView, readParcelsQuestion } from "./parcels/parcels-view.server.ts";
import type { Route } from "./+types/delivery-list";

const size = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readParcelsQuestion(context, url);
  const { parcels, next } = await needed(context, listDeskParcels(context.get(bindings).db, asked, size));
  const sorted = parcels.toSorted((one, other) => routeOf(one).localeCompare(routeOf(other), "en"));
  const query = new URLSearchParams(url.searchParams);
  if (next) query.set("after", `${next.until}.${next.id}`);
  return {
    ...deskFrame(context, "/desk/parcels", "deskOrders.route"),
    parcels: sorted.map((parcel) => parcelRowView(context, parcel)),
    older: next ? `/desk/parcels/route?${query}` : null,
  };
}

function routeOf({ region, city, subCity }: { region: string; city: string; subCity: string }): string {
  return [region, city, subCity].join("\u0000");
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function DeliveryListPage({ loaderData: { frame, parcels, older } }: Route.ComponentProps) {
  const t = useT();
  return (
    <DeskPage frame={frame} heading={t("deskOrders.route")} back={{ href: "/desk/parcels", text: t("desk.parcels") }}>
      {parcels.length === 0 && <p className="desk-text">{t("deskOrders.parcelsNone")}</p>}
      <ol className="desk-paper">
        {parcels.map(({ id, number, buyer, phone, place, vendor, lines, cash, note }) => (
          <li key={id} className="desk-paper-stop">
            <p>
              <strong>
                <PlaceWords parts={place} />
              </strong>
            </p>
            <p>
              <OwnWords text={buyer} />, {phone}
            </p>
            <p>
              {number}, <span lang={vendor.lang}>{vendor.name}</span>
            </p>
            <ul role="list">
              {lines.map((line) => (
                <li key={line.key}>
                  <ChosenLine line={line} />
                </li>
              ))}
            </ul>
            {note !== "" && (
              <p>
                {t("deskOrders.buyersNote")}: <OwnWords text={note} />
              </p>
            )}
            <p>{cash ? t("deskOrders.collect", { amount: cash }) : t("deskOrders.collectNothing")}</p>
          </li>
        ))}
      </ol>
      <DeskPages newest={null} older={older} />
    </DeskPage>
  );
}
