import { listDeskOrders } from "../../data/orders/desk-orders.server.ts";
import { momentView } from "../../domain/date-view.ts";
import { displayName } from "../../domain/display-name.ts";
import { cityName } from "../../domain/delivery/city-name.ts";
import { regionName, regions } from "../../domain/delivery/regions.ts";
import { subCityName } from "../../domain/delivery/sub-cities.ts";
import { formatEtb } from "../../domain/money.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { parseOrderSearch } from "../../domain/orders/order-search.ts";
import { paymentStates, shownState, shownStates } from "../../domain/orders/order-states.ts";
import { phoneText } from "../../domain/accounts/phone.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { OrderTableRow } from "./orders/order-row.tsx";
import type { Route } from "./+types/orders";
import { translationsOf } from "../../domain/translated.ts";
import { inLanguage } from "../../domain/languages.ts";

const size = 50;
const DAY = 86_400_000;
const spans = ["1", "7", "30"] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, now } = context.get(viewerContext);
  const read = (name: string) => (url.searchParams.get(name) ?? "").slice(0, 100);
  const one = <T extends string>(name: string, all: readonly T[]) => all.find((value) => value === read(name)) ?? null;
  const id = (name: string) => (/^[1-9]\d{0,14}$/.test(read(name)) ? Number(read(name)) : null);
  const q = read("q");
  const search = q === "" ? null : parseOrderSearch(q);
  const [state, payment, days] = [one("state", shownStates), one("payment", paymentStates), one("days", spans)];
  const region = one(
    "region",
    regions.map((place) => place.id),
  );
  const asked = { search, state, payment, vendorId: id("vendor"), region, cities: null, before: id("before") };
  const since = days === null ? null : now - Number(days) * DAY;
  const isNothing = q !== "" && search === null;
  const { orders, next } = isNothing
    ? { orders: [], next: null }
    : await needed(context, listDeskOrders(context.get(bindings).db, { ...asked, since }, size));
  const address = (key: number | null) => {
    const query = new URLSearchParams(url.searchParams);
    if (key === null) query.delete("before");
    else query.set("before", String(key));
    return query.size > 0 ? `/desk/orders?${query}` : "/desk/orders";
  };
  return {
    ...deskFrame(context, "/desk/orders", "desk.orders"),
    ...{ q, state: state ?? "", payment: payment ?? "", region: region ?? "", days: days ?? "" },
    orders: orders.map((order) => ({
      href: `/desk/orders/${order.number}`,
      number: formatOrderNumber(order.number),
      placed: momentView(order.placedAt, locale, now),
      name: order.name,
      phone: phoneText(order.phone),
      place: [
        subCityName(order.city, order.subCity, locale),
        cityName(order.city, locale),
        regionName(order.region, locale),
      ].filter(Boolean),
      payment: { kind: order.paymentKind, state: order.paymentState },
      total: formatEtb(order.total),
      parcels: order.parcels.map(({ position, state: at, ...names }) => ({
        ...{ position, state: shownState(at, order.paymentKind) },
        vendor: displayName(translationsOf(names, "vendor"), locale),
      })),
    })),
    newest: asked.before === null ? null : address(null),
    older: next === null ? null : address(next),
  };
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { frame, q, state, payment, region, days, orders, newest, older } = loaderData;
  const all = { value: "", text: t("desk.all") };
  return (
    <DeskPage frame={frame} heading={t("desk.orders")}>
      <form className="desk-line" action="/desk/orders" role="search">
        <TextField name="q" label={t("deskOrders.find")} autoComplete="off" enterKeyHint="search" defaultValue={q} />
        <SelectField
          name="state"
          label={t("deskOrders.state")}
          required
          defaultValue={state}
          options={[all, ...shownStates.map((value) => ({ value, text: t(`orders.${value}`) }))]}
        />
        <SelectField
          name="payment"
          label={t("deskOrders.payment")}
          required
          defaultValue={payment}
          options={[all, ...paymentStates.map((value) => ({ value, text: t(`deskOrders.payment_${value}`) }))]}
        />
        <SelectField
          name="region"
          label={t("deskOrders.region")}
          required
          defaultValue={region}
          options={[all, ...regions.map((place) => ({ value: place.id, text: inLanguage(place, locale) }))]}
        />
        <SelectField
          name="days"
          label={t("deskOrders.days")}
          required
          defaultValue={days}
          options={[all, ...spans.map((value) => ({ value, text: t(`deskOrders.days_${value}`) }))]}
        />
        <button className="button button-outline">{t("desk.filter")}</button>
      </form>
      {orders.length === 0 && <p className="desk-text">{t("deskOrders.none")}</p>}
      <ul className="desk-rows" role="list">
        {orders.map((order) => (
          <OrderTableRow key={order.href} order={order} />
        ))}
      </ul>
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}
