import { changedFacts } from "../../domain/desk/operator-event.ts";
import {
  type DeskSetting,
  deskSettings,
  settingDefault,
  settingText,
  type StoredSettings,
} from "../../domain/settings/shop-settings.ts";
import { bumpVersion, forgetCatalogueVersion } from "../catalogue-version.server.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";

/** `seen`: id of the last change at the desk, 0 before the first. */
export async function readStoredSettings(db: D1Database): Promise<{ stored: StoredSettings; seen: number }> {
  const row = await db.prepare(READ).first<{ stored: string; seen: number }>();
  return { stored: JSON.parse(row!.stored) as StoredSettings, seen: row!.seen };
}

/** One event; outdates cached pages. "meanwhile" where a setting changed after `seen`. */
export async function saveSettings(
  db: D1Database,
  asked: Readonly<Partial<Record<DeskSetting, string>>>,
  { seen, author, now }: By & { seen: number },
): Promise<"saved" | "unchanged" | "meanwhile"> {
  const { stored, seen: last } = await readStoredSettings(db);
  if (last !== seen) return "meanwhile";
  const before = textsOf((name) => settingText(stored, name));
  const after = textsOf((name) => (asked[name] ?? before[name]) || settingDefault(name));
  const changed = deskSettings.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return "unchanged";
  // "" means the default, so that a later build can change the default.
  const rows = changed.map((name) => [name, after[name] === settingDefault(name) ? "" : after[name]]);
  const event = { author, action: "settingsChanged", object: settingsObject, now } as const;
  const [set] = await db.batch([
    db.prepare(SET).bind(JSON.stringify(Object.fromEntries(rows)), seen),
    // Must directly follow SET: it looks at its changed rows.
    eventIfChanged(db, { ...event, ...changedFacts(before, after) }),
    bumpVersion(db, now),
  ]);
  forgetCatalogueVersion();
  return set!.meta.changes > 0 ? "saved" : "meanwhile";
}

function textsOf(text: (name: DeskSetting) => string): Record<DeskSetting, string> {
  return Object.fromEntries(deskSettings.map((name) => [name, text(name)])) as Record<DeskSetting, string>;
}

export const settingsObject = { kind: "settings", id: "shop" } as const;

const SEEN = `
  (SELECT coalesce(max(id), 0) FROM operator_event
   WHERE object_kind = '${settingsObject.kind}' AND object_id = '${settingsObject.id}')`;

const READ = `SELECT (SELECT json_group_object(name, value) FROM shop_setting) AS stored, ${SEEN} AS seen`;

const SET = `
  INSERT INTO shop_setting (name, value) SELECT key, value FROM json_each(?1) WHERE ${SEEN} = ?2
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
