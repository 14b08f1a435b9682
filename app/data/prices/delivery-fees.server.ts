import type { DeliveryFees } from "../../domain/delivery/delivery-fees.ts";

/**
 * The fees of delivery that hold at `now` (UTC ms). Besides them the statement reads when the next ones begin, and so a whole
 * page that is composed from it ends there (page-cache/watched-database).
 */
export async function findDeliveryFees(db: D1Database, now: number): Promise<DeliveryFees> {
  const { results } = await deliveryFeesAt(db, now).all<DeliveryFees>();
  return results[0]!;
}

/** The same as a statement, for a batch; its first row is the answer. */
export function deliveryFeesAt(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare(AT).bind(now);
}

// The first row is valid from the beginning of time (migration 0020) and cannot be taken back.
const AT = `
  SELECT near, within, far, remote, free_from AS freeFrom, valid_from AS validFrom FROM delivery_fee
  WHERE valid_from >= (SELECT max(valid_from) FROM delivery_fee WHERE valid_from <= ?1) ORDER BY valid_from LIMIT 2`;
