import { within } from "./deadline.server.ts";

/** Looked at once a second per isolate at most (settled.md 9); a plain value that all requests may share. */
let seen = { version: 0, at: -Infinity };
const LOOK_EVERY_MS = 1_000;
/** Copies are good without it, so nobody waits long. */
const LOOK_MS = 500;

/** When the request that looks now began to, UTC ms; the others go on with what it was. */
let lookingSince = -Infinity;

/** The version every import and seed bumps; `now` in UTC ms. Throws when D1 does not answer. */
export async function findCatalogueVersion(db: D1Database, now: number): Promise<number> {
  const age = now - seen.at;
  if (age >= 0 && age < LOOK_EVERY_MS) return seen.version;
  const isLookedAt = now - lookingSince >= 0 && now - lookingSince < LOOK_MS;
  if (isLookedAt && age >= 0 && age < 2 * LOOK_EVERY_MS) return seen.version;
  lookingSince = now;
  try {
    const row = await within(
      LOOK_MS,
      db.prepare("SELECT version FROM catalogue_version WHERE id = 1").first<{ version: number }>(),
    );
    seen = { version: row?.version ?? 0, at: now };
    return seen.version;
  } finally {
    lookingSince = -Infinity;
  }
}
