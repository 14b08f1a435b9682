import type { OrderRow } from "../../domain/orders/order-row.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { Again } from "./order-summary.tsx";
import { stateText } from "./state-text.ts";

interface OrderRowsProps {
  rows: OrderRow[];
  /** With the way to order the same again. */
  isHistory?: boolean;
}

/** Orders in a list: what, where it is, what it came to. */
export function OrderRows({ rows, isHistory = false }: OrderRowsProps) {
  const t = useT();
  return (
    <ul className="order-rows" role="list">
      {rows.map((row) => (
        <li key={row.href} className="order-rows-row">
          <p className="order-rows-head">
            <a className="order-rows-number" href={row.href}>
              {t("orders.heading", { number: row.number })}
            </a>
            <strong className="order-rows-total">{row.total}</strong>
          </p>
          <p className="order-rows-text">
            <DatedText text="orders.placedAt" dates={{ date: row.placed }} />
          </p>
          <p className="order-rows-text" lang={row.more === 0 ? row.first.lang : undefined}>
            {row.more === 0 ? (
              row.first.name
            ) : (
              <MarkedName as="name" text="orders.listMore" {...row.first} values={{ count: row.more }} />
            )}
          </p>
          {row.parcels.map(({ vendor, delivery, state }, index) => (
            <p key={index} className="order-rows-state">
              <MarkedName text="orders.listState" {...vendor} values={{ state: t(stateText(state, delivery)) }} />
            </p>
          ))}
          {isHistory && <Again order={row} />}
        </li>
      ))}
    </ul>
  );
}
