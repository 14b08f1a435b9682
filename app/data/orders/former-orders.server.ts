/**
 * The books stay without the person (owner 'former'); open orders keep name, phone and address for courier and refund
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
  DELETE FROM order_viewer WHERE order_id IN (SELECT id FROM shop_order WHERE owner = ?1)`;

const FORGET = `
  UPDATE shop_order SET owner = 'former', name = '', phone = '', email = NULL, sub_city = '', woreda = '', landmark = '', note = ''
  WHERE id IN (SELECT o.id FROM shop_order o`;

/** No open parcel, no return, no payment or refund pending. */
export const IS_OVER = `
  NOT EXISTS (SELECT 1 FROM parcel c WHERE c.order_id = o.id
    AND c.state NOT IN ('delivered', 'cancelled', 'returned', 'returnRefused'))
  AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.order_id = o.id AND r.state = 'due')
  AND NOT EXISTS (SELECT 1 FROM payment m WHERE m.order_id = o.id AND m.state IN ('pending', 'reported'))`;
