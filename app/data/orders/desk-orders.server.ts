import type { ParcelState, PaymentKind, PaymentState } from "../../domain/orders/order-states.ts";
import { ordersWalk, type OrdersQuestion } from "./desk-orders-walk.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { namedJson } from "../translated.server.ts";

/** total in santim without cancelled goods. */
export interface DeskOrderRow {
  id: number;
  number: string;
  name: string;
  phone: string;
  region: string;
  city: string;
  subCity: string;
  placedAt: number;
  paymentKind: PaymentKind;
  paymentState: PaymentState;
  total: number;
  parcels: (Translated<"vendor"> & { position: number; state: ParcelState })[];
}

/** Orders read for one page, some 20 ms of the database. */
const walkLength = 5_000;

/** `next` is the key of the next page; a page may be short after 5,000 orders read. */
export async function listDeskOrders(
  db: D1Database,
  asked: OrdersQuestion,
  size: number,
): Promise<{ orders: DeskOrderRow[]; next: number | null }> {
  const { sql, conditions, values } = ordersWalk(asked);
  const walked = conditions.length > 0 ? walkLength : size + 1;
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const { results } = await db
    .prepare(LIST(`${sql} LIMIT ${walked}`, where, `?${values.length + 1}`))
    .bind(...values, size + 1)
    .all<Row>();
  const [{ count, last }] = results as [Row];
  const rows = results.filter((row) => row.id !== null);
  const orders = rows.slice(0, size).map((row) => ({
    ...row,
    parcels: JSON.parse(row.parcels) as DeskOrderRow["parcels"],
  }));
  return {
    orders,
    next: rows.length > size ? orders.at(-1)!.id : conditions.length > 0 && count === walked ? last : null,
  };
}

type Row = Omit<DeskOrderRow, "parcels"> & { parcels: string; count: number; last: number | null };

const LIST = (walk: string, where: string, size: string) => `
  WITH walked AS MATERIALIZED (${walk}), found AS (
    SELECT o.id FROM walked w CROSS JOIN shop_order o ON o.id = w.id CROSS JOIN payment y ON y.order_id = o.id
    ${where} ORDER BY o.id DESC LIMIT ${size})
  SELECT e.count, e.last, o.id, o.number, o.name, o.phone, o.region, o.city, o.sub_city AS subCity, o.placed_at AS placedAt,
    y.kind AS paymentKind, y.state AS paymentState,
    (SELECT coalesce(sum(c.total), 0) FROM parcel c WHERE c.order_id = o.id AND c.state <> 'cancelled') AS total,
    (SELECT json_group_array(json_object('position', c.position, 'state', c.state, ${namedJson("v", "vendor")}))
      FROM parcel c CROSS JOIN vendor v ON v.id = c.vendor_id WHERE c.order_id = o.id) AS parcels
  FROM (SELECT count(*) AS count, min(id) AS last FROM walked) e
  LEFT JOIN found f LEFT JOIN shop_order o ON o.id = f.id LEFT JOIN payment y ON y.order_id = o.id ORDER BY o.id DESC`;
