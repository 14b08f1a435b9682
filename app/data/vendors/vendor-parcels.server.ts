import type { ParcelState, PaymentKind } from "../../domain/orders/order-states.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import type { BookLine, BookMonth } from "../../domain/vendors/books.ts";
import { named } from "../translated.server.ts";

/** total in santim. */
export interface VendorParcel {
  id: number;
  number: string;
  position: number;
  state: ParcelState;
  paymentKind: PaymentKind;
  promisedUntil: number;
  total: number;
  refusal: string | null;
  link: {
    id: number;
    madeAt: number;
    expiresAt: number;
    endedAt: number | null;
    notifiedAt: number | null;
    failedAt: number | null;
    openedAt: number | null;
  } | null;
}

export async function listVendorParcels(db: D1Database, vendorId: number, limit: number): Promise<VendorParcel[]> {
  type Row = Omit<VendorParcel, "link"> & { link: string | null };
  const { results } = await db.prepare(LIST).bind(vendorId, limit).all<Row>();
  return results.map(({ link, ...parcel }) => ({
    ...parcel,
    link: link === null ? null : (JSON.parse(link) as VendorParcel["link"]),
  }));
}

const LIST = `
  SELECT c.id, o.number, c.position, c.state, c.promised_until AS promisedUntil, c.total,
    (SELECT kind FROM payment WHERE order_id = o.id) AS paymentKind,
    f.reason AS refusal, iif(k.id IS NULL, NULL, json_object('id', k.id, 'madeAt', k.made_at, 'expiresAt', k.expires_at,
      'endedAt', k.ended_at, 'notifiedAt', k.notified_at, 'failedAt', k.failed_at, 'openedAt', k.opened_at)) AS link
  FROM (
    SELECT * FROM (SELECT id FROM parcel WHERE vendor_id = ?1 AND state = 'placed' ORDER BY id LIMIT ?2)
    UNION SELECT * FROM (SELECT id FROM parcel WHERE vendor_id = ?1 ORDER BY id DESC LIMIT ?2)
  ) w CROSS JOIN parcel c ON c.id = w.id CROSS JOIN shop_order o ON o.id = c.order_id
  LEFT JOIN parcel_refusal f ON f.parcel_id = c.id
  LEFT JOIN parcel_link k ON k.id = (SELECT id FROM parcel_link WHERE parcel_id = c.id ORDER BY id DESC LIMIT 1)
  ORDER BY c.state <> 'placed', CASE c.state WHEN 'placed' THEN c.id ELSE -c.id END`;

export interface LinkChange extends By {
  vendorId: number;
  parcelId: number;
  linkId: number;
}

/** Call `callOutbox` afterwards. False where another link exists by now. */
export async function renewLink(db: D1Database, change: LinkChange): Promise<boolean> {
  const { vendorId, parcelId, linkId, author, now } = change;
  const which = [parcelId, vendorId, linkId] as const;
  const event = [now, ...authorValues(author)] as const;
  const [confirmed] = await db.batch([
    db.prepare(RENEWED).bind(...which, ...event),
    db.prepare(END_FORMER).bind(parcelId, now),
    db.prepare(NOTIFY).bind(parcelId, now, linkId, vendorId),
  ]);
  return confirmed!.meta.changes > 0;
}

export async function endLink(db: D1Database, change: LinkChange): Promise<boolean> {
  const { vendorId, parcelId, linkId, author, now } = change;
  const [ended] = await db.batch([
    db.prepare(END).bind(parcelId, vendorId, linkId, now),
    db.prepare(ENDED).bind(parcelId, now, ...authorValues(author)),
  ]);
  return ended!.meta.changes > 0;
}

/** Parcel ?1 of vendor ?2 if it is under way and its valid link at time ?4 is ?3 (0: none). */
const LINKED_PARCEL = `
  parcel c CROSS JOIN shop_order o ON o.id = c.order_id
  WHERE c.id = ?1 AND c.vendor_id = ?2 AND c.state IN ('placed', 'confirmed', 'preparing', 'onTheWay', 'returnAsked')
    AND coalesce((SELECT id FROM parcel_link WHERE parcel_id = c.id AND ended_at IS NULL AND expires_at > ?4), 0) = ?3`;

// First, while the `seen` link is valid: the next statements test for this event.
const RENEWED = `${INSERT_EVENT}
  SELECT ?4, ?5, ?6, ?7, 'parcelLinkMade', 'order', o.number, '{}', json_object('parcel', c.position), ?8 FROM ${LINKED_PARCEL}`;

const END_FORMER = `
  UPDATE parcel_link SET ended_at = ?2 WHERE parcel_id = ?1 AND ended_at IS NULL AND changes() > 0`;

/** The notice makes a new link. */
const NOTIFY = `
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT c.id, 'vendorLink:' || c.id || ':' || ?2,
    CASE WHEN c.state = 'returnAsked' THEN 'vendorReturn' WHEN y.kind = 'cash' AND c.total > 0 THEN 'vendorParcelCash' ELSE 'vendorParcel' END, ?2
  FROM parcel c CROSS JOIN payment y ON y.order_id = c.order_id
  WHERE c.id = ?1 AND c.vendor_id = ?4 AND c.state IN ('placed', 'confirmed', 'preparing', 'onTheWay', 'returnAsked')
    AND coalesce((
      SELECT max(id) FROM parcel_link WHERE parcel_id = c.id AND (ended_at IS NULL OR ended_at = ?2) AND expires_at > ?2
    ), 0) = ?3
    AND NOT EXISTS (SELECT 1 FROM parcel_link WHERE parcel_id = c.id AND ended_at IS NULL)`;

const END = `
  UPDATE parcel_link SET ended_at = ?4 WHERE id = ?3 AND parcel_id = ?1 AND ended_at IS NULL
    AND EXISTS (SELECT 1 FROM parcel WHERE id = ?1 AND vendor_id = ?2)`;

const ENDED = `${INSERT_EVENT}
  SELECT ?2, ?3, ?4, ?5, 'parcelLinkEnded', 'order', o.number, json_object('parcel', c.position), '{}', ?6
  FROM parcel c CROSS JOIN shop_order o ON o.id = c.order_id WHERE c.id = ?1 AND changes() > 0`;

const PORTION = 1_000;

/** Deliveries and returns of a month, by time; null: all vendors. The only place that sums a parcel. */
export async function listBookLines(db: D1Database, { from, until }: BookMonth, vendorId: number | null) {
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

// An event is identified by time and parcel. The parcel's sums already exclude goods cancelled before delivery: only
// part 0 of a refund is for returned goods.
const LINES = `
  SELECT e.state AS kind, e.at, e.parcel_id AS parcelId, o.number, c.position, v.id AS vendorId, ${named("v", "vendor")}, y.kind AS payment, c.goods_total AS goods, c.discount_total AS discount,
    c.delivery_fee AS fee, c.total,
    CASE e.state WHEN 'returned' THEN coalesce(r.amount, 0) ELSE 0 END AS refunded
  FROM parcel_event e CROSS JOIN parcel c ON c.id = e.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id
  CROSS JOIN payment y ON y.order_id = o.id CROSS JOIN vendor v ON v.id = c.vendor_id
  LEFT JOIN refund r ON r.order_id = c.order_id AND r.parcel_id = c.id AND r.part = 0
  WHERE e.state IN ('delivered', 'returned') AND (e.at, e.parcel_id) > (?1, ?2) AND e.at < ?3
  ORDER BY e.at, e.parcel_id LIMIT ?4`;
