import type { ParcelToSend } from "../../domain/orders/linked-parcel.ts";
import type { ParcelState } from "../../domain/orders/order-states.ts";
import { workStates, type ParcelWork } from "../../domain/orders/parcel-work.ts";
import { PARCEL_TO_SEND } from "./orders.server.ts";

export interface ParcelsQuestion {
  work: ParcelWork;
  region: string | null;
  /** A city in all its spellings. */
  cities: readonly string[] | null;
  subCity: string | null;
  /** The last parcel of the page before. */
  after: number | null;
  now: number;
}

export interface DeskParcelRow extends ParcelToSend {
  id: number;
}

/** `next` is the last parcel of this page, where more follow. */
export async function listDeskParcels(db: D1Database, asked: ParcelsQuestion, size: number) {
  const { work, region, cities, subCity, after, now } = asked;
  const isNarrowed = [region, cities, subCity].some((one) => one !== null);
  const { results } = await db
    .prepare(LIST(work, isNarrowed ? -1 : size + 1))
    .bind(
      ...[after ?? 0, work === "late" ? now - 1 : Number.MAX_SAFE_INTEGER],
      ...[region, cities && JSON.stringify(cities), subCity, size + 1],
    )
    .all<Omit<DeskParcelRow, "lines"> & { lines: string }>();
  const parcels = results.slice(0, size).map((row) => ({
    ...row,
    lines: JSON.parse(row.lines) as DeskParcelRow["lines"],
  }));
  return { parcels, next: results.length > size ? parcels.at(-1)!.id : null };
}

/** By the end of the promised day, then by id. */
const DUE = `c.promised_until <= ?2
  AND (c.promised_until, c.id) > (coalesce((SELECT promised_until FROM parcel WHERE id = ?1), 0), ?1)`;

const OF_STATE = (state: ParcelState, most: number) => `
  SELECT * FROM (SELECT c.id, c.promised_until AS until FROM parcel c WHERE c.state = '${state}' AND ${DUE}
    ORDER BY c.promised_until, c.id LIMIT ${most})`;

const WHOLE: Partial<Record<ParcelWork, string>> = {
  refused: `
  SELECT c.id, c.promised_until AS until FROM parcel_refusal f CROSS JOIN parcel c ON c.id = f.parcel_id WHERE ${DUE}`,
  silent: `
  SELECT c.id, c.promised_until AS until FROM parcel_reminder s CROSS JOIN parcel c ON c.id = s.parcel_id
  WHERE s.kind = 'silent' AND s.step = 3 AND c.state = 'placed' AND ${DUE}`,
};

const LIST = (work: ParcelWork, most: number) => `
  WITH due AS MATERIALIZED (
    ${WHOLE[work] ?? workStates[work].map((state) => OF_STATE(state, most)).join(" UNION ALL ")}
    ORDER BY until, id LIMIT ${most}),
  found AS (
    SELECT d.id FROM due d CROSS JOIN parcel c ON c.id = d.id CROSS JOIN shop_order o ON o.id = c.order_id
    WHERE (?3 IS NULL OR o.region = ?3) AND (?4 IS NULL OR o.city IN (SELECT value FROM json_each(?4)))
      AND (?5 IS NULL OR o.sub_city = ?5)
    ORDER BY d.until, d.id LIMIT ?6)
  SELECT c.id, ${PARCEL_TO_SEND}
  FROM found f CROSS JOIN parcel c ON c.id = f.id CROSS JOIN shop_order o ON o.id = c.order_id
  CROSS JOIN vendor v ON v.id = c.vendor_id CROSS JOIN payment y ON y.order_id = o.id
  ORDER BY c.promised_until, c.id`;
