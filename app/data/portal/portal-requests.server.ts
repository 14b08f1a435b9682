export interface PortalRequest {
  id: string;
  vendorId: number;
  contentHash: string;
  now: number;
}

/** "other": the same id had other content. */
export async function findRequest(
  db: D1Database,
  { vendorId, id, contentHash }: PortalRequest,
): Promise<"new" | "done" | "other"> {
  const found = await db
    .prepare("SELECT content_hash FROM portal_request WHERE vendor_id = ?1 AND id = ?2")
    .bind(vendorId, id)
    .first<string>("content_hash");
  if (found === null) return "new";
  return found === contentHash ? "done" : "other";
}

/** A product, or one option of it. */
interface Goods {
  id: number;
  option?: number | undefined;
}

/** Last in the batch: records the request only if the write had its effect. */
export const recordRequest = {
  parcel: (db: D1Database, asked: PortalRequest, number: string, position: number, state: string) =>
    recordIf(db, asked, PARCEL, [number, position, state]),
  stock: (db: D1Database, asked: PortalRequest, { id, option }: Goods, stock: number) =>
    recordIf(db, asked, `${GOODS} AND iif(?6 IS NULL, p.stock_amount, v.stock_amount) = ?7`, [
      id,
      option ?? null,
      stock,
    ]),
  price: (db: D1Database, asked: PortalRequest, { id, option }: Goods, price: number) =>
    recordIf(db, asked, `${GOODS} AND iif(?6 IS NULL, p.selling_price, v.price) = ?7`, [id, option ?? null, price]),
  feed: (db: D1Database, asked: PortalRequest) => recordIf(db, asked, "SELECT 1", []),
  reply: (db: D1Database, asked: PortalRequest, review: number, text: string) =>
    recordIf(db, asked, REVIEW, [review, text]),
  closed: (db: D1Database, asked: PortalRequest, until: number | null) =>
    recordIf(db, asked, "SELECT 1 FROM vendor WHERE id = ?1 AND closed_until IS ?5", [until]),
};

export function isRepeatedRequest(error: unknown): boolean {
  return String(error).includes("portal_request.id");
}

function recordIf(
  db: D1Database,
  { vendorId, id, contentHash, now }: PortalRequest,
  condition: string,
  values: (string | number | null)[],
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO portal_request (vendor_id, id, content_hash, received_at) SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (${condition})`,
    )
    .bind(vendorId, id, contentHash, now, ...values);
}

const PARCEL = `
  SELECT 1 FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?6
  WHERE o.number = ?5 AND c.vendor_id = ?1 AND c.state = ?7`;

const GOODS = `
  SELECT 1 FROM product p LEFT JOIN product_variant v ON v.id = ?6 AND v.product_id = p.id
  WHERE p.id = ?5 AND p.vendor_id = ?1 AND p.retired_at IS NULL`;

const REVIEW = "SELECT 1 FROM product_rate WHERE id = ?5 AND vendor_id = ?1 AND reply = ?6 AND hidden_at IS NULL";
