import type { Canceller } from "../../domain/orders/cancelled-goods.ts";
import type { PricedParcel, Recipient } from "../../domain/orders/order.ts";
import type { PaymentKind } from "../../domain/orders/order-states.ts";
import { PARCEL_FACTS, RECIPIENT } from "../orders/orders.server.ts";
import type { Locale } from "../../domain/languages.ts";

export interface PortalParcel extends PricedParcel, Recipient {
  /** Grows with every change of any parcel. */
  change: number;
  number: string;
  stateAt: number;
  tracking: string;
  cancelledBy: Canceller | null;
  placedAt: number;
  lines: VendorLine[];
  paymentKind: PaymentKind;
  isPaid: boolean;
  language: Locale;
}

interface VendorLine {
  product: number;
  feedId: string;
  option: number | null;
  name: string;
  color: string | null;
  size: string | null;
  quantity: number;
  cancelled: number;
  unitPrice: number;
}

type Row = Omit<PortalParcel, "lines" | "isPaid"> & { lines: string; isPaid: number };

export async function listChangedParcels(db: D1Database, vendorId: number, since: number, limit: number) {
  const { results } = await db.prepare(CHANGED).bind(vendorId, since, limit).all<Row>();
  return results.map(toParcel);
}

/** A cursor of a time before an older backup was restored, for example. */
export async function isFutureCursor(db: D1Database, cursor: number): Promise<boolean> {
  const last = await db.prepare(LAST_CHANGE).first<number>("seq");
  return cursor > (last ?? 0);
}

const LAST_CHANGE = "SELECT seq FROM sqlite_sequence WHERE name = 'portal_change'";

/** number in its stored form; null also for unpaid and foreign parcels. */
export async function findVendorParcel(
  db: D1Database,
  vendorId: number,
  { number, position }: { number: string; position: number },
): Promise<PortalParcel | null> {
  const row = await db.prepare(ONE).bind(vendorId, number, position).first<Row>();
  return row && toParcel(row);
}

const toParcel = ({ lines, isPaid, ...row }: Row): PortalParcel => ({
  ...row,
  lines: JSON.parse(lines) as VendorLine[],
  isPaid: isPaid === 1,
});

const COLUMNS = `n.id AS change, o.number, ${PARCEL_FACTS}, ${RECIPIENT}, c.state_at AS stateAt, c.tracking,
  c.cancelled_by AS cancelledBy, o.placed_at AS placedAt, y.kind AS paymentKind, y.state = 'paid' AS isPaid, o.locale AS language,
  (SELECT json_group_array(json_object('product', l.product_id, 'feedId', p.feed_id, 'option', nullif(l.variant_id, 0), 'name', l.name, 'color', l.color, 'size', l.size,
      'quantity', l.quantity - l.cancelled, 'cancelled', l.cancelled, 'unitPrice', l.unit_price) ORDER BY l.position)
    FROM order_line l CROSS JOIN product p ON p.id = l.product_id WHERE l.parcel_id = c.id) AS lines`;

const CHANGED = `
  SELECT ${COLUMNS} FROM portal_change n CROSS JOIN parcel c ON c.id = n.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id
  CROSS JOIN payment y ON y.order_id = o.id
  WHERE n.vendor_id = ?1 AND n.id > ?2 ORDER BY n.id LIMIT ?3`;

const ONE = `
  SELECT ${COLUMNS} FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?3
  CROSS JOIN portal_change n ON n.parcel_id = c.id CROSS JOIN payment y ON y.order_id = o.id
  WHERE o.number = ?2 AND c.vendor_id = ?1`;
