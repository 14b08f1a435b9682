import { within } from "./deadline.server.ts";

/** Looked at once a second per isolate at most (settled.md 9); a plain value that all requests may share. */
let seen = { version: 0, at: -Infinity };
const LOOK_EVERY_MS = 1_000;
/** Copies are good without it, so nobody waits long. */
const LOOK_MS = 500;

/** The version every import and seed bumps; `now` in UTC ms. Throws when D1 does not answer. */
export async function findCatalogueVersion(db: D1Database, now: number): Promise<number> {
  if (now - seen.at >= 0 && now - seen.at < LOOK_EVERY_MS) return seen.version;
  const row = await within(
    LOOK_MS,
    db.prepare("SELECT version FROM catalogue_version WHERE id = 1").first<{ version: number }>(),
  );
  seen = { version: row?.version ?? 0, at: now };
  return seen.version;
}
