import type { StoredSettings } from "../../app/domain/settings/shop-settings.ts";

/** A served shop sees them within a second. */
export async function setSettings(db: D1Database, settings: StoredSettings): Promise<void> {
  await db
    .prepare("INSERT OR REPLACE INTO shop_setting (name, value) SELECT key, value FROM json_each(?1)")
    .bind(JSON.stringify(settings))
    .run();
}
