import type { Locale } from "../../domain/viewer.ts";
import { within } from "../deadline.server.ts";

const READ_MS = 2_000;
const WRITE_MS = 5_000;

/** A purchase that gives somebody a say about a product. */
interface Purchase {
  orderId: number;
  /** Whose review it is: the order's owner. */
  buyer: string;
  /** As it stands on the order. */
  name: string;
  isDelivered: boolean;
}

/** What a buyer wrote of a product; hiddenAt in UTC ms, null while everybody sees it. */
interface OwnReview {
  rate: number;
  content: string;
  hiddenAt: number | null;
}

/**
 * With which purchase somebody may review a product, and what was written with it already; delivered ones first, then own
 * ones. null for who bought none here. Own orders count, and of guests' orders those whose number and phone were proved.
 */
export async function findPurchase(
  db: D1Database,
  owner: string,
  productId: number,
): Promise<(Purchase & { review: OwnReview | null }) | null> {
  const row = await within(READ_MS, db.prepare(PURCHASE).bind(owner, productId).first<PurchaseRow>());
  if (!row) return null;
  const { rate, content, hiddenAt, isDelivered, ...purchase } = row;
  const review = rate === null ? null : { rate, content, hiddenAt };
  return { ...purchase, isDelivered: isDelivered === 1, review };
}

interface Written {
  /** Who writes: the right to is asked again in the same statement. */
  owner: string;
  orderId: number;
  productId: number;
  rate: number;
  author: string;
  content: string;
  contentLang: Locale;
  /** UTC ms. */
  now: number;
}

/**
 * Writes a review, or changes the one this buyer wrote of the product before: one of each buyer. A changed one that is
 * hidden stays so and waits for an operator. False where nothing was bought, or nothing delivered.
 */
export async function saveReview(db: D1Database, review: Written): Promise<boolean> {
  const { owner, orderId, productId, rate, author, content, contentLang, now } = review;
  const { meta } = await within(
    WRITE_MS,
    db.prepare(SAVE).bind(owner, productId, orderId, rate, author, content, contentLang, now).run(),
  );
  return meta.changes > 0;
}

/**
 * Takes a buyer's words back; of a hidden review the words go and the mark stays, so that nobody writes it anew. Nothing
 * happens where there is none.
 */
export async function removeReview(
  db: D1Database,
  { owner, orderId, productId }: Pick<Written, "owner" | "orderId" | "productId">,
): Promise<void> {
  await within(
    WRITE_MS,
    db.batch([
      db.prepare(FORGET_HIDDEN).bind(owner, productId, orderId),
      db.prepare(REMOVE).bind(owner, productId, orderId),
    ]),
  );
}

/** Orders somebody (?1) may speak for. */
const ORDERS = `(
  SELECT id, 1 AS is_own FROM shop_order WHERE owner = ?1
  UNION ALL
  SELECT v.order_id, 0 FROM order_viewer v CROSS JOIN shop_order g ON g.id = v.order_id
  WHERE v.owner = ?1 AND substr(g.owner, 1, 8) = 'session:')`;

const DELIVERED = "c.state IN ('delivered', 'returnAsked', 'returned', 'returnRefused')";

const BOUGHT = `
  ${ORDERS} mine CROSS JOIN shop_order o ON o.id = mine.id
  CROSS JOIN parcel c ON c.order_id = o.id CROSS JOIN order_line l ON l.parcel_id = c.id AND l.product_id = ?2`;

const PURCHASE = `
  SELECT o.id AS orderId, o.owner AS buyer, o.name, ${DELIVERED} AS isDelivered, r.rate, r.content, r.hidden_at AS hiddenAt
  FROM ${BOUGHT} LEFT JOIN product_rate r ON r.buyer = o.owner AND r.product_id = ?2
  WHERE c.state <> 'cancelled' ORDER BY isDelivered DESC, mine.is_own DESC, o.id DESC LIMIT 1`;

const SAVE = `
  INSERT INTO product_rate (product_id, order_id, buyer, rate, author, content, content_lang, created_at)
  SELECT ?2, o.id, o.owner, ?4, ?5, ?6, ?7, ?8 FROM ${BOUGHT} WHERE o.id = ?3 AND ${DELIVERED} LIMIT 1
  ON CONFLICT (buyer, product_id) WHERE buyer IS NOT NULL DO UPDATE SET
    rate = excluded.rate, author = excluded.author, content = excluded.content, content_lang = excluded.content_lang,
    cleared_at = CASE WHEN content = excluded.content THEN cleared_at END,
    waits_since = CASE WHEN hidden_at IS NULL OR content = excluded.content THEN waits_since ELSE coalesce(waits_since, ?8) END`;

const OWN = `product_id = ?2 AND buyer = (SELECT o.owner FROM ${BOUGHT} WHERE o.id = ?3 LIMIT 1)`;

const FORGET_HIDDEN = `UPDATE product_rate SET content = '', author = '', reply = '', reply_at = NULL WHERE ${OWN} AND hidden_at IS NOT NULL`;
const REMOVE = `DELETE FROM product_rate WHERE ${OWN} AND hidden_at IS NULL`;

interface PurchaseRow extends Omit<Purchase, "isDelivered"> {
  isDelivered: number;
  rate: number | null;
  content: string;
  hiddenAt: number | null;
}
