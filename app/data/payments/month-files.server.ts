import type { FileCell, MonthFile } from "../../domain/orders/month-files.ts";
import { nameFor, ofColumn } from "../translated.server.ts";

const PORTION = 500;

interface Row {
  /** null: the last row. */
  cursor: string | null;
  cells: string;
}

export interface FileMonth {
  from: number;
  until: number;
  /** Language of names. */
  locale: string;
}

/** Rows of a file in portions, so that a month of any size is sent as it is read. Cells are in the file's order. */
export async function* readMonthFile(db: D1Database, file: MonthFile, month: FileMonth): AsyncGenerator<FileCell[][]> {
  for (let after = JSON.stringify([month.from]); ;) {
    const asked = JSON.stringify({ ...month, after: JSON.parse(after) as unknown, limit: PORTION });
    const { results } = await db.prepare(FILES[file]).bind(asked).all<Row>();
    if (results.length > 0) yield results.map(({ cells }) => JSON.parse(cells) as FileCell[]);
    const last = results.at(-1)?.cursor;
    if (!last) return;
    after = last;
  }
}

const LOCALE = "?1 ->> 'locale'";
const UNTIL = "?1 ->> 'until'";
const LIMIT = "LIMIT ?1 ->> 'limit'";
const seller = `v.id, ${nameFor("v", LOCALE)}`;
const product = `CASE ${LOCALE} ${ofColumn("l.name")
  .slice(1)
  .map(({ column, locale }) => `WHEN '${locale}' THEN coalesce(nullif(trim(${column}), ''), l.name)`)
  .join(" ")} ELSE l.name END`;
/** After the last row read; at the beginning only its time is given. */
const after = (...columns: string[]) =>
  `(${columns.join(", ")}) > (${columns.map((_, at) => `coalesce(?1 ->> '$.after[${at}]', -9000000000000000)`).join(", ")})`;
const inMonth = (time: string) => `${time} >= ?1 ->> 'from' AND ${time} < ${UNTIL}`;
// The index of the books covers both states.
const DELIVERED = "e.state IN ('delivered', 'returned') AND e.state = 'delivered'";

const FILES: Record<MonthFile, string> = {
  // Each portion has whole orders.
  orders: `
    WITH o AS (SELECT * FROM shop_order WHERE ${after("placed_at", "id")} AND placed_at < ${UNTIL} ORDER BY placed_at, id ${LIMIT})
    SELECT json_array(o.placed_at, o.id) AS cursor,
      json_array(o.number, o.placed_at, c.position, ${seller}, y.kind, y.state, c.state, l.product_id, ${product},
        coalesce(l.color || ', ' || l.size, l.color, l.size, ''), l.quantity, l.cancelled, l.unit_price,
        l.unit_price * (l.quantity - l.cancelled)) AS cells
    FROM o CROSS JOIN payment y ON y.order_id = o.id CROSS JOIN parcel c ON c.order_id = o.id
    CROSS JOIN vendor v ON v.id = c.vendor_id CROSS JOIN order_line l ON l.parcel_id = c.id
    ORDER BY o.placed_at, o.id, c.position, l.position`,
  parcels: `
    SELECT json_array(e.at, e.parcel_id) AS cursor,
      json_array(o.number, c.position, e.at, ${seller}, y.kind, c.state, c.goods_total, c.discount_total, c.delivery_fee,
        c.rounding, c.total) AS cells
    FROM parcel_event e CROSS JOIN parcel c ON c.id = e.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id
    CROSS JOIN payment y ON y.order_id = o.id CROSS JOIN vendor v ON v.id = c.vendor_id
    WHERE ${DELIVERED} AND ${after("e.at", "e.parcel_id")} AND e.at < ${UNTIL} ORDER BY e.at, e.parcel_id ${LIMIT}`,
  refunds: `
    SELECT json_array(r.created_at, r.order_id, r.parcel_id, r.part) AS cursor,
      json_array(o.number, (SELECT position FROM parcel WHERE id = r.parcel_id), r.created_at, r.amount, r.state, r.done_at,
        r.how) AS cells
    FROM refund r CROSS JOIN shop_order o ON o.id = r.order_id
    WHERE ${after("r.created_at", "r.order_id", "r.parcel_id", "r.part")} AND r.created_at < ${UNTIL}
    ORDER BY r.created_at, r.order_id, r.parcel_id, r.part ${LIMIT}`,
  // Sums come in one portion, without cancelled goods.
  coupons: `
    SELECT NULL AS cursor, json_array(k.code, ${seller}, count(*), sum(c.goods_total), sum(c.discount_total)) AS cells
    FROM shop_order o CROSS JOIN coupon k ON k.id = o.coupon_id CROSS JOIN parcel c ON c.order_id = o.id
    CROSS JOIN vendor v ON v.id = c.vendor_id
    WHERE ${inMonth("o.placed_at")} AND c.state <> 'cancelled' AND c.discount_total > 0
    GROUP BY k.id, v.id ORDER BY k.code, v.id`,
  cash: `
    SELECT NULL AS cursor, json_array(${seller}, count(*), sum(c.total)) AS cells
    FROM parcel_event e CROSS JOIN parcel c ON c.id = e.parcel_id CROSS JOIN payment y ON y.order_id = c.order_id
    CROSS JOIN vendor v ON v.id = c.vendor_id
    WHERE ${DELIVERED} AND y.kind = 'cash' AND ${inMonth("e.at")} GROUP BY v.id ORDER BY v.id`,
};
