import { PostForm } from "../../ui/forms/post-form.tsx";
import "./order-rows.first.css";
import type { OrderRow } from "../../domain/orders/order-row.ts";
import type { DeliveryKind } from "../../domain/delivery/delivery-fees.ts";
import type { ShownState } from "../../domain/orders/order-states.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import type { OrderView } from "../../domain/orders/order-view.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

export function OrderRows({ rows, isHistory = false }: { rows: OrderRow[]; isHistory?: boolean }) {
  const t = useT();
  return (
    <ul className="narrow lines" role="list">
      {rows.map((row) => (
        <li key={row.href} className="order-rows-row">
          <p className="spread">
            <a className="touch strong" href={row.href}>
              {t("orders.heading", { number: row.number })}
            </a>
            <strong className="numbers">{row.total}</strong>
          </p>
          <p className="muted">
            <DatedText text="orders.placedAt" dates={{ date: row.placed }} />
          </p>
          <p className="muted" lang={row.more === 0 ? row.first.lang : undefined}>
            {row.more === 0 ? (
              row.first.name
            ) : (
              <MarkedName as="name" text="orders.listMore" {...row.first} values={{ count: row.more }} />
            )}
          </p>
          {row.parcels.map(({ vendor, delivery, state }, index) => (
            <p key={index} className="order-rows-state">
              <MarkedName text="orders.listState" {...vendor} values={{ state: t(parcelStateKey(state, delivery)) }} />
            </p>
          ))}
          {isHistory && <ReorderForm order={row} />}
        </li>
      ))}
    </ul>
  );
}

export function parcelStateKey(state: ShownState, delivery: DeliveryKind = "standard"): TextKey {
  if (delivery === "pickup" && state === "onTheWay") return "orders.readyForPickup";
  if (delivery === "pickup" && state === "delivered") return "orders.pickedUp";
  return `orders.${state}`;
}

export function ReorderForm({ order: { href, number } }: { order: Pick<OrderView, "href" | "number"> }) {
  const t = useT();
  return (
    <PostForm action={`${href}/reorder`}>
      <button className="button button-soft" aria-label={t("orders.againNamed", { number })}>
        {t("orders.again")}
      </button>
    </PostForm>
  );
}
