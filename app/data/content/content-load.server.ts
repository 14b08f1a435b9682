import { type ContentLists, contentVersionsKept } from "../../domain/content/content-lists.ts";
import { within } from "../deadline.server.ts";
import { bumpVersion } from "../upkeep/catalogue-totals.server.ts";
import { listStatements } from "./content-statements.server.ts";

const WRITE_MS = 5_000;

/** One load of content that was checked; sha256 is of the file's bytes, restores the version it brings back. */
export interface ContentLoad {
  lists: Partial<ContentLists<number>>;
  /** The same in the form of a file: what it does not name stays. */
  named: object;
  by: string;
  file: string;
  sha256: string;
  restores: number | null;
}

/**
 * Puts the lists into the shop and keeps the load as its newest version, all in one batch at `now` (UTC ms): two loads
 * follow each other under numbers of their own. `before` is what the shop has now, kept as the first version where there
 * is none yet. Every copy of the catalogue is old afterwards. The new version's number. Throws a broken reference where
 * something that is named went away meanwhile; nothing is changed then.
 */
export async function saveContent(db: D1Database, load: ContentLoad, before: object, now: number): Promise<number> {
  const { named, by, file, sha256, restores } = load;
  const sections = JSON.stringify(Object.keys(named));
  const [, kept] = await within(
    WRITE_MS,
    db.batch<{ number: number }>([
      db.prepare(FIRST).bind(now, JSON.stringify(before), JSON.stringify(Object.keys(before))),
      db.prepare(NEXT).bind(now, by, file, sha256, sections, restores, JSON.stringify(named)),
      ...listStatements(db, load.lists),
      db.prepare(FORGET).bind(contentVersionsKept),
      bumpVersion(db, now),
    ]),
  );
  return kept!.results[0]!.number;
}

const FIRST = `
  INSERT INTO content_version (number, loaded_at, loaded_by, file, sha256, sections, content)
  SELECT 1, ?1, '', '', '', ?3, ?2 WHERE NOT EXISTS (SELECT 1 FROM content_version)`;

// json_patch puts lists in each other's place and goes into objects: a panel or slot that is not named stays, too.
const NEXT = `
  INSERT INTO content_version (number, loaded_at, loaded_by, file, sha256, sections, restores, content)
  SELECT number + 1, ?1, ?2, ?3, ?4, ?5, ?6, json_patch(content, ?7)
  FROM content_version ORDER BY number DESC LIMIT 1
  RETURNING number`;

const FORGET = "DELETE FROM content_version WHERE number <= (SELECT max(number) FROM content_version) - ?1";
