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
  /** The last parcel that was read for the page before. */
  after: number | null;
  now: number;
}

export interface DeskParcelRow extends ParcelToSend {
  id: number;
}

const walkLength = 2_000;

/** `next`: what the next page comes after; a page may be short after 2,000 parcels read. */
export async function listDeskParcels(db: D1Database, asked: ParcelsQuestion, size: number) {
  const { work, region, cities, subCity, after, now } = asked;
  const isNarrowed = [region, cities, subCity].some((one) => one !== null);
  const walked = isNarrowed ? walkLength : size + 1;
  const { results } = await db
    .prepare(LIST(work, walked))
    .bind(
      ...[after ?? 0, work === "late" ? now - 1 : Number.MAX_SAFE_INTEGER],
      ...[region, cities && JSON.stringify(cities), subCity, size + 1],
    )
    .all<Row>();
  const { count, last } = results[0]!;
  const rows = results.filter((row) => row.id !== null);
  const parcels = rows.slice(0, size).map((row) => ({
    ...row,
    lines: JSON.parse(row.lines) as DeskParcelRow["lines"],
  }));
  if (rows.length > size) return { parcels, next: parcels.at(-1)!.id };
  return { parcels, next: isNarrowed && count === walked ? last : null };
}

type Row = Omit<DeskParcelRow, "lines"> & {
  lines: string;
  count: number;
  last: number | null;
};

/** By the end of the promised day, then by id. */
const IN_RANGE = `c.promised_until <= ?2
  AND (c.promised_until, c.id) > (coalesce((SELECT promised_until FROM parcel WHERE id = ?1), 0), ?1)`;

const OF_STATE = (state: ParcelState, walked: number) => `
  SELECT * FROM (SELECT c.id, c.promised_until AS until FROM parcel c WHERE c.state = '${state}' AND ${IN_RANGE}
    ORDER BY c.promised_until, c.id LIMIT ${walked})`;

/** Few rows: read whole. */
const REFUSED = `
  SELECT c.id, c.promised_until AS until FROM parcel_refusal f CROSS JOIN parcel c ON c.id = f.parcel_id
  WHERE ${IN_RANGE}`;

const SILENT = `
  SELECT c.id, c.promised_until AS until FROM parcel_reminder s CROSS JOIN parcel c ON c.id = s.parcel_id
  WHERE s.kind = 'silent' AND s.step = 3 AND c.state = 'placed' AND ${IN_RANGE}`;
const WHOLE: Partial<Record<ParcelWork, string>> = { refused: REFUSED, silent: SILENT };

const LIST = (work: ParcelWork, walked: number) => `
  WITH walked AS MATERIALIZED (
    ${WHOLE[work] ?? workStates[work].map((state) => OF_STATE(state, walked)).join(" UNION ALL ")}
    ORDER BY until, id LIMIT ${walked}),
  found AS (
    SELECT w.id FROM walked w CROSS JOIN parcel c ON c.id = w.id CROSS JOIN shop_order o ON o.id = c.order_id
    WHERE (?3 IS NULL OR o.region = ?3) AND (?4 IS NULL OR o.city IN (SELECT value FROM json_each(?4)))
      AND (?5 IS NULL OR o.sub_city = ?5)
    ORDER BY w.until, w.id LIMIT ?6)
  SELECT e.count, (SELECT id FROM walked ORDER BY until DESC, id DESC LIMIT 1) AS last,
    c.id, ${PARCEL_TO_SEND}
  FROM (SELECT count(*) AS count FROM walked) e LEFT JOIN found f LEFT JOIN parcel c ON c.id = f.id
  LEFT JOIN vendor v ON v.id = c.vendor_id LEFT JOIN shop_order o ON o.id = c.order_id LEFT JOIN payment y ON y.order_id = o.id
  ORDER BY c.promised_until, c.id`;
