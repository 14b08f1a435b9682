import { batch } from "../batch.server.ts";

export interface Lookup {
  table: "shop_order" | "custom_order";
  number: string;
  phone: string;
  owner: string;
  now: number;
}

/** null for a wrong pair, at the same cost. `returnTry` runs after a right one. */
export async function proveOrder(db: D1Database, asked: Lookup, returnTry: D1PreparedStatement) {
  const { table, number, phone, owner, now } = asked;
  const [found] = await batch<[{ publicId: string }, unknown]>(db, [
    db.prepare(`SELECT public_id AS publicId FROM ${table} WHERE number = ?1 AND phone = ?2`).bind(number, phone),
    db.prepare(SHOW(table)).bind(number, phone, owner, now),
  ]);
  const order = found.results[0] ?? null;
  if (order) await returnTry.run();
  return order;
}

/** Also custom orders. */
export function absorbOrders(db: D1Database, { guest, owner }: { guest: string; owner: string }) {
  return [
    db.prepare("UPDATE shop_order SET owner = ?2 WHERE owner = ?1").bind(guest, owner),
    db.prepare("UPDATE custom_order SET owner = ?2 WHERE owner = ?1").bind(guest, owner),
    db.prepare(MOVE_SIGHT).bind(guest, owner),
    db.prepare("DELETE FROM order_viewer WHERE owner = ?1").bind(guest),
  ];
}

/** Before `absorbOrders`, which changes the owner. */
export function keepGuestAddress(
  db: D1Database,
  { guest, accountId, now }: { guest: string; accountId: number; now: number },
): D1PreparedStatement {
  return db.prepare(KEEP_ADDRESS).bind(guest, accountId, now);
}

const KEEP_ADDRESS = `
  INSERT INTO account_address
    (account_id, public_id, name, phone, region, city, sub_city, woreda, landmark, is_default, created_at)
  SELECT ?2, lower(hex(randomblob(16))), name, phone, region, city, sub_city, woreda, landmark, 1, ?3 FROM shop_order
  WHERE owner = ?1 AND NOT EXISTS (SELECT 1 FROM account_address WHERE account_id = ?2) ORDER BY id DESC LIMIT 1`;

const SHOW = (table: Lookup["table"]) => `
  INSERT INTO order_viewer (public_id, owner, added_at)
  SELECT public_id, ?3, ?4 FROM ${table} WHERE number = ?1 AND phone = ?2 AND owner <> ?3
  ON CONFLICT (public_id, owner) DO UPDATE SET added_at = excluded.added_at`;

const MOVE_SIGHT = `
  INSERT INTO order_viewer (public_id, owner, added_at)
  SELECT public_id, ?2, added_at FROM order_viewer WHERE owner = ?1
  ON CONFLICT (public_id, owner) DO UPDATE SET added_at = max(added_at, excluded.added_at)`;

/**
 * The books remain without the person (owner 'former'); open orders keep name, phone and address for courier and refund
 * (owner 'leaving') until forgetFinished.
 */
export function leaveOrders(db: D1Database, owner: string): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM order_viewer WHERE owner = ?1").bind(owner),
    db.prepare(FORGET_SIGHT).bind(owner),
    db.prepare(`${FORGET} WHERE o.owner = ?1 AND ${IS_OVER})`).bind(owner),
    db.prepare("UPDATE shop_order SET owner = 'leaving' WHERE owner = ?1").bind(owner),
  ];
}

export async function forgetFinished(db: D1Database, limit: number): Promise<void> {
  await db.prepare(`${FORGET} WHERE o.owner = 'leaving' AND ${IS_OVER} LIMIT ?1)`).bind(limit).run();
}

const FORGET_SIGHT = `
  DELETE FROM order_viewer WHERE public_id IN (SELECT public_id FROM shop_order WHERE owner = ?1)`;

const FORGET = `
  UPDATE shop_order SET owner = 'former', name = '', phone = '', email = NULL, sub_city = '', woreda = '', landmark = '', note = ''
  WHERE id IN (SELECT o.id FROM shop_order o`;

/** No open parcel, no return, no payment or refund pending. */
export const IS_OVER = `
  NOT EXISTS (SELECT 1 FROM parcel c WHERE c.order_id = o.id
    AND c.state NOT IN ('delivered', 'cancelled', 'returned', 'returnRefused'))
  AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.order_id = o.id AND r.state = 'due')
  AND NOT EXISTS (SELECT 1 FROM payment m WHERE m.order_id = o.id AND m.state IN ('pending', 'reported'))`;
