import type { BookLine, BookMonth } from "../../domain/vendors/books.ts";
import { named } from "../translated.server.ts";

const PORTION = 1_000;

/** Deliveries and returns of a month, by time; null: all vendors. The only place that sums a parcel. */
export async function listBookLines(
  db: D1Database,
  { from, until }: BookMonth,
  vendorId: number | null,
): Promise<BookLine[]> {
  const lines: BookLine[] = [];
  for (let at = from, after = 0; ;) {
    const { results } = await db.prepare(LINES).bind(at, after, until, PORTION).all<BookLine & { parcelId: number }>();
    for (const { parcelId: _, ...line } of results) {
      if (vendorId === null || line.vendorId === vendorId) lines.push(line);
    }
    if (results.length < PORTION) return lines;
    ({ at, parcelId: after } = results.at(-1)!);
  }
}

// Time and parcel name an event. The parcel's sums already exclude goods cancelled before delivery: only part 0 of a
// refund is of returned goods.
const LINES = `
  SELECT e.state AS kind, e.at, e.parcel_id AS parcelId, o.number, c.position, v.id AS vendorId, ${named("v", "vendor")}, y.kind AS payment, c.state, c.goods_total AS goods, c.discount_total AS discount,
    c.delivery_fee AS fee, c.total,
    CASE e.state WHEN 'returned' THEN coalesce(r.amount, 0) ELSE 0 END AS refunded
  FROM parcel_event e CROSS JOIN parcel c ON c.id = e.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id
  CROSS JOIN payment y ON y.order_id = o.id CROSS JOIN vendor v ON v.id = c.vendor_id
  LEFT JOIN refund r ON r.order_id = c.order_id AND r.parcel_id = c.id AND r.part = 0
  WHERE e.state IN ('delivered', 'returned') AND (e.at, e.parcel_id) > (?1, ?2) AND e.at < ?3
  ORDER BY e.at, e.parcel_id LIMIT ?4`;
