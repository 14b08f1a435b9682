import type { Correction } from "../../domain/feed/correction.ts";
import type { EventFacts } from "../../domain/desk/operator-event.ts";
import { type CategoryPath, categoryPathKey, type ParentNames } from "../../domain/feed/category-path.ts";
import type { ProductDraft } from "../../domain/products/product-draft.ts";
import { eventStatement, type By } from "../events/operator-events.server.ts";
import type { SentPicture } from "../../domain/pictures/sent-pictures.ts";
import { shownAddress } from "../pictures/picture-names.server.ts";
import { addSentStatement } from "../pictures/sent-pictures.server.ts";
import { saveProducts } from "./catalogue-import.server.ts";
import { fieldsOfColumns } from "./draft-columns.server.ts";
import { BEFORE, readBefore } from "./import-changes.server.ts";

/** The product as a draft of the importer, with the addresses that its pictures came from. */
export async function findStoredGoods(db: D1Database, id: number) {
  const row = await db.prepare(STORED_GOODS).bind(id).first<StoredRow>();
  if (!row) return null;
  const { columns, images, variants, specifications } = readBefore(row.before);
  const of = <Value>(name: string) => columns[name] as Value;
  const category = JSON.parse(row.category) as CategoryPath;
  const draft: ProductDraft = {
    ...fieldsOfColumns(columns),
    feedId: row.feedId,
    ...category,
    images: images.map(({ image, source }) => source ?? image),
    usdPrice: of("usd_rate") === null ? of("usd_price") : null,
    specialPrice:
      of("special_ends_at") === null ? null : { price: of("special_price"), endDate: of("special_ends_at") },
    freeDelivery: of("free_delivery") === 1,
    isNew: of("is_new") === 1,
    isTop: of("is_top") === 1,
    variants: variants.map(({ color, colorAm, colorCode, size, price, gtin, stockAmount, picture }) => ({
      ...{ color, colorAm, colorCode, size, price },
      ...(gtin !== null && { gtin }),
      ...(stockAmount !== null && { stockAmount }),
      ...(picture !== null && { picture }),
    })),
    specifications,
  };
  const correction = row.correction === null ? null : (JSON.parse(row.correction) as Correction);
  return { vendorId: row.vendorId, draft, correction, updatedAt: row.updatedAt, isGone: row.isGone === 1 };
}

interface StoredRow {
  vendorId: number;
  feedId: string;
  before: string;
  category: string;
  correction: string | null;
  updatedAt: number;
  isGone: number;
}

/** As pages print them; '' for a picture that is not available. */
export async function listPrintedPictures(db: D1Database, id: number): Promise<string[]> {
  const { results } = await db.prepare(SHOWN_PICTURES).bind(id).all<{ shown: string | null }>();
  return results.map(({ shown }) => shown ?? "");
}

const SHOWN_PICTURES = `
  SELECT ${shownAddress("image")} AS shown FROM product_image WHERE product_id = ?1 ORDER BY position`;

/** After an undone import: corrections made since remain. */
export async function reapplyCorrections(db: D1Database, ids: readonly number[], now: number): Promise<void> {
  const { results } = await db.prepare(CORRECTED).bind(JSON.stringify(ids)).all<{ id: number }>();
  for (const { id } of results) {
    const { vendorId, draft, isGone } = (await findStoredGoods(db, id))!;
    if (!isGone) await saveProducts(db, vendorId, [draft], now, null, true);
  }
}

const CORRECTED = "SELECT id FROM product WHERE id IN (SELECT value FROM json_each(?1)) AND correction IS NOT NULL";

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
  const changed = Object.keys(after).filter((name) => before[name as "name"] !== after[name as "name"]);
  const pick = (all: EventFacts) => Object.fromEntries(changed.map((name) => [name, all[name as "name"] ?? null]));
  await eventStatement(db, {
    author,
    action: "productChanged",
    object,
    before: pick(before),
    after: pick(after),
    now,
  }).run();
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

const named = (table: string) =>
  `json_object('slugName', ${table}.slug_name, 'name', ${table}.name, 'nameAm', ${table}.amharic_name)`;
const CATEGORY_PATH = `json_object('parentSlug', g.slug_name, 'category', ${named("c")},
  'subcategory', CASE WHEN s.id IS NOT NULL THEN ${named("s")} END)`;

const STORED_GOODS = `
  SELECT p.vendor_id AS vendorId, p.feed_id AS feedId, ${BEFORE} AS before, ${CATEGORY_PATH} AS category, p.correction, p.updated_at AS updatedAt,
    p.gone_at IS NOT NULL AS isGone
  FROM product p CROSS JOIN category c ON c.id = p.category_id CROSS JOIN parent_category g ON g.id = p.parent_id
  LEFT JOIN subcategory s ON s.id = p.subcategory_id WHERE p.id = ?1`;

// Without its hash, the next row of a feed counts as changed.
const SET =
  "UPDATE product SET correction = ?3, feed_hash = '', updated_at = updated_at + 1 WHERE id = ?1 AND updated_at = ?2";

const CATEGORY_PATHS = `
  SELECT ${CATEGORY_PATH} AS category FROM category c CROSS JOIN parent_category g ON g.id = c.parent_id
    LEFT JOIN subcategory s ON s.category_id = c.id
  ORDER BY g.position, c.position, c.id, s.position, s.id LIMIT 2000`;
