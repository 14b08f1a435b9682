import { type CategoryPath, categoryPathKey } from "../../domain/feed/category-path.ts";
import { eventStatement, type By } from "../events/operator-events.server.ts";

/** Where the paths of a vendor's files belong that name no department of the shop, as staff said at the desk. */
export async function findCategoryMapping(db: D1Database, vendorId: number): Promise<Map<string, CategoryPath>> {
  const { results } = await db.prepare(MAPPING).bind(vendorId).all<{ path: string; place: string }>();
  return new Map(results.map(({ path, place }) => [path, JSON.parse(place) as CategoryPath]));
}

/** Of an import at the desk, those that nobody mapped yet. */
export async function listUnknownPaths(db: D1Database, run: number, limit: number): Promise<string[]> {
  const { results } = await db.prepare(UNKNOWN).bind(run, limit).all<{ path: string }>();
  return results.map(({ path }) => path);
}

interface MappedPath extends By {
  vendorId: number;
  path: string;
  category: CategoryPath;
}

/** From the next file on. */
export async function mapPath(db: D1Database, { vendorId, path, category, author, now }: MappedPath): Promise<void> {
  const object = { kind: "vendor", id: String(vendorId) } as const;
  const after = { name: path, place: categoryPathKey(category) };
  await db.batch([
    db.prepare(SET).bind(vendorId, path, JSON.stringify(category)),
    eventStatement(db, { author, action: "pathPlaced", object, after, now }),
  ]);
}

const MAPPING = "SELECT path, place FROM vendor_place WHERE vendor_id = ?1 ORDER BY path";

const UNKNOWN = `
  SELECT DISTINCT j.reject ->> '$.fault.value' AS path
  FROM import_run n CROSS JOIN import_reject j ON j.run_id = n.id
  LEFT JOIN vendor_place p ON p.vendor_id = n.vendor_id AND p.path = j.reject ->> '$.fault.value'
  WHERE n.id = ?1 AND j.reject ->> '$.fault.code' = 'placeUnknown' AND p.path IS NULL ORDER BY path LIMIT ?2`;

const SET = `
  INSERT INTO vendor_place (vendor_id, path, place) VALUES (?1, ?2, ?3)
  ON CONFLICT (vendor_id, path) DO UPDATE SET place = excluded.place`;
