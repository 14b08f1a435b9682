import { type ShopSettings, shopSettings, type StoredSettings } from "../domain/settings/shop-settings.ts";
import { READ_MS } from "./deadline.server.ts";

/** Version and settings in one row: read at most once a second in each isolate (settled.md 9). */
interface Known {
  version: number;
  settings: ShopSettings;
  at: number;
}

let last: Known = { version: 0, settings: shopSettings({}), at: -Infinity };
const FRESH_MS = 1_000;

/** Other requests use the last version meanwhile. */
let readingSince = -Infinity;

export function cachedCatalogueVersion(): number | null {
  return last.at === -Infinity ? null : last.version;
}

/** Call after a write that changed version or settings. */
export function forgetCatalogueVersion(): void {
  last = { ...last, at: -Infinity };
}

/** Imports and seeds raise the version. Throws when D1 does not answer. */
export async function findCatalogueVersion(db: D1Database, now: number): Promise<number> {
  const age = now - last.at;
  if (age >= 0 && age < FRESH_MS) return last.version;
  const isBeingRead = now - readingSince >= 0 && now - readingSince < READ_MS;
  if (isBeingRead && age >= 0 && age < 2 * FRESH_MS) return last.version;
  readingSince = now;
  try {
    const row = await db.prepare(READ).first<{ version: number; settings: string }>();
    const settings = shopSettings(JSON.parse(row?.settings ?? "{}") as StoredSettings);
    last = { version: row?.version ?? 0, settings, at: now };
    return last.version;
  } finally {
    readingSince = -Infinity;
  }
}

/** Every page checks the version, so a page prints an outdated setting at most once. */
export async function findSettings(db: D1Database, now: number): Promise<ShopSettings> {
  if (cachedCatalogueVersion() === null) await findCatalogueVersion(db, now).catch(() => {});
  return last.settings;
}

const READ = `
  SELECT version, (SELECT json_group_object(name, value) FROM shop_setting) AS settings
  FROM catalogue_version WHERE id = 1`;

/** Invalidates all copies; part of each batch that changes the catalogue. */
export function bumpVersion(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare(BUMP).bind(now);
}

// At least the clock: a copy in KV from before a reset of the database must not look newer than the database.
const BUMP = "UPDATE catalogue_version SET version = max(version + 1, ?1) WHERE id = 1";
