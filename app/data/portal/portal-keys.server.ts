export interface PortalKey {
  key: string;
  vendorId: number;
  vendor: string;
  endpoint: string | null;
  madeAt: number;
  dead: number;
}

export async function findCaller(db: D1Database, key: string): Promise<{ vendorId: number; vendor: string } | null> {
  return db.prepare(CALLER).bind(key).first<{ vendorId: number; vendor: string }>();
}

export async function findPortalKey(db: D1Database, vendorId: number): Promise<PortalKey | null> {
  return db.prepare(`${KEYS} AND k.vendor_id = ?1`).bind(vendorId).first<PortalKey>();
}

/** The batch fails with `isKeyConflict` while another key is valid. */
export function addPortalKey(
  db: D1Database,
  { key, vendorId, endpoint, now }: { key: string; vendorId: number; endpoint: string | null; now: number },
): D1PreparedStatement {
  return db.prepare(ADD).bind(key, vendorId, endpoint, now);
}

/** The first key also makes earlier parcels visible to the vendor's system. */
export function showEarlierParcels(db: D1Database, vendorId: number): D1PreparedStatement {
  return db.prepare(EARLIER).bind(vendorId);
}

export function endPortalKey(db: D1Database, key: string, now: number): D1PreparedStatement {
  return db.prepare("UPDATE portal_key SET ended_at = ?2 WHERE id = ?1 AND ended_at IS NULL").bind(key, now);
}

export function setEndpoint(db: D1Database, key: string, endpoint: string | null): D1PreparedStatement {
  return db
    .prepare("UPDATE portal_key SET endpoint = ?2 WHERE id = ?1 AND ended_at IS NULL AND endpoint IS NOT ?2")
    .bind(key, endpoint);
}

export function isKeyConflict(error: unknown): boolean {
  return String(error).includes("portal_key.vendor_id");
}

const CALLER = `
  SELECT k.vendor_id AS vendorId, v.name AS vendor FROM portal_key k CROSS JOIN vendor v ON v.id = k.vendor_id
  WHERE k.id = ?1 AND k.ended_at IS NULL`;

const KEYS = `
  SELECT k.id AS key, k.vendor_id AS vendorId, v.name AS vendor, k.endpoint, k.made_at AS madeAt,
    (SELECT count(*) FROM outbox e WHERE e.kind = 'event' AND e.state IN ('dropped', 'kept') AND e.payload ->> 'vendor' = k.vendor_id) AS dead
  FROM portal_key k CROSS JOIN vendor v ON v.id = k.vendor_id WHERE k.ended_at IS NULL`;

const ADD = "INSERT INTO portal_key (id, vendor_id, endpoint, made_at) SELECT ?1, id, ?3, ?4 FROM vendor WHERE id = ?2";

const EARLIER = `
  INSERT INTO portal_change (vendor_id, parcel_id)
  SELECT c.vendor_id, c.id FROM parcel c
  WHERE c.vendor_id = ?1 AND EXISTS (SELECT 1 FROM parcel_event e WHERE e.parcel_id = c.id AND e.state = 'placed')
  ORDER BY c.id ON CONFLICT (parcel_id) DO NOTHING`;
