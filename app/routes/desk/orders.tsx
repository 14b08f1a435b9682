import { type DeskOrderRow, listDeskOrders } from "../../data/orders/desk-orders.server.ts";
import { phoneText } from "../../domain/accounts/contact.ts";
import { placeParts } from "../../domain/delivery/place-parts.ts";
import { regionIds, regionName } from "../../domain/delivery/regions.ts";
import { formatEtb } from "../../domain/money.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { parseOrderSearch } from "../../domain/orders/order-search.ts";
import { paymentStates, shownState, shownStates } from "../../domain/orders/order-states.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeskFilter, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { deskLoader, deskSize } from "../../shared/desk/desk.server.ts";
import { DeskList, DeskRow, Moment, Named, StateTag, useDesk } from "../../shared/desk/desk-parts.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/orders";

const DAY = 86_400_000;
const spans = ["1", "7", "30"] as const;

export const loader = deskLoader(async ({ db, now, asked, askedId, askedOne, pageLinks }) => {
  const q = asked("q").slice(0, 100);
  const search = q === "" ? null : parseOrderSearch(q);
  const [state, payment] = [askedOne("state", shownStates), askedOne("payment", paymentStates)];
  const [region, days] = [askedOne("region", regionIds), askedOne("days", spans)];
  const question = {
    ...{ search, state, payment, region, before: askedId("before") },
    since: days === null ? null : now - Number(days) * DAY,
  };
  const isNothing = q !== "" && search === null;
  const { orders, next } = isNothing ? { orders: [], next: null } : await listDeskOrders(db, question, deskSize);
  return { orders: { rows: orders, ...pageLinks("before", next) } };
});

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { orders, frame } = loaderData;
  const all = t("desk.all");
  const choice = (name: "state" | "payment" | "region" | "days", options: ReturnType<typeof optionsOf>) => ({
    ...{ name, label: t(`deskOrders.${name}`), options },
  });
  return (
    <>
      <DeskFilter
        fields={[
          { name: "q", label: t("deskOrders.find"), required: false, enterKeyHint: "search" },
          choice(
            "state",
            optionsOf(shownStates, (value) => t(`orders.${value}`), all),
          ),
          choice(
            "payment",
            optionsOf(paymentStates, (value) => t(`deskOrders.payment_${value}`), all),
          ),
          choice(
            "region",
            optionsOf(regionIds, (id) => regionName(id, frame.viewer.locale), all),
          ),
          choice(
            "days",
            optionsOf(spans, (value) => t(`deskOrders.days_${value}`), all),
          ),
        ]}
      />
      <DeskList list={orders} none={t("deskOrders.none")}>
        {(order) => <OrderRow order={order} />}
      </DeskList>
    </>
  );
}

function OrderRow({ order }: { order: DeskOrderRow }) {
  const t = useT();
  const { number, placedAt, name, phone, paymentKind, paymentState, total, parcels } = order;
  return (
    <DeskRow
      name={
        <>
          <a href={`/desk/orders/${number}`}>{formatOrderNumber(number)}</a> <OwnWords text={name} />
        </>
      }
      lines={[
        <>
          {phoneText(phone)} · <PlaceWords parts={placeParts(order, useDesk().viewer.locale)} />
        </>,
        ...parcels.map(({ state, ...parcel }) => (
          <>
            <StateTag state={shownState(state, paymentKind)} /> <Named of={parcel} field="vendor" />
          </>
        )),
      ]}
      side={<strong>{formatEtb(total)}</strong>}
      sideLine={
        <>
          {t(`deskOrders.kind_${paymentKind}`)}: {t(`deskOrders.payment_${paymentState}`)}
          <br />
          <Moment at={placedAt} />
        </>
      }
    />
  );
}
