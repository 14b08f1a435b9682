import { type ShopSettings, shopSettings, type StoredSettings } from "../domain/settings/shop-settings.ts";
import { READ_MS, within } from "./deadline.server.ts";

/** The catalogue's version and, in the same row, the settings of the shop: read at most once a second in each isolate (settled.md 9). */
interface Known {
  version: number;
  /** The same object for as long as nobody changes one. */
  settings: ShopSettings;
  stored: string;
  /** UTC ms. */
  at: number;
}

let last: Known = { version: 0, settings: shopSettings({}), stored: "{}", at: -Infinity };
const FRESH_MS = 1_000;

/** When the read under way began, in UTC ms. Other requests use the last version meanwhile. */
let readingSince = -Infinity;

/** The value that this isolate read last, however long ago; null before the first. */
export function knownToIsolate(): Known | null {
  return last.at === -Infinity ? null : last;
}

/** The version that this isolate read last, however long ago; null: none yet. */
export function knownCatalogueVersion(): number | null {
  return knownToIsolate()?.version ?? null;
}

/** Behind a write of this isolate that changed both: the next question is answered by the database. */
export function forgetCatalogueVersion(): void {
  last = { ...last, at: -Infinity };
}

/** The catalogue version, which every import and seed raises; `now` in UTC ms. Throws when D1 does not answer. */
export async function findCatalogueVersion(db: D1Database, now: number): Promise<number> {
  const age = now - last.at;
  if (age >= 0 && age < FRESH_MS) return last.version;
  const isBeingRead = now - readingSince >= 0 && now - readingSince < READ_MS;
  if (isBeingRead && age >= 0 && age < 2 * FRESH_MS) return last.version;
  readingSince = now;
  try {
    const row = await within(READ_MS, db.prepare(READ).first<{ version: number; settings: string }>());
    const stored = row?.settings ?? "{}";
    const settings = stored === last.stored ? last.settings : shopSettings(JSON.parse(stored) as StoredSettings);
    last = { version: row?.version ?? 0, settings, stored, at: now };
    return last.version;
  } finally {
    readingSince = -Infinity;
  }
}

/**
 * The settings of the shop as this isolate knows them, read only where it knows none: every page looks at the version, so that a
 * former setting is seen once more at most. Without a database the defaults hold.
 */
export async function findSettings(db: D1Database, now: number): Promise<ShopSettings> {
  if (!knownToIsolate()) await findCatalogueVersion(db, now).catch(() => {});
  return last.settings;
}

const READ = `
  SELECT version, (SELECT json_group_object(name, value) FROM shop_setting) AS settings
  FROM catalogue_version WHERE id = 1`;
