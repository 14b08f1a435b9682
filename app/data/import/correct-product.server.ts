import type { Correction } from "../../domain/feed/correction.ts";
import { changedFacts, type EventFacts } from "../../domain/desk/operator-event.ts";
import { type CategoryPath, categoryPathKey, type ParentNames } from "../../domain/feed/category-path.ts";
import type { ProductDraft } from "../../domain/feed/product-draft.ts";
import { eventStatement, type By } from "../events/operator-events.server.ts";
import type { SentPicture } from "../../domain/pictures/sent-pictures.ts";
import { shownAddress } from "../pictures/picture-names.server.ts";
import { addSentStatement } from "../pictures/sent-pictures.server.ts";
import { saveProducts } from "./catalogue-import.server.ts";
import { BEFORE, CATEGORY_PATH, readBefore } from "./import-changes.server.ts";

export async function findStoredGoods(db: D1Database, id: number) {
  const row = await db.prepare(STORED_GOODS).bind(id).first<StoredRow>();
  if (!row) return null;
  const { vendorId, updatedAt } = row;
  const correction = row.correction === null ? null : (JSON.parse(row.correction) as Correction);
  return { vendorId, ...readBefore(row.before, row.feedId), correction, updatedAt };
}

interface StoredRow {
  vendorId: number;
  feedId: string;
  before: string;
  correction: string | null;
  updatedAt: number;
}

/** As pages print them; '' for a picture that is not available. */
export async function listPrintedPictures(db: D1Database, id: number): Promise<string[]> {
  const { results } = await db.prepare(SHOWN_PICTURES).bind(id).all<{ shown: string | null }>();
  return results.map(({ shown }) => shown ?? "");
}

const SHOWN_PICTURES = `
  SELECT ${shownAddress("image")} AS shown FROM product_image WHERE product_id = ?1 ORDER BY position`;

interface Correcting extends By {
  seen: number;
  /** null: feeds write the product again. */
  correction: Correction | null;
  /** Pictures that were uploaded with the form. */
  sent?: readonly SentPicture[];
}

/** Does not change prices and stock. */
export async function correctProduct(
  db: D1Database,
  id: number,
  { seen, correction, sent = [], author, now }: Correcting,
): Promise<"done" | "meanwhile" | "unknown"> {
  const stored = await findStoredGoods(db, id);
  if (!stored) return "unknown";
  const text = correction && JSON.stringify(correction);
  const { meta } = await db.prepare(SET).bind(id, seen, text).run();
  if (meta.changes === 0) return "meanwhile";
  const { vendorId, draft } = stored;
  if (sent.length > 0) await addSentStatement(db, sent, now).run();
  // A product that its feed dropped stays off sale; its correction applies once it returns.
  if (correction && !stored.isGone) await saveProducts(db, vendorId, [draft], now, null, true);
  const facts = (one: ProductDraft | Correction): EventFacts => ({
    ...{ name: one.name, amharicName: one.nameAm, description: one.description },
    ...{ amharicDescription: one.descriptionAm, pictures: one.images.join(" "), place: categoryPathKey(one) },
  });
  const object = { kind: "product", id: String(id) } as const;
  const before = { ...facts(draft), locked: stored.correction !== null };
  const after = { ...facts(correction ?? draft), locked: correction !== null };
  const changes = changedFacts(before, after);
  await eventStatement(db, { author, action: "productChanged", object, ...changes, now }).run();
  return "done";
}

export async function listCategoryPaths(db: D1Database): Promise<CategoryPath[]> {
  return (await db.prepare(CATEGORY_PATHS).all<{ category: string }>()).results.map(
    ({ category }) => JSON.parse(category) as CategoryPath,
  );
}

export async function findParentNames(db: D1Database): Promise<ParentNames> {
  const { results } = await db
    .prepare("SELECT slug_name AS slug, name, amharic_name AS nameAm FROM parent_category")
    .all<{ slug: string; name: string; nameAm: string | null }>();
  return Object.fromEntries(results.map(({ slug, ...names }) => [slug, names]));
}

const STORED_GOODS = `
  SELECT p.vendor_id AS vendorId, p.feed_id AS feedId, ${BEFORE} AS before, p.correction, p.updated_at AS updatedAt
  FROM product p WHERE p.id = ?1`;

// Without its hash, the next row of a feed counts as changed.
const SET =
  "UPDATE product SET correction = ?3, feed_hash = '', updated_at = updated_at + 1 WHERE id = ?1 AND updated_at = ?2";

const CATEGORY_PATHS = `
  SELECT ${CATEGORY_PATH} AS category FROM category c CROSS JOIN parent_category g ON g.id = c.parent_id
    LEFT JOIN subcategory s ON s.category_id = c.id
  ORDER BY g.position, c.position, c.id, s.position, s.id LIMIT 2000`;
