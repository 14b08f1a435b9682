/** Stores a guest's session with the first thing that belongs to it. */
export function storeSession(db: D1Database, idHash: string, now: number): D1PreparedStatement {
  return db.prepare(OPEN).bind(idHash, now);
}

const OPEN = `
  INSERT INTO session (id_hash, created_at, seen_at) VALUES (?1, ?2, ?2) ON CONFLICT (id_hash) DO UPDATE SET seen_at = ?2`;
