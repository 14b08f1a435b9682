import { type ContentLists, contentVersionsKept } from "../../domain/content/content-lists.ts";
import { INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { releaseForgottenPictures, requireHomePictures } from "../pictures/home-pictures.server.ts";
import { addPicturesStatement } from "../pictures/picture-names.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { homePicturesOf, releaseContentPictures, withStoredPictures } from "./content-pictures.server.ts";

export interface ContentLoad {
  lists: Partial<ContentLists<number>>;
  named: object;
  by: string;
  file: string;
  sha256: string;
  restores: number | null;
  /** The newest version that the author saw, 0 for none; without it the load is unconditional. */
  seen?: number;
}

export function isLoadedMeanwhile(error: unknown): boolean {
  return String(error).includes("content_version.number");
}

/**
 * One batch. Throws, changing nothing, if a named row was removed or another version loaded meanwhile.
 */
export async function saveContent(
  db: D1Database,
  load: ContentLoad,
  before: object,
  { author, now }: By,
): Promise<number> {
  const { named, by, file, sha256, restores, seen = null } = load;
  const { lists, addresses } = withStoredPictures(load.lists);
  const sections = JSON.stringify(Object.keys(named));
  const [, version] = await db.batch<{ number: number }>([
    db.prepare(FIRST).bind(now, JSON.stringify(before), JSON.stringify(Object.keys(before))),
    db.prepare(NEXT).bind(now, by, file, sha256, sections, restores, JSON.stringify(named), seen),
    db.prepare(EVENT).bind(now, author.kind, author.id, author.name, file, restores, author.address),
    releaseContentPictures(db),
    ...listStatements(db, lists),
    addPicturesStatement(db, addresses, now),
    requireHomePictures(db, homePicturesOf(load.lists)),
    db.prepare(releaseForgottenPictures(LAST_FORGOTTEN)).bind(contentVersionsKept),
    db.prepare(FORGET).bind(contentVersionsKept),
    bumpVersion(db, now),
  ]);
  return version!.results[0]!.number;
}

const FIRST = `
  INSERT INTO content_version (number, loaded_at, loaded_by, file, sha256, sections, content)
  SELECT 1, ?1, '', '', '', ?3, ?2 WHERE NOT EXISTS (SELECT 1 FROM content_version)`;

// json_patch replaces lists and merges objects. If the newest version is not ?8 (the one seen), the number is taken and
// the insert fails.
const NEXT = `
  INSERT INTO content_version (number, loaded_at, loaded_by, file, sha256, sections, restores, content)
  SELECT number + CASE WHEN ?8 IS NULL OR number <= max(?8, 1) THEN 1 ELSE 0 END, ?1, ?2, ?3, ?4, ?5, ?6, json_patch(content, ?7)
  FROM content_version ORDER BY number DESC LIMIT 1
  RETURNING number`;

const EVENT = `${INSERT_EVENT}
  SELECT ?1, ?2, ?3, ?4, 'contentLoaded', 'content', '', json_object('version', number - 1),
    json_patch('{}', json_object('version', number, 'file', nullif(?5, ''), 'restores', CAST(?6 AS INTEGER))), ?7
  FROM content_version ORDER BY number DESC LIMIT 1`;

const LAST_FORGOTTEN = "(SELECT max(number) FROM content_version) - ?1";
const FORGET = `DELETE FROM content_version WHERE number <= ${LAST_FORGOTTEN}`;

/** The first version is the content from before the first load. */
export interface ContentVersion {
  number: number;
  loadedAt: number;
  by: string;
  file: string;
  sha256: string;
  sections: string[];
  restores: number | null;
}

export async function listContentVersions(db: D1Database): Promise<ContentVersion[]> {
  const { results } = await db.prepare(LIST).all<VersionRow>();
  return results.map(toVersion);
}

export async function findContentVersion(db: D1Database, number: number) {
  const row = await db.prepare(ONE).bind(number).first<VersionRow & { content: string }>();
  return row && { ...toVersion(row), content: JSON.parse(row.content) as unknown };
}

type VersionRow = Omit<ContentVersion, "sections"> & { sections: string };

const toVersion = (row: VersionRow): ContentVersion => ({ ...row, sections: JSON.parse(row.sections) as string[] });

const COLUMNS = `number, loaded_at AS loadedAt, loaded_by AS "by", file, sha256, sections, restores`;
const LIST = `SELECT ${COLUMNS} FROM content_version ORDER BY number DESC LIMIT 100`;
const ONE = `SELECT ${COLUMNS}, content FROM content_version WHERE number = ?1`;

export function listStatements(db: D1Database, lists: Partial<ContentLists<number>>): D1PreparedStatement[] {
  return Object.entries(lists).flatMap(([path, rows]) => {
    const json = JSON.stringify(rows);
    const referring = REFERRING[path];
    if (referring) return [db.prepare(referring.clear), ...referring.fill.map((sql) => db.prepare(sql).bind(json))];
    return [db.prepare(CLEAR).bind(path), db.prepare(FILL).bind(json, path)];
  });
}

const CLEAR = "DELETE FROM home_entry WHERE list = ?1";
const FILL = "INSERT INTO home_entry (list, position, entry) SELECT ?2, key, value FROM json_each(?1)";

/** Lists with tables of their own; `fill` inserts the rows of ?1 (JSON). */
const REFERRING: Partial<Record<string, { clear: string; fill: string[] }>> = {
  holidayPackages: {
    clear: "DELETE FROM holiday_package",
    fill: ["INSERT INTO holiday_package (subcategory_id, position) SELECT value, key FROM json_each(?1)"],
  },
  flashSales: {
    clear: "DELETE FROM flash_product",
    fill: ["INSERT INTO flash_product (product_id, position) SELECT value, key FROM json_each(?1)"],
  },
  exhibitions: {
    clear: "DELETE FROM exhibition",
    fill: [
      `INSERT INTO exhibition (id, name, amharic_name)
       SELECT key + 1, value ->> '$.name.en', value ->> '$.name.am' FROM json_each(?1)`,
      `INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date, adey)
       SELECT r.key + 1, p.value ->> 'product', p.key, p.value ->> 'startDate', p.value ->> 'adey'
       FROM json_each(?1) r CROSS JOIN json_each(r.value -> 'products') p`,
    ],
  },
};
