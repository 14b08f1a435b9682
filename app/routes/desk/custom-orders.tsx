import { listForDesk } from "../../data/orders/custom-orders-desk.server.ts";
import { momentView } from "../../domain/date-view.ts";
import { cityName } from "../../domain/delivery/city-name.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/custom-orders";

const size = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, now } = context.get(viewerContext);
  const isOpen = url.searchParams.get("state") !== "all";
  const typed = url.searchParams.get("after") ?? "";
  const after = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
  const orders = await needed(context, listForDesk(context.get(bindings).db, { isOpen, limit: size + 1, after }));
  const shown = orders.slice(0, size);
  const first = isOpen ? "/desk/custom-orders" : "/desk/custom-orders?state=all";
  return {
    ...deskFrame(context, "/desk/custom-orders", "desk.customOrders"),
    isOpen,
    orders: shown.map(({ number, state, what, quantity, city, createdAt }) => ({
      href: `/desk/custom-orders/${number}`,
      number: formatOrderNumber(number),
      asked: momentView(createdAt, locale, now),
      city: cityName(city, locale),
      ...{ state, what, quantity },
    })),
    newest: after === null ? null : first,
    older: orders.length > size ? `${first}${isOpen ? "?" : "&"}after=${shown.at(-1)!.id}` : null,
  };
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function CustomOrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, isOpen, orders, newest, older } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("desk.customOrders")}>
      <p className="desk-line">
        <a href="/desk/custom-orders" aria-current={isOpen ? "page" : undefined}>
          {t("deskCustomOrders.open")}
        </a>
        <a href="/desk/custom-orders?state=all" aria-current={isOpen ? undefined : "page"}>
          {t("deskCustomOrders.all")}
        </a>
      </p>
      {orders.length === 0 ? (
        <p className="desk-text">{t(isOpen ? "deskCustomOrders.none" : "deskCustomOrders.noneAtAll")}</p>
      ) : (
        isOpen && <p className="desk-text">{t("deskCustomOrders.openText")}</p>
      )}
      <ul className="desk-rows" role="list">
        {orders.map((order) => (
          <RequestRow key={order.number} order={order} />
        ))}
      </ul>
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}

function RequestRow({ order }: { order: Route.ComponentProps["loaderData"]["orders"][number] }) {
  const t = useT();
  const { href, number, state, what, quantity, city, asked } = order;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          <a href={href}>{number}</a> <span className="desk-tag">{t(`customOrder.${state}`)}</span>
        </p>
        <p>{what === "" ? t("deskCustomOrders.former") : <OwnWords text={what} />}</p>
      </div>
      <p className="desk-row-side desk-row-more">
        × {quantity}
        {city && (
          <>
            {" · "}
            <OwnWords text={city} />
          </>
        )}
        <br />
        <DatedText text="deskCustomOrders.asked" dates={{ date: asked }} />
      </p>
    </li>
  );
}
