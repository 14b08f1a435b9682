export interface PortalKey {
  key: string;
  vendorId: number;
  endpoint: string | null;
  madeAt: number;
}

export async function findCaller(db: D1Database, key: string): Promise<{ vendorId: number; vendor: string } | null> {
  return db.prepare(CALLER).bind(key).first<{ vendorId: number; vendor: string }>();
}

export async function findPortalKey(db: D1Database, vendorId: number): Promise<PortalKey | null> {
  return db.prepare(CURRENT).bind(vendorId).first<PortalKey>();
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

const CURRENT = `
  SELECT id AS key, vendor_id AS vendorId, endpoint, made_at AS madeAt FROM portal_key
  WHERE vendor_id = ?1 AND ended_at IS NULL`;

const ADD = "INSERT INTO portal_key (id, vendor_id, endpoint, made_at) SELECT ?1, id, ?3, ?4 FROM vendor WHERE id = ?2";

const EARLIER = `
  INSERT INTO portal_change (vendor_id, parcel_id)
  SELECT c.vendor_id, c.id FROM parcel c
  WHERE c.vendor_id = ?1 AND EXISTS (SELECT 1 FROM parcel_event e WHERE e.parcel_id = c.id AND e.state = 'placed')
  ORDER BY c.id ON CONFLICT (parcel_id) DO NOTHING`;
