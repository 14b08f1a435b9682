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
 * One batch. Throws, changing nothing, if a named row was removed or another version loaded meanwhile. `storesPictures`:
 * third-party pictures become the shop's own.
 */
export async function saveContent(
  db: D1Database,
  load: ContentLoad,
  before: object,
  { author, now, storesPictures }: By & { storesPictures: boolean },
): Promise<number> {
  const { named, by, file, sha256, restores, seen = null } = load;
  const { lists, addresses } = storesPictures ? withStoredPictures(load.lists) : { lists: load.lists, addresses: [] };
  const sections = JSON.stringify(Object.keys(named));
  const [, version] = await db.batch<{ number: number }>([
    db.prepare(FIRST).bind(now, JSON.stringify(before), JSON.stringify(Object.keys(before))),
    db.prepare(NEXT).bind(now, by, file, sha256, sections, restores, JSON.stringify(named), seen),
    db.prepare(EVENT).bind(now, author.kind, author.id, author.name, file, restores, author.address),
    ...releaseContentPictures(db),
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

function toVersion({ number, loadedAt, by, file, sha256, sections, restores }: VersionRow): ContentVersion {
  return { number, loadedAt, by, file, sha256, sections: JSON.parse(sections) as string[], restores };
}

const COLUMNS = `number, loaded_at AS loadedAt, loaded_by AS "by", file, sha256, sections, restores`;
const LIST = `SELECT ${COLUMNS} FROM content_version ORDER BY number DESC LIMIT 100`;
const ONE = `SELECT ${COLUMNS}, content FROM content_version WHERE number = ?1`;

export function listStatements(db: D1Database, lists: Partial<ContentLists<number>>): D1PreparedStatement[] {
  return Object.entries(lists).flatMap(([path, rows]) => {
    const [section, key = ""] = path.split(".") as [keyof typeof LISTS, string?];
    const { clear, fill } = LISTS[section](key);
    const json = JSON.stringify(rows);
    return [db.prepare(clear), ...fill.map((sql) => db.prepare(sql).bind(json))];
  });
}

const at = (path: string) => `r.value ->> '${path}'`;
const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, at(name)]));
const both = (name: string) => ({ [name]: at(`$.${name}.en`), [`${name}_am`]: at(`$.${name}.am`) });
const EACH = "FROM json_each(?1) r ORDER BY r.key";

/** `clear` deletes a list's rows, `fill` inserts those of ?1 (JSON). */
const list = (table: string, columns: Record<string, string>, which = "") => ({
  clear: `DELETE FROM ${table}${which}`,
  fill: [
    `INSERT INTO ${table} (position, ${Object.keys(columns).join(", ")})
     SELECT r.key, ${Object.values(columns).join(", ")} ${EACH}`,
  ],
});

// slot and panel come from our own lists of names, never from the file.
const LISTS = {
  banners: (slot: string) =>
    list("banner", { slot: `'${slot}'`, ...same("url", "image"), ...both("title") }, ` WHERE slot = '${slot}'`),
  promoTiles: (panel: string) =>
    list(
      "promo_tile",
      { panel: `'${panel}'`, ...both("title"), ...same("query", "price", "image") },
      ` WHERE panel = '${panel}'`,
    ),
  heroes: () => list("hero_image", { ...same("image", "link", "price"), ...both("headline") }),
  tripletCards: () => list("triplet_card", { ...same("url", "image"), ...both("title") }),
  categoryBanners: () => list("category_banner", { category_id: at("category"), image: at("image") }),
  testimonials: () =>
    list("testimonial", {
      ...{ profile_picture: at("profilePicture"), video_url: at("videoUrl"), ...same("poster", "length") },
      ...{ ...both("film"), ...both("content"), ...both("name"), ...both("role") },
    }),
  holidayPackages: () => list("holiday_package", { subcategory_id: "r.value" }),
  flashSales: () => list("flash_product", { product_id: "r.value" }),
  exhibitions: () => ({
    clear: "DELETE FROM exhibition",
    fill: [
      `INSERT INTO exhibition (id, name, amharic_name) SELECT r.key + 1, ${at("$.name.en")}, ${at("$.name.am")} ${EACH}`,
      `INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date, adey)
       SELECT r.key + 1, p.value ->> 'product', p.key, p.value ->> 'startDate', p.value ->> 'adey'
       FROM json_each(?1) r CROSS JOIN json_each(r.value -> 'products') p`,
    ],
  }),
};
