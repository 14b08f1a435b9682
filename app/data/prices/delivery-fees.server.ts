import { deliveryCases, type DeliveryFees, type StoredCase } from "../../domain/delivery/delivery-fees.ts";

/** Also reads when the next fees begin, so that a cached page ends then (page-cache/watched-database). */
export async function findDeliveryFees(db: D1Database, now: number): Promise<DeliveryFees> {
  const { results } = await deliveryFeesAt(db, now).all<FeesRow>();
  return toFees(results[0]!);
}

export interface FeesRow {
  cases: string;
  freeFrom: number;
  validFrom: number;
}

export function toFees({ cases, ...row }: FeesRow): DeliveryFees {
  return { cases: deliveryCases(JSON.parse(cases) as StoredCase[]), ...row };
}

export function deliveryFeesAt(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare(AT).bind(now);
}

/** Of a row of delivery_fee, as StoredCase[]. */
export const CASES = `(SELECT json_group_array(json_array(size, zone, fee, from_days, until_days))
    FROM delivery_case c WHERE c.valid_from = delivery_fee.valid_from)`;

// The first row is valid from the beginning of time (app/migrations/0008_orders.sql) and cannot be revoked.
const AT = `
  SELECT ${CASES} AS cases, free_from AS freeFrom, valid_from AS validFrom FROM delivery_fee
  WHERE valid_from >= (SELECT max(valid_from) FROM delivery_fee WHERE valid_from <= ?1) ORDER BY valid_from LIMIT 2`;
