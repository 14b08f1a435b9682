import type { DeliveryFees } from "../../domain/delivery/delivery-fees.ts";

/** Also reads when the next fees begin, so that a cached page ends then (page-cache/watched-database). */
export async function findDeliveryFees(db: D1Database, now: number): Promise<DeliveryFees> {
  const { results } = await deliveryFeesAt(db, now).all<DeliveryFees>();
  return results[0]!;
}

export function deliveryFeesAt(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare(AT).bind(now);
}

// The first row is valid from the beginning of time (app/migrations/0008_orders.sql) and cannot be revoked.
const AT = `
  SELECT near, within, far, remote, free_from AS freeFrom, valid_from AS validFrom FROM delivery_fee
  WHERE valid_from >= (SELECT max(valid_from) FROM delivery_fee WHERE valid_from <= ?1) ORDER BY valid_from LIMIT 2`;
