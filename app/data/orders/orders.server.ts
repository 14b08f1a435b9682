import { batch, type Answers, type Statements } from "../batch.server.ts";
import type { Order, OrderLine, OrderParcel } from "../../domain/orders/order.ts";
import { type Translated, translationsOf } from "../../domain/translated.ts";
import { named, namedJson, ofColumn, translated } from "../translated.server.ts";
import { shownAddress, shownThumbnail } from "../pictures/picture-names.server.ts";
import type { ListedOrder } from "../../domain/orders/order-row.ts";
import type { Page } from "../products/product-rows.server.ts";

/** For its owner, or after number and phone were proven. One batch, so that all parts are of one moment. */
export async function findOrder(db: D1Database, owner: string, publicId: string): Promise<Order | null> {
  return toOrder(await batch<OrderPartRows>(db, orderParts(db, VISIBLE_ORDER, [publicId, owner])));
}

/** Of order, parcels, lines, events, refunds and cancelled goods. */
export type OrderPartRows = [
  OrderRow,
  ParcelRow,
  OrderLine & { parcelId: number },
  OrderParcel["events"][number] & { parcelId: number },
  { amount: number; isDone: number; position: number | null },
  OrderParcel["cancelledGoods"][number] & { parcelId: number },
];

export function orderParts(db: D1Database, which: string, values: [string, string]): Statements<OrderPartRows> {
  const ask = (part: (which: string) => string) => db.prepare(part(which)).bind(...values);
  return [ask(ORDER), ask(PARCELS), ask(LINES), ask(EVENTS), ask(REFUNDS), ask(CANCELLED)];
}

export function toOrder([orders, parcels, lines, events, refunds, cancelled]: Answers<OrderPartRows>): Order | null {
  const row = orders.results[0];
  if (!row) return null;
  const { isOwn, isGuests, paymentKind, paymentState, paymentAmount, payBy, ...order } = row;
  const of = <T extends { parcelId: number }>({ results: all }: D1Result<T>, id: number) =>
    all.filter(({ parcelId }) => parcelId === id);
  return {
    ...order,
    isOwn: isOwn === 1,
    mayReview: isOwn === 1 || isGuests === 1,
    payment: { kind: paymentKind, state: paymentState, amount: paymentAmount, payBy },
    parcels: parcels.results.map(({ id, vendorId, vendorCity, vendorPhone, receipt, ...parcel }) => ({
      ...parcel,
      isVendorNotified: parcel.isVendorNotified === 1,
      isSilent: parcel.isSilent === 1,
      isLate: parcel.isLate === 1,
      vendor: { id: vendorId, ...translationsOf(parcel, "vendorName"), city: vendorCity, phone: vendorPhone },
      lines: of(lines, id),
      events: of(events, id),
      cancelledGoods: of(cancelled, id),
      receipt: receipt === null ? null : (JSON.parse(receipt) as OrderParcel["receipt"]),
    })),
    refunds: refunds.results.map((refund) => ({ ...refund, isDone: refund.isDone === 1 })),
  };
}

type OrderRow = Omit<Order, "isOwn" | "mayReview" | "payment" | "parcels" | "refunds"> & {
  isOwn: number;
  isGuests: number;
  paymentKind: Order["payment"]["kind"];
  paymentState: Order["payment"]["state"];
  paymentAmount: number;
  payBy: number | null;
};

type ParcelRow = Omit<
  OrderParcel,
  "isVendorNotified" | "isSilent" | "isLate" | "vendor" | "lines" | "events" | "cancelledGoods" | "receipt"
> &
  Translated<"vendorName"> & {
    id: number;
    isVendorNotified: number;
    isSilent: number;
    isLate: number;
    vendorId: number;
    vendorCity: string;
    vendorPhone: string | null;
    receipt: string | null;
  };

/** An order or custom order `o` of an address (?1) that this owner (?2) may open (security-and-faults.md 2, 3). */
export const IS_VISIBLE_ORDER = `o.public_id = ?1 AND (
  o.owner = ?2 OR EXISTS (SELECT 1 FROM order_viewer w WHERE w.public_id = ?1 AND w.owner = ?2))`;

export const VISIBLE_ORDER = `SELECT o.id FROM shop_order o WHERE ${IS_VISIBLE_ORDER}`;

/** Of an order `o`. */
export const RECIPIENT = "o.name, o.phone, o.region, o.city, o.sub_city AS subCity, o.woreda, o.landmark, o.note";

/** Of a parcel `c`. */
export const PARCEL_FACTS = `c.position, c.delivery, c.goods_total AS goodsTotal, c.discount_total AS discountTotal,
  c.delivery_fee AS deliveryFee, c.rounding, c.total, c.promised_from AS promisedFrom, c.promised_until AS promisedUntil, c.state, c.reason`;

const ORDER = (which: string) => `
  SELECT o.public_id AS publicId, o.number, o.owner = ?2 AS isOwn, o.owner GLOB 'session:*' AS isGuests, ${RECIPIENT}, o.email, o.goods_total AS goodsTotal, o.discount_total AS discountTotal,
    o.delivery_total AS deliveryTotal, o.rounding_total AS roundingTotal, o.total, o.shown_total AS shownTotal,
    (SELECT code FROM coupon WHERE id = o.coupon_id) AS coupon, o.placed_at AS placedAt,
    p.kind AS paymentKind, p.state AS paymentState, p.amount AS paymentAmount, p.pay_by AS payBy
  FROM shop_order o CROSS JOIN payment p ON p.order_id = o.id WHERE o.id = (${which})`;

const PARCELS = (which: string) => `
  SELECT c.id, ${PARCEL_FACTS}, c.tracking, c.cancelled_by AS cancelledBy,
    EXISTS (SELECT 1 FROM parcel_link k WHERE k.parcel_id = c.id AND coalesce(k.notified_at, k.opened_at) IS NOT NULL) AS isVendorNotified,
    EXISTS (SELECT 1 FROM parcel_reminder WHERE (parcel_id, kind, step) = (c.id, 'silent', 3)) AS isSilent,
    EXISTS (SELECT 1 FROM parcel_reminder WHERE (parcel_id, kind, step) = (c.id, 'late', 2) AND at > c.promised_until) AS isLate,
    v.id AS vendorId, ${named("v", "vendorName")}, v.city AS vendorCity,
    v.phone AS vendorPhone,
    (SELECT json_object('paidAt', paid_at, 'seller', json(seller), 'shop', json(shop)) FROM receipt WHERE parcel_id = c.id) AS receipt
  FROM parcel c CROSS JOIN vendor v ON v.id = c.vendor_id WHERE c.order_id = (${which}) ORDER BY c.position`;

const LINES = (which: string) => `
  SELECT l.parcel_id AS parcelId, ${Object.entries(columns)
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(", ")}
  FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id CROSS JOIN product p ON p.id = l.product_id
  WHERE c.order_id = (${which}) ORDER BY c.position, l.position`;

const EVENTS = (which: string) => `
  SELECT e.parcel_id AS parcelId, e.state, e.at FROM parcel c CROSS JOIN parcel_event e ON e.parcel_id = c.id
  WHERE c.order_id = (${which}) ORDER BY c.position, e.at,
    EXISTS (SELECT 1 FROM parcel_event f CROSS JOIN parcel_step s ON (s.from_state, s.to_state) = (f.state, e.state)
      WHERE f.parcel_id = e.parcel_id AND f.at = e.at)`;

const REFUNDS = (which: string) => `
  SELECT amount, state = 'done' AS isDone,
    (SELECT position FROM parcel WHERE id = parcel_id AND part = 0) AS position
  FROM refund WHERE order_id = (${which}) ORDER BY parcel_id, part`;

const CANCELLED = (which: string) => `
  SELECT x.parcel_id AS parcelId, x.line, x.units, x.cancelled_by AS "by", x.reason, x.at
  FROM parcel c CROSS JOIN line_cancellation x ON x.parcel_id = c.id WHERE c.order_id = (${which}) ORDER BY x.parcel_id, x.part`;

const columns: Partial<Record<keyof OrderLine, string>> = {
  position: "l.position",
  productId: "l.product_id",
  variantId: "l.variant_id",
  ...Object.fromEntries(
    ["l.name", "l.color"].flatMap((text) => ofColumn(text)).map(({ field, column }) => [field, column]),
  ),
  size: "l.size",
  quantity: "l.quantity",
  cancelled: "l.cancelled",
  unitPrice: "l.unit_price",
  nameSlug: "p.name_slug",
  thumbnail: `coalesce(${shownAddress("l.picture")}, ${shownThumbnail})`,
};

/** Of a parcel `c`, its order `o`, vendor `v` and payment `y`: ParcelToSend, with lines as JSON. */
export const PARCEL_TO_SEND = `o.number, ${PARCEL_FACTS}, ${RECIPIENT}, ${named("v", "vendor")}, y.kind AS paymentKind, y.state AS paymentState,
  (SELECT reason FROM parcel_refusal WHERE parcel_id = c.id) AS refusal,
  (SELECT json_group_array(json_object(${Object.entries(columns)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ")}) ORDER BY l.position) FROM order_line l CROSS JOIN product p ON p.id = l.product_id
    WHERE l.parcel_id = c.id AND l.quantity > l.cancelled) AS lines`;

export async function listOrders(db: D1Database, owner: string, { size, offset }: Page) {
  type Row = Omit<ListedOrder, "parcels" | "first"> & ListedOrder["first"] & { parcels: string };
  const [orders, counted] = await batch<[Row, { count: number }]>(db, [
    db.prepare(ORDERS).bind(owner, size, offset),
    db.prepare("SELECT count(*) AS count FROM shop_order WHERE owner = ?1").bind(owner),
  ]);
  return {
    orders: orders.results.map((order) => ({
      ...order,
      first: order,
      parcels: JSON.parse(order.parcels) as ListedOrder["parcels"],
    })),
    count: counted.results[0]!.count,
  };
}

const ORDERS = `
  SELECT o.public_id AS publicId, o.number, o.total, o.placed_at AS placedAt, ${translated("l.name")}, ${translated("l.color")}, l.size, l.quantity AS units, o.lines, (SELECT kind FROM payment WHERE order_id = o.id) AS paymentKind,
    (SELECT json_group_array(json_object(${namedJson("v", "vendorName")}, 'delivery', c.delivery, 'state', c.state) ORDER BY c.position)
      FROM parcel c CROSS JOIN vendor v ON v.id = c.vendor_id WHERE c.order_id = o.id) AS parcels
  FROM (SELECT id FROM shop_order WHERE owner = ?1 ORDER BY id DESC LIMIT ?2 OFFSET ?3) m CROSS JOIN shop_order o ON o.id = m.id
  CROSS JOIN parcel c ON c.order_id = o.id AND c.position = 1
  CROSS JOIN order_line l ON l.parcel_id = c.id AND l.position = (SELECT min(position) FROM order_line WHERE parcel_id = c.id)
  ORDER BY o.id DESC`;
