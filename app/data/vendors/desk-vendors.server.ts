import type { ProfileField, VendorProfile } from "../../domain/vendors/vendor-profile.ts";
import type { Locale } from "../../domain/languages.ts";
import { goodsOn, hasGoods } from "../shelves.server.ts";

export interface DeskVendor extends Omit<VendorProfile, "language"> {
  id: number;
  /** null where its phone is not an Ethiopian mobile number. */
  smsTo: string | null;
  /** docs/seller-portal.md. */
  hasSystem: boolean;
  language: Locale | "";
  isCityKnown: boolean;
  verifiedAt: number | null;
  hiddenAt: number | null;
  closedUntil: number | null;
  products: number;
  unconfirmed: number;
  unreached: number;
}

export interface VendorQuestion {
  /** FTS5 MATCH expression (domain/vendors/vendor). */
  match: string | null;
  /** Only without `match`. */
  contact: string | null;
  only: "none" | "orders" | null;
  before: number | null;
}

export async function listDeskVendors(db: D1Database, asked: VendorQuestion, limit: number): Promise<DeskVendor[]> {
  const { match, contact, only, before } = asked;
  const narrowed = [
    ...(match !== null ? ["v.id IN (SELECT rowid FROM vendor_search WHERE vendor_search MATCH ?3)"] : []),
    ...(contact !== null ? ["(v.sms_to = ?3 OR v.email = ?3)"] : []),
    ...(only === "none" ? [`v.id IN (${UNREACHED})`] : []),
    ...(only === "orders" ? [`v.id IN (${UNCONFIRMED})`] : []),
  ];
  const sql = `${VENDORS} WHERE v.id < ?1 ${narrowed.map((one) => `AND ${one}`).join(" ")} ORDER BY v.id DESC LIMIT ?2`;
  const sought = [match, contact].filter((one) => one !== null);
  const { results } = await db
    .prepare(sql)
    .bind(before ?? Number.MAX_SAFE_INTEGER, limit, ...sought)
    .all<VendorRow>();
  return results.map(toVendor);
}

export async function findDeskVendor(db: D1Database, id: number): Promise<DeskVendor | null> {
  const row = await db.prepare(`${VENDORS} WHERE v.id = ?1`).bind(id).first<VendorRow>();
  return row && toVendor(row);
}

export async function findVendorsByName(db: D1Database, names: readonly string[]): Promise<DeskVendor[]> {
  const sql = `${VENDORS} WHERE v.id IN (SELECT n.id FROM json_each(?1) wanted CROSS JOIN vendor n ON n.name = wanted.value)`;
  const { results } = await db.prepare(sql).bind(JSON.stringify(names)).all<VendorRow>();
  return results.map(toVendor);
}

type VendorRow = Omit<DeskVendor, "isCityKnown" | "hasSystem"> & { isCityKnown: number; hasSystem: number };

const toVendor = (row: VendorRow): DeskVendor => ({
  ...row,
  isCityKnown: row.isCityKnown === 1,
  hasSystem: row.hasSystem === 1,
});

const HAS_SYSTEM =
  "EXISTS (SELECT 1 FROM portal_key y WHERE y.vendor_id = v.id AND y.ended_at IS NULL AND y.endpoint IS NOT NULL)";

const NO_WAY = `v.sms_to IS NULL AND v.email IS NULL AND NOT ${HAS_SYSTEM}`;

const UNSENT = `EXISTS (SELECT 1 FROM parcel_link k WHERE k.parcel_id = c.id AND k.ended_at IS NULL
  AND k.notified_at IS NULL AND k.opened_at IS NULL AND (k.failed_at IS NOT NULL OR (${NO_WAY})))`;

const UNCONFIRMED = "SELECT vendor_id FROM parcel WHERE state = 'placed'";

/** With goods on sale but no contact, or with a parcel it could not be informed of. */
export const UNREACHED = `
  SELECT v.id FROM vendor v INDEXED BY vendor_unreached WHERE ${NO_WAY} AND ${hasGoods("vendor", "v.id")}
  UNION SELECT c.vendor_id FROM parcel c CROSS JOIN vendor v ON v.id = c.vendor_id WHERE c.state = 'placed' AND ${UNSENT}`;

const profileColumns: Record<ProfileField, string> = {
  ...{ name: "name", amharicName: "amharic_name", phone: "phone", email: "email", city: "city", language: "locale" },
  ...{ description: "description", amharicDescription: "amharic_description", logo: "logo", banner: "banner_image" },
  ...{ legalName: "legal_name", tin: "tin", vatNumber: "vat_number", vatRate: "vat_rate" },
  legalAddress: "legal_address",
};
const stateColumns = { verifiedAt: "verified_at", hiddenAt: "hidden_at", closedUntil: "closed_until" } as const;
export const vendorColumns = { ...profileColumns, ...stateColumns };

const PROFILE = Object.entries(profileColumns).map(([field, column]) => `coalesce(v.${column}, '') AS ${field}`);
const STATES = Object.entries(stateColumns).map(([field, column]) => `v.${column} AS ${field}`);

const VENDORS = `
  SELECT v.id, ${[...PROFILE, ...STATES].join(", ")}, v.is_city_known AS isCityKnown,
    v.sms_to AS smsTo, ${HAS_SYSTEM} AS hasSystem, ${goodsOn("vendor", "v.id")} AS products,
    (SELECT count(*) FROM parcel c WHERE c.vendor_id = v.id AND c.state = 'placed') AS unconfirmed,
    (SELECT count(*) FROM parcel c WHERE c.vendor_id = v.id AND c.state = 'placed' AND ${UNSENT}) AS unreached
  FROM vendor v`;
