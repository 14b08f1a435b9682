import { READ_MS, within } from "./deadline.server.ts";

/** Read at most once a second in each isolate (settled.md 9). */
let last = { version: 0, at: -Infinity };
const FRESH_MS = 1_000;

/** When the read under way began, in UTC ms. Other requests use the last version meanwhile. */
let readingSince = -Infinity;

/** The version that this isolate read last, however long ago; null: none yet. */
export function knownCatalogueVersion(): number | null {
  return last.at === -Infinity ? null : last.version;
}

/** The catalogue version, which every import and seed raises; `now` in UTC ms. Throws when D1 does not answer. */
export async function findCatalogueVersion(db: D1Database, now: number): Promise<number> {
  const age = now - last.at;
  if (age >= 0 && age < FRESH_MS) return last.version;
  const isBeingRead = now - readingSince >= 0 && now - readingSince < READ_MS;
  if (isBeingRead && age >= 0 && age < 2 * FRESH_MS) return last.version;
  readingSince = now;
  try {
    const row = await within(
      READ_MS,
      db.prepare("SELECT version FROM catalogue_version WHERE id = 1").first<{ version: number }>(),
    );
    last = { version: row?.version ?? 0, at: now };
    return last.version;
  } finally {
    readingSince = -Infinity;
  }
}
