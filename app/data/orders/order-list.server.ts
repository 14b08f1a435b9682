import { batch } from "../batch.server.ts";
import type { ListedOrder } from "../../domain/orders/order-row.ts";
import type { Page } from "../products/product-rows.server.ts";
import { named, translated } from "../translated.server.ts";

export async function listOrders(
  db: D1Database,
  owner: string,
  { size, offset }: Page,
): Promise<{ orders: ListedOrder[]; count: number }> {
  const [orders, parcels, counted] = await batch<
    [
      Omit<ListedOrder, "parcels" | "first"> & ListedOrder["first"],
      ListedOrder["parcels"][number] & { publicId: string },
      { count: number },
    ]
  >(db, [
    db.prepare(ORDERS).bind(owner, size, offset),
    db.prepare(PARCELS).bind(owner, size, offset),
    db.prepare("SELECT count(*) AS count FROM shop_order WHERE owner = ?1").bind(owner),
  ]);
  return {
    orders: orders.results.map((order) => ({
      ...order,
      first: order,
      parcels: parcels.results.filter(({ publicId }) => publicId === order.publicId),
    })),
    count: counted.results[0]!.count,
  };
}

const PART = "SELECT id, public_id FROM shop_order WHERE owner = ?1 ORDER BY id DESC LIMIT ?2 OFFSET ?3";

const ORDERS = `
  SELECT o.public_id AS publicId, o.number, o.total, o.placed_at AS placedAt, ${translated("l.name")}, ${translated("l.color")}, l.size, l.quantity AS units, o.lines, (SELECT kind FROM payment WHERE order_id = o.id) AS paymentKind
  FROM (${PART}) m CROSS JOIN shop_order o ON o.id = m.id
  CROSS JOIN parcel c ON c.order_id = o.id AND c.position = 1
  CROSS JOIN order_line l ON l.parcel_id = c.id AND l.position = (SELECT min(position) FROM order_line WHERE parcel_id = c.id)
  ORDER BY o.id DESC`;

const PARCELS = `
  SELECT m.public_id AS publicId, ${named("v", "vendorName")}, c.delivery, c.state
  FROM (${PART}) m CROSS JOIN parcel c ON c.order_id = m.id CROSS JOIN vendor v ON v.id = c.vendor_id
  ORDER BY m.id DESC, c.position`;
