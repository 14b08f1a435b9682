import type { Absorbed } from "../../domain/accounts/sign-in-merge.ts";

export async function findDraft(db: D1Database, owner: string): Promise<string | null> {
  const asked = db.prepare("SELECT details FROM checkout_draft WHERE owner = ?1").bind(owner);
  return asked.first<string>("details");
}

export async function saveDraft(db: D1Database, owner: string, details: string, now: number): Promise<void> {
  await db.prepare(SAVE).bind(owner, details, now).run();
}

/** Idempotent; the latest draft wins. */
export function absorbDraft(db: D1Database, { guest, owner }: Absorbed): D1PreparedStatement[] {
  return [db.prepare(ABSORB).bind(guest, owner), db.prepare("DELETE FROM checkout_draft WHERE owner = ?1").bind(guest)];
}

const SAVE = `
  INSERT INTO checkout_draft (owner, details, updated_at) VALUES (?1, ?2, ?3)
  ON CONFLICT (owner) DO UPDATE SET details = excluded.details, updated_at = excluded.updated_at`;

const ABSORB = `
  INSERT INTO checkout_draft (owner, details, updated_at)
  SELECT ?2, details, updated_at FROM checkout_draft WHERE owner = ?1
  ON CONFLICT (owner) DO UPDATE SET details = excluded.details, updated_at = excluded.updated_at
  WHERE excluded.updated_at >= updated_at`;
